"""Toll, guild bridge and Bailiff move the provost; at the end of the round he goes back."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caylus1303.table import (
    SEATS,
    STOPPED,
    acting,
    asks,
    camp,
    hands,
    held,
    laid,
    offered,
    play,
    position,
    seen,
)

from kingsroad import AnyGame

BUILT = ["red church", "red tailor", "red mason", "red manor", "red foundry", "red alchemist"]
BUILT += ["green guild-house", "green stone-farm", "green stone-quarry", "green wood-farm"]
BUILT += ["green wood-quarry", "green wood-sawmill", "blue spinning-mill"]


def moves(least: int, most: int) -> list[str]:
    """The names of all moves from one reach to another."""
    return [f"provost {by:+d}" if by else "provost 0" for by in range(least, most + 1)]


def bridge_of(*seats: str) -> list[str]:
    """What is left of the phase when the first of these seats is at the bridge."""
    turn = SEATS.index(seats[0]) + 1
    return [f"PayProvost {seats[0]}", f"CrossBridge {turn}", "SendBailiff", "ActivateRoad 1"]


def at_bridge(provost: int, built: int = 0, **seats: dict[str, Any]) -> AnyGame:
    """The bridge acts for those of blue, red and green with workers; he stands there."""
    bridge = {name: {"workers": 0, **seats.get(name, {})} for name in SEATS[:3]}
    bridge["green"] = {"food": 1, "wood": 1, "stone": 1, **bridge["green"]}
    return position(
        phase="activation",
        built=BUILT[:built],
        provost=provost,
        queue=["green"],
        seats=bridge,
        agenda=bridge_of(*[name for name in SEATS[:3] if bridge[name]["workers"]]),
    )


# -- toll ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", [-2, -1, 0, 1, 2])
def test_toll_moves_him_for_nothing(by: int) -> None:
    """[toll.1] [toll.2]"""
    game = acting({"toll": "blue"})
    assert asks(game) == ("blue", "GuideProvost")
    assert offered(game) == moves(-2, 2)
    play(game, f"blue: provost {by:+d}" if by else "blue: provost 0")
    assert seen(game, "provost") == 8 + by
    assert (hands(game)[0], camp(game)[0]) == (0, 15)


def test_toll_leads_past_the_end_of_the_road() -> None:
    """[toll.3] [bridge.6] A full road: he begins before plot 23, and two steps lead beyond it."""
    game = acting({"toll": "blue"}, built=BUILT)
    assert (seen(game, "provost"), offered(game)) == (22, moves(-2, 2))
    play(game, "blue: provost +2")
    assert seen(game, "provost") == 24


# -- bridge --------------------------------------------------------------------------------------


def test_one_turn_each_in_the_order_of_the_houses() -> None:
    """[bridge.1] [bridge.3] After the toll, without a worker on it."""
    game = acting(
        {"toll": "red"},
        {name: {"workers": 4} for name in SEATS[:3]},
        bridge=["green", "blue", "red"],
    )
    play(game, "red: provost 0", "green: provost +3", "blue: provost -1", "red: provost +2")
    assert (asks(game), seen(game, "provost")) == (STOPPED, 12)
    assert hands(game) == [3, 2, 1]
    assert camp(game) == [12, 13, 13], "green's other worker is on the site"


@pytest.mark.parametrize("by", [-3, -2, -1, 0, 1, 2, 3])
def test_a_worker_for_each_step(by: int) -> None:
    """[bridge.2] [bridge.3]"""
    game = at_bridge(8, blue={"workers": 7})
    assert asks(game) == ("blue", "PayProvost")
    assert offered(game) == moves(-3, 3)
    play(game, f"blue: provost {by:+d}" if by else "blue: provost 0")
    assert seen(game, "provost") == 8 + by
    assert (hands(game)[0], camp(game)[0]) == (7 - abs(by), 8 + abs(by))


def test_no_further_than_one_can_pay() -> None:
    """[bridge.3] [round.6] Who has no worker at hand is not asked."""
    game = at_bridge(8, blue={"workers": 1}, green={"workers": 2})
    assert offered(game) == moves(-1, 1)
    play(game, "blue: provost +1")
    assert (asks(game), offered(game)) == (("green", "PayProvost"), moves(-2, 2))


@pytest.mark.parametrize(
    ("provost", "least", "most"),
    [(0, 0, 3), (1, -1, 3), (2, -2, 3), (23, -3, 3), (24, -3, 2), (25, -3, 1), (26, -3, 0)],
)
def test_how_far_he_gets(provost: int, least: int, most: int) -> None:
    """[bridge.5] [bridge.6] [bridge.7] Directly behind the bridge, and three spots past plot 23."""
    game = at_bridge(provost, built=13, blue={"workers": 3})
    assert offered(game) == moves(least, most)


def test_the_way_back_counts_the_spots_beyond() -> None:
    """[bridge.6] [bridge.4] From the last of them three steps lead to the end of the road."""
    game = at_bridge(26, built=13, blue={"workers": 3}, red={"workers": 3})
    play(game, "blue: provost -3")
    assert (seen(game, "provost"), hands(game)[0]) == (23, 0)
    play(game, "red: provost -1")
    assert (seen(game, "provost"), max(laid(game))) == (22, 23), "plot 23 is beyond him now"


def test_free_plots_are_steps_too() -> None:
    """[bridge.4] From behind plot 9 past three free plots."""
    game = at_bridge(9, blue={"workers": 3})
    play(game, "blue: provost +3")
    assert seen(game, "provost") == 12
    assert not {10, 11, 12} & set(laid(game))


@pytest.mark.parametrize(("by", "acts"), [(-1, ["farm"]), (0, ["farm", "sawmill"])])
def test_plots_between_bridge_and_provost_act(by: int, acts: list[str]) -> None:
    """[bridge.8] [road.13] Behind plot n, plot n is the last to act."""
    game = acting(
        {"farm": "red", "sawmill": "red", "quarry": "red"},
        {"blue": {"workers": 1}},
        provost=2,
        agenda=bridge_of("blue"),
    )
    play(game, f"blue: provost {by:+d}" if by else "blue: provost 0", *["red: use"] * len(acts))
    assert asks(game) == STOPPED
    goods = {"farm": "food", "sawmill": "wood"}
    assert held(game, "red") == {goods[tile]: 1 for tile in acts}


def test_spots_beyond_the_road_activate_everything() -> None:
    """[bridge.8] [bridge.6]"""
    game = acting(
        {"spinning-mill": "red"},
        {"blue": {"workers": 1}},
        built=BUILT,
        provost=25,
        agenda=bridge_of("blue"),
    )
    play(game, "blue: provost +1", "red: use")
    assert held(game, "red") == {"cloth": 2}


def test_at_the_bridge_there_is_nothing_but_moves() -> None:
    """[bridge.2] [bridge.10] No way to give or exchange anything."""
    rich = {"food": 5, "wood": 5, "stone": 5, "cloth": 5, "gold": 5, "workers": 5}
    game = at_bridge(8, blue=rich, red=rich, green=rich)
    before = [held(game, name) for name in SEATS[:3]]
    for name in SEATS[:3]:
        assert (asks(game)[0], offered(game)) == (name, moves(-3, 3))
        play(game, f"{name}: provost 0")
    assert [held(game, name) for name in SEATS[:3]] == before
    assert hands(game) == [5, 5, 5]


# -- Bailiff -------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", [-1, 0, 1])
def test_bailiff_has_the_last_word(by: int) -> None:
    """[bailiff.1] After all seats at the bridge, for nothing."""
    game = at_bridge(
        8, blue={"workers": 1, "characters": ["bailiff"]}, red={"workers": 1}, green={"workers": 1}
    )
    play(game, "blue: provost +1", "red: provost 0", "green: provost 0")
    assert (asks(game), offered(game)) == (("blue", "GuideProvost"), moves(-1, 1))
    play(game, f"blue: provost {by:+d}" if by else "blue: provost 0")
    assert (asks(game), seen(game, "provost")) == (STOPPED, 9 + by)
    assert hands(game)[0] == 0


def test_toll_bridge_and_bailiff_in_this_order() -> None:
    """[bailiff.1] [bridge.1] [road.1]"""
    game = acting(
        {"toll": "red", "farm": "red"},
        {"blue": {"workers": 1, "characters": ["bailiff"]}, "green": {"workers": 1}},
    )
    asked = []
    while asks(game) != STOPPED:
        asked.append(asks(game))
        play(game, "provost 0" if "provost 0" in offered(game) else "use")
    assert asked == [
        ("red", "GuideProvost"),
        ("blue", "PayProvost"),
        ("green", "PayProvost"),
        ("blue", "GuideProvost"),
        ("red", "UseGain"),
    ]


@pytest.mark.parametrize(
    ("provost", "step", "least", "most"), [(1, -1, 0, 1), (25, 1, -1, 0), (23, 1, -1, 1)]
)
def test_bailiff_keeps_the_limits(provost: int, step: int, least: int, most: int) -> None:
    """[bailiff.2] [bridge.5] [bridge.6] [bridge.7] Blue's step comes first."""
    game = at_bridge(provost, blue={"workers": 1}, red={"characters": ["bailiff"]})
    play(game, f"blue: provost {step:+d}")
    assert (asks(game), offered(game)) == (("red", "GuideProvost"), moves(least, most))


