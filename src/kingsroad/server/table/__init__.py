"""One table: its game, its people, what may be done there and what each of them is told.

Synchronous, without network and disk, and compiled: every choice at every table goes through it.
"""
