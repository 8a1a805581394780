"""Several servers on one database: what they tell each other, and which has which table."""
