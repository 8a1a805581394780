"""Phase 4: the cards of the road act, from its start to the provost."""

from __future__ import annotations

from typing import ClassVar, Final, assert_never

from mypy_extensions import i64

from kingsroad.core.bits import lowest
from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY, Ask, Game, Sorts, Step
from kingsroad.games.magna_carta.choices import DECLINE, ROAD_KEYS, TAKE, USE
from kingsroad.games.magna_carta.lawyer import UseLawyer, turn
from kingsroad.games.magna_carta.state import Board
from kingsroad.games.magna_carta.tiles import (
    MOST_SEATS,
    MOST_SPACES,
    PRICE,
    TILES,
    Effect,
    effect_of,
)
from kingsroad.games.magna_carta.trade import UseTrade
from kingsroad.realm.effect import Buy, FromCard, Gain, Nothing, Sell, Trade, Transform
from kingsroad.realm.goods import SellCube
from kingsroad.realm.stock import GOLD, covers, one
from kingsroad.realm.table import gain, pay


class ActivateRoad(Step[Board]):
    """[road.1] [road.4] The cards act one by one, up to and including the provost's."""

    SORTS: ClassVar[Sorts] = ("space",)

    def __init__(self, space: i64) -> None:
        self.space: Final = space

    def facts(self) -> list[int]:
        """The first space that has not acted yet."""
        return [self.space]

    def run(self, g: Game[Board]) -> None:
        """[road.3] The next card with a worker acts; after the last one all workers go home."""
        b = g.state
        space = b.next_taken(self.space)
        last = b.last_space() if b.beginner else b.provost  # [beginner.7]
        if space > last:
            send_home(g)
            return
        seat = b.workers[space]
        owner = b.owner_at(space)
        card = b.card_at(space)
        g.then_both(CLOSE_CARD[space], ACTIVATE_ROAD[space + 1])
        if owner != NOBODY and owner != seat:  # [effect.2] [effect.3] [effect.4]
            carry_out(g, owner, effect_of(card, True), space, True)
        carry_out(g, seat, effect_of(card, False), space, False)


class CloseCard(Step[Board]):
    """[lawyer.5] A card that waited for its worker to act turns now."""

    SORTS: ClassVar[Sorts] = ("space",)

    def __init__(self, space: i64) -> None:
        self.space: Final = space

    def facts(self) -> list[int]:
        """The space."""
        return [self.space]

    def run(self, g: Game[Board]) -> None:
        """Turn it if so."""
        if g.state.turning >> self.space & 1:
            turn(g, self.space)


ACTIVATE_ROAD: Final[list[ActivateRoad]] = [ActivateRoad(space) for space in range(MOST_SPACES)]
CLOSE_CARD: Final[list[CloseCard]] = [CloseCard(space) for space in range(MOST_SPACES)]
"""By space. Steps never change, so the frequent ones are made once."""


def send_home(g: Game[Board]) -> None:
    """[road.5] All workers go home; [lawyer.7] then the last waiting cards turn."""
    b = g.state
    while b.taken != 0:
        space = lowest(b.taken)
        seat = b.workers[space]
        b.leave(space)
        b.seats[seat].workers += 1
        if g.listener is not None:
            g.tell("home", seat, ROAD_KEYS[b.road[space]])
    while b.turning != 0:
        turn(g, lowest(b.turning))


def carry_out(g: Game[Board], seat: i64, effect: Effect, space: i64, for_owner: bool) -> None:
    """Ask a seat whether and how it uses an effect of a card."""
    card = g.state.card_at(space)
    if isinstance(effect, (Gain, FromCard)):
        g.then(USE_GAIN[seat][2 * space + i64(for_owner)])
    elif isinstance(effect, Trade):
        g.then(UseTrade(seat, card, for_owner))
    elif isinstance(effect, Buy):
        g.then(BuyCubes(seat, effect.most, card))
    elif isinstance(effect, Sell):
        g.then(SellCube(seat, effect.deniers, card))
    elif isinstance(effect, Transform):
        g.then(UseLawyer(seat, space))
    elif not isinstance(effect, Nothing):
        assert_never(effect)


USE_OR_DECLINE: Final = [USE, DECLINE]


class UseGain(Ask[Board]):
    """[effect.5] What a card gives may be taken or declined."""

    SORTS: ClassVar[Sorts] = ("seat", "space", "for")

    def __init__(self, seat: i64, space: i64, for_owner: bool) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.for_owner: Final = for_owner

    def facts(self) -> list[int]:
        """Seat, space, and whether it is the owner's effect."""
        return [self.seat, self.space, int(self.for_owner)]

    def options(self, g: Game[Board]) -> list[Choice]:
        """A card without cubes has nothing for its owner."""
        b = g.state
        effect = effect_of(b.card_at(self.space), self.for_owner)
        if isinstance(effect, FromCard) and b.cubes[self.space] == 0:
            return []
        return USE_OR_DECLINE

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Take it from the bank, or from the card."""
        if choice is DECLINE:
            return
        b = g.state
        card = b.card_at(self.space)
        effect = effect_of(card, self.for_owner)
        if isinstance(effect, Gain):
            gain(g, self.seat, effect.stock, card)
        else:
            b.cubes[self.space] -= 1
            gain(g, self.seat, TILES[card].cubes, card)


USE_GAIN: Final[list[list[UseGain]]] = [
    [UseGain(seat, i // 2, bool(i % 2)) for i in range(2 * MOST_SPACES)]
    for seat in range(MOST_SEATS)
]
"""By seat and space, for its worker and for its owner."""


class BuyCubes(Ask[Board]):
    """[card.peddler] [card.own-peddler.worker] Buy plain cubes, 1 denier each."""

    SORTS: ClassVar[Sorts] = ("seat", "count", "tile")

    def __init__(self, seat: i64, left: i64, card: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.card: Final = card

    def facts(self) -> list[int]:
        """Seat, cubes that may still be bought, card."""
        return [self.seat, self.left, self.card]

    def options(self, g: Game[Board]) -> list[Choice]:
        """Gold is never for sale."""
        if not covers(g.state.seats[self.seat].stock, PRICE):
            return []
        legal = [choice for choice in TAKE if choice.arg != GOLD]
        legal.append(DECLINE)
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Pay, take, and perhaps once more."""
        if choice is DECLINE:
            return
        pay(g, self.seat, PRICE, self.card)
        gain(g, self.seat, one(choice.arg), self.card)
        if self.left > 1:
            g.then(BuyCubes(self.seat, self.left - 1, self.card))
