"""To and from the bank: every cube, denier and prestige point that moves passes through here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.core.game import Game
from kingsroad.games.caylus2005.state import Board
from kingsroad.games.caylus2005.tiles import LINE_NAMES, SECTION_NAMES, TILES
from kingsroad.realm.stock import Stock

# Why something moved: a tile, by its number, or one of these.
SETUP: Final[i64] = 44
INCOME: Final[i64] = 45
WAGES: Final[i64] = 46
FIRST_PASS: Final[i64] = 47
VISITOR: Final[i64] = 48
BRIBE: Final[i64] = 49
FAVOR_A: Final[i64] = 50
"""The four favor lines follow one another."""
COUNT_DUNGEON: Final[i64] = 54
"""The three counts follow one another."""
FINAL_GOLD: Final[i64] = 57
FINAL_CUBES: Final[i64] = 58
FINAL_DENIERS: Final[i64] = 59
SIMPLE: Final[i64] = 60

CAUSES: Final[list[str]] = (
    [tile.key for tile in TILES]
    + ["setup", "income", "wages", "first-pass", "visitor", "bribe"]
    + [f"line-{line}" for line in LINE_NAMES]
    + [f"count-{section}" for section in SECTION_NAMES]
    + ["final-gold", "final-cubes", "final-deniers", "simple-favor"]
)


def gain(g: Game[Board], seat: i64, stock: Stock, cause: i64) -> None:
    """A seat receives goods or money from the bank."""
    g.state.seats[seat].stock += stock
    if g.listener is not None:
        g.tell("gain", seat, CAUSES[cause], 0, stock)


def pay(g: Game[Board], seat: i64, stock: Stock, cause: i64) -> None:
    """A seat pays goods or money to the bank; the options made sure that it can."""
    g.state.seats[seat].stock -= stock
    if g.listener is not None:
        g.tell("pay", seat, CAUSES[cause], 0, stock)


def score(g: Game[Board], seat: i64, points: i64, cause: i64) -> None:
    """A seat gains prestige."""
    g.state.seats[seat].prestige += points
    if g.listener is not None:
        g.tell("score", seat, CAUSES[cause], points)


def lose(g: Game[Board], seat: i64, points: i64, cause: i64) -> None:
    """[turn.4] A seat loses prestige, but never falls below zero."""
    owner = g.state.seats[seat]
    points = min(points, owner.prestige)
    owner.prestige -= points
    if g.listener is not None:
        g.tell("score", seat, CAUSES[cause], -points)
