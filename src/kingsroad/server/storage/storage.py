"""The database: SQLite in a file, or any other that SQLAlchemy can reach by its address."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, create_engine, event, func, insert, select, update
from sqlalchemy.engine import Row as Found
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from kingsroad.core.errors import KingsroadError
from kingsroad.library import find_game
from kingsroad.server.clock import SYSTEM, Clock
from kingsroad.server.storage import schema
from kingsroad.server.storage.upgrade import bring_up_to_date
from kingsroad.server.table.chairs import Chair
from kingsroad.server.table.chat import CHAT_SHOWN
from kingsroad.server.table.ledger import Ledger, Line
from kingsroad.server.table.outcome import ToStore
from kingsroad.server.wire.frames import ChatLine, Settings

LISTED: Final = 200
BUSY_SECONDS: Final = 10


@dataclass
class Saved:
    """A table as it is stored."""

    id: str
    ledger: Ledger
    chairs: list[Chair]
    settings: Settings
    chat: list[ChatLine]
    over: bool
    """Whether the table is marked as finished."""


class Listed(NamedTuple):
    """A stored table in a list."""

    id: str
    game: str
    created: int
    moved: int
    """When the last line was written."""
    over: bool
    chairs: list[Chair]


class Storage:
    """Reads anything at any time; what is written goes through the one writer."""

    def __init__(self, address: str, clock: Clock = SYSTEM) -> None:
        self.clock: Final = clock
        try:
            url = make_url(address)
            self.engine: Final = create_engine(
                url, pool_pre_ping=not address.startswith("sqlite"), hide_parameters=True
            )
        except (ArgumentError, ImportError) as error:
            raise KingsroadError(f"the database {address!r} cannot be used: {error}") from None
        self.kind: Final = url.get_backend_name()
        if self.kind == "sqlite":
            event.listen(self.engine, "connect", prepare_sqlite)
            event.listen(self.engine, "begin", begin_sqlite)

    def migrate(self) -> None:
        """Bring the database to the newest form; an empty one gets its tables."""
        with self.engine.begin() as connection:
            bring_up_to_date(connection)

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    # -- reading -----------------------------------------------------------------------------

    def load(self, table: str) -> Saved | None:
        """A table with everything that was written, played up to its last line."""
        with self.engine.connect() as connection:
            row = connection.execute(
                select(schema.tables).where(schema.tables.c.id == table)
            ).one_or_none()
            if row is None:
                return None
            written = connection.execute(
                select(schema.lines.c.kind, schema.lines.c.text)
                .where(schema.lines.c.table_id == table)
                .order_by(schema.lines.c.number)
            ).all()
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
        ledger = empty_ledger(row, self.clock)
        ledger.read(((line.kind, line.text) for line in written), row.rules)
        return Saved(
            table,
            ledger,
            [chair_of(each) for each in chairs],
            msgspec.json.decode(row.settings, type=Settings),
            [
                ChatLine(said.number, said.seat, said.name, said.text, said.at)
                for said in reversed(chat)
            ],
            row.over,
        )

    def knows(self, holder: str) -> bool:
        """Whether somebody holds a seat anywhere."""
        with self.engine.connect() as connection:
            seat = select(1).where(schema.chairs.c.holder == holder).limit(1)
            return connection.execute(seat).first() is not None

    def tables_of(self, holder: str) -> list[Listed]:
        """The tables at which somebody holds a seat, the newest first."""
        mine = (
            select(schema.chairs.c.table_id).where(schema.chairs.c.holder == holder).distinct()
        ).subquery()
        moved = (
            select(schema.lines.c.table_id, func.max(schema.lines.c.at).label("moved"))
            .where(schema.lines.c.table_id.in_(select(mine.c.table_id)))
            .group_by(schema.lines.c.table_id)
            .subquery()
        )
        with self.engine.connect() as connection:
            found = connection.execute(
                select(schema.tables, moved.c.moved)
                .join(mine, mine.c.table_id == schema.tables.c.id)
                .outerjoin(moved, moved.c.table_id == schema.tables.c.id)
                .order_by(func.coalesce(moved.c.moved, schema.tables.c.created).desc())
                .limit(LISTED)
            ).all()
            chairs = connection.execute(
                select(schema.chairs)
                .where(schema.chairs.c.table_id.in_([row.id for row in found]))
                .order_by(schema.chairs.c.number)
            ).all()
        return [
            Listed(
                row.id,
                row.game,
                row.created,
                row.created if row.moved is None else row.moved,
                row.over,
                [chair_of(each) for each in chairs if each.table_id == row.id],
            )
            for row in found
        ]

    # -- writing -----------------------------------------------------------------------------

    def write(self, connection: Connection, jobs: Iterable[tuple[str, ToStore]]) -> None:
        """Write what several rooms want stored; lines of all of them in one go."""
        lines: list[dict[str, object]] = []
        for table, wanted in jobs:
            lines += [line_row(table, line) for line in wanted.lines]
            for chair in wanted.chairs:
                connection.execute(
                    update(schema.chairs)
                    .where(
                        schema.chairs.c.table_id == table, schema.chairs.c.number == chair.number
                    )
                    .values(name=chair.name, holder=chair.holder, bot=chair.bot)
                )
            if wanted.chat:
                said = [msgspec.structs.asdict(line) | {"table_id": table} for line in wanted.chat]
                connection.execute(insert(schema.chat), said)
            if wanted.over is not None:
                connection.execute(
                    update(schema.tables)
                    .where(schema.tables.c.id == table)
                    .values(over=wanted.over)
                )
        if lines:
            connection.execute(insert(schema.lines), lines)

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
            )
        )
        connection.execute(
            insert(schema.chairs),
            [chair._asdict() | {"table_id": table} for chair in chairs],
        )
        if lines:
            connection.execute(insert(schema.lines), [line_row(table, each) for each in lines])


def line_row(table: str, line: Line) -> dict[str, object]:
    """A line of a table for the database."""
    return {"table_id": table, **line._asdict()}


def chair_of(row: Found[Any]) -> Chair:
    """A chair as it was stored."""
    return Chair(row.number, row.name, row.holder, row.bot)


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
