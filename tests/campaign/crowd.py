"""Thousands of tables awake over three servers, with somebody at each: latency and memory.

    python -m tests.campaign.crowd --tables 10000 --choices 50 --seconds 60

Three servers share a PostgreSQL and a Redis. Tables are written to the database, each for a person
of its own, who connects to the server that has it, as a proxy would bring them there: so each wakes
from what is stored. Then choices are made at tables at random, so many a second, and each is timed
until it is told back, stored.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import resource
import secrets
import sys
import tempfile
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from tests.campaign.cluster import Cluster
from tests.campaign.player import PATIENCE, told_of
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kingsroad.library import find_game
from kingsroad.server.security.requests import COOKIE
from kingsroad.server.security.tokens import TOKEN_BYTES, holder_of, new_id, new_token
from kingsroad.server.storage.storage import Storage
from kingsroad.server.table.chairs import Chair
from kingsroad.server.table.ledger import Ledger
from kingsroad.server.wire.frames import Settings

COMING = 48
"""People who come at once."""
BATCH = 500
"""Tables that are written at once."""
LONGEST = 300.0
"""Seconds in which somebody must see their table, however busy the machine is."""
SETTLE = 10.0


class Guest:
    """Two seats at one browser, which play when they are told to."""

    def __init__(self, where: str, token: str) -> None:
        self.where = where
        self.table = new_id()
        self.token = token
        self.here = asyncio.Event()
        self.state: dict[str, Any] = {}
        self.sent = 0.0
        self.times: list[float] = []
        self.comings = 0
        self.refusals = 0

    async def listen(self) -> None:
        """Look at the table, again and again if it is lost from sight."""
        async for socket in connect(
            f"ws://{self.where}/ws/tables/{self.table}",
            additional_headers={"Cookie": f"{COOKIE}={self.token}"},
            open_timeout=PATIENCE,
            compression=None,
            ping_interval=None,
            process_exception=self.be_refused,
        ):
            self.socket = socket
            self.comings += 1
            with suppress(ConnectionClosed):
                async for text in socket:
                    self.hear(json.loads(text))

    def be_refused(self, _error: Exception) -> None:
        """Come again, as browsers do, whatever the reason was."""
        self.refusals += 1

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


def set_up(database: str, guests: list[Guest]) -> None:
    """Write a table for each guest, as a server would."""
    rules = find_game("caylus2005")
    with closing(Storage(database)) as storage:
        for number in range(0, len(guests), BATCH):
            with storage.engine.begin() as connection:
                for guest in guests[number : number + BATCH]:
                    seed = secrets.token_bytes(TOKEN_BYTES)
                    ledger = Ledger(rules, 2, rules.checked(2, {}), seed)
                    chairs = [Chair(seat, "", holder_of(guest.token), "") for seat in range(2)]
                    lines = ledger.open()
                    storage.create(connection, guest.table, ledger, chairs, Settings(), "", lines)


async def gather(guests: list[Guest]) -> list[asyncio.Task[None]]:
    """Let everybody come."""
    places = asyncio.Semaphore(COMING)
    listening: list[asyncio.Task[None]] = []

    async def come(guest: Guest) -> None:
        async with places:
            listening.append(asyncio.create_task(guest.listen()))
            await asyncio.wait_for(guest.here.wait(), LONGEST)

    await asyncio.gather(*map(come, guests))
    return listening


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
    async with Cluster(folder, cuttable=False) as cluster:
        key, ports = (folder / "key").read_bytes(), cluster.ports
        guests = [
            Guest(f"127.0.0.1:{ports[number % len(ports)]}", new_token(key))
            for number in range(tables)
        ]
        await asyncio.to_thread(set_up, cluster.database, guests)
        empty = [resident_mb(process.pid) for process in cluster.servers]
        began = time.monotonic()
        listening = await gather(guests)
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
            "refused_at_first": sum(guest.refusals for guest in guests),
            "unanswered": sum(bool(guest.sent) for guest in guests),
            "load": os.getloadavg()[0],
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
