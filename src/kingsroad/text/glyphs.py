"""What is printed on buildings and characters, as pictures: the same facts as the words tell.

A picture is a row of signs in reading order. Their shapes are the client's business; here is only
which sign stands where, so that all clients draw the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from kingsroad.games.caylus1303 import tiles as caylus1303
from kingsroad.library import AnyRuleset
from kingsroad.realm.effect import (
    Buy,
    Construct,
    Effect,
    FromCard,
    Gain,
    Guide,
    Nothing,
    Offer,
    OneOf,
    Sell,
    Swap,
    Trade,
    Transform,
    kinds_of,
)
from kingsroad.realm.stock import KINDS, Stock, amounts
from kingsroad.realm.tile import Tile
from kingsroad.text.books import book_of


@dataclass(frozen=True)
class Glyph:
    """One sign, and how many of it."""

    sign: str
    number: int = 1


Glyphs = tuple[Glyph, ...]
SIGNS: Mapping[str, str] = {
    "prestige": "points",
    "favors": "favor",
    "tokens": "token",
    "workers": "worker",
}
"""What is counted is called by its plural; a sign shows one of it."""
ARROW, SLASH, PLUS, LESS = Glyph("arrow"), Glyph("slash"), Glyph("plus"), Glyph("less")
HOUSE, INCOME, CARD = Glyph("house"), Glyph("income"), Glyph("card")


@dataclass(frozen=True)
class Picture:
    """What is printed on a tile."""

    kind: str
    """The colour of its band: what it is made of, or where it lies."""
    points: int = 0
    cost: Glyphs = ()
    effect: Glyphs = ()
    """What a worker there does."""
    bonus: Glyphs = ()
    """For its owner: at once, in every income, and after a house when somebody else works there."""
    setup: Glyphs = ()
    """The effect of the other side, that of tiles laid before the game, where it differs."""


KINDS_OF_GAME: Mapping[str, Sequence[str]] = {
    "caylus2005": ("special", "neutral", "fixed", "wood", "stone", "prestige", "residence"),
    "magna_carta": ("neutral", "own", "prestige", "residence"),
    "caylus1303": ("fixed", "neutral", "wood", "stone", "prestige", "residence"),
}
"""The games call the same things by different names; one kind looks the same in all."""

STEPS: Mapping[str, Mapping[str, Glyphs]] = {
    "caylus2005": {
        "gate": (Glyph("worker"), ARROW, Glyph("place")),
        "merchants-guild": (Glyph("provost", 3),),
        "stables": (Glyph("order"),),
        "inn": (Glyph("deniers"), ARROW, Glyph("worker")),
        "castle": (Glyph("food"), PLUS, Glyph("any", 2), ARROW, HOUSE),
    },
    "magna_carta": {},
    "caylus1303": {},
}
"""Buildings whose effect is a step of the game and no printed value."""

POWERS: Mapping[str, Glyphs] = {
    "thief": (HOUSE, LESS, Glyph("points")),
    "steward": (HOUSE, Glyph("points", caylus1303.STEWARD_PRESTIGE)),
    "bailiff": (Glyph("provost", caylus1303.BAILIFF_REACH),),
    "architect": (
        Glyph("build-wood"),
        SLASH,
        Glyph("build-stone"),
        SLASH,
        Glyph("build-prestige"),
        PLUS,
        Glyph("points", caylus1303.ARCHITECT_PRESTIGE),
    ),
    "chamberlain": (
        Glyph("any", caylus1303.BUNDLE_CUBES),
        ARROW,
        Glyph("points", caylus1303.BUNDLE_PRESTIGE),
    ),
    "foreman": (
        Glyph("any", caylus1303.BUNDLE_CUBES),
        PLUS,
        Glyph("points", caylus1303.FOREMAN_PRESTIGE),
    ),
    "goldsmith": (Glyph("gold"), PLUS, Glyph("points", caylus1303.GOLDSMITH_PRESTIGE)),
    "day-labourer": (INCOME, Glyph("worker", caylus1303.DAY_LABOURER_RECRUITS)),
}
"""Characters whose power can be drawn; of the others only words can tell."""


def picture(rules: AnyRuleset, key: str) -> Picture:
    """A building or a character of a game as a picture."""
    book = book_of(rules)
    if key in book.characters:
        return Picture("character", effect=POWERS.get(key, ()))
    tile = next(tile for tile in book.tiles if tile.key == key)
    kinds = KINDS_OF_GAME[rules.key]
    return Picture(
        kind=kinds[tile.kind],
        points=int(tile.prestige),
        cost=cost(tile),
        effect=STEPS[rules.key].get(key) or deed(kinds, tile, "worker"),
        bonus=bonus(rules.key, kinds, tile),
        setup=deed(kinds, tile, "setup"),
    )


# -- parts of a tile -----------------------------------------------------------------------------


def cost(tile: Tile) -> Glyphs:
    """What building it takes."""
    return goods(tile.cost) + counted(tile.also_asks())


def bonus(game: str, kinds: Sequence[str], tile: Tile) -> Glyphs:
    """What its owner gets at once, in every income, and from visitors."""
    paid = many("worker" if game == "caylus1303" else "deniers", tile.income)
    paid += goods(tile.harvested())
    every_income = (INCOME, *paid) if paid else ()
    return counted(tile.also_brings()) + every_income + from_visitors(kinds, tile)


def from_visitors(kinds: Sequence[str], tile: Tile) -> Glyphs:
    """What its owner gets when somebody else works there, the general point left out."""
    if "owner" in tile.deeds():
        return (HOUSE, *deed(kinds, tile, "owner"))
    # The owner of a producing stone tile of 2005 takes one cube of a kind that it makes; 1303
    # prints which, and then this is an effect of its own.
    made = kinds_of(tile.deeds()["worker"])
    if kinds[tile.kind] == "stone" and len(made) > 1:
        return (HOUSE, *choice([(Glyph(KINDS[kind]),) for kind in made]))
    return ()


def deed(kinds: Sequence[str], tile: Tile, whose: str) -> Glyphs:
    """What somebody does there."""
    effect = tile.deeds().get(whose)
    return () if effect is None else effect_row(kinds, effect)


def effect_row(kinds: Sequence[str], effect: Effect) -> Glyphs:
    """An effect as a row of signs."""
    if isinstance(effect, Nothing):
        return ()
    if isinstance(effect, Gain):
        return goods(effect.stock) + counted(effect.also_brings())
    if isinstance(effect, OneOf):
        return choice([goods(gain) for gain in effect.gains])
    if isinstance(effect, Trade):
        return choice([offer(each) for each in effect.offers])
    if isinstance(effect, Buy):
        return choice(
            [
                (Glyph("deniers", number), ARROW, Glyph("plain", number))
                for number in range(1, effect.most + 1)
            ]
        )
    if isinstance(effect, Sell):
        return (Glyph("any"), ARROW, Glyph("deniers", int(effect.deniers)))
    if isinstance(effect, Swap):
        return (Glyph("any"), ARROW, Glyph("plain", int(effect.take)))
    if isinstance(effect, FromCard):
        return (CARD, ARROW, *goods(effect.stock))
    if isinstance(effect, Construct):
        saved = (LESS, *goods(effect.less)) if effect.less else ()
        return (Glyph(f"build-{kinds[effect.kind]}"), *saved)
    if isinstance(effect, Transform):
        return (*goods(effect.pay), ARROW, Glyph("build-residence"))
    if isinstance(effect, Guide):
        return (Glyph("provost", int(effect.reach)),)
    assert_never(effect)


def offer(printed: Offer) -> Glyphs:
    """What is given for what."""
    given = goods(printed.pay) + counted(printed.also_asks())
    taken = goods(printed.gain) + counted(printed.also_brings())
    return (*given, ARROW, *taken) if given else taken


# -- rows of signs -------------------------------------------------------------------------------


def goods(stock: Stock) -> Glyphs:
    """Goods and money, kind by kind; what is paid in money comes last."""
    return tuple(Glyph(kind, number) for kind, number in amounts(stock).items())


def counted(numbers: Mapping[str, int]) -> Glyphs:
    """So many of this and so many of that."""
    row: Glyphs = ()
    for sort, number in numbers.items():
        row += many(SIGNS.get(sort, sort), number)
    return row


def many(sign: str, number: int) -> Glyphs:
    """A sign, unless there is none of it."""
    return (Glyph(sign, int(number)),) if number else ()


def choice(rows: Sequence[Glyphs]) -> Glyphs:
    """One row or another."""
    joined: Glyphs = ()
    for row in rows:
        joined = (*joined, SLASH, *row) if joined else row
    return joined
