"""The command assist: think for the bots of a web table on another machine."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kingsroad.bots.thinker import PlainThought, Thinker
from kingsroad.cli.arguments import BadUsage, at_least, describe
from kingsroad.cli.status import GOOD
from kingsroad.library import load_position

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

PAUSE = 2.0
"""Seconds before a server that is gone is tried again."""


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Think for the bots of a web table that runs elsewhere. It is sent positions in which "
        "hidden cards were shuffled before. The server must have been given the same secret with "
        "--assist-secret. Run one for each server.",
        "kingsroad assist wss://example.org --secret secret.txt",
    )
    parser.add_argument("server", metavar="URL", help="the server, as ws://host:8303")
    parser.add_argument("--secret", required=True, metavar="FILE", help="a file with the secret")
    parser.add_argument(
        "--thinkers", type=int, metavar="N", help="thoughts at a time (default: all cores)"
    )
    parser.add_argument("--once", action="store_true", help="end when the server is gone")


def run(arguments: argparse.Namespace) -> int:
    """Think until somebody stops it."""
    secret = Path(arguments.secret).read_text(encoding="utf-8").strip()
    if not secret:
        raise BadUsage(f"{arguments.secret} is empty")
    if not arguments.server.startswith(("ws://", "wss://")):
        raise BadUsage("the server is addressed as ws://host:8303 or wss://host")
    places = at_least(arguments.thinkers or os.cpu_count() or 1, 1, "--thinkers")
    asyncio.run(assist(arguments.server.rstrip("/"), secret, places, arguments.once))
    return GOOD


async def assist(server: str, secret: str, places: int, once: bool) -> None:
    """Connect, think, and come back when the connection is lost."""
    from websockets.asyncio.client import connect  # noqa: PLC0415 - slow to import
    from websockets.exceptions import WebSocketException  # noqa: PLC0415 - likewise

    headers = {"Authorization": f"Bearer {secret}"}
    free: asyncio.Queue[Thinker] = asyncio.Queue()
    for _ in range(places):
        free.put_nowait(Thinker())
    while True:
        try:
            async with connect(f"{server}/ws/assist", additional_headers=headers) as socket:
                print(f"Thinking for {server} ({places} at a time).", flush=True)
                await serve(socket, free, places)
        except (OSError, WebSocketException) as error:
            print(f"{server}: {error}", flush=True)
        if once:
            return
        await asyncio.sleep(PAUSE)


async def serve(socket: ClientConnection, free: asyncio.Queue[Thinker], places: int) -> None:
    """Answer what a server asks, several things at a time."""
    await socket.send(json.dumps({"places": places}))
    running: set[asyncio.Task[None]] = set()

    async def answer(task: dict[str, Any]) -> None:
        reply: dict[str, object] = {"number": task["number"]}
        thinker = await free.get()
        try:
            reply["thought"] = await asyncio.to_thread(think, thinker, task)
        except Exception as error:  # noqa: BLE001 - whatever it is, the server must hear of it
            reply["problem"] = f"{type(error).__name__}: {error}"
            thinker.process.kill()
            thinker.close()
            thinker = Thinker()
        finally:
            free.put_nowait(thinker)
        await socket.send(json.dumps(reply))

    async for frame in socket:
        begun = asyncio.create_task(answer(json.loads(frame)))
        running.add(begun)
        begun.add_done_callback(running.discard)


def think(thinker: Thinker, task: dict[str, Any]) -> PlainThought:
    """One thought, in a process that ends with this program, however it ends."""
    thinker.begin(load_position(task["position"]), task["bot"], task["seed"])
    thought: PlainThought = thinker.answer(None)
    return thought
