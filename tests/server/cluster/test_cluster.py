"""Several servers on one database: one has a table, nobody writes what another goes on with."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.databases import postgres
from tests.server.helpers import Client, Person, running, service_of

from kingsroad.core.errors import KingsroadError
from kingsroad.server.play.awake import Awake
from kingsroad.server.service import open_up
from kingsroad.server.settings import ServerSettings
from kingsroad.server.storage import schema, waiting
from kingsroad.server.storage.storage import sqlite_address

KEY = b"k" * 32
PATIENCE = 20.0


@pytest.fixture
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


def settings(folder: Path, name: str, database: str) -> dict[str, Any]:
    """What makes a server one of several."""
    key = folder / "shared.key"
    key.write_bytes(KEY)
    return {"data": folder / name, "database": database, "cluster": True, "key": key}


@contextmanager
def servers(folder: Path, database: str, number: int = 2, bus: str = "") -> Iterator[list[Client]]:
    with ExitStack() as opened:
        yield [
            opened.enter_context(running(**settings(folder, f"server{each}", database), bus=bus))
            for each in range(number)
        ]


def until(happened: Callable[[], object]) -> None:
    """Wait for something."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.02)


def owner(client: Client, table: str) -> str:
    """Which server has a table."""
    with service_of(client).storage.engine.connect() as connection:
        found: str = connection.execute(
            sa.select(schema.leases.c.owner).where(schema.leases.c.table_id == table)
        ).scalar_one()
        return found


def name_of(client: Client) -> str:
    tenure = service_of(client).tenure
    assert tenure is not None
    return tenure.server


def test_a_table_goes_where_it_is_wanted(tmp_path: Path, database: str) -> None:
    """It is handed over with everything that was played, and never had by two."""
    with servers(tmp_path, database) as (first, second):
        ann = Person(first)
        table = ann.create("caylus2005", "me", "me")["id"]
        assert owner(first, table) == name_of(first)
        there = Person(second, ann.token)
        with there.at(table) as seat:  # nobody sits at the first server, so it comes at once
            assert owner(first, table) == name_of(second)
            assert table not in service_of(first).rooms.awake
            seat.choose()
            lines = seat.expect("update")["lines"]
            service_of(second).rooms.awake[table].opened = 0.0  # it has been there for long
            with ann.at(table) as other:
                assert other.lines == lines
                refused = seat.expect("refused")
                assert (refused["code"], refused["reason"][:9]) == ("busy", "the table")
                other.choose()
                other.expect("update")
        assert owner(first, table) == name_of(first)


def test_a_seat_is_given_once(tmp_path: Path, database: str) -> None:
    """Whichever servers it is asked for at, and at once."""
    with servers(tmp_path, database) as clients, ThreadPoolExecutor(len(clients)) as threads:
        info = Person(clients[0]).create("caylus2005", "me", "open")
        seat, invite = next(iter(info["invites"].items()))

        def claim(client: Client) -> tuple[int, str]:
            path = f"/api/tables/{info['id']}/seats/{seat}"
            answer = client.post(path, json={"invite": invite, "name": "Bob"})
            return answer.status_code, answer.json().get("code", "")

        assert sorted(threads.map(claim, clients)) == [(201, ""), (409, "taken")]


def test_who_was_thought_dead_writes_nothing(tmp_path: Path, database: str) -> None:
    with servers(tmp_path, database) as (first, second):
        ann = Person(first)
        table = ann.create("caylus2005", "me", "me")["id"]
        with ann.at(table) as seat:
            tenure = service_of(first).tenure
            assert tenure is not None
            for task in tenure.tasks:  # no sign of life, and no guard that gives up in time
                task.get_loop().call_soon_threadsafe(task.cancel)
            until(lambda: all(task.done() for task in tenure.tasks))
            with service_of(first).storage.engine.begin() as connection:
                gone = schema.servers.c.id == tenure.server
                connection.execute(sa.update(schema.servers).where(gone).values(until=0))
            with Person(second, ann.token).at(table) as other:
                assert owner(first, table) == name_of(second)
                other.choose()
                made = other.expect("update")["made"]
                tenure.until = float("inf")  # by its own clock nothing is wrong
                seat.choose()
                assert seat.expect("refused")["code"] == "not-saved"
                while not other.question["options"]:  # the other seat of this browser is asked
                    other.receive()
                other.choose()
                other.expect("update")
            record = Person(second, ann.token).client.get(f"/api/tables/{table}/record").text
            assert made[0]["choice"] in record
            with service_of(first).storage.engine.connect() as connection:
                numbers = connection.execute(
                    sa.select(schema.lines.c.number).where(schema.lines.c.table_id == table)
                ).scalars()
                assert sorted(numbers) == list(range(other.lines))


