"""The service: everything that a running server has, handed to whoever serves a request."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from kingsroad.core.errors import KingsroadError
from kingsroad.server.cluster.news import News, Presence
from kingsroad.server.cluster.pings import Pings, find_way
from kingsroad.server.cluster.tenure import Tenure
from kingsroad.server.couriers.couriers import Couriers
from kingsroad.server.couriers.guard import Poster
from kingsroad.server.couriers.push import Pusher, public_key, read_vapid
from kingsroad.server.errors import Refusal
from kingsroad.server.journal import Watch, security
from kingsroad.server.mail import Mailer
from kingsroad.server.metrics import Metrics, follow
from kingsroad.server.play.handover import HandOver
from kingsroad.server.play.herald import Herald
from kingsroad.server.play.reviews import Reviews
from kingsroad.server.play.rooms import Rooms
from kingsroad.server.play.thinkers import Pool
from kingsroad.server.play.ticker import Ticker
from kingsroad.server.play.turns import Asker
from kingsroad.server.play.upkeep import Upkeep
from kingsroad.server.ratings.book import Book
from kingsroad.server.security.limits import Buckets
from kingsroad.server.security.tokens import make_key, read_key
from kingsroad.server.settings import DATABASE_FILE, ServerSettings
from kingsroad.server.storage.claim import Claim
from kingsroad.server.storage.folder import LOCK_FILE, FolderLock, make_private
from kingsroad.server.storage.leases import other_seals
from kingsroad.server.storage.probe import Probe
from kingsroad.server.storage.sessions import Sessions
from kingsroad.server.storage.storage import Storage, usable
from kingsroad.server.storage.writer import Writer

ADVICE_QUEUE: Final = 20
"""Requests for advice that may wait; more are refused."""
ADVICE_EACH: Final = 3
"""Of these from one address, so that nobody has all of it."""

WATCH: Final = 2.0
"""Seconds between two looks whether the database is still ours."""
MAIL_PAUSE: Final = 600.0
MAILS_AT_ONCE: Final = 3.0
"""Links by mail to one address: so many at once, then one after so many seconds."""

SUSPICIOUS: Final = (
    "not-allowed",
    "flood",
    "too-large",
    "broken",
    "bad-link",
    "used",
    "taken",
    "expired",
    "withdrawn",
    "passkey",
    "closed",
    "undelivered",
)
"""Refusals that the log tells, with where they come from."""

log = logging.getLogger(__name__)


class Opened(NamedTuple):
    """What a server has before it runs: its folder, its key and its database."""

    lock: FolderLock
    key: bytes
    storage: Storage
    claim: Claim


def open_up(settings: ServerSettings) -> Opened:
    """Take the folder and bring the database up to date, or say why that cannot be."""
    with ExitStack() as undo:
        with writable(settings.data):
            settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = undo.enter_context(closing(FolderLock(settings.data / LOCK_FILE)))
            if not settings.database:
                make_private(settings.data / DATABASE_FILE)
        known = settings.key is not None or settings.key_file.exists()
        key = read_key(settings.key_file) if known else b""
        storage = undo.enter_context(closing(Storage(settings.address, settings.clock)))
        claim = undo.enter_context(closing(Claim(storage, settings.cluster)))
        with usable():
            claim.prepare(storage)
            if not known:
                key = first_key(storage, settings.key_file)
            if settings.cluster:
                check_seals(storage, key)
        opened = Opened(lock, key, storage, claim)
        undo.pop_all()
    return opened


@contextmanager
def writable(folder: Path) -> Iterator[None]:
    """Say in a sentence why nothing can be written into a folder."""
    try:
        yield
    except OSError as error:
        raise KingsroadError(
            f"nothing can be written into {folder} ({error.filename}: {error.strerror}): let it be "
            "a folder of the user that runs the server, or choose another with --data"
        ) from None


def first_key(storage: Storage, path: Path) -> bytes:
    """The key of a server that begins; one with tables has lost its own, and is told."""
    if storage.is_used():
        log.warning(
            "there are tables and no key %s: a new one is made, with which links that were given "
            "out lead nowhere; if you have a backup, put the old one back",
            path,
        )
    make_key(path)
    return read_key(path)


def check_seals(storage: Storage, key: bytes) -> None:
    """Refuse a key that other servers on the database do not have."""
    with storage.engine.connect() as connection:
        if other_seals(connection, key_seal(key)):
            raise KingsroadError(
                "other servers on this database have another key: give all of them the same file "
                "with --key, or links and cookies of one mean nothing to the next"
            )


def key_seal(key: bytes) -> str:
    """What shows which key a server has, and betrays nothing of it."""
    return hmac.new(key, b"cluster", hashlib.sha256).hexdigest()


def contact(settings: ServerSettings) -> str:
    """Whom a push service can write to: the sender of mail, or the site itself."""
    if settings.mail is not None:
        return f"mailto:{settings.mail.sender}"
    site = next((name for name in sorted(settings.hosts) if "." in name), "localhost")
    return f"https://{site}"


class Service:
    """A running server. It is made inside the event loop, and closed there."""

    def __init__(self, settings: ServerSettings, opened: Opened | None = None) -> None:
        self.settings: Final = settings
        taken = opened if opened is not None else open_up(settings)
        self.lock, self.key, self.storage, self.claim = taken
        self.metrics: Final = Metrics()
        self.watch: Final = Watch()
        way = find_way(settings.bus, settings.database) if settings.cluster else find_way("", "")
        self.pings: Final = Pings(way, self.metrics)
        self.writer: Final = Writer(self.storage, self.metrics)
        self.sessions: Final = Sessions(self.writer)
        self.pings.on("signed-out", self.sessions.forget)
        self.pings.on("adopted", self.sessions.forget)
        self.tenure: Final = (
            Tenure(self.storage, self.pings, settings.clock, key_seal(self.key))
            if settings.cluster
            else None
        )
        if self.tenure is not None:
            self.writer.fence = self.tenure.fence
        self.probe: Final = Probe(self.writer)
        self.pool: Final = Pool(settings.thinkers, settings.patience, metrics=self.metrics)
        # Advice has a process of its own: however much is asked for, no bot at a table waits.
        self.advisers: Final = Pool(1, settings.patience, ADVICE_QUEUE)
        self.reviews: Final = Reviews(self.pool, self.writer)
        clock, limits = settings.clock, settings.limits
        self.rooms: Final = Rooms(
            self.storage,
            self.writer,
            self.pool,
            settings.sleep_after,
            settings.absence,
            clock,
            self.metrics,
            self.tenure,
        )
        self.handover: Final = None if self.tenure is None else HandOver(self.rooms, self.tenure)
        self.news: Final = News(self.pings)
        self.presence: Final = Presence(self.pings, self.news, clock)
        self.herald: Final = Herald(self.rooms, self.pings)
        self.ticker: Final = Ticker(self.storage, self.writer, self.rooms, settings.tick)
        self.mailer: Final = Mailer(settings.mail)
        vapid = read_vapid(self.key, settings.data, settings.cluster)
        self.push_key: Final = public_key(vapid)
        poster = Poster(settings.local_calls)
        self.couriers: Final = Couriers(
            self.storage,
            self.writer,
            self.rooms,
            self.mailer,
            poster,
            Pusher(poster, vapid, contact(settings)),
            self.metrics,
            settings.call_pause,
        )
        self.ticker.chores.append(self.couriers.look)
        self.book: Final = Book(self.storage)
        self.requests: Final = Buckets(limits.requests, limits.requests_burst, clock)
        self.creations: Final = Buckets(limits.creations, limits.creations_burst, clock)
        self.looks: Final = Buckets(limits.looks, limits.looks_burst, clock)
        self.sayings: Final = Buckets(limits.sayings, limits.sayings_burst, clock)
        self.upkeep: Final = Upkeep(self.rooms)
        self.rematching: Final = asyncio.Lock()
        """Two who want to play again at once come to one table."""
        self.mails: Final = Buckets(1 / MAIL_PAUSE, MAILS_AT_ONCE, clock)
        self.started: Final = clock.steady()
        self.connections = 0
        self.sockets: Final[Counter[str]] = Counter()
        """By household, and by person."""
        self.advised: Final[Counter[str]] = Counter()
        self.watcher: Final = asyncio.create_task(self.watch_claim())
        follow(self.metrics.rooms, lambda: len(self.rooms.awake))
        follow(self.metrics.overdue, lambda: self.ticker.overdue)
        follow(self.metrics.sockets, lambda: self.connections)
        follow(self.metrics.thinking, lambda: self.pool.queued)
        follow(self.metrics.writing, lambda: self.writer.waiting)

    @contextmanager
    def connected(self, asker: Asker) -> Iterator[None]:
        """Count a connection; one too many is refused."""
        limits = self.settings.limits
        if self.connections >= limits.connections:
            raise Refusal("busy", "this server is full")
        if self.sockets[asker.household] >= limits.connections_each:
            raise Refusal("busy", "too many connections from your address")
        if asker.person and self.sockets[asker.person] >= limits.connections_person:
            raise Refusal("busy", "you have too many connections; close a page")
        self.connections += 1
        self.sockets.update(asker)
        try:
            yield
        finally:
            self.connections -= 1
            self.sockets.subtract(asker)
            for who in asker:
                if not self.sockets[who]:
                    del self.sockets[who]

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

    def check_looks(self, asker: Asker, choices: int) -> None:
        """Refuse a person, or an address, who has had more than a share of looking back."""
        if choices:
            for who in filter(None, asker):
                self.looks.check(who, choices)

    async def watch_claim(self) -> None:
        """See that nobody else has taken the database, as after it was started anew."""
        while True:
            await asyncio.sleep(WATCH)
            if not await asyncio.to_thread(self.claim.is_kept) and not self.writer.closed:
                log.critical("another server has taken the database: nothing is stored any more")
                self.writer.closed = True
                self.rooms.forget_all()

    @property
    def is_cut_off(self) -> bool:
        """Whether other servers may have everything by now: then they should be asked instead."""
        return self.tenure is not None and self.tenure.until > 0.0 and not self.tenure.is_alive

    async def drain(self) -> None:
        """Hand all tables over to other servers, if there are any, and take none any more."""
        if self.handover is not None:
            await self.handover.drain()

    async def fault(self) -> str:
        """Why nobody should play here now; empty if all is well."""
        if self.rooms.closed:
            return "the server is shutting down"
        if self.tenure is not None and not self.tenure.is_alive:
            return "the database has not heard of this server for too long"
        return await self.probe.fault()

    def refused(self, refusal: Refusal, household: str, route: str) -> None:
        """Count a refusal; one that may be an attempt at something is written down."""
        self.metrics.refusals.labels(refusal.code).inc()
        if refusal.code in SUSPICIOUS:
            self.note(refusal.code, household, route, refusal.reason)

    def note(self, event: str, household: str, route: str, reason: str) -> None:
        """Write down what may be an attempt at something."""
        now = self.settings.clock.steady()
        self.watch.note(now, event, household, route=route, reason=reason)

    def tell(self, event: str, household: str, route: str) -> None:
        """Write down what changed who may come in, for operators who want to know all of that."""
        facts = {"event": event, "who": household, "route": route}
        security.info("security: %s", event, extra={"facts": facts})

    async def close(self) -> None:
        """End everything in good order."""
        self.watcher.cancel()
        await self.upkeep.close()
        await self.book.close()
        await self.herald.close()
        await self.ticker.close()
        await self.couriers.close()
        await self.rooms.close()
        await self.reviews.close()
        await self.pool.close()
        await self.advisers.close()
        await self.writer.close()
        if self.tenure is not None:
            await self.tenure.close()
        await self.pings.close()
        self.claim.close()
        self.storage.close()
        self.lock.close()
