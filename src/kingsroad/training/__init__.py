"""Training of the networks: self-play, learning, and a gate of games. Needs kingsroad[training]."""
