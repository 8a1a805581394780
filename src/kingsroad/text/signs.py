"""Signs and rows of them: the letters in which pictures of tiles are written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingsroad.realm.stock import Stock, amounts


@dataclass(frozen=True)
class Glyph:
    """One sign, and how many of it."""

    sign: str
    number: int = 1


Glyphs = tuple[Glyph, ...]
ARROW, SLASH, PLUS, LESS = Glyph("arrow"), Glyph("slash"), Glyph("plus"), Glyph("less")
HOUSE, INCOME, CARD = Glyph("house"), Glyph("income"), Glyph("card")


def goods(stock: Stock) -> Glyphs:
    """Goods and money, kind by kind; what is paid in money comes last."""
    return tuple(Glyph(kind, number) for kind, number in amounts(stock).items())


def many(sign: str, number: int) -> Glyphs:
    """A sign, unless there is none of it."""
    return (Glyph(sign, int(number)),) if number else ()


def choice(rows: Sequence[Glyphs]) -> Glyphs:
    """One row or another."""
    joined: Glyphs = ()
    for row in rows:
        joined = (*joined, SLASH, *row) if joined else row
    return joined
