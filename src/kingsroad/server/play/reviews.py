"""Reviews that are being made: behind all bots, one look at a time.

Who waits for one is told how far it is as soon as there is something new. A finished review is
stored with its table, so that it is made once; one that was interrupted is begun anew by whoever
asks next.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from kingsroad.bots.thinker import ThinkerLost
from kingsroad.learn.review import Look, Review, Reviewing, Task, look_at
from kingsroad.record import Record
from kingsroad.server.errors import Refusal
from kingsroad.server.play.thinkers import TRIES, Pool
from kingsroad.server.storage import reviews as stored
from kingsroad.server.storage.writer import Writer

MOST: Final = 20
"""Reviews that are made at a time; more are refused."""
MOST_EACH: Final = 2
"""Of these for one household."""

log = logging.getLogger(__name__)


class Work:
    """A review under way."""

    def __init__(self, reviewing: Reviewing, household: str) -> None:
        self.reviewing: Final = reviewing
        self.household: Final = household
        self.news = asyncio.Event()
        """Set, and replaced, whenever there is something new."""
        self.task: asyncio.Task[None] | None = None

    @property
    def review(self) -> Review:
        """As far as it is made."""
        return self.reviewing.review

    def tell(self) -> None:
        """Wake those who wait for news."""
        self.news.set()
        self.news = asyncio.Event()


class Reviews:
    """All reviews that are being made on this server."""

    def __init__(self, pool: Pool, writer: Writer) -> None:
        self.pool: Final = pool
        self.writer: Final = writer
        self.under_way: Final[dict[str, Work]] = {}
        self.looking: Final = asyncio.Lock()
        """However many reviews there are, bots have all processes but one."""

    async def find(self, table: str, record: Record) -> Review | None:
        """The review of a game: the stored one, or the one that is being made; or none."""
        work = self.under_way.get(table)
        if work is not None:
            return work.review
        storage = self.writer.storage
        return await asyncio.to_thread(stored.load, storage, table, stored.seal_of(record))

    def begin(self, table: str, record: Record, seats: list[int], household: str) -> Review:
        """Begin a review, if nobody has."""
        known = self.under_way.get(table)
        if known is not None:
            return known.review
        if len(self.under_way) >= MOST:
            raise Refusal("busy", "too many games are being reviewed; try again later")
        if sum(work.household == household for work in self.under_way.values()) >= MOST_EACH:
            raise Refusal("flood", "wait for the reviews that you have asked for")
        work = self.under_way[table] = Work(Reviewing(record, seats), household)
        work.task = asyncio.create_task(self.make(table, stored.seal_of(record), work))
        return work.review

    async def wait(self, table: str, done: int, seconds: float) -> None:
        """Wait until more than so many moments were looked at, but not for ever."""
        work = self.under_way.get(table)
        if work is None or work.review["done"] > done:
            return
        try:
            await asyncio.wait_for(work.news.wait(), seconds)
        except TimeoutError:
            return

    async def make(self, table: str, seal: str, work: Work) -> None:
        """Look at all moments and store what was found."""
        try:
            for task in work.reviewing.tasks:
                work.reviewing.note(task, await self.look(task, work.review["bot"]))
                if work.review["done"] < work.review["total"]:
                    work.tell()
            now = self.writer.storage.clock.now()
            await self.writer.do(
                partial(stored.save, table=table, seal=seal, review=work.review, now=now)
            )
        except (Refusal, ThinkerLost) as error:
            log.warning("a review was not finished: %s", error)
        finally:
            del self.under_way[table]
            work.tell()

    async def look(self, task: Task, bot: str) -> Look:
        """Have a moment looked at; a process that is lost is replaced."""
        position = task.game.rules.write_position(task.game)
        for _ in range(TRIES - 1):
            try:
                return await self.look_once(task, position, bot)
            except ThinkerLost as error:
                log.warning("a look is tried again: %s", error)
        return await self.look_once(task, position, bot)

    async def look_once(self, task: Task, position: dict[str, object], bot: str) -> Look:
        """Have a moment looked at in a process."""
        async with self.looking:
            found: Look = await self.pool.look(
                look_at, position, task.at, task.chosen, task.judged, bot
            )
        return found

    async def close(self) -> None:
        """Give up what is under way."""
        tasks = [work.task for work in self.under_way.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
