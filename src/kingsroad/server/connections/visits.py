"""What every WebSocket of a browser begins and ends with, whatever it is for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, NamedTuple

from litestar import WebSocket

from kingsroad.server.connections.outbox import GOING_AWAY, TRY_AGAIN, Outbox
from kingsroad.server.errors import Refusal
from kingsroad.server.people.person import Person, person_of
from kingsroad.server.play.turns import Asker
from kingsroad.server.security.origin import check_host, check_origin
from kingsroad.server.security.requests import household
from kingsroad.server.service import Service
from kingsroad.server.wire.frames import ENCODER, Refused

AnySocket = WebSocket[Any, Any, Any]

REFUSED: Final = 4000
"""Closed with the reason as JSON; the client should not come back by itself."""
FAREWELL: Final = 1.0
"""Seconds in which the last messages must leave."""


class Visit(NamedTuple):
    """A connection of somebody who was let in."""

    person: Person
    household: str
    outbox: Outbox
    sender: asyncio.Task[None]

    async def until_gone(self, *doing: Coroutine[Any, Any, None]) -> None:
        """Do something until one of it ends, or the connection."""
        tasks = [asyncio.create_task(each) for each in doing]
        try:
            await asyncio.wait({*tasks, self.sender}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                await stop(task)


Stay = Callable[[Visit], Coroutine[Any, Any, None]]
"""What somebody does who was let in."""


async def receive_visit(service: Service, socket: AnySocket, route: str, stay: Stay) -> None:
    """Let somebody in, or say why not; what is refused later ends the connection likewise."""
    where = household(socket)
    await socket.accept()
    outbox = Outbox(socket, service.settings.limits.outbox)
    sender = asyncio.create_task(outbox.run())
    try:
        service.requests.check(where)
        check_host(socket, service.settings.hosts)
        check_origin(socket, service.settings.origins)
        person = await person_of(service, socket)
        with service.connected(Asker(where, person.id)):
            await stay(Visit(person, where, outbox, sender))
    except Refusal as refusal:
        service.refused(refusal, where, route)
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
