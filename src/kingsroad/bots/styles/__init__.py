"""What each style likes, one file a game: `LIKES`, patterns of choices by style."""
