"""Where points came from: the rows of the score sheet of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kingsroad.core.event import Event
from kingsroad.library import AnyGame
from kingsroad.text.book import Count, Tally
from kingsroad.text.books import book_of

Source = Callable[[Event, Event | None], str]


def tally(game: AnyGame, events: Sequence[Event]) -> Tally:
    """The points of each seat, by source, from all events of a game."""
    return book_of(game.rules).tally(game, events)


def tally_by(source: Source) -> Count:
    """A tally of the points that the events tell; `source` names the row of each score.

    It is given the score and the event before it: a tile scores when built and when used.
    """

    def count(game: AnyGame, events: Sequence[Event]) -> Tally:
        rows: Tally = {}
        before: Event | None = None
        for event in events:
            if event.kind == "score":
                row = rows.setdefault(source(event, before), [0] * game.players)
                row[event.seat] += event.amount
            before = event
        return rows

    return count


def just_built(event: Event, before: Event | None) -> bool:
    """Whether a tile scores because it was built."""
    return before is not None and before.kind == "build" and before.subject == event.subject
