"""Caylus Magna Carta: 2 to 4 seats, own decks of cards, hidden hands."""
