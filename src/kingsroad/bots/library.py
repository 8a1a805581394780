"""Which judge looks at which game."""

from __future__ import annotations

from functools import cache
from typing import Any

from librt.vecs import vec

from kingsroad.bots.judge import Judge
from kingsroad.library import AnyGame, AnyRuleset, MissingPart, part

PLAIN_SPREAD = 10.0


class PlainJudge(Judge[Any]):
    """For a game without a judge: everybody may expect the points that they have."""

    def forecast(self, g: AnyGame) -> vec[float]:
        """The scores now."""
        return vec[float]([float(score) for score in g.scores()])

    def spread(self, g: AnyGame) -> float:
        """It knows nothing of how much is still to come."""
        return PLAIN_SPREAD

    def merits(self, g: AnyGame) -> list[float]:
        """It has no quick guess."""
        return []


def judge_of(g: AnyGame) -> Judge[Any]:
    """The judge of a game."""
    return judge_for(g.rules)


@cache
def judge_for(rules: AnyRuleset) -> Judge[Any]:
    """The judge of a game, by its rules; the plain one if it has none of its own."""
    try:
        judge: Judge[Any] = part(rules, "bots.judges").JUDGE
    except MissingPart:
        return PlainJudge()
    return judge
