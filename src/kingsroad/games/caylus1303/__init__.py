"""Caylus 1303: 2 to 5 seats, nine rounds, workers as the currency, twelve characters."""
