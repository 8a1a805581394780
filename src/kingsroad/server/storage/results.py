"""How games ended, in the database."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, and_, delete, exists, func, insert, select

from kingsroad.server.storage import schema
from kingsroad.server.table.outcome import Result
from kingsroad.server.wire.frames import Settings


def save(connection: Connection, table: str, results: Sequence[Result], at: int) -> None:
    """Write how a game ended; nothing if it goes on after all."""
    connection.execute(delete(schema.results).where(schema.results.c.table_id == table))
    if results:
        rows = [each._asdict() | {"table_id": table, "at": at} for each in results]
        connection.execute(insert(schema.results), rows)


class Row(msgspec.Struct):
    """A seat of a finished game."""

    table: str
    game: str
    at: int
    fair: bool
    """Begun from the start, and without advice."""
    undo: bool
    """Whether something could be undone."""
    place: int
    score: int
    bot: str
    player: str


def rows(connection: Connection, player: str | None = None) -> list[Row]:
    """All seats of all finished games, or of those at which somebody sat; game by game."""
    results, tables, chairs = schema.results.c, schema.tables.c, schema.chairs.c
    query = (
        select(
            results.table_id,
            tables.game,
            results.at,
            tables.settings,
            tables.origin,
            results.place,
            results.score,
            results.bot,
            chairs.holder,
        )
        .join(schema.tables, tables.id == results.table_id)
        .join(
            schema.chairs,
            and_(chairs.table_id == results.table_id, chairs.number == results.number),
        )
        .order_by(results.at, results.table_id, results.number)
    )
    if player is not None:
        mine = select(chairs.table_id).where(chairs.holder == player)
        query = query.where(results.table_id.in_(mine))
    found = []
    for row in connection.execute(query):
        settings = msgspec.json.decode(row.settings, type=Settings)
        found.append(
            Row(
                row.table_id,
                row.game,
                row.at,
                not row.origin and not settings.analysis,
                settings.undo != "never",
                row.place,
                row.score,
                row.bot,
                row.holder,
            )
        )
    return found


def version(connection: Connection) -> tuple[int, int]:
    """Changes when a game ends or is taken back."""
    found = connection.execute(
        select(func.count(), func.coalesce(func.max(schema.results.c.at), 0)).select_from(
            schema.results
        )
    ).one()
    return found[0], found[1]


def unwritten(connection: Connection, most: int) -> list[str]:
    """Finished games from before anybody wrote down how they ended."""
    tables = schema.tables.c
    found = connection.execute(
        select(tables.id)
        .where(
            tables.over.is_(True),
            ~exists().where(schema.results.c.table_id == tables.id),
        )
        .limit(most)
    )
    return list(found.scalars())


def ended(connection: Connection, table: str) -> int:
    """When the last line of a table was written."""
    last = select(func.max(schema.lines.c.at)).where(schema.lines.c.table_id == table)
    return connection.execute(last).scalar_one() or 0
