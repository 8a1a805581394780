"""Pings between servers: that something has changed, and whose; never what.

A ping has a topic and an id, and reaches every server, also the one that sent it. Whoever hears it
looks in the database. Pings may get lost, so nothing may depend on one: they make things quicker.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, Literal

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from kingsroad.core.errors import KingsroadError
from kingsroad.server.metrics import Metrics

if TYPE_CHECKING:
    from psycopg import AsyncConnection

Topic = Literal["lobby", "games", "here", "gone", "adopted", "signed-out", "want"]
"""lobby: a table of the lobby; games: the games of somebody; here: a table at which somebody waits
for others, gone: nobody any more; adopted: a guest who is an account now; signed-out: a session;
want: a table that some server needs.
"""
Hearer = Callable[[str], None]
"""What is done with the id of a ping."""

CHANNEL: Final = "kingsroad"
LARGEST: Final = 100
"""Letters of an id."""
LONGEST_QUEUE: Final = 10_000
PAUSE: Final = 1.0
"""Seconds before a broken way is tried again."""
REMINDER: Final = 60.0
"""Seconds between two lines of the log about a way that stays broken."""

log = logging.getLogger(__name__)


class Pings:
    """All pings of a server. It is made inside the event loop."""

    def __init__(self, way: ChannelsBackend, metrics: Metrics) -> None:
        self.way: Final = way
        self.metrics: Final = metrics
        self.hearers: Final[dict[str, list[Hearer]]] = {}
        self.queue: Final[asyncio.Queue[str]] = asyncio.Queue(LONGEST_QUEUE)
        self.told = -REMINDER
        """When the log told last that the way is broken."""
        self.tasks: Final = [
            asyncio.create_task(self.keep_on(self.listen)),
            asyncio.create_task(self.keep_on(self.tell)),
        ]

    def on(self, topic: Topic, hearer: Hearer) -> None:
        """Do something whenever a topic is pinged."""
        self.hearers.setdefault(topic, []).append(hearer)

    def send(self, topic: Topic, which: str) -> None:
        """Ping. It does not wait; where too many wait already this one is dropped."""
        assert len(which) <= LARGEST, "a ping has an id, not a content"
        try:
            self.queue.put_nowait(f"{topic} {which}")
        except asyncio.QueueFull:
            log.warning("pings are dropped: nobody takes them")

    async def tell(self) -> None:
        """Send what waits, one after the other."""
        while True:
            ping = await self.queue.get()
            await self.way.publish(ping.encode(), [CHANNEL])
            self.metrics.pings.labels(ping.partition(" ")[0]).inc()

    async def listen(self) -> None:
        """Hear pings."""
        await self.way.on_startup()
        try:
            await self.way.subscribe([CHANNEL])
            async for _channel, heard in self.way.stream_events():
                topic, _, which = as_text(heard).partition(" ")
                for hearer in self.hearers.get(topic, []):
                    hearer(which)
        finally:
            await self.way.on_shutdown()

    async def keep_on(self, doing: Callable[[], Awaitable[None]]) -> None:
        """Do something for ever, whatever breaks."""
        while True:
            try:
                await doing()
            except Exception as error:  # noqa: BLE001 - a lost ping harms nothing
                self.complain(f"{type(error).__name__}: {error}")
            await asyncio.sleep(PAUSE)

    def complain(self, problem: str) -> None:
        """Write to the log that the way is broken, now and then."""
        now = asyncio.get_running_loop().time()
        if now - self.told >= REMINDER:
            self.told = now
            log.warning(
                "pings between servers do not get through, so news are late and tables change "
                "servers slowly (see --bus); it is tried again: %s",
                problem,
            )

    async def close(self) -> None:
        """Hear and send no more."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.way.on_shutdown()


def as_text(heard: bytes | str) -> str:
    """What was heard; some ways decode by themselves."""
    return heard.decode() if isinstance(heard, bytes) else heard


def find_way(address: str, database: str) -> ChannelsBackend:
    """How servers reach each other: Redis or Valkey by an address, else PostgreSQL, else not."""
    if address:
        known = redis_address(address)
        try:
            from litestar.channels.backends.redis import (  # noqa: PLC0415 - an extra
                RedisChannelsPubSubBackend,
            )
            from redis.asyncio import Redis  # noqa: PLC0415 - likewise
        except ImportError:
            raise KingsroadError(
                "pings over Redis need another package: pip install 'kingsroad[cluster]'"
            ) from None
        redis = Redis.from_url(known)

        class RedisWay(RedisChannelsPubSubBackend):
            """Litestar's way, which closes its connections."""

            async def on_shutdown(self) -> None:
                await super().on_shutdown()
                await redis.aclose()

        return RedisWay(redis=redis)
    if database.startswith("postgresql"):
        return PostgresWay(database)
    return MemoryChannelsBackend()


def redis_address(address: str) -> str:
    """The address of a Redis, or of a Valkey, as the library for both knows it."""
    if not address.startswith(("redis://", "rediss://", "valkey://", "unix://")):
        raise KingsroadError(f"--bus: {address!r} is no address of a Redis or a Valkey")
    return address.replace("valkey://", "redis://", 1)


class PostgresWay(ChannelsBackend):
    """NOTIFY and LISTEN of PostgreSQL, on one connection each.

    Litestar's own way opens a connection for every message.
    """

    def __init__(self, database: str) -> None:
        from psycopg import AsyncConnection  # noqa: PLC0415 - an extra
        from sqlalchemy.engine import make_url  # noqa: PLC0415 - likewise

        self.connect: Final = AsyncConnection.connect
        url = make_url(database).set(drivername="postgresql")
        self.address: Final = url.render_as_string(hide_password=False)
        self.speaking: AsyncConnection[Any] | None = None
        self.listening: AsyncConnection[Any] | None = None

    async def on_startup(self) -> None:
        """Nothing: connections are opened when they are needed."""

    async def on_shutdown(self) -> None:
        """Close what is open."""
        for connection in (self.speaking, self.listening):
            if connection is not None:
                await connection.close()
        self.speaking = self.listening = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Notify."""
        if self.speaking is None or self.speaking.closed:
            self.speaking = await self.connect(self.address, autocommit=True)
        for channel in channels:
            await self.speaking.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen."""
        self.listening = await self.connect(self.address, autocommit=True)
        for channel in channels:
            await self.listening.execute(f'LISTEN "{channel}"'.encode())

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Never asked for: a server listens as long as it runs."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What was notified."""
        assert self.listening is not None
        async for heard in self.listening.notifies():
            yield heard.channel, heard.payload.encode()
        raise ConnectionError("PostgreSQL has closed the connection")

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """None is kept."""
        return []
