"""The lawyer: turning own cards into residences."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY, Ask, Game, Sorts, Step
from kingsroad.games.magna_carta.choices import DECLINE, TRANSFORM
from kingsroad.games.magna_carta.payment import PayCost, affordable
from kingsroad.games.magna_carta.state import UNCOVERED, Board, road_card
from kingsroad.games.magna_carta.tiles import LAWYER, RESIDENCE, TILES
from kingsroad.realm.stock import FOOD


class UseLawyer(Ask[Board]):
    """[lawyer.1] Pay 1 food to turn one of the seat's own cards into a residence."""

    SORTS: ClassVar[Sorts] = ("seat", "space")

    def __init__(self, seat: i64, at: i64) -> None:
        super().__init__(seat)
        self.at: Final = at

    def facts(self) -> list[int]:
        """The seat, and the space of the lawyer: workers before it have acted."""
        return [self.seat, self.at]

    def options(self, g: Game[Board]) -> list[Choice]:
        """[lawyer.2] [lawyer.8] Own cards that are no lawyer, not turned and not waiting."""
        b = g.state
        legal: list[Choice] = []
        if not affordable(b.seats[self.seat].stock, RESIDENCE):
            return legal
        for space in range(1, len(b.road)):
            if (
                b.owner_at(space) == self.seat
                and b.tops[space] == UNCOVERED
                and b.card_at(space) != LAWYER
                and not b.turning >> space & 1
            ):
                legal.append(TRANSFORM[b.card_at(space)])
        if legal:
            legal.append(DECLINE)
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Pay, then turn the card."""
        if choice is not DECLINE:
            space = g.state.space_of(road_card(self.seat, choice.arg))
            g.then_both(PayCost(self.seat, RESIDENCE, FOOD), TurnCard(self.seat, space, self.at))


class TurnCard(Step[Board]):
    """[lawyer.4] [lawyer.5] At once, unless a worker on it has yet to act."""

    SORTS: ClassVar[Sorts] = ("seat", "space", "space")

    def __init__(self, seat: i64, space: i64, at: i64) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.at: Final = at

    def facts(self) -> list[int]:
        """The seat, the space to turn, and the space of the lawyer."""
        return [self.seat, self.space, self.at]

    def run(self, g: Game[Board]) -> None:
        """Turn it now or note it down."""
        b = g.state
        if b.workers[self.space] == NOBODY or self.space < self.at:
            turn(g, self.space)
        else:
            b.turning |= BIT[self.space]
            if g.listener is not None:
                g.tell("claim", self.seat, TILES[b.card_at(self.space)].key, self.space)


def turn(g: Game[Board], space: i64) -> None:
    """[lawyer.3] [lawyer.9] The card shows its residence; cubes on it go back to the bank."""
    b = g.state
    b.turning &= ~BIT[space]
    b.cover(space, RESIDENCE)
    b.cubes[space] = 0
    if g.listener is not None:
        g.tell("transform", b.owner_at(space), TILES[b.card_at(space)].key, space)
