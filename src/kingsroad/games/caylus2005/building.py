"""Carpenter, mason and architect: building tiles."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.choice import Choice
from kingsroad.core.game import Ask, Game, Sorts

# Buildings give favors and favors build: the rule goes round, and so does the import.
from kingsroad.games.caylus2005 import favors
from kingsroad.games.caylus2005.choices import BUILD, DECLINE, OVER
from kingsroad.games.caylus2005.state import Board
from kingsroad.games.caylus2005.tiles import (
    ARCHITECT,
    CARPENTER_FIELD,
    FAVOR_TABLE,
    FIRST_SPACE,
    LAST_SPACE,
    LINE_D,
    MASON_FIELD,
    OF_KIND,
    PRESTIGE,
    RESIDENCE,
    SECOND_ARCHITECT,
    TILES,
    WOODEN,
)
from kingsroad.realm.effect import Construct
from kingsroad.realm.goods import GiveAny
from kingsroad.realm.prestige import score
from kingsroad.realm.steps import TileAsk, TileStep
from kingsroad.realm.stock import Stock, covers, cubes
from kingsroad.realm.table import pay


class BuildTile(Ask[Board]):
    """[build.1] [build.2] [prestige.1] Build one tile of a kind at its printed cost.

    The favor line d builds through this question too: a cube cheaper where the line says so,
    and without the right to decline, since the field was chosen.
    """

    SORTS: ClassVar[Sorts] = ("seat", "kind", "full-or-less", "must-or-may")

    def __init__(self, seat: i64, kind: i64, cheaper: bool, may_decline: bool) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.cheaper: Final = cheaper
        self.may_decline: Final = may_decline

    def facts(self) -> list[int]:
        """Seat, kind of tile, whether it is cheaper, whether the seat may decline."""
        return [self.seat, self.kind, int(self.cheaper), int(self.may_decline)]

    def options(self, g: Game[Board]) -> list[Choice]:
        """The tiles that the seat can pay and has room for."""
        b = g.state
        legal: list[Choice] = []
        if self.kind == PRESTIGE:
            if not b.has_residence(self.seat):
                return legal
        elif b.first_free_space() == 0:
            return legal
        held = b.seats[self.seat].stock
        for tile in OF_KIND[self.kind]:
            if b.in_supply(tile) and affordable(held, tile, self.cheaper):
                # The two architects are alike: only the first of them is offered.
                if tile == SECOND_ARCHITECT and b.in_supply(ARCHITECT):
                    continue
                legal.append(BUILD[tile])
        if legal and self.may_decline:
            legal.append(DECLINE)
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Pay the cost, then lay the tile."""
        if choice is DECLINE:
            return
        tile = choice.arg
        cost = cost_of(tile, self.cheaper)
        if cost:
            pay(g, self.seat, cost, tile)
        if self.kind == PRESTIGE:
            g.then(ReplaceResidence(self.seat, tile))
        elif TILES[tile].any_cubes:
            g.then_both(GiveAny(self.seat, tile), LayTile(self.seat, tile))
        else:
            g.then(LayTile(self.seat, tile))


def cost_of(tile: i64, cheaper: bool) -> Stock:
    """[line.d2] [line.d3] The printed cost, or one cube of the tile's material less."""
    cost = TILES[tile].cost
    return cost - discount(TILES[tile].kind) if cheaper else cost


def discount(kind: i64) -> Stock:
    """What the favor field for a kind of tile saves."""
    effect = FAVOR_TABLE[LINE_D][CARPENTER_FIELD if kind == WOODEN else MASON_FIELD]
    assert isinstance(effect, Construct)
    return effect.less


def affordable(held: Stock, tile: i64, cheaper: bool) -> bool:
    """Whether a stock covers the cost of a tile, cubes of any kind included."""
    cost = cost_of(tile, cheaper)
    if not covers(held, cost):
        return False
    return cubes(held - cost) >= TILES[tile].any_cubes


class LayTile(TileStep[Board]):
    """[build.7] The tile goes to the first free space; prestige at once, then its favors."""

    def run(self, g: Game[Board]) -> None:
        """Lay the tile."""
        lay(g, self.seat, self.tile, g.state.first_free_space())


class ReplaceResidence(TileAsk[Board]):
    """[prestige.2] A prestige tile replaces one of the seat's own residences."""

    def options(self, g: Game[Board]) -> list[Choice]:
        """The spaces of the seat's residences."""
        b = g.state
        legal: list[Choice] = []
        for space in range(FIRST_SPACE, LAST_SPACE + 1):
            if b.tiles[space] == RESIDENCE and b.owners[space] == self.seat:
                legal.append(OVER[space - 1])
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """The residence is discarded, its income is lost."""
        lay(g, self.seat, self.tile, choice.arg)


def lay(g: Game[Board], seat: i64, tile: i64, space: i64) -> None:
    """Put a tile and a house on a space; score it and grant its favors."""
    b = g.state
    b.lay(space, tile, seat)
    b.supply &= ~BIT[tile]
    if g.listener is not None:
        g.tell("build", seat, TILES[tile].key, space)
    score(g, seat, TILES[tile].prestige, tile)
    if TILES[tile].favors:
        favors.grant(g, seat, TILES[tile].favors)
