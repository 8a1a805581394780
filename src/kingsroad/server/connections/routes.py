"""The WebSockets of browsers: of a table, and for news."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from kingsroad.server.cluster.news import About
from kingsroad.server.connections.connection import Connection
from kingsroad.server.connections.visits import AnySocket, Visit, receive_visit
from kingsroad.server.languages import known_language
from kingsroad.server.people.person import person_of
from kingsroad.server.service import Service
from kingsroad.server.table.viewers import Viewer
from kingsroad.server.wire.frames import ENCODER, News

TOLD: Final[dict[About, bytes]] = {
    "lobby": ENCODER.encode(News("lobby")),
    "games": ENCODER.encode(News("games")),
}


@websocket("/ws/tables/{table:str}", name="table-socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], service: NamedDependency[Service]
) -> None:
    """Look at a table and, with a seat, play."""

    async def stay(visit: Visit) -> None:
        person, outbox = visit.person, visit.outbox
        language = known_language(socket.query_params.get("language"))
        viewer = Viewer(person.id, outbox.put, language, person.name, person.session)
        most = service.settings.limits.viewers

        def hear(about: About) -> None:
            if viewer.visible:  # else nobody would look; who comes back to the page looks then
                outbox.put(TOLD[about])

        awake = await service.rooms.join(table, viewer, most, visit.household)
        try:
            connection = Connection(service, awake, viewer, outbox)
            with service.news.listening("games", person.id, hear):
                await visit.until_gone(connection.receive())
        finally:
            await service.rooms.leave(awake, viewer)

    await receive_visit(service, socket, "/ws/tables/{table}", stay)


@websocket("/ws/news", name="news-socket")
async def news_socket(socket: WebSocket[Any, Any, Any], service: NamedDependency[Service]) -> None:
    """Be told when to look again: at the lobby, or at my games."""

    async def stay(visit: Visit) -> None:
        person = visit.person
        heard: set[About] = set()
        woken = asyncio.Event()

        def hear(about: About) -> None:
            heard.add(about)
            woken.set()

        async def tell() -> None:
            while await woken.wait():
                woken.clear()
                if await person_of(service, socket) != person:
                    return  # signed out, or known otherwise now: whoever it is may come again
                while heard:
                    visit.outbox.put(TOLD[heard.pop()])

        with (
            service.news.listening("lobby", "", hear),
            service.news.listening("games", person.id, hear),
        ):
            await visit.until_gone(tell(), silence(socket))

    await receive_visit(service, socket, "/ws/news", stay)


async def silence(socket: AnySocket) -> None:
    """Wait until somebody goes; who speaks where there is nothing to say is shown out, too."""
    await socket.receive()
