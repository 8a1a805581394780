"""People at tables who come back whatever happens, and what they were told."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.request
from typing import Any

import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from kingsroad.server.storage import schema

PATIENCE = 30.0
QUIET = 10.0
"""Seconds without a word after which a player asks again."""
BEAT = 0.05
"""Seconds that a player thinks."""


class Told:
    """What was told to anybody, by table and number of the choice."""

    def __init__(self) -> None:
        self.choices = 0
        self.made: dict[str, dict[int, str]] = {}
        self.contradictions: list[str] = []
        self.waits: list[float] = []
        """Seconds from losing a table to seeing it again."""

    def note(self, table: str, number: int, choice: str) -> None:
        """Somebody was told that a choice was made."""
        known = self.made.setdefault(table, {})
        if known.setdefault(number, choice) != choice:
            self.contradictions.append(f"{table} {number}: {known[number]!r} and {choice!r}")
        self.choices += 1

    def compare(self, database: str) -> list[str]:
        """What is wrong: something that was told and is not there, or is there as something else.

        A line more at the end is one that was stored when its server died, before it was told.
        """
        faults = [f"two were told: {each}" for each in self.contradictions]
        engine = sa.create_engine(database)
        with engine.connect() as connection:
            lines = schema.lines
            for table, made in self.made.items():
                found = connection.execute(
                    sa.select(lines.c.number, lines.c.text)
                    .where(lines.c.table_id == table)
                    .order_by(lines.c.number)
                ).all()
                if [row.number for row in found] != list(range(len(found))):
                    faults.append(f"{table} has gaps")
                stored = {row.number + 1: row.text for row in found}
                for number, choice in made.items():
                    if stored.get(number) != choice:
                        was = stored.get(number)
                        faults.append(f"lost: {table} {number} {choice!r}, stored is {was!r}")
        engine.dispose()
        return faults


class Player:
    """Two seats at one browser, played one after the other."""

    def __init__(self, site: str, told: Told, number: int) -> None:
        self.site = site
        self.told = told
        self.number = number
        self.table = ""
        self.cookie = ""
        self.enough = False

    async def sit_down(self) -> None:
        """Set up a table."""
        await asyncio.to_thread(self.create)

    def create(self) -> None:
        """Ask for a table until there is one: creating is all or nothing too."""
        body = {"game": "caylus2005", "seats": [{"kind": "me"}] * 2}
        request = urllib.request.Request(
            f"http://{self.site}/api/tables",
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

    async def play(self) -> None:
        """Play until it is enough or the game is over, through all that happens."""
        lost: float | None = None
        while not self.enough:
            try:
                async with connect(
                    f"ws://{self.site}/ws/tables/{self.table}",
                    additional_headers={"Cookie": self.cookie},
                    open_timeout=PATIENCE,
                ) as socket:
                    while not self.enough:
                        message = json.loads(await asyncio.wait_for(socket.recv(), QUIET))
                        if lost is not None and message["type"] == "table":
                            self.told.waits.append(round(time.monotonic() - lost, 2))
                            lost = None
                        if await self.hear(socket, message):
                            return
                        if message["type"] == "refused":
                            break  # a server that cannot store says so; ask it, or another, anew
            except (OSError, WebSocketException):
                pass
            lost = time.monotonic() if lost is None else lost
            await asyncio.sleep(0.1)

    async def hear(self, socket: Any, message: dict[str, Any]) -> bool:
        """Take a message in, and choose if it asks; whether this is the end."""
        if message["type"] == "update":
            for made in message["made"]:
                self.told.note(self.table, made["number"], made["choice"])
        if self.enough or message.get("over"):
            return True
        question = message.get("question")
        if question and question["options"]:
            await asyncio.sleep(BEAT)
            option = question["options"][self.number % len(question["options"])]
            choose = {"type": "choose", "lines": message["lines"], "choice": option["choice"]}
            await socket.send(json.dumps(choose))
        return False
