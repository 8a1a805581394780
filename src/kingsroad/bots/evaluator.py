"""What greedy bots and the search ask about a table: worth in chances, not in points."""

from __future__ import annotations

import math
from typing import Final, Generic

from librt.vecs import vec

from kingsroad.bots.judge import Judge, advance, best_of, rewards, seat_to_choose
from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice
from kingsroad.core.game import Game, S

QUICK_HEAT: Final = 0.7
"""How many points of merit a quick choice may be off."""
LONGEST_PLAYOUT: Final = 120


class Verdict:
    """What a table promises."""

    def __init__(self, hopes: vec[float], scores: vec[float]) -> None:
        self.hopes: Final = hopes
        """What each seat may hope for, from 0 to 1."""
        self.scores: Final = scores
        """The final score that each seat may expect."""

    def mix_with(self, other: Verdict) -> None:
        """Take the mean with another one."""
        for seat in range(len(self.hopes)):
            self.hopes[seat] = 0.5 * (self.hopes[seat] + other.hopes[seat])
            self.scores[seat] = 0.5 * (self.scores[seat] + other.scores[seat])


class Evaluator(Generic[S]):
    """Knows what tables of one game are worth."""

    def exploration(self) -> float:
        """How much a search should try options that do not look best."""
        raise NotImplementedError

    def look_ahead(self, g: Game[S], dice: Dice) -> list[float]:
        """What the seat that must choose may hope for after each of its options."""
        raise NotImplementedError

    def judge(self, g: Game[S], dice: Dice) -> Verdict:
        """What the table promises each seat. The game may be played on for it."""
        raise NotImplementedError

    def foresee(self, g: Game[S], dice: Dice) -> Verdict:
        """The same with the end of the turn in view, where one look is worth some time."""
        return self.judge(g, dice)

    def forecast(self, g: Game[S]) -> vec[float]:
        """The final score that each seat may expect; exact once the game is over."""
        raise NotImplementedError

    def end_turn(self, g: Game[S], dice: Dice) -> None:
        """Play on to the end of the turn with quick choices."""
        turn = g.state.turn()
        left = LONGEST_PLAYOUT
        while g.pending is not None and g.state.turn() == turn and left > 0:
            g.apply(self.quick_choice(g, dice))
            advance(g, dice)
            left -= 1

    def quick_choice(self, g: Game[S], dice: Dice) -> Choice:
        """A good choice in little time: what looks best one step ahead."""
        return g.legal[best_of(self.look_ahead(g, dice))]


class HandMade(Evaluator[S]):
    """Asks a judge, who is best at the end of a turn: half-placed workers are hard to judge."""

    def __init__(self, judge: Judge[S]) -> None:
        self.knowledge: Final = judge

    def exploration(self) -> float:
        return 0.45

    def look_ahead(self, g: Game[S], dice: Dice) -> list[float]:
        seat = seat_to_choose(g)
        values: list[float] = []
        for choice in g.legal:
            after = g.clone()
            after.apply(choice)
            advance(after, dice)
            scores = self.knowledge.forecast(after)
            values.append(rewards(scores, self.knowledge.spread(after))[seat])
        return values

    def judge(self, g: Game[S], dice: Dice) -> Verdict:
        self.end_turn(g, dice)
        scores = self.knowledge.forecast(g)
        return Verdict(rewards(scores, self.knowledge.spread(g)), scores)

    def forecast(self, g: Game[S]) -> vec[float]:
        return self.knowledge.forecast(g)

    def quick_choice(self, g: Game[S], dice: Dice) -> Choice:
        """By merit, with some noise, where the judge knows what each option is worth."""
        merits = self.knowledge.merits(g)
        if not merits:
            return g.legal[best_of(self.look_ahead(g, dice))]
        return g.legal[noisy_best(merits, QUICK_HEAT, dice)]


def noisy_best(values: list[float], heat: float, dice: Dice) -> int:
    """The place of the highest value after Gumbel noise: the better, the more often."""
    best = 0
    highest = -1.0e30
    for i in range(len(values)):
        chance = float(dice.below(1000000) + 1) / 1000001.0
        value = values[i] - heat * math.log(-math.log(chance))
        if value > highest:
            highest = value
            best = i
    return best
