"""The database: migrations, what is written and read, the one writer; also on PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.databases import postgres
from tests.server.helpers import VirtualClock

from kingsroad.core.dice import Dice
from kingsroad.core.errors import KingsroadError
from kingsroad.library import GAMES, find_game
from kingsroad.server.errors import Refusal
from kingsroad.server.storage import schema
from kingsroad.server.storage.folder import FolderLock
from kingsroad.server.storage.lists import tables_of
from kingsroad.server.storage.storage import Storage, sqlite_address
from kingsroad.server.storage.writer import Writer, settle
from kingsroad.server.table.chairs import Chair
from kingsroad.server.table.ledger import Ledger, Line
from kingsroad.server.table.outcome import ToStore
from kingsroad.server.wire.frames import ChatLine, Settings

HOLDER = "d" * 64


@pytest.fixture(params=["sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    """An empty database of either kind."""
    with ExitStack() as opened:
        if request.param == "sqlite":
            address = sqlite_address(str(tmp_path / "tables.db"))
        else:
            address = opened.enter_context(postgres())
        found = Storage(address)
        opened.callback(found.close)
        found.migrate()
        yield found


def new_ledger(game: str = "magna_carta", players: int = 2) -> tuple[Ledger, list[Line]]:
    rules = find_game(game)
    ledger = Ledger(rules, players, rules.checked(players, {}), b"0123456789abcdef")
    return ledger, ledger.open()


def chairs() -> list[Chair]:
    return [Chair(0, "Änn ☃", HOLDER, ""), Chair(1, "", "", "master")]


def create(storage: Storage, table: str, ledger: Ledger, lines: list[Line]) -> None:
    with storage.engine.begin() as connection:
        storage.create(connection, table, ledger, chairs(), Settings(undo="never"), "", lines)


def test_migrations_make_what_the_program_expects(storage: Storage) -> None:
    """From empty, twice without harm; columns, keys and indexes are those of the tables."""
    storage.migrate()
    found = sa.inspect(storage.engine)
    for table in schema.metadata.tables.values():
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert set(columns) == set(table.columns.keys())
        for column in table.columns:
            assert columns[column.name]["nullable"] == column.nullable
        keys = found.get_pk_constraint(table.name)["constrained_columns"]
        assert keys == [column.name for column in table.primary_key.columns]
        assert {index["name"] for index in found.get_indexes(table.name)} == {
            index.name for index in table.indexes
        }


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    storage = Storage(sqlite_address(str(tmp_path / "x.db")))
    with storage.engine.connect() as connection:
        assert connection.execute(sa.text("pragma journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("pragma synchronous")).scalar() == 2
    storage.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_comes_back_as_it_was(storage: Storage, game: str) -> None:
    """With undos in between; the same draws come again after going back."""
    ledger, lines = new_ledger(game)
    create(storage, "1" * 20, ledger, lines)
    dice = Dice(8)
    wanted = ToStore()
    for number in range(1, 121):
        legal = ledger.game.legal
        wanted.lines += ledger.choose(legal[dice.below(len(legal))])[0]
        if number % 20 == 0:
            wanted.lines += ledger.undo(ledger.choices - 9, 0)
            wanted.lines += ledger.write(ledger.deal(ledger.dealer).moves)
        if ledger.game.over:
            break
    wanted.chairs.append(Chair(1, "Bob", "e" * 64, ""))
    wanted.chat.append(ChatLine(0, "blue", "Änn ☃", "hello", 5))
    with storage.engine.begin() as connection:
        storage.write(connection, [("1" * 20, wanted)])
    saved = storage.load("1" * 20)
    assert saved is not None
    assert saved.ledger.lines == ledger.lines
    assert saved.ledger.game.key() == ledger.game.key()
    assert saved.ledger.seats == ledger.seats
    assert saved.ledger.shown == ledger.shown
    assert [chair._replace(seen=0) for chair in saved.chairs] == [chairs()[0], wanted.chairs[0]]
    assert saved.settings.undo == "never"
    assert saved.memory.chat == wanted.chat
    assert storage.load("2" * 20) is None
    assert [each.chairs for each in tables_of(storage, HOLDER)] == [
        [chair._replace(seen=0) for chair in saved.chairs]
    ]
    assert tables_of(storage, "f" * 64) == []


def test_the_time_of_a_line_is_stored_with_it(tmp_path: Path) -> None:
    """Not the time of the commit: a line that waited for the disk was made before."""
    clock = VirtualClock(100)
    storage = Storage(sqlite_address(str(tmp_path / "x.db")), clock)
    storage.migrate()
    rules = find_game("caylus2005")
    ledger = Ledger(rules, 2, rules.checked(2, {}), b"0123456789abcdef", clock)
    lines = ledger.open()
    clock.time = 200
    create(storage, "1" * 20, ledger, lines)
    listed = tables_of(storage, HOLDER)[0]
    assert (listed.created, listed.moved) == (200, 100)
    storage.close()


def test_a_line_has_the_columns_of_its_table() -> None:
    assert ["table_id", *Line._fields] == schema.lines.columns.keys()


def test_a_line_is_never_written_twice(storage: Storage) -> None:
    ledger, lines = new_ledger()
    create(storage, "1" * 20, ledger, lines)
    with pytest.raises(sa.exc.IntegrityError), storage.engine.begin() as connection:
        storage.write(connection, [("1" * 20, ToStore(lines=lines[:1]))])


async def written(writer: Writer, table: str, wanted: ToStore) -> None:
    """When this returns, it is on disk."""
    done = asyncio.get_running_loop().create_future()
    writer.submit(table, wanted, partial(settle, done))
    await done


def test_the_writer_commits_together_and_fails_apart(storage: Storage) -> None:
    """Many writes share commits; one that cannot be done harms no other."""

    async def write_many() -> tuple[int, int]:
        writer = Writer(storage)
        ledgers = []
        for number in range(40):
            ledger, lines = new_ledger()
            table = f"{number:020}"
            await writer.do(
                lambda c, table=table, ledger=ledger, lines=lines: storage.create(  # type: ignore[misc]
                    c, table, ledger, chairs(), Settings(), "", lines
                )
            )
            ledgers.append((table, ledger))
        commits = 0

        def count(_connection: object) -> None:
            nonlocal commits
            commits += 1

        sa.event.listen(storage.engine, "commit", count)
        writes = []
        for table, ledger in ledgers:
            lines = ledger.choose(ledger.game.legal[0])[0]
            writes.append(written(writer, table, ToStore(lines=lines)))
        twice = ToStore(lines=[Line(0, "choice", 0, "pass", 0)])
        writes.append(written(writer, ledgers[0][0], twice))
        results = await asyncio.gather(*writes, return_exceptions=True)
        sa.event.remove(storage.engine, "commit", count)
        failed = [result for result in results if result is not None]
        assert [type(result) for result in failed] == [Refusal]
        for table, ledger in ledgers:
            saved = storage.load(table)
            assert saved is not None
            assert saved.ledger.lines == ledger.lines
        fine = commits
        await asyncio.gather(*(written(writer, table, more(led)) for table, led in ledgers))
        await writer.close()
        with pytest.raises(Refusal):
            await written(writer, ledgers[0][0], twice)
        return fine, threading.active_count()

    def more(ledger: Ledger) -> ToStore:
        return ToStore(lines=ledger.choose(ledger.game.legal[0])[0])

    asyncio.run(write_many())


def test_what_is_read_while_the_server_ends_leaves_nothing_open(storage: Storage) -> None:
    """A thread that reads is not ended with the request that it read for."""
    with storage.engine.connect() as connection:
        assert connection.execute(sa.text("SELECT 1")).scalar() == 1
        raw: Any = connection.connection.dbapi_connection
        storage.close()
        assert connection.execute(sa.text("SELECT 1")).scalar() == 1
    with pytest.raises(Exception, match=r"(?i)closed"):
        raw.execute("SELECT 1")


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path / "lock")
    with pytest.raises(KingsroadError, match="another server"):
        FolderLock(tmp_path / "lock")
    lock.close()
    FolderLock(tmp_path / "lock").close()


def test_a_database_that_is_none() -> None:
    with pytest.raises(KingsroadError, match="cannot be used"):
        Storage("nonsense")
    for address in ("nosuchsystem://me:secret@host/name", "mssql://me:secret@host/name"):
        with pytest.raises(KingsroadError, match="cannot be used") as refused:
            Storage(address)
        assert "secret" not in str(refused.value)
