"""Two seats, simple favors, and the jeweller."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caylus2005.table import offered, play, position, road, seat

import kingsroad
from kingsroad import AnyGame


def seen(game: AnyGame, what: str) -> Any:
    """Something that lies on the table, from the view."""
    return game.view()[what]


# -- two seats -----------------------------------------------------------------------------------


def test_two_seats_start_with_five_deniers_and_the_usual_cubes() -> None:
    """[two.1] [two.6]"""
    game = kingsroad.new_game("caylus2005", players=2, seed=4)
    for name in ["blue", "red"]:
        assert seat(game, name)["deniers"] == 5 + 2
        assert (seat(game, name)["food"], seat(game, name)["wood"]) == (2, 1)


def test_first_place_changes_hands_every_turn() -> None:
    """[two.2]"""
    game = position(2, phase="end-of-turn")
    assert seen(game, "order") == ["red", "blue"]
    play(game, "red:pass", "blue:pass")
    while seen(game, "phase") == "provost":
        play(game, "provost 0")
    assert seen(game, "order") == ["blue", "red"]


def test_a_count_still_uses_the_old_order() -> None:
    """[two.2]"""
    seats = {name: {"houses": {"dungeon": 2}} for name in ["blue", "red"]}
    game = position(2, phase="end-of-turn", bailiff=11, order=["red", "blue"], seats=seats)
    play(game, "red:line a", "red:decline", "blue:line a", "blue:decline")
    assert seen(game, "order") == ["blue", "red"]


def test_with_three_seats_the_order_stays() -> None:
    """[two.2] [setup.1]"""
    assert seen(position(3, phase="end-of-turn"), "order") == ["blue", "red", "green"]


def test_the_stables_are_closed() -> None:
    """[two.3]"""
    seats = {"blue": {"deniers": 9}}
    assert "place stables" not in offered(position(2, seats=seats))
    assert "place stables" in offered(position(3, seats=seats))
    gate = {"gate": "blue"}
    assert "place stables" not in offered(position(2, phase="special-buildings", special=gate))
    assert "place stables" in offered(position(3, phase="special-buildings", special=gate))


@pytest.mark.parametrize("place", ["castle", "inn", "gate", "farm", "gold-mine", "bank"])
def test_after_a_pass_other_places_cost_three(place: str) -> None:
    """[two.4]"""
    game = position(2, road={9: {"tile": "bank", "owner": "blue"}}, seats={"red": {"deniers": 9}})
    play(game, "blue:pass", f"red:place {place}")
    assert seat(game, "red")["deniers"] == 9 - 3


def test_before_a_pass_places_cost_one() -> None:
    """[two.4] [place.4]"""
    game = position(2, seats={"blue": {"deniers": 9}, "red": {"deniers": 9}})
    play(game, "blue:place castle", "red:place castle")
    assert (seat(game, "blue")["deniers"], seat(game, "red")["deniers"]) == (8, 8)


def test_with_two_deniers_nothing_is_open_after_a_pass() -> None:
    """[two.4] [place.17]"""
    game = position(2, seats={"red": {"deniers": 2}})
    play(game, "blue:pass")
    assert offered(game) == ["pass"]


def test_own_buildings_and_the_inn_still_cost_one() -> None:
    """[two.5]"""
    game = position(2, road={9: {"tile": "bank", "owner": "red"}}, seats={"red": {"deniers": 9}})
    play(game, "blue:pass", "red:place bank")
    assert seat(game, "red")["deniers"] == 8
    game = position(2, special={"inn-right": "red"}, seats={"red": {"deniers": 9}})
    play(game, "blue:pass", "red:place castle", "red:place farm")
    assert seat(game, "red")["deniers"] == 7


def test_the_first_to_pass_still_receives_a_denier() -> None:
    """[two.6] [place.15]"""
    game = position(2)
    play(game, "blue:pass")
    assert seat(game, "blue")["deniers"] == 1


# -- simple favors -------------------------------------------------------------------------------

SIMPLE = {"favors": "simple"}


def test_a_simple_favor_is_worth_three() -> None:
    """[simple.1]"""
    game = position(
        phase="special-buildings",
        special={"joust-field": "blue"},
        seats={"blue": {"deniers": 1, "cloth": 1}, "green": {"deniers": 1}},
        options=SIMPLE,
    )
    play(game, "blue:offer 1")
    assert seen(game, "phase") == "provost", "no line to choose"
    assert seat(game, "blue")["prestige"] == 3
    assert seat(game, "blue")["markers"] == {"a": 0, "b": 0, "c": 0, "d": 0}


def test_every_source_of_favors_pays_three() -> None:
    """[simple.1] [simple.2]"""
    game = position(
        phase="buildings",
        road={
            1: {"tile": "residence", "owner": "blue"},
            9: {"tile": "mason", "owner": "red", "worker": "blue"},
            10: {"tile": "architect", "owner": "red", "worker": "blue"},
        },
        provost=10,
        special={"castle": ["blue", "green"]},
        seats={"blue": {"stone": 6, "cloth": 1, "gold": 2, "food": 1, "wood": 1}},
        options=SIMPLE,
    )
    play(game, "blue:build church")
    assert seat(game, "blue")["prestige"] == 3 + 3
    play(game, "blue:build monument", "blue:over 1")
    assert seat(game, "blue")["prestige"] == 6 + 14 + 3 + 3
    play(game, "blue:batch wood-stone")
    assert seat(game, "blue")["prestige"] == 26 + 5 + 3


def test_simple_favors_have_no_limit() -> None:
    """[simple.2]"""
    game = position(
        phase="end-of-turn",
        seats={"blue": {"houses": {"dungeon": 6, "walls": 10, "towers": 14}}},
        options=SIMPLE,
    )
    assert game.over
    assert game.scores() == [(1 + 3 + 3) * 3, 0, 0]


# -- the jeweller --------------------------------------------------------------------------------


def mason(options: dict[str, str]) -> AnyGame:
    """Blue at red's mason with all it takes for any stone tile."""
    return position(
        phase="buildings",
        road={9: {"tile": "mason", "owner": "red", "worker": "blue"}},
        provost=9,
        special={"castle": ["green"]},
        seats={
            "blue": {"stone": 1, "cloth": 1, "food": 1, "wood": 1},
            "green": {"food": 1, "wood": 1, "stone": 1},
        },
        options=options,
    )


