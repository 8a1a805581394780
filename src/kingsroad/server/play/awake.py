"""A room that is awake: what time does to it, and nothing of what happens there."""

from __future__ import annotations

import asyncio

from kingsroad.server.play.turns import Asker
from kingsroad.server.table.room import Room


class Awake:
    """A room that is awake, and what belongs to its being awake."""

    __slots__ = ("asker", "bots", "lock", "opened", "room", "touched", "waiting")

    def __init__(self, room: Room, asker: Asker) -> None:
        self.room = room
        self.asker = asker
        """On whose time its bots think: who came last of those who sit there."""
        self.lock = asyncio.Lock()
        self.bots: asyncio.Task[None] | None = None
        self.touch()
        self.opened: float = self.touched
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
