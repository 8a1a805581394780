"""What the networks have learned, as data: a file for each game, named after it."""
