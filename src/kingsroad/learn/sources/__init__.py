"""Where a loss comes from: for each game what its questions are about, for the review."""
