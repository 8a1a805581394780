"""Leaderboards and profiles, from games that were played at tables."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.couriers.receivers import eventually
from tests.server.couriers.test_couriers import become_account
from tests.server.helpers import Client, Person, VirtualClock, running, service_of, two_people
from tests.server.storage.test_upgrade import ANN, EARLIER, FINISHED, earlier, stored_at

from kingsroad.bots.thinker import ThinkerLost
from kingsroad.server.ratings import book
from kingsroad.server.ratings.rated import Board, Finished
from kingsroad.server.settings import DATABASE_FILE
from kingsroad.server.storage import results

PATIENCE = 30.0
PLAIN: dict[str, Any] = {"settings": {"undo": "never"}}


def play_out(one: Person, other: Person, table: str) -> None:
    """A whole game; both take what is offered first."""
    with one.at(table) as first, other.at(table) as second:
        seats = {first.state["yours"][0]: first, second.state["yours"][0]: second}
        while not first.over:
            seats[first.question["seat"]].choose()
            number = first.lines
            while first.lines == number:
                first.receive()
            while second.lines != first.lines:
                second.receive()


def stored(client: Client) -> list[results.Row]:
    with service_of(client).storage.engine.connect() as connection:
        return results.rows(connection)


def test_a_finished_game_is_on_the_profile_and_in_the_ratings(tmp_path: Path) -> None:
    clock = VirtualClock()
    with running(tmp_path, clock=clock) as client:
        ann, bob, table = two_people(client, "caylus1303", **PLAIN)
        become_account(client, ann, "Ann", "ann@example.org")
        become_account(client, bob, "Bob", "bob@example.org")
        play_out(ann, bob, table)
        assert sorted(row.place for row in stored(client)) in ([1, 1], [1, 2])
        found = ann.get("/api/people/ann")
        assert (found["name"], found["you"]) == ("Ann", True)
        (record,) = found["records"]
        assert (record["game"], record["games"]) == ("caylus1303", 1)
        (played,) = found["played"]
        assert (played["table"], played["rated"]) == (table, True)
        assert [each["name"] for each in played["others"]] == ["Bob"]
        (rival,) = found["rivals"]
        assert (rival["name"], rival["games"]) == ("Bob", 1)
        # Who did not sit there sees how it ended, and not where.
        seen = Person(client).get("/api/people/Ann")
        assert (seen["you"], seen["played"][0]["table"]) == (False, None)
        # Ratings are computed behind, and come a moment later.
        eventually(lambda: Person(client).get("/api/leaders/caylus1303")["provisional"] == 2)
        board = Person(client).get("/api/leaders/caylus1303")
        assert board["people"] == []
        (record,) = ann.get("/api/people/ann")["records"]
        assert record["rating"]["provisional"]
        assert {each["level"]: each["value"] for each in board["bots"]}["journeyman"] == 1000
        assert client.get("/api/people/Nobody").status_code == 404
        assert client.get("/api/leaders/chess").status_code == 404


def test_nobody_waits_for_ratings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long they take: until there are new ones, the last ones are told."""
    monkeypatch.setattr(book, "PAUSE", 0.05)
    monkeypatch.setattr(book, "REST", 0)
    begun, allowed = threading.Event(), threading.Event()
    compute = book.compute

    async def slowly(games: dict[str, list[Finished]]) -> dict[str, Board]:
        begun.set()
        await asyncio.to_thread(allowed.wait)
        return await compute(games)

    monkeypatch.setattr(book, "compute", slowly)
    with running(tmp_path) as client:
        ann, bob, table = two_people(client, "caylus1303", **PLAIN)
        become_account(client, ann, "Ann", "ann@example.org")
        become_account(client, bob, "Bob", "bob@example.org")
        ann.create("caylus1303", "me", "open", listed=True)
        play_out(ann, bob, table)
        try:
            assert begun.wait(PATIENCE)
            assert Person(client).get("/api/leaders/caylus1303")["provisional"] == 0
            assert [each["rating"] for each in bob.get("/api/lobby")] == [1000]
            assert [each["rating"] for each in ann.get("/api/people/ann")["records"]] == [None]
        finally:
            allowed.set()
        eventually(lambda: Person(client).get("/api/leaders/caylus1303")["provisional"] == 2)
        (shown,) = ann.get("/api/people/ann")["records"]
        place = ann.get("/api/people/ann")["played"][0]["place"]
        assert (shown["rating"]["value"] >= 1000) == (place == 1)
        assert service_of(client).book.boards["caylus2005"].people == []


def test_ratings_that_cannot_be_computed_are_told_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And tried again, while the last ones stay."""
    monkeypatch.setattr(book, "PAUSE", 0.05)
    compute, tries = book.compute, iter([True, False])

    async def once(games: dict[str, list[Finished]]) -> dict[str, Board]:
        if next(tries, False):
            raise ThinkerLost("no")
        return await compute(games)

    monkeypatch.setattr(book, "compute", once)
    path = earlier(EARLIER[-1], tmp_path / DATABASE_FILE)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("update tables set settings = replace(settings, 'fair', 'never')")
        connection.commit()
    with running(tmp_path) as client:
        eventually(lambda: service_of(client).book.find("magna_carta", ANN))
    assert "ratings could not be computed" in caplog.text


def test_what_was_taken_back_never_counted(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        ann = Person(client)
        info = ann.create("caylus1303", "me", "me")
        with ann.at(info["id"]) as seen:
            while not seen.over:
                seen.choose()
                seen.expect("update")
                while seen.question["seat"] and not seen.question["options"]:
                    seen.receive()
            assert len(stored(client)) == 2
            seen.send(type="undo", lines=seen.lines)
            seen.expect("update")
            assert stored(client) == []


def test_games_from_before_are_read_again(tmp_path: Path) -> None:
    earlier(EARLIER[-1], tmp_path / DATABASE_FILE)
    with stored_at(tmp_path / DATABASE_FILE) as storage:
        storage.migrate()
    with running(tmp_path) as client:
        eventually(lambda: stored(client))
        rows = stored(client)
        assert {row.table for row in rows} == {FINISHED}
        assert ANN in {row.player for row in rows}
        assert all(row.at > 0 for row in rows)
