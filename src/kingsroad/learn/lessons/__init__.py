"""The lessons of each game, one module a game."""
