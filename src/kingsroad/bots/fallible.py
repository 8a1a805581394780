"""A bot that errs as people do: it overlooks things, the more so what is not near at hand."""

from __future__ import annotations

from functools import cache
from typing import Final

from kingsroad.bots.bot import SHOWN, Bot, Stop, forced, never, with_forecast
from kingsroad.bots.library import evaluator_of
from kingsroad.bots.thought import Candidate, Thought
from kingsroad.core.dice import Dice
from kingsroad.library import AnyGame, AnyRuleset, MissingPart, part

NEAR: Final = 0.3
"""By how much likelier the first option, at the near end of the road, is seen than the last."""
PRECISION: Final = 1 << 20


class FallibleBot(Bot):
    """Looks one step ahead, at some of the options that make sense."""

    def __init__(self, name: str, source: str, sight: float, reach: float) -> None:
        self.name = name
        self.source: Final = source
        """Where its evaluator comes from."""
        self.sight: Final = sight
        """How likely it is to see an option, in a game that says nothing else."""
        self.reach: Final = reach
        """How much worse than the best, in hope, an option may be and still make sense."""

    def think(self, g: AnyGame, dice: Dice, stop: Stop = never) -> Thought:
        """The best of what it sees. Its candidates are what it has seen, and nothing else."""
        evaluator = evaluator_of(g, self.source)
        if len(g.legal) == 1:
            return forced(g)
        values = evaluator.look_ahead(g, dice)
        seen = self.seen(values, sight_in(g.rules, self.name, self.sight), dice)
        ranked = sorted(seen, key=lambda i: -values[i])
        candidates = [Candidate(g.legal[i], 1, values[i]) for i in ranked[:SHOWN]]
        choice = candidates[0].choice
        return with_forecast(g, choice, candidates, [choice], len(values))

    def seen(self, values: list[float], sight: float, dice: Dice) -> list[int]:
        """Which options it sees: some of those that make sense, at least the nearest one."""
        best = max(values)
        sensible = [i for i, value in enumerate(values) if value >= best - self.reach]
        last = max(1, len(sensible) - 1)
        seen = [
            option
            for rank, option in enumerate(sensible)
            if float(dice.below(PRECISION)) / PRECISION < sight + NEAR * (0.5 - rank / last)
        ]
        return seen or sensible[:1]


@cache
def sight_in(rules: AnyRuleset, level: str, usual: float) -> float:
    """How likely a level sees an option in a game."""
    try:
        manners = part(rules, "bots.styles")
    except MissingPart:
        return usual
    sight: float = getattr(manners, "SIGHT", {}).get(level, usual)
    return sight
