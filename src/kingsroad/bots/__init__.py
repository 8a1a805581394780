"""Players: random, greedy and search, and the levels that people meet."""
