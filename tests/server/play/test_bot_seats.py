"""Bots at tables: they answer, and when their process dies the table goes on."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from tests.bots.test_bots import middle
from tests.server.helpers import Client, Person, running, service_of

from kingsroad.bots.thinker import Thinker
from kingsroad.server.lobby.new_tables import open_table
from kingsroad.server.play import thinkers
from kingsroad.server.play.awake import Awake
from kingsroad.server.play.thinkers import Pool
from kingsroad.server.play.turns import Asker
from kingsroad.server.service import Service
from kingsroad.server.settings import ServerSettings
from kingsroad.server.table.room import Room
from kingsroad.server.wire.http import NewTable, SeatPlan


def test_bots_answer_until_a_person_is_asked(client: Client) -> None:
    person = Person(client)
    table = person.create("magna_carta", "me", "journeyman", "apprentice")["id"]
    with person.at(table) as one:
        for _ in range(12):
            while not one.question["options"]:
                one.receive()
            one.choose()
            one.expect("update")
    assert service_of(client).pool.queued <= 1


def test_a_seat_is_handed_to_a_bot_and_back(client: Client) -> None:
    """While the bot has it the table goes on; then the person chooses again."""
    person = Person(client)
    table = person.create("caylus2005", "me", "journeyman")["id"]
    with person.at(table) as one:
        one.send(type="stand-in", seat="blue", bot="journeyman")
        while one.state["choices"] + 12 > one.lines:
            one.receive()
        one.send(type="stand-in", seat="blue", bot=None)
        while not (one.question["seat"] == "blue" and one.question["options"]):
            one.receive()
        for _ in range(20):  # a choice of the bot may still have been on its way
            one.choose()
            if one.expect("update")["made"][0]["seat"] == "blue":
                return
        pytest.fail("the person never chose")


def test_a_killed_process_stalls_no_table(client: Client) -> None:
    """The process is killed in mid-thought, and the bot answers all the same."""
    person = Person(client)
    table = person.create("caylus1303", "me", "master")["id"]
    pool = service_of(client).pool
    killed = choices = 0
    with person.at(table) as one:
        while killed < 2 or choices < 4:
            while not one.question["options"]:
                if killed < 2 and kill_one(pool):
                    killed += 1
                one.receive()
            one.choose()
            one.expect("update")
            choices += 1
            assert choices < 40, "no process was caught thinking"


def kill_one(pool: Pool) -> bool:
    """Wait a moment for a process that thinks, and kill it."""
    deadline = time.monotonic() + 1.0
    while time.monotonic() < deadline:
        for thinker in list(pool.busy):
            thinker.process.kill()
            return True
        time.sleep(0.002)
    return False


def test_the_pool_gives_up_on_processes_but_not_on_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Processes that die at once, or cannot be started: any legal choice is made."""
    game = middle("caylus2005")

    class Doomed(Thinker):
        def begin(
            self, game: object, bot: str, seed: int, explain: bool = False, share: float = 1.0
        ) -> None:
            self.process.kill()
            self.process.join()
            super().begin(game, bot, seed)  # type: ignore[arg-type]

    def impossible() -> Thinker:
        raise RuntimeError("no more processes")

    async def ask() -> str:
        pool = Pool(1)
        try:
            return (await pool.choose(game, "journeyman", 4)).name
        finally:
            await pool.close()

    for kind in (Doomed, impossible):
        monkeypatch.setattr(thinkers, "Thinker", kind)
        assert asyncio.run(ask()) in [choice.name for choice in game.legal]


def test_a_thought_that_takes_too_long_is_ended() -> None:
    game = middle("caylus1303")

    async def ask() -> str:
        pool = Pool(1, patience=0.3)
        try:
            return (await pool.choose(game, "search:100000000", 4)).name
        finally:
            await pool.close()

    assert asyncio.run(ask()) in [choice.name for choice in game.legal]


def test_a_process_that_died_while_nobody_asked_is_not_asked() -> None:
    game = middle("caylus2005")

    async def ask() -> str:
        pool = Pool(2)
        try:
            await asyncio.gather(*(pool.think(game, "journeyman", seed) for seed in (4, 5)))
            for thinker in pool.free:
                thinker.process.kill()
                thinker.process.join()
            thought = await pool.think(game, "journeyman", 4)
            return str(thought["choice"])
        finally:
            await pool.close()

    assert asyncio.run(ask()) in [choice.name for choice in game.legal]


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    """A server that stops while a bot thinks leaves a table at which the bot still thinks."""
    with running(tmp_path) as client:
        person = Person(client)
        table = person.create("caylus2005", "me", "master")["id"]
        with person.at(table) as one:
            while not one.question["options"]:
                one.receive()
            one.choose()
            lines = one.expect("update")["lines"]
    with running(tmp_path) as client, Person(client, person.token).at(table) as one:
        assert one.state["lines"] >= lines
        while not one.question["options"]:
            one.receive()


def test_a_bot_answers_a_choice_of_somebody_who_is_gone(tmp_path: Path) -> None:
    """The connection ends while the choice is being written: it counts, and the bot goes on."""
    ann = "a" * 64

    async def asked(awake: Awake) -> bool:
        if awake.bots is not None:
            await asyncio.wait_for(awake.bots, 30)
        return awake.room.bot_turn() is None

    async def play() -> None:
        service = Service(ServerSettings(tmp_path))
        seats = [SeatPlan("me"), SeatPlan("bot", bot="journeyman")]
        awake = await open_table(service, NewTable(seats, game="caylus2005"), Asker("", ann))
        room = awake.room
        assert await asked(awake)
        while room.bot_turn() is None:
            lines, name = room.ledger.lines, room.ledger.game.legal[0].name
            acting = asyncio.create_task(
                service.rooms.act(awake, partial(Room.choose, holder=ann, lines=lines, name=name))
            )
            await asyncio.sleep(0)
            acting.cancel()
            with suppress(asyncio.CancelledError):
                await acting
            async with service.rooms.entered(awake):  # now it is stored and told
                pass
            assert room.ledger.lines > lines
        assert await asked(awake)
        await service.close()

    asyncio.run(play())


def test_bots_among_themselves_wait_for_an_audience(client: Client) -> None:
    """Nobody fills the server with games that nobody watches."""
    person = Person(client)
    table = person.create("caylus2005", "journeyman", "journeyman")["id"]
    time.sleep(0.2)
    rooms = service_of(client).rooms
    assert rooms.awake[table].bots is None
    with person.at(table) as one:
        while one.state["lines"] + 4 > one.lines:
            one.receive()
    deadline = time.monotonic() + 30
    while (thinking := rooms.awake[table].bots) is not None and not thinking.done():
        assert time.monotonic() < deadline, "they play on without anybody"
        time.sleep(0.02)
    assert not rooms.awake[table].room.ledger.game.over


def test_under_load_all_think_less_by_one_rule() -> None:
    pool = Pool(2)
    for queued, share in ((0, 1.0), (8, 1.0), (16, 0.5), (1000, 0.1)):
        pool.queued = queued
        assert pool.share() == share


@pytest.mark.parametrize(("bot", "had"), [("alienor", 0.5), ("ysabel", 1.0)])
def test_only_who_searches_can_have_less_time(bot: str, had: float) -> None:
    """A bot that looks one step ahead is as good in a hurry, and nothing else is said of it."""

    async def ask() -> float:
        pool = Pool(1)
        pool.queued = 7
        try:
            return (await pool.choose(middle("caylus1303"), bot, 4)).share
        finally:
            await pool.close()

    assert asyncio.run(ask()) == had
