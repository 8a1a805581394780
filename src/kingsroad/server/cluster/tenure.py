"""The tables that this server has among several, for as long as it is heard of.

Every second it tells the database that it is alive. If it cannot, it gives up everything it has
before others may take it: by its own clock, from when it began to say so the last time.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Final

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from kingsroad.server.clock import Clock
from kingsroad.server.cluster.pings import Pings
from kingsroad.server.errors import Refusal
from kingsroad.server.storage import leases
from kingsroad.server.storage.storage import Storage

LEASE: Final = 4.0
"""Seconds after which a server that is not heard of counts as gone."""
BEAT: Final = 1.0
"""Seconds between two signs of life."""
MARGIN: Final = 0.5
"""Seconds before the end of the lease at which a server gives up by itself."""
LOOK: Final = 0.2
"""Seconds between two looks whether a table is free."""
WAIT: Final = LEASE + 4.0
"""Seconds that somebody waits for a table that another server has."""
TIMEOUTS: Final = {
    "connect_timeout": 2,
    "options": "-c statement_timeout=2000",
    "tcp_user_timeout": 2000,  # else a cable that is pulled is noticed after minutes
}

log = logging.getLogger(__name__)


class Elsewhere(Refusal):
    """A table is played on another server."""

    def __init__(self) -> None:
        super().__init__("busy", "another server has this table; try again")


class Tenure:
    """What this server has. It is made inside the event loop."""

    def __init__(self, storage: Storage, pings: Pings, clock: Clock, seal: str) -> None:
        self.storage: Final = storage
        self.pings: Final = pings
        self.clock: Final = clock
        self.seal: Final = seal
        self.server: Final = secrets.token_hex(10)
        self.held: Final[dict[str, int]] = {}
        """The epochs of the tables that are ours."""
        self.lost: dict[str, int] = {}
        """The epochs of tables that were given up, and are still ours as the database knows it."""
        self.until = 0.0
        """Until when others leave us what is ours."""
        self.lapsed: Callable[[], None] = lambda: None
        """What is done when that time is over."""
        self.closed = False
        self.thread: Final = ThreadPoolExecutor(1, "tenure")
        self.voice: Connection | None = None
        """How this server is heard: a connection that only the thread uses."""
        # Signs of life must not wait for a busy pool, nor for a database that does not answer.
        self.engine: Final = create_engine(
            storage.engine.url, poolclass=NullPool, connect_args=TIMEOUTS, hide_parameters=True
        )
        self.tasks: Final = [asyncio.create_task(self.live()), asyncio.create_task(self.guard())]

    # -- staying alive -----------------------------------------------------------------------

    async def live(self) -> None:
        """Give signs of life."""
        while True:
            began = self.clock.steady()
            lost = dict(self.lost)
            try:
                beat = partial(self.beat, lost)
                await asyncio.get_running_loop().run_in_executor(self.thread, beat)
                self.until = began + LEASE - MARGIN
                self.lost = dict(self.lost.items() - lost.items())
            except SQLAlchemyError as error:
                log.warning("the database does not hear this server: %s", type(error).__name__)
            await asyncio.sleep(max(0.0, BEAT - (self.clock.steady() - began)))

    def beat(self, lost: dict[str, int]) -> None:
        """One sign of life, in the thread for them, which waits for nothing else.

        Who is alive again lets go of what was given up: else nobody else could ever take it.
        """
        try:
            if self.voice is None:
                self.voice = self.engine.connect()
            with self.voice.begin():
                leases.let_go(self.voice, self.server, lost)
                leases.enroll(self.voice, self.server, int(1000 * LEASE), self.seal)
        except SQLAlchemyError:
            self.fall_silent()
            raise

    def fall_silent(self) -> None:
        """Close the connection for signs of life, which may be broken; in their thread."""
        voice, self.voice = self.voice, None
        if voice is not None:
            with suppress(SQLAlchemyError):
                voice.invalidate()
                voice.close()

    async def guard(self) -> None:
        """Give everything up when nobody has heard of us for too long."""
        while True:
            await asyncio.sleep(MARGIN / 4)
            if self.held and self.clock.steady() >= self.until:
                log.error("%d tables are given up: the database was not reached", len(self.held))
                self.lost |= self.held
                self.held.clear()
                self.lapsed()

    @property
    def is_alive(self) -> bool:
        """Whether others leave us what is ours."""
        return not self.closed and self.clock.steady() < self.until

    # -- tables ------------------------------------------------------------------------------

    async def take(self, table: str, urgent: bool) -> None:
        """Take a table; if another server has it, ask for it and wait, if that is urgent."""
        deadline = self.clock.steady() + WAIT
        asked = 0.0
        while True:
            if self.closed:
                raise Refusal("busy", "the server is shutting down")
            alive = self.is_alive
            if alive:
                epoch = await asyncio.to_thread(self.try_take, table)
                if epoch is not None and self.is_alive:
                    self.held[table] = epoch
                    return
                if epoch is not None:
                    self.lost[table] = epoch
            if (alive and not urgent) or self.clock.steady() >= deadline:
                raise Elsewhere
            if alive and self.clock.steady() - asked >= BEAT:
                asked = self.clock.steady()
                self.pings.send("want", table)
            await asyncio.sleep(LOOK)

    def try_take(self, table: str) -> int | None:
        """Take a table if it is free."""
        try:
            with self.storage.engine.begin() as connection:
                epoch = leases.take(connection, self.server, table)
                if epoch is None and not leases.is_owned(connection, table):
                    raise Refusal("unknown", "there is no such table")
        except SQLAlchemyError:
            raise Refusal("busy", "the database does not answer; try again") from None
        return epoch

    def fence(self, connection: Connection, tables: Iterable[str]) -> None:
        """Refuse a transaction that writes to tables of others."""
        leases.fence(connection, self.server, tables, self.held)

    def let_go(self, tables: Iterable[str]) -> Callable[[Connection], None]:
        """What lets go of tables, after all that was written for them before."""
        freed = {table: self.held[table] for table in tables if table in self.held}

        def write(connection: Connection) -> None:
            leases.let_go(connection, self.server, freed)
            for table, epoch in freed.items():
                if self.held.get(table) == epoch:  # else it was taken anew meanwhile
                    self.held.pop(table, None)

        return write

    async def close(self) -> None:
        """Others may have everything at once."""
        self.closed = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        try:
            await asyncio.to_thread(self.resign)
        except SQLAlchemyError as error:  # then they have it when the lease ends
            log.warning("the database does not hear that we go: %s", type(error).__name__)
        self.engine.dispose()
        self.thread.submit(self.fall_silent)  # after a sign of life that may be under way
        self.thread.shutdown(wait=False)

    def resign(self) -> None:
        """Say that we are gone."""
        with self.engine.begin() as connection:
            leases.resign(connection, self.server)