def test_the_jeweller_is_one_more_stone_tile_and_nothing_else() -> None:
    """[jeweller.1]"""
    without = mason({})
    assert "jeweller" not in seen(without, "supply")
    assert "build jeweller" not in offered(without)
    added = mason({"jeweller": "on"})
    assert set(seen(added, "supply")) - set(seen(without, "supply")) == {"jeweller"}
    assert set(seen(without, "supply")) <= set(seen(added, "supply"))
    assert set(offered(added)) - set(offered(without)) == {"build jeweller"}


def test_the_jeweller_costs_stone_and_cloth() -> None:
    """[jeweller.2]"""
    game = mason({"jeweller": "on"})
    play(game, "blue:build jeweller")
    assert road(game, 10) == {"tile": "jeweller", "owner": "blue"}
    assert seat(game, "blue")["prestige"] == 6
    assert [seat(game, "blue")[good] for good in ["food", "wood", "stone", "cloth"]] == [1, 1, 0, 0]


@pytest.mark.parametrize(("gold", "offer", "prestige"), [(1, "offer 1", 5), (2, "offer 2", 9)])
def test_the_jeweller_buys_gold(gold: int, offer: str, prestige: int) -> None:
    """[jeweller.3] [offers.7]"""
    game = position(
        phase="buildings",
        road={9: {"tile": "jeweller", "owner": "red", "worker": "blue"}},
        provost=9,
        seats={"blue": {"gold": gold}},
        options={"jeweller": "on"},
    )
    play(game, f"blue:{offer}")
    assert seat(game, "blue")["gold"] == 0
    assert seat(game, "blue")["prestige"] == prestige
