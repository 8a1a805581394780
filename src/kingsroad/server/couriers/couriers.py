"""The couriers: who is called when, by which channel, and what becomes of calls that fail.

Somebody is called when the table has waited for them for some seconds, so that an undo calls
nobody, and only if they do not have that table before their eyes.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from kingsroad.server.couriers import letters
from kingsroad.server.couriers.guard import Poster, Undelivered
from kingsroad.server.couriers.letters import Call, Kind
from kingsroad.server.couriers.push import Pusher
from kingsroad.server.errors import Refusal
from kingsroad.server.mail import Mailer
from kingsroad.server.metrics import Metrics
from kingsroad.server.play.rooms import Rooms
from kingsroad.server.storage import channels
from kingsroad.server.storage.channels import Channel, Waited
from kingsroad.server.storage.storage import Storage
from kingsroad.server.storage.writer import Writer
from kingsroad.server.table.outcome import Outcome
from kingsroad.server.table.room import Room

DELAY: Final = 8_000
"""Milliseconds that a table waits for somebody before they are called."""
TRIES: Final = 3
PAUSE: Final = 4.0
"""Seconds between two tries."""
AT_ONCE: Final = 20
"""Calls under way at the same time."""
DIGEST_PAUSE: Final = 60_000

Mark = Callable[[Connection, list[Waited]], list[Waited]]

log = logging.getLogger(__name__)


class Couriers:
    """Calls people. It is made inside the event loop, and closed there."""

    def __init__(
        self,
        storage: Storage,
        writer: Writer,
        rooms: Rooms,
        mailer: Mailer,
        poster: Poster,
        pusher: Pusher,
        metrics: Metrics,
        pause: float = PAUSE,
    ) -> None:
        self.storage: Final = storage
        self.writer: Final = writer
        self.rooms: Final = rooms
        self.mailer: Final = mailer
        self.poster: Final = poster
        self.pusher: Final = pusher
        self.pause: Final = pause
        self.clock: Final = storage.clock
        self.metrics: Final = metrics
        self.places: Final = asyncio.Semaphore(AT_ONCE)
        self.under_way: Final[set[asyncio.Task[None]]] = set()
        self.digested = 0
        rooms.listeners.append(self.hear)

    # -- when --------------------------------------------------------------------------------

    async def look(self) -> None:
        """A chore of the ticker: call who must be called now."""
        now = self.clock.even()
        reasons: tuple[tuple[Kind, Callable[..., list[Waited]], Mark], ...] = (
            ("turn", partial(channels.untold, delay=DELAY), channels.mark_told),
            ("alarm", channels.alarmed, channels.mark_alarmed),
        )
        for kind, found, mark in reasons:
            waits = [
                each
                for each in await asyncio.to_thread(self.read, found, now)
                if self.is_ours(each.table)
            ]
            for each in await self.claim(mark, waits) if waits else ():
                if not self.watches(each.table, each.person):
                    left = None if each.due is None else max(0, each.due - now)
                    self.call(each.person, Call(kind, each.table, each.game, left=left))
        if now - self.digested >= DIGEST_PAUSE:
            self.digested = now
            await self.write_digests(now)

    def is_ours(self, table: str) -> bool:
        """Whether no other server has a table: only the one that has it knows who looks at it.

        What nobody has is anybody's, and only one of them marks it.
        """
        tenure = self.rooms.tenure
        if tenure is None or table in tenure.held:
            return True
        with self.storage.engine.connect() as connection:
            owner = channels.owner_of(connection, table)
        return owner in ("", tenure.server)

    async def claim(self, mark: Mark, waits: list[Waited]) -> list[Waited]:
        """Mark who is called now, so that nobody is called twice."""
        found: list[Waited] = []

        def write(connection: Connection) -> None:
            found[:] = mark(connection, waits)

        await self.writer.do(write)
        return found

    def hear(self, room: Room, outcome: Outcome) -> None:
        """Something happened at a table that concerns who may not be there."""
        for incident in outcome.incidents:
            chair = room.chairs.named(incident.seat) if incident.seat else None
            if (
                chair is None
                or incident.kind not in ("lapsed", "bot")
                or incident.by == incident.seat
            ):
                continue
            if not room.viewers.is_watching(chair.holder):
                kind: Kind = "lapsed" if incident.kind == "lapsed" else "bot"
                self.call(chair.holder, Call(kind, room.id, room.ledger.rules.key))

    def watches(self, table: str, person: str) -> bool:
        """Whether somebody has a table before their eyes."""
        awake = self.rooms.awake.get(table)
        return awake is not None and awake.room.viewers.is_watching(person)

    # -- how ---------------------------------------------------------------------------------

    def call(self, person: str, call: Call) -> None:
        """Call somebody in every way they want, and wait for none of it."""
        self.begin(self.call_all(person, call))

    def begin(self, work: Any) -> None:
        """Do something meanwhile."""
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    async def call_all(self, person: str, call: Call) -> None:
        """Call somebody in every way they want."""
        try:
            found = await asyncio.to_thread(self.read, channels.channels_of, person)
            now = self.clock.even()
            awake = [each for each in found if each.kind != "digest" and each.sleeps <= now]
            if not awake:
                return
            others = await asyncio.to_thread(self.others, call.table, person)
            known = call._replace(others=others)
            await asyncio.gather(*(self.deliver(each, known) for each in awake))
        except Exception:
            log.exception("a call failed")

    async def deliver(self, channel: Channel, call: Call) -> None:
        """Call by one channel, a few times if need be; the owner sees what came of it."""
        async with self.places:
            for attempt in range(TRIES):
                if attempt:
                    await asyncio.sleep(self.pause)
                try:
                    await self.send(channel, call)
                except Undelivered as error:
                    why = error.why
                    if why in ("gone", "private", "no-https", "no-address", "bad-keys", "no-mail"):
                        break
                else:
                    self.count(channel.kind, "sent")
                    now = self.clock.even()
                    await self.writer.do(partial(channels.worked, channel=channel.id, now=now))
                    return
        self.count(channel.kind, "failed")
        log.warning("a %s could not be delivered: %s", channel.kind, why)
        note = partial(channels.failed, channel=channel, why=why, now=self.clock.even())
        await self.writer.do(note)

    async def send(self, channel: Channel, call: Call) -> None:
        """Try once."""
        language = channel.language
        head, text = letters.headline(call, language), letters.sentence(call, language)
        link = channel.origin + call.path
        details = channel.details
        if channel.kind == "push":
            message = {
                "kind": call.kind,
                "title": head,
                "body": text,
                "path": call.path,
                "topic": call.topic,
            }
            await self.pusher.send(channel.address, details, message, self.clock.now())
        elif channel.kind == "webhook":
            words = f"{details['prefix']}{text} {link}"
            await self.poster.post(channel.address, *hook(details["field"], words))
        else:
            await self.write(channel, head, f"{text}\n\n{link}")

    async def write(self, channel: Channel, subject: str, text: str) -> None:
        """Send a mail, with the way to get no more of them."""
        end = f"{channel.origin}/unsubscribe/{channel.id}"
        farewell = letters.say(channel.language, "notice-unsubscribe", link=end)
        try:
            await self.mailer.send(
                channel.address,
                subject,
                f"{text}\n\n-- \n{farewell}\n",
                List_Unsubscribe=f"<{channel.origin}/api/unsubscribe/{channel.id}>",
                List_Unsubscribe_Post="List-Unsubscribe=One-Click",
            )
        except Refusal as refusal:
            why = "no-mail" if refusal.code == "no-mail" else "bounced"
            raise Undelivered(why) from None

    # -- digests -----------------------------------------------------------------------------

    async def write_digests(self, now: int) -> None:
        """Write to who wants one letter a day, if any table waits for them."""
        for channel in await asyncio.to_thread(self.read, channels.digests, now):
            if is_due(channel, now):
                self.begin(self.write_digest(channel, now))

    async def write_digest(self, channel: Channel, now: int) -> None:
        """One letter with all tables that wait, the shortest time first."""
        try:
            waits = await asyncio.to_thread(self.read, channels.waiting_for, channel.person)
            if waits:
                text = await asyncio.to_thread(self.list_tables, channel, waits, now)
                subject = letters.say(channel.language, "notice-digest-head", count=len(waits))
                await self.write(channel, subject, text)
                self.count("digest", "sent")
            # Where nothing waits the day is done as well.
            await self.writer.do(partial(channels.worked, channel=channel.id, now=now))
        except Undelivered as error:
            self.count("digest", "failed")
            log.warning("a digest could not be delivered: %s", error.why)
            await self.writer.do(partial(channels.failed, channel=channel, why=error.why, now=now))
        except Exception:
            log.exception("a digest failed")

    def list_tables(self, channel: Channel, waits: list[Waited], now: int) -> str:
        """The tables that wait, a paragraph each."""
        parts = []
        for each in waits:
            left = None if each.due is None else max(0, each.due - now)
            others = self.others(each.table, channel.person)
            call = Call("turn", each.table, each.game, others, left)
            parts.append(f"{letters.sentence(call, channel.language)}\n{channel.origin}{call.path}")
        return "\n\n".join(parts)

    # -- the rest ----------------------------------------------------------------------------

    def count(self, kind: str, result: str) -> None:
        """Count a call, for operators."""
        self.metrics.pushes.labels(kind, result).inc()

    def others(self, table: str, person: str) -> str:
        """The names of the other people at a table."""
        if not table:
            return ""
        chairs = self.read(channels.chairs_at, table)
        return ", ".join(
            chair.name for chair in chairs if chair.holder not in ("", person) and chair.name
        )

    def read(self, question: Callable[..., Any], *given: Any) -> Any:
        """Ask the database something."""
        with self.storage.engine.connect() as connection:
            return question(connection, *given)

    async def close(self) -> None:
        """Call nobody any more."""
        for task in list(self.under_way):
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)


def hook(field: str, words: str) -> tuple[bytes, dict[str, str]]:
    """What a webhook is sent: JSON with one field, or without one the text itself."""
    if not field:
        return words.encode(), {"Content-Type": "text/plain; charset=utf-8"}
    return json.dumps({field: words}).encode(), {"Content-Type": "application/json"}


def is_due(channel: Channel, now: int) -> bool:
    """Whether it is the hour of a digest, and today's has not been written."""
    zone = ZoneInfo(channel.details["zone"])
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone)
    last = datetime.fromtimestamp(max(channel.used, channel.created), UTC).astimezone(zone)
    return here.hour >= channel.details["hour"] and last.date() < here.date()
