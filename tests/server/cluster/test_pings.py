"""Pings between servers, over each way that there is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend
from tests.server.databases import postgres, redis_server

from kingsroad.core.errors import KingsroadError
from kingsroad.server.cluster import pings as module
from kingsroad.server.cluster.pings import Pings, find_way
from kingsroad.server.metrics import Metrics

PATIENCE = 20.0


@pytest.fixture(params=["redis", "postgres"])
def way(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """The addresses of a bus and a database of which one is there."""
    if request.param == "redis":
        with redis_server(tmp_path) as address:
            yield address, ""
    else:
        with postgres() as address:
            yield "", address


def test_every_server_hears_a_ping(way: tuple[str, str]) -> None:
    async def script() -> None:
        servers = [Pings(find_way(*way), Metrics()) for _ in range(2)]
        heard: asyncio.Queue[tuple[int, str]] = asyncio.Queue()
        for number, server in enumerate(servers):
            server.on("games", lambda which, number=number: heard.put_nowait((number, which)))  # type: ignore[misc]
        async with asyncio.timeout(PATIENCE):
            found: set[tuple[int, str]] = set()
            while len(found) < 2:  # until both listen
                servers[0].send("games", "ann")
                await asyncio.sleep(0.05)
                while not heard.empty():
                    found.add(heard.get_nowait())
            assert found == {(0, "ann"), (1, "ann")}
            servers[1].send("lobby", "nobody listens")
            servers[1].send("games", "bob")
            got: set[tuple[int, str]] = set()
            while not {(0, "bob"), (1, "bob")} <= got:
                got.add(await heard.get())
        for server in servers:
            await server.close()

    asyncio.run(script())


def test_one_server_hears_itself() -> None:
    async def script() -> None:
        pings = Pings(find_way("", "sqlite:///x"), Metrics())
        heard = asyncio.Event()
        pings.on("lobby", lambda which: heard.set() if which == "t" else None)
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            while not heard.is_set():
                pings.send("lobby", "t")
                await asyncio.sleep(0.01)
        await pings.close()

    asyncio.run(script())


def test_a_way_that_stays_broken_fills_no_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "PAUSE", 0.0)
    tries: asyncio.Queue[None] = asyncio.Queue()

    class Broken(MemoryChannelsBackend):
        async def subscribe(self, channels: Iterable[str]) -> None:
            tries.put_nowait(None)
            raise ConnectionError("nobody is there")

    async def script() -> None:
        broken = Pings(Broken(), Metrics())
        async with asyncio.timeout(PATIENCE):
            for _ in range(5):
                await tries.get()
        await broken.close()

    asyncio.run(script())
    assert len(caplog.records) == 1
    assert "see --bus" in caplog.text
    assert "nobody is there" in caplog.text


def test_a_way_that_is_none() -> None:
    with pytest.raises(KingsroadError, match="no address of a Redis"):
        find_way("kafka://x", "")


def test_a_ping_has_no_content() -> None:
    async def script() -> None:
        pings = Pings(find_way("", ""), Metrics())
        with pytest.raises(AssertionError):
            pings.send("games", "x" * 101)
        await pings.close()

    asyncio.run(script())
