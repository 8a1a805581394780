"""Programs on other machines that think for this server, one connection each.

They are sent concealed positions, as the processes of this machine are, and answer with a thought.
One that does not answer, or answers nonsense, is let go; what it was asked is asked again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from kingsroad.bots.thinker import PlainThought, ThinkerLost
from kingsroad.core.dice import Dice
from kingsroad.library import AnyGame

MOST_PLACES: Final = 256


class Task(msgspec.Struct):
    """What an assistant is asked."""

    number: int
    position: dict[str, object]
    bot: str
    seed: int


class Offer(msgspec.Struct, forbid_unknown_fields=True):
    """What an assistant says first: how many thoughts it can think at a time."""

    places: int


class Reply(msgspec.Struct, forbid_unknown_fields=True):
    """What an assistant answers."""

    number: int
    thought: PlainThought | None = None
    problem: str = ""


class Assistant:
    """A program that thinks elsewhere."""

    def __init__(self, places: int, send: Callable[[bytes], None]) -> None:
        self.places: Final = min(max(places, 1), MOST_PLACES)
        self.send: Final = send
        self.asked: Final[dict[int, asyncio.Future[PlainThought]]] = {}
        self.number = 0
        self.gone = False

    @property
    def is_free(self) -> bool:
        """Whether it can think about one more position."""
        return not self.gone and len(self.asked) < self.places

    async def think(self, game: AnyGame, bot: str, seed: int, patience: float) -> PlainThought:
        """A thought about a position that is concealed before it leaves."""
        concealed = game.rules.conceal(game, game.seat, Dice(seed))
        self.number += 1
        number = self.number
        task = Task(number, dict(game.rules.write_position(concealed)), bot, seed)
        answer = asyncio.get_running_loop().create_future()
        self.asked[number] = answer
        try:
            self.send(msgspec.json.encode(task))
            return await asyncio.wait_for(answer, patience)
        except TimeoutError:
            self.leave()
            raise ThinkerLost("an assistant takes too long") from None
        finally:
            self.asked.pop(number, None)

    def hear(self, data: str | bytes) -> None:
        """Take an answer in; one that nobody waits for any more is dropped."""
        reply = msgspec.json.decode(data, type=Reply)
        answer = self.asked.get(reply.number)
        if answer is None or answer.done():
            return
        if reply.thought is None:
            answer.set_exception(ThinkerLost(f"an assistant says: {reply.problem[:200]}"))
        else:
            answer.set_result(reply.thought)

    def leave(self) -> None:
        """It is gone: whoever waits for it must ask somebody else."""
        self.gone = True
        for answer in self.asked.values():
            if not answer.done():
                answer.set_exception(ThinkerLost("an assistant has gone"))
        self.send(b"")
