"""News: what has changed in lists that people look at, on whichever server it happened.

A ping says so to all servers, and each tells those who listen here. They are never told what has
changed, only where to look again; so it harms nobody if news get lost, or come twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final, Generic, Literal, TypeVar

from kingsroad.server.clock import Clock
from kingsroad.server.cluster.pings import Pings

About = Literal["lobby", "games"]
Listener = Callable[[About], None]

GATHERED: Final = 0.2
"""Seconds in which several news of one kind become one."""
LASTS: Final = 25.0
"""Seconds after which somebody who is not heard of counts as gone."""

Key = TypeVar("Key", bound=Hashable)


class Gathering(Generic[Key]):
    """Does something with whatever came within a while, each of it once."""

    def __init__(self, seconds: float, then: Callable[[Key], None]) -> None:
        self.seconds: Final = seconds
        self.then: Final = then
        self.keys: Final[set[Key]] = set()

    def add(self, key: Key) -> None:
        """One more, or one that is there already."""
        if not self.keys:
            asyncio.get_running_loop().call_later(self.seconds, self.end)
        self.keys.add(key)

    def end(self) -> None:
        """The while is over."""
        keys = list(self.keys)
        self.keys.clear()
        for key in keys:
            self.then(key)


class News:
    """Who listens on this server, and to what."""

    def __init__(self, pings: Pings) -> None:
        self.listeners: Final[dict[tuple[About, str], list[Listener]]] = {}
        self.gathering: Final = Gathering(GATHERED, self.tell)
        pings.on("lobby", lambda _table: self.note("lobby"))
        pings.on("games", partial(self.note, "games"))

    def note(self, about: About, person: str = "") -> None:
        """Something has changed: in the lobby, or in the games of somebody."""
        if (about, person) in self.listeners:
            self.gathering.add((about, person))

    def tell(self, key: tuple[About, str]) -> None:
        """Say so to those who are still here."""
        for listener in list(self.listeners.get(key, ())):
            listener(key[0])

    @contextmanager
    def listening(self, about: About, person: str, listener: Listener) -> Iterator[None]:
        """Listen to news about the lobby, or about the games of a person."""
        listeners = self.listeners.setdefault((about, person), [])
        listeners.append(listener)
        try:
            yield
        finally:
            listeners.remove(listener)
            if not listeners:
                del self.listeners[about, person]


class Presence:
    """The tables at which somebody waits for others to sit down, on any server.

    The server that has such a table says so again and again, and once when nobody is there any
    more; if that gets lost, it is silent.
    """

    def __init__(self, pings: Pings, news: News, clock: Clock) -> None:
        self.news: Final = news
        self.clock: Final = clock
        self.until: Final[dict[str, float]] = {}
        pings.on("here", self.come)
        pings.on("gone", self.go)

    def is_at(self, table: str) -> bool:
        """Whether somebody waits at a table."""
        return self.until.get(table, 0.0) > self.clock.steady()

    def come(self, table: str) -> None:
        """Somebody is there, maybe since long."""
        now = self.clock.steady()
        if not self.is_at(table):
            for silent in [each for each, until in self.until.items() if until <= now]:
                del self.until[silent]
            self.news.note("lobby")
        self.until[table] = now + LASTS

    def go(self, table: str) -> None:
        """Nobody is there."""
        if self.until.pop(table, None) is not None:
            self.news.note("lobby")
