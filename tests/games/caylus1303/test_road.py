"""Phase 2: which buildings act, in which order, for whom; what becomes of the workers."""

from __future__ import annotations

import pytest
from tests.games.caylus1303.table import (
    STOPPED,
    acting,
    asks,
    camp,
    cross,
    hands,
    held,
    listened,
    offered,
    play,
    position,
    road,
    seen,
    told,
)

EVERYWHERE = {
    "fairground": "blue",
    "lawyer": "red",
    "carpenter": "blue",
    "toll": "red",
    "farm": "blue",
    "quarry": "red",
    "wood-market": "blue",
}
PLENTY = {"food": 3, "wood": 3, "stone": 3, "cloth": 3}


def test_from_the_gate_along_the_road() -> None:
    """[road.1] [road.11] Printed buildings, the bridge, then the plots, one after the other."""
    game = acting(EVERYWHERE, {"blue": {**PLENTY, "workers": 1}, "red": PLENTY})
    asked = []
    while asks(game) != STOPPED:
        asked.append(asks(game))
        play(game, offered(game)[-1] if "decline" in offered(game) else "provost 0")
    assert asked == [
        ("blue", "UseTrade"),
        ("red", "UseLawyer"),
        ("blue", "BuildTile"),
        ("red", "GuideProvost"),
        ("blue", "PayProvost"),
        ("blue", "UseGain"),
        ("red", "UseGain"),
        ("blue", "UseTrade"),
    ]


def test_printed_buildings_and_bridge_always_act() -> None:
    """[road.2] [bridge.5] Even with the provost right behind the bridge."""
    game = position(
        phase="activation",
        workers={"fairground": "blue", "toll": "blue", "farm": "red"},
        queue=["green"],
        bridge=["red", "blue", "green"],
        seats={"blue": {"wood": 1, "workers": 9}, "red": {"workers": 3}, "green": {"workers": 9}},
    )
    play(game, "blue: decline", "blue: provost -2", "red: provost -3", "blue: provost -3")
    assert seen(game, "provost") == 0
    assert offered(game)[0] == "provost 0", "and the bridge still acts for green"
    play(game, "green: provost 0")
    assert held(game, "red") == {}, "the farm has not acted"


def test_the_seat_on_it_uses_a_building() -> None:
    """[road.3] [road.4] Once, for nobody else."""
    game = acting({"farm": "red", "guild": "blue"}, {"blue": {"food": 5}})
    play(game, "red: use", "blue: give food")
    assert asks(game) == STOPPED
    assert held(game, "red") == {"food": 1}
    assert held(game, "blue") == {"food": 4}
    assert hands(game) == [3, 0, 0]


@pytest.mark.parametrize("tile", ["farm", "market", "guild", "wood-market", "gold-mine"])
def test_every_effect_may_be_declined(tile: str) -> None:
    """[road.5] [road.7] The worker goes to the camp all the same."""
    game = cross(acting({tile: "blue"}, {"blue": {"food": 1, "workers": 1}}))
    assert asks(game)[0] == "blue"
    assert offered(game)[-1] == "decline"
    before = camp(game)[0]
    play(game, "blue: decline")
    assert (asks(game), held(game, "blue"), hands(game)[0]) == (STOPPED, {"food": 1}, 1)
    assert camp(game)[0] == before + 1


def test_one_offer_or_neither() -> None:
    """[road.6] [road.4] Not both, and not in part."""
    game = acting({"tailor": "blue"}, {"blue": {"cloth": 3}}, built=["red tailor"])
    assert offered(game) == ["offer 1", "offer 2", "decline"]
    play(game, "blue: offer 1")
    assert asks(game) == STOPPED
    assert (game.scores()[0], held(game, "blue")) == (4, {"cloth": 2})
    game = acting({"stone-sawmill": "blue"}, built=["red stone-sawmill"])
    assert offered(game) == ["use", "decline"], "all of it or nothing"


def test_the_worker_acts_and_then_goes_to_the_camp() -> None:
    """[road.7] [road.8] [road.9] It stands there meanwhile, and never returns to its seat."""
    game = acting({"farm": "blue", "quarry": "blue"})
    assert road(game, 1)["workers"] == ["blue"]
    assert camp(game)[0] == 13
    play(game, "blue: use")
    assert "workers" not in road(game, 1)
    assert road(game, 3)["workers"] == ["blue"]
    assert (hands(game)[0], camp(game)[0]) == (0, 14)
    play(game, "blue: decline")
    assert (hands(game)[0], camp(game)[0]) == (0, 15)


