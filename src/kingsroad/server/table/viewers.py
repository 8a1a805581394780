"""Viewers: the connections that look at a table, and how long somebody is gone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from kingsroad.core.game import NOBODY
from kingsroad.server.clock import Clock
from kingsroad.text import ENGLISH

ABSENCE: Final = 60.0
"""Seconds after which the seat of somebody who left may be handed to a bot by others."""

Send = Callable[[bytes], None]
"""Takes a message for one connection; an empty one ends it."""


class Viewer:
    """A connection: whose it is, its language, whose eyes it looks through, and how to reach it."""

    __slots__ = ("holder", "language", "send", "viewpoint")

    def __init__(self, holder: str, send: Send, language: str = ENGLISH) -> None:
        self.holder = holder
        self.language = language
        self.send = send
        self.viewpoint = NOBODY


class Viewers:
    """All connections that look at a table."""

    def __init__(self, clock: Clock, absence: float) -> None:
        self.clock: Final = clock
        self.absence: Final = absence
        self.viewers: Final[list[Viewer]] = []
        self.opened: Final = clock.steady()
        self.left: Final[dict[str, float]] = {}
        """When those who are gone have left."""

    def __len__(self) -> int:
        return len(self.viewers)

    def __iter__(self) -> Iterator[Viewer]:
        return iter(self.viewers)

    def __contains__(self, viewer: object) -> bool:
        return viewer in self.viewers

    def add(self, viewer: Viewer) -> None:
        """Somebody looks."""
        self.viewers.append(viewer)
        self.left.pop(viewer.holder, None)

    def remove(self, viewer: Viewer) -> None:
        """Somebody looks no more."""
        self.viewers.remove(viewer)

    def note_absence(self, holder: str) -> None:
        """From now on somebody counts as away."""
        self.left[holder] = self.clock.steady()

    def is_present(self, holder: str) -> bool:
        """Whether somebody is connected."""
        return any(viewer.holder == holder for viewer in self.viewers)

    def is_long_gone(self, holder: str) -> bool:
        """Whether somebody has been away for long."""
        if self.is_present(holder):
            return False
        return self.clock.steady() - self.left.get(holder, self.opened) >= self.absence
