"""Bots that sit at tables: a small pool of processes that think, seen from the event loop.

A process that dies or does not answer in time is replaced and asked again. If that does not help
either, any legal choice is made: a bot may play badly, but it never stalls a table.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from kingsroad.bots.levels import make_bot
from kingsroad.bots.thinker import PlainThought, Thinker, ThinkerLost, Work
from kingsroad.core.dice import Dice
from kingsroad.core.errors import KingsroadError
from kingsroad.library import AnyGame
from kingsroad.server.errors import Refusal
from kingsroad.server.metrics import Metrics
from kingsroad.server.play.assistants import Assistant
from kingsroad.server.play.pipes import readable
from kingsroad.server.play.turns import NOBODY, Asker, Turns

TRIES: Final = 3
PATIENCE: Final = 30.0
"""Seconds that a thought may take, whatever its budget says."""
LONGEST_QUEUE: Final = 1000
CALM: Final = 4
"""With so many thoughts asked for at once for each process, every bot has its time."""
LEAST_SHARE: Final = 0.1

log = logging.getLogger(__name__)


class Chosen(NamedTuple):
    """The answer of a bot to a table."""

    name: str
    """Of its choice."""
    share: float
    """The part of its usual time that it had."""


class Pool:
    """Some processes that think, started when they are needed."""

    def __init__(
        self,
        processes: int,
        patience: float = PATIENCE,
        queue: int = LONGEST_QUEUE,
        metrics: Metrics | None = None,
    ) -> None:
        self.metrics: Final = Metrics() if metrics is None else metrics
        self.patience: Final = patience
        self.longest: Final = queue
        self.free: Final[list[Thinker]] = []
        self.busy: Final[set[Thinker]] = set()
        self.turns: Final = Turns(processes)
        self.assistants: Final[list[Assistant]] = []
        self.queued = 0
        self.closed = False

    async def choose(self, game: AnyGame, bot: str, seed: int, asker: Asker = NOBODY) -> Chosen:
        """What a bot chooses; always an answer that is legal."""
        for _ in range(TRIES):
            try:
                thought = await self.think(game, bot, seed, asker)
            except Refusal:
                raise
            except Exception as error:  # noqa: BLE001 - whatever it is, the table goes on
                log.warning("a bot is asked again: %s: %s", type(error).__name__, error)
                continue
            name = thought["choice"]
            if any(choice.name == name for choice in game.legal):
                return Chosen(name, thought["share"])
            log.warning("a bot chose %r, which is not offered", name)
        log.error("bot %s does not answer; any choice is made for it", bot)
        return Chosen(game.legal[Dice(seed).below(len(game.legal))].name, 1.0)

    async def think(
        self, game: AnyGame, bot: str, seed: int, asker: Asker = NOBODY, explain: bool = False
    ) -> PlainThought:
        """A thought about the seat that is asked; the process never sees the true cards."""
        if self.queued >= self.longest:
            raise Refusal("busy", "too many bots are thinking; try again later")
        make_bot(bot)  # an unknown one is refused at once
        self.queued += 1
        asked = time.monotonic()
        try:
            async with self.turns.taken(asker, bot):
                begun = time.monotonic()
                self.metrics.waits.labels(bot).observe(begun - asked)
                thought = await self.borrow(game, bot, seed, explain)
                self.metrics.thoughts.labels(bot).observe(time.monotonic() - begun)
                return thought
        finally:
            self.queued -= 1

    async def borrow(
        self, game: AnyGame, bot: str, seed: int, explain: bool = False
    ) -> PlainThought:
        """Think elsewhere, if somebody is free there, or in a process of this machine."""
        helper = next((each for each in self.assistants if each.is_free), None)
        if helper is not None and not explain:  # this machine has other things to do as well
            return await helper.think(game, bot, seed, self.patience)
        thought: PlainThought = await self.in_process(
            lambda thinker: thinker.begin(game, bot, seed, explain, self.share())
        )
        return thought

    async def look(self, work: Work, *given: object) -> Any:
        """Have something looked at that no table waits for: bots think first."""
        async with self.turns.taken(NOBODY, work.__name__, behind=True):
            return await self.in_process(lambda thinker: thinker.begin_work(work, *given))

    async def in_process(self, begin: Callable[[Thinker], None]) -> Any:
        """Begin something in a free process, or in a new one, and wait for what it finds."""
        if self.closed:
            raise Refusal("busy", "the server is shutting down")
        thinker = self.idle()
        if thinker is None:
            thinker = await asyncio.to_thread(Thinker)
        self.busy.add(thinker)
        try:
            begin(thinker)
            found = await self.answer(thinker)
        except BaseException:
            # Whatever happened, also that nobody waits any more: its answer must reach no other.
            self.busy.discard(thinker)
            await asyncio.shield(asyncio.to_thread(end, thinker))
            raise
        self.busy.discard(thinker)
        self.free.append(thinker)
        return found

    def share(self) -> float:
        """The part of its usual time that a bot has: under load all think less, by one rule."""
        calm = CALM * self.turns.places
        return 1.0 if self.queued <= calm else max(LEAST_SHARE, calm / self.queued)

    @contextmanager
    def assisted_by(self, assistant: Assistant) -> Iterator[None]:
        """Let somebody think elsewhere, as long as they are there."""
        self.assistants.append(assistant)
        self.turns.widen(assistant.places)
        try:
            yield
        finally:
            self.assistants.remove(assistant)
            self.turns.widen(-assistant.places)
            assistant.leave()

    def idle(self) -> Thinker | None:
        """A process that lives and has nothing to do; those that died meanwhile are forgotten."""
        while self.free:
            thinker = self.free.pop()
            if thinker.process.is_alive():
                return thinker
            thinker.pipe.close()
        return None

    async def answer(self, thinker: Thinker) -> Any:
        """Wait until a process answers, dies, or has had time enough."""
        deadline = time.monotonic() + self.patience
        while await readable(thinker.pipe, deadline - time.monotonic()):
            found = thinker.answer(0)
            if found is not None:
                return found
        raise ThinkerLost("the thinking process takes too long")

    async def close(self) -> None:
        """End all processes."""
        self.closed = True
        for thinker in [*self.free, *self.busy]:
            await asyncio.to_thread(end, thinker)
        self.free.clear()


def end(thinker: Thinker) -> None:
    """End a process now: there is nothing in it to save."""
    try:
        thinker.process.kill()
        thinker.close()
    except (KingsroadError, OSError, ValueError):
        log.warning("a thinking process could not be ended", exc_info=True)
