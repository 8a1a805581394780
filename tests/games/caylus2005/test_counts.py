"""Phase 7: the bailiff and the counts."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caylus2005.table import offered, play, position, seat

from kingsroad import AnyGame, Chronicle

SECTIONS = ["dungeon", "walls", "towers"]


def seen(game: AnyGame, what: str) -> Any:
    """Something that lies on the table, from the view."""
    return game.view()[what]


def end_of_turn(bailiff: int, counted: int = 0, **told: Any) -> AnyGame:
    """A position at the beginning of phase 7."""
    return position(phase="end-of-turn", bailiff=bailiff, counted=SECTIONS[:counted], **told)


def count(section: str, houses: dict[str, int], **told: Any) -> AnyGame:
    """The bailiff's next step brings the count of a section; everybody has 9 prestige."""
    seats = {name: {"prestige": 9, "houses": {section: number}} for name, number in houses.items()}
    number = SECTIONS.index(section)
    return end_of_turn([11, 17, 23][number], number, seats=seats, **told)


# -- the bailiff ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("provost", "arrives"), [(1, 10), (8, 10), (9, 10), (10, 11), (12, 11), (28, 11)]
)
def test_bailiff_walks_two_spaces_behind_the_provost(provost: int, arrives: int) -> None:
    """[bailiff.1] [bailiff.3]"""
    game = end_of_turn(9, provost=provost)
    assert seen(game, "bailiff") == arrives
    assert seen(game, "provost") == arrives


def test_bailiff_moves_forward_onto_unbuilt_spaces() -> None:
    """[bailiff.2]"""
    game = end_of_turn(8, provost=1)
    assert seen(game, "bailiff") == 9
    assert "9" not in seen(game, "road")


@pytest.mark.parametrize(
    ("counted", "before", "after"), [(0, 10, 11), (0, 11, 12), (1, 16, 17), (1, 17, 18)]
)
def test_a_section_is_counted_when_its_space_is_reached(
    counted: int, before: int, after: int
) -> None:
    """[bailiff.4]"""
    game = end_of_turn(before, counted)
    assert seen(game, "bailiff") == after
    assert seen(game, "counted") == SECTIONS[: counted + (after in (12, 18))]


@pytest.mark.parametrize(("counted", "space"), [(0, 12), (1, 18)])
def test_a_section_is_counted_when_its_space_is_passed(counted: int, space: int) -> None:
    """[bailiff.4]"""
    game = end_of_turn(space - 1, counted, provost=space)
    assert seen(game, "bailiff") == space + 1
    assert seen(game, "counted") == SECTIONS[: counted + 1]


def test_the_towers_are_counted_on_space_24() -> None:
    """[bailiff.4] [bailiff.8] [end.1]"""
    assert not end_of_turn(22, 2).over
    assert end_of_turn(23, 2).over
    assert end_of_turn(23, 2, provost=28).over


def test_a_full_section_is_counted() -> None:
    """[bailiff.5]"""
    game = end_of_turn(6, seats={name: {"houses": {"dungeon": 2}} for name in ["red", "green"]})
    assert seen(game, "counted") == []
    seats = {name: {"houses": {"dungeon": 2}} for name in ["blue", "red", "green"]}
    game = end_of_turn(6, seats=seats)
    for name in ["blue", "red", "green"]:
        play(game, f"{name}:line a", f"{name}:decline")
    assert seen(game, "counted") == ["dungeon"]


def test_a_full_section_waits_for_the_bailiff_to_move() -> None:
    """[bailiff.6]"""
    game = position(
        phase="castle",
        special={"castle": ["blue"]},
        seats={
            "blue": {"food": 1, "wood": 1, "stone": 1},
            "red": {"houses": {"dungeon": 5}, "prestige": 9},
        },
    )
    chronicle = Chronicle()
    game.listener = chronicle
    play(game, "blue:batch wood-stone")
    assert seen(game, "counted") == []
    assert game.scores() == [5, 9, 0]
    play(game, "blue:line a", "blue:decline", "red:line a", "red:decline")
    assert seen(game, "counted") == ["dungeon"]
    told = [event.kind for event in chronicle.take() if event.kind in ("bailiff", "count")]
    assert told == ["bailiff", "count"]


def test_each_section_is_counted_once() -> None:
    """[bailiff.7]"""
    full = {"houses": {"dungeon": 6}, "prestige": 9}
    game = end_of_turn(11, 1, seats={"blue": full, "red": {"prestige": 9}})
    assert seen(game, "turn") > 1
    assert seen(game, "phase") == "placement"
    assert game.scores() == [9, 9, 0]


def test_the_next_turn_begins() -> None:
    """[bailiff.8]"""
    game = end_of_turn(6)
    assert seen(game, "turn") == 2
    assert seen(game, "phase") == "placement"


# -- counts --------------------------------------------------------------------------------------

FAVORS = [
    ("dungeon", [(1, 0), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)]),
    ("walls", [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3), (10, 3)]),
    ("towers", [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (14, 3)]),
]


