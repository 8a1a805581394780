"""What is printed on buildings and characters, as pictures: the same facts as the words tell.

A picture is a row of signs in reading order. Their shapes are the client's business; here is only
which sign stands where, so that all clients draw the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from kingsroad.core.bits import members
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
    goods_of,
)
from kingsroad.realm.stock import KINDS
from kingsroad.realm.tile import Tile
from kingsroad.text.book import Book
from kingsroad.text.books import book_of
from kingsroad.text.signs import (
    ARROW,
    CARD,
    HOUSE,
    INCOME,
    LESS,
    Glyph,
    Glyphs,
    choice,
    goods,
    many,
)

SIGNS: Mapping[str, str] = {
    "prestige": "points",
    "favors": "favor",
    "tokens": "token",
    "workers": "worker",
}
"""What is counted is called by its plural; a sign shows one of it."""


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


def picture(rules: AnyRuleset, key: str) -> Picture:
    """A building or a character of a game as a picture."""
    book = book_of(rules)
    if key in book.characters:
        return Picture("character", effect=book.drawn.get(key, ()))
    tile = next(tile for tile in book.tiles if tile.key == key)
    return Picture(
        kind=book.kinds[tile.kind],
        points=int(tile.prestige),
        cost=cost(tile),
        effect=book.drawn.get(key) or deed(book.kinds, tile, "worker"),
        bonus=bonus(book, tile),
        setup=deed(book.kinds, tile, "setup"),
    )


# -- parts of a tile -----------------------------------------------------------------------------


def cost(tile: Tile) -> Glyphs:
    """What building it takes."""
    return goods(tile.cost) + counted(tile.also_asks())


def bonus(book: Book, tile: Tile) -> Glyphs:
    """What its owner gets at once, in every income, and from visitors."""
    paid = many(book.income_sign, tile.income) + goods(tile.harvested())
    every_income = (INCOME, *paid) if paid else ()
    return counted(tile.also_brings()) + every_income + from_visitors(book.kinds, tile)


def from_visitors(kinds: Sequence[str], tile: Tile) -> Glyphs:
    """What its owner gets when somebody else works there, the general point left out."""
    if "owner" in tile.deeds():
        return (HOUSE, *deed(kinds, tile, "owner"))
    # The owner of a producing stone tile of 2005 takes one cube of a kind that it makes; 1303
    # prints which, and then this is an effect of its own.
    made = members(goods_of(tile.deeds()["worker"]))
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


def counted(numbers: Mapping[str, int]) -> Glyphs:
    """So many of this and so many of that."""
    row: Glyphs = ()
    for sort, number in numbers.items():
        row += many(SIGNS.get(sort, sort), number)
    return row
