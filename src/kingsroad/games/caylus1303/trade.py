"""Offers: fairground, markets, guilds, tailor, foundry, alchemist, church, jeweller."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kingsroad.core.choice import Choice
from kingsroad.core.game import Game, Sorts, Step
from kingsroad.games.caylus1303 import favors
from kingsroad.games.caylus1303.camp import dismiss, hire
from kingsroad.games.caylus1303.choices import DECLINE, GIVE, OFFER, TAKE
from kingsroad.games.caylus1303.state import Board, Seat
from kingsroad.games.caylus1303.tiles import TILES, Offer
from kingsroad.realm.effect import Trade
from kingsroad.realm.goods import GiveCubes
from kingsroad.realm.prestige import score
from kingsroad.realm.steps import TileAsk
from kingsroad.realm.stock import FOOD, PLAIN_GOODS, amount, covers, one, plain_cubes
from kingsroad.realm.table import gain, pay


class UseTrade(TileAsk[Board]):
    """[road.4] [road.5] [road.6] [fair.1] Accept one printed offer, or decline.

    A single offer about one cube is accepted by naming the cube.
    """

    def options(self, g: Game[Board]) -> list[Choice]:
        """[round.5] The offers that the seat can pay and that bring it something."""
        seat = g.state.seats[self.seat]
        offers = printed_offers(self.tile)
        legal: list[Choice] = []
        for i in range(len(offers)):
            if not acceptable(seat, offers[i]):
                continue
            if offers[i].take:
                legal = TAKE.copy()
            elif offers[i].give and len(offers) == 1:
                for kind in range(PLAIN_GOODS):
                    if amount(seat.stock, kind) > 0:
                        legal.append(GIVE[kind])
            else:
                legal.append(OFFER[i])
        if legal:
            legal.append(DECLINE)
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Pay first, then receive."""
        if choice is DECLINE:
            return
        offers = printed_offers(self.tile)
        named = len(offers) == 1 and choice is not OFFER[0]
        number = 0 if named else choice.arg
        offer = offers[number]
        if offer.pay:
            pay(g, self.seat, offer.pay, self.tile)
        if offer.dismiss:
            dismiss(g, self.seat, offer.dismiss, self.tile)
        if offer.take:
            gain(g, self.seat, one(choice.arg), self.tile)
            return
        received = ReceiveOffer(self.seat, self.tile, number)
        if named:
            pay(g, self.seat, one(choice.arg), self.tile)
            g.then(received)
        elif offer.give:
            g.then_both(GiveCubes(self.seat, offer.give, FOOD, self.tile), received)
        else:
            g.then(received)


def acceptable(seat: Seat, offer: Offer) -> bool:
    """Whether a seat can pay; nobody pays for workers when none are in the camp."""
    return (
        covers(seat.stock, offer.pay)
        and plain_cubes(seat.stock) >= offer.give
        and seat.workers >= offer.dismiss
        and (offer.hire == 0 or seat.camp > 0)
    )


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
        """Goods, prestige, workers, a favor."""
        offer = printed_offers(self.tile)[self.offer]
        if offer.gain:
            gain(g, self.seat, offer.gain, self.tile)
        if offer.prestige:
            score(g, self.seat, offer.prestige, self.tile)
        if offer.hire:
            hire(g, self.seat, offer.hire, self.tile)
        if offer.favors:
            favors.grant(g, self.seat)


def printed_offers(tile: i64) -> list[Offer]:
    """The offers on a tile; both sides of a tile have the same."""
    effect = TILES[tile].effect
    assert isinstance(effect, Trade)
    return effect.offers
