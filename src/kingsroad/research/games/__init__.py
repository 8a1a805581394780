"""What research needs to know of each game: one module a game."""
