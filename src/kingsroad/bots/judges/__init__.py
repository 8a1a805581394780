"""What a position is worth, one judge for each game."""
