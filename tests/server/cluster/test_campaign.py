"""The short form of the campaign: each of its blows once, under play."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path

import pytest
from sqlalchemy import select
from tests.campaign.__main__ import fight
from tests.campaign.player import Told, compare_lines
from tests.server.helpers import Person, running, service_of

from kingsroad.server.storage.schema import lines


@pytest.mark.skipif(
    os.environ.get("KINGSROAD_EXPECT") == "interpreted", reason="once is enough: the compiled run"
)
def test_nothing_is_lost_or_invented(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    latest = float("inf")  # a busy machine is no fault; `make campaign` measures
    assert asyncio.run(fight(16.0, tables=6, seed=1, folder=tmp_path, latest=latest)) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["choices"] > 100
    assert all(told["blows"].values())
    assert told["lives"] > 3
    # Whoever is killed has a table, and the proxy is everybody's.
    for kind in ("kill", "proxy"):
        assert told["back"][kind]["times"] > 0


def test_what_was_lost_is_seen_even_if_it_is_chosen_again() -> None:
    """A server that tells before it stores loses a choice, and its player makes the same anew."""
    told = Told()
    told.note("t", 1, "pass", "server 0")
    told.shown("t", 1)
    assert told.faults == []
    told.shown("t", 0)
    told.note("t", 1, "pass", "server 0")
    assert told.faults == ["gone: t has 0 choices, 1 were told", "told again: t 1: 'pass'"]


def test_tables_and_lines_are_missed(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        table = Person(client).create("caylus2005", "me", "me")["id"]
        database = service_of(client).storage.engine
        with database.connect() as connection:
            first = connection.execute(select(lines.c.text).order_by(lines.c.number)).scalar()
            assert list(compare_lines(connection, table, {1: str(first)})) == []
            assert "'nothing'" in str(list(compare_lines(connection, table, {1: "nothing"})))
            assert "None" in str(list(compare_lines(connection, table, {999: "pass"})))
            assert list(compare_lines(connection, "none", {})) == ["lost: the table none"]
