"""The provost: in passing order each seat may pay to move him."""

from __future__ import annotations

from typing import ClassVar, Final, Generic

from mypy_extensions import i64

from kingsroad.core.choice import Choice
from kingsroad.core.game import Ask, Game, Sorts, Step
from kingsroad.realm.stock import DENIERS, deniers_in
from kingsroad.realm.table import T, pay

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

    def facts(self) -> list[int]:
        """The place in the order of passing."""
        return [self.turn]

    def run(self, g: Game[T]) -> None:
        """Ask the seat whose turn it is; then comes the next."""
        if self.turn < len(g.state.bridge):
            g.then_both(MoveProvost(g.state.bridge[self.turn]), BribeProvost(self.turn + 1))


class MoveProvost(Ask[T], Generic[T]):
    """[provost.2] Pay 1 denier for each space, up to three spaces one way, or leave him."""

    def options(self, g: Game[T]) -> list[Choice]:
        """As far as the seat can pay; a seat that cannot move him at all is not asked."""
        spaces = deniers_in(g.state.purse(self.seat).stock) // DENIERS_A_SPACE
        if spaces == 0:
            return []
        return provost_moves(g, spaces if spaces < REACH else REACH)

    def choose(self, g: Game[T], choice: Choice) -> None:
        """Pay and move."""
        by = choice.arg
        if by != 0:
            spaces = by if by > 0 else -by
            pay(g, self.seat, spaces * DENIERS_A_SPACE * DENIERS, g.state.frame.bribe)
        walk_provost(g, self.seat, by)


def provost_moves(g: Game[T], reach: i64) -> list[Choice]:
    """[provost.3] Moves of at most `reach` spaces that keep the provost on the road."""
    legal: list[Choice] = []
    words = g.state.words()
    at = g.state.provost
    first = g.state.first_space()
    last = g.state.last_space()
    for by in range(-reach, reach + 1):
        if first <= at + by <= last:
            legal.append(words.provost[by + REACH])
    return legal


def walk_provost(g: Game[T], seat: i64, by: i64) -> None:
    """Move the provost, or leave him where he is: these are two things to tell."""
    g.state.provost += by
    if g.listener is not None:
        if by != 0:
            g.tell("provost", seat, "", g.state.provost)
        else:
            g.tell("stay", seat, "", g.state.provost)
