"""The fit of forecasts, on games whose laws are known."""

from __future__ import annotations

import math
from random import Random

import pytest

pytest.importorskip("numpy")

from kingsroad.arena.runner import InlineRunner
from kingsroad.bots.forecast import Reading
from kingsroad.library import GAMES
from kingsroad.training.calibration import Read, Row, figures, fit, played


def imagined(games: int, chance: Random) -> list[Read]:
    """Games of two whose network boasts: its odds are the square of the true ones.

    Its scores are 40 too low at the beginning and right at the end.
    """
    found = []
    for _ in range(games):
        odds = chance.gauss(0.0, 1.5)
        won = chance.random() < 1.0 / (1.0 + math.exp(-odds))
        rows = []
        for number in range(6):
            left = 8.0 - number
            lead = 5.0 * odds
            low = 40.0 * (left - 3.0) / 5.0
            scores = [60.0 + lead / 2 - low, 60.0 - lead / 2 - low]
            rows.append(Row(number / 6, Reading(left, [odds, -odds], scores)))
        finals = [round(60.0 + 2.5 * odds), round(60.0 - 2.5 * odds)]
        found.append(Read(rows, finals, [1.0, 0.0] if won else [0.0, 1.0]))
    return found


def test_a_boasting_network_is_taken_at_half_its_word() -> None:
    chance = Random(1)
    fitted = fit(imagined(1500, chance))
    found = figures(fitted, imagined(1500, chance))
    assert len(found) == 3
    for third in found:
        assert third["calibration_error"] < 0.05
        assert abs(third["bias"]) < 1.0
        assert third["log_loss"] < 0.60  # a coin: 0.693
    # The hopes differ by twice the odds, so half of a hope is the truth.
    assert fitted.hope[0] + fitted.lead[0] * 0.25 == pytest.approx(0.5, abs=0.1)


def test_games_are_played_and_read() -> None:
    rules = next(iter(GAMES.values()))
    games = played(rules, 2, ["random"], 2, 5, InlineRunner())
    assert len(games) == 2
    for game in games:
        assert len(game.scores) == 2
        assert sum(game.firsts) == 1.0
        assert len(game.rows) > 20
        assert game.rows[0].when == 0.0
        assert game.rows[-1].when < 1.0
        lefts = [row.reading.left for row in game.rows]
        assert lefts[0] > lefts[-1], "the judge must tell how much of a game is left"
    again = played(rules, 2, ["random"], 2, 5, InlineRunner())
    assert again == games


def test_several_bots_have_the_games_in_turns() -> None:
    rules = next(iter(GAMES.values()))
    random, greedy, both = (
        played(rules, 2, bots, 2, 5, InlineRunner())
        for bots in (["random"], ["greedy"], ["random", "greedy"])
    )
    assert both == [random[0], greedy[1]]
    assert random[1] != greedy[1]
