"""Phase 4: the provost, and how far a seat can move him."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.core.choice import Choice
from kingsroad.core.game import Ask, Game, Step
from kingsroad.games.caylus2005.bank import BRIBE, pay
from kingsroad.games.caylus2005.choices import PROVOST, SEAT_NAMES
from kingsroad.games.caylus2005.state import Board
from kingsroad.games.caylus2005.tiles import FIRST_SPACE, LAST_SPACE, PROVOST_REACH
from kingsroad.realm.stock import DENIERS


class BribeProvost(Step[Board]):
    """[provost.1] In the order of passing each seat may move the provost once."""

    def __init__(self, turn: i64) -> None:
        self.turn: Final = turn

    def facts(self) -> list[int]:
        """The place in the order of passing."""
        return [self.turn]

    def run(self, g: Game[Board]) -> None:
        """Ask the seat whose turn it is; then comes the next."""
        if self.turn < len(g.state.bridge):
            seat = g.state.bridge[self.turn]
            g.then_both(MOVE_PROVOST[seat], BRIBE_PROVOST[self.turn + 1])


class MoveProvost(Ask[Board]):
    """[provost.2] Pay 1 denier for each space, up to three spaces one way, or leave him."""

    def options(self, g: Game[Board]) -> list[Choice]:
        """As far as the seat can pay; a seat that cannot move him at all is not asked."""
        deniers = g.state.seats[self.seat].stock >> 50
        if deniers == 0:
            return []
        return provost_moves(g.state, deniers if deniers < PROVOST_REACH else PROVOST_REACH)

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Pay and move."""
        by = choice.arg
        if by != 0:
            pay(g, self.seat, (by if by > 0 else -by) * DENIERS, BRIBE)
        walk_provost(g, self.seat, by)


SEATS: Final = len(SEAT_NAMES)
MOVE_PROVOST: Final[list[MoveProvost]] = [MoveProvost(seat) for seat in range(SEATS)]
BRIBE_PROVOST: Final[list[BribeProvost]] = [BribeProvost(turn) for turn in range(SEATS + 1)]


def provost_moves(b: Board, reach: i64) -> list[Choice]:
    """[provost.3] Moves of at most `reach` spaces that keep the provost on the road."""
    legal: list[Choice] = []
    for by in range(-reach, reach + 1):
        if FIRST_SPACE <= b.provost + by <= LAST_SPACE:
            legal.append(PROVOST[by + PROVOST_REACH])
    return legal


def walk_provost(g: Game[Board], seat: i64, by: i64) -> None:
    """Move the provost."""
    g.state.provost += by
    if g.listener is not None:
        g.tell("provost", seat, "", g.state.provost)
