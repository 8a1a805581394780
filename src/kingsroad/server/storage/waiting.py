"""Clocks and who is waited for, in the database."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, bindparam, delete, exists, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from kingsroad.server.clock import Clock
from kingsroad.server.clocks.glass import Saved
from kingsroad.server.storage import schema
from kingsroad.server.storage.leases import ORPHANED
from kingsroad.server.table.timing import Timing, Waiting
from kingsroad.server.wire.frames import Settings

DOWN: Final = 120_000
"""Milliseconds without anybody looking at the clocks after which that time does not count."""
AT_ONCE: Final = 200
NOBODY: Final = -1
RECENT: Final = 30 * 24 * 3600
"""Seconds for which a table that stands still may be one that a bot was about to play at."""

log = logging.getLogger(__name__)


class Waited(NamedTuple):
    """A seat that is waited for."""

    table: str
    number: int
    since: int


def save_clocks(connection: Connection, kind: str, table: str, clocks: Saved) -> None:
    """Write all clocks of a table."""
    state = msgspec.json.encode(clocks).decode()
    put(connection, kind, schema.clocks, [{"table_id": table, "state": state}], ("table_id",))


def save(connection: Connection, kind: str, waits: Mapping[str, list[Waiting]]) -> None:
    """Write who is waited for; who was told that it is their turn is not told again."""
    kept = [
        {"t": table, "n": each.number, "s": each.since}
        for table, waiting in waits.items()
        for each in waiting or [Waiting(NOBODY, 0)]
    ]
    there = schema.waiting.c
    connection.execute(
        delete(schema.waiting).where(
            there.table_id == bindparam("t"),
            or_(there.number != bindparam("n"), there.since != bindparam("s")),
        ),
        kept,
    )
    rows = [
        each._asdict() | {"table_id": table, "told": False}
        for table, waiting in waits.items()
        for each in waiting
    ]
    if rows:
        put(connection, kind, schema.waiting, rows, ("table_id", "number"), ("since", "told"))


def put(
    connection: Connection,
    kind: str,
    table: Any,
    rows: list[dict[str, object]],
    key: tuple[str, ...],
    kept: tuple[str, ...] = (),
) -> None:
    """Write rows that are there already or not; some columns keep what is there."""
    insert = postgresql.insert(table) if kind == "postgresql" else sqlite.insert(table)
    changed = [name for name in rows[0] if name not in (*key, *kept)]
    connection.execute(
        insert.on_conflict_do_update(
            index_elements=key, set_={name: insert.excluded[name] for name in changed}
        ),
        rows,
    )


def load(connection: Connection, table: str) -> tuple[Saved | None, Waiting | None]:
    """The clocks of a table, and who is waited for there."""
    state = connection.execute(
        select(schema.clocks.c.state).where(schema.clocks.c.table_id == table)
    ).scalar_one_or_none()
    row = connection.execute(
        select(schema.waiting).where(schema.waiting.c.table_id == table)
    ).first()
    return (
        None if state is None else msgspec.json.decode(state, type=Saved),
        None if row is None else Waiting(row.number, row.since, row.due, row.alarm, row.acts),
    )


# --- The ticker ----------------------------------------------------------------------------------


def acting(connection: Connection, now: int) -> list[str]:
    """The tables at which the clock acts by itself now."""
    there = schema.waiting.c
    found = connection.execute(
        select(there.table_id).where(there.acts <= now).order_by(there.acts).limit(AT_ONCE)
    )
    return list(found.scalars())


def overdue(connection: Connection, now: int) -> int:
    """At how many tables somebody's time is out."""
    counted = select(func.count()).select_from(schema.waiting).where(schema.waiting.c.due <= now)
    return connection.execute(counted).scalar_one()


def give_up(connection: Connection, table: str) -> None:
    """A table cannot be opened: its clock is not looked at again."""
    connection.execute(
        update(schema.waiting).where(schema.waiting.c.table_id == table).values(acts=None)
    )


def stalled(connection: Connection, now: int, orphaned: bool = False) -> list[str]:
    """Tables where a bot was to play when the server stopped: people play, and none is waited for.

    Those from before anybody noted who is waited for are among them. Of several servers only those
    that are gone may be asked about.
    """
    tables, chairs, lines = schema.tables.c, schema.chairs.c, schema.lines.c
    found = connection.execute(
        select(tables.id)
        .where(
            tables.over.is_(False),
            exists().where(
                and_(chairs.table_id == tables.id, chairs.holder != "", chairs.bot == "")
            ),
            ~exists().where(schema.waiting.c.table_id == tables.id),
            exists().where(and_(lines.table_id == tables.id, lines.at >= now - RECENT)),
            *([ORPHANED] if orphaned else []),
        )
        .limit(AT_ONCE)
    )
    return list(found.scalars())


def look_at_hours(connection: Connection, now: int) -> None:
    """Note that clocks are being looked at."""
    connection.execute(update(schema.hours).values(at=now))


def go_on(connection: Connection, kind: str, clock: Clock) -> None:
    """When a server starts: what was not measured costs nobody time.

    That is the time for which the server was down, and what somebody has set the clock of the
    machine on or back by meanwhile.
    """
    now = clock.even()
    last = connection.execute(select(schema.hours.c.at)).scalar_one()
    if not last or 0 <= now - last <= DOWN:
        return
    tables, clocks = schema.tables.c, schema.clocks.c
    rows = connection.execute(
        select(tables.id, tables.settings, tables.players, clocks.state)
        .join(schema.clocks, clocks.table_id == tables.id)
        .where(exists().where(schema.waiting.c.table_id == tables.id))
    ).all()
    for row in rows:
        settings = msgspec.json.decode(row.settings, type=Settings)
        saved, waits = load(connection, row.id)
        timing = Timing(settings.clock, row.players, clock, saved, waits)
        timing.skip(last, now)
        save_clocks(connection, kind, row.id, timing.saved)
        save(connection, kind, {row.id: [] if timing.waiting is None else [timing.waiting]})
    look_at_hours(connection, now)
    told = "nobody looked at the clocks for %+d s; at %d tables that costs nobody any time"
    log.warning(told, (now - last) // 1000, len(rows))
