"""The score of a game by where its points came from."""

from __future__ import annotations

from kingsroad.core.event import Chronicle
from kingsroad.library import AnyGame
from kingsroad.record import Record, record_of
from kingsroad.text.book import Tally
from kingsroad.text.tally import tally

POSITION = "position"
"""The source of the points that a game began with."""


def score_by_source(played: AnyGame | Record) -> Tally:
    """The points of each seat by source; for each seat they add up to its score.

    The game is replayed to hear of its points, so it must have kept its history. What seats had
    when a game began from a position is a source of its own.
    """
    record = played if isinstance(played, Record) else record_of(played)
    before = record.start().scores()
    heard = Chronicle()
    game = record.replay(listener=heard)
    rows = tally(game, heard.events)
    counted = [sum(row[seat] for row in rows.values()) for seat in range(game.players)]
    if any(before) and counted != game.scores():  # some games count all points at the end
        rows[POSITION] = before
    return rows
