"""What each style likes in Caylus 1303."""

from __future__ import annotations

from typing import Final

LIKES: Final = {
    "builder": ("place *carpenter", "place mason", "place lawyer", "build *", "claim *"),
    "castle": ("place site", "bundle *", "place *farm"),
    "court": ("engage *", "steal *", "place fairground", "place church", "erect *"),
    "provost": ("place toll", "provost -*", "provost +*"),
    "trader": (
        "place *market", "place *guild*", "place gold-mine", "place jeweller",
        "place foundry", "place alchemist",
    ),
}  # fmt: skip
