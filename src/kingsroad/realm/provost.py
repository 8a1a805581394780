"""The provost: in passing order each seat may pay to move him."""

from __future__ import annotations

from typing import ClassVar, Final, Generic

from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.choice import Choice
from kingsroad.core.game import Ask, Game, Sorts, Step
from kingsroad.realm.stock import DENIERS, deniers_in
from kingsroad.realm.table import T, pay

MOST_SEATS: Final[i64] = 5
"""At the largest table of all games."""
REACH: Final[i64] = 3
DENIERS_A_SPACE: Final[i64] = 1
"""[provost.2] What a seat pays for each space that it moves the provost."""


# The loop is called BribeProvost and the paid question MoveProvost, though the other way round
# would say it better: the names are words of positions and of the key of a game, which stay.


class BribeProvost(Step[T], Generic[T]):
    """[provost.1] In the order of passing each seat may move the provost once."""

    SORTS: ClassVar[Sorts] = ("turn",)

    def __init__(self, turn: i64) -> None:
        self.turn: Final = turn
        self.moves: Final[list[MoveProvost[T]]] = [MoveProvost(seat) for seat in range(MOST_SEATS)]
        """By seat: made once, as every round asks them."""
        self.next: Final[BribeProvost[T] | None] = (
            BribeProvost(turn + 1) if turn < MOST_SEATS else None
        )

    def facts(self) -> list[int]:
        """The place in the order of passing."""
        return [self.turn]

    def run(self, g: Game[T]) -> None:
        """Ask the seat whose turn it is; then comes the next."""
        following = self.next
        if self.turn < len(g.state.bridge) and following is not None:
            g.then_both(self.moves[g.state.bridge[self.turn]], following)


class MoveProvost(Ask[T], Generic[T]):
    """[provost.2] Pay 1 denier for each space, up to three spaces one way, or leave him."""

    def offered(self, g: Game[T]) -> i64:
        """As far as the seat can pay; a seat that cannot move him at all is not asked."""
        return provost_moves(g, deniers_in(g.state.purse(self.seat).stock) // DENIERS_A_SPACE)

    def numbered(self, g: Game[T]) -> list[Choice]:
        """Moves are numbered by reach."""
        return g.state.words().provost

    def choose(self, g: Game[T], choice: Choice) -> None:
        """Pay and move."""
        by = choice.arg
        if by != 0:
            spaces = by if by > 0 else -by
            pay(g, self.seat, spaces * DENIERS_A_SPACE * DENIERS, g.state.frame.bribe)
        walk_provost(g, self.seat, by)


def provost_moves(g: Game[T], most: i64) -> i64:
    """[provost.3] Moves of at most so many spaces, and within his reach, that keep him on the road.

    They are numbered from three spaces back to three forward; without any space there is none.
    """
    reach = most if most < REACH else REACH
    if reach == 0:
        return 0
    b = g.state
    back = b.provost - b.first_space()
    ahead = b.last_space() - b.provost
    first = REACH - (reach if reach < back else back)
    last = REACH + (reach if reach < ahead else ahead)
    return BIT[last + 1] - BIT[first]


def walk_provost(g: Game[T], seat: i64, by: i64) -> None:
    """Move the provost, or leave him where he is: these are two things to tell."""
    g.state.provost += by
    if g.listener is not None:
        if by != 0:
            g.tell("provost", seat, "", g.state.provost)
        else:
            g.tell("stay", seat, "", g.state.provost)
