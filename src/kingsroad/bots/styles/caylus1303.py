"""The manners of people in Caylus 1303."""

from __future__ import annotations

from typing import Final

LIKES: Final = {
    "builder": ("place *carpenter", "place mason", "place lawyer", "build *", "claim *"),
    "castle": ("place site",),
    "court": ("engage *", "steal *", "place fairground", "place church", "erect *"),
    "provost": ("place toll", "provost -*", "provost +*"),
    "trader": (
        "place *market", "place *guild*", "place gold-mine", "place jeweller",
        "place foundry", "place alchemist",
    ),
}  # fmt: skip
FONDNESS: Final = {
    "builder": 0.03,
    "castle": 0.01,
    "court": 0.015,
    "provost": 0.015,
    "trader": 0.008,
}
SIGHT: Final = {"novice": 0.9, "apprentice": 0.6}
"""Whoever sees more beats the novice in every game."""
