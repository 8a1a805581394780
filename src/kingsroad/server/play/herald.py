"""Tells all servers what has changed at the tables of this one, for the lists that people look at.

Ids only, gathered for a moment: however fast people play, a ping goes out about each once a second.
"""

from __future__ import annotations

import asyncio
from typing import Final

from kingsroad.server.cluster.news import Gathering
from kingsroad.server.cluster.pings import Pings, Topic
from kingsroad.server.play.rooms import Rooms
from kingsroad.server.table.outcome import Outcome
from kingsroad.server.table.room import Room

GATHERED: Final = 1.0
BEAT: Final = 10.0
"""Seconds between two signs that somebody is still at a table."""


class Herald:
    """Looks on when rooms change. It is made inside the event loop."""

    def __init__(self, rooms: Rooms, pings: Pings, beat: float = BEAT) -> None:
        self.rooms: Final = rooms
        self.pings: Final = pings
        self.beat: Final = beat
        self.gathering: Final = Gathering[tuple[Topic, str]](
            GATHERED, lambda ping: pings.send(*ping)
        )
        self.waited_at: Final[set[str]] = set()
        """The tables at which somebody waits for others to sit down."""
        rooms.listeners.append(self.hear)
        rooms.doormen.append(self.look)
        self.task: Final = asyncio.create_task(self.live())

    def tell(self, topic: Topic, which: str) -> None:
        """Something has changed: a table of the lobby, or somebody's games."""
        self.gathering.add((topic, which))

    def tell_all(self, room: Room) -> None:
        """A table has changed in the lists of all who sit there.

        But for those who have it before their eyes: they have seen it.
        """
        for chair in room.chairs:
            if chair.holder and not room.viewers.is_watching(chair.holder):
                self.tell("games", chair.holder)

    def hear(self, room: Room, outcome: Outcome) -> None:
        """Something was done at a table."""
        store = outcome.store
        if store.chairs:
            self.tell("lobby", room.id)
            self.look(room)
            if outcome.reseated:
                self.tell("games", outcome.reseated)
        if store.chairs or store.waiting is not None or store.scores is not None:
            self.tell_all(room)

    def look(self, room: Room) -> None:
        """Somebody comes to a table or goes, or sits down or gets up."""
        if is_waited_at(room):
            if room.id not in self.waited_at:
                self.waited_at.add(room.id)
                self.pings.send("here", room.id)
        elif room.id in self.waited_at:
            self.waited_at.discard(room.id)
            self.pings.send("gone", room.id)

    async def live(self) -> None:
        """Say again where somebody waits."""
        while True:
            await asyncio.sleep(self.beat)
            for table in list(self.waited_at):
                awake = self.rooms.awake.get(table)
                if awake is not None and is_waited_at(awake.room):
                    self.pings.send("here", table)
                else:
                    self.waited_at.discard(table)

    async def close(self) -> None:
        """Look on no more."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


def is_waited_at(room: Room) -> bool:
    """Whether a seat is open and somebody who has one is there."""
    return any(chair.is_open for chair in room.chairs) and any(
        chair.holder and room.viewers.is_present(chair.holder) for chair in room.chairs
    )
