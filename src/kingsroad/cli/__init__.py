"""The command kingsroad."""
