"""What came of an action: what must be stored, and what is told when it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from kingsroad.core.event import Event
from kingsroad.record.course import Move
from kingsroad.server.clocks.glass import Saved
from kingsroad.server.table.chairs import Chair
from kingsroad.server.table.ledger import Ledger, Line
from kingsroad.server.table.timing import Waiting
from kingsroad.server.wire.frames import ChatLine, Incident


class Result(NamedTuple):
    """How the game of a seat ended, named as its columns in the database are."""

    number: int
    place: int
    score: int
    bot: str
    """The bot that played there in the end; with a person beside it the person had left it."""


def results_of(ledger: Ledger, chairs: Iterable[Chair]) -> list[Result]:
    """How a game that is over ended for every seat."""
    places, scores = ledger.game.ranking(), ledger.game.scores()
    return [
        Result(chair.number, places[chair.number], scores[chair.number], chair.bot)
        for chair in chairs
    ]


@dataclass
class ToStore:
    """What must be on disk before anybody hears of it."""

    lines: list[Line] = field(default_factory=list)
    chairs: list[Chair] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    speaker: str = ""
    """Who said it, or whom it happened to."""
    results: list[Result] | None = None
    """How it ended, where that has changed."""
    incidents: list[Incident] = field(default_factory=list)
    clocks: Saved | None = None
    """All clocks, where one has changed."""
    waiting: list[Waiting] | None = None
    """Who is waited for, where that has changed."""
    over: bool | None = None
    """Whether the game is over, where that has changed."""
    motion: str | None = None
    """What is asked about a seat, where that has changed."""
    round: int | None = None
    """The turn or round of the game, where that has changed."""
    scores: str | None = None
    """The points of each seat, where the game has just ended, or goes on after all."""

    def __bool__(self) -> bool:
        return bool(
            self.lines
            or self.chairs
            or self.chat
            or self.incidents
            or self.results is not None
            or self.clocks is not None
            or self.waiting is not None
            or self.motion is not None
            or self.round is not None
            or self.scores is not None
        )


@dataclass
class Outcome:
    """What an action has changed."""

    store: ToStore = field(default_factory=ToStore)
    moves: list[Move] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    undone: bool = False
    """The game went back."""
    people_changed: bool = False
    """Who sits where, under which name, or who asks for an undo."""
    reseated: str = ""
    """Whose own seats have changed."""
    said: list[ChatLine] = field(default_factory=list)
    incidents: list[Incident] = field(default_factory=list)
    clock_changed: bool = False
