"""The figures, against examples worked out by hand."""

from __future__ import annotations

import pytest

from kingsroad.arena.match import Result
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
