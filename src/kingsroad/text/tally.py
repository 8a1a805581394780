"""Where points came from: the rows of the score sheet of each game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kingsroad.core.event import Event
from kingsroad.games.caylus1303 import tiles as tiles_1303
from kingsroad.games.caylus2005 import tiles as tiles_2005
from kingsroad.games.magna_carta.scoring import score_sheet
from kingsroad.library import AnyGame

Tally = dict[str, list[int]]
"""The points of each seat, by source."""
Count = Callable[[AnyGame, Sequence[Event]], Tally]
Source = Callable[[Event, Event | None], str]


def tally(game: AnyGame, events: Sequence[Event]) -> Tally:
    """The points of each seat, by source, from all events of a game."""
    return TALLIES[game.rules.key](game, events)


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


def source_2005(event: Event, before: Event | None) -> str:
    """The row of the sheet to which a score of Caylus (2005) belongs."""
    if event.subject == "castle":
        return "castle" if event.amount > 0 else "idle"
    if event.subject in ("line-a", "simple-favor"):
        return "favors"
    number = tiles_2005.TILE_NUMBER.get(event.subject)
    if number is None:
        return event.subject
    kind = tiles_2005.KIND_NAMES[tiles_2005.TILES[number].kind]
    if kind == "residential":
        return kind
    return f"built-{kind}" if just_built(event, before) else "used"


def source_1303(event: Event, before: Event | None) -> str:
    """The row of the sheet to which a score of Caylus 1303 belongs."""
    number = tiles_1303.TILE_NUMBER.get(event.subject)
    if number is None:
        return event.subject
    kind = tiles_1303.KIND_NAMES[tiles_1303.TILES[number].kind]
    return f"built-{kind}" if just_built(event, before) else "used"


def tally_magna_carta(game: AnyGame, _events: Sequence[Event]) -> Tally:
    """In Magna Carta points are counted once, at the end."""
    sheets = [score_sheet(game.state, seat) for seat in range(game.players)]
    return {source: [sheet[source] for sheet in sheets] for source in sheets[0]}


TALLIES: dict[str, Count] = {
    "caylus2005": tally_by(source_2005),
    "magna_carta": tally_magna_carta,
    "caylus1303": tally_by(source_1303),
}
