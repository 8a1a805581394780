"""Bots that go wrong on purpose, in a module of their own so that workers can import them."""

from __future__ import annotations

import os

from kingsroad.bots.bot import Bot, RandomBot, Stop, never
from kingsroad.bots.levels import make_bot
from kingsroad.bots.thought import Thought
from kingsroad.core.dice import Dice
from kingsroad.library import AnyGame


class Faulty(RandomBot):
    """Plays at random until its fifth decision in games of one deal in three."""

    name = "faulty"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, game: AnyGame, dice: Dice, stop: Stop = never) -> Thought:
        self.asked += 1
        if self.asked == 5 and self.unlucky(game):
            self.go_wrong()
        return super().choose(game, dice, stop)

    def unlucky(self, game: AnyGame) -> bool:
        assert game.history is not None
        return game.history[0].code % 3 == 0

    def go_wrong(self) -> None:
        raise ValueError("no idea\nwhat to do")


class Deadly(Faulty):
    """Takes its whole process with it."""

    name = "deadly"

    def go_wrong(self) -> None:
        os._exit(7)


def make(name: str) -> Bot:
    """The bots above, and all others."""
    if name == "faulty":
        return Faulty()
    return Deadly() if name == "deadly" else make_bot(name)
