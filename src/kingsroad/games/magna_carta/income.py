"""Phase 1: income."""

from __future__ import annotations

from mypy_extensions import i64

from kingsroad.core.game import Game, Step
from kingsroad.games.magna_carta.causes import INCOME
from kingsroad.games.magna_carta.state import Board
from kingsroad.games.magna_carta.tiles import BASIC_INCOME, PRESTIGE_CARDS, RESIDENCE, TILES
from kingsroad.realm.stock import DENIERS
from kingsroad.realm.table import gain


class CollectIncome(Step[Board]):
    """[income.1] Every seat receives 2 deniers and the income of its buildings."""

    def run(self, g: Game[Board]) -> None:
        """Pay out in turn order."""
        for seat in g.state.order:
            gain(g, seat, income(g.state, seat) * DENIERS, INCOME)


def income(b: Board, seat: i64) -> i64:
    """[income.2] [income.3] What a seat receives: uncovered residences and the hotel."""
    deniers: i64 = BASIC_INCOME
    monuments = b.seats[seat].monuments
    for space in range(1, len(b.road)):
        if b.is_residence(space, seat):
            deniers += TILES[RESIDENCE].income
    if monuments:
        for card in PRESTIGE_CARDS:
            if monuments >> card & 1:
                deniers += TILES[card].income
    return deniers
