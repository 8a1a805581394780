"""Messages to clients that are slow, or that do not listen."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from kingsroad.server.connections.outbox import Outbox


class SlowSocket:
    """A client that takes one message and then no more until it is told to."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.closed = 0
        self.writable = asyncio.Event()
        self.writable.set()

    async def send(self, event: dict[str, Any]) -> None:
        await self.writable.wait()
        self.taken.append(event["text"])
        self.writable.clear()

    async def close(self, code: int) -> None:
        self.closed = code


def test_messages_to_a_slow_client_wait_in_order() -> None:
    """The first leaves at once, the others when they can; the table waits for none of them."""

    async def talk() -> tuple[list[str], int]:
        socket = SlowSocket()
        outbox = Outbox(cast(Any, socket), 10)
        sender = asyncio.create_task(outbox.run())
        for number in range(5):
            outbox.put(str(number).encode())
        assert socket.taken == ["0"]
        for _ in range(8):
            await asyncio.sleep(0)
            socket.writable.set()
        outbox.put(b"5")
        outbox.end(1001)
        while not sender.done():
            socket.writable.set()
            await asyncio.sleep(0)
        return socket.taken, socket.closed

    assert asyncio.run(talk()) == (["0", "1", "2", "3", "4", "5"], 1001)


def test_a_client_that_does_not_listen_is_let_go() -> None:
    """Its messages pile up to a bound and no further."""

    async def talk() -> tuple[int, int]:
        socket = SlowSocket()
        outbox = Outbox(cast(Any, socket), 3)
        sender = asyncio.create_task(outbox.run())
        for number in range(20):
            outbox.put(str(number).encode())
        assert outbox.ended
        assert len(outbox.queue) == 0
        socket.writable.set()
        await asyncio.wait_for(sender, 10)
        return len(socket.taken), socket.closed

    assert asyncio.run(talk()) == (2, 1013)


def test_what_is_said_while_a_message_leaves_comes_after_it() -> None:
    """The last of the queue is on its way, and new messages come: none overtakes another."""

    async def talk() -> list[str]:
        socket = SlowSocket()
        outbox = Outbox(cast(Any, socket), 10)
        sender = asyncio.create_task(outbox.run())
        for number in range(3):
            outbox.put(str(number).encode())
        while len(socket.taken) < 2:  # now the sender waits with the last one
            socket.writable.set()
            await asyncio.sleep(0)
        outbox.put(b"3")
        outbox.put(b"4")
        socket.writable.set()
        outbox.put(b"5")
        outbox.end(1001)
        while not sender.done():
            socket.writable.set()
            await asyncio.sleep(0)
        return socket.taken

    assert asyncio.run(talk()) == ["0", "1", "2", "3", "4", "5"]


def test_large_messages_pile_up_to_a_bound_too() -> None:
    async def talk() -> bool:
        outbox = Outbox(cast(Any, SlowSocket()), 1000)
        sender = asyncio.create_task(outbox.run())
        for _ in range(40):
            outbox.put(b"x" * 100_000)
        await asyncio.sleep(0)
        sender.cancel()
        return outbox.ended and not outbox.queue

    assert asyncio.run(talk())
