"""Servers in processes of their own, on loopback, for tests."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 90.0
LOG = "log"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def serving(data: Path, *more: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server in a process of its own; it is ended in the end, whatever happens.

    What it complains of is in the file `log` of its folder.
    """
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "kingsroad",
        "serve",
        "--port",
        str(port),
        "--data",
        str(data),
        *more,
    ]
    data.mkdir(exist_ok=True)
    with (data / LOG).open("ab") as log:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)
    where = f"127.0.0.1:{port}"
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(f"http://{where}/health", timeout=5):
                    break
            except OSError:
                assert process.poll() is None, "the server has ended"
                assert time.monotonic() < deadline, "the server does not answer"
                time.sleep(0.05)
        yield where, process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def create(where: str) -> tuple[str, str]:
    """A table for two at one browser; its name and the cookie."""
    body = {"game": "caylus2005", "seats": [{"kind": "me"}, {"kind": "me"}]}
    request = urllib.request.Request(
        f"http://{where}/api/tables",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
        cookie = answer.headers["Set-Cookie"].split(";")[0]
        return json.load(answer)["id"], cookie
