"""How good a choice was: what it gives away of the first place, if that is beyond doubt.

A bot searches for the best choice. If it is another than the one that was made, both are played on
some times with the same dice, everybody going on in good sense until the turn is over, and what
the seat may then expect of the first place is compared. A loss counts only if a second search and
other dice say the same: the smaller of the two losses is told.

What the others do afterwards is nobody's fault here: before and after are never compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from kingsroad.bots.bot import Stop, never
from kingsroad.bots.forecast import Forecast, forecast
from kingsroad.bots.levels import make_bot
from kingsroad.bots.reasons import Reason, play_on, reasons
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
"""Less than this is not told from the noise."""
RIGHT: Final = 0.02
"""Who tries again is right if no more than this is lost."""
TRIALS: Final = 12
"""How often each of two choices is played on with the same dice."""


class Worth(NamedTuple):
    """What a choice lets its seat expect."""

    share: float
    """Of the first place."""
    points: float
    """At the end."""


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
    if best is chosen:
        return fine
    first = gap(concealed, best, chosen, seed)
    if first.share < LEAST:
        return fine
    if thinker.think(concealed.clone(), Dice(other), stop).choice is chosen:
        return fine
    second = gap(concealed, best, chosen, other)
    if second.share < LEAST:
        return fine
    return Judgement(
        chosen.name,
        best.name,
        min(first.share, second.share),
        min(first.points, second.points),
        [choice.name for choice in thought.line],
        reasons(concealed, best, chosen, seed),
    )


def gap(game: AnyGame, best: Choice, chosen: Choice, seed: int) -> Worth:
    """How much more one choice of a concealed game promises than another."""
    one, other = worths(game, [best, chosen], seed, TRIALS)
    return Worth(one.share - other.share, one.points - other.points)


def worths(game: AnyGame, choices: Sequence[Choice], seed: int, trials: int) -> list[Worth]:
    """What some choices of a concealed game promise the seat that must choose, by the same dice."""
    found = []
    for choice in choices:
        ends = [end(game, choice, derived_seed(seed, number)) for number in range(trials)]
        found.append(
            Worth(
                sum(each.chances[game.seat] for each in ends) / trials,
                sum(each.scores[game.seat] for each in ends) / trials,
            )
        )
    return found


def end(game: AnyGame, choice: Choice, seed: int) -> Forecast:
    """How the game may end as it stands when the turn of a choice is over."""
    return forecast(play_on(game, choice, Dice(seed)))
