"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from kingsroad.server.connections.connection import Connection
from kingsroad.server.connections.outbox import GOING_AWAY, TRY_AGAIN, Outbox
from kingsroad.server.errors import Refusal
from kingsroad.server.languages import known_language
from kingsroad.server.people.person import person_of
from kingsroad.server.security.origin import check_host, check_origin
from kingsroad.server.security.requests import household
from kingsroad.server.service import Service
from kingsroad.server.table.viewers import Viewer
from kingsroad.server.wire.frames import ENCODER, Refused

REFUSED: Final = 4000
"""Closed with the reason as JSON; the client should not come back by itself."""
FAREWELL: Final = 1.0
"""Seconds in which the last messages must leave."""


@websocket("/ws/tables/{table:str}", name="table-socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], service: NamedDependency[Service]
) -> None:
    """Look at a table and, with a seat, play."""
    where = household(socket)
    await socket.accept()
    outbox = Outbox(socket, service.settings.limits.outbox)
    viewer = Viewer("", outbox.put)
    sender = asyncio.create_task(outbox.run())
    try:
        with service.connected(where):
            service.requests.check(where)
            check_host(socket, service.settings.hosts)
            check_origin(socket, service.settings.origins)
            person = await person_of(service, socket)
            viewer.holder, viewer.name, viewer.session = person.id, person.name, person.session
            viewer.language = known_language(socket.query_params.get("language"))
            most = service.settings.limits.viewers
            awake = await service.rooms.join(table, viewer, most, where)
            try:
                connection = Connection(service, awake, viewer, outbox)
                receiver = asyncio.create_task(connection.receive())
                await asyncio.wait({receiver, sender}, return_when=asyncio.FIRST_COMPLETED)
                await stop(receiver)
            finally:
                await service.rooms.leave(awake, viewer)
    except Refusal as refusal:
        service.refused(refusal, where, "/ws/tables/{table}")
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
