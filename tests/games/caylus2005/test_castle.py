"""Phase 6: batches, houses, and the favor for most of them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from tests.games.caylus2005.table import offered, play, position, seat

from kingsroad import AnyGame, Chronicle

ONE_BATCH = {"food": 1, "wood": 1, "stone": 1}
TWO_BATCHES = {"food": 2, "wood": 2, "stone": 2}
SPACE = [6, 12, 18]
"""Where the bailiff stands when none, one or two sections are counted."""


def seen(game: AnyGame, what: str) -> Any:
    """Something that lies on the table, from the view."""
    return game.view()[what]


def castle(workers: list[str], seats: dict[str, Any], counted: int = 0, **told: Any) -> AnyGame:
    """A position at the beginning of phase 6."""
    return position(
        phase="castle",
        special={"castle": workers},
        seats=seats,
        bailiff=SPACE[counted],
        counted=["dungeon", "walls", "towers"][:counted],
        **told,
    )


def test_castle_turns_follow_the_castle_numbers() -> None:
    """[castle.1]"""
    everybody = dict.fromkeys(["blue", "red", "green"], TWO_BATCHES)
    game = castle(["green", "blue"], everybody)
    play(game, "green:batch wood-stone", "green:done", "blue:done")
    assert game.seat_name(game.seat) == "green", "red has no worker there; green has the favor"
    assert offered(game) == ["line a", "line b", "line c", "line d"]


@pytest.mark.parametrize(
    ("counted", "section", "prestige"), [(0, "dungeon", 5), (1, "walls", 4), (2, "towers", 3)]
)
def test_a_batch_builds_in_the_first_uncounted_section(
    counted: int, section: str, prestige: int
) -> None:
    """[castle.2] [castle.6]"""
    game = castle(["blue"], {"blue": ONE_BATCH}, counted)
    play(game, "blue:batch wood-stone")
    houses = {"dungeon": 0, "walls": 0, "towers": 0}
    houses[section] = 1
    assert seat(game, "blue")["houses"] == houses
    assert seat(game, "blue")["prestige"] == prestige


def test_the_section_under_way_does_not_follow_the_bailiff() -> None:
    """[castle.2] [count.4]"""
    game = position(
        phase="castle",
        bailiff=8,
        counted=["dungeon"],
        special={"castle": ["blue"]},
        seats={"blue": ONE_BATCH, "red": {"houses": {"dungeon": 6}}},
    )
    play(game, "blue:batch wood-stone")
    assert seat(game, "blue")["houses"]["walls"] == 1


def test_as_many_batches_as_one_wants_and_can() -> None:
    """[castle.3]"""
    game = castle(["blue"], {"blue": {"food": 3, "wood": 2, "stone": 2}})
    play(game, "blue:batch wood-stone")
    assert offered(game) == ["batch wood-stone", "done"]
    stopped = game.clone()
    play(stopped, "blue:done")
    assert seat(stopped, "blue")["houses"]["dungeon"] == 1
    play(game, "blue:batch wood-stone")
    assert offered(game)[0] == "line a", "no third batch can be paid"
    assert seat(game, "blue")["houses"]["dungeon"] == 2


@pytest.mark.parametrize(
    ("second", "third"), list(combinations(["wood", "stone", "cloth", "gold"], 2))
)
def test_a_batch_is_food_and_two_other_goods(second: str, third: str) -> None:
    """[castle.4] [castle.5]"""
    game = castle(["blue"], {"blue": {"food": 1, second: 1, third: 1}})
    assert offered(game) == [f"batch {second}-{third}", "done"]
    play(game, f"blue:batch {second}-{third}")
    assert [seat(game, "blue")[good] for good in ["food", second, third]] == [0, 0, 0]
    assert seat(game, "blue")["prestige"] == 5


@pytest.mark.parametrize(
    "held",
    [
        {"wood": 5, "stone": 5, "cloth": 5, "gold": 5},
        {"food": 5, "wood": 5},
        {"food": 5, "gold": 5},
        {"food": 9},
    ],
)
def test_three_different_goods_with_food_are_needed(held: dict[str, int]) -> None:
    """[castle.4] [castle.5]"""
    game = castle(["blue"], {"blue": {**held, "prestige": 9}})
    assert seen(game, "turn") == 2, "blue was not asked"
    assert seat(game, "blue")["prestige"] == 7


def test_prestige_comes_with_each_house() -> None:
    """[castle.6]"""
    game = castle(["blue"], {"blue": TWO_BATCHES})
    play(game, "blue:batch wood-stone")
    assert seat(game, "blue")["prestige"] == 5
    play(game, "blue:batch wood-stone")
    assert seat(game, "blue")["prestige"] == 10


def test_a_full_section_runs_over_into_the_next() -> None:
    """[castle.7] [bailiff.6]"""
    seats = {"blue": TWO_BATCHES, "red": {"houses": {"dungeon": 5}}}
    game = castle(["blue"], seats)
    play(game, "blue:batch wood-stone", "blue:batch wood-stone")
    assert seat(game, "blue")["houses"] == {"dungeon": 1, "walls": 1, "towers": 0}
    assert seat(game, "blue")["prestige"] == 5 + 4
    assert seen(game, "counted") == []


def test_houses_run_on_through_every_later_section() -> None:
    """[castle.7]"""
    cubes = {"food": 3, "wood": 3, "stone": 3}
    game = castle(
        ["red", "blue"],
        {"blue": cubes, "red": {"food": 14, "wood": 14, "stone": 14}},
    )
    for _ in range(14):
        play(game, "red:batch wood-stone")
    play(game, "blue:batch wood-stone", "blue:batch wood-stone", "blue:batch wood-stone")
    assert seat(game, "red")["houses"] == {"dungeon": 6, "walls": 8, "towers": 0}
    assert seat(game, "red")["prestige"] == 6 * 5 + 8 * 4
    assert seat(game, "blue")["houses"] == {"dungeon": 0, "walls": 2, "towers": 1}
    assert seat(game, "blue")["prestige"] == 4 + 4 + 3


@pytest.mark.parametrize(("room", "section"), [(6, "dungeon"), (10, "walls"), (14, "towers")])
def test_room_of_the_sections(room: int, section: str) -> None:
    """[castle.2] [castle.7]"""
    counted = ["dungeon", "walls", "towers"].index(section)
    seats = {"blue": {"food": 20, "wood": 20, "stone": 20}, "red": {"houses": {section: 1}}}
    game = castle(["blue"], seats, counted)
    for built in range(1, room):
        play(game, "blue:batch wood-stone")
        assert seat(game, "blue")["houses"][section] == built
    if section == "towers":
        assert "batch wood-stone" not in offered(game)
    else:
        play(game, "blue:batch wood-stone")
        assert seat(game, "blue")["houses"][section] == room - 1


def test_gaps_of_a_counted_section_stay_empty() -> None:
    """[castle.8]"""
    game = castle(["blue"], {"blue": ONE_BATCH, "red": {"houses": {"dungeon": 2}}}, counted=1)
    play(game, "blue:batch wood-stone")
    assert seat(game, "blue")["houses"] == {"dungeon": 0, "walls": 1, "towers": 0}


def test_gaps_stay_empty_even_when_all_later_sections_are_full() -> None:
    """[castle.8] [castle.10]"""
    red = {"food": 15, "wood": 15, "stone": 15, "houses": {"dungeon": 1, "walls": 9}}
    game = castle(["red", "blue"], {"blue": {**ONE_BATCH, "prestige": 5}, "red": red}, counted=1)
    for _ in range(15):
        play(game, "red:batch wood-stone")
    assert seat(game, "red")["houses"] == {"dungeon": 1, "walls": 10, "towers": 14}
    play(game, "red:line a")
    assert seat(game, "blue")["houses"] == {"dungeon": 0, "walls": 0, "towers": 0}
    assert seat(game, "blue")["prestige"] == 5


def test_who_builds_nothing_loses_two_prestige() -> None:
    """[castle.9]"""
    game = castle(["blue", "red"], {"blue": {**ONE_BATCH, "prestige": 9}, "red": {"prestige": 9}})
    play(game, "blue:done")
    assert game.scores() == [7, 7, 0]


def test_the_loss_falls_before_the_next_seat_builds() -> None:
    """[castle.9]"""
    game = castle(
        ["blue", "red"],
        {"blue": {**ONE_BATCH, "prestige": 9}, "red": {**ONE_BATCH, "prestige": 9}},
    )
    play(game, "blue:done")
    assert game.seat_name(game.seat) == "red"
    assert game.scores() == [7, 9, 0]


def test_who_builds_one_house_loses_nothing() -> None:
    """[castle.9]"""
    game = castle(["blue"], {"blue": {**TWO_BATCHES, "prestige": 9}})
    play(game, "blue:batch wood-stone", "blue:done")
    assert seat(game, "blue")["prestige"] == 14


def test_without_room_nobody_loses_anything() -> None:
    """[castle.10]"""
    last_place = {**ONE_BATCH, "prestige": 9, "houses": {"towers": 2}}
    game = castle(
        ["blue", "red", "green"],
        {
            "blue": last_place,
            "red": {**ONE_BATCH, "prestige": 9, "houses": {"towers": 11}},
            "green": {"prestige": 9},
        },
        counted=2,
    )
    play(game, "blue:batch wood-stone")
    assert game.seat_name(game.seat) == "blue", "red had a batch but no room, green had neither"
    assert offered(game)[0] == "line a"
    assert game.scores() == [9 + 3, 9, 9]
    assert [seat(game, "red")[good] for good in ["food", "wood", "stone"]] == [1, 1, 1]


def test_most_houses_of_the_turn_bring_a_favor() -> None:
    """[castle.11] [favor.1]"""
    game = castle(["blue", "red"], {"blue": ONE_BATCH, "red": TWO_BATCHES})
    play(game, "blue:batch wood-stone", "red:batch wood-stone", "red:batch wood-stone")
    play(game, "red:line b", "red:field 1")
    assert seen(game, "turn") == 2, "nobody else receives one"
    assert seat(game, "red")["deniers"] == 3 + 2


def test_only_houses_of_this_turn_count_for_that_favor() -> None:
    """[castle.11]"""
    game = castle(
        ["blue", "red"],
        {"blue": {**ONE_BATCH, "houses": {"dungeon": 3}}, "red": TWO_BATCHES},
    )
    play(game, "blue:batch wood-stone", "red:batch wood-stone", "red:batch wood-stone")
    assert game.seat_name(game.seat) == "red"


def test_houses_of_the_last_turn_are_forgotten() -> None:
    """[castle.11] [castle.13]"""
    game = castle(["blue"], {"blue": {**ONE_BATCH, "deniers": 1}})
    play(game, "blue:batch wood-stone", "blue:line a", "blue:decline", "blue:place castle")
    play(game, "red:pass", "green:pass", "blue:pass")
    while seen(game, "phase") == "provost":
        play(game, "provost 0")
    assert seen(game, "turn") == 3, "no favor without a new house"
    assert seat(game, "blue")["prestige"] == 5 - 2


def test_on_a_tie_the_lower_castle_number_receives_the_favor() -> None:
    """[castle.12]"""
    game = castle(["green", "blue"], {"blue": ONE_BATCH, "green": ONE_BATCH})
    play(game, "green:batch wood-stone", "blue:batch wood-stone", "green:line a")


def test_no_favor_if_nobody_built() -> None:
    """[castle.13]"""
    game = castle(["blue", "red"], {"blue": ONE_BATCH})
    play(game, "blue:done")
    assert seen(game, "turn") == 2


def test_workers_leave_the_castle_after_the_favor() -> None:
    """[castle.14]"""
    game = castle(["blue", "red"], {"blue": ONE_BATCH})
    play(game, "blue:batch wood-stone")
    assert seen(game, "special")["castle"] == ["blue", "red"]
    chronicle = Chronicle()
    game.listener = chronicle
    play(game, "blue:line a", "blue:decline")
    gone = [(event.seat, event.subject) for event in chronicle.take() if event.kind == "home"]
    assert gone == [(0, "castle"), (1, "castle")]
    assert seen(game, "special")["castle"] == []
    assert seat(game, "blue")["workers"] == seat(game, "red")["workers"] == 6
