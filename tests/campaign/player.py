"""People at tables who come back whatever happens, and what they were told."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from tests.campaign.cluster import Cluster
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kingsroad.server.storage import schema

PATIENCE = 30.0
QUIET = 10.0
"""Seconds without a word after which a player asks again."""
BEAT = 0.05
"""Seconds that a player thinks."""
STAY = 40
"""Choices after which a player comes in anew, by another door maybe."""
ASTRAY = 4
"""One coming of so many goes past the proxy."""


class Told:
    """What was told to anybody, by table and number of the choice, and by which server."""

    def __init__(self) -> None:
        self.choices = 0
        self.made: dict[str, dict[int, str]] = {}
        self.tellers: dict[tuple[str, int], str] = {}
        self.faults: list[str] = []
        self.blow = ""
        """What is being done to the servers."""
        self.waits: dict[str, list[float]] = {}
        """Seconds from losing a table to seeing it again, by what was done."""

    def note(self, table: str, number: int, choice: str, teller: str) -> None:
        """Somebody was told by a server that a choice was made.

        Only one connection looks at a table, and nothing is undone: a choice that is told again was
        lost in between, even if the same was chosen anew.
        """
        if number in self.made.get(table, {}):
            self.faults.append(f"told again: {table} {number}: {choice!r}")
        known = self.made.setdefault(table, {}).setdefault(number, choice)
        if known != choice:
            self.faults.append(f"two were told: {table} {number}: {known!r} and {choice!r}")
        first = self.tellers.setdefault((table, number), teller)
        if first != teller:
            self.faults.append(f"two told: {table} {number}: {first} and {teller}")
        self.choices += 1

    def shown(self, table: str, choices: int) -> None:
        """Somebody sees a table on which so many choices were made."""
        newest = max(self.made.setdefault(table, {}), default=0)
        if choices < newest:
            self.faults.append(f"gone: {table} has {choices} choices, {newest} were told")

    def back(self, seconds: float) -> None:
        """Somebody sees a table again after so long."""
        self.waits.setdefault(self.blow, []).append(round(seconds, 2))

    def compare(self, database: str) -> list[str]:
        """What is wrong: with the lines, or with who has told them."""
        engine = sa.create_engine(database)
        with engine.connect() as connection:
            lost = [
                fault
                for table, made in self.made.items()
                for fault in compare_lines(connection, table, made)
            ]
            doubled = self.compare_tellers(connection)
        engine.dispose()
        return self.faults + lost + doubled

    def compare_tellers(self, connection: sa.Connection) -> list[str]:
        """Every line must have been told by the server that had its table when it was written.

        The database knows servers by names that they give themselves: each life has one.
        """
        written = connection.execute(sa.text("SELECT * FROM campaign.written")).all()
        owners = {(row.table_id, row.number + 1): row.owner for row in written}
        names: dict[str, str] = {}
        faults = []
        for (table, number), teller in self.tellers.items():
            owner = owners.get((table, number), "nobody")
            if names.setdefault(teller, owner) != owner:
                faults.append(f"{table} {number} was told by {teller} and written by {owner}")
        if len(set(names.values())) < len(names):
            faults.append(f"several servers have one name: {names}")
        return faults


def compare_lines(connection: sa.Connection, table: str, made: dict[int, str]) -> Iterator[str]:
    """What was told of a table and is not there, or is there as something else.

    A line more at the end is one that was stored when its server died, before it was told.
    """
    lines = schema.lines
    tables = schema.tables
    if not connection.execute(sa.select(tables.c.id).where(tables.c.id == table)).all():
        yield f"lost: the table {table}"
    found = connection.execute(
        sa.select(lines.c.number, lines.c.text)
        .where(lines.c.table_id == table)
        .order_by(lines.c.number)
    ).all()
    if [row.number for row in found] != list(range(len(found))):
        yield f"{table} has gaps"
    stored = {row.number + 1: row.text for row in found}
    for number, choice in made.items():
        if stored.get(number) != choice:
            yield f"lost: {table} {number} {choice!r}, stored is {stored.get(number)!r}"


def told_of(seconds: list[float]) -> dict[str, float]:
    """How often, and how long."""
    ranked = sorted(seconds)
    return {
        "times": len(ranked),
        "median": round(ranked[len(ranked) // 2], 3),
        "p99": round(ranked[int(len(ranked) * 0.99)], 3),
        "worst": round(ranked[-1], 3),
    }


class Player:
    """Two seats at one browser, played one after the other."""

    def __init__(self, cluster: Cluster, told: Told, number: int) -> None:
        self.cluster = cluster
        self.told = told
        self.number = number
        self.comings = 0
        self.lost = 0.0
        """Since when the table is out of sight, if it is."""
        self.sees = asyncio.Event()
        self.table = ""
        self.cookie = ""
        self.server = 0
        """Which one was asked for the table last."""
        self.enough = False
        self.over = False

    async def sit_down(self) -> None:
        """Set up a table."""
        await asyncio.to_thread(self.create)

    def create(self) -> None:
        """Ask for a table until there is one: creating is all or nothing too."""
        body = {"game": "caylus2005", "seats": [{"kind": "me"}] * 2}
        request = urllib.request.Request(
            f"http://{self.cluster.site}/api/tables",
            json.dumps(body).encode(),
            {"Content-Type": "application/json", "X-Forwarded-For": f"10.0.0.{self.number}"},
        )
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
                    self.cookie = answer.headers["Set-Cookie"].split(";")[0]
                    self.table = json.load(answer)["id"]
                    return
            except OSError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.2)

    def door(self) -> str:
        """Where to come in: at the proxy, now and then at a server that does not have the table."""
        self.comings += 1
        if self.comings % ASTRAY:
            return self.cluster.site
        ports = self.cluster.ports
        return f"127.0.0.1:{ports[(self.number + self.comings) % len(ports)]}"

    async def play(self) -> None:
        """Play until it is enough, through all that happens; after a game comes another."""
        while not self.enough:
            if self.over:
                await self.sit_down()
                self.over = False
            door = self.door()
            try:
                async with connect(
                    f"ws://{door}/ws/tables/{self.table}",
                    additional_headers={"Cookie": self.cookie},
                    open_timeout=PATIENCE,
                ) as socket:
                    assert socket.response is not None
                    served = socket.response.headers.get("X-Served-By", door)
                    self.server = self.cluster.number_at(served)
                    await self.sit(socket, self.cluster.life_at(served))
            except (OSError, WebSocketException):
                self.lose()
            await asyncio.sleep(0.1)

    def lose(self) -> None:
        """The table is out of sight."""
        if self.sees.is_set():
            self.sees.clear()
            self.lost = time.monotonic()

    async def sit(self, socket: ClientConnection, teller: str) -> None:
        """Play on one connection while it lasts."""
        moves = 0
        while moves < STAY and not self.enough and not self.over:
            message = json.loads(await asyncio.wait_for(socket.recv(), QUIET))
            if message["type"] == "table" and not self.sees.is_set():
                if self.lost:
                    self.told.back(time.monotonic() - self.lost)
                self.sees.set()
            if message["type"] == "table":
                self.told.shown(self.table, message["choices"])
            if message["type"] == "refused":  # as one says that cannot store; come anew
                self.lose()
                return
            moves += message["type"] == "update"
            await self.hear(socket, message, teller)

    async def hear(self, socket: ClientConnection, message: dict[str, Any], teller: str) -> None:
        """Take a message in, and choose if it asks."""
        if message["type"] == "update":
            for made in message["made"]:
                self.told.note(self.table, made["number"], made["choice"], teller)
        self.over = bool(message.get("over"))
        question = message.get("question")
        if question and question["options"] and not self.enough:
            await asyncio.sleep(BEAT)
            option = question["options"][self.number % len(question["options"])]
            choose = {"type": "choose", "lines": message["lines"], "choice": option["choice"]}
            await socket.send(json.dumps(choose))
