"""Everything in the database that is about one person: found for them, or deleted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Column, Connection, Table, delete, select, update

from kingsroad.server.storage import schema
from kingsroad.server.storage.storage import Storage

Rows = list[dict[str, Any]]


def owned() -> Iterator[tuple[Table, Column[Any]]]:
    """The tables whose rows belong to an account, each with the column that says to which."""
    for table in reversed(schema.metadata.sorted_tables):
        for key in table.foreign_keys:
            if key.column is schema.accounts.c.id:
                yield table, key.parent


def sessions_of(storage: Storage, account: str) -> list[str]:
    """The browsers of an account."""
    sessions = schema.sessions.c
    with storage.engine.connect() as connection:
        found = select(sessions.token).where(sessions.account_id == account)
        return list(connection.execute(found).scalars())


def everything_of(storage: Storage, holder: str, account: str) -> dict[str, Any]:
    """What is stored about a guest or an account, but for secrets."""
    chairs, tables, chat, notes = schema.chairs, schema.tables, schema.chat, schema.notes
    with storage.engine.connect() as connection:
        found: dict[str, Rows] = {
            "account": rows(connection, schema.accounts, schema.accounts.c.id == account),
            "seats": rows(connection, chairs, chairs.c.holder == holder),
            "tables": rows(connection, tables, tables.c.creator == holder),
            "chat": rows(connection, chat, chat.c.holder == holder),
            "incidents": rows(connection, schema.incidents, schema.incidents.c.holder == holder),
            "notes": rows(connection, notes, notes.c.holder == holder),
            "channels": rows(connection, schema.channels, schema.channels.c.person == holder),
        }
        for table, column in owned():
            found[table.name] = rows(connection, table, column == account)
    return found if holder else {}


def rows(connection: Connection, table: Table, where: Any) -> Rows:
    """Rows of a table without what is secret."""
    shown = [column for column in table.columns if not column.info.get("secret")]
    return [dict(row) for row in connection.execute(select(*shown).where(where)).mappings()]


def delete_everything_of(connection: Connection, holder: str, account: str) -> None:
    """Delete what is about somebody; what others have played with them stays, without them."""
    chairs, tables, chat = schema.chairs, schema.tables, schema.chat
    connection.execute(
        update(chairs)
        .where(chairs.c.holder == holder)
        .values(holder="", name="", generation=chairs.c.generation + 1)
    )
    connection.execute(update(tables).where(tables.c.creator == holder).values(creator=""))
    connection.execute(
        update(chat).where(chat.c.holder == holder).values(holder="", name="", text="", hidden=True)
    )
    incidents = schema.incidents
    connection.execute(
        update(incidents).where(incidents.c.holder == holder).values(holder="", name="")
    )
    connection.execute(delete(schema.notes).where(schema.notes.c.holder == holder))
    connection.execute(delete(schema.channels).where(schema.channels.c.person == holder))
    connection.execute(delete(schema.reports).where(schema.reports.c.holder == holder))
    if account:
        for table, column in owned():
            connection.execute(delete(table).where(column == account))
        connection.execute(delete(schema.tickets).where(schema.tickets.c.account_id == account))
        connection.execute(delete(schema.accounts).where(schema.accounts.c.id == account))
