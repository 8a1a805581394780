"""Ratings as a pure function of finished games."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingsroad import GAMES
from kingsroad.bots.levels import LEVELS
from kingsroad.server.ratings.anchors import MIDDLE, anchors_of, ladder_of, level_of
from kingsroad.server.ratings.rated import (
    BOT,
    Finished,
    Rated,
    Seat,
    head_to_head,
    rate_all,
    records,
    standing,
)

GAME = "caylus2005"


def game(number: int, *seats: Seat, fair: bool = True, at: int = 0) -> Finished:
    return Finished(f"{number:020}", GAME, at or number, fair, seats)


def duel(number: int, winner: str, loser: str) -> Finished:
    return game(number, Seat(winner, 1, 60, ""), Seat(loser, 2, 50, ""))


def people_in(games: list[Finished], key: str) -> list[Rated]:
    return rate_all(games, key).people


def test_who_wins_more_is_rated_higher_and_the_order_of_games_does_not_matter() -> None:
    games = [duel(n, "ann", "bob") for n in range(6)] + [duel(9, "bob", "ann")]
    rated = people_in(games, GAME)
    assert [each.player for each in rated] == ["ann", "bob"]
    assert rated[0].games == 7
    assert rated[0].last == 9
    again = people_in(games[::-1], GAME)
    assert [each.rating.value for each in again] == pytest.approx(
        [each.rating.value for each in rated]
    )
    assert people_in(games, "magna_carta") == []


places = st.lists(st.integers(1, 3), min_size=3, max_size=3)


@settings(max_examples=20)
@given(st.lists(places, min_size=1, max_size=6))
def test_a_shared_first_never_gains_less_than_what_is_behind_it(all_: list[list[int]]) -> None:
    """In every game in which two share a place before a third, they end up before the third."""
    games = [
        game(number, Seat("ann", 1, 9, ""), Seat("bob", 1, 9, ""), Seat("cat", 3, 5, ""))
        for number, _ in enumerate(all_)
    ]
    values = {each.player: each.rating.value for each in people_in(games, GAME)}
    assert values["ann"] == pytest.approx(values["bob"])
    assert values["ann"] > values["cat"]


def test_bots_are_fixed_and_the_scale_hangs_on_them() -> None:
    def against(number: int, place: int) -> Finished:
        return game(
            number, Seat("ann", place, 50, ""), Seat("", 3 - place, 50, "journeyman"), fair=True
        )

    even = people_in([against(n, 1 + n % 2) for n in range(10)], GAME)
    assert even[0].rating.value == pytest.approx(MIDDLE["journeyman"], abs=1)
    better = people_in([against(n, 1) for n in range(10)], GAME)
    assert better[0].rating.value > MIDDLE["journeyman"] + 150
    assert [each.player for each in better] == ["ann"]


@pytest.mark.parametrize("key", GAMES)
def test_the_levels_stand_where_their_ladder_puts_them(key: str) -> None:
    """The stronger above the weaker, one of them at 1000, and as far apart as they were seen."""
    anchors = anchors_of(key)
    measured = [level for level in LEVELS if level in anchors]
    assert sorted(measured, key=anchors.__getitem__) == measured
    assert set(measured) >= {"novice", "apprentice", "journeyman", "master"}
    assert anchors["journeyman"] == 1000
    for (better, worse), (firsts, games) in ladder_of(key).items():
        expected = 1 / (1 + 10 ** ((anchors[worse] - anchors[better]) / 400))
        assert expected == pytest.approx((firsts + 0.5) / (games + 1), abs=0.001)


def test_a_bot_of_any_level_holds_the_scale() -> None:
    """Who shares the first places with a master is as good, and moves no bot."""
    games = [
        game(n, Seat("ann", 1 + n % 2, 50, ""), Seat("", 2 - n % 2, 50, "renaud"))
        for n in range(60)
    ]
    assert level_of("renaud") == "master"
    (ann,) = people_in(games, GAME)
    assert ann.rating.value == pytest.approx(anchors_of(GAME)["master"], abs=20)
    assert rate_all(games, GAME).bots == anchors_of(GAME)


def test_who_leaves_the_seat_to_a_bot_is_behind_everybody() -> None:
    left = game(1, Seat("ann", 1, 80, "journeyman"), Seat("bob", 2, 40, ""), Seat("cat", 3, 9, ""))
    assert standing(left) == (("ann", 4), ("bob", 2), ("cat", 3))
    rated = people_in([left], GAME)
    assert rated[-1].player == "ann"
    assert records([left], "ann")[GAME].firsts == 0
    assert records([left], "ann")[GAME].dropped == 1
    # The bot that played on proves nothing about bots.
    assert all(not name.startswith(BOT) for name, _place in standing(left))


def test_what_does_not_count() -> None:
    hot_seat = game(1, Seat("ann", 1, 9, ""), Seat("ann", 2, 8, ""))
    advised = game(2, Seat("ann", 1, 9, ""), Seat("bob", 2, 8, ""), fair=False)
    bots = game(3, Seat("", 1, 9, "master"), Seat("", 2, 8, "journeyman"))
    assert [each.rated for each in (hot_seat, advised, bots)] == [False, False, False]
    assert people_in([hot_seat, advised, bots], GAME) == []
    assert records([hot_seat], "ann") == {}


def test_a_rating_is_provisional_until_it_is_certain() -> None:
    few = people_in([duel(n, "ann", "bob") for n in range(4)], GAME)
    assert all(each.provisional for each in few)
    rounds = [("ann", "bob"), ("bob", "ann"), ("ann", "cat"), ("cat", "bob")]
    many = people_in([duel(n, *rounds[n % 4]) for n in range(120)], GAME)
    assert not any(each.provisional for each in many)
    assert many[0].rating.low < many[0].rating.value < many[0].rating.high


def test_records_and_head_to_head() -> None:
    games = [
        duel(1, "ann", "bob"),
        game(2, Seat("ann", 1, 30, ""), Seat("bob", 1, 30, ""), Seat("cat", 3, 20, "")),
        duel(3, "cat", "ann"),
    ]
    mine = records(games, "ann")[GAME]
    assert (mine.games, mine.firsts, mine.best) == (3, 1.5, 60)
    assert mine.places == pytest.approx(4 / 3)
    assert mine.mean == pytest.approx(140 / 3)
    assert [tuple(each) for each in head_to_head(games, "ann")] == [
        ("bob", 2, 1, 1, 0),
        ("cat", 2, 1, 0, 1),
    ]
