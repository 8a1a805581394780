"""Phase 1: income."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.game import NOBODY, Game, Step
from kingsroad.games.caylus2005.causes import INCOME
from kingsroad.games.caylus2005.state import Board
from kingsroad.games.caylus2005.tiles import BASIC_INCOME, FIRST_SPACE, LAST_SPACE, TILES
from kingsroad.realm.stock import DENIERS
from kingsroad.realm.table import gain

YIELDS: Final = vec[i64]([tile.income for tile in TILES])
"""The income of each tile."""


class CollectIncome(Step[Board]):
    """[income.1] Every seat receives 2 deniers and the income of its buildings."""

    def run(self, g: Game[Board]) -> None:
        """Pay out in turn order."""
        due = incomes(g.state)
        for seat in g.state.order:
            gain(g, seat, due[seat] * DENIERS, INCOME)


def incomes(b: Board) -> vec[i64]:
    """[income.2] [income.3] [income.4] What each seat receives: residences, library, hotel."""
    due = vec[i64]([BASIC_INCOME] * len(b.seats))
    tiles = b.tiles
    owners = b.owners
    for space in range(FIRST_SPACE, LAST_SPACE + 1):
        owner = owners[space]
        if owner != NOBODY:
            due[owner] += YIELDS[tiles[space]]
    return due
