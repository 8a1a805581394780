"""The lobby, invitations, notes and reports in the database."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from kingsroad.server.storage import schema
from kingsroad.server.storage.storage import Storage


class Invited(NamedTuple):
    """A seat that is offered to somebody by name."""

    table: str
    number: int
    game: str
    by: str
    at: int


class Reported(NamedTuple):
    """What was said, and why somebody wants it looked at."""

    table: str
    number: int
    name: str
    text: str
    reason: str
    at: int


def list_table(connection: Connection, table: str, listed: bool) -> None:
    """Show a table in the lobby, or not."""
    connection.execute(
        update(schema.tables).where(schema.tables.c.id == table).values(listed=listed)
    )


def set_rematch(connection: Connection, table: str, again: str) -> None:
    """Note where those of a table play again."""
    connection.execute(
        update(schema.tables).where(schema.tables.c.id == table).values(rematch=again)
    )


# --- Invitations ---------------------------------------------------------------------------------


def invite(
    connection: Connection, table: str, number: int, account: str, by: str, now: int
) -> None:
    """Offer a seat to an account; an earlier offer of the same seat is gone."""
    drop_invitation(connection, table, number)
    connection.execute(
        insert(schema.invitations).values(
            table_id=table, number=number, account_id=account, by=by, at=now
        )
    )


def drop_invitation(connection: Connection, table: str, number: int) -> None:
    """Nobody is invited to a seat."""
    there = schema.invitations.c
    connection.execute(
        delete(schema.invitations).where(there.table_id == table, there.number == number)
    )


def invitations_of(storage: Storage, account: str) -> list[Invited]:
    """The seats that are offered to somebody, and still open."""
    there, chairs, tables = schema.invitations.c, schema.chairs, schema.tables
    with storage.engine.connect() as connection:
        rows = connection.execute(
            select(there.table_id, there.number, tables.c.game, there.by, there.at)
            .join(tables, tables.c.id == there.table_id)
            .join(chairs, (chairs.c.table_id == there.table_id) & (chairs.c.number == there.number))
            .where(there.account_id == account, chairs.c.holder == "", chairs.c.bot == "")
            .order_by(there.at.desc())
        )
        return [Invited(*row) for row in rows]


# --- Notes and reports ---------------------------------------------------------------------------


def notes_of(storage: Storage, table: str, holder: str) -> str:
    """What somebody keeps in mind about a table."""
    there = schema.notes.c
    with storage.engine.connect() as connection:
        found = connection.execute(
            select(there.text).where(there.table_id == table, there.holder == holder)
        ).scalar_one_or_none()
    return found or ""


def keep_notes(connection: Connection, table: str, holder: str, text: str, now: int) -> None:
    """Keep something in mind, instead of what it was."""
    there = schema.notes.c
    connection.execute(delete(schema.notes).where(there.table_id == table, there.holder == holder))
    if text:
        connection.execute(
            insert(schema.notes).values(table_id=table, holder=holder, text=text, at=now)
        )


def report(
    connection: Connection, table: str, number: int, holder: str, reason: str, now: int
) -> None:
    """Ask operators to look at what was said; once for each who asks."""
    there = schema.reports.c
    same = (there.table_id == table, there.number == number, there.holder == holder)
    connection.execute(delete(schema.reports).where(*same))
    connection.execute(
        insert(schema.reports).values(
            table_id=table, number=number, holder=holder, reason=reason, at=now
        )
    )


def reports(connection: Connection) -> list[Reported]:
    """What operators are asked to look at, and what is not hidden yet."""
    there, chat = schema.reports.c, schema.chat.c
    rows = connection.execute(
        select(there.table_id, there.number, chat.name, chat.text, there.reason, there.at)
        .join(schema.chat, (chat.table_id == there.table_id) & (chat.number == there.number))
        .where(~chat.hidden)
        .order_by(there.at)
    )
    return [Reported(*row) for row in rows]


def hide_chat(connection: Connection, table: str, number: int) -> bool:
    """Take something away that was said; whether it was there."""
    there = schema.chat.c
    done = connection.execute(
        update(schema.chat)
        .where(there.table_id == table, there.number == number)
        .values(hidden=True)
    )
    return done.rowcount == 1


def hidden_in(storage: Storage, tables: Collection[str]) -> dict[str, list[int]]:
    """What was taken away at some tables, by its number."""
    there = schema.chat.c
    found: dict[str, list[int]] = {}
    with storage.engine.connect() as connection:
        rows = connection.execute(
            select(there.table_id, there.number).where(there.hidden, there.table_id.in_(tables))
        )
        for table, number in rows:
            found.setdefault(table, []).append(number)
    return found


def sessions_among(storage: Storage, tokens: Collection[str]) -> set[str]:
    """Which of some sessions there still are."""
    there = schema.sessions.c
    with storage.engine.connect() as connection:
        return set(connection.execute(select(there.token).where(there.token.in_(tokens))).scalars())
