"""All rooms: woken when somebody comes, asleep when nobody is there. Asleep they are only lines.

Here the pure rooms meet time: one thing after the other in each room, nothing told before it is on
disk, and bots that choose when it is their turn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

from kingsroad.core.errors import KingsroadError
from kingsroad.server.clock import SYSTEM, Clock
from kingsroad.server.cluster.tenure import Elsewhere, Tenure
from kingsroad.server.errors import Refusal
from kingsroad.server.metrics import Metrics
from kingsroad.server.play.awake import Awake
from kingsroad.server.play.bots import Bots
from kingsroad.server.play.thinkers import Pool
from kingsroad.server.play.turns import NOBODY, Asker
from kingsroad.server.security.tokens import ID
from kingsroad.server.storage.storage import Storage
from kingsroad.server.storage.writer import Then, Writer, settle
from kingsroad.server.table.chairs import Chair
from kingsroad.server.table.ledger import Ledger, Line
from kingsroad.server.table.outcome import Outcome, ToStore, results_of
from kingsroad.server.table.publisher import END
from kingsroad.server.table.room import Memory, Room
from kingsroad.server.table.viewers import ABSENCE, Viewer
from kingsroad.server.wire.frames import ENCODER, Refused, Settings

SLEEP_AFTER: Final = 60.0
"""Seconds without anybody after which a room goes to sleep."""
NOT_SAVED: Final = ENCODER.encode(
    Refused("not-saved", "the last choice could not be stored, so it did not happen; try again")
)
MOVED: Final = ENCODER.encode(
    Refused("busy", "the table is played on by another server; come back in a moment")
)
ROUND: Final = 5.0
"""Seconds between two looks for rooms to put to sleep."""

Action = Callable[[Room], Outcome]
"""Something to be done in a room."""

log = logging.getLogger(__name__)


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
        metrics: Metrics | None = None,
        tenure: Tenure | None = None,
    ) -> None:
        self.tenure: Final = tenure
        """Where several servers share the database: what this one has."""
        if tenure is not None:
            tenure.lapsed = self.forget_all
            tenure.pings.on("adopted", self.forget_guest)
            tenure.pings.on("signed-out", self.end_session)
        self.metrics: Final = Metrics() if metrics is None else metrics
        self.storage: Final = storage
        self.writer: Final = writer
        self.bots: Final = Bots(self, pool)
        self.sleep_after: Final = sleep_after
        self.absence: Final = absence
        self.clock: Final = clock
        self.closed = False
        self.listeners: Final[list[Callable[[Room, Outcome], None]]] = []
        """Who is told what was stored and published."""
        self.doormen: Final[list[Callable[[Room], None]]] = []
        """Who is told when somebody comes to a room or goes."""
        self.awake: Final[dict[str, Awake]] = {}
        self.waking: Final[dict[str, asyncio.Task[Awake]]] = {}
        self.keeper: Final = asyncio.create_task(self.keep())

    # -- waking and sleeping -----------------------------------------------------------------

    async def find(self, table: str, asker: Asker = NOBODY, urgent: bool = True) -> Awake:
        """A room by its table; it wakes if it sleeps, for whoever wants to sit there.

        Where another server has the table, it is asked for it if somebody here needs it.
        """
        found = self.awake.get(table)
        if found is None:
            if not ID.fullmatch(table):
                raise Refusal("unknown", "there is no such table")
            task = self.waking.get(table)
            if task is None:
                task = self.waking[table] = asyncio.create_task(self.wake(table, asker, urgent))
                task.add_done_callback(lambda _done: self.waking.pop(table, None))
            found = await asyncio.shield(task)
        found.touch()
        return found

    async def wake(self, table: str, asker: Asker, urgent: bool = True) -> Awake:
        """Play the lines of a table again."""
        if self.closed:
            raise Refusal("busy", "the server is shutting down")
        if self.tenure is not None:
            await self.tenure.take(table, urgent)
        try:
            room = await self.load(table)
        except BaseException:
            if self.tenure is not None:
                self.writer.hand_in(self.tenure.let_go([table]))
            raise
        if self.tenure is not None and table not in self.tenure.held:
            raise Elsewhere  # what was read may be old by now
        return self.open(room, asker)

    async def load(self, table: str) -> Room:
        """A room as it is stored."""
        try:
            saved = await asyncio.to_thread(self.storage.load, table)
        except KingsroadError as error:
            self.metrics.broken.inc()
            # By its id, so that an operator can restore it: the only line that names a table.
            log.error("table %s cannot be opened: %s", table, error)  # noqa: TRY400 - it says all
            raise Refusal("broken", f"this table cannot be opened: {error}") from None
        if saved is None:
            raise Refusal("unknown", "there is no such table")
        if saved.ledger.game.over and not saved.over:  # a table from before this was marked
            ended = ToStore(over=True, results=results_of(saved.ledger, saved.chairs))
            self.writer.submit(table, ended, lambda _refusal: None)
        return Room(
            table,
            saved.ledger,
            saved.chairs,
            saved.settings,
            saved.memory,
            self.absence,
            self.clock,
        )

    def open(self, room: Room, asker: Asker) -> Awake:
        """A room that is awake from now on."""
        awake = self.awake[room.id] = Awake(room, asker)
        outcome = room.settle(Outcome())
        if outcome.store:  # a new table, or one from before it was noted who is waited for
            self.writer.submit(room.id, outcome.store, lambda _refusal: None)
        self.bots.stir(awake)
        return awake

    async def keep(self) -> None:
        """Put rooms to sleep that nobody needs."""
        pause = min(ROUND, max(0.05, self.sleep_after / 4))
        while True:
            await asyncio.sleep(pause)
            self.put_to_sleep(self.clock.steady() - self.sleep_after)

    def put_to_sleep(self, since: float) -> None:
        """Forget the rooms in which nobody has been since a time: the disk has everything."""
        idle = [each for each, awake in self.awake.items() if awake.is_idle(since)]
        for table in idle:
            del self.awake[table]
        if self.tenure is not None and idle:
            self.writer.hand_in(self.tenure.let_go(idle))

    # -- several servers ---------------------------------------------------------------------

    def forget_all(self) -> None:
        """Forget all rooms: others may have them by now."""
        for awake in list(self.awake.values()):
            self.throw_away(awake)

    @asynccontextmanager
    async def reading(self, table: str) -> AsyncIterator[Room]:
        """A room to read in: as it is stored, where another server may have the table."""
        if self.tenure is not None and table not in self.awake and ID.fullmatch(table):
            yield await self.load(table)
            return
        async with self.entered(await self.find(table)) as room:
            yield room

    async def close(self) -> None:
        """Stop the bots and the keeper; what is still being written will be."""
        self.closed = True
        self.keeper.cancel()
        thinking = [awake.bots for awake in self.awake.values() if awake.bots is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(self.keeper, *thinking, return_exceptions=True)

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
                connection, table, ledger, chairs, settings, origin, lines, asker.person
            )
        )
        if self.tenure is not None:
            await self.tenure.take(table, urgent=False)
        memory = Memory([], {}, [], creator=asker.person)
        room = Room(table, ledger, chairs, settings, memory, self.absence, self.clock)
        return self.open(room, asker)

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
            outcome = room.settle(action(room))
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
                    for listener in self.listeners:
                        listener(awake.room, outcome)
                    if outcome.moves:
                        made = self.metrics.choices.labels(awake.room.ledger.rules.key)
                        made.inc(len(outcome.moves))
                except Exception:
                    log.exception("the news of a table could not be told")
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
        self.bots.stir(awake)  # a bot may have to choose now

    @asynccontextmanager
    async def entered(self, awake: Awake) -> AsyncIterator[Room]:
        """A room in which nothing is half written, and in which nobody else does anything."""
        room = await self.enter(awake)
        try:
            yield room
        finally:
            self.exit(awake)

    def throw_away(self, awake: Awake, why: bytes = NOT_SAVED) -> None:
        """Forget a room that is ahead of the disk; its viewers come back by themselves."""
        if self.awake.get(awake.room.id) is awake:
            del self.awake[awake.room.id]
        for viewer in list(awake.room.viewers):
            viewer.send(why)
            viewer.send(END)

    # -- people ------------------------------------------------------------------------------

    async def adopt(self, guest: str, account: str, name: str) -> None:
        """A guest has become an account, which the disk knows: the rooms that are awake hear it."""
        await asyncio.gather(*self.waking.values(), return_exceptions=True)
        for awake in list(self.awake.values()):
            room = awake.room
            if (
                room.creator == guest
                or room.chairs.seats_of(guest)
                or room.viewers.is_present(guest)
            ):
                await self.act(awake, lambda room: room.adopt(guest, account, name))

        if self.tenure is not None:
            self.tenure.pings.send("adopted", guest)

    def forget_guest(self, guest: str) -> None:
        """A guest has become an account, maybe on another server: rooms that knew them wake anew.

        Where they heard of it already there is nobody who is that guest.
        """
        for awake in list(self.awake.values()):
            if awake.room.chairs.seats_of(guest) or awake.room.viewers.is_present(guest):
                self.throw_away(awake, MOVED)

    async def forget(self, holder: str, tables: Iterable[str]) -> None:
        """Somebody wants to be known no more: their seats are open, there and where people are."""
        for table in tables:
            with suppress(Refusal):  # a table that cannot be opened has no room to tell
                await self.find(table)
        for awake in list(self.awake.values()):
            room = awake.room
            if room.may_invite(holder) or room.chat.said_by(holder):
                await self.act(awake, lambda room: room.forget(holder))

    def sign_out(self, sessions: Collection[str]) -> None:
        """Browsers are signed out: their connections end, and come back as strangers."""
        for session in sessions:
            self.end_session(session)
            if self.tenure is not None:
                self.tenure.pings.send("signed-out", session)

    def end_session(self, session: str) -> None:
        """The connections of a browser end."""
        for awake in list(self.awake.values()):
            for viewer in list(awake.room.viewers):
                if viewer.session == session:
                    viewer.send(END)

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
            self.greet(room)
        return awake

    async def leave(self, awake: Awake, viewer: Viewer) -> None:
        """A connection is gone."""
        async with awake.lock:
            outcome = awake.room.leave(viewer)
            awake.touch()
            self.greet(awake.room)
            if outcome.store:
                self.writer.submit(awake.room.id, outcome.store, lambda _refusal: None)

    def greet(self, room: Room) -> None:
        """Tell the doormen that somebody has come or gone."""
        for doorman in self.doormen:
            doorman(room)
