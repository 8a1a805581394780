"""Income and phase 2: actions, passing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.magna_carta.table import (
    BATCH,
    asks,
    cards,
    deniers,
    held,
    offered,
    play,
    position,
    road,
    seat,
    seen,
)

from kingsroad import AnyGame, IllegalChoice

PLENTY = {"food": 9, "wood": 9, "stone": 9, "gold": 9, "deniers": 9}


def places(game: AnyGame) -> list[str]:
    """The cards on which a worker may be placed now."""
    return [name.removeprefix("place ") for name in offered(game) if name.startswith("place ")]


# -- the round -----------------------------------------------------------------------------------


def test_six_phases_in_order() -> None:
    """[turn.1] [turn.2] Each phase asks somebody once, round after round."""
    rich = {"deniers": 9, "food": 2, "wood": 2, "stone": 2}
    game = position(players=2, phase="income", road=["blue-large-farm"], seats={"blue": rich})
    assert seen(game, "phase") == "actions"
    assert deniers(game) == [11, 2]
    play(game, "blue: place park", "red: pass", "blue: pass")
    assert seen(game, "phase") == "provost"
    play(game, "red: provost 0", "blue: provost 0")
    assert seen(game, "phase") == "buildings"
    play(game, "blue: use")
    assert seen(game, "phase") == "castle"
    play(game, "blue: batch food-wood-stone", "blue: done")
    assert (seen(game, "round"), seen(game, "phase")) == (2, "actions")
    assert seen(game, "order") == ["red", "blue"]
    assert seen(game, "provost") == 3
    assert asks(game) == ("red", "TakeAction")


def test_gold_is_a_joker_for_building() -> None:
    """[turn.3] [pay.2] Gold alone builds a card, a prestige building and the castle."""
    game = position(
        road=[{"card": "blue-bank", "top": "residence"}],
        seats={"blue": {"gold": 9, "hand": ["large-farm"]}},
    )
    play(game, "blue: build large-farm", "red: pass", "green: pass")
    assert held(game, "blue") == {"gold": 6}
    play(game, "blue: erect statue", "blue: over bank")
    assert held(game, "blue") == {"gold": 3}
    play(game, "blue: pass", "red: provost 0")
    play(game, "blue: batch gold-gold-gold")
    assert seat(game, "blue")["tokens"]["dungeon"] == 1


def test_debts_do_not_exist() -> None:
    """[turn.4] [turn.6] What cannot be paid is neither offered nor accepted."""
    game = position(
        road=[{"card": "blue-bank", "top": "residence"}],
        seats={"blue": {"food": 1, "stone": 1, "hand": ["large-farm", "market"]}},
    )
    assert offered(game) == ["pass"]
    with pytest.raises(IllegalChoice):
        game.play("build large-farm")
    with pytest.raises(IllegalChoice):
        game.play("place park")
    assert held(game, "blue") == {"food": 1, "stone": 1}


def test_everything_comes_from_the_bank_and_goes_there() -> None:
    """[turn.5] The worker on red's market enriches nobody at blue's or red's cost."""
    game = position(road=["red-market"], seats=dict.fromkeys(("blue", "red", "green"), PLENTY))
    play(game, "blue: place red-market")
    assert deniers(game) == [8, 9, 9]
    play(game, "red: pass", "green: pass", "blue: pass")
    assert deniers(game) == [8, 10, 9]
    play(game, "red: provost +1", "green: provost 0", "blue: provost 0")
    assert deniers(game) == [8, 9, 9]
    play(game, "blue: give gold", "red: use")
    assert deniers(game) == [12, 10, 9]
    assert [seat(game, name)["gold"] for name in ("blue", "red", "green")] == [8, 9, 9]


def test_no_question_without_a_real_answer() -> None:
    """[turn.7] Without money and cubes nobody is asked from the provost to the castle."""
    game = position(phase="provost", road=["red-bank"], workers={"red-bank": "blue"}, provost=4)
    assert (seen(game, "round"), seen(game, "phase")) == (2, "actions")


def test_prestige_counts_at_the_end_only() -> None:
    """[turn.8] Nothing is kept: a bank that is turned over has not brought its 3 PP."""
    game = position(
        phase="buildings",
        road=["blue-lawyer", "blue-bank"],
        workers={"blue-lawyer": "blue"},
        seats={"blue": {"food": 3}, "green": BATCH},
    )
    assert game.scores()[0] == 2 + 3 + 1
    play(game, "blue: transform bank")
    assert game.scores()[0] == 2 + 1


