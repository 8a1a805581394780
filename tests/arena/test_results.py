"""The figures, against examples worked out by hand."""

from __future__ import annotations

import pytest

from kingsroad.arena.match import Result
from kingsroad.arena.ratings import Rating, Ratings
from kingsroad.arena.results import Results, wilson


def result(bots: str, places: list[int], number: int = 0) -> Result:
    scores = [10 * (5 - place) for place in places]
    names = tuple(bots)
    return Result(number, names, scores, places, [2] * len(names), [0.5] * len(names), "")


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),  # the same
        (1, 29, 0.0061, 0.1718),  # the same
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=0.00006)


def test_a_bot_is_summed_up_over_its_seats() -> None:
    results = Results("ab")
    results.add(result("abb", [1, 2, 3]))
    results.add(result("bab", [1, 2, 2]))
    a, b = results.bots["a"], results.bots["b"]
    assert (a.games, a.seats, a.firsts, a.decisions, a.seconds) == (2, 2, 1.0, 4, 1.0)
    assert (b.games, b.seats, b.firsts, b.decisions, b.seconds) == (2, 4, 1.0, 8, 2.0)
    assert (a.points, a.places) == (40 + 30, 3)
    assert (b.points, b.places) == (30 + 20 + 40 + 30, 8)
    assert a.first_rate() == b.first_rate() == 0.5
    assert [a.fair_rate(3), b.fair_rate(3)] == pytest.approx([1 / 3, 2 / 3])
    assert a.interval() == wilson(1, 2)


def test_a_tie_for_the_first_place_is_shared() -> None:
    results = Results("abc")
    results.add(result("abc", [1, 1, 3]))
    assert [bot.firsts for bot in results.bots.values()] == [0.5, 0.5, 0.0]
    results = Results("ab")
    results.add(result("abb", [1, 1, 1]))
    assert results.bots["a"].firsts == pytest.approx(1 / 3)
    assert results.bots["b"].firsts == pytest.approx(2 / 3)


def test_pairs_that_met() -> None:
    results = Results("abcd")
    results.add(result("abc", [1, 2, 2]))
    results.add(result("cab", [1, 2, 3]))
    pairs = results.pairs
    assert (pairs["a", "b"].games, pairs["a", "b"].share()) == (2, 1.0)
    assert (pairs["a", "c"].games, pairs["a", "c"].share()) == (2, 0.5)
    assert (pairs["b", "c"].games, pairs["b", "c"].share()) == (2, 0.25)
    assert (pairs["a", "d"].games, pairs["a", "d"].share()) == (0, 0.0)
    # One against three: the game counts once, by the share of the three.
    results = Results("ab")
    results.add(result("abbb", [2, 1, 2, 4]))
    assert results.pairs["a", "b"].before == pytest.approx((0 + 0.5 + 1) / 3)
    assert results.pairs["a", "b"].interval() == wilson(0.5, 1)


def test_ratings_of_the_better_rise() -> None:
    ratings = Ratings()
    assert ratings.of("a") == Rating(25.0, 25 / 3)
    ratings.add(result("abc", [1, 2, 3]))
    a, b, c = (ratings.of(name) for name in "abc")
    assert a.mu > b.mu > c.mu
    assert all(rating.sigma < 25 / 3 for rating in (a, b, c))
    # As published for OpenSkill: the first of two new players.
    ratings = Ratings()
    ratings.add(result("ab", [1, 2]))
    assert ratings.of("a").mu == pytest.approx(27.63523138347365, abs=1e-3)
    assert ratings.of("a").mu + ratings.of("b").mu == pytest.approx(50)


def test_ties_leave_equals_equal() -> None:
    ratings = Ratings()
    ratings.add(result("ab", [1, 1]))
    assert ratings.of("a") == ratings.of("b")
    assert ratings.of("a").mu == pytest.approx(25.0)


def test_seats_of_one_bot_add_up_but_prove_nothing_among_themselves() -> None:
    ratings = Ratings()
    ratings.add(result("aaa", [1, 2, 3]))
    assert ratings.of("a") == Ratings().of("a")
    ratings.add(result("abbb", [1, 2, 3, 4]))
    a, b = ratings.of("a"), ratings.of("b")
    assert a.mu + b.mu == pytest.approx(50)
    single = Ratings()
    single.add(result("abcd", [1, 2, 3, 4]))
    assert b.sigma == min(single.of(name).sigma for name in "bcd")
    # Who is first in every second game against three others is better than they are.
    for number in range(200):
        ratings.add(result("abbb", [1, 2, 3, 4] if number % 2 else [3, 1, 2, 4]))
    assert ratings.of("a").mu > ratings.of("b").mu + 1
