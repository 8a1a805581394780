"""Phase 1: income."""

from __future__ import annotations

from mypy_extensions import i64

from kingsroad.core.game import Game, Step
from kingsroad.games.caylus2005.causes import INCOME
from kingsroad.games.caylus2005.state import Board
from kingsroad.games.caylus2005.tiles import BASIC_INCOME
from kingsroad.realm.stock import DENIERS
from kingsroad.realm.table import gain


class CollectIncome(Step[Board]):
    """[income.1] Every seat receives 2 deniers and the income of its buildings."""

    def run(self, g: Game[Board]) -> None:
        """Pay out in turn order."""
        b = g.state
        for seat in b.order:
            gain(g, seat, income_of(b, seat) * DENIERS, INCOME)


def income_of(b: Board, seat: i64) -> i64:
    """[income.2] [income.3] [income.4] What a seat receives: residences, library, hotel."""
    return BASIC_INCOME + b.seats[seat].income
