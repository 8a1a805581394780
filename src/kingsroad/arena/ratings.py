"""Ratings as a pure function of finished games: a Bradley-Terry fit of all of them at once.

Every two players of a game are a comparison: who was placed before whom, ties one half. The order
of the games does not matter, and a game that is taken back leaves no trace. Ratings are on the
scale of Elo: 400 points more are odds of ten to one of being placed before the other.

It knows nothing of bots: names may be anybody's. Anchors are players whose ratings are given, as
those of bots are when people are rated.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Final, NamedTuple

CENTRE: Final = 1000.0
"""The rating of somebody of whom nothing is known."""
POINTS: Final = 400.0 / math.log(10.0)
"""Rating points of odds of e to 1."""
PRIOR: Final = 1.0
"""Everybody has tied so many games with a player of the centre: who always won stays finite."""
RESAMPLES: Final = 200
SWEEPS: Final = 1000
LONGEST_STEP: Final = 2.0
SMALLEST_STEP: Final = 1e-6

Standing = tuple[tuple[str, int], ...]
"""A finished game: everybody with the place, 1 for the best; equal players share a place."""
Pairs = dict[tuple[str, str], list[float]]
"""How much the first won against the second, and how much they played."""


class Rating(NamedTuple):
    """How strong a player seems, and where that probably is (95 %)."""

    value: float
    low: float
    high: float


def fit(games: Iterable[Standing], anchors: Mapping[str, float] | None = None) -> dict[str, float]:
    """The ratings that explain all games best, for everybody who played and is no anchor."""
    counted = Counter(games)
    return solve(pairs_of({game: float(count) for game, count in counted.items()}), anchors or {})


def rate(
    games: Iterable[Standing],
    anchors: Mapping[str, float] | None = None,
    resamples: int = RESAMPLES,
    seed: int = 0,
) -> dict[str, Rating]:
    """Ratings with intervals by the bootstrap.

    It is Rubin's: each resample weighs every game, the tie with the centre too, at random. So also
    who has won all games gets an interval that has a width.
    """
    counted, fixed, chance = Counter(games), anchors or {}, Random(seed)
    best = fit(counted.elements(), fixed)
    drawn: dict[str, list[float]] = {name: [] for name in best}
    for _ in range(resamples):
        weights = {game: chance.gammavariate(count, 1.0) for game, count in counted.items()}
        tied = PRIOR * chance.gammavariate(1.0, 1.0)
        for name, value in solve(pairs_of(weights), fixed, tied).items():
            drawn[name].append(value)
    return {name: Rating(value, *middle_95(value, drawn[name])) for name, value in best.items()}


def middle_95(value: float, drawn: list[float]) -> tuple[float, float]:
    """Where 95 % of the resamples lie."""
    if not drawn:
        return -math.inf, math.inf
    ranked = sorted(drawn)
    cut = round(0.025 * (len(ranked) - 1))
    return min(value, ranked[cut]), max(value, ranked[-1 - cut])


def pairs_of(weighted: Mapping[Standing, float]) -> Pairs:
    """All comparisons. The seats of one player say nothing about each other."""
    pairs: Pairs = {}
    for game, weight in weighted.items():
        for at, (name, place) in enumerate(game):
            for other, rival in game[at + 1 :]:
                if name == other:
                    continue
                won = weight * (1.0 if place < rival else 0.5 if place == rival else 0.0)
                key, part = ((name, other), won) if name < other else ((other, name), weight - won)
                met = pairs.setdefault(key, [0.0, 0.0])
                met[0] += part
                met[1] += weight
    return pairs


def solve(pairs: Pairs, anchors: Mapping[str, float], tied: float = PRIOR) -> dict[str, float]:
    """The most likely ratings: each player in turn, then all together, until they stand still."""
    met: dict[str, list[tuple[str, float, float]]] = {}
    for (one, other), (won, played) in sorted(pairs.items()):
        met.setdefault(one, []).append((other, won, played))
        met.setdefault(other, []).append((one, played - won, played))
    free = [name for name in sorted(met) if name not in anchors]
    held = {name: [meeting for meeting in met[name] if meeting[0] in anchors] for name in free}
    level = {name: (value - CENTRE) / POINTS for name, value in anchors.items()}
    level |= dict.fromkeys(free, 0.0)
    longest = 1.0
    for _ in range(SWEEPS):
        if longest < SMALLEST_STEP or not free:
            break
        longest = 0.0
        for name in free:
            step = newton([pull(level, name, met[name], tied)])
            level[name] += step
            longest = max(longest, abs(step))
        # Comparisons fix only differences. What holds all of them is weak and would be slow.
        shift = newton([pull(level, name, held[name], tied) for name in free])
        for name in free:
            level[name] += shift
    return {name: CENTRE + POINTS * level[name] for name in free}


def pull(
    level: Mapping[str, float], name: str, meetings: list[tuple[str, float, float]], tied: float
) -> tuple[float, float]:
    """How strongly results and the tie with the centre pull a player up, and how that fades."""
    slope, bend = towards(level[name], 0.5 * tied, tied)
    for rival, won, played in meetings:
        more, less = towards(level[name] - level[rival], won, played)
        slope, bend = slope + more, bend + less
    return slope, bend


def newton(pulls: list[tuple[float, float]]) -> float:
    """The step to where nothing pulls any more, not too far at once."""
    slope, bend = sum(each[0] for each in pulls), sum(each[1] for each in pulls)
    return max(-LONGEST_STEP, min(LONGEST_STEP, slope / bend))


def towards(ahead: float, won: float, played: float) -> tuple[float, float]:
    """The pull of games against a rival whom a player is so far ahead of."""
    share = 1.0 / (1.0 + math.exp(-ahead))
    return won - played * share, max(1e-12, played * share * (1.0 - share))
