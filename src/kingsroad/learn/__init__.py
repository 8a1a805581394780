"""Learning the games: lessons on the real board."""
