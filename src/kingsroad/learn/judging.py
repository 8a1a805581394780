"""How good a choice was: what it gives away of the first place, if that is beyond doubt.

A bot searches for the best choice. If it is another than the one that was made, and the search sees
more than a trifle between them, both are played on some times with the same dice, everybody going
on in good sense until the turn is over, and what the seat may then expect of the first place is
compared. A loss counts only if it stands out from the noise of these games, and a second search and
other dice say the same: the smaller of the two losses is told.

What the others do afterwards is nobody's fault here: before and after are never compared.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, Literal, NamedTuple

from kingsroad.bots.bot import Stop, never
from kingsroad.bots.forecast import forecast
from kingsroad.bots.levels import make_bot
from kingsroad.bots.reasons import Reason, play_on, reasons
from kingsroad.bots.thought import Forecast, Thought
from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice, derived_seed
from kingsroad.library import AnyGame

Grade = Literal["", "inaccuracy", "mistake", "blunder"]

GRADES: Final[tuple[tuple[float, Grade], ...]] = (
    (0.15, "blunder"),
    (0.10, "mistake"),
    (0.05, "inaccuracy"),
)
"""From which loss on, in shares of the first place, a choice is called what."""
LEAST: Final = GRADES[-1][0]
"""Less than this is no fault."""
TRIFLE: Final = LEAST / 2
"""Choices so close to each other in a search (in hope, from 0 to 1) are equally good to it."""
NOISE: Final = 2.0
"""A loss is so many times its standard error at least."""
RIGHT: Final = 0.02
"""Who tries again is right if no more than this is lost."""
TRIALS: Final = 12
"""How often each of two choices is played on with the same dice."""


class Gap(NamedTuple):
    """How much more a choice promises its seat than another."""

    share: float
    """Of the first place."""
    points: float
    """At the end."""
    error: float
    """The standard error of the share: what the dice of these few games make of it."""

    @property
    def telling(self) -> bool:
        """Whether it is a loss, and not noise."""
        return self.share >= max(LEAST, NOISE * self.error)


class Judgement(NamedTuple):
    """What is to be said of a choice."""

    chosen: str
    best: str
    """What was to be chosen; the choice itself if nothing better is beyond doubt."""
    loss: float
    """The share of the first place that was given away; 0 if none beyond doubt."""
    points: float
    """The points that were given away with it."""
    line: list[str]
    """How the game may go on from the better choice."""
    reasons: list[Reason]
    """Why it is better."""

    @property
    def grade(self) -> Grade:
        """What such a loss is called."""
        return grade(self.loss)


def grade(loss: float) -> Grade:
    """What a loss is called; nothing if it is small."""
    return next((name for least, name in GRADES if loss >= least), "")


def judge(game: AnyGame, chosen: Choice, bot: str, seed: int, stop: Stop = never) -> Judgement:
    """Judge a choice of the seat that must choose, by what that seat could know."""
    thinker, other = make_bot(bot), derived_seed(seed, 1)
    concealed = game.rules.conceal(game, game.seat, Dice(seed))
    thought = thinker.think(concealed.clone(), Dice(seed), stop)
    best = thought.choice
    fine = Judgement(chosen.name, chosen.name, 0.0, 0.0, [], [])
    if good_enough(chosen, thought):
        return fine
    first = gap(concealed, best, chosen, seed)
    if not first.telling:
        return fine
    if good_enough(chosen, thinker.think(concealed.clone(), Dice(other), stop)):
        return fine
    second = gap(concealed, best, chosen, other)
    if not second.telling:
        return fine
    return Judgement(
        chosen.name,
        best.name,
        min(first.share, second.share),
        min(first.points, second.points),
        [choice.name for choice in thought.line],
        reasons(concealed, best, chosen, seed),
    )


def good_enough(chosen: Choice, thought: Thought) -> bool:
    """Whether a search would choose the same, or sees but a trifle between that and its choice."""
    seen = {each.choice.name: each.value for each in thought.candidates}
    if thought.choice is chosen:
        return True
    return chosen.name in seen and seen[thought.choice.name] - seen[chosen.name] < TRIFLE


def gap(game: AnyGame, best: Choice, chosen: Choice, seed: int) -> Gap:
    """How much more one choice of a concealed game promises than another, by the same dice."""
    seat, shares, points = game.seat, list[float](), 0.0
    for number in range(TRIALS):
        one, other = (end(game, each, derived_seed(seed, number)) for each in (best, chosen))
        shares.append(one.chances[seat] - other.chances[seat])
        points += one.scores[seat] - other.scores[seat]
    mean = sum(shares) / TRIALS
    spread = sum((share - mean) ** 2 for share in shares) / (TRIALS - 1)
    return Gap(mean, points / TRIALS, sqrt(spread / TRIALS))


def end(game: AnyGame, choice: Choice, seed: int) -> Forecast:
    """How the game may end as it stands when the turn of a choice is over."""
    return forecast(play_on(game, choice, Dice(seed)))
