"""Phase 4: bribing the provost."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caylus2005.table import offered, play, position, seat

import kingsroad
from kingsroad import AnyGame

RICH = {name: {"deniers": 9} for name in ["blue", "red", "green"]}


def seen(game: AnyGame, what: str) -> Any:
    """Something that lies on the table, from the view."""
    return game.view()[what]


def test_seats_have_one_turn_each_in_the_order_of_passing() -> None:
    """[provost.1]"""
    game = position(phase="provost", bridge=["green", "blue", "red"], seats=RICH)
    play(game, "green:provost +1", "blue:provost +1", "red:provost -1")
    assert seen(game, "turn") == 2


def test_passing_first_means_bribing_first() -> None:
    """[provost.1] [place.14]"""
    game = position(seats=RICH)
    play(game, "blue:place farm", "red:pass", "green:place forest", "blue:place quarry")
    play(game, "green:pass", "blue:pass", "red:provost 0", "green:provost 0", "blue:provost 0")


@pytest.mark.parametrize("by", [-3, -2, -1, 1, 2, 3])
def test_each_space_costs_one_denier(by: int) -> None:
    """[provost.2]"""
    game = position(phase="provost", seats=RICH)
    play(game, f"blue:provost {by:+d}")
    assert seen(game, "provost") == 6 + by
    assert seat(game, "blue")["deniers"] == 9 - abs(by)


def test_leaving_him_alone_costs_nothing() -> None:
    """[provost.2]"""
    game = position(phase="provost", seats=RICH)
    play(game, "blue:provost 0")
    assert seen(game, "provost") == 6
    assert seat(game, "blue")["deniers"] == 9


def test_three_spaces_at_most() -> None:
    """[provost.2]"""
    game = position(phase="provost", seats=RICH)
    assert offered(game) == [f"provost {by}" for by in ["-3", "-2", "-1", "0", "+1", "+2", "+3"]]


def test_only_as_far_as_one_can_pay() -> None:
    """[provost.2] [turn.5]"""
    game = position(phase="provost", seats={"red": {"deniers": 2}})
    assert game.seat_name(game.seat) == "red", "blue has no denier and is not asked"
    assert offered(game) == [f"provost {by}" for by in ["-2", "-1", "0", "+1", "+2"]]


def test_he_never_leaves_the_road() -> None:
    """[provost.3]"""
    low = position(phase="provost", provost=1, seats=RICH)
    assert offered(low) == [f"provost {by}" for by in ["0", "+1", "+2", "+3"]]
    low = position(phase="provost", provost=3, seats=RICH)
    assert offered(low)[0] == "provost -2"
    high = position(phase="provost", provost=26, seats=RICH)
    assert offered(high)[-1] == "provost +2"
    play(high, "blue:provost +2")
    assert seen(high, "provost") == 28
    assert offered(high)[-1] == "provost 0"


def test_he_may_stand_on_unbuilt_spaces() -> None:
    """[provost.4]"""
    game = position(phase="provost", provost=8, seats=RICH)
    play(game, "blue:provost +3")
    assert seen(game, "provost") == 11
    assert "11" not in seen(game, "road")


@pytest.mark.parametrize(("by", "stone", "wood"), [("-3", 0, 1), ("-2", 1, 1), ("+1", 1, 1)])
def test_where_he_stands_at_last_decides_what_acts(by: str, stone: int, wood: int) -> None:
    """[provost.5] [road.1] [road.3]"""
    game = position(
        phase="provost",
        road={3: {"tile": "sawmill", "worker": "red"}, 4: {"tile": "quarry", "worker": "red"}},
        seats={"blue": {"deniers": 3}},
    )
    play(game, f"blue:provost {by}")
    assert (seat(game, "red")["stone"], seat(game, "red")["wood"]) == (stone, wood)


def test_no_choice_of_the_game_gives_to_another_seat() -> None:
    """[provost.7]"""
    choices = kingsroad.find_game("caylus2005").catalogue.choices
    naming_a_seat = {
        choice.verb
        for choice in choices
        if any(name in choice.name for name in ["blue", "red", "green", "orange", "black"])
    }
    assert naming_a_seat == {"next"}, "only chance, drawing the turn order, names a seat"
