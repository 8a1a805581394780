"""What goods are worth: the same table, with a gift and without."""

from __future__ import annotations

from array import array

import pytest

import kingsroad
from kingsroad.realm.stock import KINDS
from kingsroad.statistics.gifts import (
    SIZE,
    TURN,
    Gifts,
    GiftSeries,
    lead,
    lucky_seat,
    play_with_gifts,
)
from kingsroad.statistics.series import Job, Series, begin, play, play_on

RULES = kingsroad.GAMES["caylus1303"]
SERIES = GiftSeries(RULES, 2, seed=5)


def test_without_a_gift_the_game_ends_as_in_the_series() -> None:
    plain = Series(RULES, 2, seed=5)
    game = RULES.start(2, {}, None)
    for code in array("H", play(Job(plain, 3))):
        game.apply(RULES.catalogue.choices[code])
    scores = list(array("H", play_with_gifts(Job(SERIES, 3))))
    assert len(scores) == 2 * (1 + len(KINDS))
    assert scores[:2] == game.scores()
    assert scores[2:] != game.scores() * len(KINDS)


def test_a_gift_is_made_when_its_turn_has_begun() -> None:
    game, dice = begin(Job(SERIES, 0))
    play_on(game, dice, TURN)
    assert game.state.turn() == TURN
    assert not game.over


def test_all_seats_get_gifts_in_turn() -> None:
    assert [lucky_seat(SERIES, number) for number in range(4)] == [0, 1, 0, 1]


def test_what_gifts_brought_is_told_for_one_of_a_kind() -> None:
    gifts = Gifts(SERIES)
    same = [30, 20] * (len(KINDS) - 1)
    gifts.add(0, [30, 20, *same, 36, 20])  # six points for three deniers to the first seat
    gifts.add(1, [30, 20, *same, 30, 20])
    document = gifts.document()
    assert document["games"] == 2
    assert document["worth"]["food"] == [0.0, 0.0, 0.0]
    mean, low, high = document["worth"]["deniers"]
    assert mean == pytest.approx(3.0 / SIZE)
    assert high - mean == pytest.approx(mean - low)
    assert high - mean == pytest.approx(1.96 * 3.0 / SIZE, abs=0.001)


def test_the_lead_is_over_the_mean_of_the_others() -> None:
    assert lead([10, 4, 6], 0) == 5.0
    assert lead([10, 4, 6], 1) == -4.0