# -- income --------------------------------------------------------------------------------------


def income(road_cards: list[Any], **tracks: Any) -> list[int]:
    """The deniers that a phase of income brings to three empty purses."""
    return deniers(position(phase="income", road=road_cards, **tracks))


def test_income_is_two_deniers() -> None:
    """[income.1] Cards that are not turned add nothing."""
    assert income(["blue-bank", "blue-market"]) == [2, 2, 2]


def test_residences_add_a_denier_each() -> None:
    """[income.2] [card.residence]"""
    turned = [{"card": f"blue-{key}", "top": "residence"} for key in ("bank", "market")]
    assert income([*turned, {"card": "red-bank", "top": "residence"}]) == [4, 3, 2]


def test_covered_residences_add_nothing() -> None:
    """[income.2] [prestige.4]"""
    assert income([{"card": "blue-bank", "top": "statue"}]) == [2, 2, 2]


def test_hotel_adds_a_denier() -> None:
    """[income.3] [card.hotel] Only the hotel among the prestige buildings."""
    assert income([{"card": "red-bank", "top": "hotel"}]) == [2, 3, 2]
    for key in ("theatre", "statue", "stables", "town-hall", "monument", "cathedral"):
        assert income([{"card": "red-bank", "top": key}]) == [2, 2, 2]


def test_income_in_the_first_round() -> None:
    """[income.4] Six deniers for the first actions."""
    game = position(
        players=2,
        phase="setup",
        road=[],
        agenda=["DrawFirst"],
        round=0,
        seats={name: {"deniers": 4} for name in ("blue", "red")},
    )
    play(game, "chance: first red")
    assert deniers(game) == [6, 6]
    assert (seen(game, "round"), asks(game)) == (1, ("red", "TakeAction"))


def test_income_has_no_limit() -> None:
    """[income.5] Eleven residences and the hotel on one of them."""
    deck = ["small-farm", "small-sawmill", "small-quarry", "own-peddler", "market", "large-farm"]
    deck += ["large-sawmill", "large-quarry", "gold-mine", "bank", "church"]
    turned: list[Any] = [{"card": f"blue-{key}", "top": "residence"} for key in deck]
    assert income(turned)[0] == 2 + 11
    turned[0]["top"] = "hotel"
    assert income(turned, seats={"blue": {"deniers": 90}})[0] == 90 + 2 + 11


# -- whose turn it is ----------------------------------------------------------------------------


def test_one_action_each_clockwise() -> None:
    """[action.1] [action.3] [action.4] [pass.3]"""
    game = position(
        order=["red", "green", "blue"],
        road=["red-bank"],
        seats={name: {"deniers": 9} for name in ("blue", "red", "green")},
    )
    play(game, "red: draw", "chance: deal church", "green: place park", "blue: place forest")
    play(game, "red: draw", "chance: deal market", "green: pass", "blue: place peddler")
    play(game, "red: place red-bank", "blue: pass", "red: draw", "chance: deal lawyer")
    play(game, "red: draw", "chance: deal small-farm")
    assert asks(game) == ("red", "TakeAction")
    play(game, "red: pass")
    assert seen(game, "bridge") == ["green", "blue", "red"]
    assert seen(game, "phase") == "provost"


def test_all_actions_are_offered() -> None:
    """[action.2]"""
    game = position(
        players=2,
        road=[{"card": "blue-market", "top": "residence"}, "red-bank"],
        seats={"blue": {**PLENTY, "hand": ["bank", "lawyer"]}},
    )
    assert offered(game) == [
        "place park",
        "place peddler",
        "place red-bank",
        "build lawyer",
        "build bank",
        "erect theatre",
        "erect statue",
        "erect hotel",
        "erect stables",
        "erect town-hall",
        "erect monument",
        "erect cathedral",
        "draw",
        "exchange",
        "pass",
    ]


# -- placing -------------------------------------------------------------------------------------


def test_a_worker_costs_one_denier_everywhere() -> None:
    """[place.1] [place.2] [place.3] Neutral, own, another's; before and after passes."""
    game = position(road=["blue-bank", "red-market"], seats={"blue": {"deniers": 3}})
    play(game, "blue: place park", "red: pass", "green: pass")
    play(game, "blue: place blue-bank", "blue: place red-market")
    assert deniers(game) == [0, 1, 0]
    assert seat(game, "blue")["workers"] == 1
    assert [road(game, key)["worker"] for key in ("park", "blue-bank", "red-market")] == [
        "blue"
    ] * 3
    assert offered(game) == ["pass"]


