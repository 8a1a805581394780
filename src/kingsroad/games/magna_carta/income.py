"""Phase 1: income."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.game import Game, Step
from kingsroad.games.magna_carta.causes import INCOME
from kingsroad.games.magna_carta.state import Board
from kingsroad.games.magna_carta.tiles import BASIC_INCOME, PRESTIGE_CARDS, RESIDENCE, TILES
from kingsroad.realm.stock import DENIERS
from kingsroad.realm.table import gain

YIELDS: Final = vec[i64]([tile.income for tile in TILES])
"""The income of each card."""


class CollectIncome(Step[Board]):
    """[income.1] Every seat receives 2 deniers and the income of its buildings."""

    def run(self, g: Game[Board]) -> None:
        """Pay out in turn order."""
        due = incomes(g.state)
        for seat in g.state.order:
            gain(g, seat, due[seat] * DENIERS, INCOME)


def incomes(b: Board) -> vec[i64]:
    """[income.2] [income.3] What each seat receives: uncovered residences and the hotel."""
    due = vec[i64]([BASIC_INCOME] * len(b.seats))
    for space in range(1, len(b.road)):
        if b.tops[space] == RESIDENCE:
            due[b.owner_at(space)] += YIELDS[RESIDENCE]
    for seat in range(len(b.seats)):
        monuments = b.seats[seat].monuments
        if monuments:
            for card in PRESTIGE_CARDS:
                if monuments >> card & 1:
                    due[seat] += YIELDS[card]
    return due
