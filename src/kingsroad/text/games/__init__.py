"""What is said of each game: one module or folder a game, found by its key."""
