"""A campaign against several servers: kills, cuts and stops under play."""
