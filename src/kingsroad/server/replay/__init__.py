"""Looking back at a game: any moment, the record, the score, what a bot thinks of it."""
