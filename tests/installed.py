"""Play with an installed kingsroad: random games, then one at its table, against a bot.

    python tests/installed.py --expect compiled

It needs nothing but the Python into which kingsroad was installed. `make wheels` and cibuildwheel
test with it what they have built; what it prints is the same wherever the same games were played.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import sysconfig
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

PATIENCE = 120.0
"""Seconds for anything: machines that test wheels are slow."""
PAUSE = 0.12
"""Seconds between two choices: a server lets nobody talk faster."""
PERSON = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "bot": "novice"}


def program() -> str:
    """The command, as it was installed beside this Python."""
    found = shutil.which("kingsroad", path=sysconfig.get_path("scripts"))
    if found is None:
        sys.exit("there is no command kingsroad beside this Python")
    return found


def told(*arguments: str) -> str:
    """What the command prints; if it fails, so does this."""
    ran = subprocess.run([program(), *arguments], check=True, capture_output=True, text=True)
    return ran.stdout


def digests() -> dict[str, str]:
    """Random games of every kind, each kind in a word that any build must print."""
    games = re.findall(r"^(\w+) ", told("games"), re.MULTILINE)
    return {
        game: json.loads(told("sim", game, "--games", "2", "--players", "2", "--json"))["digest"]
        for game in games
    }


@contextmanager
def served() -> Iterator[str]:
    """The table in the browser, on loopback, for as long as it is needed."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([program(), "serve", "--port", str(port)], stdout=subprocess.DEVNULL)
    where = f"127.0.0.1:{port}"
    try:
        deadline = time.monotonic() + PATIENCE
        while not is_there(where):
            if process.poll() is not None or time.monotonic() > deadline:
                raise SystemExit("the server does not answer")
            time.sleep(0.1)
        yield where
    finally:
        process.terminate()
        process.wait(PATIENCE)


def is_there(where: str) -> bool:
    """Whether a server says that it is well."""
    try:
        return bool(fetched(f"http://{where}/health"))
    except OSError:
        return False


def fetched(address: str, kind: str = "") -> str:
    """A page of the server, which must be of that kind."""
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:  # noqa: S310 - our own server
        assert kind in answer.headers["Content-Type"], answer.headers["Content-Type"]
        text: str = answer.read().decode()
        return text


def look_at_the_page(where: str) -> None:
    """The client is there, and a browser would run it."""
    page = fetched(f"http://{where}/", "text/html")
    scripts = re.findall(r'<script[^>]* src="(/[^"]+)"', page)
    assert scripts, "the page has no script: this came without the client for the browser"
    for script in scripts:
        assert fetched(f"http://{where}{script}", "javascript")


def play_at_the_table(where: str, game: str) -> int:
    """Play a whole game against a bot, as a browser would; how many choices it took."""
    from websockets.sync.client import connect  # noqa: PLC0415 - it came with kingsroad

    body = json.dumps({"game": game, "seats": [PERSON, BOT]}).encode()
    request = urllib.request.Request(
        f"http://{where}/api/tables", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - our own server
        cookie = answer.headers["Set-Cookie"].split(";")[0]
        table = json.load(answer)
    address = f"ws://{where}/ws/tables/{table['id']}"
    state: dict[str, Any] = {"over": False}
    chosen = 0
    with connect(address, additional_headers={"Cookie": cookie}) as line:
        while not state["over"]:
            message = json.loads(line.recv(PATIENCE))
            assert message["type"] != "refused", message
            if message["type"] not in {"table", "update"}:
                continue
            state.update(message)
            question = state["question"]
            if question and question["seat"] in table["yours"]:
                choice = question["options"][0]["choice"]
                mine = {"type": "choose", "lines": state["lines"], "choice": choice}
                line.send(json.dumps(mine))
                chosen += 1
                time.sleep(PAUSE)
    return chosen


def main() -> None:
    """Play, and print what every build must print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--expect", choices=("compiled", "interpreted"), required=True)
    expected = parser.parse_args().expect
    os.environ.pop("PYTHONPATH", None)  # the installed package is meant, not its sources
    here = os.getcwd()  # noqa: PTH109 - as chdir
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            version = told("--version")
            assert f"({expected}" in version, f"{version.strip()}, but {expected} was expected"
            found = digests()
            with served() as where:
                look_at_the_page(where)
                chosen = play_at_the_table(where, next(iter(found)))
        finally:
            os.chdir(here)  # Windows keeps a folder that somebody is in
    assert chosen > 10, chosen
    print(json.dumps(found))


if __name__ == "__main__":
    main()
