"""A bot with a style: of options that are nearly as good it takes what it likes."""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from typing import Final

from kingsroad.bots.bot import Bot, Stop, never
from kingsroad.bots.thought import Candidate, Thought
from kingsroad.core.dice import Dice
from kingsroad.library import AnyGame, AnyRuleset, MissingPart, part

FONDNESS: Final = 0.01
"""How much worse, in hope from 0 to 1, an option that is liked may be and still be taken."""
TRIED: Final = 4
"""A search must have tried it at least so many times less often than the best."""


class LeaningBot(Bot):
    """Thinks as another bot does, and leans towards its style where that costs little."""

    def __init__(self, name: str, thinker: Bot, style: str, fondness: float = FONDNESS) -> None:
        self.name = name
        self.thinker: Final = thinker
        self.style: Final = style
        self.fondness: Final = fondness

    def think(self, g: AnyGame, dice: Dice, stop: Stop = never) -> Thought:
        """The thought of the other, with another choice if one is liked."""
        thought = self.thinker.think(g, dice, stop)
        taken = self.taken(g, thought)
        if taken.choice is thought.choice:
            return thought
        return thought.instead(taken.choice)

    def taken(self, g: AnyGame, thought: Thought) -> Candidate:
        """The best candidate, those that are liked counted a little higher."""
        liked = liked_in(g.rules, self.style)
        own = [each for each in thought.candidates if each.choice is thought.choice]
        if not own:  # the thinker has overlooked what it shows; it keeps to what it saw
            return Candidate(thought.choice, 0, 0.0)
        best, highest = own[0], self.worth(own[0], liked)
        for each in thought.candidates:
            if each.visits * TRIED >= own[0].visits and self.worth(each, liked) > highest:
                best, highest = each, self.worth(each, liked)
        return best

    def worth(self, candidate: Candidate, liked: frozenset[str]) -> float:
        """What a candidate promises, and whether it is liked."""
        return candidate.value + (self.fondness if candidate.choice.name in liked else 0.0)


@cache
def liked_in(rules: AnyRuleset, style: str) -> frozenset[str]:
    """The choices of a game that a style likes; none in a game that knows no styles."""
    try:
        patterns = part(rules, "bots.styles").LIKES[style]
    except MissingPart:
        return frozenset()
    return frozenset(
        choice.name
        for choice in rules.catalogue.choices
        if any(fnmatchcase(choice.name, pattern) for pattern in patterns)
    )
