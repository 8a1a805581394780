"""A real server on loopback, killed with -9 while people play: what was told is still true."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.processes import PATIENCE, create, free_port, serving

pytest.importorskip("uvicorn")
websockets = pytest.importorskip("websockets.sync.client")
ConnectionClosed = pytest.importorskip("websockets.exceptions").ConnectionClosed

TABLES = 4
ENOUGH = 12
"""Choices before the server is killed."""


class Player(threading.Thread):
    """Plays as fast as it can, and remembers what it was told."""

    def __init__(self, where: str, table: str, cookie: str) -> None:
        super().__init__(daemon=True)
        self.address = f"ws://{where}/ws/tables/{table}"
        self.cookie = cookie
        self.made: list[str] = []
        """The choices that were acknowledged."""
        self.first: dict[str, Any] = {}

    def run(self) -> None:
        with suppress(Exception):  # the server is killed under us
            self.play()

    def play(self) -> None:
        headers = {"Cookie": self.cookie}
        with websockets.connect(self.address, additional_headers=headers) as connection:
            message = self.first = json.loads(connection.recv(timeout=PATIENCE))
            while not message.get("over"):
                options = message.get("question", {}).get("options")
                if options:
                    pick = options[len(self.made) % len(options)]["choice"]
                    choice = {"type": "choose", "lines": message["lines"], "choice": pick}
                    connection.send(json.dumps(choice))
                    told = json.loads(connection.recv(timeout=PATIENCE))
                    if told["type"] == "refused":  # too fast: the rate limit
                        time.sleep(0.05)
                        connection.recv(timeout=PATIENCE) if told["about"] else None
                        continue
                    self.made += [each["choice"] for each in told["made"]]
                    message = told
                    if told["question"]["options"]:
                        continue
                message = json.loads(connection.recv(timeout=PATIENCE))


def test_kill_9_loses_no_acknowledged_choice(tmp_path: Path) -> None:
    tables: list[tuple[str, str]] = []
    known: dict[str, list[str]] = {}
    for _life in range(2):
        with serving(tmp_path) as (where, process):
            if not tables:
                tables = [create(where) for _ in range(TABLES)]
            players = [Player(where, table, cookie) for table, cookie in tables]
            for player in players:
                player.start()
            deadline = time.monotonic() + PATIENCE
            while sum(len(player.made) for player in players) < ENOUGH:
                assert time.monotonic() < deadline, "nobody plays"
                time.sleep(0.01)
            process.kill()
            process.wait()
            for player in players:
                player.join(PATIENCE)
            for (table, _), player in zip(tables, players, strict=True):
                known.setdefault(table, []).extend(player.made)
    with serving(tmp_path) as (where, _process):
        for table, _cookie in tables:
            path = f"http://{where}/api/tables/{table}/record"
            with urllib.request.urlopen(path, timeout=PATIENCE) as answer:
                lines = answer.read().decode().splitlines()
            stored = [line.split(": ", 1)[1] for line in lines if ": " in line and line[0] != "#"]
            told = known[table]
            # The record begins with the setting up; at most one choice was on its way at each kill.
            tail = stored[8:]
            assert is_subsequence(told, tail), (told, tail)
            assert len(tail) - len(told) <= 2 * 4


def is_subsequence(short: list[str], long: list[str]) -> bool:
    """Whether all of a list stand in another, in the same order."""
    rest = iter(long)
    return all(item in rest for item in short)


def test_a_second_server_on_the_same_folder_says_so(tmp_path: Path) -> None:
    with serving(tmp_path):
        command = [sys.executable, "-m", "kingsroad", "serve", "--port", str(free_port())]
        done = subprocess.run(
            [*command, "--data", str(tmp_path)],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode != 0
        assert "another server uses the folder" in done.stderr
        assert "Traceback" not in done.stderr


def test_a_frame_that_is_too_large_is_answered(tmp_path: Path) -> None:
    """Told why not, the client stays; only what is beyond all measure ends the connection."""
    with serving(tmp_path) as (where, _):
        table, cookie = create(where)
        address = f"ws://{where}/ws/tables/{table}"
        with websockets.connect(address, additional_headers={"Cookie": cookie}) as connection:
            assert json.loads(connection.recv(timeout=PATIENCE))["type"] == "table"
            connection.send(json.dumps({"type": "say", "text": "x" * 20_000}))
            assert json.loads(connection.recv(timeout=PATIENCE))["code"] == "too-large"
            connection.send('{"type":"ping"}')
            assert json.loads(connection.recv(timeout=PATIENCE))["type"] == "pong"
            with suppress(ConnectionClosed):  # it may end while this is still being sent
                connection.send("x" * 1_000_000)
            with pytest.raises(ConnectionClosed):
                connection.recv(timeout=PATIENCE)
