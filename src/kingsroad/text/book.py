"""What the sentences need to know about a game; each game fills in one book."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from kingsroad.core.choice import Choice
from kingsroad.core.event import Event
from kingsroad.library import AnyGame
from kingsroad.realm.tile import Tile
from kingsroad.text.doubts import Doubtful
from kingsroad.text.signs import Glyphs
from kingsroad.text.vocabulary import Gap, Vocabulary

Names = Sequence[str]
"""The names of the seats, by number."""
Joined = tuple[str, int]
"""A sentence, and how many events it tells; none if these events are not its business."""
NOT_MINE: Joined = ("", 0)
Join = Callable[[Vocabulary, Sequence[Event], int, Names], Joined]
Explain = Callable[[Vocabulary, AnyGame, Choice], str]
Tally = dict[str, list[int]]
"""The points of each seat, by source."""
Count = Callable[[AnyGame, Sequence[Event]], Tally]
Known = dict[str, str]
"""What a question is about: seat, tile, line and so on, by their keys."""


class Price(NamedTuple):
    """What each piece of something costs that a question offers."""

    number: int
    money: str


Prices = Mapping[str, Price]
"""By the question."""


def undoubted(_words: Vocabulary) -> list[Doubtful]:
    """Everything that is printed was read from the thing itself."""
    return []


@dataclass(frozen=True)
class Book:
    """What differs from game to game in making sentences, whatever the language."""

    tiles: Sequence[Tile]
    explain: dict[str, Explain]
    """What a choice costs and brings, by its verb."""
    card: Callable[[Vocabulary, str], str]
    """A building as one line; or a character."""
    kind: Callable[[Vocabulary, Event], str]
    """Which message tells an event on its own."""
    joins: Sequence[Join]
    """What joins events in the log; the first that takes an event has it."""
    about: Callable[[Vocabulary, AnyGame, Known], Mapping[str, Gap]] | None
    """More for the gaps of a question, where its facts do not say all."""
    sources: Sequence[str]
    """The rows of the score sheet, in their order."""
    tally: Count
    """The points in those rows, from all events of a game."""
    kinds: Sequence[str]
    """How each kind of tile looks. Games call the same things by different names; one kind looks
    the same in all of them."""
    prices: Prices = field(default_factory=dict)
    """The questions whose choices are paid by the piece."""
    drawn: Mapping[str, Glyphs] = field(default_factory=dict)
    """What buildings do whose effect is a step of the game and no printed value; and characters."""
    income_sign: str = "deniers"
    """What the income of a tile is paid in."""
    characters: Sequence[str] = ()
    """The keys of those who have a card and are no tile."""
    doubts: Callable[[Vocabulary], list[Doubtful]] = undoubted
    """The printed values that are in doubt, the worst first."""


def question_name(game: AnyGame) -> str:
    """The class of the open question; empty when the game is over."""
    return "" if game.pending is None else type(game.pending).__name__


def facts_of(game: AnyGame) -> Known:
    """What the open question says, by the sorts of its facts."""
    return {} if game.pending is None else game.rules.facts_of(game.pending)
