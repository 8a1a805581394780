"""Why something moved: a card, by its number, or one of these occasions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.games.magna_carta.tiles import TILES

SETUP: Final[i64] = 25
INCOME: Final[i64] = 26
WAGES: Final[i64] = 27
FIRST_PASS: Final[i64] = 28
BRIBE: Final[i64] = 29
DRAWING: Final[i64] = 30
CASTLE: Final[i64] = 31
MOST_BATCHES: Final[i64] = 32

CAUSES: Final[list[str]] = [
    *[tile.key for tile in TILES],
    "setup",
    "income",
    "wages",
    "first-pass",
    "bribe",
    "drawing",
    "castle",
    "most-batches",
]
