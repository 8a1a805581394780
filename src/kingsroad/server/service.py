"""The service: everything that a running server has, handed to whoever serves a request."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from kingsroad.core.errors import KingsroadError
from kingsroad.server.errors import Refusal
from kingsroad.server.play.rooms import Rooms
from kingsroad.server.play.thinkers import Pool
from kingsroad.server.security.limits import Buckets
from kingsroad.server.security.tokens import read_key
from kingsroad.server.settings import DATABASE_FILE, ServerSettings
from kingsroad.server.storage.folder import LOCK_FILE, FolderLock, make_private
from kingsroad.server.storage.probe import Probe
from kingsroad.server.storage.storage import Storage
from kingsroad.server.storage.writer import Writer

ADVICE_QUEUE: Final = 20
"""Requests for advice that may wait; more are refused."""
ADVICE_EACH: Final = 3
"""Of these from one address, so that nobody has all of it."""


class Opened(NamedTuple):
    """What a server has before it runs: its folder, its key and its database."""

    lock: FolderLock
    key: bytes
    storage: Storage


def open_up(settings: ServerSettings) -> Opened:
    """Take the folder and bring the database up to date, or say why that cannot be."""
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    with ExitStack() as undo:
        lock = undo.enter_context(closing(FolderLock(settings.data / LOCK_FILE)))
        if not settings.database:
            make_private(settings.data / DATABASE_FILE)
        storage = undo.enter_context(closing(Storage(settings.address, settings.clock)))
        try:
            storage.migrate()
        except SQLAlchemyError as error:
            raise KingsroadError(f"the database cannot be used: {error}") from None
        opened = Opened(lock, read_key(settings.data), storage)
        undo.pop_all()
    return opened


class Service:
    """A running server. It is made inside the event loop, and closed there."""

    def __init__(self, settings: ServerSettings, opened: Opened | None = None) -> None:
        self.settings: Final = settings
        self.lock, self.key, self.storage = opened if opened is not None else open_up(settings)
        self.writer: Final = Writer(self.storage)
        self.probe: Final = Probe(self.writer)
        self.pool: Final = Pool(settings.thinkers, settings.patience)
        # Advice has a process of its own: however much is asked for, no bot at a table waits.
        self.advisers: Final = Pool(1, settings.patience, ADVICE_QUEUE)
        clock, limits = settings.clock, settings.limits
        self.rooms: Final = Rooms(
            self.storage, self.writer, self.pool, settings.sleep_after, settings.absence, clock
        )
        self.requests: Final = Buckets(limits.requests, limits.requests_burst, clock)
        self.creations: Final = Buckets(limits.creations, limits.creations_burst, clock)
        self.started: Final = clock.steady()
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
