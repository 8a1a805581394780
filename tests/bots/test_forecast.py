"""How a game may end: shares that add up, certainty at the end, and fits for every table."""

from __future__ import annotations

import pytest

from kingsroad.bots.forecast import PLAIN, Fit, Reading, applied, fit_of, forecast, weights
from kingsroad.core.dice import Dice
from kingsroad.library import GAMES, new_game

FIT = Fit(
    knots=[2.0, 4.0],
    hope=[1.0, 0.5],
    lead=[0.0, 0.0],
    base=[0.0, 10.0],
    slope=[1.0, 1.0],
    mean=[1.0, 1.0],
    spread=[1.0, 5.0],
)


@pytest.mark.parametrize("name", GAMES)
def test_shares_add_up_at_any_time_and_are_certain_at_the_end(name: str) -> None:
    game = new_game(name, players=3, seed=4)
    dice = Dice(2)
    looks = 0
    while not game.over:
        if looks < 3 and len(game.legal) > 1:
            looks += 1
            said = forecast(game)
            assert sum(said.chances) == pytest.approx(1.0)
            assert all(0.0 < chance < 1.0 for chance in said.chances)
            assert sum(said.places) == pytest.approx(1 + 2 + 3)
        game.apply(game.legal[dice.below(len(game.legal))])
    said = forecast(game)
    assert said.scores == game.scores()
    firsts = game.ranking().count(1)
    shares = [1 / firsts if place == 1 else 0.0 for place in game.ranking()]
    assert said.chances == pytest.approx(shares)


@pytest.mark.parametrize("name", GAMES)
def test_every_table_has_a_fit(name: str) -> None:
    for seats in GAMES[name].seats:
        fit = fit_of(GAMES[name], seats)
        assert fit is not PLAIN
        assert all(len(part) == len(fit.knots) for part in fit)
        assert fit.knots == sorted(fit.knots)


def test_chances_depend_on_how_much_of_the_game_is_left() -> None:
    hopes = [1.0, -1.0]
    late = applied(FIT, Reading(2.0, hopes, [30.0, 20.0]))
    early = applied(FIT, Reading(4.0, hopes, [30.0, 20.0]))
    assert late.chances[0] > early.chances[0] > 0.5
    assert late.scores == pytest.approx([30.0, 20.0])
    assert early.scores == pytest.approx([40.0, 30.0])
    assert late.places[0] < early.places[0] < 1.5


@pytest.mark.parametrize(
    ("left", "expected"),
    [(1.0, [1, 0, 0]), (2.0, [1, 0, 0]), (3.0, [0.5, 0.5, 0]), (8.0, [0, 0, 1]), (9.0, [0, 0, 1])],
)
def test_between_the_knots(left: float, expected: list[float]) -> None:
    assert weights([2.0, 4.0, 8.0], left) == pytest.approx(expected)
    assert weights([2.0], left) == [1.0]