@pytest.mark.parametrize(
    ("section", "houses", "favors"),
    [(section, houses, favors) for section, row in FAVORS for houses, favors in row],
)
def test_favors_for_houses(section: str, houses: int, favors: int) -> None:
    """[count.1]"""
    game = count(section, {"blue": houses})
    for line in ["a", "b", "c"][:favors]:
        assert seen(game, "counted") == SECTIONS[: SECTIONS.index(section)]
        play(game, f"blue:line {line}", "blue:decline")
    assert seen(game, "counted") == SECTIONS[: SECTIONS.index(section) + 1]
    assert seat(game, "blue")["prestige"] == 9
    assert sum(seat(game, "blue")["markers"].values()) == favors


@pytest.mark.parametrize(("section", "loss"), [("dungeon", 2), ("walls", 3), ("towers", 4)])
def test_loss_without_a_house(section: str, loss: int) -> None:
    """[count.1]"""
    game = count(section, {"blue": 0, "red": 1, "green": 0})
    assert game.scores() == [9 - loss, 9, 9 - loss]


def test_counts_follow_the_turn_order() -> None:
    """[count.1] [turn.3]"""
    game = count("walls", {"blue": 2, "red": 2, "green": 2}, order=["green", "blue", "red"])
    for name in ["green", "blue", "red"]:
        play(game, f"{name}:line b", f"{name}:field 1")


def test_a_seat_is_finished_before_the_next_is_looked_at() -> None:
    """[count.2]"""
    game = count("walls", {"blue": 5, "red": 0, "green": 2})
    play(game, "blue:line a", "blue:field 1", "blue:line b", "blue:field 1", "blue:line c")
    assert seat(game, "red")["prestige"] == 9
    play(game, "blue:field 1")
    assert seat(game, "red")["prestige"] == 6
    play(game, "green:line a")


def test_houses_in_other_sections_do_not_matter() -> None:
    """[count.3]"""
    seats = {
        "blue": {"prestige": 9, "houses": {"dungeon": 1, "walls": 1, "towers": 0}},
        "red": {"prestige": 9, "houses": {"dungeon": 5, "walls": 0}},
    }
    game = end_of_turn(17, 1, seats=seats)
    assert seen(game, "counted") == ["dungeon", "walls"]
    assert game.scores() == [9, 6, 0]


def test_houses_beyond_a_full_section_are_not_counted_with_it() -> None:
    """[count.3]"""
    seats = {
        "blue": {"prestige": 9, "houses": {"dungeon": 1, "walls": 2}},
        "red": {"prestige": 9, "houses": {"dungeon": 5}},
        "green": {"prestige": 9, "houses": {"walls": 1}},
    }
    game = end_of_turn(6, seats=seats)
    play(game, "red:line a", "red:decline")
    assert seen(game, "counted") == ["dungeon"]
    assert game.scores() == [9, 9, 7]


def test_building_goes_on_in_the_next_section() -> None:
    """[count.4]"""
    game = end_of_turn(11, seats={"blue": {"food": 1, "wood": 1, "stone": 1}})
    play(game, "blue:place castle", "red:pass", "green:pass", "blue:pass")
    while seen(game, "phase") == "provost":
        play(game, "provost 0")
    play(game, "blue:batch wood-stone")
    assert seat(game, "blue")["houses"] == {"dungeon": 0, "walls": 1, "towers": 0}
    assert seat(game, "blue")["prestige"] == 4


def test_several_counts_follow_one_another() -> None:
    """[count.5] [favor.8] [favor.15]"""
    both = {"dungeon": 3, "walls": 5}
    seats = {
        "blue": {"prestige": 9, "houses": both, "markers": {"a": 2, "b": 2}},
        "red": {"prestige": 9, "houses": both, "markers": {"b": 2}},
        "green": {"prestige": 9},
    }
    game = end_of_turn(6, seats=seats)
    play(game, "blue:line a", "blue:decline", "red:line a")
    assert seat(game, "blue")["markers"]["a"] == 2, "fields 3 and 4 are closed"
    assert game.scores() == [9, 9, 9]
    play(game, "red:decline")
    assert seen(game, "counted") == ["dungeon"]
    assert game.scores() == [9, 9, 9 - 2]
    assert offered(game) == ["line b", "line c", "line d"], "line a was used in this phase"
    play(game, "blue:line b")
    assert seat(game, "blue")["markers"]["b"] == 3, "open since the dungeon was counted"
    play(game, "blue:decline", "blue:line c", "blue:decline", "blue:line d")
    play(game, "red:line b", "red:decline", "red:line c", "red:decline", "red:line d")
    assert seen(game, "counted") == ["dungeon", "walls"]
    assert game.scores() == [9, 9, 9 - 2 - 3]


def test_a_castle_filled_in_one_turn_is_counted_to_the_end() -> None:
    """[count.5] [end.1]"""
    seats = {
        "blue": {"houses": {"dungeon": 6, "walls": 10, "towers": 14}, "prestige": 40},
        "red": {"prestige": 40},
        "green": {"prestige": 40},
    }
    game = end_of_turn(6, seats=seats)
    play(game, "blue:line a", "blue:decline", "blue:line b", "blue:decline")
    play(game, "blue:line c", "blue:decline", "blue:line d")
    assert game.over
    assert game.scores() == [40, 40 - 2 - 3 - 4, 40 - 2 - 3 - 4]
