"""The manners of people in Caylus (2005)."""

from __future__ import annotations

from typing import Final

LIKES: Final = {
    "builder": (
        "place *carpenter", "place mason", "place lawyer", "place *architect",
        "build *", "transform *", "line d",
    ),
    "castle": ("place castle", "batch *", "place *farm", "line c"),
    "court": ("place joust-field", "place tailor", "place cloth-farm", "line a", "take cloth"),
    "provost": (
        "place merchants-guild", "place gate", "place stables",
        "provost -*", "provost +*",
    ),
    "trader": (
        "place *market", "place *peddler", "place trading-post", "place bank",
        "place alchemist", "place gold-mine", "take gold", "line b",
    ),
}  # fmt: skip
FONDNESS: Final = {
    "builder": 0.007,
    "castle": 0.01,
    "court": 0.005,
    "provost": 0.007,
    "trader": 0.01,
}
SIGHT: Final = {"apprentice": 0.65}
"""Whoever sees more beats the novice in every game."""
