"""Phase 2: one action at a time, until all have passed."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kingsroad.core.bits import BIT, members
from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY, Ask, Game, Sorts, Step
from kingsroad.games.magna_carta.causes import DRAWING, FIRST_PASS, WAGES
from kingsroad.games.magna_carta.choices import (
    DRAW,
    EXCHANGE,
    OVER,
    PASS,
    PLACE,
    ROAD_KEYS,
    SEAT_NAMES,
)
from kingsroad.games.magna_carta.hands import DEAL_CARD, exchange_hand
from kingsroad.games.magna_carta.payment import PayCost, payable
from kingsroad.games.magna_carta.state import DEEDS, FIRST_DEED, Board, road_card
from kingsroad.games.magna_carta.tiles import OWN_CARDS, PRESTIGE_CARDS, PRICE, TILES
from kingsroad.realm.stock import FOOD, GOLD, amount, covers, cubes
from kingsroad.realm.table import pass_turn, pay

FIRST_CARD: Final[i64] = OWN_CARDS[0]
# The numbers of deeds.
TO_DRAW: Final[i64] = len(OWN_CARDS) + len(PRESTIGE_CARDS)
TO_EXCHANGE: Final[i64] = TO_DRAW + 1
TO_PASS: Final[i64] = TO_DRAW + 2


class TakeAction(Ask[Board]):
    """[action.1] [action.2] Place, build, draw, exchange or pass."""

    def options(self, g: Game[Board]) -> list[Choice]:
        """The places along the road, then what else can be done."""
        b = g.state
        legal = [PLACE[b.road[space]] for space in members(open_places(b, self.seat))]
        return legal + [DEEDS[number] for number in members(open_deeds(b, self.seat))]

    def offered(self, g: Game[Board]) -> i64:
        """Both in one set, unless a long road leaves no room in it: then they are listed."""
        places = open_places(g.state, self.seat)
        if places >= BIT[FIRST_DEED]:
            return 0
        return places | open_deeds(g.state, self.seat) << FIRST_DEED

    def numbered(self, g: Game[Board]) -> list[Choice]:
        """By space of the road, the deeds behind them."""
        return g.state.placings

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
            g.then(DEAL_CARD[self.seat][1])
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


def open_places(b: Board, number: i64) -> i64:
    """[place.3] [place.4] [place.5] Every free card of the road that takes workers, as a set."""
    seat = b.seats[number]
    return b.open & ~b.taken if seat.workers > 0 and covers(seat.stock, PRICE) else 0


def open_deeds(b: Board, number: i64) -> i64:
    """What else a seat can do, as a set of `DEEDS`; [pass.4] to pass is always possible."""
    seat = b.seats[number]
    deeds = BIT[TO_PASS]
    if covers(seat.stock, PRICE):
        if seat.pile != 0 or seat.discard != 0:  # [draw.2]
            deeds |= BIT[TO_DRAW]
        if seat.hand != 0:  # [exchange.5]
            deeds |= BIT[TO_EXCHANGE]
    if cubes(seat.stock) > 1:
        deeds |= payable(seat.stock, cards_to_build(b, number)) >> FIRST_CARD
    return deeds


def cards_to_build(b: Board, number: i64) -> i64:
    """[build.1] [prestige.1] [prestige.3] Hand cards, and prestige buildings where they can lie."""
    seat = b.seats[number]
    # Every prestige building costs gold, so without gold there is nothing to look for.
    if amount(seat.stock, GOLD) > 0 and (b.beginner or b.has_residence(number)):
        return seat.hand | b.supply
    return seat.hand


def place_worker(g: Game[Board], seat: i64, number: i64) -> None:
    """[place.1] [place.2] A worker costs 1 denier, wherever it goes."""
    b = g.state
    pay(g, seat, PRICE, WAGES)
    b.seats[seat].workers -= 1
    b.stand(b.space_of(number), seat)
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
        g.state.cover(space, self.card)
        self.erect(g, space)

    def erect(self, g: Game[Board], space: i64) -> None:
        """[prestige.5] The building belongs to the seat for good."""
        g.state.seats[self.seat].monuments |= BIT[self.card]
        if g.listener is not None:
            g.tell("erect", self.seat, TILES[self.card].key, space)
