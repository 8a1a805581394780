"""Recruiting: what the administration brings to every seat."""

from __future__ import annotations

from mypy_extensions import i64

from kingsroad.core.game import Game, Step
from kingsroad.games.caylus1303.camp import hire
from kingsroad.games.caylus1303.causes import RECRUITING
from kingsroad.games.caylus1303.state import Board
from kingsroad.games.caylus1303.tiles import (
    DAY_LABOURER,
    DAY_LABOURER_RECRUITS,
    LAST_START_PLOT,
    RECRUITS,
    TILES,
)
from kingsroad.realm.table import gain


class Recruit(Step[Board]):
    """[recruit.1] [recruit.7] Every seat takes workers, and what its monuments bring."""

    def run(self, g: Game[Board]) -> None:
        """[recruit.4] [recruit.5] Goods come from granary and manufacture, to their owners."""
        b = g.state
        for seat in b.order:
            hire(g, seat, recruits(b, seat), RECRUITING)
        for plot in range(1, LAST_START_PLOT + 1):
            harvest = TILES[b.tiles[plot]].harvest
            if harvest:
                gain(g, b.owners[plot], harvest, b.tiles[plot])


def recruits(b: Board, seat: i64) -> i64:
    """[recruit.2] [recruit.3] [monument.6] [labourer.1] The workers due, by what a seat owns."""
    due = RECRUITS[len(b.seats)] + b.seats[seat].recruits
    return due + DAY_LABOURER_RECRUITS if b.seats[seat].has(DAY_LABOURER) else due
