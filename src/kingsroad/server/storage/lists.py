"""Tables in lists: those of somebody, and those of the lobby."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, func, select, union

from kingsroad.server.storage import schema
from kingsroad.server.storage.storage import Storage, chair_of
from kingsroad.server.table.chairs import Chair

MOST: Final = 200
"""So many tables a list has at most."""
PAGE: Final = 20
"""So many finished games a list shows at once."""

Which = Select[tuple[str]]


class Listed(NamedTuple):
    """A stored table in a list."""

    id: str
    game: str
    created: int
    moved: int
    """When the last line was written."""
    over: bool
    chairs: list[Chair]
    round: int = 0
    scores: str = ""
    """Of each seat, as JSON, when the game is over."""
    waited: int = -1
    """The seat of the person who is waited for."""
    due: int | None = None
    """When that person's time is out, in milliseconds since 1970."""
    settings: str = "{}"
    """As JSON."""


def tables_of(storage: Storage, holder: str) -> list[Listed]:
    """The tables of somebody: all where the game goes on, then the last that are over."""
    return running_tables_of(storage, holder) + finished_tables_of(storage, holder)


def running_tables_of(storage: Storage, holder: str) -> list[Listed]:
    """Those where the game goes on."""
    return listed(storage, tables_with(holder, ~schema.tables.c.over), MOST)


def finished_tables_of(storage: Storage, holder: str, skip: int = 0) -> list[Listed]:
    """Those where it is over: a page of them, after so many."""
    return listed(storage, tables_with(holder, schema.tables.c.over), PAGE, skip)


def tables_with(holder: str, where: ColumnElement[bool]) -> Which:
    """The tables at which somebody holds a seat, or which they set up."""
    mine = union(
        select(schema.chairs.c.table_id).where(schema.chairs.c.holder == holder),
        select(schema.tables.c.id).where(schema.tables.c.creator == holder),
    ).subquery()
    return select(schema.tables.c.id).where(
        and_(where, schema.tables.c.id.in_(select(mine.c.table_id)))
    )


def open_tables(storage: Storage, table: str | None = None) -> list[Listed]:
    """The tables that the lobby shows: they are listed, and there is a seat to take; or one."""
    free = select(schema.chairs.c.table_id).where(
        schema.chairs.c.holder == "", schema.chairs.c.bot == ""
    )
    shown = select(schema.tables.c.id).where(
        schema.tables.c.listed, ~schema.tables.c.over, schema.tables.c.id.in_(free)
    )
    return listed(
        storage, shown if table is None else shown.where(schema.tables.c.id == table), MOST
    )


def listed(storage: Storage, which: Which, most: int, skip: int = 0) -> list[Listed]:
    """Some tables for a list, the one that moved last first."""
    tables, waits = schema.tables.c, schema.waiting.c
    moved = (
        select(schema.lines.c.table_id, func.max(schema.lines.c.at).label("moved"))
        .where(schema.lines.c.table_id.in_(which))
        .group_by(schema.lines.c.table_id)
        .subquery()
    )
    with storage.engine.connect() as connection:
        found = connection.execute(
            select(schema.tables, moved.c.moved, waits.number.label("waited"), waits.due)
            .where(tables.id.in_(which))
            .outerjoin(moved, moved.c.table_id == tables.id)
            .outerjoin(schema.waiting, waits.table_id == tables.id)
            .order_by(func.coalesce(moved.c.moved, tables.created).desc(), tables.id)
            .limit(most)
            .offset(skip)
        ).all()
        sitting: dict[str, list[Chair]] = {row.id: [] for row in found}
        chairs = schema.chairs
        for chair in connection.execute(
            select(chairs).where(chairs.c.table_id.in_(sitting)).order_by(chairs.c.number)
        ):
            sitting[chair.table_id].append(chair_of(chair))
    return [listed_row(row, sitting[row.id]) for row in found]


def listed_row(row: Any, chairs: list[Chair]) -> Listed:
    """A table of a list as it was stored."""
    return Listed(
        row.id,
        row.game,
        row.created,
        row.created if row.moved is None else row.moved,
        row.over,
        chairs,
        row.round,
        row.scores,
        -1 if row.waited is None else row.waited,
        row.due,
        row.settings,
    )
