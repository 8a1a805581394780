"""Everything that is printed."""

from __future__ import annotations

from typing import Final

from kingsroad.realm.effect import Effect, Nothing
from kingsroad.realm.tile import Tile


class Stop(Tile):
    """A tile of the road: what happens there is a step of the game and no printed effect."""

    def deeds(self) -> dict[str, Effect]:
        """Nothing that is printed."""
        return {"worker": Nothing()}


ROUNDS: Final = 5
HAND: Final = 2
KEYS: Final = ["inn", "scribe", "hall", "chapel", "well"]
"""The tiles in their order along the road."""
POINTS: Final = [2, 0, 0, 0, 1]
SCRIBE: Final = 1
SHOWING: Final = (2, 3)
TILES: Final = [Stop(key, 0) for key in KEYS]
SEALS: Final = [
    "ant", "bee", "cat", "dog", "elk", "fox", "goat", "hare", "ibex", "jay", "kite", "lynx",
]  # fmt: skip


def value(seal: int) -> int:
    """What a seal scores when it is shown: two of each value from 1 to 6."""
    return 1 + seal // 2
