"""What a judge of positions must tell, and how points become chances to win."""

from __future__ import annotations

import math
from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kingsroad.core.dice import Dice
from kingsroad.core.game import CHANCE, NOBODY, Game, S

FIRST_SHARE: Final = 0.75
"""How much of the reward is for being first; the rest is for being ahead of each rival."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """The hand-made knowledge of one game, in prestige points."""

    def part_names(self) -> list[str]:
        """What the forecast of a seat is made of. Networks are trained on these numbers."""
        raise NotImplementedError

    def parts(self, g: Game[S], observer: i64) -> vec[float]:
        """The parts of each seat's forecast, seat by seat; only while the game goes on.

        An observer counts nothing in the others' hands but what everybody knows; NOBODY looks
        into all hands.
        """
        raise NotImplementedError

    def forecast(self, g: Game[S]) -> vec[float]:
        """The final score that each seat may expect; exact once the game is over."""
        if g.pending is None:
            return final_scores(g)
        return seat_totals(self.parts(g, NOBODY), g.players)

    def spread(self, g: Game[S]) -> float:
        """By how many points such a forecast is off, as a rule; small near the end."""
        raise NotImplementedError

    def merits(self, g: Game[S]) -> list[float]:
        """A quick guess at what each option is worth to the seat that must choose.

        Only differences matter. An empty list says that the judge has no quick guess here.
        """
        raise NotImplementedError


def final_scores(g: Game[S]) -> vec[float]:
    """What the rules count, for all seats."""
    counted = g.rules.scores(g)
    final = vec[float]([0.0] * len(counted))
    for seat in range(len(counted)):
        final[seat] = float(counted[seat])
    return final


def seat_totals(parts: vec[float], seats: i64) -> vec[float]:
    """The forecast of each seat from its parts."""
    width = len(parts) // seats
    scores = vec[float]([0.0] * seats)
    for seat in range(seats):
        for part in range(width):
            scores[seat] += parts[seat * width + part]
    return scores


def rewards(scores: vec[float], spread: float) -> vec[float]:
    """What each seat may hope for, from 0 to 1: to be first, and to be ahead of the others."""
    seats = len(scores)
    best = scores[0]
    for score in scores:
        best = max(best, score)
    total = 0.0
    hopes = vec[float]([0.0] * seats)
    for seat in range(seats):
        hopes[seat] = math.exp((scores[seat] - best) / spread)
        total += hopes[seat]
    for seat in range(seats):
        ahead = 0.0
        for other in range(seats):
            if other != seat:
                ahead += 1.0 / (1.0 + math.exp((scores[other] - scores[seat]) / (2.0 * spread)))
        hopes[seat] = FIRST_SHARE * hopes[seat] / total + (1.0 - FIRST_SHARE) * ahead / float(
            seats - 1
        )
    return hopes


def advance(g: Game[S], dice: Dice) -> None:
    """Go on to the next real decision: chance is drawn, forced choices are made."""
    while g.pending is not None:
        legal = g.legal
        if g.pending.seat == CHANCE:
            g.apply(legal[dice.below(len(legal))])
        elif len(legal) == 1:
            g.apply(legal[0])
        else:
            return


def seat_to_choose(g: Game[S]) -> i64:
    """The seat that must choose; there must be one."""
    asked = g.pending
    assert asked is not None, "the game is over"
    return asked.seat


def best_of(values: list[float]) -> int:
    """The place of the highest value, the first among equals."""
    best = 0
    for i in range(1, len(values)):
        if values[i] > values[best]:
            best = i
    return best
