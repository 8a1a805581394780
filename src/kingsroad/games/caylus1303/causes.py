"""Why something moved: a tile, by its number, or one of these occasions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.games.caylus1303.tiles import CHARACTER_KEYS, TILES

SETUP: Final[i64] = 39
WAGES: Final[i64] = 40
"""The worker more that a placement costs after the first pass."""
VISITOR: Final[i64] = 41
BRIBE: Final[i64] = 42
DELIVERY: Final[i64] = 43
RECRUITING: Final[i64] = 44
FINAL_GOLD: Final[i64] = 45
CHARACTER: Final[i64] = 46
"""The twelve characters follow one another."""

CAUSES: Final[list[str]] = [
    *[tile.key for tile in TILES],
    "setup",
    "wages",
    "visitor",
    "bribe",
    "delivery",
    "recruiting",
    "final-gold",
    *CHARACTER_KEYS,
]
