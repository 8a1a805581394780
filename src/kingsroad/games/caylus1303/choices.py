"""Every choice of the game; codes.py holds the order of their codes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.choice import Catalogue, Choice
from kingsroad.games.caylus1303.codes import CODES
from kingsroad.games.caylus1303.documents import Colour
from kingsroad.games.caylus1303.tiles import (
    BUNDLE_CUBES,
    CHARACTER_KEYS,
    MONUMENT,
    NO_TILE,
    OF_STONE,
    START,
    TILES,
    WOODEN,
    WORKPLACES,
)
from kingsroad.realm.provost import REACH
from kingsroad.realm.stock import FOOD, GOLD, GOODS, KINDS, amount, amounts, one
from kingsroad.realm.table import Words
from kingsroad.realm.tile import of_kinds

COLOURS: Final[list[Colour]] = ["blue", "red", "green", "yellow", "black"]
SEAT_NAMES: Final[list[str]] = [*COLOURS]
"""The same as plain texts: lists of them go where any names go."""

CATALOGUE: Final = Catalogue(CODES, chance=("lay", "deal", "first"))

KEYS: Final = [tile.key for tile in TILES]

PASS: Final = CATALOGUE.add("pass")
PLACE: Final[list[Choice]] = CATALOGUE.add_some("place", "tile", KEYS, WORKPLACES)
"""By tile."""
PLACE_SITE: Final = CATALOGUE.add("place", "site", NO_TILE, "place")
PROVOST: Final[list[Choice]] = [
    CATALOGUE.add("provost", f"{by:+d}" if by else "0", by, "reach")
    for by in range(-REACH, REACH + 1)
]
"""By reach, from three spaces back to three forward."""
USE: Final = CATALOGUE.add("use")
OFFER: Final[list[Choice]] = CATALOGUE.add_each("offer", "offer", ["1", "2"])
TAKE: Final[list[Choice]] = CATALOGUE.add_each("take", "good", KINDS[:GOLD])
GIVE: Final[list[Choice]] = CATALOGUE.add_each("give", "good", KINDS[:GOLD])
BUILD: Final[list[Choice]] = CATALOGUE.add_some(
    "build", "tile", KEYS, of_kinds(TILES, [WOODEN, OF_STONE])
)
"""By tile."""
ERECT: Final[list[Choice]] = CATALOGUE.add_some("erect", "tile", KEYS, of_kinds(TILES, [MONUMENT]))
"""By tile."""
CLAIM: Final[list[Choice]] = CATALOGUE.add_some("claim", "tile", KEYS, of_kinds(TILES, [START]))
"""By tile: the lawyer puts a house over it."""
DONE: Final = CATALOGUE.add("done")
DECLINE: Final = CATALOGUE.add("decline")
STEAL: Final[list[Choice]] = CATALOGUE.add_each("steal", "character", CHARACTER_KEYS)
"""A favor takes the character of another seat."""
SITE: Final[list[Choice]] = CATALOGUE.add_each("site", "site", ["1", "2", "3"])
"""A favor uses a tile of the construction site."""
ENGAGE: Final[list[Choice]] = CATALOGUE.add_each("engage", "character", CHARACTER_KEYS)
"""A character is taken from beside the castle, or drafted before the game."""


def bundle_contents() -> list[i64]:
    """Every handful of three cubes, the kinds in order."""
    return [
        one(first) + one(second) + one(third)
        for first in range(GOODS)
        for second in range(first, GOODS)
        for third in range(second, GOODS)
    ]


def bundle_name(contents: i64) -> str:
    """The kinds of a bundle, each as often as it lies there."""
    names: list[str] = []
    for kind in range(GOODS):
        names += [KINDS[kind]] * amount(contents, kind)
    return "-".join(names)


def is_plain(contents: i64) -> bool:
    """[deliver.3] [deliver.4] One food and two other cubes, all three of different kinds."""
    return amount(contents, FOOD) == 1 and len(amounts(contents)) == BUNDLE_CUBES


BUNDLE_COST: Final = vec[i64](bundle_contents())
"""What each bundle consists of."""
BUNDLE: Final[list[Choice]] = CATALOGUE.add_each(
    "bundle", "goods", [bundle_name(contents) for contents in bundle_contents()]
)
PLAIN_BUNDLES: Final[list[Choice]] = [
    choice for choice in BUNDLE if is_plain(BUNDLE_COST[choice.arg])
]
"""The bundles that need no Chamberlain."""
LAY: Final[list[Choice]] = CATALOGUE.add_some(
    "lay", "tile", KEYS, of_kinds(TILES, [START, WOODEN, OF_STONE])
)
"""By tile: chance lays it before the game."""
DEAL: Final[list[Choice]] = CATALOGUE.add_each("deal", "character", CHARACTER_KEYS)
"""Chance brings a character into the game."""
FIRST: Final[list[Choice]] = CATALOGUE.add_each("first", "seat", SEAT_NAMES)
"""Chance draws the first seat."""

WORDS: Final = Words(
    PASS,
    DECLINE,
    PROVOST,
    {choice.arg: choice for choice in TAKE},
    {choice.arg: choice for choice in GIVE},
)
