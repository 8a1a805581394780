"""What players of Caylus Magna Carta have long debated."""

from __future__ import annotations

from typing import Final

from kingsroad.statistics.debate import (
    FALSE,
    PARTLY,
    TRUE,
    Debate,
    Figures,
    Found,
    first_place,
    share,
)

TELLING_TILES: Final = ()
ALL: Final = (2, 3, 4)
TAO: Final = "taogaming.wordpress.com, category Caylus"
MARGIN: Final = 0.03
"""Shares that differ by less are called equal."""


def pass_first(figures: Figures) -> Found:
    """Passing first is a great deal."""
    numbers = {}
    better = []
    for seats in ALL:
        often = share(figures, seats, "first-passes", "5-6", "7-9", "10+")
        seldom = share(figures, seats, "first-passes", "0", "1", "2")
        numbers[f"often{seats}_share"], numbers[f"seldom{seats}_share"] = often, seldom
        better.append(often > seldom + MARGIN)
    return Found(TRUE if all(better) else PARTLY if any(better) else FALSE, numbers)


def never_without_cubes(figures: Figures) -> Found:
    """Never start a turn without cubes."""
    numbers = {}
    worse = []
    for seats in ALL:
        never = share(figures, seats, "empty-turns", "0")
        often = share(figures, seats, "empty-turns", "2", "3", "4+")
        numbers[f"never{seats}_share"], numbers[f"often{seats}_share"] = never, often
        worse.append(never > often + MARGIN)
    return Found(TRUE if all(worse) else PARTLY if any(worse) else FALSE, numbers)


DEBATES: Final = (
    Debate("pass-first", TAO, ALL, pass_first),
    Debate("never-without-cubes", TAO, ALL, never_without_cubes),
    first_place(ALL),
)
