"""Clocks over minutes and over weeks: arithmetic without a game, a network or a disk."""
