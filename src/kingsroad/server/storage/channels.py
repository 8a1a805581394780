"""How people want to be called, in the database."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from kingsroad.server.errors import Refusal
from kingsroad.server.storage import schema
from kingsroad.server.table.chairs import Chair

MOST: Final = 5
"""Channels of one kind that somebody may have."""
FOR_EVER: Final = 2**52
"""Milliseconds; what sleeps until then is not tried again."""
FIRST_SLEEP: Final = 10 * 60_000
LONGEST_SLEEP: Final = 24 * 3600_000
AT_ONCE: Final = 200


class Channel(NamedTuple):
    """A way to call somebody."""

    id: str
    """A secret: whoever knows it can end the calls."""
    person: str
    kind: str
    """push, webhook, mail or digest."""
    address: str
    details: dict[str, Any]
    """Keys of a browser; field and prefix of a webhook; hour and zone of a digest."""
    language: str
    origin: str
    """The site under which this person knows the server, for links."""
    created: int
    used: int
    """When it was last used, in seconds since 1970; 0 if never."""
    failures: int
    """How often it failed in a row."""
    error: str
    """Why it failed last; empty if it works."""
    sleeps: int
    """Until when it is not tried, in milliseconds since 1970."""


class Waited(NamedTuple):
    """A seat that is waited for, and who sits there."""

    table: str
    number: int
    since: int
    due: int | None
    game: str
    person: str


# --- Reading -------------------------------------------------------------------------------------


def channels_of(connection: Connection, person: str) -> list[Channel]:
    """All ways to call somebody, the oldest first."""
    rows = connection.execute(
        select(schema.channels)
        .where(schema.channels.c.person == person)
        .order_by(schema.channels.c.created, schema.channels.c.id)
    )
    return [channel_of(row) for row in rows]


def find(connection: Connection, channel: str) -> Channel | None:
    """One of them."""
    row = connection.execute(
        select(schema.channels).where(schema.channels.c.id == channel)
    ).one_or_none()
    return None if row is None else channel_of(row)


def digests(connection: Connection, now: int) -> list[Channel]:
    """All who want a daily letter, but for those whose mail comes back."""
    there = schema.channels.c
    rows = connection.execute(
        select(schema.channels).where(there.kind == "digest", there.sleeps <= now)
    )
    return [channel_of(row) for row in rows]


def untold(connection: Connection, now: int, delay: int) -> list[Waited]:
    """Who is waited for, for a while now, and has not been told."""
    there = schema.waiting.c
    since = or_(there.since <= now - delay, there.since > now + delay)
    return waited(connection, and_(there.told.is_(False), since))


def alarmed(connection: Connection, now: int) -> list[Waited]:
    """Whose time is about to be out."""
    return waited(connection, schema.waiting.c.alarm <= now)


def waiting_for(connection: Connection, person: str) -> list[Waited]:
    """The tables that wait for somebody, the shortest time first."""
    found = waited(connection, schema.chairs.c.holder == person)
    return sorted(found, key=lambda each: (each.due is None, each.due or 0, each.since))


def waited(connection: Connection, condition: Any) -> list[Waited]:
    """Seats that are waited for, with who sits there."""
    there, chairs, tables = schema.waiting.c, schema.chairs.c, schema.tables.c
    rows = connection.execute(
        select(there.table_id, there.number, there.since, there.due, tables.game, chairs.holder)
        .join(schema.tables, tables.id == there.table_id)
        .join(
            schema.chairs,
            and_(chairs.table_id == there.table_id, chairs.number == there.number),
        )
        .where(condition)
        .limit(AT_ONCE)
    )
    return [Waited(*row) for row in rows]


def chairs_at(connection: Connection, table: str) -> list[Chair]:
    """Who sits at a table."""
    chairs = schema.chairs.c
    rows = connection.execute(
        select(chairs.number, chairs.name, chairs.holder, chairs.bot)
        .where(chairs.table_id == table)
        .order_by(chairs.number)
    )
    return [Chair(*row) for row in rows]


def owner_of(connection: Connection, table: str) -> str:
    """The server that has a table; empty if none has, or where there is only one."""
    leases = schema.leases.c
    found = connection.execute(select(leases.owner).where(leases.table_id == table))
    return found.scalar_one_or_none() or ""


def channel_of(row: Any) -> Channel:
    """A channel as it was stored."""
    return Channel(**(row._asdict() | {"details": json.loads(row.details)}))


# --- Writing -------------------------------------------------------------------------------------


def add(connection: Connection, channel: Channel) -> None:
    """A new way to call somebody, in place of one to the same address."""
    there = schema.channels.c
    same = and_(
        there.person == channel.person,
        there.kind == channel.kind,
        there.address == channel.address,
    )
    connection.execute(delete(schema.channels).where(same))
    count = select(func.count()).where(there.person == channel.person, there.kind == channel.kind)
    if connection.execute(count).scalar_one() >= MOST:
        raise Refusal("not-allowed", f"you have {MOST} of these already: remove one first")
    row = channel._asdict() | {"details": json.dumps(channel.details)}
    connection.execute(insert(schema.channels).values(**row))


def remove(connection: Connection, channel: str, person: str | None = None) -> bool:
    """Call nobody this way any more; whether there was one, of this person if one is named."""
    there = schema.channels.c
    mine = (
        there.id == channel if person is None else and_(there.id == channel, there.person == person)
    )
    return bool(connection.execute(delete(schema.channels).where(mine)).rowcount)


def worked(connection: Connection, channel: str, now: int) -> None:
    """It worked."""
    connection.execute(
        update(schema.channels)
        .where(schema.channels.c.id == channel)
        .values(used=now // 1000, failures=0, error="", sleeps=0)
    )


def failed(connection: Connection, channel: Channel, why: str, now: int) -> None:
    """It did not; it sleeps longer each time, and what is gone is not tried again."""
    sleep = min(LONGEST_SLEEP, FIRST_SLEEP * 2 ** min(20, channel.failures))
    connection.execute(
        update(schema.channels)
        .where(schema.channels.c.id == channel.id)
        .values(
            failures=channel.failures + 1,
            error=why,
            sleeps=FOR_EVER if why == "gone" else now + sleep,
        )
    )


def mark_told(connection: Connection, waits: Iterable[Waited]) -> list[Waited]:
    """They are told that it is their turn; those whom no other server has told."""
    told = schema.waiting.c.told
    return [each for each in waits if mark(connection, each, told.is_(False), told=True)]


def mark_alarmed(connection: Connection, waits: Iterable[Waited]) -> list[Waited]:
    """They are reminded, once; those whom no other server has reminded."""
    alarm = schema.waiting.c.alarm
    return [
        each for each in waits if mark(connection, each, alarm.is_not(None), alarm=None, told=True)
    ]


def mark(connection: Connection, waited: Waited, unmarked: Any, **values: Any) -> bool:
    """Mark somebody who is waited for; false if that is done, or they are waited for no more."""
    there = schema.waiting.c
    mine = and_(
        there.table_id == waited.table,
        there.number == waited.number,
        there.since == waited.since,
        unmarked,
    )
    return bool(connection.execute(update(schema.waiting).where(mine).values(**values)).rowcount)
