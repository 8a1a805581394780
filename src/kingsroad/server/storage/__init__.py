"""What is on disk: the database, and the one thread that writes to it."""
