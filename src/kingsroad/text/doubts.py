"""Printed values that were not read from the thing itself, for whoever holds the thing.

The reasons stand beside the tiles, in English. Other languages say facts and reasons in their file
`doubts`, below the English words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from kingsroad.realm.tile import Doubt, Tile
from kingsroad.text.vocabulary import ENGLISH, Vocabulary, tile_noun, vocabulary

T = TypeVar("T", bound=Tile)
BOARD = "board"
PART = "doubts"
WORDS = vocabulary(ENGLISH, PART)
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


def translated(words: Vocabulary, kind: str, english: str) -> str:
    """A fact or a reason in the language of some words."""
    if words.language == ENGLISH:
        return english
    return vocabulary(words.language, PART).say(f"{kind}-{slug(english)}")


def slug(english: str) -> str:
    """What a message is called that says something in another language."""
    return re.sub(r"\W+", "-", english.lower())


def about_tiles(
    words: Vocabulary, tiles: Sequence[T], value: Callable[[Vocabulary, T, str], str]
) -> list[Doubtful]:
    """Every doubt about a tile; `value` tells what the engine has for a fact of it."""
    return [
        Doubtful(
            tile.key,
            words.name(tile_noun(tile.key)),
            translated(words, "fact", doubt.fact),
            value(words, tile, doubt.fact),
            doubt.confidence,
            translated(words, "why", doubt.why),
        )
        for tile in tiles
        for doubt in tile.doubts
    ]


def about_board(
    words: Vocabulary, doubts: Sequence[Doubt], values: Mapping[str, str]
) -> list[Doubtful]:
    """Every doubt about what is printed on no tile; a fact begins with what it is about."""
    found = []
    for doubt in doubts:
        fact = doubt.fact.partition(": ")[0]
        name, told = (translated(words, "fact", english) for english in (BOARD, fact))
        why = translated(words, "why", doubt.why)
        found.append(Doubtful(BOARD, name, told, values[fact], doubt.confidence, why))
    return found


def worst_first(found: Sequence[Doubtful]) -> list[Doubtful]:
    """The least certain values before the others."""
    return sorted(found, key=lambda doubtful: CONFIDENCE.index(doubtful.confidence))
