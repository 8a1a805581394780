"""Ratings of people: a pure function of finished games, and what else those say about somebody."""
