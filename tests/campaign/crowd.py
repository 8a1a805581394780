"""Thousands of tables awake over three servers, with somebody at each: latency and memory.

    python -m tests.campaign.crowd --tables 10000 --choices 50 --seconds 60

Three servers share a PostgreSQL and a Redis. Each table has somebody connected, at the server that
has it, as a proxy would bring them there; then choices are made at tables at random, so many a
second, and each is timed until it is told back, stored.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import resource
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

from tests.campaign.cluster import Cluster
from tests.campaign.player import PATIENCE, told_of
from tests.server.processes import create
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

COMING = 16
"""Tables that are set up, and people who come, at once."""
SETTLE = 10.0


class Guest:
    """Two seats at one browser, which play when they are told to."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.table = ""
        self.cookie = ""
        self.here = asyncio.Event()
        self.state: dict[str, Any] = {}
        self.sent = 0.0
        self.times: list[float] = []
        self.comings = 0

    async def listen(self) -> None:
        """Look at the table, again and again if it is lost from sight."""
        async for socket in connect(
            f"ws://{self.where}/ws/tables/{self.table}",
            additional_headers={"Cookie": self.cookie},
            open_timeout=PATIENCE,
            compression=None,
            ping_interval=None,
        ):
            self.socket = socket
            self.comings += 1
            with suppress(ConnectionClosed):
                async for text in socket:
                    self.hear(json.loads(text))

    def hear(self, message: dict[str, Any]) -> None:
        """Take a message in; what is told of the table answers the last choice."""
        if message["type"] in ("table", "update"):
            if self.sent:
                self.times.append(time.monotonic() - self.sent)
                self.sent = 0.0
            self.state = message
            self.here.set()

    async def choose(self, dice: random.Random) -> None:
        """Choose something, unless the last choice is still under way."""
        options = self.state["question"]["options"]
        if self.sent or not options:
            return
        self.sent = time.monotonic()
        choice = {"choice": dice.choice(options)["choice"], "lines": self.state["lines"]}
        await self.socket.send(json.dumps({"type": "choose", **choice}))


async def gather(cluster: Cluster, tables: int, listening: list[asyncio.Task[None]]) -> list[Guest]:
    """Set up all tables and let everybody come."""
    guests = [Guest(f"127.0.0.1:{cluster.ports[n % len(cluster.ports)]}") for n in range(tables)]
    places = asyncio.Semaphore(COMING)

    async def come(guest: Guest) -> None:
        async with places:
            while not guest.table:
                with suppress(HTTPError):  # a machine that is too busy lets leases end
                    guest.table, guest.cookie = await asyncio.to_thread(create, guest.where)
            listening.append(asyncio.create_task(guest.listen()))
            await asyncio.wait_for(guest.here.wait(), PATIENCE)

    await asyncio.gather(*(come(guest) for guest in guests))
    return guests


async def play(guests: list[Guest], choices: float, seconds: float) -> None:
    """Let so many choices a second be made."""
    dice, began = random.Random(1), time.monotonic()
    made = 0
    while (now := time.monotonic() - began) < seconds:
        while made < now * choices:
            made += 1
            await dice.choice(guests).choose(dice)
        await asyncio.sleep(0.005)
    await asyncio.sleep(1.0)


def awake_at(port: int) -> int:
    """How many tables a server has awake, as it says itself."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("GET", "/health")
    awake: int = json.loads(connection.getresponse().read())["awake"]
    connection.close()
    return awake


def resident_mb(pid: int) -> float:
    """How much memory a process has."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


async def crowd(tables: int, choices: float, seconds: float, folder: Path) -> dict[str, object]:
    """All of it; what came out."""
    listening: list[asyncio.Task[None]] = []
    async with Cluster(folder) as cluster:
        empty = [resident_mb(process.pid) for process in cluster.servers]
        began = time.monotonic()
        guests = await gather(cluster, tables, listening)
        came = time.monotonic() - began
        await asyncio.sleep(SETTLE)
        awake = [await asyncio.to_thread(awake_at, port) for port in cluster.ports]
        await play(guests, choices, seconds)
        full = [resident_mb(process.pid) for process in cluster.servers]
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        times = [each for guest in guests for each in guest.times]
        return {
            "awake": awake,
            "seconds_to_come": round(came, 1),
            "mb_empty": empty,
            "mb_full": full,
            "choices": told_of(times),
            "lost_from_sight": sum(guest.comings - 1 for guest in guests),
            "unanswered": sum(bool(guest.sent) for guest in guests),
        }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--choices", type=float, default=50.0, help="a second, over all tables")
    parser.add_argument("--seconds", type=float, default=60.0)
    asked = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        told = asyncio.run(crowd(asked.tables, asked.choices, asked.seconds, Path(folder)))
    print(json.dumps(told))
    return told["unanswered"] != 0


if __name__ == "__main__":
    sys.exit(main())
