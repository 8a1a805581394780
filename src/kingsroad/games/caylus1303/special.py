"""Moving the provost: toll, guild bridge and Bailiff."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY, Ask, Game, Sorts, Step
from kingsroad.games.caylus1303.camp import dismiss
from kingsroad.games.caylus1303.causes import BRIBE
from kingsroad.games.caylus1303.choices import PROVOST, SEAT_NAMES
from kingsroad.games.caylus1303.state import Board
from kingsroad.games.caylus1303.tiles import BAILIFF, BAILIFF_REACH, WORKERS_A_STEP
from kingsroad.realm.provost import provost_moves, walk_provost


class CrossBridge(Step[Board]):
    """[bridge.1] In the order of passing each seat may move the provost once."""

    SORTS: ClassVar[Sorts] = ("turn",)

    def __init__(self, turn: i64) -> None:
        self.turn: Final = turn

    def facts(self) -> list[int]:
        """The place in the order of passing."""
        return [self.turn]

    def run(self, g: Game[Board]) -> None:
        """Ask the seat whose turn it is; then comes the next."""
        bridge = g.state.bridge
        if self.turn < len(bridge):
            g.then_both(PAY_PROVOST[bridge[self.turn]], CROSS_BRIDGE[self.turn + 1])


class PayProvost(Ask[Board]):
    """[bridge.2] [bridge.3] Move him up to three steps, for a worker each, or not."""

    def offered(self, g: Game[Board]) -> i64:
        """[bridge.7] As far as the seat can pay; one that cannot move him at all is not asked."""
        return provost_moves(g, g.state.seats[self.seat].workers // WORKERS_A_STEP)

    def numbered(self, g: Game[Board]) -> list[Choice]:
        """Moves are numbered by reach."""
        return PROVOST

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Pay and move."""
        by = choice.arg
        if by != 0:
            dismiss(g, self.seat, (by if by > 0 else -by) * WORKERS_A_STEP, BRIBE)
        walk_provost(g, self.seat, by)


CROSS_BRIDGE: Final[list[CrossBridge]] = [CrossBridge(turn) for turn in range(len(SEAT_NAMES) + 1)]
PAY_PROVOST: Final[list[PayProvost]] = [PayProvost(seat) for seat in range(len(SEAT_NAMES))]
"""By turn and by seat. Steps never change, so the frequent ones are made once."""


class SendBailiff(Step[Board]):
    """[bailiff.1] After the bridge the Bailiff may move the provost."""

    def run(self, g: Game[Board]) -> None:
        """Ask the seat that holds him."""
        holder = g.state.holder_of(BAILIFF)
        if holder != NOBODY:
            g.then(GuideProvost(holder, BAILIFF_REACH))


class GuideProvost(Ask[Board]):
    """[toll.1] [toll.2] [bailiff.1] Move the provost for nothing, or leave him."""

    SORTS: ClassVar[Sorts] = ("seat", "reach")

    def __init__(self, seat: i64, reach: i64) -> None:
        super().__init__(seat)
        self.reach: Final = reach

    def facts(self) -> list[int]:
        """Seat and reach."""
        return [self.seat, self.reach]

    def offered(self, g: Game[Board]) -> i64:
        """[toll.3] [bailiff.2] Every move that keeps him on the road."""
        return provost_moves(g, self.reach)

    def numbered(self, g: Game[Board]) -> list[Choice]:
        """Moves are numbered by reach."""
        return PROVOST

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Move him."""
        walk_provost(g, self.seat, choice.arg)
