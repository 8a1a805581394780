"""Printed values that were not read from the thing itself, for whoever holds the thing.

The reasons stand beside the tiles, in English: so the whole list is English.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from kingsroad.realm.tile import Doubt, Tile
from kingsroad.text.vocabulary import ENGLISH, Vocabulary, tile_noun, vocabulary

T = TypeVar("T", bound=Tile)
BOARD = "board"
WORDS = vocabulary(ENGLISH, "doubts")
CONFIDENCE = ("reconstructed", "check", "probable")
"""How sure a printed value is, the worst first."""


@dataclass(frozen=True)
class Doubtful:
    """A value, and how sure it is."""

    tile: str
    """The key of the tile; the board if it is printed on none."""
    name: str
    fact: str
    value: str
    """As the engine has it now."""
    confidence: str
    why: str


def about_tiles(
    words: Vocabulary, tiles: Sequence[T], value: Callable[[T, str], str]
) -> list[Doubtful]:
    """Every doubt about a tile; `value` tells what the engine has for a fact of it."""
    return [
        Doubtful(
            tile.key,
            words.name(tile_noun(tile.key)),
            doubt.fact,
            value(tile, doubt.fact),
            doubt.confidence,
            doubt.why,
        )
        for tile in tiles
        for doubt in tile.doubts
    ]


def about_board(doubts: Sequence[Doubt], values: Mapping[str, str]) -> list[Doubtful]:
    """Every doubt about what is printed on no tile; a fact begins with what it is about."""
    found = []
    for doubt in doubts:
        fact = doubt.fact.partition(": ")[0]
        found.append(Doubtful(BOARD, BOARD, fact, values[fact], doubt.confidence, doubt.why))
    return found


def worst_first(found: Sequence[Doubtful]) -> list[Doubtful]:
    """The least certain values before the others."""
    return sorted(found, key=lambda doubtful: CONFIDENCE.index(doubtful.confidence))
