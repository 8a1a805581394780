"""Small questions about cubes: which to take, which to give. One cube at a time.

Several cubes are chosen in the order food, wood, stone, cloth, so that every handful of cubes
can be named in one way only.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.core.choice import Choice
from kingsroad.core.game import Ask, Game
from kingsroad.games.caylus2005.bank import FAVOR_A, SETUP, gain, pay
from kingsroad.games.caylus2005.choices import DECLINE, GIVE, TAKE
from kingsroad.games.caylus2005.state import Board
from kingsroad.games.caylus2005.tiles import FAVOR_TABLE, TILES
from kingsroad.realm.effect import OneOf, Sell, kinds_of
from kingsroad.realm.stock import DENIERS, GOODS, PLAIN_GOODS, Stock, amount, one


class TakeOneOf(Ask[Board]):
    """[produce.2] [line.c2] Take one of the printed gains."""

    def __init__(self, seat: i64, cause: i64) -> None:
        super().__init__(seat)
        self.cause: Final = cause

    def facts(self) -> list[int]:
        """Seat and cause."""
        return [self.seat, self.cause]

    def options(self, g: Game[Board]) -> list[Choice]:
        """Each gain is known by its kind of good."""
        return [TAKE[kind] for kind in kinds_of(printed_choice(self.cause))]

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Receive the gain of that kind."""
        for printed in printed_choice(self.cause).gains:
            if amount(printed, choice.arg) > 0:
                gain(g, self.seat, printed, self.cause)


def printed_choice(cause: i64) -> OneOf:
    """The printed gains of a tile, or of the one favor field that has them."""
    effect = FAVOR_TABLE[cause - FAVOR_A][1] if cause > SETUP else TILES[cause].effect
    assert isinstance(effect, OneOf)
    return effect


class OwnersCube(Ask[Board]):
    """[produce.3] [produce.5] The owner of a stone tile takes one cube of a kind it makes."""

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def facts(self) -> list[int]:
        """Seat and tile."""
        return [self.seat, self.tile]

    def options(self, g: Game[Board]) -> list[Choice]:
        """The kinds that the building makes."""
        return [TAKE[kind] for kind in kinds_of(TILES[self.tile].effect)]

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Receive the cube."""
        gain(g, self.seat, one(choice.arg), self.tile)


class TakeCubes(Ask[Board]):
    """[peddler.3] [line.c4] Take cubes of any kinds but gold."""

    def __init__(self, seat: i64, left: i64, first_kind: i64, cause: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.first_kind: Final = first_kind
        self.cause: Final = cause

    def facts(self) -> list[int]:
        """Seat, cubes left, first kind still open, cause."""
        return [self.seat, self.left, self.first_kind, self.cause]

    def options(self, g: Game[Board]) -> list[Choice]:
        """The bank never runs out."""
        return TAKE[self.first_kind : PLAIN_GOODS]

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Receive one cube and go on with the rest."""
        gain(g, self.seat, one(choice.arg), self.cause)
        if self.left > 1:
            g.then(TakeCubes(self.seat, self.left - 1, choice.arg, self.cause))


class GiveCubes(Ask[Board]):
    """[offers.5] [offers.6] Give cubes of any kinds but gold."""

    def __init__(self, seat: i64, left: i64, first_kind: i64, cause: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.first_kind: Final = first_kind
        self.cause: Final = cause

    def facts(self) -> list[int]:
        """Seat, cubes left, first kind still open, cause."""
        return [self.seat, self.left, self.first_kind, self.cause]

    def options(self, g: Game[Board]) -> list[Choice]:
        """A kind is offered while it and the kinds after it can still fill the handful."""
        held = g.state.seats[self.seat].stock
        legal: list[Choice] = []
        for kind in range(self.first_kind, PLAIN_GOODS):
            if amount(held, kind) > 0 and cubes_from(held, kind) >= self.left:
                legal.append(GIVE[kind])
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Pay one cube and go on with the rest."""
        pay(g, self.seat, one(choice.arg), self.cause)
        if self.left > 1:
            g.then(GiveCubes(self.seat, self.left - 1, choice.arg, self.cause))


def cubes_from(held: Stock, first_kind: i64) -> i64:
    """How many cubes of this kind and the plain kinds after it a stock holds."""
    count: i64 = 0
    for kind in range(first_kind, PLAIN_GOODS):
        count += amount(held, kind)
    return count


def give_any(held: Stock) -> list[Choice]:
    """One cube of any kind that a stock holds, gold included."""
    return [GIVE[kind] for kind in range(GOODS) if amount(held, kind) > 0]


class GiveAny(Ask[Board]):
    """[build.6] [line.c4] Give one cube of any kind, gold included."""

    def __init__(self, seat: i64, cause: i64) -> None:
        super().__init__(seat)
        self.cause: Final = cause

    def facts(self) -> list[int]:
        """Seat and cause."""
        return [self.seat, self.cause]

    def options(self, g: Game[Board]) -> list[Choice]:
        """Every kind the seat holds."""
        return give_any(g.state.seats[self.seat].stock)

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Pay the cube."""
        pay(g, self.seat, one(choice.arg), self.cause)


class SellCube(Ask[Board]):
    """[market.1] [market.2] Sell one cube of any kind, gold included, or decline."""

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def facts(self) -> list[int]:
        """Seat and tile."""
        return [self.seat, self.tile]

    def options(self, g: Game[Board]) -> list[Choice]:
        """Every kind the seat holds."""
        legal = give_any(g.state.seats[self.seat].stock)
        if legal:
            legal.append(DECLINE)
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """The cube goes, the deniers come."""
        if choice is not DECLINE:
            effect = TILES[self.tile].effect
            assert isinstance(effect, Sell)
            pay(g, self.seat, one(choice.arg), self.tile)
            gain(g, self.seat, effect.deniers * DENIERS, self.tile)
