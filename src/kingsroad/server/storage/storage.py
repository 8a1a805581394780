"""The database: SQLite in a file, or any other that SQLAlchemy can reach by its address."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, create_engine, event, insert, select, update
from sqlalchemy.engine import Row as Found
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from kingsroad.core.errors import KingsroadError
from kingsroad.library import find_game
from kingsroad.server.clock import SYSTEM, Clock
from kingsroad.server.storage import results, schema, waiting
from kingsroad.server.storage.upgrade import bring_up_to_date, is_newest
from kingsroad.server.table.chairs import Chair
from kingsroad.server.table.chat import CHAT_SHOWN
from kingsroad.server.table.incidents import INCIDENTS_SHOWN
from kingsroad.server.table.ledger import CHOICE, UNDO, Ledger, Line
from kingsroad.server.table.outcome import ToStore
from kingsroad.server.table.room import Memory
from kingsroad.server.table.timing import Waiting
from kingsroad.server.wire.frames import ChatLine, Incident, Settings

BUSY_SECONDS: Final = 10
KINDS: Final = ("sqlite", "postgresql")
ADVICE: Final = (
    "write it as postgresql+psycopg://user@host/name, and pip install 'kingsroad[postgres]'"
)


@contextmanager
def usable() -> Iterator[None]:
    """Say in a sentence why a database cannot be used."""
    try:
        yield
    except SQLAlchemyError as error:
        why = str(error).splitlines()[0]  # SQLAlchemy goes on with where to read about it
        raise KingsroadError(f"the database cannot be used: {why}") from None


@dataclass
class Saved:
    """A table as it is stored."""

    id: str
    ledger: Ledger
    chairs: list[Chair]
    settings: Settings
    memory: Memory
    over: bool
    """Whether the table is marked as finished."""


class Storage:
    """Reads anything at any time; what is written goes through the one writer."""

    def __init__(self, address: str, clock: Clock = SYSTEM) -> None:
        self.clock: Final = clock
        try:
            url = make_url(address)
            self.kind: Final = url.get_backend_name()
            self.engine: Final = create_engine(
                url, pool_pre_ping=self.kind != "sqlite", hide_parameters=True
            )
        except (ArgumentError, ImportError) as error:  # without the address: it has a password
            raise KingsroadError(f"the database cannot be used: {error}; {ADVICE}") from None
        if self.kind not in KINDS:
            raise KingsroadError(f"the database cannot be used: it is of {self.kind}; {ADVICE}")
        self.closed = False
        event.listen(self.engine, "checkin", self.let_go)
        if self.kind == "sqlite":
            event.listen(self.engine, "connect", prepare_sqlite)
            event.listen(self.engine, "begin", begin_sqlite)

    def migrate(self) -> None:
        """Bring the database to the newest form; an empty one gets its tables."""
        with self.engine.begin() as connection:
            bring_up_to_date(connection)
            waiting.go_on(connection, self.kind, self.clock)

    def is_up_to_date(self) -> bool:
        """Whether the database has the newest form."""
        with self.engine.connect() as connection:
            return is_newest(connection)

    def is_used(self) -> bool:
        """Whether there is a table or an account that somebody may come back to."""
        with self.engine.connect() as connection:
            kept = (
                select(1).select_from(each).limit(1) for each in (schema.tables, schema.accounts)
            )
            return any(connection.execute(each).first() is not None for each in kept)

    def close(self) -> None:
        """Let go of all connections; one that is in use in a thread goes when it is returned."""
        self.closed = True
        self.engine.dispose()

    def let_go(self, _raw: DBAPIConnection, connection: ConnectionPoolEntry) -> None:
        """Close a connection that nobody will ask for again."""
        if self.closed:
            connection.invalidate()

    # -- reading -----------------------------------------------------------------------------

    def load(self, table: str) -> Saved | None:
        """A table with everything that was written, played up to its last line."""
        with self.engine.connect() as connection:
            row = connection.execute(
                select(schema.tables).where(schema.tables.c.id == table)
            ).one_or_none()
            if row is None:
                return None
            written = lines_of(connection, table)
            chairs = connection.execute(
                select(schema.chairs)
                .where(schema.chairs.c.table_id == table)
                .order_by(schema.chairs.c.number)
            ).all()
            chat = connection.execute(
                select(schema.chat)
                .where(schema.chat.c.table_id == table)
                .order_by(schema.chat.c.number.desc())
                .limit(CHAT_SHOWN)
            ).all()
            clocks, waits = waiting.load(connection, table)
            incidents = connection.execute(
                select(schema.incidents)
                .where(schema.incidents.c.table_id == table)
                .order_by(schema.incidents.c.number.desc())
                .limit(INCIDENTS_SHOWN)
            ).all()
        ledger = empty_ledger(row, self.clock)
        ledger.read(written, row.rules)
        chosen = {line.seat: line.at for line in written}
        return Saved(
            table,
            ledger,
            [seen_since(chair_of(each), chosen, row.created) for each in chairs],
            msgspec.json.decode(row.settings, type=Settings),
            Memory(
                [
                    ChatLine(
                        said.number,
                        said.seat,
                        said.name,
                        "" if said.hidden else said.text,
                        said.at,
                        said.hidden,
                    )
                    for said in reversed(chat)
                ],
                {said.number: said.holder for said in chat},
                [incident_of(each) for each in reversed(incidents)],
                row.motion,
                row.creator,
                row.rematch,
                clocks,
                waits,
                row.round,
                row.scores,
            ),
            row.over,
        )

    def created(self, table: str) -> int | None:
        """When a table was set up."""
        with self.engine.connect() as connection:
            found: int | None = connection.execute(
                select(schema.tables.c.created).where(schema.tables.c.id == table)
            ).scalar_one_or_none()
        return found

    def raw_record(self, table: str, holder: str) -> str | None:
        """A finished game as it was written, for somebody who may see it; by no rules at all."""
        with self.engine.connect() as connection:
            row = connection.execute(
                select(schema.tables).where(schema.tables.c.id == table)
            ).one_or_none()
            if row is None or not row.over:
                return None
            seats = select(schema.chairs.c.holder).where(schema.chairs.c.table_id == table)
            holders = connection.execute(seats).scalars().all()
            settings = msgspec.json.decode(row.settings, type=Settings)
            if not settings.spectators and holder not in holders:
                return None
            names: list[str] = []
            for line in lines_of(connection, table):
                if line.kind == UNDO:
                    del names[int(line.text) :]
                elif line.kind == CHOICE:
                    names.append(line.text)
        options = " ".join(f"{key}={value}" for key, value in json.loads(row.options).items())
        about = f"{row.game} rules {row.rules} players {row.players} {options}".rstrip()
        return "\n".join([about, *names, ""])

    def knows(self, holder: str) -> bool:
        """Whether somebody holds a seat anywhere, or set up a table."""
        with self.engine.connect() as connection:
            seat = select(1).where(schema.chairs.c.holder == holder).limit(1)
            table = select(1).where(schema.tables.c.creator == holder).limit(1)
            return any(connection.execute(each).first() is not None for each in (seat, table))

    # -- writing -----------------------------------------------------------------------------

    def write(self, connection: Connection, jobs: Iterable[tuple[str, ToStore]]) -> None:
        """Write what several rooms want stored; lines of all of them in one go."""
        lines: list[dict[str, object]] = []
        waits: dict[str, list[Waiting]] = {}
        for table, wanted in jobs:
            if wanted.waiting is not None:
                waits[table] = wanted.waiting  # of one table only the last counts
            if wanted.results is not None:
                results.save(connection, table, wanted.results, self.clock.now())
            if wanted.clocks is not None:
                waiting.save_clocks(connection, self.kind, table, wanted.clocks)
            lines += [line_row(table, line) for line in wanted.lines]
            for chair in wanted.chairs:
                connection.execute(
                    update(schema.chairs)
                    .where(
                        schema.chairs.c.table_id == table, schema.chairs.c.number == chair.number
                    )
                    .values(**chair._asdict())
                )
            whose = {"table_id": table, "holder": wanted.speaker}
            if wanted.chat:
                said = [msgspec.structs.asdict(line) | whose for line in wanted.chat]
                connection.execute(insert(schema.chat), said)
            if wanted.incidents:
                told = [msgspec.structs.asdict(each) | whose for each in wanted.incidents]
                connection.execute(insert(schema.incidents), told)
            about = {
                name: value
                for name in ("over", "motion", "round", "scores")
                if (value := getattr(wanted, name)) is not None
            }
            if about:
                connection.execute(
                    update(schema.tables).where(schema.tables.c.id == table).values(**about)
                )
        if lines:
            connection.execute(insert(schema.lines), lines)
        if waits:
            waiting.save(connection, self.kind, waits)

    def beat(self, connection: Connection) -> None:
        """Write something for the sake of writing."""
        connection.execute(update(schema.pulse).values(at=self.clock.now()))

    def create(
        self,
        connection: Connection,
        table: str,
        ledger: Ledger,
        chairs: list[Chair],
        settings: Settings,
        origin: str,
        lines: list[Line],
        creator: str = "",
    ) -> None:
        """Write a new table."""
        connection.execute(
            insert(schema.tables).values(
                id=table,
                game=ledger.rules.key,
                rules=ledger.rules.version,
                players=ledger.players,
                options=json.dumps(ledger.options),
                settings=msgspec.json.encode(settings).decode(),
                seed=ledger.seed.hex(),
                origin=origin,
                created=self.clock.now(),
                over=ledger.game.over,
                creator=creator,
                listed=False,
                motion="",
                rematch="",
                round=0,
                scores="",
            )
        )
        connection.execute(
            insert(schema.chairs),
            [chair._asdict() | {"table_id": table} for chair in chairs],
        )
        if lines:
            connection.execute(insert(schema.lines), [line_row(table, each) for each in lines])


def lines_of(connection: Connection, table: str) -> list[Line]:
    """All lines of a table."""
    columns = [schema.lines.c[name] for name in Line._fields]
    found = connection.execute(
        select(*columns).where(schema.lines.c.table_id == table).order_by(schema.lines.c.number)
    )
    return [Line(*row) for row in found]


def line_row(table: str, line: Line) -> dict[str, object]:
    """A line of a table for the database."""
    return {"table_id": table, **line._asdict()}


def chair_of(row: Found[Any]) -> Chair:
    """A chair as it was stored."""
    return Chair(row.number, row.name, row.holder, row.bot, row.generation, row.seen)


def seen_since(chair: Chair, chosen: Mapping[int, int], created: int) -> Chair:
    """A chair whose person was here at least when they chose last, or when the table began."""
    return chair._replace(seen=max(chair.seen, chosen.get(chair.number, 0), created))


def incident_of(row: Found[Any]) -> Incident:
    """Something that happened, as it was stored."""
    return Incident(
        row.number, row.kind, row.seat, row.by, row.bot, row.seconds, row.choices, row.at, row.name
    )


def empty_ledger(row: Found[Any], clock: Clock) -> Ledger:
    """The ledger of a stored table before its first line."""
    rules = find_game(row.game)
    return Ledger(rules, row.players, json.loads(row.options), bytes.fromhex(row.seed), clock)


def prepare_sqlite(connection: Any, _record: object) -> None:
    """Make a connection durable: what is committed has reached the disk.

    Python's own transactions begin with the first change of data and not with one of the tables, so
    it is told to begin none.
    """
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Begin a transaction, of which everything is part that follows."""
    connection.exec_driver_sql("BEGIN")


def sqlite_address(path: str) -> str:
    """The address of a database in a file."""
    return f"sqlite:///{path}"
