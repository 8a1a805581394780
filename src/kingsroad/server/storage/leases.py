"""Which of several servers has which table, as the database knows it (PostgreSQL only).

A server says every second that it is alive. A table belongs to the server in its lease; another may
take it when that one lets go, or has not been heard of for the length of a lease by the clock of
the database. Each taking raises the epoch. Whatever is written for a table is written only while
its lease has the owner and the epoch of the writer, in the same transaction: a server that was
thought dead can never write again what another goes on with.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from sqlalchemy import Connection, bindparam, delete, select, text, update
from sqlalchemy.dialects.postgresql import insert

from kingsroad.server.storage import schema

NOW: Final = text("(extract(epoch from clock_timestamp()) * 1000)::bigint")
TAKE: Final = text("""
    INSERT INTO leases (table_id, owner, epoch)
    SELECT id, :server, 1 FROM tables WHERE id = :table
    ON CONFLICT (table_id) DO UPDATE SET owner = :server, epoch = leases.epoch + 1
    WHERE leases.owner IN ('', :server) OR NOT EXISTS (
        SELECT 1 FROM servers WHERE id = leases.owner
        AND until > (extract(epoch from clock_timestamp()) * 1000)::bigint
    )
    RETURNING epoch
""")

ORPHANED: Final = text("""
    EXISTS (SELECT 1 FROM leases WHERE table_id = tables.id AND owner <> '' AND NOT EXISTS (
        SELECT 1 FROM servers WHERE id = leases.owner
        AND until > (extract(epoch from clock_timestamp()) * 1000)::bigint
    ))
""")
"""Of a table: the server that had it is gone, and did not let go of it."""


class Fenced(Exception):
    """A table belongs to another server."""


def enroll(connection: Connection, server: str, milliseconds: int, seal: str) -> None:
    """A server is alive for some time from now on."""
    until = text(f"{NOW.text} + {int(milliseconds)}")
    row = insert(schema.servers).values(id=server, until=until, seal=seal)
    connection.execute(
        row.on_conflict_do_update(index_elements=["id"], set_={"until": row.excluded.until})
    )


def resign(connection: Connection, server: str) -> None:
    """A server ends: it is forgotten with others that are long gone, and its tables are free.

    Their leases keep its name, by which others find what it could not finish.
    """
    gone = text(f"until < {NOW.text} - 3600000")
    connection.execute(delete(schema.servers).where(schema.servers.c.id == server))
    connection.execute(delete(schema.servers).where(gone))


def other_seals(connection: Connection, seal: str) -> bool:
    """Whether a server that is alive has another key."""
    others = select(1).where(text(f"until > {NOW.text}"), schema.servers.c.seal != seal)
    return connection.execute(others.select_from(schema.servers).limit(1)).first() is not None


def take(connection: Connection, server: str, table: str) -> int | None:
    """Take a table: its epoch, or nothing if another server has it or there is none."""
    found: int | None = connection.execute(TAKE, {"server": server, "table": table}).scalar()
    return found


def is_owned(connection: Connection, table: str) -> bool:
    """Whether some server has a table."""
    owned = select(1).where(schema.leases.c.table_id == table, schema.leases.c.owner != "")
    return connection.execute(owned).first() is not None


def let_go(connection: Connection, server: str, held: Mapping[str, int]) -> None:
    """Let go of tables, unless they were taken anew meanwhile."""
    leases = schema.leases
    freed = (
        update(leases)
        .where(
            leases.c.table_id == bindparam("which"),
            leases.c.owner == server,
            leases.c.epoch == bindparam("since"),
        )
        .values(owner="")
    )
    rows = [{"which": table, "since": epoch} for table, epoch in held.items()]
    if rows:
        connection.execute(freed, rows)


def fence(
    connection: Connection, server: str, tables: Iterable[str], held: Mapping[str, int]
) -> None:
    """Hold the leases of tables until the end of the transaction, or refuse it."""
    wanted = sorted(set(tables))
    leases = schema.leases
    found = connection.execute(
        select(leases.c.table_id, leases.c.epoch)
        .where(leases.c.table_id.in_(wanted), leases.c.owner == server)
        .order_by(leases.c.table_id)
        .with_for_update(read=True)
    ).all()
    mine = {row.table_id: row.epoch for row in found}
    for table in wanted:
        if table not in held or mine.get(table) != held[table]:
            raise Fenced("a table belongs to another server now")
