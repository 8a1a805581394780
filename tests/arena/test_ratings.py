"""Ratings: against results that can be worked out, and the properties that people rely on."""

from __future__ import annotations

import math
from itertools import product

import pytest

from kingsroad.arena.ratings import CENTRE, Standing, fit, rate


def standing(names: str, places: list[int]) -> Standing:
    return tuple(zip(names, places, strict=True))


def places_from(scores: tuple[int, ...]) -> list[int]:
    return [1 + sum(other > score for other in scores) for score in scores]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_shared_first_never_gains_less_than_third(seats: int) -> None:
    """And in general: who is placed better gains more, who is placed as well gains as much."""
    names = "abcde"[:seats]
    for scores in product(range(3), repeat=seats):
        places = places_from(scores)
        ratings = fit([standing(names, places)])
        for one, place in zip(names, places, strict=True):
            for other, rival in zip(names, places, strict=True):
                if place < rival:
                    assert ratings[one] > ratings[other] + 1
                elif place == rival:
                    assert ratings[one] == pytest.approx(ratings[other], abs=0.01)


def test_odds_of_many_games() -> None:
    games = [standing("ab", [1, 2])] * 7500 + [standing("ba", [1, 2])] * 2500
    ratings = fit(games)
    assert ratings["a"] - ratings["b"] == pytest.approx(400 * math.log10(3), abs=0.5)
    assert ratings["a"] + ratings["b"] == pytest.approx(2 * CENTRE, abs=0.01)


def test_a_chain_adds_up() -> None:
    """Who beat whom three to one, twice in a row, without ever meeting."""
    games = []
    for pair in ("ab", "bc"):
        games += [standing(pair, [1, 2])] * 3000 + [standing(pair, [2, 1])] * 1000
    ratings = fit(games)
    assert ratings["a"] - ratings["c"] == pytest.approx(2 * 400 * math.log10(3), abs=2)


def test_the_order_of_games_does_not_matter() -> None:
    games = [standing("abc", [1, 2, 3]), standing("cab", [1, 1, 3]), standing("bc", [2, 1])]
    assert fit(games) == fit(reversed(games))
    assert rate(games, resamples=5) == rate(games, resamples=5)


def test_anchors_stay_and_hold_the_scale() -> None:
    games = [standing("xy", [1, 2])] * 500 + [standing("xy", [2, 1])] * 500
    games += [standing("xz", [1, 1])] * 300
    ratings = fit(games, anchors={"y": 1400.0})
    assert ratings.keys() == {"x", "z"}
    assert ratings["x"] == pytest.approx(1400, abs=5)
    assert ratings["z"] == pytest.approx(1400, abs=10)


def test_who_always_won_stays_finite_and_uncertain() -> None:
    rating = rate([standing("ab", [1, 2])] * 20)["a"]
    assert CENTRE < rating.low < rating.value < rating.high < CENTRE + 1500
    assert rating.high - rating.low > 100


def test_more_games_are_surer() -> None:
    game, back = standing("ab", [1, 2]), standing("ab", [2, 1])
    few, many = (rate(([game] * 3 + [back] * 2) * times)["a"] for times in (2, 40))
    assert many.high - many.low < 0.4 * (few.high - few.low)


def test_seats_of_one_player_say_nothing_about_each_other() -> None:
    assert fit([standing("aaa", [1, 2, 3])]) == {}
    ratings = fit([standing("abbb", [1, 2, 3, 4]), standing("abbb", [3, 1, 2, 4])])
    assert ratings["a"] > ratings["b"] + 20
    assert fit([]) == {}
