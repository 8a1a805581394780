"""The database: SQLite in a file, or any other that SQLAlchemy can reach by its address."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final, NamedTuple

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, func, insert, select, update
from sqlalchemy.engine import Row as Found
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from kingsroad.core.errors import KingsroadError
from kingsroad.library import find_game
from kingsroad.server import tables
from kingsroad.server.api import TableSummary
from kingsroad.server.ledger import Ledger, Line
from kingsroad.server.room import CHAT_SHOWN, ToStore
from kingsroad.server.seating import Chair
from kingsroad.server.wire import ChatLine, Settings

MIGRATIONS: Final = "kingsroad.server:migrations"
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


class Storage:
    """Reads anything at any time; what is written goes through the one writer."""

    def __init__(self, address: str) -> None:
        try:
            url = make_url(address)
            self.engine: Final = create_engine(url, pool_pre_ping=not address.startswith("sqlite"))
        except (ArgumentError, ImportError) as error:
            raise KingsroadError(f"the database {address!r} cannot be used: {error}") from None
        self.kind: Final = url.get_backend_name()
        compiled = insert(tables.lines).compile(dialect=self.engine.dialect)
        self.line_sql: Final = str(compiled)
        names = getattr(compiled, "positiontup", None)
        self.places: Final = attrgetter(*names) if names else None
        """What makes the parameters of that statement of a row, if it has no names for them."""
        if self.kind == "sqlite":
            event.listen(self.engine, "connect", prepare_sqlite)

    def migrate(self) -> None:
        """Bring the database to the newest form; an empty one gets its tables."""
        with self.engine.begin() as connection:
            upgrade(connection)

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    def ping(self) -> None:
        """Raise if the database does not answer."""
        with self.engine.connect() as connection:
            connection.execute(select(1))

    # -- reading -----------------------------------------------------------------------------

    def load(self, table: str) -> Saved | None:
        """A table with everything that was written, played up to its last line."""
        with self.engine.connect() as connection:
            row = connection.execute(
                select(tables.tables).where(tables.tables.c.id == table)
            ).one_or_none()
            if row is None:
                return None
            written = connection.execute(
                select(tables.lines.c.kind, tables.lines.c.text)
                .where(tables.lines.c.table_id == table)
                .order_by(tables.lines.c.number)
            ).all()
            chairs = connection.execute(
                select(tables.chairs)
                .where(tables.chairs.c.table_id == table)
                .order_by(tables.chairs.c.number)
            ).all()
            chat = connection.execute(
                select(tables.chat)
                .where(tables.chat.c.table_id == table)
                .order_by(tables.chat.c.number.desc())
                .limit(CHAT_SHOWN)
            ).all()
        ledger = empty_ledger(row)
        ledger.read(((line.kind, line.text) for line in written), row.rules)
        return Saved(
            table,
            ledger,
            [Chair(each.number, each.name, each.holder, each.bot) for each in chairs],
            msgspec.json.decode(row.settings, type=Settings),
            [
                ChatLine(said.number, said.seat, said.name, said.text, said.at)
                for said in reversed(chat)
            ],
        )

    def tables_of(self, holder: str) -> list[TableSummary]:
        """The tables at which somebody holds a seat, the newest first."""
        mine = (
            select(tables.chairs.c.table_id).where(tables.chairs.c.holder == holder).distinct()
        ).subquery()
        moved = (
            select(tables.lines.c.table_id, func.max(tables.lines.c.at).label("moved"))
            .where(tables.lines.c.table_id.in_(select(mine.c.table_id)))
            .group_by(tables.lines.c.table_id)
            .subquery()
        )
        with self.engine.connect() as connection:
            found = connection.execute(
                select(tables.tables, moved.c.moved)
                .join(mine, mine.c.table_id == tables.tables.c.id)
                .outerjoin(moved, moved.c.table_id == tables.tables.c.id)
                .order_by(func.coalesce(moved.c.moved, tables.tables.c.created).desc())
                .limit(LISTED)
            ).all()
            chairs = connection.execute(
                select(tables.chairs)
                .where(tables.chairs.c.table_id.in_([row.id for row in found]))
                .order_by(tables.chairs.c.number)
            ).all()
        return [
            summary(row, [each for each in chairs if each.table_id == row.id], holder)
            for row in found
        ]

    # -- writing -----------------------------------------------------------------------------

    def write(self, connection: Connection, jobs: Iterable[tuple[str, ToStore]]) -> None:
        """Write what several rooms want stored; lines of all of them in one go."""
        now = int(time.time())
        rows: list[Row] = []
        for table, wanted in jobs:
            rows += [line_row(table, line, now) for line in wanted.lines]
            for chair in wanted.chairs:
                connection.execute(
                    update(tables.chairs)
                    .where(
                        tables.chairs.c.table_id == table, tables.chairs.c.number == chair.number
                    )
                    .values(name=chair.name, holder=chair.holder, bot=chair.bot)
                )
            if wanted.chat:
                said = [msgspec.structs.asdict(line) | {"table_id": table} for line in wanted.chat]
                connection.execute(insert(tables.chat), said)
            if wanted.over is not None:
                connection.execute(
                    update(tables.tables)
                    .where(tables.tables.c.id == table)
                    .values(over=wanted.over)
                )
        self.add_lines(connection, rows)

    def add_lines(self, connection: Connection, rows: list[Row]) -> None:
        """Write lines; the statement is compiled once, since this is done all the time."""
        if not rows:
            return
        if self.places is None:
            connection.exec_driver_sql(self.line_sql, [row._asdict() for row in rows])
        else:
            order = self.places
            connection.exec_driver_sql(self.line_sql, [order(row) for row in rows])

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
        now = int(time.time())
        connection.execute(
            insert(tables.tables).values(
                id=table,
                game=ledger.rules.key,
                rules=ledger.rules.version,
                players=ledger.players,
                options=json.dumps(ledger.options),
                settings=msgspec.json.encode(settings).decode(),
                seed=ledger.seed.hex(),
                origin=origin,
                created=now,
                over=ledger.game.over,
            )
        )
        connection.execute(
            insert(tables.chairs),
            [msgspec.structs.asdict(chair) | {"table_id": table} for chair in chairs],
        )
        self.add_lines(connection, [line_row(table, each, now) for each in lines])


class Row(NamedTuple):
    """A line as the database has it."""

    table_id: str
    number: int
    kind: str
    seat: int
    text: str
    at: int


def line_row(table: str, line: Line, now: int) -> Row:
    """A line of a table, written now."""
    return Row(table, line.number, line.kind, int(line.seat), line.text, now)


def empty_ledger(row: Found[Any]) -> Ledger:
    """The ledger of a stored table before its first line."""
    rules = find_game(row.game)
    return Ledger(rules, row.players, json.loads(row.options), bytes.fromhex(row.seed))


def summary(row: Found[Any], chairs: list[Found[Any]], holder: str) -> TableSummary:
    """A table in a list."""
    rules = find_game(row.game)
    names = rules.seat_names
    return TableSummary(
        id=row.id,
        game=row.game,
        title=rules.title,
        seats=[each.name or each.bot or "" for each in chairs],
        yours=[names[each.number] for each in chairs if each.holder == holder],
        created=row.created,
        moved=row.moved if row.moved is not None else row.created,
        over=row.over,
    )


def prepare_sqlite(connection: Any, _record: object) -> None:
    """Make a connection durable: what is committed has reached the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
    cursor.close()


def upgrade(connection: Connection) -> None:
    """Run the migrations that a database lacks."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def sqlite_address(path: str) -> str:
    """The address of a database in a file."""
    return f"sqlite:///{path}"


__all__ = ["Engine", "Saved", "Storage", "sqlite_address"]
