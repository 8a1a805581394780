"""Who is how good: leaderboards and profiles."""
