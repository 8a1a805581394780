"""The games of a series as a table for analysis, a row for each seat. Needs kingsroad[parquet]."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pyarrow as pa

from kingsroad.arena.parquet import ROWS_IN_A_GROUP, WORD, GrowingFile
from kingsroad.statistics.counting import first_shares
from kingsroad.statistics.series import Series
from kingsroad.statistics.watching import GameFacts
from kingsroad.version import VERSION

SCHEMA: Final = pa.schema(
    [
        # the game
        ("game", WORD),
        ("seed", pa.int64()),
        ("number", pa.int64()),
        ("players", pa.int8()),
        ("rounds", pa.int16()),
        ("decisions", pa.int32()),
        ("provost_moves", pa.int16()),
        # the seat
        ("seat", WORD),
        ("start", pa.int8()),
        ("score", pa.int16()),
        ("place", pa.int8()),
        ("first", pa.float32()),
        ("placed", pa.int16()),
        ("stopped", pa.int16()),
        ("bribes", pa.int16()),
        ("first_passes", pa.int16()),
        ("empty_turns", pa.int16()),
        ("deniers", pa.int16()),
        ("castle", pa.int16()),
        ("built", pa.list_(pa.string())),
        ("characters", pa.list_(pa.string())),
        ("favors", pa.map_(pa.string(), pa.int16())),
        ("points", pa.map_(pa.string(), pa.int16())),
    ]
)


class SeatFile(GrowingFile):
    """Grows by watched games."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, SCHEMA.with_metadata({"kingsroad": VERSION}))
        self.rows: list[dict[str, Any]] = []

    def add(self, series: Series, number: int, facts: GameFacts) -> None:
        """Take in a game."""
        firsts = first_shares(facts.places)
        for seat, mine in enumerate(facts.seats):
            self.rows.append(
                {
                    "game": series.rules.key,
                    "seed": series.seed,
                    "number": number,
                    "players": series.players,
                    "rounds": facts.rounds,
                    "decisions": facts.decisions,
                    "provost_moves": facts.moves,
                    "seat": series.rules.seat_names[seat],
                    "start": facts.order.index(seat) + 1,
                    "score": facts.scores[seat],
                    "place": facts.places[seat],
                    "first": firsts[seat],
                    "placed": mine.placed,
                    "stopped": mine.stopped,
                    "bribes": mine.bribes,
                    "first_passes": mine.first_passes,
                    "empty_turns": mine.empty_turns,
                    "deniers": mine.deniers,
                    "castle": mine.castle,
                    "built": mine.built,
                    "characters": sorted(mine.characters),
                    "favors": sorted(mine.lines.items()),
                    "points": [(source, points[seat]) for source, points in facts.sources.items()],
                }
            )
        if len(self.rows) >= ROWS_IN_A_GROUP:
            self.flush()

    def flush(self) -> None:
        """Write a group of rows."""
        if self.rows:
            self.writer.write_table(pa.Table.from_pylist(self.rows, self.schema))
            self.rows.clear()
