"""The desk: everything that a running server has, handed to whoever serves a request."""

from __future__ import annotations

import fcntl
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from kingsroad.core.errors import KingsroadError
from kingsroad.server.bots import PATIENCE, Pool
from kingsroad.server.gathering import ABSENCE
from kingsroad.server.limits import Buckets, Limits
from kingsroad.server.refusal import Refusal
from kingsroad.server.rooms import SLEEP_AFTER, Rooms
from kingsroad.server.storage import Storage, sqlite_address
from kingsroad.server.tokens import read_key
from kingsroad.server.writer import Writer

DATABASE_FILE: Final = "tables.db"
LOCK_FILE: Final = "server.lock"
ADVICE_QUEUE: Final = 20
"""Requests for advice that may wait; more are refused."""
ADVICE_EACH: Final = 3
"""Of these from one address, so that nobody has all of it."""


@dataclass(frozen=True)
class ServerSettings:
    """What an operator decides."""

    data: Path
    """The folder of the database and the key."""
    database: str = ""
    """The address of another database than the one in the folder."""
    thinkers: int = 1
    """Processes in which bots think."""
    origins: frozenset[str] = frozenset()
    """Other sites whose pages may use this server, as ``https://example.org``."""
    sleep_after: float = SLEEP_AFTER
    absence: float = ABSENCE
    patience: float = PATIENCE
    limits: Limits = field(default_factory=Limits)

    @property
    def address(self) -> str:
        """The address of the database."""
        return self.database or sqlite_address(str(self.data / DATABASE_FILE))


class FolderLock:
    """A folder that only one server uses; the system lets go of it even after a crash."""

    def __init__(self, path: Path) -> None:
        self.file: Final = path.open("w")
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.file.close()
            raise KingsroadError(f"another server uses the folder {path.parent}") from None

    def close(self) -> None:
        """Let go."""
        self.file.close()


class Opened(NamedTuple):
    """What a server has before it runs: its folder, its key and its database."""

    lock: FolderLock
    key: bytes
    storage: Storage


def open_up(settings: ServerSettings) -> Opened:
    """Take the folder and bring the database up to date, or say why that cannot be."""
    settings.data.mkdir(parents=True, exist_ok=True)
    lock = FolderLock(settings.data / LOCK_FILE)
    storage = Storage(settings.address)
    try:
        storage.migrate()
    except SQLAlchemyError as error:
        lock.close()
        raise KingsroadError(f"the database cannot be used: {error}") from None
    return Opened(lock, read_key(settings.data), storage)


class Desk:
    """A running server. It is made inside the event loop, and closed there."""

    def __init__(self, settings: ServerSettings, opened: Opened | None = None) -> None:
        self.settings: Final = settings
        self.lock, self.key, self.storage = opened if opened is not None else open_up(settings)
        self.writer: Final = Writer(self.storage)
        self.pool: Final = Pool(settings.thinkers, settings.patience)
        # Advice has a process of its own: however much is asked for, no bot at a table waits.
        self.advisers: Final = Pool(1, settings.patience, ADVICE_QUEUE)
        self.rooms: Final = Rooms(
            self.storage, self.writer, self.pool, settings.sleep_after, settings.absence
        )
        limits = settings.limits
        self.requests: Final = Buckets(limits.requests, limits.requests_burst)
        self.creations: Final = Buckets(limits.creations, limits.creations_burst)
        self.started: Final = time.monotonic()
        self.connections = 0
        self.by_address: Final[dict[str, int]] = {}
        self.advised: Final[Counter[str]] = Counter()

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """Count a connection; one too many is refused."""
        limits = self.settings.limits
        if self.connections >= limits.connections:
            raise Refusal("busy", "this server is full")
        if self.by_address.get(address, 0) >= limits.connections_each:
            raise Refusal("busy", "too many connections from your address")
        self.connections += 1
        self.by_address[address] = self.by_address.get(address, 0) + 1
        try:
            yield
        finally:
            self.connections -= 1
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    @contextmanager
    def advising(self, address: str) -> Iterator[None]:
        """Count a request for advice; one too many is refused."""
        if self.advised[address] >= ADVICE_EACH:
            raise Refusal("flood", "wait for the advice that you have asked for")
        self.advised[address] += 1
        try:
            yield
        finally:
            self.advised[address] -= 1
            if not self.advised[address]:
                del self.advised[address]

    async def close(self) -> None:
        """End everything in good order."""
        await self.rooms.close()
        await self.pool.close()
        await self.advisers.close()
        await self.writer.close()
        self.storage.close()
        self.lock.close()