def test_a_sign_of_life_that_is_cut_short_leaves_no_connection(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[sa.Connection] = []
    begun, may_end = threading.Event(), threading.Event()
    with servers(tmp_path, database, 1) as (first,):
        tenure = service_of(first).tenure
        assert tenure is not None
        connect = tenure.engine.connect

        def slowly() -> sa.Connection:
            begun.set()
            assert may_end.wait(PATIENCE)
            made.append(connect())
            return made[-1]

        monkeypatch.setattr(tenure.engine, "connect", slowly)
        tenure.thread.submit(tenure.fall_silent).result(PATIENCE)
        assert begun.wait(PATIENCE)
        for task in tenure.tasks:
            task.get_loop().call_soon_threadsafe(task.cancel)
        until(lambda: all(task.done() for task in tenure.tasks))
        monkeypatch.undo()  # who ends says so by a connection of its own
        may_end.set()
    until(lambda: made and made[0].closed)


def test_who_is_not_heard_of_gives_its_tables_up(tmp_path: Path, database: str) -> None:
    with servers(tmp_path, database, 1) as (first,):
        ann = Person(first)
        table = ann.create("caylus2005", "me", "me")["id"]
        service = service_of(first)
        assert service.tenure is not None
        with ann.at(table) as seat:
            service.tenure.tasks[0].get_loop().call_soon_threadsafe(
                service.tenure.tasks[0].cancel
            )  # no sign of life any more
            until(service.tenure.tasks[0].done)
            service.tenure.until = service.tenure.clock.steady()
            assert seat.expect("refused")["code"] == "not-saved"
            until(lambda: not service.rooms.awake)
            assert first.get("/health").status_code == 503
            # At once, and before a socket is one: so a proxy asks another server.
            assert first.get(f"/api/tables/{table}").json()["code"] == "busy"
            assert handshake(first, f"/ws/tables/{table}") == 503


def handshake(client: Client, path: str) -> int:
    """How a server answers to who wants a WebSocket."""
    told: list[Any] = []

    async def send(message: Any) -> None:
        told.append(message)

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    scope = {"type": "websocket", "path": path, "headers": [], "query_string": b""}
    app: Any = client.app
    asyncio.run_coroutine_threadsafe(
        app(scope, receive, send), service_of(client).writer.loop
    ).result(PATIENCE)
    return int(told[0]["status"])


def test_asleep_a_table_is_nobodys(tmp_path: Path, database: str) -> None:
    with servers(tmp_path, database, 1) as (first,):
        table = Person(first).create("caylus2005", "me", "me")["id"]
        service = service_of(first)
        loop = service.writer.loop
        loop.call_soon_threadsafe(service.rooms.put_to_sleep, float("inf"))
        until(lambda: owner(first, table) == "")
        assert service.tenure is not None
        assert table not in service.tenure.held


def test_who_ends_leaves_its_tables_to_others(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On a busy machine a sign of life may come too late, and tables be given up before the end.
    monkeypatch.setattr("kingsroad.server.cluster.tenure.LEASE", 3 * PATIENCE)
    with servers(tmp_path, database, 1) as (second,):
        with running(**settings(tmp_path, "ending", database)) as first:
            ann = Person(first)
            table = ann.create("caylus2005", "me", "me")["id"]
            service = service_of(first)
            with ann.at(table) as seat:
                asyncio.run_coroutine_threadsafe(service.drain(), service.writer.loop).result(20)
                assert seat.expect("refused")["code"] == "busy"
            assert first.get("/health").status_code == 503
            until(lambda: owner(second, table) == "")
            refused = first.get(f"/api/tables/{table}")
            assert (refused.status_code, refused.json()["code"]) == (503, "busy")
        with Person(second, ann.token).at(table) as other:
            other.choose()
            other.expect("update")


def test_a_bot_of_a_server_that_is_gone_plays_elsewhere(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where nobody looks on, and so nobody comes to wake the table."""
    with servers(tmp_path, database) as (first, second):
        service = service_of(first)
        monkeypatch.setattr(service.rooms.bots, "stir", lambda _awake: None)  # here no bot plays
        ann = Person(first)
        table = ann.create("caylus2005", "me", "journeyman")["id"]
        with ann.at(table) as seat:
            while seat.question["options"]:
                seat.choose()
                seat.expect("update")
        assert not waited_for(first, table)
        tenure = service.tenure
        assert tenure is not None
        for task in tenure.tasks:
            task.get_loop().call_soon_threadsafe(task.cancel)
        until(lambda: all(task.done() for task in tenure.tasks))
        with service.storage.engine.begin() as connection:
            gone = schema.servers.c.id == tenure.server
            connection.execute(sa.update(schema.servers).where(gone).values(until=0))
        until(lambda: waited_for(second, table))
        assert owner(second, table) == name_of(second)


def test_a_bot_of_a_server_that_ends_plays_elsewhere(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with servers(tmp_path, database, 1) as (second,):
        with running(**settings(tmp_path, "ending", database)) as first:
            service = service_of(first)
            monkeypatch.setattr(service.rooms.bots, "stir", lambda _awake: None)
            ann = Person(first)
            table = ann.create("caylus2005", "me", "journeyman")["id"]
            with ann.at(table) as seat:
                while seat.question["options"]:
                    seat.choose()
                    seat.expect("update")
            until(lambda: not any(len(each.room.viewers) for each in awake_at(first)))
            asyncio.run_coroutine_threadsafe(service.drain(), service.writer.loop).result(20)
        until(lambda: waited_for(second, table))
        assert owner(second, table) == name_of(second)


def awake_at(client: Client) -> list[Awake]:
    return list(service_of(client).rooms.awake.values())


def waited_for(client: Client, table: str) -> bool:
    """Whether it is a person's turn at a table."""
    with service_of(client).storage.engine.connect() as connection:
        return waiting.load(connection, table)[1] is not None


def test_what_was_given_up_can_be_had_elsewhere(tmp_path: Path, database: str) -> None:
    """By a server that was not heard of for a while, and is alive again."""
    with servers(tmp_path, database) as (first, second):
        ann = Person(first)
        table = ann.create("caylus2005", "me", "me")["id"]
        tenure = service_of(first).tenure
        assert tenure is not None
        tenure.until = 1.0  # as after a sleep of the whole machine
        until(lambda: not tenure.held)
        until(lambda: tenure.is_alive)
        with Person(second, ann.token).at(table) as seat:
            assert owner(second, table) == name_of(second)
            seat.choose()
            seat.expect("update")
        assert not tenure.lost


def test_looking_at_a_table_to_copy_it_moves_nothing(tmp_path: Path, database: str) -> None:
    with servers(tmp_path, database) as (first, second):
        ann = Person(first)
        rules = {"analysis": True}
        table = ann.create("caylus2005", "me", "me", settings=rules)["id"]
        copy = Person(second, ann.token).post(
            "/api/tables", {"seats": [{"kind": "me"}] * 2, "origin": {"table": table}}
        )
        assert owner(first, table) == name_of(first)
        assert owner(first, copy["id"]) == name_of(second)


def test_unknown_tables_are_unknown_everywhere(tmp_path: Path, database: str) -> None:
    with servers(tmp_path, database, 1) as (first,):
        assert first.get(f"/api/tables/{'0' * 20}").json()["code"] == "unknown"


def test_a_second_server_is_refused_with_a_sentence(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingsroad.server.storage.claim.PATIENCE", 0.3)
    with running(tmp_path / "one", database=database):
        with pytest.raises(KingsroadError, match="another server uses this database: stop it"):
            open_up(ServerSettings(tmp_path / "two", database))
        with pytest.raises(KingsroadError, match="a server without --cluster uses this database"):
            open_up(ServerSettings(**settings(tmp_path, "three", database)))
    with servers(tmp_path, database, 1):
        with pytest.raises(KingsroadError, match="another server uses this database: stop it"):
            open_up(ServerSettings(tmp_path / "two", database))
        (tmp_path / "shared.key").write_bytes(b"x" * 32)
        with pytest.raises(KingsroadError, match="have another key"):
            open_up(
                ServerSettings(
                    tmp_path / "four", database, key=tmp_path / "shared.key", cluster=True
                )
            )


def test_sqlite_has_one_server(tmp_path: Path) -> None:
    address = sqlite_address(str(tmp_path / "common.db"))
    with pytest.raises(KingsroadError, match="several servers need PostgreSQL"):
        open_up(ServerSettings(tmp_path / "one", address, cluster=True))
    with (
        running(tmp_path / "one", database=address),
        pytest.raises(KingsroadError, match=r"another server uses .*common\.db"),
    ):
        open_up(ServerSettings(tmp_path / "two", address))


def test_nobody_changes_a_database_that_others_use(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingsroad.server.storage.claim.PATIENCE", 0.3)
    with servers(tmp_path, database, 1):
        monkeypatch.setattr("kingsroad.server.storage.storage.is_newest", lambda _connection: False)
        with pytest.raises(KingsroadError, match="stop all of them first"):
            open_up(ServerSettings(**settings(tmp_path, "newer", database)))
