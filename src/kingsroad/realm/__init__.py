"""What the games of the family share: goods, effects, tiles. It never asks which game it serves."""
