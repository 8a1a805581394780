"""Positions: the whole table as a document that people can read, edit and play on from.

Only what does not follow from something else is written: the workers in the camp and the supply
are computed, and the agenda holds what is left of the current phase; the later phases are
implied. Without an agenda the position stands at the beginning of its phase.
"""
