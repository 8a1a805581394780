"""Every choice of the game; codes.py holds the order of their codes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.choice import Catalogue, Choice
from kingsroad.games.magna_carta.codes import CODES
from kingsroad.games.magna_carta.documents import Colour
from kingsroad.games.magna_carta.tiles import (
    LAWYER,
    NEUTRAL_CARDS,
    OWN_CARDS,
    PEDDLER,
    PRESTIGE_CARDS,
    TILES,
)
from kingsroad.realm.provost import REACH
from kingsroad.realm.stock import FOOD, GOLD, KINDS, STONE, WOOD, amount, one
from kingsroad.realm.table import Words

COLOURS: Final[list[Colour]] = ["blue", "red", "green", "orange"]
SEAT_NAMES: Final[list[str]] = [*COLOURS]
"""The same as plain texts: lists of them go where any names go."""

CATALOGUE: Final = Catalogue(CODES, chance=("lay", "first", "deal"))

KEYS: Final = [tile.key for tile in TILES]
GOODS: Final = [FOOD, WOOD, STONE, GOLD]
OWN_KEYS: Final = [KEYS[card] for card in OWN_CARDS]
ROAD_KEYS: Final = [
    *[KEYS[card] for card in NEUTRAL_CARDS],
    *[f"{seat}-{key}" for seat in SEAT_NAMES for key in OWN_KEYS],
]
"""Everything that can lie on the road and take a worker; see `state.road_card`."""

PASS: Final = CATALOGUE.add("pass")
PLACE: Final[list[Choice]] = CATALOGUE.add_each("place", "card", ROAD_KEYS)
BUILD: Final[list[Choice]] = CATALOGUE.add_some("build", "tile", KEYS, list(OWN_CARDS))
"""By card."""
ERECT: Final[list[Choice]] = CATALOGUE.add_some("erect", "tile", KEYS, list(PRESTIGE_CARDS))
"""By card."""
DRAW: Final = CATALOGUE.add("draw")
EXCHANGE: Final = CATALOGUE.add("exchange")
KEEP: Final = CATALOGUE.add("keep")
OVER: Final[list[Choice]] = CATALOGUE.add_some("over", "tile", KEYS, list(OWN_CARDS))
"""By card: the residence that a prestige building covers, named by what it was."""
TRANSFORM: Final[list[Choice]] = CATALOGUE.add_some(
    "transform", "tile", KEYS, [card for card in OWN_CARDS if card != LAWYER]
)
"""By card."""
MOST_OF_A_KIND: Final = max([amount(card.cost, kind) for card in TILES for kind in GOODS])
"""Of no card more cubes of one kind are due."""
IN_GOLD: Final[list[Choice]] = CATALOGUE.add_each(
    "gold", "count", [str(count) for count in range(MOST_OF_A_KIND + 1)]
)
"""How many cubes of the kind in question are paid in gold."""
USE: Final = CATALOGUE.add("use")
OFFER: Final[list[Choice]] = CATALOGUE.add_each("offer", "offer", ["1", "2"])
TAKE: Final[list[Choice]] = [CATALOGUE.add("take", KINDS[kind], kind, "good") for kind in GOODS]
GIVE: Final[list[Choice]] = [CATALOGUE.add("give", KINDS[kind], kind, "good") for kind in GOODS]
PROVOST: Final[list[Choice]] = [
    CATALOGUE.add("provost", f"{by:+d}" if by else "0", by, "reach")
    for by in range(-REACH, REACH + 1)
]
BATCH: Final[list[Choice]] = CATALOGUE.add_each(
    "batch",
    "goods",
    [
        f"{first}-{second}-{third}"
        for first in ("food", "gold")
        for second in ("wood", "gold")
        for third in ("stone", "gold")
    ],
)
DONE: Final = CATALOGUE.add("done")
DECLINE: Final = CATALOGUE.add("decline")
LAY: Final[list[Choice]] = [
    CATALOGUE.add("lay", KEYS[card], card, "tile") for card in NEUTRAL_CARDS if card != PEDDLER
]
"""Chance lays a neutral card."""
FIRST: Final[list[Choice]] = CATALOGUE.add_each("first", "seat", SEAT_NAMES)
"""Chance gives the first-player card to a seat."""
DEAL: Final[list[Choice]] = CATALOGUE.add_some("deal", "tile", KEYS, list(OWN_CARDS))
"""By card: chance deals it from a pile to a hand."""

BATCH_COST: Final = vec[i64](
    [
        one(first) + one(second) + one(third)
        for first in (FOOD, GOLD)
        for second in (WOOD, GOLD)
        for third in (STONE, GOLD)
    ]
)
"""A batch is one food, one wood and one stone; gold stands for any of them."""

WORDS: Final = Words(
    PASS,
    DECLINE,
    PROVOST,
    {choice.arg: choice for choice in TAKE},
    {choice.arg: choice for choice in GIVE},
)
