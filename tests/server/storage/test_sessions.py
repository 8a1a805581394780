"""Whose browser it is, is kept for a moment, and never longer than it is true."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.server.helpers import Client, Person, VirtualClock, running, service_of

from kingsroad.server.security.tokens import holder_of
from kingsroad.server.storage import accounts, schema, sessions
from kingsroad.server.storage.sessions import MOMENT
from kingsroad.server.storage.storage import Storage


def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whom the database was asked for."""
    found: list[str] = []
    true = accounts.session_of

    def counted(storage: Storage, token: str) -> sessions.Found:
        found.append(token)
        return true(storage, token)

    monkeypatch.setattr(accounts, "session_of", counted)
    return found


def member(client: Client) -> Person:
    """Somebody with an account."""
    ann = Person(client)
    ann.post("/api/account", {"name": "Ann"})
    return ann


def test_the_database_is_asked_once_in_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = VirtualClock()
    with running(tmp_path, clock=clock) as client:
        ann = member(client)
        found = asked(monkeypatch)
        for _ in range(5):
            ann.get("/api/tables")
        assert len(found) == 1
        clock.time += MOMENT
        ann.get("/api/tables")
        assert len(found) == 2


def test_a_session_that_was_ended_is_over_at_once(client: Client) -> None:
    ann = member(client)
    assert ann.get("/api/account")["name"] == "Ann"
    ann.post("/api/account/sign-out", {}, status=200)
    assert client.post("/api/account/link", headers=ann.headers).status_code == 401


def test_elsewhere_it_is_over_within_a_moment(tmp_path: Path) -> None:
    """As another server or an operator ends it: at once with a ping, else when it is asked anew."""
    clock = VirtualClock()
    with running(tmp_path, clock=clock) as client:
        ann = member(client)
        assert client.post("/api/account/link", headers=ann.headers).status_code == 200
        service, token = service_of(client), holder_of(ann.token)
        with closing(sa.create_engine(service.storage.engine.url).connect()) as connection:
            connection.execute(sa.delete(schema.sessions))
            connection.commit()
        service.sessions.forget(token)
        assert client.post("/api/account/link", headers=ann.headers).status_code == 401
