"""Fair shares of the bots' time, with thoughts that take as long as they are said to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from tests.server.helpers import Client, Person, VirtualClock, service_of, two_people

from kingsroad.server.play.turns import NOBODY, Asker, Turn, Turns
from kingsroad.server.security.tokens import holder_of

SECONDS = {"apprentice": 0.02, "journeyman": 0.02, "master": 0.35, "grand-master": 2.1}


@dataclass(eq=False)
class Table:
    """A table at which bots choose one after the other, without end."""

    asker: Asker
    bot: str
    pause: float = 0.0
    """What a person takes between two choices of the bots."""


class World:
    """Thinkers and tables in a time of their own."""

    def __init__(self, thinkers: int = 1) -> None:
        self.clock = VirtualClock(0.0)
        self.turns = Turns(thinkers, self.clock)
        self.thinking: list[tuple[float, Turn, Table]] = []
        self.queued: list[tuple[Turn, Table]] = []
        self.coming: list[tuple[float, Table]] = []
        self.waits: dict[Table, list[float]] = {}
        self.used: dict[Table, float] = {}

    def add(self, table: Table, at: float = 0.0) -> Table:
        self.waits[table] = []
        self.used[table] = 0.0
        self.coming.append((at, table))
        return table

    def run(self, until: float) -> None:
        while True:
            self.begin()
            ends = [end for end, *_ in self.thinking] + [at for at, _ in self.coming]
            self.clock.time = min(ends)
            if self.clock.time > until:
                return
            for entry in [each for each in self.thinking if each[0] <= self.clock.time]:
                self.end(*entry)
            for at, table in [each for each in self.coming if each[0] <= self.clock.time]:
                self.coming.remove((at, table))
                self.queued.append((self.turns.ask(table.asker, table.bot), table))

    def begin(self) -> None:
        for turn, table in [each for each in self.queued if each[0].begun.is_set()]:
            self.queued.remove((turn, table))
            self.thinking.append((self.clock.time + SECONDS[table.bot], turn, table))

    def end(self, at: float, turn: Turn, table: Table) -> None:
        self.thinking.remove((at, turn, table))
        self.waits[table].append(at - turn.arrived)
        self.used[table] += SECONDS[table.bot]
        self.turns.end(turn, table.bot, SECONDS[table.bot])
        self.coming.append((at + table.pause, table))


@pytest.mark.parametrize("thinkers", [1, 2, 4])
@pytest.mark.parametrize("people", [1, 30])
def test_one_address_with_thirty_grand_masters_does_not_stop_another(
    thinkers: int, people: int
) -> None:
    """Also if it says to be thirty people."""
    world = World(thinkers)
    for number in range(30):
        world.add(Table(Asker("mob", f"mob {number % people}"), "grand-master"))
    other = world.add(Table(Asker("home", "ann"), "journeyman", pause=0.7), at=31.0)
    world.run(200.0)
    assert len(world.waits[other]) > 50
    assert max(world.waits[other]) < 3.0


def test_a_quick_bot_does_not_wait_for_slow_ones_of_its_own_house() -> None:
    world = World()
    for number in range(10):
        world.add(Table(Asker("school", f"pupil {number}"), "grand-master"))
    quick = world.add(Table(Asker("school", "late"), "journeyman", pause=1.0), at=25.0)
    world.run(200.0)
    assert max(world.waits[quick]) < 3.0


def test_slow_bots_come_to_their_turn_among_quick_ones() -> None:
    """Of one person, of one house, of all: whoever asks for little all the time."""
    for slow, quick in [
        (Asker("home", "ann"), Asker("home", "ann")),
        (Asker("home", "ann"), Asker("home", "bob")),
        (Asker("home", "ann"), Asker("away", "bob")),
    ]:
        world = World()
        for _ in range(20):
            world.add(Table(quick, "journeyman"))
        table = world.add(Table(slow, "grand-master"))
        world.run(100.0)
        assert len(world.waits[table]) > 10


def test_households_have_the_same_time_and_so_have_their_people() -> None:
    world = World()
    tables = [world.add(Table(Asker("many", "ann"), "grand-master")) for _ in range(8)]
    tables += [world.add(Table(Asker("many", "bob"), "grand-master")) for _ in range(2)]
    tables += [world.add(Table(Asker("few", "cid"), "master")) for _ in range(2)]
    world.run(1000.0)

    def time(wanted: Callable[[Asker], bool]) -> float:
        return sum(world.used[table] for table in tables if wanted(table.asker))

    assert time(lambda asker: asker.household == "few") == pytest.approx(500, rel=0.02)
    assert time(lambda asker: asker.person == "ann") == pytest.approx(250, rel=0.05)
    assert time(lambda asker: asker.person == "bob") == pytest.approx(250, rel=0.05)


def test_a_newcomer_is_not_owed_the_past() -> None:
    """Nor does somebody pay for having thought while nobody else wanted to."""
    world = World()
    old = world.add(Table(Asker("old", "ann"), "master"))
    world.run(500.0)
    new = world.add(Table(Asker("new", "bob"), "master"), at=500.0)
    world.run(600.0)
    assert world.used[new] == pytest.approx(50, rel=0.05)
    assert world.used[old] == pytest.approx(550, rel=0.05)


def test_nobody_is_remembered_for_ever() -> None:
    world = World()
    for number in range(300):
        world.add(Table(Asker(f"house {number}", "ann"), "journeyman", pause=1e9), at=number / 100)
    world.add(Table(Asker("stays", "bob"), "journeyman", pause=0.1), at=100.0)
    world.run(110.0)
    assert len(world.turns.households.had) <= 2
    assert len(world.turns.people) <= 2


def test_who_gives_up_leaves_no_place_taken() -> None:
    async def play() -> list[str]:
        turns, done = Turns(1), []

        async def think(name: str) -> None:
            async with turns.taken(NOBODY, name):
                await asyncio.sleep(0.01)
                done.append(name)

        tasks = [asyncio.create_task(think(str(number))) for number in range(4)]
        await asyncio.sleep(0)
        tasks[0].cancel()  # while it thinks; the place goes to the next, who gives up at once
        tasks[1].cancel()
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert (turns.free, turns.waiting) == (1, [])
        return done

    assert asyncio.run(play()) == ["3"]


def test_a_table_counts_for_who_sits_there(client: Client) -> None:
    """Whoever set it up, then who came last of those with a seat; no onlooker pays."""
    ann, bob, table = two_people(client, "caylus2005")
    rooms = service_of(client).rooms

    def payer() -> Asker:
        return rooms.awake[table].asker

    assert payer() == Asker("testclient", holder_of(ann.token))
    with bob.at(table), Person(client).at(table):
        assert payer() == Asker("testclient", holder_of(bob.token))
        with ann.at(table):
            assert payer() == Asker("testclient", holder_of(ann.token))


def test_a_table_that_wakes_counts_for_who_woke_it(client: Client) -> None:
    person = Person(client)
    table = person.create("caylus2005", "me", "journeyman")["id"]
    rooms = service_of(client).rooms
    del rooms.awake[table]
    person.get(f"/api/tables/{table}")
    assert rooms.awake[table].asker == NOBODY
    del rooms.awake[table]
    with person.at(table):
        assert rooms.awake[table].asker == Asker("testclient", holder_of(person.token))


def test_what_no_table_waits_for_lets_every_bot_go_first() -> None:
    """And costs nobody anything."""
    turns = Turns(1, VirtualClock(0.0))
    running = turns.ask(NOBODY, "master")
    behind = [turns.ask(NOBODY, "look", behind=True) for _ in range(2)]
    live = [turns.ask(Asker("home", "ann"), "grand-master") for _ in range(2)]
    order = []
    for _ in range(4):
        turns.end(running, "master", 5.0)
        (running,) = [
            each for each in [*behind, *live] if each.begun.is_set() and each not in order
        ]
        order.append(running)
    assert order == [*live, *behind]
    had = dict(turns.households.had)
    turns.end(running, "look", 5.0)
    assert turns.households.had == had
    assert turns.free == 1
