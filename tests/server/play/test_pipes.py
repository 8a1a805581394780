"""Waiting for what a process answers, in the way of each system."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from multiprocessing import Pipe
from multiprocessing.connection import Connection

import pytest
from tests.bots.test_bots import middle

from kingsroad.server.play import pipes, thinkers
from kingsroad.server.play.thinkers import Pool

Wait = Callable[[Connection, float], Awaitable[bool]]
WAYS = pytest.mark.parametrize("wait", [pipes.by_the_loop, pipes.by_a_thread])


@WAYS
def test_what_comes_and_who_goes_is_noticed(wait: Wait) -> None:
    async def main() -> None:
        ours, theirs = Pipe()
        assert not await wait(ours, 0.01)
        asyncio.get_running_loop().call_later(0.05, theirs.send, "here")
        assert await wait(ours, 30)
        assert ours.recv() == "here"
        theirs.close()
        assert await wait(ours, 30)
        with pytest.raises(EOFError):
            ours.recv()

    asyncio.run(main())


@WAYS
def test_bots_think_in_either_way(wait: Wait, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows no event loop can wait for a pipe: bots would choose anything."""
    monkeypatch.setattr(thinkers, "readable", wait)
    game = middle("caylus1303")

    async def ask() -> str:
        pool = Pool(1)
        try:
            return (await pool.think(game, "journeyman", 4))["choice"]
        finally:
            await pool.close()

    assert asyncio.run(ask()) in [choice.name for choice in game.legal]
