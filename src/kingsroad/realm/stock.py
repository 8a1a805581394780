"""Goods and money, packed into one number: a lane of bits for each kind.

Adding two stocks adds all their kinds at once, and one comparison tells whether a stock covers
a cost. Lanes are wide enough for any game: 511 cubes of a kind, 2047 deniers.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from kingsroad.core.bits import BIT

Stock: TypeAlias = i64

FOOD: Final[i64] = 0
WOOD: Final[i64] = 1
STONE: Final[i64] = 2
CLOTH: Final[i64] = 3
GOLD: Final[i64] = 4
DENIER: Final[i64] = 5

KINDS: Final = ["food", "wood", "stone", "cloth", "gold", "deniers"]
PLAIN_GOODS: Final[i64] = 4
"""Food, wood, stone and cloth come first; gold is the fifth good."""
GOODS: Final[i64] = 5

LANE: Final[i64] = 10
MOST: Final = [511, 511, 511, 511, 511, 2047]
"""The most of each kind that a stock can hold."""
MOST_IN_POSITION: Final = [250, 250, 250, 250, 250, 1500]
"""The most that a position may begin with: more than any game brings, and far below `MOST`."""
# The top bit of each lane stays free, so that a subtraction that goes below zero shows there.
# All of it stays below 2**62: compiled code keeps larger constants as objects.
GUARD: Final[i64] = 0x2002008020080200
DENIERS: Final[i64] = 1 << 50
"""One denier."""


def stock(
    food: int = 0, wood: int = 0, stone: int = 0, cloth: int = 0, gold: int = 0, deniers: int = 0
) -> Stock:
    """Write a stock by the names of its kinds."""
    return food | (wood << 10) | (stone << 20) | (cloth << 30) | (gold << 40) | (deniers << 50)


def one(kind: i64) -> Stock:
    """One cube of a kind, or one denier."""
    return BIT[LANE * kind]


def amount(held: Stock, kind: i64) -> i64:
    """How many of a kind a stock holds."""
    if kind == DENIER:
        return deniers_in(held)
    return (held >> (LANE * kind)) & 511


def deniers_in(held: Stock) -> i64:
    """The money of a stock; its lane is the topmost."""
    return held >> 50


def covers(held: Stock, cost: Stock) -> bool:
    """Whether a stock holds at least the cost, kind by kind."""
    return ((held | GUARD) - cost) & GUARD == GUARD


def plain_cubes(held: Stock) -> i64:
    """How many cubes a stock holds, gold left out."""
    return (held & 511) + ((held >> 10) & 511) + ((held >> 20) & 511) + ((held >> 30) & 511)


def cubes(held: Stock) -> i64:
    """How many cubes a stock holds, gold included."""
    return plain_cubes(held) + ((held >> 40) & 511)


def amounts(held: Stock) -> dict[str, int]:
    """The kinds that a stock holds, with their numbers, by name."""
    return {KINDS[kind]: int(amount(held, kind)) for kind in range(6) if amount(held, kind)}
