"""Why something moved: a tile, by its number, or one of these occasions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.games.caylus1303.tiles import CHARACTER_KEYS, TILES

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
CAUSE_NUMBER: Final[dict[str, int]] = {CAUSES[i]: i for i in range(len(CAUSES))}

SETUP: Final[i64] = CAUSE_NUMBER["setup"]
WAGES: Final[i64] = CAUSE_NUMBER["wages"]
"""The worker more that a placement costs after the first pass."""
VISITOR: Final[i64] = CAUSE_NUMBER["visitor"]
BRIBE: Final[i64] = CAUSE_NUMBER["bribe"]
DELIVERY: Final[i64] = CAUSE_NUMBER["delivery"]
RECRUITING: Final[i64] = CAUSE_NUMBER["recruiting"]
FINAL_GOLD: Final[i64] = CAUSE_NUMBER["final-gold"]
CHARACTER: Final[i64] = CAUSE_NUMBER[CHARACTER_KEYS[0]]
"""The twelve characters follow one another."""
