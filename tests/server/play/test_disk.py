"""The disk comes first: nobody sees what is not stored; what cannot be stored did not happen."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Iterable
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import Connection
from tests.server.helpers import Client, service_of, two_people

from kingsroad.library import AnyGame, find_game
from kingsroad.server.errors import Refusal
from kingsroad.server.play.actions import act
from kingsroad.server.play.awake import Awake
from kingsroad.server.play.thinkers import Chosen
from kingsroad.server.play.turns import NOBODY, Asker
from kingsroad.server.security.tokens import new_id
from kingsroad.server.service import Service
from kingsroad.server.settings import ServerSettings
from kingsroad.server.storage.storage import Storage
from kingsroad.server.storage.writer import Job
from kingsroad.server.table.chairs import Chair
from kingsroad.server.table.ledger import Ledger
from kingsroad.server.table.outcome import Outcome
from kingsroad.server.table.room import Room
from kingsroad.server.table.viewers import Viewer
from kingsroad.server.wire.frames import FromClient, Settings


def choices_of(client: Client, table: str) -> int:
    """How many choices the record has that everybody can read."""
    text = client.get(f"/api/tables/{table}/record").text
    return sum(": " in line and not line.startswith("#") for line in text.splitlines())


def test_nobody_sees_a_choice_before_it_is_stored(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the disk is slow, other tables too wait for it, and no message tells the choice."""
    ann, bob, table = two_people(client, "caylus2005")
    write = Storage.write
    reached, go_on = threading.Event(), threading.Event()

    def slowly(self: Storage, connection: Connection, jobs: Iterable[Any]) -> None:
        reached.set()
        assert go_on.wait(30)
        write(self, connection, jobs)

    with ann.at(table) as one, bob.at(table) as two:
        one.expect("people")
        asked = one if one.question["options"] else two
        other = two if asked is one else one
        monkeypatch.setattr(Storage, "write", slowly)
        asked.choose("pass")
        assert reached.wait(30)
        other.send(type="sync")  # waits for its turn
        other.send(type="ping")
        saved = service_of(client).storage.load(table)
        assert saved is not None
        assert saved.ledger.lines == asked.lines
        assert other.session.send_queue.empty()
        go_on.set()
        assert other.receive()["made"][0]["choice"] == "pass"
        assert other.receive()["type"] == "table"
        assert asked.receive()["type"] == "update"


