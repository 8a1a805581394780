"""Why something moved: a card, by its number, or one of these occasions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.games.magna_carta.tiles import TILES

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
CAUSE_NUMBER: Final[dict[str, int]] = {CAUSES[i]: i for i in range(len(CAUSES))}

SETUP: Final[i64] = CAUSE_NUMBER["setup"]
INCOME: Final[i64] = CAUSE_NUMBER["income"]
WAGES: Final[i64] = CAUSE_NUMBER["wages"]
FIRST_PASS: Final[i64] = CAUSE_NUMBER["first-pass"]
BRIBE: Final[i64] = CAUSE_NUMBER["bribe"]
DRAWING: Final[i64] = CAUSE_NUMBER["drawing"]
CASTLE: Final[i64] = CAUSE_NUMBER["castle"]
MOST_BATCHES: Final[i64] = CAUSE_NUMBER["most-batches"]