def test_one_worker_a_card() -> None:
    """[place.4] The card is closed to its own seat as well."""
    game = position(seats={"blue": {"deniers": 3}, "red": {"deniers": 3}})
    play(game, "blue: place park")
    assert places(game) == ["forest", "peddler"]
    play(game, "red: pass", "green: pass")
    assert places(game) == ["forest", "peddler"]


def test_no_workers_on_residences_and_prestige_buildings() -> None:
    """[place.5]"""
    game = position(
        road=[
            {"card": "blue-bank", "top": "residence"},
            {"card": "red-bank", "top": "statue"},
            "red-market",
        ],
        seats={"blue": {"deniers": 3}},
    )
    assert places(game) == ["park", "forest", "peddler", "red-market"]


def test_workers_beyond_the_provost() -> None:
    """[place.6]"""
    game = position(road=["red-market", "red-bank"], provost=1, seats={"blue": {"deniers": 3}})
    assert places(game) == ["park", "forest", "peddler", "red-market", "red-bank"]


def test_worker_after_worker() -> None:
    """[place.7] [action.3]"""
    game = position(road=["red-market"], seats={"blue": {"deniers": 5}})
    play(game, "blue: place park", "red: pass", "green: pass")
    play(game, "blue: place forest", "blue: place peddler", "blue: place red-market")
    assert offered(game) == ["draw", "pass"]


# -- building ------------------------------------------------------------------------------------


def test_build_at_the_end_of_the_road() -> None:
    """[build.1]"""
    game = position(
        road=["red-market"],
        seats={"blue": {"food": 1, "stone": 2, "hand": ["large-farm", "large-quarry", "bank"]}},
    )
    assert offered(game) == ["build large-farm", "build large-quarry", "pass"]
    play(game, "blue: build large-quarry")
    assert cards(game) == ["park", "forest", "peddler", "red-market", "blue-large-quarry"]
    assert seat(game, "blue")["hand"] == ["large-farm", "bank"]
    assert held(game, "blue") == {}
    assert asks(game)[0] == "red"


def test_the_road_has_no_limit() -> None:
    """[build.2] All decks but one card lie there, and it is built too."""
    keys = ["small-farm", "small-sawmill", "small-quarry", "own-peddler", "market", "lawyer"]
    keys += ["large-farm", "large-sawmill", "large-quarry", "gold-mine", "bank", "church"]
    everything: list[Any] = [
        f"{name}-{key}" for name in ("orange", "green", "red", "blue") for key in keys
    ]
    everything.pop()
    game = position(
        players=4,
        road=everything,
        seats={"blue": {"wood": 1, "stone": 2, "deniers": 1, "hand": ["church"]}},
    )
    play(game, "blue: build church")
    assert len(cards(game)) == 4 + 48


def test_a_new_card_takes_workers_at_once() -> None:
    """[build.3] In the same round, by any seat."""
    game = position(
        seats={"blue": {"food": 1, "wood": 1, "hand": ["lawyer"]}, "red": {"deniers": 1}}
    )
    play(game, "blue: build lawyer", "red: place blue-lawyer")
    assert road(game, "blue-lawyer") == {"worker": "red"}
    game = position(
        seats={"blue": {"food": 1, "wood": 1, "deniers": 1, "hand": ["lawyer"]}, "red": {}}
    )
    play(game, "blue: build lawyer", "red: pass", "green: pass", "blue: place blue-lawyer")
    assert road(game, "blue-lawyer") == {"worker": "blue"}


@pytest.mark.parametrize(("players", "cubes"), [(2, 2), (3, 4), (4, 4)])
@pytest.mark.parametrize("key", ["small-farm", "small-sawmill", "small-quarry"])
def test_small_cards_receive_a_stock(key: str, players: int, cubes: int) -> None:
    """[build.4] [build.5] It comes from the bank and is not the owner's to spend."""
    game = position(players, seats={"blue": {"food": 1, "wood": 1, "hand": [key]}})
    play(game, f"blue: build {key}")
    assert road(game, f"blue-{key}") == {"cubes": cubes}
    assert held(game, "blue") == {}
    assert game.scores()[0] == 1


@pytest.mark.parametrize("key", ["large-farm", "gold-mine", "bank", "market", "own-peddler"])
def test_other_cards_receive_no_stock(key: str) -> None:
    """[build.4]"""
    game = position(seats={"blue": {"gold": 3, "hand": [key]}})
    play(game, f"blue: build {key}")
    while asks(game)[1] in ("GiveAny", "PayKind"):
        game.apply(game.legal[0])
    assert road(game, f"blue-{key}") == {}


