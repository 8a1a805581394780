"""Caylus (2005): 2 to 5 seats, open information, about ninety minutes at a real table."""
