"""The ticker: looks at all clocks, of tables that sleep too, and lets them do what is due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from kingsroad.core.errors import KingsroadError
from kingsroad.server.clock import Clock
from kingsroad.server.cluster.tenure import Elsewhere
from kingsroad.server.errors import Refusal
from kingsroad.server.play.rooms import Rooms
from kingsroad.server.storage import results, waiting
from kingsroad.server.storage.storage import Storage
from kingsroad.server.storage.writer import Writer
from kingsroad.server.table.outcome import results_of
from kingsroad.server.table.room import Room

PAUSE: Final = 1.0
"""Seconds between two looks."""
NOTED: Final = 30_000
"""Milliseconds between two notes that somebody looks at the clocks."""
SET: Final = 5_000
"""Milliseconds by which the clock of the machine is ahead or behind when somebody has set it."""

OLD_GAMES: Final = 2000
"""So many old games a start reads again at most."""

Chore = Callable[[], Coroutine[Any, Any, None]]

log = logging.getLogger(__name__)


class Ticker:
    """One for a server. What goes wrong at one table, or in one chore, harms no other."""

    def __init__(
        self, storage: Storage, writer: Writer, rooms: Rooms, pause: float = PAUSE
    ) -> None:
        self.storage: Final = storage
        self.writer: Final = writer
        self.rooms: Final = rooms
        self.pause: Final = pause
        self.clock: Final[Clock] = storage.clock
        self.chores: Final[list[Chore]] = [] if rooms.tenure is None else [self.take_over]
        """What else is done at every look."""
        self.noted = 0
        self.ahead = 0
        """Milliseconds by which the clock of the machine is ahead of ours, as far as was told."""
        self.looks = 0
        """How often it has looked."""
        self.overdue = 0
        """At how many tables somebody's time is out: for operators."""
        self.task: Final = asyncio.create_task(self.run())

    async def run(self) -> None:
        """The life of the ticker."""
        await self.rouse()
        while True:
            await asyncio.sleep(self.pause)
            for chore in (self.look, *self.chores):
                try:
                    await chore()
                except Refusal as refusal:
                    log.warning("the ticker waits: %s", refusal.reason)
                except Exception:  # the next look may go better
                    log.exception("a look of the ticker failed")
            self.looks += 1

    async def rouse(self) -> None:
        """Wake the tables where a bot was about to choose when the server stopped."""
        try:
            found = await asyncio.to_thread(self.read, waiting.stalled, self.clock.now())
        except Exception:
            log.exception("nobody knows where bots must play")
            return
        await self.wake(found)
        await self.catch_up()

    async def wake(self, tables: list[str]) -> None:
        """Wake tables, so that their bots play."""
        for table in tables:
            try:
                await self.rooms.find(table, urgent=False)
            except Refusal:  # what is broken is told to who comes
                continue

    async def take_over(self) -> None:
        """Wake the tables where a bot was about to choose when another server was gone.

        Where people look on they come here by themselves; where nobody does, nobody else would.
        """
        await self.wake(await asyncio.to_thread(self.read, waiting.stalled, self.clock.now(), True))

    async def catch_up(self) -> None:
        """Write down how games ended that were played before anybody did."""
        try:
            for table in await asyncio.to_thread(self.read, results.unwritten, OLD_GAMES):
                saved = await asyncio.to_thread(self.storage.load, table)
                if saved is None or not saved.ledger.game.over:
                    continue
                at = await asyncio.to_thread(self.read, results.ended, table)
                ended = results_of(saved.ledger, saved.chairs)
                await self.writer.do(partial(results.save, table=table, results=ended, at=at))
        except (Refusal, KingsroadError) as error:
            log.warning("how old games ended is not known: %s", error)

    async def look(self) -> None:
        """Let every clock do what is due."""
        now = self.clock.even()
        for table in await asyncio.to_thread(self.read, waiting.acting, now):
            await self.tick(table)
        self.overdue = await asyncio.to_thread(self.read, waiting.overdue, now)
        if now - self.noted >= NOTED:
            self.noted = now
            self.tell_of_set_clock(now)
            await self.writer.do(partial(waiting.look_at_hours, now=now))

    def tell_of_set_clock(self, now: int) -> None:
        """Tell operators that somebody has set the clock of the machine; nobody's time follows."""
        ahead = self.clock.now() * 1000 - now
        if abs(ahead - self.ahead) >= SET:
            told = "the clock of the machine was set by %+d s; the clocks of tables do not follow"
            log.warning(told, (ahead - self.ahead) // 1000)
            self.ahead = ahead

    async def tick(self, table: str) -> None:
        """Let the clock of one table do what is due."""
        try:
            awake = await self.rooms.find(table, urgent=False)
            await self.rooms.act(awake, Room.tick)
        except Elsewhere:  # there is a ticker too
            return
        except Refusal as refusal:
            log.warning("the clock of a table stands: %s", refusal.reason)
            if refusal.code in ("broken", "unknown"):
                await self.writer.do(partial(waiting.give_up, table=table))

    def read(self, question: Callable[..., Any], *given: Any) -> Any:
        """Ask the database something."""
        with self.storage.engine.connect() as connection:
            return question(connection, *given)

    async def close(self) -> None:
        """Look no more."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
