"""Offers: joust field, peddlers, church, tailor, bank, alchemist, jeweller."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kingsroad.core.choice import Choice
from kingsroad.core.game import Game, Sorts, Step
from kingsroad.games.caylus2005 import favors
from kingsroad.games.caylus2005.choices import DECLINE, OFFER
from kingsroad.games.caylus2005.state import Board
from kingsroad.games.caylus2005.tiles import TILES, Offer
from kingsroad.realm.effect import Trade
from kingsroad.realm.goods import GiveCubes, TakeCubes
from kingsroad.realm.prestige import score
from kingsroad.realm.steps import TileAsk
from kingsroad.realm.stock import FOOD, covers, plain_cubes
from kingsroad.realm.table import gain, pay


class UseTrade(TileAsk[Board]):
    """[offers.1] [joust.1] [peddler.1] [peddler.2] Accept one printed offer, or decline."""

    def options(self, g: Game[Board]) -> list[Choice]:
        """The offers that the seat can pay."""
        held = g.state.seats[self.seat].stock
        legal: list[Choice] = []
        offers = printed_offers(self.tile)
        for i in range(len(offers)):
            offer = offers[i]
            if covers(held, offer.pay) and plain_cubes(held) >= offer.give:
                legal.append(OFFER[i])
        if legal:
            legal.append(DECLINE)
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Pay first, then receive."""
        if choice is DECLINE:
            return
        offer = printed_offers(self.tile)[choice.arg]
        if offer.pay:
            pay(g, self.seat, offer.pay, self.tile)
        received = ReceiveOffer(self.seat, self.tile, choice.arg)
        if offer.give:
            g.then_both(GiveCubes(self.seat, offer.give, FOOD, self.tile), received)
        else:
            g.then(received)


class ReceiveOffer(Step[Board]):
    """Receive what was paid for."""

    SORTS: ClassVar[Sorts] = ("seat", "tile", "offer")

    def __init__(self, seat: i64, tile: i64, offer: i64) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.offer: Final = offer

    def facts(self) -> list[int]:
        """Seat, tile, number of the offer."""
        return [self.seat, self.tile, self.offer]

    def run(self, g: Game[Board]) -> None:
        """Goods, prestige, cubes to choose, favors."""
        offer = printed_offers(self.tile)[self.offer]
        if offer.gain:
            gain(g, self.seat, offer.gain, self.tile)
        if offer.prestige:
            score(g, self.seat, offer.prestige, self.tile)
        if offer.take:
            g.then(TakeCubes(self.seat, offer.take, FOOD, self.tile))
        if offer.favors:
            favors.grant(g, self.seat, offer.favors)


def printed_offers(tile: i64) -> list[Offer]:
    """The offers on a tile."""
    effect = TILES[tile].effect
    assert isinstance(effect, Trade)
    return effect.offers
