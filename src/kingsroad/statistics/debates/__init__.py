"""What players have long debated about each game: one module a game, found by its key."""
