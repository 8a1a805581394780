"""Databases of earlier days, of later ones, half made ones: brought up to date or refused."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.script import ScriptDirectory
from tests.server.helpers import Person, running, service_of

from kingsroad.core.errors import KingsroadError
from kingsroad.server.service import open_up
from kingsroad.server.settings import DATABASE_FILE, ServerSettings
from kingsroad.server.storage import accounts, channels, migrations, schema
from kingsroad.server.storage.lists import tables_of
from kingsroad.server.storage.storage import Storage, sqlite_address
from kingsroad.server.storage.upgrade import alembic_config, version_of

FIXTURES = Path(__file__).parent / "fixtures"
EARLIER = [
    *("first_without_over", "first", "over", "pulse", "accounts", "clocks", "cluster", "meeting"),
    *("digest", "standing", "calls"),
]
"""Dumps of databases of every form there was before the newest, with a running and a finished game,
and rows in what each form brought: an account, somebody who is waited for, notes, digests, results,
a webhook."""
RUNNING, FINISHED = "1" * 20, "2" * 20
ANN = "a" * 64
REVISIONS = {
    "first": "f9b6baa25e69ca22",
    "over": "9c5ff9454f5619b3",
    "pulse": "b3eb8918c77a2d06",
    "accounts": "5d8f022ec13220de",
    "clocks": "c8dc2868eef61383",
    "cluster": "d59836ff89d18942",
    "meeting": "f6b1a888ff45aa64",
    "digest": "1495133aec85e098",
    "standing": "5492b5af57d9321b",
    "calls": "e43935fb6facfc77",
    "reviews": "ce5260546f985d7d",
}
"""Digests of the migrations there are. What was released is never edited: add another."""


def earlier(name: str, path: Path) -> Path:
    """A database as an earlier server has left it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FIXTURES / f"{name}.sql").read_text())
    return path


@contextmanager
def stored_at(path: Path) -> Iterator[Storage]:
    with closing(Storage(sqlite_address(str(path)))) as storage:
        yield storage


