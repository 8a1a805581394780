"""What the server says of itself: that it is well only if what is played can be stored."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.helpers import Client, Person, VirtualClock, running, service_of

from kingsroad.server.settings import DATABASE_FILE, ServerSettings
from kingsroad.server.storage import probe
from kingsroad.version import VERSION


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock()


@pytest.fixture
def client(tmp_path: Path, clock: VirtualClock) -> Iterator[Client]:
    with running(tmp_path, clock=clock) as found:
        yield found


def refuse_writes(client: Client) -> None:
    """Let the database be read and not written from now on."""
    engine = service_of(client).storage.engine
    engine.dispose()
    sa.event.listen(engine, "connect", lambda raw, _: raw.execute("pragma query_only=on"))


def test_a_database_that_can_only_be_read_is_told(client: Client, clock: VirtualClock) -> None:
    assert client.get("/health").status_code == 200
    refuse_writes(client)
    clock.time += 6
    answer = client.get("/health")
    assert answer.status_code == 503
    assert answer.json()["status"] == "failing"
    assert answer.json()["reason"] == "the database cannot be written"
    assert client.get("/health").status_code == 503


def test_a_database_that_somebody_locks_is_told(
    client: Client, clock: VirtualClock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probe, "PATIENCE", 0.2)
    assert client.get("/health").status_code == 200
    clock.time += 6
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE, isolation_level=None)) as other:
        other.execute("begin immediate")
        answer = client.get("/health")
        assert (answer.status_code, answer.json()["last_commit"]) == (503, 6)
        assert "stored nothing" in answer.json()["reason"]
    monkeypatch.undo()
    assert client.get("/health").status_code == 200


def test_a_failed_choice_is_told_at_once(client: Client) -> None:
    """Not only when the last commit is old."""
    Person(client).create("caylus2005", "me", "me")
    refuse_writes(client)
    Person(client).post("/api/tables", {"game": "caylus2005", "seats": [{"kind": "me"}] * 2}, 503)
    assert client.get("/health").status_code == 503


def test_the_disk_is_spared_where_a_commit_is_young(client: Client, clock: VirtualClock) -> None:
    ages = []
    for seconds in (0, 3, 1, 2, 1):
        clock.time += seconds
        ages.append(client.get("/health").json()["last_commit"])
    assert ages == [0, 3, 4, 0, 1]


def test_a_writer_that_has_ended_is_told(client: Client, clock: VirtualClock) -> None:
    writer = service_of(client).writer
    writer.jobs.put(None)
    writer.thread.join()
    clock.time += 6
    assert client.get("/health").json()["reason"] == "the writer has ended"


def test_the_version_is_told_to_operators_only(client: Client, tmp_path: Path) -> None:
    assert client.get("/health").json()["version"] is None
    networks = frozenset({ip_network("10.0.0.0/8"), ip_network("fd00::/8")})
    settings = ServerSettings(tmp_path, operators=networks)
    for address, allowed in {
        "10.1.2.3": True,
        "fd00::1": True,
        "11.0.0.1": False,
        "": False,
    }.items():
        assert settings.is_operator(address) == allowed


def test_an_operator_is_told_the_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def everybody(_self: ServerSettings, _address: str) -> bool:
        return True

    monkeypatch.setattr(ServerSettings, "is_operator", everybody)
    with running(tmp_path / "other") as client:
        assert client.get("/health").json()["version"] == VERSION


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/no.js", "/api/tables/nothing"])
def test_head_answers_as_get_without_the_body(client: Client, path: str) -> None:
    def said(answer: Any) -> tuple[int, dict[str, str]]:
        return answer.status_code, dict(answer.headers)

    client.get(path)
    named = {"X-Request-ID": "the-same-for-both"}
    assert said(client.head(path, headers=named)) == said(client.get(path, headers=named))
    assert client.head(path).content == b""
