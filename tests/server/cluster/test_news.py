"""News between servers: what changes at one is told to those who look at lists of another."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing.websocket_test_session import WebSocketTestSession
from tests.server.cluster.test_cluster import database, servers, until
from tests.server.databases import redis_server
from tests.server.helpers import GENEROUS, Client, Person, VirtualClock, running, service_of

from kingsroad.server.cluster.news import LASTS, Listener, News, Presence
from kingsroad.server.cluster.pings import Pings, find_way
from kingsroad.server.connections.outbox import GOING_AWAY
from kingsroad.server.metrics import Metrics
from kingsroad.server.security.limits import Limits

PATIENCE = 20.0
__all__ = ["database"]


def knocking(person: Person) -> WebSocketTestSession:
    """Somebody with a page on which lists are shown, who may not have been let in yet."""
    return person.client.websocket_connect("/ws/news", headers=person.headers)


@contextmanager
def listening(person: Person) -> Iterator[WebSocketTestSession]:
    """The same once it is sure that they hear, of the lobby and of their games."""

    def ears() -> list[Listener]:
        return list(chain(*list(service_of(person.client).news.listeners.values())))

    before = ears()
    with knocking(person) as session:
        until(lambda: sum(each not in before for each in ears()) == 2)
        yield session


def hear(session: WebSocketTestSession, about: str) -> None:
    """Wait for news; what is heard besides does not matter."""
    while json.loads(session.receive_text(timeout=PATIENCE)) != {"type": "news", "about": about}:
        pass


def listed(person: Person) -> list[tuple[str, bool]]:
    """The tables of the lobby as somebody sees them, and whether somebody waits there."""
    return [(each["id"], each["here"]) for each in person.get("/api/lobby")]


def turns(person: Person) -> list[bool]:
    """Of all games of somebody, whether it is their turn."""
    return [each["your_turn"] for each in person.get("/api/tables")]


@pytest.fixture(params=["postgres", "redis"])
def pair(
    request: pytest.FixtureRequest, tmp_path: Path, database: str
) -> Iterator[tuple[Client, Client]]:
    """Two servers on one PostgreSQL, with pings over it or over a Redis."""
    if request.param == "postgres":
        with servers(tmp_path, database) as (first, second):
            yield first, second
    else:
        with (
            redis_server(tmp_path) as bus,
            servers(tmp_path, database, bus=bus) as (first, second),
        ):
            yield first, second


def test_what_changes_at_one_server_is_seen_at_another(pair: tuple[Client, Client]) -> None:
    """A new table and who waits there in the lobby, a seat that is taken, and a turn."""
    first, second = pair
    ann, bob, eve = Person(first), Person(second), Person(second)
    both_hear(first, second)
    with listening(eve) as lobby:
        table = ann.create("caylus2005", "me", "open", listed=True)["id"]
        hear(lobby, "lobby")
        assert listed(eve) == [(table, False)]
        with ann.at(table):
            hear(lobby, "lobby")
            assert listed(eve) == [(table, True)]
        hear(lobby, "lobby")
        assert listed(eve) == [(table, False)]
        bob.post(f"/api/lobby/{table}", {"name": "Bob"})
        hear(lobby, "lobby")
        assert listed(eve) == []
    mover, waiter = (ann, bob) if turns(ann) == [True] else (bob, ann)
    with listening(waiter) as games, mover.at(table) as seat:
        assert turns(waiter) == [False]
        while seat.question["options"]:
            seat.choose()
            seat.expect("update")
        hear(games, "games")
        assert turns(waiter) == [True]


def both_hear(*clients: Client) -> None:
    """Wait until pings of each of some servers reach all of them."""
    heard: list[str] = []
    for client in clients:
        service_of(client).pings.on("gone", heard.append)
    for client in clients:
        service = service_of(client)
        before = len(heard)

        def knock(service: Any = service, before: int = before) -> bool:
            service.writer.loop.call_soon_threadsafe(service.pings.send, "gone", "nobody")
            return len(heard) >= before + 2 * len(clients)

        until(knock)


def test_who_is_at_another_table_is_told_too(client: Client) -> None:
    """On the line of that table, while it is looked at: a page needs no second one."""
    ann, bob = Person(client), Person(client)
    other = bob.create("caylus2005", "me", "me")["id"]
    info = ann.create("caylus2005", "me", "open")
    seat, invite = next(iter(info["invites"].items()))
    with bob.at(other) as elsewhere, bob.at(other) as behind:
        elsewhere.send(type="look", visible=True)
        elsewhere.send(type="ping")
        elsewhere.expect("pong")
        bob.post(f"/api/tables/{info['id']}/seats/{seat}", {"invite": invite})
        assert elsewhere.expect("news")["about"] == "games"
        assert len(turns(bob)) == 2
        behind.send(type="ping")
        while (heard := behind.receive()["type"]) != "pong":
            assert heard != "news"


def test_who_is_signed_out_hears_nothing_any_more(client: Client) -> None:
    ann, bob = Person(client), Person(client)
    ann.post("/api/account", {"name": "Ann"})
    with listening(ann) as session:
        assert ann.client.post("/api/account/sign-out", headers=ann.headers).status_code == 200
        bob.create("caylus2005", "me", "open", listed=True)
        with pytest.raises(WebSocketDisconnect) as ended:
            session.receive_text(timeout=PATIENCE)
        assert ended.value.code == GOING_AWAY


def test_who_speaks_where_there_is_nothing_to_say_is_shown_out(client: Client) -> None:
    with listening(Person(client)) as session:
        session.send_text("{}")
        with pytest.raises(WebSocketDisconnect) as ended:
            session.receive_text(timeout=PATIENCE)
        assert ended.value.code == GOING_AWAY
    until(lambda: not service_of(client).news.listeners)


def test_news_count_as_connections(tmp_path: Path) -> None:
    """One person has so many, from wherever and whatever for; another is not kept out by that."""
    limits = Limits(creations=10_000, creations_burst=10_000, connections_person=2)
    with running(tmp_path, limits=limits) as client:
        ann, bob = Person(client), Person(client)
        table = ann.create("caylus2005", "me", "me")["id"]
        bob.create("caylus2005", "me", "me")
        with listening(ann), ann.at(table):
            with knocking(ann) as third:
                assert json.loads(third.receive_text(timeout=PATIENCE))["code"] == "busy"
            with bob.at(table) as other:
                assert other.question["seat"]
            with listening(Person(client)), listening(Person(client)), listening(Person(client)):
                pass  # nobody in particular: the address counts
        until(lambda: not service_of(client).sockets)
        with ann.at(table):
            assert service_of(client).sockets
    assert GENEROUS.connections_person < GENEROUS.connections_each


def test_who_is_not_heard_of_any_more_is_gone() -> None:
    async def script() -> None:
        clock, pings = VirtualClock(), Pings(find_way("", ""), Metrics())
        presence = Presence(pings, News(pings), clock)
        for table in ("one", "other"):
            presence.come(table)
        clock.time += LASTS / 2
        presence.come("one")
        clock.time += LASTS / 2 + 1
        assert (presence.is_at("one"), presence.is_at("other")) == (True, False)
        presence.go("one")
        assert not presence.is_at("one")
        presence.come("third")
        assert presence.until.keys() == {"third"}  # nobody is remembered for ever
        await pings.close()

    asyncio.run(script())


def test_news_come_once_however_much_happens() -> None:
    async def script() -> None:
        pings = Pings(find_way("", ""), Metrics())
        news = News(pings)
        told: list[str] = []
        tell: Callable[[str], None] = told.append
        with news.listening("games", "ann", tell), news.listening("lobby", "", tell):
            for _ in range(100):
                news.note("games", "ann")
                news.note("games", "bob")
                news.note("lobby")
            async with asyncio.timeout(PATIENCE):
                while len(told) < 2:  # noqa: ASYNC110 - it is told by a timer of the news
                    await asyncio.sleep(0.01)
        assert sorted(told) == ["games", "lobby"]
        assert not news.listeners
        await pings.close()

    asyncio.run(script())
