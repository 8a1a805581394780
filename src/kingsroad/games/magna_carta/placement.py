"""Phase 2: one action at a time, until all have passed."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY, Ask, Game, Sorts, Step
from kingsroad.games.magna_carta.causes import DRAWING, FIRST_PASS, WAGES
from kingsroad.games.magna_carta.choices import (
    BUILD,
    DRAW,
    ERECT,
    EXCHANGE,
    OVER,
    PASS,
    PLACE,
    ROAD_KEYS,
    SEAT_NAMES,
)
from kingsroad.games.magna_carta.hands import DealCard, exchange_hand
from kingsroad.games.magna_carta.payment import PayCost, affordable
from kingsroad.games.magna_carta.state import UNCOVERED, Board, Seat, road_card
from kingsroad.games.magna_carta.tiles import OWN_CARDS, PRESTIGE_CARDS, PRICE, TILES
from kingsroad.realm.stock import FOOD, GOLD, amount, covers, cubes
from kingsroad.realm.table import pass_turn, pay


class TakeAction(Ask[Board]):
    """[action.1] [action.2] Place, build, draw, exchange or pass."""

    def options(self, g: Game[Board]) -> list[Choice]:
        """[pass.4] To pass is always possible."""
        b = g.state
        seat = b.seats[self.seat]
        legal: list[Choice] = []
        can_pay = covers(seat.stock, PRICE)
        if can_pay and seat.workers > 0:
            add_places(b, legal)
        if cubes(seat.stock) > 1:
            add_buildings(b, self.seat, legal)
        if can_pay:
            if seat.pile != 0 or seat.discard != 0:  # [draw.2]
                legal.append(DRAW)
            if seat.hand != 0:  # [exchange.5]
                legal.append(EXCHANGE)
        legal.append(PASS)
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Carry the action out; then acts the next seat that has not passed."""
        b = g.state
        seat = b.seats[self.seat]
        if choice is PASS:
            pass_turn(g, self.seat, FIRST_PASS)
        following = b.next_to_act(self.seat)
        if following != NOBODY:
            g.then(TAKE_ACTION[following])
        if choice is DRAW:  # [draw.1]
            pay(g, self.seat, PRICE, DRAWING)
            g.then(DealCard(self.seat, 1))
        elif choice is EXCHANGE:  # [exchange.1]
            pay(g, self.seat, PRICE, DRAWING)
            exchange_hand(g, self.seat)
        elif choice.verb == "place":
            place_worker(g, self.seat, choice.arg)
        elif choice.verb == "build":
            # The card leaves the hand at once: everybody has seen it.
            seat.hand &= ~BIT[choice.arg]
            seat.known &= ~BIT[choice.arg]
            g.then_both(PayCost(self.seat, choice.arg, FOOD), BuildCard(self.seat, choice.arg))
        elif choice.verb == "erect":
            b.supply &= ~BIT[choice.arg]
            g.then_both(PayCost(self.seat, choice.arg, FOOD), ErectPrestige(self.seat, choice.arg))


TAKE_ACTION: Final[list[TakeAction]] = [TakeAction(seat) for seat in range(len(SEAT_NAMES))]
"""By seat. Steps never change, so the frequent ones are made once."""


def add_places(b: Board, legal: list[Choice]) -> None:
    """[place.3] [place.4] [place.5] Every free card of the road that takes workers."""
    for space in range(1, len(b.road)):
        if b.workers[space] == NOBODY and b.tops[space] == UNCOVERED:
            legal.append(PLACE[b.road[space]])


def add_buildings(b: Board, number: i64, legal: list[Choice]) -> None:
    """[build.1] [prestige.1] [prestige.3] What the seat can pay: hand cards, prestige buildings."""
    seat: Seat = b.seats[number]
    hand = seat.hand
    if hand != 0:
        for card in OWN_CARDS:
            if hand >> card & 1 and affordable(seat.stock, card):
                legal.append(BUILD[card])
    # Every prestige building costs gold, so without gold there is nothing to look for.
    if amount(seat.stock, GOLD) > 0 and (b.beginner or b.has_residence(number)):
        for card in PRESTIGE_CARDS:
            if b.supply >> card & 1 and affordable(seat.stock, card):
                legal.append(ERECT[card])


def place_worker(g: Game[Board], seat: i64, number: i64) -> None:
    """[place.1] [place.2] A worker costs 1 denier, wherever it goes."""
    b = g.state
    pay(g, seat, PRICE, WAGES)
    b.seats[seat].workers -= 1
    b.workers[b.space_of(number)] = seat
    if g.listener is not None:
        g.tell("place", seat, ROAD_KEYS[number])


class BuildCard(Step[Board]):
    """[build.1] [build.4] The card goes to the end of the road, small ones with cubes on them."""

    SORTS: ClassVar[Sorts] = ("seat", "tile")

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def facts(self) -> list[int]:
        """Seat and card."""
        return [self.seat, self.card]

    def run(self, g: Game[Board]) -> None:
        """Lay the card."""
        b = g.state
        b.extend(road_card(self.seat, self.card), b.cubes_for(self.card))
        if g.listener is not None:
            g.tell("build", self.seat, TILES[self.card].key, b.last_space())


class ErectPrestige(Ask[Board]):
    """[prestige.1] A prestige building covers one of the seat's own residences."""

    SORTS: ClassVar[Sorts] = ("seat", "tile")

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final = card

    def facts(self) -> list[int]:
        """Seat and prestige building."""
        return [self.seat, self.card]

    def run(self, g: Game[Board]) -> None:
        """[beginner.4] In the beginner game it is laid before the builder."""
        if g.state.beginner:
            self.erect(g, 0)
        else:
            super().run(g)

    def options(self, g: Game[Board]) -> list[Choice]:
        """The seat's uncovered residences, named by the cards they were."""
        b = g.state
        legal: list[Choice] = []
        for space in range(1, len(b.road)):
            if b.is_residence(space, self.seat):
                legal.append(OVER[b.card_at(space)])
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """[prestige.4] The covered residence gives nothing any more."""
        space = g.state.space_of(road_card(self.seat, choice.arg))
        g.state.tops[space] = self.card
        self.erect(g, space)

    def erect(self, g: Game[Board], space: i64) -> None:
        """[prestige.5] The building belongs to the seat for good."""
        g.state.seats[self.seat].monuments |= BIT[self.card]
        if g.listener is not None:
            g.tell("erect", self.seat, TILES[self.card].key, space)
