"""Carpenter and mason build tiles; monuments rise over residences."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.choice import Choice
from kingsroad.core.game import Ask, Game, Sorts, Step

# Monuments give favors and favors build: the rule goes round, and so does the import.
from kingsroad.games.caylus1303 import favors
from kingsroad.games.caylus1303.causes import CHARACTER
from kingsroad.games.caylus1303.choices import BUILD, DECLINE, ERECT
from kingsroad.games.caylus1303.state import Board
from kingsroad.games.caylus1303.tiles import (
    ARCHITECT,
    ARCHITECT_PRESTIGE,
    LAST_START_PLOT,
    MASON,
    MONUMENT,
    OF_KIND,
    RESIDENCE,
    TILES,
)
from kingsroad.realm.effect import Construct
from kingsroad.realm.goods import GiveCubes
from kingsroad.realm.prestige import score
from kingsroad.realm.steps import TileStep
from kingsroad.realm.stock import FOOD, GOLD, Stock, amount, covers, plain_cubes
from kingsroad.realm.table import pay


class BuildTile(Ask[Board]):
    """[build.1] [build.2] [build.3] Build one tile of a kind at its printed cost, or decline."""

    SORTS: ClassVar[Sorts] = ("seat", "kind", "full-or-less")

    def __init__(self, seat: i64, kind: i64, cheaper: bool) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.cheaper: Final = cheaper
        """Whether the mason's set-up side saves the stone."""

    def facts(self) -> list[int]:
        """Seat, kind of tile, whether it is cheaper."""
        return [self.seat, self.kind, int(self.cheaper)]

    def options(self, g: Game[Board]) -> list[Choice]:
        """[build.10] [limits.6] What the seat can pay, if there is a plot and a house for it."""
        b = g.state
        legal: list[Choice] = []
        if b.first_free_plot() == 0 or b.seats[self.seat].houses == 0:
            return legal
        held = b.seats[self.seat].stock
        for tile in OF_KIND[self.kind]:
            if b.in_supply(tile) and affordable(held, tile, self.cheaper):
                legal.append(BUILD[tile])
        if legal:
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
        if TILES[tile].plain_cubes:  # [build.4] [build.5] [build.6]
            g.then_both(
                GiveCubes(self.seat, TILES[tile].plain_cubes, FOOD, tile), LayTile(self.seat, tile)
            )
        else:
            lay(g, self.seat, tile, g.state.first_free_plot())


def cost_of(tile: i64, cheaper: bool) -> Stock:
    """[build.11] [build.12] The printed cost, or what is left of it on the mason's set-up side."""
    if not cheaper:
        return TILES[tile].cost
    mason = TILES[MASON].setup
    assert isinstance(mason, Construct)
    return TILES[tile].cost - mason.less


def affordable(held: Stock, tile: i64, cheaper: bool) -> bool:
    """Whether a stock covers the cost of a tile, cubes at choice included."""
    cost = cost_of(tile, cheaper)
    if not covers(held, cost):
        return False
    return plain_cubes(held - cost) >= TILES[tile].plain_cubes


class LayTile(TileStep[Board]):
    """[build.7] The tile goes to the first free plot."""

    def run(self, g: Game[Board]) -> None:
        """Lay the tile."""
        lay(g, self.seat, self.tile, g.state.first_free_plot())


def lay(g: Game[Board], seat: i64, tile: i64, plot: i64) -> None:
    """[build.8] [build.9] Put a tile and a house on a plot, and score it."""
    b = g.state
    b.lay(plot, tile, seat)
    b.supply &= ~BIT[tile]
    if g.listener is not None:
        g.tell("build", seat, TILES[tile].key, plot)
    score(g, seat, TILES[tile].prestige, tile)
    if b.seats[seat].has(ARCHITECT):  # [architect.1]
        score(g, seat, ARCHITECT_PRESTIGE, CHARACTER + ARCHITECT)


class VisitResidences(Step[Board]):
    """[monument.1] [monument.8] Along the road every residence may become a monument."""

    SORTS: ClassVar[Sorts] = ("plot",)

    def __init__(self, plot: i64) -> None:
        self.plot: Final = plot

    def facts(self) -> list[int]:
        """The first plot that has not been visited."""
        return [self.plot]

    def run(self, g: Game[Board]) -> None:
        """Ask the owner of the next residence; the others follow."""
        b = g.state
        plot = self.plot
        while plot <= LAST_START_PLOT and b.tiles[plot] != RESIDENCE:
            plot += 1
        if plot <= LAST_START_PLOT:
            g.then_both(ErectMonument(b.owners[plot], plot), VisitResidences(plot + 1))


class ErectMonument(Ask[Board]):
    """[monument.2] [monument.5] Build a monument over an own residence, or keep it."""

    SORTS: ClassVar[Sorts] = ("seat", "plot")

    def __init__(self, seat: i64, plot: i64) -> None:
        super().__init__(seat)
        self.plot: Final = plot

    def facts(self) -> list[int]:
        """Seat and plot."""
        return [self.seat, self.plot]

    def options(self, g: Game[Board]) -> list[Choice]:
        """The monuments that the seat can pay."""
        b = g.state
        legal: list[Choice] = []
        held = b.seats[self.seat].stock
        if amount(held, GOLD) == 0:  # every monument costs gold
            return legal
        for tile in OF_KIND[MONUMENT]:
            if b.in_supply(tile) and covers(held, TILES[tile].cost):
                legal.append(ERECT[tile])
        if legal:
            legal.append(DECLINE)
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """[monument.3] [monument.4] Pay, cover the residence, score; [monument.7] then a favor."""
        if choice is DECLINE:
            return
        tile = choice.arg
        pay(g, self.seat, TILES[tile].cost, tile)
        lay(g, self.seat, tile, self.plot)
        for _ in range(TILES[tile].favors):
            favors.grant(g, self.seat)
