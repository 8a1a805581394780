"""What others decide while rooms are awake: chat that operators hid, sessions that were ended."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Final

from kingsroad.server.errors import Refusal
from kingsroad.server.play.rooms import Rooms
from kingsroad.server.storage import meeting
from kingsroad.server.table.room import Room

PAUSE: Final = 10.0
"""Seconds between two looks."""

log = logging.getLogger(__name__)


class Upkeep:
    """Looks at the database once in a while, where `kingsroad admin` may have changed something."""

    def __init__(self, rooms: Rooms, pause: float = PAUSE) -> None:
        self.rooms: Final = rooms
        self.pause: Final = pause
        self.task: Final = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Look for ever."""
        while True:
            await asyncio.sleep(self.pause)
            try:
                await self.look()
            except Exception:
                log.exception("what operators have changed could not be seen")

    async def look(self) -> None:
        """Look once."""
        storage = self.rooms.storage
        awake = {table: each for table, each in self.rooms.awake.items() if len(each.room.viewers)}
        talking = [table for table, each in awake.items() if each.room.chat.lines]
        if talking:
            hidden = await asyncio.to_thread(meeting.hidden_in, storage, talking)
            for table, numbers in hidden.items():
                if awake[table].room.chat.shows(numbers):
                    with suppress(Refusal):  # else it sleeps by now, and wakes without them
                        await self.rooms.act(awake[table], partial(Room.hide, numbers=numbers))
        sessions = {
            viewer.session
            for each in awake.values()
            for viewer in each.room.viewers
            if viewer.session
        }
        if sessions:
            left = await asyncio.to_thread(meeting.sessions_among, storage, sessions)
            for session in sessions - left:
                self.rooms.end_session(session)

    async def close(self) -> None:
        """Look no more."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
