"""How a game may end: for each seat a share of the first place, and the final points.

A network's hopes are no chances. What it says of a table, and how much of the game is left, is
turned into chances by a fit on games that were played to their end (`kingsroad calibrate`), for
each game and number of seats. The fits are data, in `forecasts/<game>.json`.
"""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from kingsroad.bots.library import evaluator_of, judge_of
from kingsroad.bots.thought import Forecast
from kingsroad.core.dice import Dice
from kingsroad.library import AnyGame, AnyRuleset

LEAST: Final = 1e-4
"""Hopes are cut there: nothing is certain before the end."""
LEAD_UNIT: Final = 10.0


class Fit(NamedTuple):
    """The fit for one number of seats: a value for each knot, in between on straight lines."""

    knots: list[float]
    """How much of the game is left, as the spread of the judge tells it."""
    hope: list[float]
    """How much the hope of the network counts."""
    lead: list[float]
    """How much the lead that the network expects counts."""
    base: list[float]
    """What is added to the expected score,"""
    slope: list[float]
    """what the lead over the mean of all seats is worth,"""
    mean: list[float]
    """and that mean itself."""
    spread: list[float]
    """By how much a score is off."""


class Reading(NamedTuple):
    """What the network and the judge say of a table, before it is made into chances."""

    left: float
    hopes: list[float]
    """As log odds, around their mean."""
    scores: list[float]


def read(g: AnyGame) -> Reading:
    """Ask the network that comes with the game."""
    verdict = evaluator_of(g).foresee(g.clone(), Dice(0))
    odds = [math.log(each / (1.0 - each)) for each in (cut(hope) for hope in verdict.hopes)]
    middle = sum(odds) / len(odds)
    return Reading(judge_of(g).spread(g), [each - middle for each in odds], list(verdict.scores))


def cut(hope: float) -> float:
    """A hope that is neither 0 nor 1."""
    return max(LEAST, min(1.0 - LEAST, hope))


def forecast(g: AnyGame) -> Forecast:
    """How a game may end from here; exact once it is over."""
    if g.pending is None:
        return certain([float(score) for score in g.scores()])
    return applied(fit_of(g.rules, g.players), read(g))


def applied(fit: Fit, reading: Reading) -> Forecast:
    """A reading made into chances and scores."""
    at = weights(fit.knots, reading.left)
    middle = sum(reading.scores) / len(reading.scores)
    ahead = [score - middle for score in reading.scores]
    hope, lead = mixed(fit.hope, at), mixed(fit.lead, at)
    chances = softmax(
        [
            hope * each + lead * more / LEAD_UNIT
            for each, more in zip(reading.hopes, ahead, strict=True)
        ]
    )
    level = mixed(fit.base, at) + mixed(fit.mean, at) * middle
    scores = [level + mixed(fit.slope, at) * more for more in ahead]
    return Forecast(chances, scores, places_of(scores, mixed(fit.spread, at)))


def certain(scores: list[float]) -> Forecast:
    """The end itself."""
    firsts = scores.count(max(scores))
    chances = [1.0 / firsts if score == max(scores) else 0.0 for score in scores]
    places = [
        1.0 + sum(other > score for other in scores) + (scores.count(score) - 1) / 2
        for score in scores
    ]
    return Forecast(chances, scores, places)


def known_end(ends: list[list[float]]) -> Forecast:
    """The end of a game that was solved: the mean of how each dealing of its cards ends."""
    found = [certain(scores) for scores in ends]
    return Forecast(
        mean([each.chances for each in found]), mean(ends), mean([each.places for each in found])
    )


def mean(rows: list[list[float]]) -> list[float]:
    """The mean for each seat."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def places_of(scores: list[float], spread: float) -> list[float]:
    """The place of each seat: how many others will probably be ahead of it."""
    return [
        1.0
        + sum(
            1.0 / (1.0 + math.exp(max(-50.0, min(50.0, (score - other) / max(0.5, spread)))))
            for number, other in enumerate(scores)
            if number != seat
        )
        for seat, score in enumerate(scores)
    ]


def softmax(values: list[float]) -> list[float]:
    """Shares that add up to 1."""
    highest = max(values)
    powers = [math.exp(value - highest) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


def weights(knots: list[float], left: float) -> list[float]:
    """How much each knot counts: the two around a value, by how near they are."""
    found = [0.0] * len(knots)
    value = max(knots[0], min(knots[-1], left))
    for i in range(len(knots) - 1):
        if value <= knots[i + 1]:
            share = (value - knots[i]) / (knots[i + 1] - knots[i])
            found[i], found[i + 1] = 1.0 - share, share
            return found
    found[-1] = 1.0
    return found


def mixed(values: list[float], at: list[float]) -> float:
    """A value between the knots."""
    return sum(value * weight for value, weight in zip(values, at, strict=True))


# --- Fits ----------------------------------------------------------------------------------------

PLAIN: Final = Fit([1.0], [1.0], [0.0], [0.0], [1.0], [1.0], [10.0])
"""For a game without a fit: the network's word as it is."""


@cache
def fit_of(rules: AnyRuleset, seats: int) -> Fit:
    """The fit of a game for a number of seats; that of the nearest number if it has none."""
    file = files(rules.home) / "bots" / "forecasts" / f"{rules.key}.json"
    if not file.is_file():
        return PLAIN
    known = json.loads(file.read_text(encoding="utf-8"))["seats"]
    nearest = min(known, key=lambda number: abs(int(number) - seats))
    return Fit(**known[nearest]["fit"])
