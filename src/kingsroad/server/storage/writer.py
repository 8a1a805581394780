"""The one writer: a thread that commits what many rooms want stored in one go.

Who wants something stored is called back when the disk has it, or when it could not be stored.
While a commit runs, the next batch gathers; so the more there is to write, the more shares one wait
for the disk.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from kingsroad.server.errors import Refusal
from kingsroad.server.metrics import Metrics
from kingsroad.server.storage.leases import Fenced
from kingsroad.server.storage.storage import Storage
from kingsroad.server.table.outcome import ToStore

LARGEST_BATCH: Final = 512

Then = Callable[[Refusal | None], None]
"""What is done in the loop when the disk has it; with the reason, if it could not be stored."""

log = logging.getLogger(__name__)


@dataclass
class Job:
    """Something to write, and what is done then."""

    table: str
    wanted: ToStore | None
    special: Callable[[Connection], None] | None
    then: Then


class Writer:
    """Writes in the order of asking."""

    def __init__(self, storage: Storage, metrics: Metrics | None = None) -> None:
        self.storage: Final = storage
        self.metrics: Final = Metrics() if metrics is None else metrics
        self.loop: Final = asyncio.get_running_loop()
        self.jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self.thread: Final = threading.Thread(target=self.run, name="writer", daemon=True)
        self.closed = False
        self.fence: Callable[[Connection, Iterable[str]], None] | None = None
        """Refuses what is written for tables of other servers."""
        self.failing = False
        """Whether the last write could not be done."""
        self.committed: float | None = None
        self.changes = 0
        """Rises when anything but the play of rooms was stored: people, seats of others, tables."""
        self.thread.start()

    # -- in the loop -------------------------------------------------------------------------

    def submit(self, table: str, wanted: ToStore, then: Then) -> None:
        """Store something of a room."""
        self.put(Job(table, wanted, None, then))

    def hand_in(self, special: Callable[[Connection], None]) -> None:
        """Store something else, and do not wait for it."""
        self.put(Job("", None, special, lambda _refusal: None))

    async def do(self, special: Callable[[Connection], None]) -> None:
        """Store something else; when this returns it is on disk.

        It may raise a refusal, and then nothing is stored.
        """
        done = self.loop.create_future()
        self.put(Job("", None, special, partial(settle, done)))
        await done

    def put(self, job: Job) -> None:
        """Queue a job."""
        if self.closed:
            job.then(Refusal("busy", "the server is shutting down"))
        else:
            self.jobs.put(job)

    async def close(self) -> None:
        """Write what is queued and end."""
        self.closed = True
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)

    @property
    def waiting(self) -> int:
        """How many jobs are queued."""
        return self.jobs.qsize()

    @property
    def last_commit(self) -> float | None:
        """How many seconds ago something was stored; nothing if nothing was yet."""
        if self.committed is None:
            return None
        return self.storage.clock.steady() - self.committed

    # -- in the thread -----------------------------------------------------------------------

    def run(self) -> None:
        """The life of the thread."""
        while True:
            batch: list[Job] = []
            last = not self.gather(batch)
            if batch:
                self.finish(self.commit(batch))
            if last:
                return

    def gather(self, batch: list[Job]) -> bool:
        """Wait for a job and take all that are there; whether more may come."""
        job = self.jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) >= LARGEST_BATCH:
                return True
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                return True
        return False

    def commit(self, batch: list[Job]) -> list[tuple[Job, Exception | None]]:
        """Commit a batch; if that fails, each job for itself, so that one harms no other."""
        try:
            with self.metrics.commits.time():
                self.write_all(batch)
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            if len(batch) > 1:
                return [outcome for job in batch for outcome in self.commit([job])]
            if isinstance(error, Refusal):  # there is nothing wrong with the disk
                return [(batch[0], error)]
            if not isinstance(error, Fenced):
                self.failing = True
                self.metrics.failed.inc()
            log.warning("a write failed: %s", reason_of(error))
            return [(batch[0], error)]
        self.failing = False
        self.committed = self.storage.clock.steady()
        self.changes += any(job.special is not None for job in batch)
        return [(job, None) for job in batch]

    def write_all(self, batch: list[Job]) -> None:
        """One transaction."""
        with self.storage.engine.begin() as connection:
            if self.fence is not None:
                self.fence(connection, [job.table for job in batch if job.wanted is not None])
            for job in batch:
                if job.special is not None:
                    job.special(connection)
            self.storage.write(
                connection, ((job.table, job.wanted) for job in batch if job.wanted is not None)
            )

    def finish(self, outcomes: list[tuple[Job, Exception | None]]) -> None:
        """Tell those who wait, in one call to the loop."""
        try:
            self.loop.call_soon_threadsafe(go_on, outcomes)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return


def reason_of(error: Exception) -> str:
    """Why a write failed, without what was written: chats and seeds have no place in a log.

    What databases say below their first line may quote the row.
    """
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return f"{type(cause).__name__}: {str(cause).partition(chr(10))[0]}"


def go_on(outcomes: list[tuple[Job, Exception | None]]) -> None:
    """Do what waited for the disk; what fails there harms no other."""
    for job, error in outcomes:
        refusal = error if isinstance(error, Refusal) else None
        if error is not None and refusal is None:
            reason = "this could not be stored, so it did not happen; try again"
            refusal = Refusal("not-saved", reason)
        try:
            job.then(refusal)
        except Exception:
            log.exception("something went wrong after a write")


def settle(done: asyncio.Future[None], refusal: Refusal | None) -> None:
    """Let somebody who waits go on, if they still do."""
    if done.done():
        return
    if refusal is None:
        done.set_result(None)
    else:
        done.set_exception(refusal)
