"""Production: which of the printed goods to take."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kingsroad.core.choice import Choice
from kingsroad.core.game import Ask, Game, Sorts
from kingsroad.games.caylus2005.causes import FAVOR_A, SETUP
from kingsroad.games.caylus2005.choices import TAKE
from kingsroad.games.caylus2005.state import Board
from kingsroad.games.caylus2005.tiles import FAVOR_TABLE, TILES
from kingsroad.realm.effect import OneOf, goods_of
from kingsroad.realm.steps import TileAsk
from kingsroad.realm.stock import amount, one
from kingsroad.realm.table import gain


class TakeOneOf(Ask[Board]):
    """[produce.2] [line.c2] Take one of the printed gains."""

    SORTS: ClassVar[Sorts] = ("seat", "cause")

    def __init__(self, seat: i64, cause: i64) -> None:
        super().__init__(seat)
        self.cause: Final = cause

    def facts(self) -> list[int]:
        """Seat and cause."""
        return [self.seat, self.cause]

    def offered(self, g: Game[Board]) -> i64:
        """Each gain is known by its kind of good."""
        return goods_of(printed_choice(self.cause))

    def numbered(self, g: Game[Board]) -> list[Choice]:
        """Goods go by their numbers."""
        return TAKE

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


class OwnersCube(TileAsk[Board]):
    """[produce.3] [produce.5] The owner of a stone tile takes one cube of a kind it makes."""

    def offered(self, g: Game[Board]) -> i64:
        """The kinds that the building makes."""
        return goods_of(TILES[self.tile].effect)

    def numbered(self, g: Game[Board]) -> list[Choice]:
        """Goods go by their numbers."""
        return TAKE

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Receive the cube."""
        gain(g, self.seat, one(choice.arg), self.tile)
