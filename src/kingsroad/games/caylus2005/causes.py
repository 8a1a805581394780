"""Why something moved: a tile, by its number, or one of these occasions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.games.caylus2005.tiles import LINE_NAMES, SECTION_NAMES, TILES

CAUSES: Final[list[str]] = [
    *[tile.key for tile in TILES],
    "setup",
    "income",
    "wages",
    "first-pass",
    "visitor",
    "bribe",
    *[f"line-{line}" for line in LINE_NAMES],
    *[f"count-{section}" for section in SECTION_NAMES],
    "final-gold",
    "final-cubes",
    "final-deniers",
    "simple-favor",
]
CAUSE_NUMBER: Final[dict[str, int]] = {CAUSES[i]: i for i in range(len(CAUSES))}

SETUP: Final[i64] = CAUSE_NUMBER["setup"]
INCOME: Final[i64] = CAUSE_NUMBER["income"]
WAGES: Final[i64] = CAUSE_NUMBER["wages"]
FIRST_PASS: Final[i64] = CAUSE_NUMBER["first-pass"]
VISITOR: Final[i64] = CAUSE_NUMBER["visitor"]
BRIBE: Final[i64] = CAUSE_NUMBER["bribe"]
FAVOR_A: Final[i64] = CAUSE_NUMBER["line-a"]
"""The four favor lines follow one another."""
COUNT_DUNGEON: Final[i64] = CAUSE_NUMBER["count-dungeon"]
"""The three counts follow one another."""
FINAL_GOLD: Final[i64] = CAUSE_NUMBER["final-gold"]
"""The three parts of the final bonus follow one another."""
SIMPLE: Final[i64] = CAUSE_NUMBER["simple-favor"]
