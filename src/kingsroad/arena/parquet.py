"""Every decision of a run as a table for analysis. Needs kingsroad[parquet]."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from kingsroad.arena.match import Outcome, Result
from kingsroad.arena.rows import Rows
from kingsroad.arena.tournament import Plan
from kingsroad.core.errors import KingsroadError
from kingsroad.version import VERSION

ROWS_IN_A_GROUP: Final = 16_384
"""Some thirty megabytes of positions, before they are packed."""

WORD: Final = pa.dictionary(pa.int16(), pa.string())

SCHEMA: Final = pa.schema(
    [
        # the game
        ("game", WORD),
        ("seed", pa.int64()),
        ("number", pa.int64()),
        ("players", pa.int8()),
        # the decision
        ("ply", pa.int32()),
        ("turn", pa.int16()),
        ("seat", pa.int8()),
        ("bot", WORD),
        ("question", WORD),
        ("position", pa.string()),
        ("options", pa.list_(pa.int16())),
        ("choice", pa.int16()),
        ("choice_name", WORD),
        ("asked", pa.bool_()),
        ("seconds", pa.float32()),
        ("iterations", pa.int32()),
        # the result
        ("score", pa.int16()),
        ("place", pa.int8()),
        ("scores", pa.list_(pa.int16())),
        ("places", pa.list_(pa.int8())),
    ]
)


class OccupiedFile(KingsroadError):
    """There is such a file already."""


class GrowingFile:
    """A file that grows by groups of rows. It has its name only once it is closed."""

    def __init__(self, path: Path, schema: pa.Schema) -> None:
        if path.exists():
            raise OccupiedFile(f"--parquet {path}: there is such a file already; choose another")
        self.path: Final = path
        self.draft: Final = path.with_name(f"{path.name}.part")
        self.schema: Final = schema
        self.writer: Final = pq.ParquetWriter(self.draft, schema, compression="zstd")

    def flush(self) -> None:
        """Write a group of rows."""
        raise NotImplementedError

    def close(self) -> None:
        """Write the rest and give the file its name."""
        self.flush()
        self.writer.close()
        self.draft.replace(self.path)


class ParquetFile(GrowingFile):
    """Grows by finished games."""

    def __init__(self, path: Path, plan: Plan) -> None:
        about = {"kingsroad": VERSION, "bots": ",".join(plan.bots)}
        about |= {f"option {key}": value for key, value in plan.options.items()}
        super().__init__(path, SCHEMA.with_metadata(about))
        self.plan: Final = plan
        self.columns: dict[str, list[Any]] = {name: [] for name in SCHEMA.names}

    def add(self, outcome: Outcome) -> None:
        """Take in a game; one that failed has no result and is left out."""
        if isinstance(outcome, Result) and outcome.rows is not None:
            for name, values in self.columns_of(outcome, outcome.rows).items():
                self.columns[name] += values
            if len(self.columns["ply"]) >= ROWS_IN_A_GROUP:
                self.flush()

    def columns_of(self, result: Result, rows: Rows) -> dict[str, list[Any]]:
        """The rows of a game, with what is the same in all of them."""
        count = len(rows)
        return {
            "game": [self.plan.game] * count,
            "seed": [self.plan.seed] * count,
            "number": [result.number] * count,
            "players": [len(result.bots)] * count,
            "bot": [result.bots[seat] for seat in rows.seat],
            "score": [result.scores[seat] for seat in rows.seat],
            "place": [result.places[seat] for seat in rows.seat],
            "scores": [result.scores] * count,
            "places": [result.places] * count,
            **{column.name: getattr(rows, column.name) for column in fields(rows)},
        }

    def flush(self) -> None:
        """Write a group of rows."""
        if self.columns["ply"]:
            self.writer.write_table(pa.table(self.columns, schema=self.schema))
            self.columns = {name: [] for name in SCHEMA.names}
