"""The process of a server: how uvicorn runs an application here."""

from __future__ import annotations

import gc
import logging
import socket
from collections.abc import Sequence
from typing import Any, Final, cast

import uvicorn
from litestar import Litestar

from kingsroad.server.connections.plain import Gate, plain_connections
from kingsroad.server.connections.pongs import ListeningSocket
from kingsroad.server.files import room_for
from kingsroad.server.metrics import follow
from kingsroad.server.security.limits import Limits
from kingsroad.server.settings import networks

FAREWELL: Final = 5
"""Seconds that connections have to end when the server stops."""
BEYOND_MEASURE: Final = 4
"""A frame so many times too large ends the connection; a smaller one is refused with the reason."""
YOUNG: Final = 20_000
"""New objects between two looks of the garbage collector: rooms and connections live long, and
looking at all of them for every few hundred messages costs a tenth of the time."""


def make_server(
    app: Litestar, host: str, port: int, limits: Limits, proxies: Sequence[str] = ()
) -> uvicorn.Server:
    """A server that is ready to run."""
    files = room_for(limits.connections + limits.plain)
    gate = Gate(limits, files, proxies=networks("proxy", proxies))
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 20)
    config = uvicorn.Config(
        cast(Any, app),  # the two name the same messages by types of their own
        host=host,
        port=port,
        loop="auto",  # uvloop, where there is one
        http=plain_connections(gate),
        ws=ListeningSocket,
        ws_max_size=BEYOND_MEASURE * limits.frame_bytes,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,  # all logs go one way, which `journal` has set up
        log_level="warning",  # below that it names tables by their ids
        forwarded_allow_ips=list(proxies) or None,  # else this machine
        server_header=False,
        timeout_graceful_shutdown=FAREWELL,
    )
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    return DrainedServer(config, app, gate)


class DrainedServer(uvicorn.Server):
    """Before it ends, other servers have its tables, so that people find them there at once."""

    def __init__(self, config: uvicorn.Config, app: Litestar, gate: Gate) -> None:
        super().__init__(config)
        self.app: Final = app
        self.gate: Final = gate

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin."""
        await super().startup(sockets)
        service = getattr(self.app.state, "service", None)
        if service is not None:
            follow(service.metrics.turned_away, lambda: self.gate.turned_away)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End."""
        service = getattr(self.app.state, "service", None)
        if service is not None:
            await service.drain()
        await super().shutdown(sockets)


def is_ours(record: logging.LogRecord) -> bool:
    """Whether something in the log is a fault of ours; text that is no UTF-8 is the client's."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))
