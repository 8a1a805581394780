"""Phase 2: where workers go, what that costs, and passing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caylus2005.table import NEUTRAL, offered, play, position, road, seat

from kingsroad import AnyGame

ROAD = [*NEUTRAL, "peddler", "fixed-carpenter", "gold-mine"]
BEFORE_THE_BRIDGE = [
    "gate",
    "trading-post",
    "merchants-guild",
    "joust-field",
    "stables",
    "inn",
    "castle",
]
RICH = {name: {"deniers": 20} for name in ["blue", "red", "green"]}


def seen(game: AnyGame, what: str) -> Any:
    """Something that lies on the table, from the view."""
    return game.view()[what]


def test_place_or_pass_round_after_round() -> None:
    """[place.1] [place.16]"""
    game = position(seats=RICH)
    play(game, "blue:place farm", "red:pass", "green:place forest", "blue:place quarry")
    play(game, "green:place market", "blue:pass", "green:place sawmill", "green:pass")
    assert road(game, 1)["worker"] == "blue"
    assert road(game, 2)["worker"] == "green"


def test_every_building_and_the_castle_take_workers() -> None:
    """[place.2] [place.8]"""
    game = position(
        road={
            9: {"tile": "lawyer", "owner": "red"},
            10: {"tile": "bank", "owner": "green"},
            11: {"tile": "residence", "owner": "blue"},
            12: {"tile": "statue", "owner": "blue"},
        },
        seats=RICH,
    )
    open_places = [*BEFORE_THE_BRIDGE, *NEUTRAL, "peddler", "fixed-carpenter"]
    open_places += ["lawyer", "bank", "gold-mine"]
    assert offered(game) == [f"place {key}" for key in open_places] + ["pass"]


def test_a_neutral_tile_that_became_a_residence_takes_no_worker() -> None:
    """[place.8]"""
    game = position(road={1: {"tile": "residence", "owner": "blue"}}, seats=RICH)
    assert "place farm" not in offered(game)
    assert len(offered(game)) == len(BEFORE_THE_BRIDGE) + len(ROAD) - 1 + 1


def test_own_building_costs_one_denier() -> None:
    """[place.3]"""
    game = position(road={9: {"tile": "wood-quarry", "owner": "green"}}, seats=RICH)
    play(game, "blue:pass", "red:pass", "green:place wood-quarry")
    assert seat(game, "green")["deniers"] == 19


def test_own_building_is_open_to_a_seat_that_can_pay_nothing_else() -> None:
    """[place.3] [place.4]"""
    game = position(
        road={9: {"tile": "mason", "owner": "green"}, 10: {"tile": "bank", "owner": "red"}},
        seats={"green": {"deniers": 2}},
    )
    play(game, "blue:pass", "red:pass")
    assert offered(game) == ["place mason", "pass"]


@pytest.mark.parametrize("place", ["castle", "gate", "stables", "inn", "farm", "peddler", "bank"])
@pytest.mark.parametrize("passed", [0, 1, 2])
def test_price_is_the_lowest_free_number_of_the_bridge(place: str, passed: int) -> None:
    """[place.4]"""
    game = position(road={9: {"tile": "bank", "owner": "blue"}}, seats=RICH)
    play(game, *["blue:pass", "red:pass"][:passed])
    if passed == 0:
        play(game, "blue:place joust-field")
    payer = ["red", "red", "green"][passed]
    play(game, f"{payer}:place {place}")
    assert seat(game, payer)["deniers"] == 20 - (1 + passed)


@pytest.mark.parametrize("place", ["castle", "farm", "bank"])
def test_a_guest_of_the_inn_always_pays_one_denier(place: str) -> None:
    """[place.5]"""
    game = position(
        road={9: {"tile": "bank", "owner": "blue"}}, special={"inn-right": "green"}, seats=RICH
    )
    play(game, "blue:pass", "red:pass", f"green:place {place}")
    assert seat(game, "green")["deniers"] == 19


def test_the_left_circle_of_the_inn_is_not_cheap_yet() -> None:
    """[place.5] [inn.4]"""
    game = position(order=["green", "blue", "red"], seats=RICH)
    play(game, "green:place inn", "blue:pass", "red:pass", "green:place farm")
    assert seat(game, "green")["deniers"] == 20 - 1 - 3


@pytest.mark.parametrize("inn", [{}, {"inn-right": "red"}])
def test_a_visit_gives_the_owner_one_prestige_at_once(inn: dict[str, str]) -> None:
    """[place.6]"""
    game = position(road={9: {"tile": "bank", "owner": "green"}}, special=inn, seats=RICH)
    play(game, "blue:pass", "red:place bank")
    assert seat(game, "green")["prestige"] == 1
    assert seat(game, "red")["prestige"] == 0


def test_own_and_unowned_buildings_give_nobody_prestige() -> None:
    """[place.7]"""
    game = position(road={9: {"tile": "bank", "owner": "blue"}}, seats=RICH)
    play(game, "blue:place bank", "red:place farm", "green:place gold-mine")
    play(game, "blue:place castle", "red:place gate")
    assert game.scores() == [0, 0, 0]


@pytest.mark.parametrize(
    "place", ["gate", "trading-post", "merchants-guild", "joust-field", "inn", *ROAD]
)
def test_a_building_takes_one_worker(place: str) -> None:
    """[place.9]"""
    game = position(seats=RICH)
    assert f"place {place}" in offered(game)
    play(game, f"blue:place {place}")
    assert f"place {place}" not in offered(game)
    play(game, "red:pass", "green:pass")
    assert f"place {place}" not in offered(game)


def test_stables_take_three_workers_of_different_seats() -> None:
    """[place.9] [place.10]"""
    game = position(4, seats={name: {"deniers": 9} for name in ["blue", "red", "green", "orange"]})
    play(game, "blue:place gate", "red:place stables", "green:pass", "orange:place stables")
    play(game, "blue:place stables")
    assert seen(game, "special")["stables"] == ["red", "orange", "blue"]
    assert "place stables" not in offered(game), "red stands there already"
    play(game, "red:pass")
    assert "place stables" not in offered(game)


def test_the_fourth_seat_finds_the_stables_full() -> None:
    """[place.10]"""
    game = position(4, seats={name: {"deniers": 9} for name in ["blue", "red", "green", "orange"]})
    play(game, "blue:place stables", "red:place stables")
    assert "place stables" in offered(game)
    play(game, "green:place stables")
    assert "place stables" not in offered(game)


def test_left_circle_of_the_inn_beside_the_own_worker() -> None:
    """[place.11]"""
    game = position(special={"inn-right": "blue"}, seats=RICH)
    play(game, "blue:place inn")
    assert seen(game, "special")["inn-left"] == "blue"
    assert seen(game, "special")["inn-right"] == "blue"
    assert "place inn" not in offered(game)


def test_castle_takes_one_worker_of_each_seat() -> None:
    """[place.9] [place.12]"""
    names = ["blue", "red", "green", "orange", "black"]
    game = position(
        5,
        order=["black", "red", "blue", "green", "orange"],
        seats={name: {"deniers": 9} for name in names},
    )
    play(game, "black:place castle", "red:place castle", "blue:place castle")
    play(game, "green:place castle", "orange:place castle")
    assert "place castle" not in offered(game)
    play(game, "black:place farm")
    assert seen(game, "special")["castle"] == ["black", "red", "blue", "green", "orange"]


def test_gold_mine_is_open_on_the_first_turn() -> None:
    """[place.13]"""
    game = position(seats=RICH)
    assert seen(game, "provost") == 6
    play(game, "blue:place gold-mine")
    assert road(game, 16)["worker"] == "blue"


def test_passing_is_free_and_covers_the_lowest_free_number() -> None:
    """[place.14]"""
    game = position(seats={"red": {"deniers": 4}, "blue": {"deniers": 4}, "green": {"deniers": 4}})
    play(game, "blue:place farm", "red:pass", "green:place forest", "blue:pass")
    assert seen(game, "bridge") == ["red", "blue"]
    assert seat(game, "blue")["deniers"] == 3


def test_the_first_to_pass_receives_a_denier() -> None:
    """[place.15]"""
    game = position(seats=RICH)
    play(game, "blue:place farm", "red:pass")
    assert seat(game, "red")["deniers"] == 21
    play(game, "green:pass")
    assert seat(game, "green")["deniers"] == 20


def test_who_has_passed_places_no_more() -> None:
    """[place.16]"""
    game = position(seats=RICH)
    play(game, "blue:pass", "red:place farm", "green:place forest", "red:place quarry")
    play(game, "green:pass", "red:place market", "red:place castle")


def test_without_a_denier_one_must_pass() -> None:
    """[place.17]"""
    game = position(road={9: {"tile": "bank", "owner": "blue"}})
    assert offered(game) == ["pass"]


def test_placement_ends_when_all_have_passed() -> None:
    """[place.18]"""
    game = position(seats=RICH)
    play(game, "blue:pass", "red:pass")
    assert seen(game, "phase") == "placement"
    play(game, "green:pass")
    assert seen(game, "phase") == "provost"


def test_the_bridge_is_empty_again_in_the_next_turn() -> None:
    """[place.4] [place.18] [turn.2]"""
    game = position()
    play(game, "blue:pass", "red:pass", "green:pass", "blue:provost 0")
    assert seen(game, "turn") == 2
    assert seen(game, "bridge") == []
    play(game, "blue:place farm")
    assert seat(game, "blue")["deniers"] == 1 + 2 - 1
