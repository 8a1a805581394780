"""What a run of games says about the bots, with how sure it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import Final

from kingsroad.arena.match import Result

NORMAL_95: Final = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""

Interval = tuple[float, float]


def wilson(successes: float, trials: int) -> Interval:
    """Wilson's 95 % interval for a share; a half success, for a tie, is as good as any."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    z2 = NORMAL_95 * NORMAL_95 / trials
    middle = (share + z2 / 2) / (1 + z2)
    reach = NORMAL_95 / (1 + z2) * sqrt(share * (1 - share) / trials + z2 / (4 * trials))
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass
class BotResults:
    """The results of one bot, over all its seats."""

    games: int = 0
    """Games in which it sat at the table, in one seat or several."""
    seats: int = 0
    """Seats it had in all these games."""
    firsts: float = 0.0
    """Games it won; a shared first place counts as a share."""
    points: int = 0
    places: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def first_rate(self) -> float:
        """The share of its games that it won."""
        return self.firsts / self.games if self.games else 0.0

    def interval(self) -> Interval:
        """Where the true share probably is."""
        return wilson(self.firsts, self.games)

    def fair_rate(self, players: int) -> float:
        """The share that it would win if all bots were as strong."""
        return self.seats / (self.games * players) if self.games else 0.0


@dataclass
class PairResults:
    """Two bots that met."""

    games: int = 0
    before: float = 0.0
    """Games in which the first was placed before the second. A tie counts half; where a bot has
    several seats, a game counts as the share of the pairs of seats."""

    def share(self) -> float:
        """How often the first was before the second."""
        return self.before / self.games if self.games else 0.0

    def interval(self) -> Interval:
        """Where the true share probably is."""
        return wilson(self.before, self.games)


class Results:
    """The sums over all games."""

    def __init__(self, names: Iterable[str]) -> None:
        self.bots: Final = {name: BotResults() for name in names}
        self.pairs: Final = {pair: PairResults() for pair in combinations(self.bots, 2)}
        self.finished = 0

    def add(self, result: Result) -> None:
        """One game more."""
        self.finished += 1
        firsts = result.places.count(1)
        for name in set(result.bots):
            self.bots[name].games += 1
        for seat, name in enumerate(result.bots):
            bot = self.bots[name]
            bot.seats += 1
            bot.points += result.scores[seat]
            bot.places += result.places[seat]
            bot.decisions += result.decisions[seat]
            bot.seconds += result.seconds[seat]
            if result.places[seat] == 1:
                bot.firsts += 1 / firsts
        for (first, second), pair in self.pairs.items():
            if first in result.bots and second in result.bots:
                pair.games += 1
                pair.before += share_before(places_of(result, first), places_of(result, second))


def places_of(result: Result, bot: str) -> list[int]:
    """The places of all seats of a bot."""
    return [place for name, place in zip(result.bots, result.places, strict=True) if name == bot]


def share_before(ours: list[int], theirs: list[int]) -> float:
    """The share of pairs of seats in which ours is better, ties half."""
    points = sum(
        1.0 if place < other else 0.5 if place == other else 0.0
        for place in ours
        for other in theirs
    )
    return points / (len(ours) * len(theirs))