# -- the end of the round ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("built", "spot"),
    [(0, 8), (1, 9), (2, 10), (3, 11), (4, 13), (5, 14), (6, 15), (12, 21), (13, 22)],
)
def test_before_the_last_building(built: int, spot: int) -> None:
    """[reset.1] [reset.2] [reset.3] [reset.4] [reset.5] Wherever he stood."""
    for stood in (0, 12, 26):
        game = position(phase="administration", built=BUILT[:built], provost=stood)
        assert (seen(game, "phase"), seen(game, "provost")) == ("planning", spot)
        last = [plot for plot in laid(game) if plot > spot and (plot != 14 or built >= 4)]
        assert last == [spot + 1], "one building lies before him, plot 14 apart"


def test_a_tile_built_through_a_favor_counts() -> None:
    """[reset.6] The theatre's favor uses the carpenter of the site."""
    game = position(
        phase="administration",
        road={1: {"tile": "residence", "owner": "blue"}},
        site=["start-carpenter"],
        seats={"blue": {"gold": 3, "wood": 5, "food": 1}},
        characters=["bailiff", "night-worker", "deliveryman"],
    )
    play(game, "blue: erect theatre", "blue: site 1", "blue: build wood-farm", "blue: decline")
    assert (seen(game, "phase"), seen(game, "provost")) == ("planning", 9)


def test_the_next_round() -> None:
    """[reset.7] The bridge is free, the marker moves on, the first to pass begins."""
    game = position(
        phase="administration",
        round=6,
        order=["red", "green", "blue"],
        bridge=["blue", "red", "green"],
    )
    assert (seen(game, "round"), seen(game, "bridge")) == (7, [])
    assert seen(game, "order") == ["blue", "red", "green"]
    assert asks(game) == ("blue", "PlaceWorker")
    play(game, "blue: place farm")
    assert hands(game)[0] == 2, "nobody has passed yet in this round"
