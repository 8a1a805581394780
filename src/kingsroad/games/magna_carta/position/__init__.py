"""Positions: the whole table as a document that people can read, edit and play on from.

Hands and discards are written; a pile is what is left of the deck. The agenda holds what is left
of the current phase; the later phases are implied. Without an agenda the position stands at the
beginning of its phase.
"""
