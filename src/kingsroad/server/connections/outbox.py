"""Messages out, without waiting for slow clients."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

from litestar import WebSocket
from litestar.types import WebSocketSendEvent

NORMAL: Final = 1000
GOING_AWAY: Final = 1001
TRY_AGAIN: Final = 1013
LARGEST_QUEUE: Final = 1_048_576
"""Bytes that may wait for a slow client before it is disconnected."""


class Outbox:
    """What waits to be sent to one connection. A task sends it, one message after the other."""

    def __init__(self, socket: WebSocket[Any, Any, Any], most: int) -> None:
        self.socket: Final = socket
        self.most: Final = most
        self.queue: Final[deque[bytes]] = deque()
        self.queued = 0
        """Bytes in the queue."""
        self.filled: Final = asyncio.Event()
        self.code = NORMAL
        self.ended = False

    def put(self, data: bytes) -> None:
        """Queue a message. An empty one, or one too many, ends the connection."""
        if self.ended:
            return
        if not data or self.is_full():
            self.end(TRY_AGAIN)
            return
        self.queue.append(data)
        self.queued += len(data)
        self.filled.set()

    def is_full(self) -> bool:
        """Whether more waits than a client may leave waiting."""
        return len(self.queue) >= self.most or self.queued >= LARGEST_QUEUE

    def end(self, code: int) -> None:
        """Close after what is queued; a client too slow for it gets nothing more."""
        if not self.ended:
            self.ended = True
            self.code = code
            if self.is_full():
                self.queue.clear()
            self.filled.set()

    async def run(self) -> None:
        """Send what is queued, until the connection ends."""
        while not self.ended or self.queue:
            await self.filled.wait()
            self.filled.clear()
            while self.queue:
                data = self.queue.popleft()
                self.queued -= len(data)
                await self.socket.send(as_frame(data))
        await self.socket.close(code=self.code)


def as_frame(data: bytes) -> WebSocketSendEvent:
    """A message as the server wants it."""
    return {"type": "websocket.send", "text": data.decode(), "bytes": None}
