"""The WebSocket of programs that think for this server on other machines."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from kingsroad.server.connections.outbox import POLICY, Outbox
from kingsroad.server.errors import Refusal
from kingsroad.server.play.assistants import Assistant, Offer
from kingsroad.server.security.requests import household
from kingsroad.server.security.tokens import same
from kingsroad.server.service import Service

ROUTE: Final = "/ws/assist"
MOST_WAITING: Final = 1000
BEARER: Final = "Bearer "


@websocket(ROUTE, name="assist-socket")
async def assist_socket(
    socket: WebSocket[Any, Any, Any], service: NamedDependency[Service]
) -> None:
    """Think for this server, with the secret that its operator gave."""
    await socket.accept()
    secret = service.settings.assist_secret
    given = socket.headers.get("authorization", "")
    if not secret or not same(given, BEARER + secret):
        refusal = Refusal("not-allowed", "this is for assistants that know the secret")
        service.refused(refusal, household(socket), ROUTE)
        await socket.close(code=POLICY)
        return
    outbox = Outbox(socket, MOST_WAITING)
    sender = asyncio.create_task(outbox.run())
    try:
        offer = msgspec.json.decode(await socket.receive_data("text"), type=Offer)
        assistant = Assistant(offer.places, outbox.put)
        with service.pool.assisted_by(assistant):
            while not assistant.gone:
                event = await socket.receive()
                if event["type"] != "websocket.receive":
                    break
                assistant.hear(event.get("text") or event.get("bytes") or b"")
    except msgspec.MsgspecError:
        outbox.end(POLICY)
    finally:
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
