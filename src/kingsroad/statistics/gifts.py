"""What a good is worth: the same table is played to its end with a gift to one seat, and without.

Counting what happened cannot tell what a denier is worth, since whoever is ahead has more of
them. Here everything else is equal: the table, the bots, and what they know of each other.
"""

from __future__ import annotations

import math
from array import array
from dataclasses import dataclass
from typing import Any, Final

from kingsroad.core.dice import Dice, derived_seed
from kingsroad.realm.stock import KINDS, one
from kingsroad.statistics.series import WARM_TURNS, Job, Series, begin, play_on

TURN: Final = WARM_TURNS + 1
"""The turn at whose beginning the gift is made: the table is laid out, most is still to come."""
SIZE: Final = 3
"""How many of a kind are given; one would be lost in what chance does to a game."""


@dataclass(frozen=True)
class GiftSeries(Series):
    """Games that are played to their end once as they are, and once with each gift."""

    def header(self) -> dict[str, object]:
        return {**super().header(), "gifts": KINDS, "size": SIZE, "turn": TURN}


def play_with_gifts(job: Job) -> bytes:
    """The final scores of all seats, without a gift and with each, as numbers of two bytes."""
    series = job.series
    game, dice = begin(job)
    play_on(game, dice, TURN)
    lucky = lucky_seat(series, job.number)
    scores: list[int] = []
    for gift in (0, *(SIZE * one(kind) for kind in range(len(KINDS)))):
        after = game.clone()
        after.state.purse(lucky).stock += gift
        play_on(after, Dice(derived_seed(series.seed + 2, job.number)))
        scores += after.scores()
    return array("H", scores).tobytes()


def lucky_seat(series: Series, number: int) -> int:
    """Who gets the gift."""
    return number % series.players


class Gifts:
    """Adds up what gifts have brought."""

    def __init__(self, series: Series) -> None:
        self.series: Final = series
        self.gains: Final[list[list[float]]] = [[] for _ in KINDS]
        """Points of lead that each gift brought, game by game."""

    def add(self, number: int, scores: list[int]) -> None:
        """Take a game in."""
        seats = self.series.players
        lucky = lucky_seat(self.series, number)
        leads = [
            lead(scores[first : first + seats], lucky) for first in range(0, len(scores), seats)
        ]
        for gains, with_gift in zip(self.gains, leads[1:], strict=True):
            gains.append(with_gift - leads[0])

    def document(self) -> dict[str, Any]:
        """What one of each kind is worth in points, with its 95 % interval."""
        return {
            "games": len(self.gains[0]),
            "size": SIZE,
            "turn": TURN,
            "worth": {
                kind: worth(gains) for kind, gains in zip(KINDS, self.gains, strict=True) if gains
            },
        }


def lead(scores: list[int], seat: int) -> float:
    """By how much a seat is ahead of the others on average."""
    others = sum(scores) - scores[seat]
    return scores[seat] - others / (len(scores) - 1)


def worth(gains: list[float]) -> list[float]:
    """The mean of one of a kind, and the interval around it."""
    count = len(gains)
    mean = sum(gains) / count
    spread = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, count - 1) / count)
    return [round(each / SIZE, 3) for each in (mean, mean - 1.96 * spread, mean + 1.96 * spread)]
