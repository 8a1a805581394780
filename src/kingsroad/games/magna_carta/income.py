"""Phase 1: income."""

from __future__ import annotations

from mypy_extensions import i64

from kingsroad.core.game import Game, Step
from kingsroad.games.magna_carta.causes import INCOME
from kingsroad.games.magna_carta.state import Board, Seat
from kingsroad.games.magna_carta.tiles import BASIC_INCOME, PRESTIGE_CARDS, RESIDENCE, YIELDS
from kingsroad.realm.stock import DENIERS
from kingsroad.realm.table import gain


class CollectIncome(Step[Board]):
    """[income.1] Every seat receives 2 deniers and the income of its buildings."""

    def run(self, g: Game[Board]) -> None:
        """Pay out in turn order."""
        b = g.state
        for seat in b.order:
            gain(g, seat, income_of(b.seats[seat]) * DENIERS, INCOME)


def income_of(seat: Seat) -> i64:
    """[income.2] [income.3] What a seat receives: uncovered residences and the hotel."""
    due = BASIC_INCOME + seat.residences * YIELDS[RESIDENCE]
    if seat.monuments:
        for card in PRESTIGE_CARDS:
            if seat.monuments >> card & 1:
                due += YIELDS[card]
    return due