def test_the_acting_worker_is_not_in_the_camp_yet() -> None:
    """[road.8] 14 at hand and the last one on the guild: there is none to take."""
    game = cross(acting({"guild": "blue"}, {"blue": {"food": 1, "workers": 14}}))
    assert asks(game) == STOPPED
    assert (hands(game)[0], camp(game)[0], held(game, "blue")) == (14, 1, {"food": 1})
    game = cross(acting({"guild": "blue"}, {"blue": {"food": 1, "workers": 12}}))
    play(game, "blue: give food")
    assert (hands(game)[0], camp(game)[0]) == (14, 1), "two were there, the third was at work"


def test_nothing_without_a_worker() -> None:
    """[road.10]"""
    game = acting({"quarry": "red"}, built=["blue stone-farm"])
    play(game, "red: use")
    assert (asks(game), held(game, "blue")) == (STOPPED, {})


def test_one_building_completely_before_the_next() -> None:
    """[road.11] [fair.2] The favor of the fairground, down to the character, before the lawyer."""
    game = acting(
        {"fairground": "blue", "lawyer": "red"},
        {"blue": {"wood": 1}, "red": {"cloth": 1}},
        characters=["bailiff", "night-worker", "thief"],
    )
    play(game, "blue: offer 1", "blue: site 1", "blue: use")
    assert asks(game) == ("blue", "EngageCharacter")
    play(game, "blue: engage thief")
    assert asks(game) == ("red", "UseLawyer")


def test_a_tile_laid_in_this_phase_does_not_act() -> None:
    """[road.12] Plot 10 is before the provost by then."""
    game = acting(
        {"carpenter": "blue", "toll": "blue"}, {"blue": {"food": 1, "wood": 1, "workers": 1}}
    )
    play(game, "blue: build wood-farm", "blue: provost +2", "blue: provost +1")
    assert (seen(game, "provost"), road(game, 10)["tile"]) == (11, "wood-farm")
    assert (asks(game), held(game, "blue")) == (STOPPED, {})


def test_buildings_beyond_the_provost_do_not_act() -> None:
    """[road.13] [bridge.8]"""
    workers = {"toll": "blue", "guild": "red", "second-market": "red", "stone-guild": "red"}
    seats = {"red": {"stone": 4, "workers": 0}}
    game = acting(workers, seats)
    play(game, "blue: provost -1", "red: give stone", "red: take wood")
    assert asks(game) == STOPPED, "plots 6 and 7, but not plot 8"
    assert held(game, "red") == {"stone": 3, "wood": 1}
    game = acting(workers, seats)
    play(game, "blue: provost -2", "red: give stone")
    assert asks(game) == STOPPED


def test_workers_beyond_the_provost_go_to_the_camp_last() -> None:
    """[road.14] After the last building has acted; the PP of their placement is kept."""
    game = position(built=["red tailor", "red church"], seats={"blue": {"cloth": 1, "workers": 3}})
    play(game, "blue: place farm", "red: pass", "green: pass", "blue: place church", "blue: pass")
    assert game.scores() == [0, 1, 0]
    assert seen(game, "provost") == 10
    while asks(game)[1] == "PayProvost":
        play(game, "provost 0")
    chronicle = listened(game)
    assert road(game, 11)["workers"] == ["blue"]
    play(game, "blue: use")
    assert told(chronicle, "gain", "home", "score") == [
        ("gain", "blue", "farm", 0),
        ("home", "blue", "farm", 0),
        ("home", "blue", "church", 0),
    ]
    assert game.scores() == [0, 1, 0]


def test_both_workers_beyond_the_provost_go_to_the_camp() -> None:
    """[road.14] [journey.5]"""
    game = acting(
        {"gold-mine": "red blue", "toll": "green"},
        {"blue": {"characters": ["journeyman"]}},
    )
    play(game, "green: provost -1")
    assert asks(game) == STOPPED
    assert camp(game) == [15, 15, 14]
    assert held(game, "blue") == held(game, "red") == {}


def test_who_can_do_nothing_is_not_asked() -> None:
    """[round.5] [round.6] No wood, no cloth, no cube, no worker: nothing to choose."""
    game = acting(
        {
            "fairground": "blue",
            "lawyer": "blue",
            "carpenter": "blue",
            "market": "blue",
            "guild": "blue",
            "stone-guild": "blue",
            "gold-mine": "red",
        },
    )
    assert asks(game) == ("red", "UseGain")
    assert camp(game)[0] == 15


def test_cubes_are_paid_to_the_stock() -> None:
    """[round.2] [round.3] Owners and rivals gain nothing from what a seat pays."""
    game = acting(
        {"tailor": "blue", "alchemist": "blue"},
        {"blue": {"cloth": 1, "food": 1}},
        built=["red tailor", "red alchemist"],
    )
    assert offered(game) == ["offer 1", "decline"], "the second offer would need 2 cloth"
    play(game, "blue: offer 1", "blue: offer 1")
    assert held(game, "blue") == {"gold": 1}
    assert held(game, "red") == {}
    assert game.scores() == [4, 0, 0]
