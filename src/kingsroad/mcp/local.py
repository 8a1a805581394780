"""A game in this process: the model against bots."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

from kingsroad.bots.levels import make_bot
from kingsroad.core.dice import Dice
from kingsroad.core.event import Chronicle
from kingsroad.library import AnyRuleset
from kingsroad.mcp.place import NotYet, Place
from kingsroad.record.record import record_of
from kingsroad.research.text import answer, question_lines, seat_of, table_text
from kingsroad.text import narrate


class LocalPlace(Place):
    """A seat of a game whose other seats are played by bots, in threads."""

    def __init__(
        self,
        rules: AnyRuleset,
        players: int,
        options: Mapping[str, str],
        seat: str,
        bot: str,
        seed: int,
    ) -> None:
        super().__init__(rules)
        self.bot: Final = make_bot(bot)
        self.dice: Final = Dice(seed + 1)
        self.chronicle: Final = Chronicle()
        self.game: Final = rules.start(players, dict(options), seed, self.chronicle)
        self.seat: Final = seat_of(self.game, seat)
        self.others: asyncio.Task[None] = asyncio.create_task(self.play_others())

    async def play_others(self) -> None:
        """Let the bots choose until it is the turn of this seat."""
        game = self.game
        while not game.over and game.seat != self.seat:
            # A clone, as somebody may look at the game while the bot thinks.
            thought = await asyncio.to_thread(self.bot.choose, game.clone(), self.dice)
            game.apply(thought.choice)

    async def table(self) -> str:
        options = self.rules.chosen_options(self.game.state)
        return table_text(self.rules.key, options, self.game.view(self.seat))

    async def question(self) -> str:
        return "\n".join(question_lines(self.game, self.seat))

    async def choose(self, text: str) -> None:
        if not self.game.over and self.game.seat != self.seat:
            raise NotYet(f"it is the turn of {self.game.seat_name(self.game.seat)}")
        self.game.apply(answer(self.game, text))
        self.others = asyncio.create_task(self.play_others())

    async def wait(self, seconds: float) -> bool:
        done, _ = await asyncio.wait({self.others}, timeout=seconds)
        for task in done:
            task.result()
        return bool(done)

    def news(self) -> list[str]:
        return [line.text for line in narrate(self.chronicle.take(), self.rules, self.seat)]

    async def record(self) -> str:
        return record_of(self.game).write(seen_by=None if self.game.over else self.seat)

    async def leave(self) -> None:
        self.others.cancel()
        await asyncio.wait({self.others})
