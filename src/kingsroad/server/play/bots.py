"""Bots at tables: whenever one must choose and anybody cares, it thinks and its choice is made."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from kingsroad.server.errors import Refusal
from kingsroad.server.play.awake import Awake
from kingsroad.server.play.thinkers import Chosen, Pool
from kingsroad.server.security.seeds import number
from kingsroad.server.table.room import Room

if TYPE_CHECKING:  # rooms have bots
    from kingsroad.server.play.rooms import Rooms

PAUSE: Final = 1.0
"""Seconds before a bot that could not choose tries again."""

log = logging.getLogger(__name__)


class Bots:
    """The bots of all rooms."""

    def __init__(self, rooms: Rooms, pool: Pool) -> None:
        self.rooms: Final = rooms
        self.pool: Final = pool

    def stir(self, awake: Awake) -> None:
        """If a bot must choose, let it think."""
        thinking = awake.bots is not None and not awake.bots.done()
        if is_awaited(awake.room) and not thinking and not self.rooms.closed:
            awake.bots = asyncio.create_task(self.play(awake))

    async def play(self, awake: Awake) -> None:
        """Let bots choose until a person must, or the table is no more."""
        room = awake.room
        while self.rooms.awake.get(room.id) is awake:
            turn = room.bot_turn()
            if turn is None or not is_awaited(room):
                return
            lines = room.ledger.lines
            seed = number(room.ledger.seed, "bot", lines)
            try:
                game = room.ledger.game.clone()
                chosen = await self.pool.choose(game, turn[1], seed, awake.asker)
                await self.choose(awake, lines, chosen)
            except Refusal as refusal:
                if refusal.code not in ("stale", "illegal"):  # else an undo or a person came first
                    log.warning("a bot waits: %s", refusal.reason)
                    await asyncio.sleep(PAUSE)
            except Exception:  # a bot must not take the table with it
                log.exception("a bot failed")
                await asyncio.sleep(PAUSE)

    async def choose(self, awake: Awake, lines: int, chosen: Chosen) -> None:
        """Make a bot's choice."""
        name, share = chosen
        await self.rooms.act(awake, lambda room: room.choose_for_bot(lines, name, share))


def is_awaited(room: Room) -> bool:
    """Whether a bot must choose and anybody cares: bots among themselves wait for an audience."""
    return room.bot_turn() is not None and bool(len(room.viewers) or room.chairs.people())
