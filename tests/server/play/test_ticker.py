"""The ticker: clocks of tables that sleep, restarts, and machines whose clock is set."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.helpers import (
    Client,
    Person,
    VirtualClock,
    running,
    service_of,
    two_people,
)

from kingsroad.server.storage import waiting
from kingsroad.server.wire.clocks import DAY, HOUR

DAYS = {"clock": {"bank": DAY, "increment": HOUR, "cap": 3 * DAY}}
QUICK: dict[str, Any] = {"tick": 0.02, "sleep_after": 0.05}


def clock_of(person: Person, table: str) -> dict[str, Any]:
    """The clocks as somebody sees them on coming."""
    with person.at(table) as seen:
        found: dict[str, Any] = seen.state["clock"]
        return found


def eventually(condition: Callable[[], bool]) -> None:
    """Wait for something that other tasks do, which depends on no time but theirs."""
    deadline = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < deadline, "it has not happened"
        time.sleep(0.01)


def seated(one: Person, other: Person, table: str) -> tuple[Person, Person, int]:
    """Who begins, who waits, and the number of the seat that begins."""
    with one.at(table) as seen:
        begins = ["blue", "red"].index(seen.question["seat"])
    return (one, other, 0) if begins == 0 else (other, one, 1)


def incidents(person: Person, table: str) -> list[tuple[str, str]]:
    """What happened since the second one has joined."""
    with person.at(table) as seen:
        return [(each["kind"], each["seat"]) for each in seen.state["incidents"]][1:]


def await_sleep(client: Client, table: str, clock: VirtualClock) -> None:
    def asleep() -> bool:
        clock.time += 0.1
        return table not in service_of(client).rooms.awake

    eventually(asleep)


def test_a_game_over_weeks_with_time_out_bot_and_return(tmp_path: Path) -> None:
    clock = VirtualClock()
    with running(tmp_path, clock=clock, **QUICK) as client:
        ann, bob, table = two_people(client, "caylus2005", settings=DAYS)
        late, other, first = seated(ann, bob, table)
        seat = ["blue", "red"][first]
        await_sleep(client, table, clock)
        clock.time += DAY
        eventually(lambda: incidents(other, table) == [("lapsed", seat)])
        eventually(lambda: service_of(client).ticker.overdue == 1)
        clock.time += 3 * DAY
        eventually(lambda: incidents(other, table)[1:] == [("bot", seat)])
        # The bot has played, and now it is the other's turn, whose day begins.
        with other.at(table) as seen:
            while seen.question["seat"] == seat:
                seen.receive()
        assert clock_of(other, table)["seats"][1 - first]["left"] == DAY * 1000
        with late.at(table) as seen:
            seen.send(type="stand-in", seat=seat, bot=None)
            assert seen.expect("incident")["incident"]["kind"] == "returned"
        assert clock_of(late, table)["seats"][first]["left"] == DAY * 1000 // 4


def test_a_wrong_clock_is_refused_and_none_is_the_default(client: Client) -> None:
    ann = Person(client)
    plan = {"game": "caylus2005", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for wrong in ({"bank": 1, "increment": 0, "cap": 1}, {"bank": "x"}, {"bank": 300}, 5):
        ann.post("/api/tables", {**plan, "settings": {"clock": wrong}}, 400)
    info = ann.post("/api/tables", plan)
    assert info["settings"]["clock"] is None
    assert clock_of(ann, info["id"]) is None


def test_a_restart_takes_no_time_and_gives_none(tmp_path: Path) -> None:
    clock = VirtualClock()
    with running(tmp_path, clock=clock, **QUICK) as client:
        ann, bob, table = two_people(client, "caylus2005", settings=DAYS)
        first = seated(ann, bob, table)[2]
        clock.time += HOUR
        before = clock_of(bob, table)
        eventually(lambda: service_of(client).ticker.noted >= clock.even())
    clock.time += 60  # a minute is what a restart takes: it counts
    with running(tmp_path, clock=clock, **QUICK) as client:
        after = clock_of(Person(client, bob.token), table)
        assert after["seats"][first]["due"] == before["seats"][first]["due"]
        assert after["seats"][1 - first] == before["seats"][1 - first]
        eventually(lambda: service_of(client).ticker.noted >= clock.even())
    for jump in (40 * DAY, -900 * DAY):  # nobody was there, or the machine's clock was set
        last = after
        clock.time += jump
        clock.offset = None
        with running(tmp_path, clock=clock, **QUICK) as client:
            after = clock_of(Person(client, ann.token), table)
            assert after["seats"][first]["left"] == last["seats"][first]["left"]
            assert after["seats"][first]["due"] == last["seats"][first]["due"] + jump * 1000
            eventually(lambda: service_of(client).ticker.noted >= clock.even())


def test_who_sets_the_clock_of_a_running_machine_harms_nobody(tmp_path: Path) -> None:
    class Moody(VirtualClock):
        shift = 0

        def now(self) -> int:
            return int(self.time) + self.shift

    clock = Moody()
    with running(tmp_path, clock=clock, **QUICK) as client:
        ann, bob, table = two_people(client, "caylus2005", settings=DAYS)
        first = seated(ann, bob, table)[2]
        for shift in (400 * DAY, -400 * DAY):
            clock.shift = shift
            clock.time += 5
            noted = service_of(client).ticker.noted
            clock.time += 31
            eventually(lambda noted=noted: service_of(client).ticker.noted > noted)  # type: ignore[misc]
        assert incidents(bob, table) == []
        assert clock_of(bob, table)["seats"][first]["left"] == (DAY - 72) * 1000


def test_a_bot_that_was_to_play_when_the_server_stopped_plays(tmp_path: Path) -> None:
    clock = VirtualClock()
    with running(tmp_path, clock=clock) as client:
        ann = Person(client)
        info = ann.create("caylus2005", "journeyman", "me")
        rooms = service_of(client).rooms
        rooms.closed = True  # from now on no bot plays
        eventually(
            lambda: (
                not rooms.awake
                or all(a.bots is None or a.bots.done() for a in rooms.awake.values())
            )
        )
        with ann.at(info["id"]) as seen:
            if seen.question["seat"] == "red":
                seen.choose()
                seen.expect("update")
    with running(tmp_path, clock=clock) as client:
        service = service_of(client)

        def waits() -> bool:
            with service.storage.engine.connect() as connection:
                _clocks, found = waiting.load(connection, info["id"])
            return found is not None and found.number == 1

        eventually(waits)
