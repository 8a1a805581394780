"""One client at one table: frames in, checked and obeyed."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final, get_args

import msgspec

from kingsroad.core.errors import KingsroadError
from kingsroad.server.connections.outbox import POLICY, Outbox
from kingsroad.server.errors import Code, Refusal
from kingsroad.server.play.actions import act
from kingsroad.server.play.awake import Awake
from kingsroad.server.security.limits import Bucket
from kingsroad.server.service import Service
from kingsroad.server.table.viewers import Viewer
from kingsroad.server.wire.frames import (
    DECODER,
    ENCODER,
    FromClient,
    Look,
    Ping,
    Pong,
    Refused,
    Say,
    Sync,
)

PONG: Final = ENCODER.encode(Pong())
NAMES: Final = {each: str(each.__struct_config__.tag) for each in get_args(FromClient)}
ABOUT_THE_GAME: Final = ("choose", "undo", "answer")

log = logging.getLogger(__name__)


class Connection:
    """One client at one table."""

    def __init__(self, service: Service, awake: Awake, viewer: Viewer, outbox: Outbox) -> None:
        limits = service.settings.limits
        self.refusals: Final = service.metrics.refusals
        self.sayings: Final = service.sayings
        self.rooms: Final = service.rooms
        self.awake: Final = awake
        self.viewer: Final = viewer
        self.outbox: Final = outbox
        self.bucket: Final = Bucket(limits.frames, limits.frames_burst, service.settings.clock)
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
            await self.answer(message)
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
        self.refusals.labels("flood").inc()
        self.outbox.put(ENCODER.encode(Refused("flood", reason)))
        if last:
            self.outbox.end(POLICY)

    async def refuse(self, code: Code, reason: str, about: str) -> None:
        """Say why not; where it was about the game, the client sees the table again."""
        self.refusals.labels(code).inc()
        log.info("a message of type %r is refused: %s", about, code)
        self.outbox.put(ENCODER.encode(Refused(code, reason, about)))
        if about in ABOUT_THE_GAME:
            await self.show()

    async def show(self) -> None:
        """Send the whole table; never while a choice is being written, which nobody may see."""
        async with self.awake.lock:
            self.awake.room.show(self.viewer)

    async def answer(self, message: FromClient) -> None:
        """One message."""
        if isinstance(message, Ping):
            self.outbox.put(PONG)
        elif isinstance(message, Look):
            self.viewer.visible = message.visible
        elif isinstance(message, Sync):
            await self.show()
        else:
            if isinstance(message, Say):
                self.sayings.check(self.viewer.holder)
            await self.rooms.begin(self.awake, partial(act, self.viewer.holder, message))


def decode(frame: str | bytes, largest: int) -> FromClient:
    """Read a frame; what is not understood is refused with the reason."""
    if len(frame) > largest:
        raise Refusal("too-large", f"a message may have {largest} bytes")
    try:
        return DECODER.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", f"the message is not understood: {error}") from None
