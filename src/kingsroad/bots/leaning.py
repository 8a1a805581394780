"""A bot with a style: of options that are nearly as good it takes what it likes."""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from typing import Final

from kingsroad.bots.bot import Bot, Stop, never, with_forecast
from kingsroad.bots.thought import Candidate, Thought
from kingsroad.core.dice import Dice
from kingsroad.library import AnyGame, AnyRuleset, MissingPart, part

TRIED: Final = 4
"""A search must have tried it at least so many times less often than the best."""


class LeaningBot(Bot):
    """Thinks as another bot does, and leans towards its style where that costs little."""

    def __init__(self, name: str, thinker: Bot, style: str) -> None:
        self.name = name
        self.thinker: Final = thinker
        self.style: Final = style

    def think(self, g: AnyGame, dice: Dice, stop: Stop = never) -> Thought:
        """The thought of the other, with another choice if one is liked."""
        thought = self.thinker.think(g, dice, stop)
        taken = self.taken(g, thought)
        if taken.choice is thought.choice:
            return thought
        # How it ends after the thinker's own choice, if that is known, is no forecast of this one.
        found = thought.candidates, [taken.choice], thought.iterations
        return with_forecast(g, taken.choice, *found)

    def taken(self, g: AnyGame, thought: Thought) -> Candidate:
        """The best candidate, those that are liked counted a little higher."""
        bonus = fondness_in(g.rules, self.style)
        own = [each for each in thought.candidates if each.choice is thought.choice]
        if not own:  # the thinker has overlooked what it shows; it keeps to what it saw
            return Candidate(thought.choice, 0, 0.0)
        best, highest = own[0], worth(own[0], bonus)
        for each in thought.candidates:
            if each.visits * TRIED >= own[0].visits and worth(each, bonus) > highest:
                best, highest = each, worth(each, bonus)
        return best


def worth(candidate: Candidate, bonus: dict[str, float]) -> float:
    """What a candidate promises, and how much it is liked."""
    return candidate.value + bonus.get(candidate.choice.name, 0.0)


@cache
def fondness_in(rules: AnyRuleset, style: str) -> dict[str, float]:
    """How fond a style is of the choices of a game; of none in a game that knows no styles."""
    try:
        tastes = part(rules, "bots.styles")
    except MissingPart:
        return {}
    return {
        choice.name: tastes.FONDNESS[style]
        for choice in rules.catalogue.choices
        if any(fnmatchcase(choice.name, pattern) for pattern in tastes.LIKES[style])
    }
