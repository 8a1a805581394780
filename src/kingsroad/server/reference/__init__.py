"""What one may want to know: the games, their rules and tiles, and how the server is."""
