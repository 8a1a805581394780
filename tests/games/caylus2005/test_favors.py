"""Royal favors: lines, markers, fields."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caylus2005.table import offered, play, position, road, seat

from kingsroad import AnyGame

LINES = ["line a", "line b", "line c", "line d"]
SPACE = [6, 12, 18]
"""Where the bailiff stands when none, one or two sections are counted."""
SECTIONS = ["dungeon", "walls", "towers"]


def seen(game: AnyGame, what: str) -> Any:
    """Something that lies on the table, from the view."""
    return game.view()[what]


def joust(counted: int = 0, blue: dict[str, Any] | None = None, **told: Any) -> AnyGame:
    """Blue has paid for a favor on the joust field and must choose a line."""
    held = {**(blue or {})}
    held["deniers"] = held.get("deniers", 0) + 1
    held["cloth"] = held.get("cloth", 0) + 1
    game = position(
        phase="special-buildings",
        special={"joust-field": "blue"},
        bailiff=SPACE[counted],
        counted=SECTIONS[:counted],
        seats={"blue": held, "green": {"deniers": 1}},
        **told,
    )
    play(game, "blue:offer 1")
    return game


def markers(game: AnyGame, name: str = "blue") -> list[int]:
    """The fields of the four markers."""
    return [seat(game, name)["markers"][line] for line in "abcd"]


def test_a_favor_is_taken_at_once_on_any_line() -> None:
    """[favor.2]"""
    game = joust(blue={"markers": {"b": 1}})
    assert offered(game) == LINES
    play(game, "blue:line b")
    assert markers(game) == [0, 2, 0, 0]


def test_the_field_reached_or_any_to_its_left() -> None:
    """[favor.3]"""
    game = joust(1, {"markers": {"b": 2}})
    play(game, "blue:line b")
    assert offered(game) == ["field 1", "field 2", "field 3", "decline"]
    play(game, "blue:field 2")
    assert seat(game, "blue")["deniers"] == 4
    assert seen(game, "phase") == "provost", "one field only"


def test_no_effect_of_another_line() -> None:
    """[favor.4]"""
    game = joust(2, {"markers": {"a": 0, "b": 5, "c": 5}})
    play(game, "blue:line a")
    assert offered(game) == ["field 1", "decline"]
    play(game, "blue:field 1")
    assert seat(game, "blue")["prestige"] == 1


def test_line_and_marker_are_compulsory_the_effect_is_not() -> None:
    """[favor.5]"""
    game = joust()
    assert "decline" not in offered(game)
    play(game, "blue:line b")
    assert markers(game) == [0, 1, 0, 0]
    play(game, "blue:decline")
    assert markers(game) == [0, 1, 0, 0]
    assert seat(game, "blue")["deniers"] == 0


def test_an_effect_that_cannot_be_carried_out_is_not_offered() -> None:
    """[favor.6] [line.d1] [line.d2] [line.d3] [line.d4] [line.d5]"""
    game = joust(2, {"markers": {"d": 4}})
    play(game, "blue:line d")
    assert markers(game) == [0, 0, 0, 5]
    assert seen(game, "phase") == "provost", "blue owns nothing at all"


def test_the_swap_needs_a_cube() -> None:
    """[favor.6] [line.c4]"""
    game = joust(1, {"markers": {"c": 3}})
    play(game, "blue:line c")
    assert offered(game) == ["field 1", "field 2", "field 3", "decline"]


def test_an_effect_that_is_chosen_must_be_carried_out() -> None:
    """[favor.6]"""
    game = joust(0, {"food": 1, "markers": {"d": 1}})
    play(game, "blue:line d")
    assert offered(game) == ["field 2", "decline"]
    play(game, "blue:field 2")
    assert "decline" not in offered(game)
    assert "build mason" in offered(game)


@pytest.mark.parametrize(("counted", "furthest"), [(0, 2), (1, 4), (2, 5)])
def test_fields_open_with_the_counts(counted: int, furthest: int) -> None:
    """[favor.7] [favor.8] [favor.9]"""
    for start in range(furthest):
        game = joust(counted, {"markers": {"a": start}})
        play(game, "blue:line a")
        assert markers(game) == [start + 1, 0, 0, 0]
    game = joust(counted, {"markers": {"a": furthest}})
    play(game, "blue:line a")
    assert markers(game) == [furthest, 0, 0, 0]


@pytest.mark.parametrize(("counted", "furthest"), [(0, 2), (1, 4)])
def test_favors_of_a_count_do_not_enter_what_it_opens(counted: int, furthest: int) -> None:
    """[favor.10]"""
    section = SECTIONS[counted]
    seats = {"blue": {"houses": {section: 2}, "markers": {"a": furthest}}}
    game = position(
        phase="end-of-turn",
        bailiff=[11, 17][counted],
        counted=SECTIONS[:counted],
        seats=seats,
    )
    play(game, "blue:line a")
    assert markers(game) == [furthest, 0, 0, 0]
    assert offered(game) == [f"field {field}" for field in range(1, furthest + 1)] + ["decline"]


@pytest.mark.parametrize(("counted", "field", "worth"), [(0, 2, 4), (1, 4, 6), (2, 5, 7)])
def test_a_line_whose_marker_cannot_move_may_still_be_used(
    counted: int, field: int, worth: int
) -> None:
    """[favor.11]"""
    game = joust(counted, {"markers": {"b": field}})
    play(game, "blue:line b", f"blue:field {field}")
    assert markers(game) == [0, field, 0, 0]
    assert seat(game, "blue")["deniers"] == worth


def test_markers_may_share_a_field() -> None:
    """[favor.12]"""
    seats = {name: {"houses": {"dungeon": 2}, "markers": {"a": 1}} for name in ["blue", "red"]}
    game = position(phase="end-of-turn", bailiff=11, seats=seats)
    play(game, "blue:line a", "blue:field 2", "red:line a", "red:field 2")
    assert markers(game, "blue") == markers(game, "red") == [2, 0, 0, 0]
    assert game.scores()[:2] == [2, 2]


def test_favors_of_one_phase_need_different_lines() -> None:
    """[favor.13]"""
    seats = {"blue": {"houses": {"walls": 5}}, "red": {"houses": {"walls": 2}}}
    game = position(phase="end-of-turn", bailiff=17, counted=["dungeon"], seats=seats)
    assert offered(game) == LINES
    play(game, "blue:line c", "blue:field 1")
    assert offered(game) == ["line a", "line b", "line d"]
    play(game, "blue:line a", "blue:field 1")
    assert offered(game) == ["line b", "line d"]
    play(game, "blue:line d")
    assert game.seat_name(game.seat) == "red"
    assert offered(game) == LINES, "each seat has its own lines"


def test_a_fifth_favor_is_lost() -> None:
    """[favor.14]"""
    seats = {"blue": {"houses": {"dungeon": 6, "walls": 10, "towers": 2}}}
    game = position(
        phase="end-of-turn",
        bailiff=6,
        seats={**seats, "red": {"houses": {"towers": 12}, "markers": {"a": 1}}},
    )
    play(game, "blue:line a", "blue:decline", "blue:line b", "blue:decline")
    play(game, "blue:line c", "blue:decline", "blue:line d")
    assert seen(game, "counted") == ["dungeon", "walls"]
    assert game.seat_name(game.seat) == "red", "blue's favor from the towers is lost"
    assert markers(game) == [1, 1, 1, 1]


def test_phases_3_5_6_and_7_are_each_one_phase() -> None:
    """[favor.15]"""
    game = position(
        phase="special-buildings",
        road={9: {"tile": "mason", "owner": "blue", "worker": "blue"}},
        bailiff=11,
        special={"joust-field": "blue", "castle": ["blue"]},
        seats={
            "blue": {
                "deniers": 1,
                "cloth": 2,
                "stone": 2,
                "food": 1,
                "wood": 1,
                "houses": {"dungeon": 1},
            }
        },
    )
    play(game, "blue:offer 1")
    assert offered(game) == LINES
    play(game, "blue:line a", "blue:decline", "blue:build church")
    assert offered(game) == LINES
    play(game, "blue:line a", "blue:decline", "blue:batch wood-stone")
    assert offered(game) == LINES
    play(game, "blue:line a", "blue:decline")
    assert seen(game, "phase") == "end-of-turn"
    assert offered(game) == LINES


def test_all_buildings_of_phase_5_are_one_phase() -> None:
    """[favor.15] [favor.13]"""
    game = position(
        phase="buildings",
        road={
            1: {"tile": "residence", "owner": "blue"},
            9: {"tile": "mason", "owner": "blue", "worker": "blue"},
            10: {"tile": "architect", "owner": "blue", "worker": "blue"},
        },
        provost=10,
        seats={"blue": {"stone": 3, "cloth": 1, "gold": 1}},
    )
    play(game, "blue:build church", "blue:line b", "blue:decline")
    play(game, "blue:build statue", "blue:over 1")
    assert offered(game) == ["line a", "line c", "line d"]


def test_a_favor_gained_by_a_favor_needs_another_line() -> None:
    """[favor.16]"""
    game = joust(1, {"cloth": 1, "markers": {"d": 2}})
    play(game, "blue:line d", "blue:field 3", "blue:build church")
    assert seat(game, "blue")["prestige"] == 3
    assert offered(game) == ["line a", "line b", "line c"]
    play(game, "blue:line a", "blue:field 1")
    assert seen(game, "phase") == "provost"


def test_an_inner_favor_is_finished_before_the_outer_one_goes_on() -> None:
    """[favor.17] [count.2]"""
    seats: dict[str, dict[str, Any]] = {
        "blue": {"cloth": 1, "houses": {"walls": 2}, "markers": {"d": 2}},
        "red": {"prestige": 9},
        "green": {"houses": {"walls": 2}},
    }
    game = position(phase="end-of-turn", bailiff=17, counted=["dungeon"], seats=seats)
    play(game, "blue:line d", "blue:field 3", "blue:build church", "blue:line b")
    assert seat(game, "red")["prestige"] == 9, "red is not looked at yet"
    play(game, "blue:field 1")
    assert seat(game, "red")["prestige"] == 6
    play(game, "green:line a")


def test_the_second_favor_of_a_monument_waits_for_the_inner_favor_of_the_first() -> None:
    """[favor.16] [favor.17] [prestige.5]"""
    game = position(
        phase="buildings",
        road={
            1: {"tile": "residence", "owner": "blue"},
            9: {"tile": "architect", "owner": "blue", "worker": "blue"},
        },
        bailiff=12,
        counted=["dungeon"],
        special={"castle": ["green"]},
        seats={
            "blue": {"stone": 4, "gold": 2, "cloth": 1, "markers": {"d": 2}},
            "green": {"food": 1, "wood": 1, "stone": 1},
        },
    )
    play(game, "blue:build monument", "blue:over 1", "blue:line d", "blue:field 3")
    play(game, "blue:build church", "blue:line a", "blue:field 1", "blue:line b", "blue:field 1")
    assert seen(game, "phase") == "castle"
    assert markers(game) == [1, 1, 0, 3]
    assert seat(game, "blue")["prestige"] == 14 + 3 + 1


def test_line_d_needs_no_building_on_the_board() -> None:
    """[line.d] [line.d3]"""
    game = joust(1, {"wood": 1, "markers": {"d": 2}})
    assert "mason" in seen(game, "supply")
    play(game, "blue:line d", "blue:field 3", "blue:build bank")
    assert road(game, 9) == {"tile": "bank", "owner": "blue"}
    assert seat(game, "blue")["prestige"] == 6
    assert seat(game, "blue")["wood"] == 0


def test_line_d_follows_the_rules_of_building() -> None:
    """[line.d] [line.d2] [build.4] [build.7]"""
    game = joust(
        0, {"food": 1, "markers": {"d": 1}}, road={9: {"tile": "food-farm", "owner": "red"}}
    )
    play(game, "blue:line d", "blue:field 2")
    assert "build food-farm" not in offered(game)
    play(game, "blue:build cloth-farm")
    assert road(game, 10) == {"tile": "cloth-farm", "owner": "blue"}
    assert seat(game, "blue")["prestige"] == 2


def test_the_wood_saved_leaves_any_cube_to_pay() -> None:
    """[line.d2] [build.6]"""
    game = joust(0, {"gold": 1, "markers": {"d": 1}})
    play(game, "blue:line d", "blue:field 2")
    assert offered(game) == ["build wood-market", "build wood-peddler"]
    play(game, "blue:build wood-peddler")
    assert seat(game, "blue")["prestige"] == 4


def test_the_architect_of_line_d_has_no_discount() -> None:
    """[line.d5]"""
    residence: dict[int, dict[str, str] | str] = {1: {"tile": "residence", "owner": "blue"}}
    game = joust(2, {"gold": 1, "stone": 1, "markers": {"d": 5}}, road=residence)
    play(game, "blue:line d")
    assert "field 5" not in offered(game)
    game = joust(2, {"gold": 1, "stone": 2, "markers": {"d": 5}}, road=residence)
    play(game, "blue:line d", "blue:field 5")
    assert offered(game) == ["build statue"]


def test_the_lawyer_of_line_d_saves_the_denier() -> None:
    """[line.d4]"""
    game = joust(1, {"cloth": 1, "markers": {"d": 3}})
    assert seat(game, "blue")["deniers"] == 0
    play(game, "blue:line d", "blue:field 4", "blue:transform farm")
    assert road(game, 1) == {"tile": "residence", "owner": "blue"}
    assert seat(game, "blue")["cloth"] == 0
    assert seat(game, "blue")["prestige"] == 2


@pytest.mark.parametrize("given", ["food", "wood", "stone", "cloth", "gold"])
@pytest.mark.parametrize("taken", [("food", "food"), ("wood", "cloth"), ("stone", "stone")])
def test_one_cube_for_two(given: str, taken: tuple[str, str]) -> None:
    """[line.c4]"""
    game = joust(1, {given: 1, "markers": {"c": 3}})
    play(game, "blue:line c", "blue:field 4")
    assert offered(game) == ["take food", "take wood", "take stone", "take cloth"]
    play(game, f"blue:take {taken[0]}", f"blue:take {taken[1]}")
    held = seat(game, "blue")
    for good in ["food", "wood", "stone", "cloth", "gold"]:
        assert held[good] == taken.count(good)
