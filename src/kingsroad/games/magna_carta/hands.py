"""Decks and hands: drawing, exchanging, and what chance deals."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kingsroad.core.bits import BIT, size_of
from kingsroad.core.choice import Choice
from kingsroad.core.game import Ask, Draw, Game, Sorts
from kingsroad.games.magna_carta.choices import DEAL, EXCHANGE, KEEP
from kingsroad.games.magna_carta.state import Board, Seat
from kingsroad.games.magna_carta.tiles import DECK, MOST_SEATS, OWN_CARDS, TILES


class DealCard(Draw[Board]):
    """[deck.2] [deck.5] Chance deals from a pile to a hand; the pile is a bag without order."""

    SORTS: ClassVar[Sorts] = ("seat", "count")

    def __init__(self, to: i64, left: i64) -> None:
        super().__init__()
        self.to: Final = to
        self.left: Final = left

    def facts(self) -> list[int]:
        """The seat that draws, and how many cards."""
        return [self.to, self.left]

    def audience(self) -> i64:
        """[view.3] Only the seat itself sees what it draws."""
        return self.to

    def run(self, g: Game[Board]) -> None:
        """[deck.6] A pile that has run out is made anew from the discards, when a card is due."""
        seat = g.state.seats[self.to]
        if seat.pile == 0 and seat.discard != 0:
            seat.pile = seat.discard
            seat.discard = 0
            seat.known = seat.hand
            if g.listener is not None:
                g.tell("shuffle", self.to)
        super().run(g)

    def offered(self, g: Game[Board]) -> i64:
        """Every card of the pile is as likely as any other."""
        return g.state.seats[self.to].pile

    def numbered(self, g: Game[Board]) -> list[Choice]:
        """Cards go by their numbers."""
        return DEAL

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """The card goes to the hand."""
        seat = g.state.seats[self.to]
        seat.pile &= ~BIT[choice.arg]
        seat.hand |= BIT[choice.arg]
        if g.listener is not None:
            g.tell_only(self.to, "draw", self.to, TILES[choice.arg].key)
        if self.left > 1:
            g.then(DEAL_CARD[self.to][self.left - 1])


DEAL_CARD: Final[list[list[DealCard]]] = [
    [DealCard(seat, left) for left in range(DECK + 1)] for seat in range(MOST_SEATS)
]
"""By seat and number of cards. Steps never change, so the frequent ones are made once."""


class KeepHand(Ask[Board]):
    """[deck.3] Once, before the first round, a seat may exchange its whole hand for free."""

    def options(self, g: Game[Board]) -> list[Choice]:
        """Keep or exchange."""
        return [KEEP, EXCHANGE]

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Exchange if so chosen."""
        if choice is EXCHANGE:
            exchange_hand(g, self.seat)


def exchange_hand(g: Game[Board], number: i64) -> None:
    """[exchange.1] [exchange.3] The whole hand is put away openly; as many cards are drawn."""
    seat = g.state.seats[number]
    cards = hand_size(seat)
    if g.listener is not None:
        for card in OWN_CARDS:
            if seat.hand >> card & 1:
                g.tell("discard", number, TILES[card].key)
    seat.discard |= seat.hand
    seat.hand = 0
    seat.known = 0
    g.then(DEAL_CARD[number][cards])


def hand_size(seat: Seat) -> i64:
    """How many cards a seat holds."""
    return size_of(seat.hand)
