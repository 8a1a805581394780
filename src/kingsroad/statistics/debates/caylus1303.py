"""What players of Caylus 1303 may ask."""

from __future__ import annotations

from typing import Final

from kingsroad.statistics.debate import (
    FALSE,
    PARTLY,
    TRUE,
    Debate,
    Figures,
    Found,
    clearly,
    first_place,
    share,
)

TELLING_TILES: Final = ()
ALL: Final = (2, 3, 4, 5)


def characters_differ(figures: Figures) -> Found:
    """Some characters are worth more than others."""
    rows = figures[4]["topics"]["character"]
    ranked = sorted(rows, key=lambda name: -share(figures, 4, "character", name))
    clear = [clearly(figures, 4, "character", name) for name in ranked]
    numbers = {
        "best_share": share(figures, 4, "character", ranked[0]),
        "worst_share": share(figures, 4, "character", ranked[-1]),
        "better": float(clear.count(1)),
        "worse": float(clear.count(-1)),
    }
    spread = numbers["best_share"] - numbers["worst_share"]
    return Found(TRUE if spread > 0.1 else PARTLY if spread > 0.05 else FALSE, numbers)


def deliver_to_win(figures: Figures) -> Found:
    """Who delivers most wins."""
    numbers = {f"castle{seats}_share": share(figures, seats, "castle", "most") for seats in ALL}
    clear = [clearly(figures, seats, "castle", "most") > 0 for seats in ALL]
    return Found(TRUE if all(clear) else PARTLY if any(clear) else FALSE, numbers)


DEBATES: Final = (
    Debate("characters-differ", "", (4,), characters_differ),
    Debate("deliver-to-win", "", ALL, deliver_to_win),
    first_place(ALL),
)
