"""Offers: bank, church and the owner of the gold mine."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kingsroad.core.choice import Choice
from kingsroad.core.game import Ask, Game, Sorts, Step
from kingsroad.games.magna_carta.choices import DECLINE, OFFER
from kingsroad.games.magna_carta.state import Board
from kingsroad.games.magna_carta.tiles import Offer, effect_of
from kingsroad.games.magna_carta.tokens import take_tokens
from kingsroad.realm.effect import Trade
from kingsroad.realm.goods import GiveCubes
from kingsroad.realm.stock import FOOD, covers, plain_cubes
from kingsroad.realm.table import gain, pay


class UseTrade(Ask[Board]):
    """[effect.8] Accept one printed offer, or decline."""

    SORTS: ClassVar[Sorts] = ("seat", "tile", "for")

    def __init__(self, seat: i64, card: i64, for_owner: bool) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.for_owner: Final = for_owner

    def facts(self) -> list[int]:
        """Seat, card, and whether it is the owner's effect."""
        return [self.seat, self.card, int(self.for_owner)]

    def options(self, g: Game[Board]) -> list[Choice]:
        """[church.3] What the seat can pay and the castle still has tokens for."""
        held = g.state.seats[self.seat].stock
        left = g.state.tokens_left()
        offers = printed_offers(self.card, self.for_owner)
        legal: list[Choice] = []
        for i in range(len(offers)):
            offer = offers[i]
            payable = covers(held, offer.pay) and plain_cubes(held) >= offer.give
            if payable and offer.tokens <= left:
                legal.append(OFFER[i])
        if legal:
            legal.append(DECLINE)
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Pay first, then receive."""
        if choice is DECLINE:
            return
        offer = printed_offers(self.card, self.for_owner)[choice.arg]
        received = ReceiveOffer(self.seat, self.card, self.for_owner, choice.arg)
        if offer.give:
            g.then_both(GiveCubes(self.seat, offer.give, FOOD, self.card), received)
        else:
            pay(g, self.seat, offer.pay, self.card)
            g.then(received)


class ReceiveOffer(Step[Board]):
    """Receive what was paid for."""

    SORTS: ClassVar[Sorts] = ("seat", "tile", "for", "offer")

    def __init__(self, seat: i64, card: i64, for_owner: bool, offer: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.for_owner: Final = for_owner
        self.offer: Final = offer

    def facts(self) -> list[int]:
        """Seat, card, whether it is the owner's effect, number of the offer."""
        return [self.seat, self.card, int(self.for_owner), self.offer]

    def run(self, g: Game[Board]) -> None:
        """[church.1] Gold from the bank, or the best tokens of the castle."""
        offer = printed_offers(self.card, self.for_owner)[self.offer]
        if offer.gain:
            gain(g, self.seat, offer.gain, self.card)
        take_tokens(g, self.seat, offer.tokens)


def printed_offers(card: i64, for_owner: bool) -> list[Offer]:
    """The offers on a card."""
    effect = effect_of(card, for_owner)
    assert isinstance(effect, Trade)
    return effect.offers
