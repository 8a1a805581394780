"""Connections: frames in, checked and obeyed; messages out, without waiting for slow clients."""

from __future__ import annotations

import asyncio
import logging
import types
from collections import deque
from collections.abc import Awaitable, Generator
from contextlib import suppress
from typing import Any, Final, get_args

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import WebSocketSendEvent

from kingsroad.core.errors import KingsroadError
from kingsroad.server.desk import Desk
from kingsroad.server.gathering import Viewer
from kingsroad.server.limits import Bucket, Limits
from kingsroad.server.origin import COOKIE, check_origin
from kingsroad.server.reader import reading
from kingsroad.server.refusal import Code, Refusal
from kingsroad.server.room import Room, ToStore
from kingsroad.server.rooms import Awake
from kingsroad.server.tokens import holder_of
from kingsroad.server.wire import (
    DECODER,
    ENCODER,
    Answer,
    Choose,
    FromClient,
    Ping,
    Pong,
    Refused,
    Rename,
    Say,
    StandIn,
    Sync,
    Undo,
)

NORMAL: Final = 1000
GOING_AWAY: Final = 1001
POLICY: Final = 1008
TRY_AGAIN: Final = 1013
REFUSED: Final = 4000
"""Closed with the reason as JSON; the client should not come back by itself."""
FAREWELL: Final = 1.0
"""Seconds in which the last messages must leave."""
LARGEST_QUEUE: Final = 1_048_576
"""Bytes that may wait for a slow client before it is disconnected."""
PONG: Final = ENCODER.encode(Pong())
NAMES: Final = {each: str(each.__struct_config__.tag) for each in get_args(FromClient)}
ABOUT_THE_GAME: Final = ("choose", "undo", "answer")

log = logging.getLogger(__name__)


class Outbox:
    """What waits to be sent to one connection.

    Nearly always a message can leave at once, and then it does, without a task that must wake up
    for it. Only what a slow client cannot take yet is queued.
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


class Connection:
    """One client at one table."""

    def __init__(self, desk: Desk, awake: Awake, viewer: Viewer, outbox: Outbox) -> None:
        limits: Limits = desk.settings.limits
        self.desk: Final = desk
        self.awake: Final = awake
        self.viewer: Final = viewer
        self.outbox: Final = outbox
        self.bucket: Final = Bucket(limits.frames, limits.frames_burst)
        self.largest: Final = limits.frame_bytes
        self.flood: Final = limits.flood
        self.excess = 0

    async def receive(self) -> None:
        """Obey frames until the client goes."""
        receive = self.outbox.socket.receive
        while not self.outbox.ended:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            await self.obey(event.get("text") or event.get("bytes") or b"")

    async def obey(self, frame: str | bytes) -> None:
        """Do what a frame asks for, or say why not."""
        if not self.bucket.take():
            self.slow_down()
            return
        about = ""
        try:
            message = decode(frame, self.largest)
            about = NAMES[type(message)]
            await self.carry_out(message)
        except Refusal as refusal:
            await self.refuse(refusal.code, refusal.reason, about)
        except KingsroadError as error:
            await self.refuse("illegal", str(error), about)
        except Exception:  # a fault of ours must not end the table
            log.exception("a message of type %r failed", about)
            await self.refuse("internal", "the server has made a mistake", about)

    def slow_down(self) -> None:
        """Refuse what comes too fast; who does not listen is disconnected."""
        self.excess += 1
        last = self.excess > self.flood
        reason = "too many messages: disconnected" if last else "too many messages; wait a moment"
        self.outbox.put(ENCODER.encode(Refused("flood", reason)))
        if last:
            self.outbox.end(POLICY)

    async def refuse(self, code: Code, reason: str, about: str) -> None:
        """Say why not; where it was about the game, the client sees the table again."""
        self.outbox.put(ENCODER.encode(Refused(code, reason, about)))
        if about in ABOUT_THE_GAME:
            await self.show()

    async def show(self) -> None:
        """Send the whole table; never while a choice is being written, which nobody may see."""
        async with self.awake.lock:
            self.awake.room.send_all(self.viewer)

    async def carry_out(self, message: FromClient) -> None:
        """One message."""
        holder = self.viewer.holder
        if isinstance(message, Ping):
            self.outbox.put(PONG)
        elif isinstance(message, Sync):
            await self.show()
        else:
            await self.desk.rooms.begin(self.awake, lambda room: act(room, holder, message))


def act(room: Room, holder: str, message: FromClient) -> ToStore:
    """What a message means to a room."""
    match message:
        case Choose():
            return room.choose(holder, message.lines, message.choice, message.seat)
        case Undo():
            return room.undo(holder, message.lines)
        case Answer():
            return room.answer(holder, message.lines, message.agree)
        case Say():
            return room.say(holder, message.text)
        case StandIn():
            return room.stand_in(holder, message.seat, message.bot)
        case Rename():
            return room.rename(holder, message.seat, message.name)
    raise Refusal("malformed", "that means nothing to a table")


def decode(frame: str | bytes, largest: int) -> FromClient:
    """Read a frame; what is not understood is refused with the reason."""
    if len(frame) > largest:
        raise Refusal("too-large", f"a message may have {largest} bytes")
    try:
        return DECODER.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", f"the message is not understood: {error}") from None


@websocket("/ws/tables/{table:str}", name="table-socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], desk: NamedDependency[Desk]
) -> None:
    """Look at a table and, with a seat, play."""
    address = socket.client.host if socket.client else ""
    await socket.accept()
    outbox = Outbox(socket, desk.settings.limits.outbox)
    viewer = Viewer(holder_of(socket.cookies.get(COOKIE)), outbox.put)
    sender = asyncio.create_task(outbox.run())
    try:
        with desk.connected(address):
            desk.requests.check(address)
            check_origin(socket, desk.settings.origins)
            viewer.language = reading(socket.query_params.get("language"))
            awake = await desk.rooms.join(table, viewer, desk.settings.limits.viewers)
            try:
                receiver = asyncio.create_task(Connection(desk, awake, viewer, outbox).receive())
                await asyncio.wait({receiver, sender}, return_when=asyncio.FIRST_COMPLETED)
                await stop(receiver)
            finally:
                await desk.rooms.leave(awake, viewer)
    except Refusal as refusal:
        outbox.put(ENCODER.encode(Refused(refusal.code, refusal.reason)))
        outbox.end(TRY_AGAIN if refusal.code in ("busy", "flood", "not-saved") else REFUSED)
    else:
        outbox.end(GOING_AWAY)
    finally:
        with suppress(Exception):  # the client may be gone already
            await asyncio.wait_for(asyncio.shield(sender), FAREWELL)
        await stop(sender)


async def stop(task: asyncio.Task[None]) -> None:
    """End a task, whatever it was doing."""
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
