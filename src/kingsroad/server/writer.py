"""The one writer: a thread that commits what many rooms want stored in one go.

Whoever waits for `write` knows that the disk has it. While a commit runs, the next batch gathers;
so the more there is to write, the more shares one wait for the disk.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from kingsroad.server.refusal import Refusal
from kingsroad.server.room import ToStore
from kingsroad.server.storage import Storage

LARGEST_BATCH: Final = 512

log = logging.getLogger(__name__)


@dataclass
class Job:
    """Something to write, and who waits for it."""

    table: str
    wanted: ToStore | None
    special: Callable[[Connection], None] | None
    done: asyncio.Future[None]


class Writer:
    """Writes in the order of asking."""

    def __init__(self, storage: Storage) -> None:
        self.storage: Final = storage
        self.loop: Final = asyncio.get_running_loop()
        self.jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self.thread: Final = threading.Thread(target=self.run, name="writer", daemon=True)
        self.closed = False
        self.thread.start()

    # -- in the loop -------------------------------------------------------------------------

    async def write(self, table: str, wanted: ToStore) -> None:
        """Store something of a room; when this returns it is on disk."""
        if wanted:
            await asyncio.shield(self.submit(table, wanted))

    def submit(self, table: str, wanted: ToStore) -> asyncio.Future[None]:
        """Queue something of a room. It may be written even if nobody waits: shield the wait."""
        return self.put(Job(table, wanted, None, self.loop.create_future()))

    async def do(self, special: Callable[[Connection], None]) -> None:
        """Store something else."""
        await asyncio.shield(self.put(Job("", None, special, self.loop.create_future())))

    def put(self, job: Job) -> asyncio.Future[None]:
        """Queue a job."""
        if self.closed:
            raise Refusal("busy", "the server is shutting down")
        self.jobs.put(job)
        return job.done

    async def close(self) -> None:
        """Write what is queued and end."""
        self.closed = True
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)

    @property
    def waiting(self) -> int:
        """How many jobs are queued."""
        return self.jobs.qsize()

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
            self.write_all(batch)
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            if len(batch) > 1:
                return [outcome for job in batch for outcome in self.commit([job])]
            log.warning("a write failed: %s", error)
            return [(batch[0], error)]
        return [(job, None) for job in batch]

    def write_all(self, batch: list[Job]) -> None:
        """One transaction."""
        with self.storage.engine.begin() as connection:
            for job in batch:
                if job.special is not None:
                    job.special(connection)
            self.storage.write(
                connection, ((job.table, job.wanted) for job in batch if job.wanted is not None)
            )

    def finish(self, outcomes: list[tuple[Job, Exception | None]]) -> None:
        """Tell those who wait, in one call to the loop."""
        try:
            self.loop.call_soon_threadsafe(settle, outcomes)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return


def settle(outcomes: list[tuple[Job, Exception | None]]) -> None:
    """Let those who wait go on."""
    for job, error in outcomes:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            reason = "this could not be stored, so it did not happen; try again"
            job.done.set_exception(Refusal("not-saved", reason))