def lines_at(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(
            "select table_id, number, kind, seat, text, at from lines order by table_id, number"
        ).fetchall()


def test_what_was_released_is_frozen() -> None:
    """A database that has run a migration never runs it again, however it is edited."""
    folder = Path(next(iter(migrations.__path__))) / "versions"
    found = {
        path.stem: hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in folder.glob("[!_]*.py")
    }
    assert found == REVISIONS


def test_every_earlier_form_has_data_here(tmp_path: Path) -> None:
    forms = set()
    for name in EARLIER:
        path = earlier(name, tmp_path / f"{name}.db")
        with stored_at(path) as storage, storage.engine.connect() as connection:
            forms.add(version_of(connection))
            newest = ScriptDirectory.from_config(alembic_config(connection)).get_current_head()
    assert forms == REVISIONS.keys() - {newest}


@pytest.mark.parametrize("name", EARLIER)
def test_data_of_every_earlier_form_comes_along(name: str, tmp_path: Path) -> None:
    path = earlier(name, tmp_path / "x.db")
    before = lines_at(path)
    with stored_at(path) as storage:
        storage.migrate()
        storage.migrate()
        check_tables(storage)
    assert lines_at(path) == before


def check_tables(storage: Storage) -> None:
    """Both tables are there as they were, and the running one goes on."""
    assert {each.id for each in tables_of(storage, ANN)} == {RUNNING, FINISHED}
    saved = storage.load(RUNNING)
    assert saved is not None
    assert [chair.name for chair in saved.chairs] == ["Änn", ""]
    assert [line.text for line in saved.memory.chat] == ["it's a start"]
    assert not saved.ledger.game.over
    saved.ledger.choose(saved.ledger.game.legal[0])
    finished = storage.load(FINISHED)
    assert finished is not None
    assert finished.ledger.game.over


@pytest.mark.parametrize("name", EARLIER)
def test_a_server_serves_what_an_earlier_one_stored(name: str, tmp_path: Path) -> None:
    """And marks a finished game, where the earlier one did not, when somebody looks at it."""
    earlier(name, tmp_path / DATABASE_FILE)
    with running(tmp_path) as client:
        ann = Person(client)
        for table in (RUNNING, FINISHED):
            assert ann.get(f"/api/tables/{table}")["over"] == (table == FINISHED)
    with stored_at(tmp_path / DATABASE_FILE) as storage:
        marked = {each.id: each.over for each in tables_of(storage, ANN)}
    assert marked == {RUNNING: False, FINISHED: True}


@pytest.mark.parametrize("name", EARLIER)
def test_what_an_earlier_server_stored_is_played_on(name: str, tmp_path: Path) -> None:
    """By who sat there, on the other seat too; then it is loaded again, with digests that fit."""
    path = earlier(name, tmp_path / DATABASE_FILE)
    before = lines_at(path)
    with running(tmp_path) as client:
        service = service_of(client)

        async def play() -> None:
            awake = await service.rooms.find(RUNNING)
            ledger = awake.room.ledger
            asked = ledger.game.seat  # the seat that was still open
            await service.rooms.act(awake, lambda room: room.seats.claim(ANN, asked, "Änn"))
            name = ledger.game.legal[0].name
            await service.rooms.act(awake, lambda room: room.choose(ANN, ledger.lines, name))

        asyncio.run_coroutine_threadsafe(play(), service.writer.loop).result(60)
    after = lines_at(path)
    assert after[: len(before)] != after
    assert [line for line in after if line in before] == before
    with stored_at(path) as storage:
        saved = storage.load(RUNNING)
        assert saved is not None
        assert saved.ledger.lines == sum(line[0] == RUNNING for line in after)


@pytest.mark.parametrize("name", EARLIER[EARLIER.index("meeting") :])
def test_what_people_had_comes_along(name: str, tmp_path: Path) -> None:
    path = earlier(name, tmp_path / "x.db")
    with stored_at(path) as storage:
        storage.migrate()
        found = accounts.account_named(storage, "BÉA")
        assert found is not None
        assert found.mail == "bea@example.org"
        with storage.engine.connect() as connection:
            for table in (schema.notes, schema.invitations, schema.reports):
                assert len(connection.execute(sa.select(table)).all()) == 1
            if name == "calls":
                assert len(channels.channels_of(connection, "b" * 64)) == 1
                ended = sa.select(schema.results.c.place).order_by(schema.results.c.number)
                assert connection.execute(ended).scalars().all() == [2, 1]


KILLED = """
import os, signal, sys
from sqlalchemy import event
from kingsroad.server.storage.storage import Storage, sqlite_address

paths = sys.argv[1:]
for point, path in enumerate(paths):
    if os.fork() == 0:
        storage, left = Storage(sqlite_address(path)), [point]
        def count(connection, cursor, statement, *_):
            left[0] -= not statement.lstrip().startswith(("PRAGMA", "SELECT"))
            if left[0] < 0:
                os.kill(os.getpid(), signal.SIGKILL)
        event.listen(storage.engine, "after_cursor_execute", count)
        storage.migrate()
        os._exit(0)
    end = os.waitstatus_to_exitcode(os.wait()[1])
    print(end, flush=True)
    if end == 0:
        break
"""


@pytest.mark.parametrize("name", ["empty", *EARLIER[::5]])
def test_killed_at_any_point_it_is_as_before_or_as_after(name: str, tmp_path: Path) -> None:
    """With -9 after each statement that changes anything; the next start goes on as if nothing had
    been. The oldest form goes through all the others."""
    first = tmp_path / "first.db"
    if name == "empty":
        first.touch()
    else:
        earlier(name, first)
    paths = [tmp_path / f"{number}.db" for number in range(200)]
    for path in paths:
        shutil.copy(first, path)
    command = [sys.executable, "-c", KILLED, *map(str, paths)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    ends = [int(end) for end in done.stdout.split()]
    killed = len(ends) - 1
    assert ends == [-9] * killed + [0]
    assert killed >= (3 if name == EARLIER[-1] else 8)
    form = form_of(first)
    for path in paths[:killed]:
        assert form_of(path) == form
        with stored_at(path) as storage:
            storage.migrate()
            assert len(tables_of(storage, ANN)) == (0 if name == "empty" else 2)


def form_of(path: Path) -> list[tuple[object, ...]]:
    """The tables of a database as it says itself."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("select name, sql from sqlite_master order by name").fetchall()


@pytest.mark.parametrize("made", [1, 2, 4])
def test_tables_without_a_version_are_made_anew_if_they_are_empty(
    made: int, tmp_path: Path
) -> None:
    """What a kill during the first start of an old server left."""
    with stored_at(tmp_path / "x.db") as storage:
        with storage.engine.begin() as connection:
            for table in schema.metadata.sorted_tables[:made]:
                table.create(connection)
            connection.exec_driver_sql("create table alembic_version (version_num varchar(32))")
        storage.migrate()
        assert tables_of(storage, ANN) == []


def test_tables_without_a_version_are_kept_if_there_is_anything_in_them(tmp_path: Path) -> None:
    path = earlier("first", tmp_path / "x.db")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("delete from alembic_version")
        connection.commit()
    before = lines_at(path)
    with stored_at(path) as storage, pytest.raises(KingsroadError, match="of which version"):
        storage.migrate()
    assert lines_at(path) == before


def test_a_newer_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path = earlier("first", tmp_path / "x.db")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("update alembic_version set version_num = 'later'")
        connection.commit()
    with stored_at(path) as storage, pytest.raises(KingsroadError, match="a newer Kingsroad"):
        storage.migrate()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("alter table tables drop column origin", "tables has no column origin"),
        ("alter table chairs add column mood text", "chairs has a column mood"),
        ("drop table chat", "there is no table chat"),
        ("drop index chairs_by_holder", "chairs has no index chairs_by_holder"),
    ],
)
def test_a_database_changed_by_hand_is_refused(change: str, told: str, tmp_path: Path) -> None:
    with stored_at(tmp_path / "x.db") as storage:
        storage.migrate()
        with storage.engine.begin() as connection:
            connection.execute(sa.text(change))
        with pytest.raises(KingsroadError, match=told):
            storage.migrate()


def test_a_refused_start_lets_go_of_the_folder(tmp_path: Path) -> None:
    path = tmp_path / DATABASE_FILE
    path.write_bytes(b"this is no database, but it is long enough to be looked at as one" * 20)
    for _ in range(2):
        with pytest.raises(KingsroadError, match="cannot be used"):
            open_up(ServerSettings(tmp_path))
    path.unlink()
    opened = open_up(ServerSettings(tmp_path))
    opened.claim.close()
    opened.storage.close()
    opened.lock.close()
