"""The end of the game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caylus2005.table import play, position, seat

from kingsroad import AnyGame


def last_count(seats: dict[str, dict[str, Any]]) -> AnyGame:
    """The bailiff brings the count of the towers; every seat has a house there."""
    housed = {name: {"houses": {"towers": 1}, **owned} for name, owned in seats.items()}
    for name in ["blue", "red", "green"]:
        housed.setdefault(name, {"houses": {"towers": 1}})
    return position(phase="end-of-turn", bailiff=23, counted=["dungeon", "walls"], seats=housed)


def test_losses_and_favors_of_the_towers_come_before_the_end() -> None:
    """[end.1]"""
    game = last_count(
        {
            "blue": {"deniers": 3, "houses": {"towers": 2}},
            "red": {"prestige": 9, "houses": {"towers": 0}},
        }
    )
    play(game, "blue:line b", "blue:field 1")
    assert game.over
    assert game.scores() == [6 // 4, 9 - 4, 0], "3 + 3 deniers are counted at last"


def test_the_game_ends_when_the_towers_are_full() -> None:
    """[end.1] [bailiff.5]"""
    game = position(
        phase="end-of-turn",
        bailiff=18,
        counted=["dungeon", "walls"],
        seats={"blue": {"houses": {"towers": 13}}, "red": {"houses": {"towers": 1}}},
    )
    play(game, "blue:line a", "blue:decline", "blue:line b", "blue:decline", "blue:line d")
    assert game.over
    assert game.seat_name(game.seat) == "nobody"
    assert game.legal == []


@pytest.mark.parametrize(("gold", "prestige"), [(0, 0), (1, 3), (2, 6), (5, 15)])
def test_gold_is_worth_three(gold: int, prestige: int) -> None:
    """[end.2]"""
    assert last_count({"blue": {"gold": gold}}).scores() == [prestige, 0, 0]


@pytest.mark.parametrize(
    ("cubes", "prestige"),
    [
        ({"food": 2}, 0),
        ({"food": 1, "wood": 1, "cloth": 1}, 1),
        ({"stone": 3}, 1),
        ({"food": 2, "wood": 2, "stone": 1}, 1),
        ({"food": 2, "wood": 2, "stone": 1, "cloth": 4}, 3),
        ({"food": 2, "gold": 1}, 3),
        ({"food": 2, "deniers": 3}, 0),
    ],
)
def test_three_other_cubes_are_worth_one(cubes: dict[str, int], prestige: int) -> None:
    """[end.3]"""
    assert last_count({"red": cubes}).scores() == [0, prestige, 0]


@pytest.mark.parametrize(("deniers", "prestige"), [(3, 0), (4, 1), (7, 1), (8, 2), (41, 10)])
def test_four_deniers_are_worth_one(deniers: int, prestige: int) -> None:
    """[end.4]"""
    assert last_count({"green": {"deniers": deniers}}).scores() == [0, 0, prestige]


def test_most_prestige_wins() -> None:
    """[end.5]"""
    game = last_count(
        {"blue": {"prestige": 30}, "red": {"prestige": 29, "gold": 1}, "green": {"prestige": 31}}
    )
    assert game.scores() == [30, 32, 31]
    assert game.ranking() == [3, 1, 2]


def test_tied_seats_win_together() -> None:
    """[end.6]"""
    game = last_count(
        {
            "blue": {"prestige": 20, "deniers": 3},
            "red": {"prestige": 10},
            "green": {"prestige": 19, "deniers": 4},
        }
    )
    assert game.ranking() == [1, 3, 1]


def test_what_a_seat_can_count_on() -> None:
    """Its goods, and what its workers make where the provost lets them; not what it may decide."""
    game = position(
        phase="provost",
        provost=4,
        seats={"blue": {"gold": 1, "food": 2, "deniers": 9}},
        road={3: {"worker": "blue"}, 4: {"worker": "red"}, 5: {"worker": "blue"}},
    )
    assert seat(game, "blue")["to_come"] == {"gold": 3, "deniers": 2, "road": 1}, "a third cube"
    assert seat(game, "red")["to_come"] == {}, "one stone alone is worth nothing"
    ended = last_count({"blue": {"gold": 1}})
    assert ended.over
    assert seat(ended, "blue")["to_come"] == {}, "it has been counted"
