"""How Toll Road speaks."""

from __future__ import annotations

from collections.abc import Sequence

from tests.drill.games.toll_road.tiles import KEYS, TILES, value

from kingsroad.core.choice import Choice
from kingsroad.core.event import Event
from kingsroad.library import AnyGame
from kingsroad.text.book import Book, Joined, Names
from kingsroad.text.common import always_the_same
from kingsroad.text.joins import fill
from kingsroad.text.tally import tally_by
from kingsroad.text.vocabulary import Vocabulary, tile_noun


def place(words: Vocabulary, _game: AnyGame, choice: Choice) -> str:
    """What the tile does."""
    return words.say(f"effect-{choice.noun}")


def show(words: Vocabulary, _game: AnyGame, choice: Choice) -> str:
    """What the seal scores."""
    return words.count(value(choice.arg), "prestige")


def card(words: Vocabulary, key: str) -> str:
    """A tile in one line."""
    return words.sentence("card-tile", tile=tile_noun(key), effect=words.say(f"effect-{key}"))


def kind_of(_words: Vocabulary, event: Event) -> str:
    """A draw that one may not know is told otherwise."""
    return "draw-secret" if event.kind == "draw" and not event.subject else event.kind


def seals(words: Vocabulary, events: Sequence[Event], at: int, names: Names) -> Joined:
    """A seal is no tile: its name goes into the sentence as it is."""
    event = events[at]
    if event.kind in ("draw", "show") and event.subject:
        return fill(f"event-{event.kind}", words, event, names, seal=event.subject), 1
    return "", 0


BOOK: Book = Book(
    tiles=TILES,
    explain={
        "place": place,
        "rest": always_the_same,
        "show": show,
        "keep": always_the_same,
        "deal": show,
    },
    card=card,
    kind=kind_of,
    joins=[seals],
    about=None,
    sources=[*KEYS, "seals"],
    tally=tally_by(lambda event, _before: event.subject),
    kinds=("neutral",),
)
