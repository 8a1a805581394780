"""Every choice of the game; codes.py holds the order of their codes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.choice import Catalogue, Choice
from kingsroad.games.caylus2005.codes import CODES
from kingsroad.games.caylus2005.documents import Colour
from kingsroad.games.caylus2005.tiles import (
    BUILDABLE,
    FIELDS,
    LAST_SPACE,
    LAWYER,
    LINE_NAMES,
    NEUTRAL,
    OF_STONE,
    TILES,
    WOODEN,
    WORKPLACES,
)
from kingsroad.realm.provost import REACH
from kingsroad.realm.stock import GOLD, GOODS, KINDS, WOOD, one, stock
from kingsroad.realm.table import Words
from kingsroad.realm.tile import of_kinds

COLOURS: Final[list[Colour]] = ["blue", "red", "green", "orange", "black"]
SEAT_NAMES: Final[list[str]] = [*COLOURS]
"""The same as plain texts: lists of them go where any names go."""

CATALOGUE: Final = Catalogue(CODES, chance=("lay", "next"))

KEYS: Final = [tile.key for tile in TILES]

PASS: Final = CATALOGUE.add("pass")
PLACE: Final[list[Choice]] = CATALOGUE.add_some("place", "tile", KEYS, WORKPLACES)
"""By tile; the castle too."""
HOME: Final = CATALOGUE.add("home")
STAY: Final = CATALOGUE.add("stay")
PROVOST: Final[list[Choice]] = [
    CATALOGUE.add("provost", f"{by:+d}" if by else "0", by, "reach")
    for by in range(-REACH, REACH + 1)
]
"""By reach, from three spaces back to three forward."""
OFFER: Final[list[Choice]] = CATALOGUE.add_each("offer", "offer", ["1", "2"])
TAKE: Final[list[Choice]] = CATALOGUE.add_each("take", "good", KINDS[:GOODS])
GIVE: Final[list[Choice]] = CATALOGUE.add_each("give", "good", KINDS[:GOODS])
BUILD: Final[list[Choice]] = CATALOGUE.add_some("build", "tile", KEYS, list(BUILDABLE))
"""By tile."""
OVER: Final[list[Choice]] = CATALOGUE.add_each(
    "over", "space", [str(space) for space in range(1, LAST_SPACE + 1)], 1
)
"""By space, from space 1 on: the residence that a prestige tile replaces."""
TRANSFORM: Final[list[Choice]] = CATALOGUE.add_some(
    "transform",
    "tile",
    KEYS,
    [tile for tile in of_kinds(TILES, [NEUTRAL, WOODEN, OF_STONE]) if tile != LAWYER],
)
"""By tile. Fixed buildings and the lawyer are never transformed."""
LINE: Final[list[Choice]] = CATALOGUE.add_each("line", "line", LINE_NAMES)
FIELD: Final[list[Choice]] = CATALOGUE.add_each(
    "field", "field", [str(field) for field in range(1, FIELDS + 1)], 1
)
"""By column, from field 1 on."""
BATCH: Final[list[Choice]] = CATALOGUE.add_each(
    "batch",
    "goods",
    [
        f"{KINDS[second]}-{KINDS[third]}"
        for second in range(WOOD, GOLD)
        for third in range(second + 1, GOLD + 1)
    ],
)
DONE: Final = CATALOGUE.add("done")
DECLINE: Final = CATALOGUE.add("decline")
LAY: Final[list[Choice]] = [
    CATALOGUE.add("lay", KEYS[tile], tile, "tile") for tile in of_kinds(TILES, [NEUTRAL])
]
"""Chance lays a neutral tile."""
SEATED: Final[list[Choice]] = CATALOGUE.add_each("next", "seat", SEAT_NAMES)
"""Chance draws the next seat of the turn order."""

WORDS: Final = Words(
    PASS,
    DECLINE,
    PROVOST,
    {choice.arg: choice for choice in TAKE},
    {choice.arg: choice for choice in GIVE},
)

BATCH_COST: Final = vec[i64](
    [
        stock(food=1) + one(second) + one(third)
        for second in range(WOOD, GOLD)
        for third in range(second + 1, GOLD + 1)
    ]
)
"""[castle.4] [castle.5] A batch is one food and two other cubes, all three of different kinds."""
