"""The manners of people in Magna Carta."""

from __future__ import annotations

from typing import Final

LIKES: Final = {
    "builder": ("build *",),
    "castle": ("batch *", "place *farm", "place park", "place *quarry"),
    "court": ("erect *", "transform *", "place *church", "build church", "build lawyer"),
    "provost": ("provost -*", "provost +*"),
    "trader": (
        "place *market", "place *peddler", "place *bank", "place *gold-mine",
        "place trading-post", "build gold-mine", "build bank", "take gold",
    ),
}  # fmt: skip
FONDNESS: Final = {"builder": 0.03, "castle": 0.03, "court": 0.075, "provost": 0.04, "trader": 0.03}
SIGHT: Final = {"apprentice": 0.6}
"""A game has few decisions, and who overlooks a card pays for long."""
