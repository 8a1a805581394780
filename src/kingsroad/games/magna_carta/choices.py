"""Every choice of the game. The order is the order of the codes: add at the end only."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.choice import Catalogue, Choice
from kingsroad.games.magna_carta.documents import Colour
from kingsroad.games.magna_carta.tiles import (
    DECK,
    FIRST_OWN,
    FIRST_PRESTIGE,
    LAWYER,
    PEDDLER,
    RESIDENCE,
    TILES,
)
from kingsroad.realm.provost import REACH
from kingsroad.realm.stock import FOOD, GOLD, KINDS, STONE, WOOD, one
from kingsroad.realm.table import Words

COLOURS: Final[list[Colour]] = ["blue", "red", "green", "orange"]
SEAT_NAMES: Final[list[str]] = [*COLOURS]
"""The same as plain texts: lists of them go where any names go."""

CATALOGUE: Final = Catalogue()

KEYS: Final = [tile.key for tile in TILES]
GOODS: Final = [FOOD, WOOD, STONE, GOLD]
OWN_KEYS: Final = KEYS[FIRST_OWN:FIRST_PRESTIGE]
ROAD_KEYS: Final = KEYS[:FIRST_OWN] + [f"{seat}-{key}" for seat in SEAT_NAMES for key in OWN_KEYS]
"""Everything that can lie on the road and take a worker; see `state.road_card`."""

PASS: Final = CATALOGUE.add("pass")
PLACE: Final[list[Choice]] = CATALOGUE.add_each("place", "card", ROAD_KEYS)
BUILD: Final[list[Choice]] = CATALOGUE.add_each("build", "tile", OWN_KEYS, FIRST_OWN)
"""By card, from the first own card on."""
ERECT: Final[list[Choice]] = CATALOGUE.add_each(
    "erect", "tile", KEYS[FIRST_PRESTIGE:RESIDENCE], FIRST_PRESTIGE
)
"""By prestige building."""
DRAW: Final = CATALOGUE.add("draw")
EXCHANGE: Final = CATALOGUE.add("exchange")
KEEP: Final = CATALOGUE.add("keep")
OVER: Final[list[Choice]] = CATALOGUE.add_each("over", "tile", OWN_KEYS, FIRST_OWN)
"""By card: the residence that a prestige building covers, named by what it was."""
TRANSFORM: Final[dict[int, Choice]] = {
    card: CATALOGUE.add("transform", TILES[card].key, card, "tile")
    for card in range(FIRST_OWN, FIRST_OWN + DECK)
    if card != LAWYER
}
"""By card."""
IN_GOLD: Final[list[Choice]] = CATALOGUE.add_each(
    "gold", "count", [str(count) for count in range(6)]
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
LAY: Final[list[Choice]] = CATALOGUE.add_each("lay", "tile", KEYS[:PEDDLER])
"""Chance lays a neutral card."""
FIRST: Final[list[Choice]] = CATALOGUE.add_each("first", "seat", SEAT_NAMES)
"""Chance gives the first-player card to a seat."""
DEAL: Final[list[Choice]] = CATALOGUE.add_each("deal", "tile", OWN_KEYS, FIRST_OWN)
"""Chance deals a card from a pile to a hand."""

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
