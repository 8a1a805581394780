"""What each style likes in Magna Carta."""

from __future__ import annotations

from typing import Final

LIKES: Final = {
    "builder": ("build *", "draw", "exchange", "transform *", "place *-lawyer"),
    "castle": ("batch *", "place *farm", "place park", "place *quarry"),
    "court": ("erect *", "transform *", "place *church", "build church", "build lawyer"),
    "provost": ("provost -*", "provost +*"),
    "trader": (
        "place *market", "place *peddler", "place *bank", "place *gold-mine",
        "place trading-post", "build gold-mine", "build bank", "take gold",
    ),
}  # fmt: skip
