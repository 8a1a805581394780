"""A guest becomes an account: the games follow, and browsers are known one by one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from tests.server.helpers import VirtualClock

from kingsroad.server.errors import Refusal
from kingsroad.server.lobby.new_tables import open_table
from kingsroad.server.people.joining import new_account, sign_in
from kingsroad.server.people.person import NOBODY
from kingsroad.server.play.turns import Asker
from kingsroad.server.security.tokens import holder_of
from kingsroad.server.service import Service
from kingsroad.server.settings import ServerSettings
from kingsroad.server.storage import accounts
from kingsroad.server.storage.accounts import Account, Ticket
from kingsroad.server.storage.lists import tables_of
from kingsroad.server.table.viewers import Viewer
from kingsroad.server.wire.http import NewTable, SeatPlan

GUEST, OTHER = "a" * 64, "b" * 64
PLAN = NewTable([SeatPlan("me"), SeatPlan("open")], game="caylus1303")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def join(service: Service, name: str, *guests: str) -> tuple[Account, str]:
    account = new_account(service, name)

    def step(connection: Connection) -> Account:
        accounts.add_account(connection, account)
        return account

    return await sign_in(service, step, "a browser", NOBODY, guests)


def test_what_a_guest_has_follows_awake_and_asleep(tmp_path: Path) -> None:
    async def play() -> None:
        service = Service(ServerSettings(tmp_path))
        asleep = (await open_table(service, PLAN, Asker("", GUEST))).room.id
        service.rooms.put_to_sleep(float("inf"))
        awake = await open_table(service, PLAN, Asker("", GUEST))
        empty = await open_table(
            service, NewTable([SeatPlan("open")] * 2, game="caylus1303"), Asker("", GUEST)
        )
        told: list[bytes] = []
        viewer = Viewer(GUEST, told.append)
        awake.room.join(viewer)
        account, token = await join(service, "Änn", GUEST)
        mine = {each.id: each for each in tables_of(service.storage, account.id)}
        assert set(mine) == {asleep, awake.room.id, empty.room.id}
        assert tables_of(service.storage, GUEST) == []
        assert mine[asleep].chairs[0].name == "Änn"
        # The table that is open on the screen goes on, with the seat.
        assert awake.room.chairs.seats_of(account.id) == [0]
        assert viewer.holder == account.id
        assert b'"yours":["blue"]' in told[-1]
        found = accounts.session_of(service.storage, holder_of(token))
        assert found is not None
        assert found[1] == account
        await service.close()

    run(play())


def test_a_name_is_there_once_and_nothing_is_half_done(tmp_path: Path) -> None:
    async def play() -> None:
        service = Service(ServerSettings(tmp_path))
        await join(service, "Straße")
        await open_table(service, PLAN, Asker("", OTHER))
        with pytest.raises(Refusal, match="somebody else has this name") as refused:
            await join(service, "STRASSE", OTHER)
        assert refused.value.code == "name-taken"
        assert len(tables_of(service.storage, OTHER)) == 1
        assert not service.writer.failing
        await service.close()

    run(play())


def test_a_ticket_works_once_and_in_time(tmp_path: Path) -> None:
    clock = VirtualClock()

    async def play() -> None:
        service = Service(ServerSettings(tmp_path, clock=clock))

        async def use(token: str) -> str:
            def write(connection: Connection) -> None:
                accounts.use_ticket(connection, token, ["mail"], clock.now())

            try:
                await service.writer.do(write)
            except Refusal as refusal:
                return refusal.code
            return ""

        def issue(connection: Connection) -> None:
            for token in ("one", "two"):
                ticket = Ticket(token, "mail", "", "", clock.now() + 60, 0)
                accounts.add_ticket(connection, ticket, clock.now())

        await service.writer.do(issue)
        assert sorted(await asyncio.gather(use("one"), use("one"))) == ["", "used"]
        assert await use("three") == "bad-link"
        clock.time += 61
        assert [await use("two"), await use("one")] == ["expired", "used"]
        await service.close()

    run(play())


def test_a_session_ends_when_it_is_ended_when_it_is_old_and_with_its_account(
    tmp_path: Path,
) -> None:
    clock = VirtualClock()

    async def play() -> None:
        service = Service(ServerSettings(tmp_path, clock=clock))
        account, first = await join(service, "Ann")
        second, third = [await sign_in(service, lambda _: account, "another") for _ in range(2)]
        hashes = [holder_of(token) for token in (first, second[1], third[1])]

        def known() -> list[bool]:
            return [accounts.session_of(service.storage, each) is not None for each in hashes]

        await service.writer.do(
            lambda writing: accounts.end_sessions(writing, account.id, hashes[:1])
        )
        assert known() == [False, True, True]
        clock.time += accounts.YEAR - 10
        await service.writer.do(
            lambda writing: accounts.touch_session(writing, hashes[2], clock.now())
        )
        clock.time += 20
        assert known() == [False, False, True]
        await service.writer.do(lambda writing: accounts.close_account(writing, account.id, True))
        assert known() == [False, False, False]
        found = accounts.find_account(service.storage, account.id)
        assert found is not None
        closed = found
        with pytest.raises(Refusal, match="was closed"):
            await sign_in(service, lambda _: closed, "another")
        await service.close()

    run(play())
