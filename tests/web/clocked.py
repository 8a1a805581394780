"""A server of this process whose clock tests can move on: weeks pass in a moment.

The clock is handed to the application as an object. Nothing that a server is told from outside
reaches it.
"""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.helpers import GENEROUS

from kingsroad.server.app import make_app
from kingsroad.server.clock import Clock
from kingsroad.server.run import make_server
from kingsroad.server.service import Service
from kingsroad.server.settings import ServerSettings

STARTED_IN = 90.0
TICK = 0.05


class MovedClock(Clock):
    """The real time, and what tests have added to it."""

    def __init__(self) -> None:
        self.shift = 0.0

    def now(self) -> int:
        return int(time.time() + self.shift)

    def steady(self) -> float:
        return time.monotonic() + self.shift


class ClockedServer:
    """Where the server is, and its clock."""

    def __init__(self, address: str, clock: MovedClock, app: Any) -> None:
        self.address = address
        self.clock = clock
        self.app = app

    @property
    def service(self) -> Service:
        service: Service = self.app.state.service
        return service

    def pass_time(self, seconds: float) -> None:
        """Let time pass, and the ticker look at it."""
        self.clock.shift += seconds
        ticker = self.service.ticker
        deadline = time.monotonic() + STARTED_IN
        looks = ticker.looks
        while ticker.looks < looks + 2:
            assert time.monotonic() < deadline, "the ticker stands"
            time.sleep(TICK)


@contextmanager
def clocked_server(data: Path, **settings: Any) -> Iterator[ClockedServer]:
    """A server that ends with the test."""
    clock = MovedClock()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    wanted: dict[str, Any] = {"limits": GENEROUS, "tick": TICK, "clock": clock} | settings
    app = make_app(ServerSettings(data, **wanted))
    server = make_server(app, "127.0.0.1", port, GENEROUS)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + STARTED_IN
    while not server.started:
        assert thread.is_alive(), "the server ended"
        assert time.monotonic() < deadline, "the server does not start"
        time.sleep(0.02)
    try:
        yield ClockedServer(f"http://127.0.0.1:{port}", clock, app)
    finally:
        server.should_exit = True
        thread.join(20)
