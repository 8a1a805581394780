"""Toll Road: a game of one page, to see whether a game is one thing."""
