"""All rooms: woken when somebody comes, asleep when nobody is there. Asleep they are only lines.

Here the pure rooms meet time: one thing after the other in each room, nothing told before it is on
disk, and bots that choose when it is their turn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from kingsroad.core.errors import KingsroadError
from kingsroad.server.clock import SYSTEM, Clock
from kingsroad.server.errors import Refusal
from kingsroad.server.play.thinkers import Pool
from kingsroad.server.play.turns import NOBODY, Asker
from kingsroad.server.security.seeds import number
from kingsroad.server.security.tokens import ID
from kingsroad.server.storage.storage import Storage
from kingsroad.server.storage.writer import Then, Writer, settle
from kingsroad.server.table.chairs import Chair
from kingsroad.server.table.ledger import Ledger, Line
from kingsroad.server.table.outcome import Outcome, ToStore
from kingsroad.server.table.publisher import END
from kingsroad.server.table.room import Room
from kingsroad.server.table.viewers import ABSENCE, Viewer
from kingsroad.server.wire.frames import ENCODER, ChatLine, Refused, Settings

SLEEP_AFTER: Final = 60.0
"""Seconds without anybody after which a room goes to sleep."""
NOT_SAVED: Final = ENCODER.encode(
    Refused("not-saved", "the last choice could not be stored, so it did not happen; try again")
)
PAUSE: Final = 1.0
"""Seconds before a bot that could not choose tries again."""
ROUND: Final = 5.0
"""Seconds between two looks for rooms to put to sleep."""

Action = Callable[[Room], Outcome]
"""Something to be done in a room."""

log = logging.getLogger(__name__)


class Awake:
    """A room that is awake, and what belongs to its being awake."""

    __slots__ = ("asker", "bots", "lock", "room", "touched", "waiting")

    def __init__(self, room: Room, asker: Asker) -> None:
        self.room = room
        self.asker = asker
        """On whose time its bots think: who came last of those who sit there."""
        self.lock = asyncio.Lock()
        self.bots: asyncio.Task[None] | None = None
        self.touch()
        self.waiting = 0
        """Who is about to use the room."""

    def touch(self) -> None:
        """Somebody was here just now."""
        self.touched = self.room.clock.steady()

    def is_idle(self, since: float) -> bool:
        """Whether nobody has been here since a time."""
        return (
            not len(self.room.viewers)
            and not self.waiting
            and not self.lock.locked()
            and (self.bots is None or self.bots.done())
            and self.touched <= since
        )


class Rooms:
    """The rooms of a server."""

    def __init__(
        self,
        storage: Storage,
        writer: Writer,
        pool: Pool,
        sleep_after: float = SLEEP_AFTER,
        absence: float = ABSENCE,
        clock: Clock = SYSTEM,
    ) -> None:
        self.storage: Final = storage
        self.writer: Final = writer
        self.pool: Final = pool
        self.sleep_after: Final = sleep_after
        self.absence: Final = absence
        self.clock: Final = clock
        self.closed = False
        self.awake: Final[dict[str, Awake]] = {}
        self.waking: Final[dict[str, asyncio.Task[Awake]]] = {}
        self.keeper: Final = asyncio.create_task(self.keep())

    # -- waking and sleeping -----------------------------------------------------------------

    async def find(self, table: str, asker: Asker = NOBODY) -> Awake:
        """A room by its table; it wakes if it sleeps, for whoever wants to sit there."""
        found = self.awake.get(table)
        if found is None:
            if not ID.fullmatch(table):
                raise Refusal("unknown", "there is no such table")
            task = self.waking.get(table)
            if task is None:
                task = self.waking[table] = asyncio.create_task(self.wake(table, asker))
                task.add_done_callback(lambda _done: self.waking.pop(table, None))
            found = await asyncio.shield(task)
        found.touch()
        return found

    async def wake(self, table: str, asker: Asker) -> Awake:
        """Play the lines of a table again."""
        try:
            saved = await asyncio.to_thread(self.storage.load, table)
        except KingsroadError as error:
            log.warning("table %s cannot be opened: %s", table, error)
            raise Refusal("broken", f"this table cannot be opened: {error}") from None
        if saved is None:
            raise Refusal("unknown", "there is no such table")
        if saved.ledger.game.over and not saved.over:  # a table from before this was marked
            self.writer.submit(table, ToStore(over=True), lambda _refusal: None)
        return self.open(table, saved.ledger, saved.chairs, saved.settings, saved.chat, asker)

    def open(
        self,
        table: str,
        ledger: Ledger,
        chairs: list[Chair],
        settings: Settings,
        chat: list[ChatLine] | None = None,
        asker: Asker = NOBODY,
    ) -> Awake:
        """A room that is awake from now on."""
        room = Room(table, ledger, chairs, settings, chat, self.absence, self.clock)
        awake = self.awake[table] = Awake(room, asker)
        self.stir(awake)
        return awake

    async def keep(self) -> None:
        """Put rooms to sleep that nobody needs."""
        pause = min(ROUND, max(0.05, self.sleep_after / 4))
        while True:
            await asyncio.sleep(pause)
            self.put_to_sleep(self.clock.steady() - self.sleep_after)

    def put_to_sleep(self, since: float) -> None:
        """Forget the rooms in which nobody has been since a time: the disk has everything."""
        for table in [each for each, awake in self.awake.items() if awake.is_idle(since)]:
            del self.awake[table]

    async def close(self) -> None:
        """Stop the bots and the keeper; what is still being written will be."""
        self.closed = True
        self.keeper.cancel()
        for awake in list(self.awake.values()):
            if awake.bots is not None:
                awake.bots.cancel()
        await asyncio.gather(
            self.keeper,
            *(awake.bots for awake in self.awake.values() if awake.bots is not None),
            return_exceptions=True,
        )

    async def create(
        self,
        table: str,
        ledger: Ledger,
        chairs: list[Chair],
        settings: Settings,
        origin: str,
        lines: list[Line],
        asker: Asker = NOBODY,
    ) -> Awake:
        """A new table, stored before anybody hears of it."""
        await self.writer.do(
            lambda connection: self.storage.create(
                connection, table, ledger, chairs, settings, origin, lines
            )
        )
        return self.open(table, ledger, chairs, settings, asker=asker)

    # -- doing -------------------------------------------------------------------------------

    async def act(self, awake: Awake, action: Action) -> None:
        """Do something in a room; when this returns, everybody has been told."""
        done = asyncio.get_running_loop().create_future()
        await self.begin(awake, action, partial(settle, done))
        await done

    async def begin(self, awake: Awake, action: Action, then: Then | None = None) -> None:
        """Do something in a room: carry it out, have it stored, tell everybody when it is.

        Until then the room is locked; who asked need not wait for it, and may even be gone by then.
        A refusal changes nothing.
        """
        room = await self.enter(awake)
        try:
            outcome = action(room)
        except Exception as fault:
            if not isinstance(fault, Refusal):  # maybe half way: the disk knows better
                self.throw_away(awake)
            self.exit(awake)
            raise
        if outcome.store:
            then_tell = partial(self.stored, awake, outcome, then)
            self.writer.submit(room.id, outcome.store, then_tell)
        else:
            self.stored(awake, outcome, then, None)

    def stored(
        self, awake: Awake, outcome: Outcome, then: Then | None, refusal: Refusal | None
    ) -> None:
        """Tell everybody what is on disk now. If it is not, the room wakes anew from what is."""
        try:
            if refusal is None:
                try:
                    awake.room.publish(outcome)
                except Exception:
                    log.exception("the news of table %s could not be told", awake.room.id)
                    refusal = Refusal("internal", "the server has made a mistake")
            if refusal is not None:
                self.throw_away(awake)
            if then is not None:
                then(refusal)  # before the next one comes in and changes what may be told
        finally:
            self.exit(awake)

    async def enter(self, awake: Awake) -> Room:
        """Wait until nothing is half written in a room, and keep everybody else out."""
        awake.waiting += 1
        try:
            await awake.lock.acquire()
        except BaseException:
            awake.waiting -= 1
            raise
        if self.awake.get(awake.room.id) is not awake:
            self.exit(awake)
            raise Refusal("not-saved", "the table was opened anew; try again")
        return awake.room

    def exit(self, awake: Awake) -> None:
        """Let the next one in."""
        awake.lock.release()
        awake.waiting -= 1
        awake.touch()
        self.stir(awake)  # a bot may have to choose now

    @asynccontextmanager
    async def entered(self, awake: Awake) -> AsyncIterator[Room]:
        """A room in which nothing is half written, and in which nobody else does anything."""
        room = await self.enter(awake)
        try:
            yield room
        finally:
            self.exit(awake)

    def throw_away(self, awake: Awake) -> None:
        """Forget a room that is ahead of the disk; its viewers come back by themselves."""
        if self.awake.get(awake.room.id) is awake:
            del self.awake[awake.room.id]
        for viewer in list(awake.room.viewers):
            viewer.send(NOT_SAVED)
            viewer.send(END)

    # -- bots --------------------------------------------------------------------------------

    def stir(self, awake: Awake) -> None:
        """If a bot must choose, let it think."""
        thinking = awake.bots is not None and not awake.bots.done()
        if is_awaited(awake.room) and not thinking and not self.closed:
            awake.bots = asyncio.create_task(self.play_bots(awake))

    async def play_bots(self, awake: Awake) -> None:
        """Let bots choose until a person must, or the table is no more."""
        room = awake.room
        while self.awake.get(room.id) is awake:
            turn = room.bot_turn()
            if turn is None or not is_awaited(room):
                return
            lines = room.ledger.lines
            seed = number(room.ledger.seed, "bot", lines)
            try:
                game = room.ledger.game.clone()
                name = await self.pool.choose(game, turn[1], seed, awake.asker)
                await self.act_for_bot(awake, lines, name)
            except Refusal as refusal:
                if refusal.code not in ("stale", "illegal"):  # else an undo or a person came first
                    log.warning("a bot of table %s waits: %s", room.id, refusal.reason)
                    await asyncio.sleep(PAUSE)
            except Exception:  # a bot must not take the table with it
                log.exception("a bot of table %s failed", room.id)
                await asyncio.sleep(PAUSE)

    async def act_for_bot(self, awake: Awake, lines: int, name: str) -> None:
        """Make a bot's choice."""
        await self.act(awake, lambda room: room.choose_for_bot(lines, name))

    # -- looking on --------------------------------------------------------------------------

    async def join(self, table: str, viewer: Viewer, most: int, household: str = "") -> Awake:
        """Let a connection look at a table."""
        asker = Asker(household, viewer.holder)
        awake = await self.find(table, asker)
        async with self.entered(awake) as room:
            if len(room.viewers) >= most:
                raise Refusal("busy", "too many people look at this table")
            room.join(viewer)
            if awake.asker == NOBODY or room.chairs.seats_of(viewer.holder):
                awake.asker = asker
        return awake

    async def leave(self, awake: Awake, viewer: Viewer) -> None:
        """A connection is gone."""
        async with awake.lock:
            awake.room.leave(viewer)
            awake.touch()


def is_awaited(room: Room) -> bool:
    """Whether a bot must choose and anybody cares: bots among themselves wait for an audience."""
    return room.bot_turn() is not None and bool(len(room.viewers) or room.chairs.people())
