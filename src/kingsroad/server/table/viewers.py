"""Viewers: the connections that look at a table, and how long somebody has been away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from kingsroad.core.game import NOBODY
from kingsroad.server.clock import Clock
from kingsroad.server.table.chairs import Chair
from kingsroad.text import ENGLISH

ABSENCE: Final = 900.0
"""Seconds after which, at a table without a clock, the others may vote on the seat of somebody who
left."""

Send = Callable[[bytes], None]
"""Takes a message for one connection; an empty one ends it."""


class Viewer:
    """A connection: whose it is, its language, whose eyes it looks through, and how to reach it."""

    __slots__ = ("holder", "language", "name", "send", "session", "viewpoint", "visible")

    def __init__(
        self,
        holder: str,
        send: Send,
        language: str = ENGLISH,
        name: str = "",
        session: str = "",
    ) -> None:
        self.holder = holder
        self.name = name
        """Of an account; a guest has none."""
        self.session = session
        """The browser; if it is signed out, the connection ends."""
        self.language = language
        self.send = send
        self.viewpoint = NOBODY
        self.visible = False
        """Whether the table is on the screen, and not behind another tab."""


class Viewers:
    """All connections that look at a table."""

    def __init__(self, clock: Clock, absence: float) -> None:
        self.clock: Final = clock
        self.absence: Final = absence
        self.viewers: Final[list[Viewer]] = []

    def __len__(self) -> int:
        return len(self.viewers)

    def __iter__(self) -> Iterator[Viewer]:
        return iter(self.viewers)

    def __contains__(self, viewer: object) -> bool:
        return viewer in self.viewers

    def add(self, viewer: Viewer) -> None:
        """Somebody looks."""
        self.viewers.append(viewer)

    def remove(self, viewer: Viewer) -> None:
        """Somebody looks no more."""
        self.viewers.remove(viewer)

    def is_present(self, holder: str) -> bool:
        """Whether somebody is connected."""
        return any(viewer.holder == holder for viewer in self.viewers)

    def is_watching(self, holder: str) -> bool:
        """Whether somebody has the table before their eyes."""
        return any(viewer.holder == holder and viewer.visible for viewer in self.viewers)

    def is_away(self, chair: Chair, seconds: float) -> bool:
        """Whether the person of a chair has not been here for so many seconds.

        It is counted from what is stored, so sleep and restarts make no difference.
        """
        if not chair.holder or self.is_present(chair.holder):
            return False
        return self.clock.even_seconds() - chair.seen >= seconds
