"""Why something moved: a tile, by its number, or one of these occasions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.games.caylus2005.tiles import LINE_NAMES, SECTION_NAMES, TILES

SETUP: Final[i64] = 44
INCOME: Final[i64] = 45
WAGES: Final[i64] = 46
FIRST_PASS: Final[i64] = 47
VISITOR: Final[i64] = 48
BRIBE: Final[i64] = 49
FAVOR_A: Final[i64] = 50
"""The four favor lines follow one another."""
COUNT_DUNGEON: Final[i64] = 54
"""The three counts follow one another."""
FINAL_GOLD: Final[i64] = 57
FINAL_CUBES: Final[i64] = 58
FINAL_DENIERS: Final[i64] = 59
SIMPLE: Final[i64] = 60

CAUSES: Final[list[str]] = (
    [tile.key for tile in TILES]
    + ["setup", "income", "wages", "first-pass", "visitor", "bribe"]
    + [f"line-{line}" for line in LINE_NAMES]
    + [f"count-{section}" for section in SECTION_NAMES]
    + ["final-gold", "final-cubes", "final-deniers", "simple-favor"]
)
