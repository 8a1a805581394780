"""One address lets grand masters think at many tables; another plays with a journeyman.

    python -m tests.campaign.shares --tables 30 --answers 40

Told is how long the journeyman's answers took, and how many thoughts of grand masters there were
meanwhile. Each answer should come within three seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.campaign.player import PATIENCE, told_of
from tests.server.processes import serving
from websockets.asyncio.client import ClientConnection, connect

GREEDY, OTHER = "192.0.2.1", "198.51.100.7"
GOAL = 3.0
"""Seconds in which a journeyman should answer."""
SETTLE = 5.0


def open_table(where: str, address: str, *seats: str) -> tuple[str, str]:
    """A table of somebody at an address; its id and the cookie."""
    plans = [
        {"kind": seat} if seat == "me" else {"kind": "bot", "bot": seat, "name": seat}
        for seat in seats
    ]
    body = {"game": "caylus2005", "seats": plans}
    headers = {"Content-Type": "application/json", "X-Forwarded-For": address}
    request = urllib.request.Request(
        f"http://{where}/api/tables", json.dumps(body).encode(), headers
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
        return json.load(answer)["id"], answer.headers["Set-Cookie"].split(";")[0]


async def look_on(where: str, table: str) -> None:
    """Look at a table of bots, which they play for nobody else."""
    headers = {"X-Forwarded-For": GREEDY}
    address = f"ws://{where}/ws/tables/{table}"
    async with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
        async for _message in socket:
            pass


async def answer_times(socket: ClientConnection, wanted: int) -> list[float]:
    """Play against a bot; how long each of its answers took."""
    times: list[float] = []
    asked: float | None = None
    while len(times) < wanted:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] not in ("table", "update"):
            continue
        if asked is not None:
            times.append(time.monotonic() - asked)
            asked = None
        if message["over"]:
            break
        question = message["question"]
        if question["options"]:
            choose = {"choice": question["options"][0]["choice"], "lines": message["lines"]}
            await socket.send(json.dumps({"type": "choose", **choose}))
        elif question["seat"]:
            asked = time.monotonic()
    return times


async def compete(where: str, tables: int, answers: int) -> list[float]:
    """Let both want the thinkers at once."""
    crowd = [open_table(where, GREEDY, *["grand-master"] * 4)[0] for _ in range(tables)]
    looking = [asyncio.create_task(look_on(where, table)) for table in crowd]
    await asyncio.sleep(SETTLE)
    table, cookie = open_table(where, OTHER, "me", "journeyman")
    headers = {"X-Forwarded-For": OTHER, "Cookie": cookie}
    address = f"ws://{where}/ws/tables/{table}"
    async with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
        times = await answer_times(socket, answers)
    ended = [task for task in looking if task.done()]
    for task in looking:
        task.cancel()
    await asyncio.gather(*looking, return_exceptions=True)
    assert not ended, "somebody stopped looking on"
    return times


def thoughts_of(where: str, level: str) -> dict[str, float]:
    """How many thoughts of a level there were, and what they took, as the server says."""
    with urllib.request.urlopen(f"http://{where}/metrics", timeout=PATIENCE) as answer:
        figures = dict(
            line.rsplit(" ", 1) for line in answer.read().decode().splitlines() if line[0] != "#"
        )
    name = f'kingsroad_thought_seconds_{{}}{{{{level="{level}"}}}}'
    count, seconds = (float(figures[name.format(part)]) for part in ("count", "sum"))
    return {"thoughts": count, "mean": round(seconds / count, 3)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--answers", type=int, default=40)
    parser.add_argument("--thinkers", type=int, default=1)
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), "--thinkers", str(asked.thinkers), "--operator", "127.0.0.1") as (
            where,
            _process,
        ),
    ):
        times = asyncio.run(compete(where, asked.tables, asked.answers))
        thoughts = thoughts_of(where, "grand-master")
    late = sum(each > GOAL for each in times)
    told = {
        "tables": asked.tables,
        "seconds": told_of(times),
        "late": late,
        "grand_masters": thoughts,
        "load": os.getloadavg()[0],
    }
    print(json.dumps(told))
    return late > 0


if __name__ == "__main__":
    sys.exit(main())
