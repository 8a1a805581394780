"""Tables go from one server to another: where somebody wants one, and when a server ends."""

from __future__ import annotations

import asyncio
from typing import Final

from kingsroad.server.cluster.tenure import Tenure
from kingsroad.server.play.awake import Awake
from kingsroad.server.play.bots import is_awaited
from kingsroad.server.play.rooms import MOVED, Rooms

SETTLED: Final = 3.0
"""Seconds that a table stays where it is before another server may have it from people there."""


class HandOver:
    """Lets other servers have the tables of this one."""

    def __init__(self, rooms: Rooms, tenure: Tenure) -> None:
        self.rooms: Final = rooms
        self.tenure: Final = tenure
        self.leaving: Final[set[asyncio.Task[None]]] = set()
        tenure.pings.on("want", self.let_have)

    def let_have(self, table: str) -> None:
        """Another server, or this one, needs a table: let go of it, unless it has just come."""
        rooms = self.rooms
        awake = rooms.awake.get(table)
        if awake is None:
            if table in self.tenure.held and table not in rooms.waking:
                rooms.writer.hand_in(self.tenure.let_go([table]))
        elif not len(awake.room.viewers) or rooms.clock.steady() - awake.opened >= SETTLED:
            task = asyncio.create_task(self.hand_over(awake, "wanted"))
            self.leaving.add(task)
            task.add_done_callback(self.leaving.discard)

    async def hand_over(self, awake: Awake, reason: str) -> None:
        """Let another server have a table, when nothing is half written there.

        One where a bot is to choose and nobody looks on is kept until this server is gone: by that
        others know that somebody must wake it.
        """
        rooms = self.rooms
        async with awake.lock:
            if rooms.awake.get(awake.room.id) is awake:
                forsaken = is_awaited(awake.room) and not len(awake.room.viewers)
                rooms.throw_away(awake, MOVED)
                rooms.metrics.handed_over.labels(reason).inc()
                if reason == "wanted" or not forsaken:
                    rooms.writer.hand_in(self.tenure.let_go([awake.room.id]))

    async def drain(self) -> None:
        """Let others have all tables, and take none any more."""
        self.rooms.closed = True
        await asyncio.gather(*self.rooms.waking.values(), return_exceptions=True)
        await asyncio.gather(
            *(self.hand_over(awake, "drained") for awake in list(self.rooms.awake.values()))
        )