def test_what_cannot_be_stored_did_not_happen(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = two_people(client, "caylus2005")
    before = choices_of(client, table)
    write = Storage.write

    def full(*_given: object) -> None:
        raise OSError("no space left on device")

    with ann.at(table) as one, bob.at(table) as two:
        one.expect("people")
        asked = one if one.question["options"] else two
        monkeypatch.setattr(Storage, "write", full)
        asked.choose("pass")
        for each in (one, two):
            assert each.expect("refused")["code"] == "not-saved"
            with pytest.raises(WebSocketDisconnect):
                each.receive()
    monkeypatch.setattr(Storage, "write", write)
    assert choices_of(client, table) == before
    with ann.at(table) as one, bob.at(table) as two:
        one.expect("people")
        asked = one if one.question["options"] else two
        asked.choose("pass")
        assert one.expect("update")["made"][0]["choice"] == "pass"
        assert two.expect("update")["lines"] == one.lines


@pytest.mark.parametrize("path", ["", "/record", "/at/9"])
def test_nobody_reads_a_choice_that_is_never_stored(
    client: Client, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """Who asks for a table while a write is about to fail waits, and is told to ask again."""
    ann, bob, table = two_people(client, "caylus2005")
    reached, go_on = threading.Event(), threading.Event()

    def full(*_given: object) -> None:
        reached.set()
        assert go_on.wait(30)
        raise OSError("no space left on device")

    with ann.at(table) as one, bob.at(table) as two, ThreadPoolExecutor(1) as thread:
        one.expect("people")
        asked = one if one.question["options"] else two
        monkeypatch.setattr(Storage, "write", full)
        asked.choose("pass")
        assert reached.wait(30)
        answer = thread.submit(client.get, f"/api/tables/{table}{path}")
        wait([answer], 0.3)
        assert not answer.done()
        go_on.set()
        assert answer.result(30).status_code == 503


def test_a_fault_of_ours_leaves_no_table_half_way(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The room is thrown away with what it had begun, and wakes from the disk."""
    ann, bob, table = two_people(client, "caylus2005")

    def wrong(holder: str, message: FromClient, room: Room) -> Outcome:
        act(holder, message, room)
        raise RuntimeError("a mistake in the rules")

    with ann.at(table) as one, bob.at(table) as two:
        one.expect("people")
        asked = one if one.question["options"] else two
        before = asked.lines
        with monkeypatch.context() as patch:
            patch.setattr(
                "kingsroad.server.connections.connection.act", wrong
            )  # the choice is made by then
            asked.choose("pass")
            for each in (one, two):
                assert each.expect("refused")["code"] == "not-saved"
    with ann.at(table) as one, bob.at(table) as two:
        one.expect("people")
        assert one.lines == before
        (one if one.question["options"] else two).choose("pass")
        assert one.expect("update")["lines"] == two.expect("update")["lines"] == before + 1


def three_seats(tmp_path: Path, *holders: str) -> tuple[Service, Awaitable[Awake]]:
    """A server without a network, and a table at it; a holder that is no hash is a bot."""
    service = Service(ServerSettings(tmp_path))
    ledger = Ledger(find_game("caylus2005"), len(holders), {}, bytes(16))
    lines = ledger.open()
    chairs = [
        Chair(number, "", holder, "") if len(holder) in (0, 64) else Chair(number, "", "", holder)
        for number, holder in enumerate(holders)
    ]
    return service, service.rooms.create(new_id(), ledger, chairs, Settings(), "", lines)


def test_who_has_claimed_a_seat_hears_nothing_of_a_claim_that_fails(tmp_path: Path) -> None:
    """The next one in the room is not faster than the answer to the one before."""

    async def claim(service: Service, awake: Awake, number: int) -> list[str]:
        name = f"n{number}"
        await service.rooms.act(
            awake, lambda room: room.seats.claim("abc"[number] * 64, number, name)
        )
        return [chair.name for chair in awake.room.chairs]

    async def both() -> tuple[Any, list[str]]:
        service, opening = three_seats(tmp_path, "", "", "")
        awake = await opening
        write = service.writer.write_all

        def all_but_the_second(batch: list[Job]) -> None:
            taken = [chair.name for job in batch if job.wanted for chair in job.wanted.chairs]
            if "n1" in taken:
                raise OSError("no space left on device")
            write(batch)

        service.writer.write_all = all_but_the_second  # type: ignore[method-assign]
        claims = (claim(service, awake, 0), claim(service, awake, 1))
        answers = await asyncio.gather(*claims, return_exceptions=True)
        saved = service.storage.load(awake.room.id)
        await service.close()
        assert saved is not None
        return answers, [chair.name for chair in saved.chairs]

    (first, second), stored = asyncio.run(both())
    assert first == stored == ["n0", "", ""]
    assert isinstance(second, Refusal)


def test_no_bot_begins_to_think_when_the_server_ends(tmp_path: Path) -> None:
    """Not even when its last choice reaches the disk only then."""

    async def end() -> int:
        service, opening = three_seats(tmp_path, "random", "random", "random")
        awake = await opening
        write, go_on = service.writer.write_all, threading.Event()
        asked, chosen = [], asyncio.Event()

        def slowly(batch: list[Any]) -> None:
            assert go_on.wait(30)
            write(batch)

        async def quickly(game: AnyGame, bot: str, seed: int, asker: Asker = NOBODY) -> Chosen:
            asked.append((game.seat, bot, seed, asker))
            chosen.set()
            return Chosen(game.legal[0].name, 1.0)

        service.writer.write_all = slowly  # type: ignore[method-assign]
        service.pool.choose = quickly  # type: ignore[method-assign]
        await service.rooms.join(awake.room.id, Viewer("", lambda _data: None), 1)
        await chosen.wait()
        await asyncio.sleep(0)
        assert awake.lock.locked()
        await service.rooms.close()
        go_on.set()
        await service.close()
        assert not awake.lock.locked()
        assert asyncio.all_tasks() == {asyncio.current_task()}
        return len(asked)

    assert asyncio.run(end()) == 1
