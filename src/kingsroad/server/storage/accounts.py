"""Accounts in the database: who they are, their browsers, passkeys, and links that work once."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from kingsroad.server.errors import Refusal
from kingsroad.server.storage import schema
from kingsroad.server.storage.storage import Storage

YEAR: Final = 365 * 24 * 3600
"""A browser that has not come for so many seconds is forgotten."""
SESSION: Final = select(schema.sessions).where(
    schema.sessions.c.token == bindparam("token"), schema.sessions.c.seen > bindparam("since")
)
"""Made once, as every request asks for it."""


class Account(NamedTuple):
    """Somebody who is known on more than one browser."""

    id: str
    name: str
    mail: str | None
    created: int
    closed: bool


class Session(NamedTuple):
    """A browser of an account."""

    token: str
    """The hash of what is in its cookie."""
    account_id: str
    device: str
    created: int
    seen: int


class Passkey(NamedTuple):
    """A key on a device of an account."""

    id: str
    account_id: str
    public_key: str
    counter: int
    device: str
    created: int
    used: int


class Ticket(NamedTuple):
    """Something that works once and not for long."""

    token: str
    """Its hash."""
    purpose: str
    account_id: str
    """Whose it is; empty if nobody's yet."""
    data: str
    expires: int
    used: int


def folded(name: str) -> str:
    """A name without what should not make two of it."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


# --- Reading -------------------------------------------------------------------------------------


def session_of(storage: Storage, token: str) -> tuple[Session, Account] | None:
    """The browser with a token, and whose it is; none if it was ended or its account is closed."""
    with storage.engine.connect() as connection:
        since = storage.clock.now() - YEAR
        row = connection.execute(SESSION, {"token": token, "since": since}).one_or_none()
        if row is None:
            return None
        found = account_by(connection, "id", row.account_id)
    if found is None or found.closed:
        return None
    return Session(*row), found


def find_account(storage: Storage, account: str) -> Account | None:
    """An account by its id."""
    with storage.engine.connect() as connection:
        return account_by(connection, "id", account)


def account_named(storage: Storage, name: str) -> Account | None:
    """An account by its name, however it is written."""
    with storage.engine.connect() as connection:
        return account_by(connection, "folded", folded(name))


def account_with_mail(storage: Storage, mail: str) -> Account | None:
    """An account by its address for mail."""
    with storage.engine.connect() as connection:
        return account_by(connection, "mail", mail)


def names_of(storage: Storage, players: Collection[str]) -> dict[str, str]:
    """The names of those who have an account that is not closed."""
    accounts = schema.accounts.c
    with storage.engine.connect() as connection:
        rows = connection.execute(
            select(accounts.id, accounts.name).where(accounts.id.in_(players), ~accounts.closed)
        )
        return {row.id: row.name for row in rows}


def account_by(connection: Connection, column: str, value: str) -> Account | None:
    """An account by one of its columns."""
    accounts = schema.accounts.c
    row = connection.execute(
        select(accounts.id, accounts.name, accounts.mail, accounts.created, accounts.closed).where(
            accounts[column] == value
        )
    ).one_or_none()
    return None if row is None else Account(*row)


def the_account(connection: Connection, account: str) -> Account:
    """An account that should be there; it may have been deleted a moment ago."""
    found = account_by(connection, "id", account)
    if found is None:
        raise Refusal("unknown", "this account is no more")
    return found


def sessions_of(storage: Storage, account: str) -> list[Session]:
    """The browsers of an account, the one that came last first."""
    with storage.engine.connect() as connection:
        rows = connection.execute(
            select(schema.sessions)
            .where(schema.sessions.c.account_id == account)
            .order_by(schema.sessions.c.seen.desc())
        )
        return [Session(*row) for row in rows]


def passkeys_of(storage: Storage, account: str) -> list[Passkey]:
    """The passkeys of an account, the oldest first."""
    with storage.engine.connect() as connection:
        rows = connection.execute(
            select(schema.passkeys)
            .where(schema.passkeys.c.account_id == account)
            .order_by(schema.passkeys.c.created)
        )
        return [Passkey(*row) for row in rows]


def find_passkey(storage: Storage, key: str) -> Passkey | None:
    """A passkey by the id that its device gave it."""
    with storage.engine.connect() as connection:
        row = connection.execute(
            select(schema.passkeys).where(schema.passkeys.c.id == key)
        ).one_or_none()
    return None if row is None else Passkey(*row)


# --- Writing: each is done by the one writer, in a transaction -----------------------------------


def add_account(connection: Connection, account: Account) -> None:
    """A new account; a name or an address that somebody else has is refused."""
    row = account._asdict() | {"folded": folded(account.name)}
    insert_or_refuse(connection, schema.accounts, row, "somebody else has this name or address")


def insert_or_refuse(connection: Connection, table: Any, row: dict[str, Any], why: str) -> None:
    """Add a row, unless there is another like it."""
    try:
        connection.execute(insert(table).values(**row))
    except IntegrityError:
        raise Refusal("name-taken", why) from None


def change_account(connection: Connection, account: str, **values: Any) -> None:
    """Change something about an account."""
    if "name" in values:
        values["folded"] = folded(values["name"])
    try:
        connection.execute(
            update(schema.accounts).where(schema.accounts.c.id == account).values(**values)
        )
    except IntegrityError:
        raise Refusal("name-taken", "somebody else has this name or address") from None


def add_session(connection: Connection, session: Session) -> None:
    """A browser is signed in."""
    connection.execute(insert(schema.sessions).values(**session._asdict()))


def touch_session(connection: Connection, token: str, now: int) -> None:
    """A browser has come again."""
    connection.execute(
        update(schema.sessions).where(schema.sessions.c.token == token).values(seen=now)
    )


def end_sessions(connection: Connection, account: str, tokens: list[str]) -> None:
    """Sign browsers of an account out."""
    connection.execute(
        delete(schema.sessions).where(
            schema.sessions.c.account_id == account, schema.sessions.c.token.in_(tokens)
        )
    )


def close_account(connection: Connection, account: str, closed: bool) -> None:
    """Close an account, which signs it out everywhere, or open it again."""
    change_account(connection, account, closed=closed)
    if closed:
        connection.execute(delete(schema.sessions).where(schema.sessions.c.account_id == account))


def add_passkey(connection: Connection, passkey: Passkey) -> None:
    """A new passkey; one that is known already is refused."""
    why = "this passkey is known already"
    insert_or_refuse(connection, schema.passkeys, passkey._asdict(), why)


def use_passkey(connection: Connection, key: str, counter: int, now: int) -> None:
    """A passkey was used."""
    connection.execute(
        update(schema.passkeys).where(schema.passkeys.c.id == key).values(counter=counter, used=now)
    )


def remove_passkey(connection: Connection, account: str, key: str) -> None:
    """Forget a passkey."""
    connection.execute(
        delete(schema.passkeys).where(
            schema.passkeys.c.account_id == account, schema.passkeys.c.id == key
        )
    )


def add_ticket(connection: Connection, ticket: Ticket, now: int) -> None:
    """A new ticket; those too old for a day are forgotten."""
    connection.execute(delete(schema.tickets).where(schema.tickets.c.expires < now - 24 * 3600))
    connection.execute(insert(schema.tickets).values(**ticket._asdict()))


def remove_ticket(connection: Connection, token: str) -> None:
    """A ticket works no more, as if there had been none."""
    connection.execute(delete(schema.tickets).where(schema.tickets.c.token == token))


def checked_ticket(
    connection: Connection, token: str, purposes: Collection[str], now: int
) -> Ticket:
    """A ticket that still works; a wrong one, an old one and one that was used are refused."""
    tickets = schema.tickets
    row = connection.execute(
        select(tickets).where(tickets.c.token == token, tickets.c.purpose.in_(purposes))
    ).one_or_none()
    if row is None:
        raise Refusal("bad-link", "this link leads nowhere: it is not whole, or not from here")
    if row.used:
        raise Refusal("used", "this link was used already, and each works only once")
    if row.expires <= now:
        raise Refusal("expired", "this link is too old")
    return Ticket(*row)


def use_ticket(connection: Connection, token: str, purposes: Collection[str], now: int) -> Ticket:
    """Use a ticket up. Of two who come at once one finds it used: only one changes the row."""
    ticket = checked_ticket(connection, token, purposes, now)
    tickets = schema.tickets
    done = connection.execute(
        update(tickets).where(tickets.c.token == token, tickets.c.used == 0).values(used=now)
    )
    if done.rowcount != 1:
        raise Refusal("used", "this link was used already, and each works only once")
    return ticket


def adopt(connection: Connection, guest: str, account: str, name: str) -> None:
    """What a guest has, an account has from now on."""
    if not guest:
        return
    chairs, tables = schema.chairs, schema.tables
    connection.execute(
        update(chairs).where(chairs.c.holder == guest, chairs.c.name == "").values(name=name)
    )
    connection.execute(update(chairs).where(chairs.c.holder == guest).values(holder=account))
    connection.execute(update(tables).where(tables.c.creator == guest).values(creator=account))
    channels = schema.channels
    connection.execute(update(channels).where(channels.c.person == guest).values(person=account))
    for said in (schema.chat, schema.incidents):
        connection.execute(update(said).where(said.c.holder == guest).values(holder=account))
    theirs = select(schema.notes.c.table_id).where(schema.notes.c.holder == account)
    notes = schema.notes
    connection.execute(
        update(notes)
        .where(notes.c.holder == guest, notes.c.table_id.not_in(theirs))
        .values(holder=account)
    )
