"""The servers that load_web.py measures: the web table, and a bare echo beside it."""

import argparse
import os
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, WebSocket, websocket

from kingsroad.server.app import make_app
from kingsroad.server.run import make_server
from kingsroad.server.security.limits import Limits
from kingsroad.server.settings import ServerSettings
from kingsroad.server.wire.frames import DECODER

MANY = 10_000_000
UNLIMITED = Limits(
    frames=MANY,
    frames_burst=MANY,
    requests=MANY,
    requests_burst=MANY,
    creations=MANY,
    creations_burst=MANY,
    looks=MANY,
    looks_burst=MANY,
    connections=MANY,
    connections_each=MANY,
)


def echo(size: int) -> Litestar:
    """Decodes a choice and answers with as many bytes as a table does."""
    reply = msgspec.json.encode({"type": "update", "text": "x" * size}).decode()

    @websocket("/ws")
    async def answer(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        while True:
            event = await socket.receive()
            if event["type"] != "websocket.receive":
                return
            DECODER.decode(event["text"] or b"")
            await socket.send({"type": "websocket.send", "text": reply, "bytes": None})

    return Litestar([answer], openapi_config=None, logging_config=None)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--core", type=int)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--echo", type=int)
    parser.add_argument("--sleep-after", type=float, default=60.0)
    asked = parser.parse_args()
    if asked.core is not None:
        os.sched_setaffinity(0, {asked.core})
    if asked.echo is not None:
        app = echo(asked.echo)
    else:
        app = make_app(ServerSettings(asked.data, limits=UNLIMITED, sleep_after=asked.sleep_after))
    make_server(app, "127.0.0.1", asked.port, UNLIMITED).run()


if __name__ == "__main__":
    main()