# -- prestige buildings --------------------------------------------------------------------------


def monumental(**blue: Any) -> AnyGame:
    """Blue has two residences and a market, red a residence under a statue."""
    return position(
        road=[
            {"card": "blue-bank", "top": "residence"},
            {"card": "red-bank", "top": "statue"},
            {"card": "blue-church", "top": "residence"},
            "blue-market",
        ],
        seats={"blue": blue},
    )


def test_a_prestige_building_covers_an_own_residence() -> None:
    """[prestige.1] [prestige.2] [prestige.4] [prestige.5]"""
    game = monumental(wood=4, gold=1)
    assert seat(game, "blue")["income"] == 4
    assert game.scores()[0] == 1 + 1 + 2 + 1 + 1
    assert offered(game) == ["erect theatre", "pass"]
    play(game, "blue: erect theatre")
    assert offered(game) == ["over bank", "over church"]
    play(game, "blue: over church")
    assert road(game, "blue-church") == {"top": "theatre"}
    assert road(game, "blue-bank") == {"top": "residence"}
    assert seat(game, "blue")["prestige"] == ["theatre"]
    assert seat(game, "blue")["income"] == 3
    assert game.scores()[0] == 1 + 6 + 2
    assert "theatre" not in seen(game, "supply")


def test_a_residence_carries_one_prestige_building() -> None:
    """[prestige.2] [prestige.6] Two of them on two residences; then there is no room."""
    game = monumental(**PLENTY)
    play(game, "blue: erect hotel", "blue: gold 0", "blue: over bank", "red: pass", "green: pass")
    play(game, "blue: erect theatre", "blue: gold 0")
    assert offered(game) == ["over church"]
    play(game, "blue: over church")
    assert seat(game, "blue")["prestige"] == ["theatre", "hotel"]
    assert not [name for name in offered(game) if name.startswith("erect")]


def test_no_prestige_building_without_a_residence() -> None:
    """[prestige.3] Neither an own plain card nor a rival's residence will do."""
    game = position(
        road=["blue-market", {"card": "red-bank", "top": "residence"}],
        seats={"blue": PLENTY},
    )
    assert not [name for name in offered(game) if name.startswith("erect")]


def test_a_prestige_building_is_built_once() -> None:
    """[prestige.1] [setup.6] Red's statue is not blue's to build."""
    assert [name for name in offered(monumental(**PLENTY)) if name.startswith("erect")] == [
        f"erect {key}"
        for key in ("theatre", "hotel", "stables", "town-hall", "monument", "cathedral")
    ]


def test_prestige_buildings_cannot_be_turned_or_moved() -> None:
    """[prestige.5] A lawyer of the owner finds nothing to turn below it."""
    game = position(
        phase="buildings",
        road=["blue-lawyer", {"card": "blue-bank", "top": "statue"}, "blue-market"],
        workers={"blue-lawyer": "blue"},
        seats={"blue": {"food": 1}},
    )
    assert offered(game) == ["transform market", "decline"]


# -- passing -------------------------------------------------------------------------------------


def test_passing_takes_the_lowest_free_number() -> None:
    """[pass.1] [pass.2] [pass.5]"""
    game = position(players=4, order=["green", "orange", "blue", "red"], phase="actions")
    play(game, "green: pass")
    assert deniers(game) == [0, 0, 1, 0]
    play(game, "orange: pass", "blue: pass")
    assert seen(game, "bridge") == ["green", "orange", "blue"]
    assert deniers(game) == [0, 0, 1, 0]
    play(game, "red: pass")
    assert asks(game) == ("green", "MoveProvost")


def test_who_has_passed_is_not_asked_again() -> None:
    """[pass.3] [pass.1]"""
    game = position(seats={name: {"deniers": 5} for name in ("blue", "red", "green")})
    play(game, "blue: pass", "red: place park", "green: place forest", "red: place peddler")
    play(game, "green: draw", "chance: deal bank", "red: pass", "green: pass")
    assert seen(game, "bridge") == ["blue", "red", "green"]


def test_who_can_do_nothing_must_pass() -> None:
    """[pass.4] [turn.7] And is asked all the same; everybody else may pass too."""
    game = position(seats={"red": PLENTY})
    assert (asks(game), offered(game)) == (("blue", "TakeAction"), ["pass"])
    play(game, "blue: pass")
    assert offered(game)[-1] == "pass"
