"""Messages out, without waiting for slow clients."""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Generator
from typing import Any, Final

from litestar import WebSocket
from litestar.types import WebSocketSendEvent

NORMAL: Final = 1000
POLICY: Final = 1008
GOING_AWAY: Final = 1001
TRY_AGAIN: Final = 1013
LARGEST_QUEUE: Final = 1_048_576
"""Bytes that may wait for a slow client before it is disconnected."""


class Outbox:
    """What waits to be sent to one connection.

    Nearly always a message can leave at once, and then it does, without a task that must wake up
    for it. Only what a slow client cannot take yet is queued. A plain queue, emptied by a task,
    costs 6 % of the whole server: in benchmarks/load_web.py 19,100 messages a second of CPU
    instead of 20,300. So the coroutine that sends is begun by hand, which asyncio itself offers
    only from Python 3.12 on (eager tasks).
    """

    def __init__(self, socket: WebSocket[Any, Any, Any], most: int) -> None:
        self.socket: Final = socket
        self.most: Final = most
        self.queue: Final[deque[bytes]] = deque()
        self.queued = 0
        """Bytes in the queue."""
        self.stuck: Awaitable[None] | None = None
        """A message that has left in part."""
        self.filled: Final = asyncio.Event()
        self.code = NORMAL
        self.ended = False

    def put(self, data: bytes) -> None:
        """Send or queue a message. An empty one, or one too many, ends the connection."""
        if self.ended:
            return
        if data and self.stuck is None and not self.queue:
            self.send_now(data)
        elif not data or self.is_full():
            self.end(TRY_AGAIN)
        else:
            self.queue.append(data)
            self.queued += len(data)

    def is_full(self) -> bool:
        """Whether more waits than a client may leave waiting."""
        return len(self.queue) >= self.most or self.queued >= LARGEST_QUEUE

    def send_now(self, data: bytes) -> None:
        """Send a message as far as that goes without waiting."""
        sending = self.socket.send(as_frame(data)).__await__()
        try:
            waiting = next(sending)
        except StopIteration:
            return
        except Exception:  # noqa: BLE001 - the client is gone, in whatever way
            self.end(GOING_AWAY)
            return
        self.stuck = going_on(sending, waiting)
        self.filled.set()

    def end(self, code: int) -> None:
        """Close after what is queued; a client too slow for it gets nothing more."""
        if not self.ended:
            self.ended = True
            self.code = code
            if self.is_full():
                self.queue.clear()
            self.filled.set()

    async def run(self) -> None:
        """Send what could not be sent at once, until the connection ends."""
        while True:
            if self.stuck is not None:
                await self.stuck
                self.stuck = None
            while self.queue:
                # It stays in the queue until it has left, or the next would overtake it.
                await self.socket.send(as_frame(self.queue[0]))
                if self.queue:
                    self.queued -= len(self.queue.popleft())
            if self.ended:
                await self.socket.close(code=self.code)
                return
            self.filled.clear()
            await self.filled.wait()


def as_frame(data: bytes) -> WebSocketSendEvent:
    """A message as the server wants it."""
    return {"type": "websocket.send", "text": data.decode(), "bytes": None}


@types.coroutine
def going_on(begun: Generator[Any, Any, None], waiting: object) -> Generator[Any, Any, None]:
    """Go on with something that was begun and waits for something."""
    while True:
        got = yield waiting
        try:
            waiting = begun.send(got)
        except StopIteration:
            return
