"""Setup, the shape of a turn, and income."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.caylus2005.table import offered, play, position, road, seat

import kingsroad
from kingsroad import AnyGame, Chronicle

GOODS = ["food", "wood", "stone", "cloth", "gold"]
NEUTRAL = {"farm", "forest", "sawmill", "quarry", "market", "carpenter"}
SUPPLY = """
    food-farm cloth-farm wood-quarry wood-sawmill wood-market wood-peddler mason lawyer
    stone-farm park workshop church tailor bank alchemist architect second-architect
    statue granary library weaver theater college monument hotel cathedral
"""
PHASES = [
    "income",
    "placement",
    "special-buildings",
    "provost",
    "buildings",
    "castle",
    "end-of-turn",
]


def seen(game: AnyGame, what: str) -> Any:
    """Something that lies on the table, from the view."""
    return game.view()[what]


def at_random(game: AnyGame, seed: int) -> None:
    """Play a game to its end with random choices."""
    dice = random.Random(seed)
    while not game.over:
        game.apply(dice.choice(game.legal))


# -- setup ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_seats_play(players: int) -> None:
    """[setup.1]"""
    game = kingsroad.new_game("caylus2005", players=players, seed=1)
    assert len(seen(game, "seats")) == players
    at_random(game, 1)
    assert len(game.scores()) == players


@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_other_number_of_seats(players: int) -> None:
    """[setup.1]"""
    with pytest.raises(kingsroad.UnknownGame, match="2 to 5 seats"):
        kingsroad.new_game("caylus2005", players=players)


def test_neutral_tiles_are_dealt_onto_the_first_six_spaces() -> None:
    """[setup.2]"""
    first_of_all = set()
    for seed in range(60):
        game = kingsroad.new_game("caylus2005", players=3, seed=seed)
        laid = [road(game, space)["tile"] for space in range(1, 7)]
        assert sorted(laid) == sorted(NEUTRAL)
        first_of_all.add(laid[0])
    assert first_of_all == NEUTRAL


def test_chance_lays_each_neutral_tile_once() -> None:
    """[setup.2]"""
    game = kingsroad.new_game("caylus2005", players=3, seed=None)
    left = set(NEUTRAL)
    for tile in ["market", "farm", "quarry", "carpenter", "sawmill", "forest"]:
        assert set(offered(game)) == {f"lay {key}" for key in left}
        play(game, f"chance:lay {tile}")
        left.remove(tile)
    laid = [road(game, space)["tile"] for space in range(1, 7)]
    assert laid == ["market", "farm", "quarry", "carpenter", "sawmill", "forest"]


def test_three_buildings_are_printed_and_the_other_spaces_are_free() -> None:
    """[setup.3]"""
    game = kingsroad.new_game("caylus2005", players=3, seed=1)
    later = {space: entry["tile"] for space, entry in seen(game, "road").items() if int(space) > 6}
    assert later == {"7": "peddler", "8": "fixed-carpenter", "16": "gold-mine"}


def test_space_28_is_the_last_plot() -> None:
    """[setup.3] [build.11]"""
    built: dict[int, dict[str, str] | str] = {
        space: {"tile": "residence", "owner": "red"} for space in range(9, 28) if space != 16
    }
    built[1] = {"tile": "carpenter", "worker": "blue"}
    built[6] = "farm"
    built[8] = {"worker": "blue", "tile": "fixed-carpenter"}
    game = position(
        phase="buildings", road=built, provost=8, seats={"blue": {"food": 2, "wood": 2}}
    )
    play(game, "blue:build mason")
    assert road(game, 28) == {"tile": "mason", "owner": "blue"}
    assert seen(game, "phase") == "placement", "the fixed carpenter has no room to build"
    assert seat(game, "blue")["wood"] == 1


def test_all_tiles_lie_face_up_in_the_supply() -> None:
    """[setup.4]"""
    game = kingsroad.new_game("caylus2005", players=3, seed=1)
    assert sorted(seen(game, "supply")) == sorted(SUPPLY.split())


def test_bailiff_and_provost_start_on_space_6() -> None:
    """[setup.5]"""
    game = kingsroad.new_game("caylus2005", players=4, seed=1)
    assert (seen(game, "bailiff"), seen(game, "provost")) == (6, 6)


def test_first_turn_order_is_drawn() -> None:
    """[setup.6]"""
    game = kingsroad.new_game("caylus2005", players=3, seed=None)
    for tile in ["farm", "forest", "sawmill", "quarry", "market", "carpenter"]:
        play(game, f"chance:lay {tile}")
    assert offered(game) == ["next blue", "next red", "next green"]
    play(game, "chance:next green")
    assert offered(game) == ["next blue", "next red"]
    play(game, "chance:next blue", "chance:next red")
    assert seen(game, "order") == ["green", "blue", "red"]
    play(game, "green:pass", "blue:pass", "red:pass")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_starting_deniers_grow_with_the_turn_order(players: int) -> None:
    """[setup.7] [income.6]"""
    game = kingsroad.new_game("caylus2005", players=players, seed=3)
    with_income = [seat(game, name)["deniers"] for name in seen(game, "order")]
    assert with_income == [5 + 2, 6 + 2, 6 + 2, 7 + 2, 7 + 2][:players]


def test_starting_cubes_are_two_food_and_one_wood() -> None:
    """[setup.8]"""
    game = kingsroad.new_game("caylus2005", players=5, seed=3)
    for name in seen(game, "order"):
        assert [seat(game, name)[good] for good in GOODS] == [2, 1, 0, 0, 0]


def test_six_workers_and_no_seventh() -> None:
    """[setup.9] [place.17]"""
    game = position(2, seats={"blue": {"deniers": 20}})
    assert seat(game, "blue")["workers"] == 6
    play(game, "blue:place gate", "red:pass")
    for place in ["castle", "inn", "farm", "forest"]:
        play(game, f"blue:place {place}")
    assert seat(game, "blue")["workers"] == 1
    assert "place gold-mine" in offered(game)
    play(game, "blue:place sawmill")
    assert seat(game, "blue")["deniers"] > 1
    assert offered(game) == ["pass"]


def test_cubes_beyond_those_in_the_box() -> None:
    """[setup.10]"""
    game = position(
        phase="buildings",
        road={3: {"tile": "sawmill", "worker": "blue"}},
        seats={name: {"wood": 30, "deniers": 90} for name in ["blue", "red"]},
    )
    assert seat(game, "blue")["wood"] == 31
    assert seat(game, "blue")["deniers"] == 92


def test_residences_beyond_those_in_the_box() -> None:
    """[setup.10]"""
    built: dict[int, dict[str, str] | str] = {
        space: {"tile": "residence", "owner": "red"} for space in range(10, 19) if space != 16
    }
    built[9] = {"tile": "lawyer", "owner": "red", "worker": "blue"}
    game = position(
        phase="buildings", road=built, provost=9, seats={"blue": {"deniers": 1, "cloth": 1}}
    )
    play(game, "blue:transform farm")
    assert road(game, 1) == {"tile": "residence", "owner": "blue"}


def test_houses_beyond_those_in_the_box() -> None:
    """[setup.10]"""
    game = position(
        phase="castle",
        bailiff=18,
        counted=["dungeon", "walls"],
        special={"castle": ["blue"]},
        seats={
            "blue": {
                "food": 1,
                "wood": 1,
                "stone": 1,
                "houses": {"dungeon": 6, "walls": 10, "towers": 8},
            }
        },
    )
    play(game, "blue:batch wood-stone")
    assert seat(game, "blue")["houses"]["towers"] == 9


def test_markers_start_before_field_1() -> None:
    """[setup.11]"""
    game = kingsroad.new_game("caylus2005", players=3, seed=1)
    for name in seen(game, "order"):
        assert seat(game, name)["markers"] == {"a": 0, "b": 0, "c": 0, "d": 0}


def test_everybody_starts_without_prestige() -> None:
    """[setup.12]"""
    assert kingsroad.new_game("caylus2005", players=5, seed=1).scores() == [0, 0, 0, 0, 0]


def test_everything_lies_open() -> None:
    """[setup.13]"""
    game = position(seats={"blue": {"gold": 3, "deniers": 9}, "red": {"cloth": 4}})
    for viewer in range(3):
        seats: Any = game.view(viewer)["seats"]
        assert (seats["blue"]["gold"], seats["blue"]["deniers"]) == (3, 9)
        assert seats["red"]["cloth"] == 4


# -- the turn ------------------------------------------------------------------------------------


def test_seven_phases_in_order_until_the_towers_are_counted() -> None:
    """[turn.1] [turn.2] [bailiff.8]"""
    game = kingsroad.new_game("caylus2005", players=3, seed=5)
    chronicle = Chronicle()
    game.listener = chronicle
    at_random(game, 5)
    events = chronicle.take()
    phases = ["income", "placement"] + [e.subject for e in events if e.kind == "phase"]
    turns = [e.amount for e in events if e.kind == "turn"]
    assert turns == list(range(2, len(turns) + 2))
    assert phases == PHASES * (len(turns) + 1)
    assert [e.subject for e in events if e.kind in ("turn", "count")][-1] == "towers"


def test_seats_act_in_turn_order() -> None:
    """[turn.3] [place.1]"""
    game = position(
        order=["green", "blue", "red"],
        seats={name: {"deniers": 3} for name in ["blue", "red", "green"]},
    )
    play(game, "green:place gate", "blue:place farm", "red:place quarry", "green:pass")


def test_prestige_never_drops_below_zero() -> None:
    """[turn.4]"""
    game = position(
        phase="castle",
        special={"castle": ["blue", "red"]},
        seats={"blue": {"prestige": 1}, "red": {"prestige": 3}},
    )
    assert seat(game, "blue")["prestige"] == 0
    assert seat(game, "red")["prestige"] == 1


def test_there_are_no_debts() -> None:
    """[turn.5]"""
    game = position(seats={"blue": {"deniers": 1}, "red": {"deniers": 1}, "green": {"deniers": 1}})
    play(game, "blue:pass")
    assert offered(game) == ["pass"], "red holds 1 denier, and a place costs 2"


def test_gold_replaces_nothing() -> None:
    """[turn.6]"""
    game = position(
        phase="buildings",
        road={9: {"tile": "mason", "owner": "red", "worker": "blue"}},
        provost=9,
        seats={"blue": {"stone": 1, "food": 1, "gold": 5}},
    )
    payable = {"stone-farm", "park", "workshop", "alchemist", "architect"}
    assert set(offered(game)) == {f"build {key}" for key in payable} | {"decline"}


def test_gold_is_no_denier() -> None:
    """[turn.6] [joust.1]"""
    game = position(
        phase="special-buildings",
        special={"joust-field": "blue", "merchants-guild": "red"},
        seats={"blue": {"cloth": 1, "gold": 2}},
    )
    play(game, "red:provost 0")
    assert seen(game, "phase") == "placement", "blue could not pay the denier"


@pytest.mark.parametrize("seed", [11, 12])
def test_nobody_ever_pays_for_what_another_seat_chooses(seed: int) -> None:
    """[turn.7] [provost.7]"""
    game = kingsroad.new_game("caylus2005", players=4, seed=seed)
    names = ["blue", "red", "green", "orange"]
    dice = random.Random(seed)
    while not game.over:
        before = {name: seat(game, name) for name in names}
        chooser = game.seat_name(game.seat)
        game.apply(dice.choice(game.legal))
        for name in names:
            if name != chooser:
                for kind in [*GOODS, "deniers"]:
                    assert seat(game, name)[kind] >= before[name][kind]


def test_wages_go_to_the_bank() -> None:
    """[turn.7] [place.6]"""
    game = position(
        road={9: {"tile": "wood-quarry", "owner": "red"}},
        seats={"blue": {"deniers": 5}, "red": {"deniers": 5}},
    )
    play(game, "blue:place wood-quarry")
    assert seat(game, "blue")["deniers"] == 4
    assert seat(game, "red")["deniers"] == 5


def test_only_what_can_be_paid_is_offered() -> None:
    """[turn.8] [build.5]"""
    game = position(
        phase="buildings",
        road={6: {"tile": "carpenter", "worker": "blue"}},
        seats={"blue": {"wood": 1, "cloth": 1}},
    )
    assert offered(game) == ["build wood-market", "build wood-peddler", "build lawyer", "decline"]
    with pytest.raises(kingsroad.IllegalChoice):
        play(game, "build mason")


def test_a_choice_is_carried_out_in_full() -> None:
    """[turn.8] [build.6]"""
    game = position(
        phase="buildings",
        road={6: {"tile": "carpenter", "worker": "blue"}},
        seats={"blue": {"wood": 1, "cloth": 1, "stone": 1}},
    )
    play(game, "blue:build wood-market")
    assert offered(game) == ["give stone", "give cloth"], "no way back"


def test_a_question_without_a_real_answer_is_not_asked() -> None:
    """[turn.9]"""
    game = position(
        phase="buildings",
        road={
            5: {"tile": "market", "worker": "blue"},
            6: {"tile": "carpenter", "worker": "blue"},
            7: {"tile": "peddler", "worker": "blue"},
        },
        provost=7,
    )
    assert seen(game, "phase") == "placement"
    assert seen(game, "turn") == 2


def test_a_gate_worker_with_nowhere_to_go_is_not_asked() -> None:
    """[turn.9] [gate.7]"""
    residences: dict[int, dict[str, str] | str] = {
        space: {"tile": "residence", "owner": "red"} for space in range(1, 7)
    }
    game = position(
        2,
        phase="special-buildings",
        road={
            **residences,
            7: {"tile": "peddler", "worker": "red"},
            8: {"tile": "fixed-carpenter", "worker": "red"},
            16: {"tile": "gold-mine", "worker": "red"},
        },
        special={
            "gate": "blue",
            "trading-post": "red",
            "merchants-guild": "blue",
            "joust-field": "red",
            "inn-left": "red",
            "castle": ["blue"],
        },
    )
    assert offered(game)[0] == "provost -3", "the guild is the first to have a choice"


def test_cubes_are_chosen_one_at_a_time() -> None:
    """[turn.10]"""
    game = position(
        phase="buildings",
        road={9: {"tile": "alchemist", "owner": "red", "worker": "blue"}},
        provost=9,
        seats={"blue": {"food": 1, "cloth": 1, "stone": 1}},
    )
    play(game, "blue:offer 1", "blue:give food")
    assert seat(game, "blue")["food"] == 0
    assert seat(game, "blue")["gold"] == 0
    play(game, "blue:give cloth")
    assert seat(game, "blue")["gold"] == 1


def test_a_batch_is_named_as_a_whole() -> None:
    """[turn.10] [castle.4]"""
    game = position(
        phase="castle",
        special={"castle": ["blue"]},
        seats={"blue": {"food": 1, "cloth": 1, "stone": 1, "wood": 1}},
    )
    assert offered(game) == ["batch wood-stone", "batch wood-cloth", "batch stone-cloth", "done"]
    play(game, "blue:batch stone-cloth")
    assert [seat(game, "blue")[good] for good in GOODS] == [0, 1, 0, 0, 0]


# -- income --------------------------------------------------------------------------------------


def test_income_of_everybody() -> None:
    """[income.1]"""
    game = position(phase="income", seats={"red": {"deniers": 4}})
    assert [seat(game, name)["deniers"] for name in ["blue", "red", "green"]] == [2, 6, 2]


def test_income_of_residences_library_and_hotel() -> None:
    """[income.2] [income.3] [income.4]"""
    game = position(
        phase="income",
        road={
            1: {"tile": "residence", "owner": "blue"},
            2: {"tile": "residence", "owner": "blue"},
            3: {"tile": "library", "owner": "red"},
            4: {"tile": "hotel", "owner": "green"},
            9: {"tile": "mason", "owner": "red"},
        },
    )
    assert [seat(game, name)["deniers"] for name in ["blue", "red", "green"]] == [4, 3, 4]


def test_income_has_no_limit() -> None:
    """[income.5]"""
    built: dict[int, dict[str, str] | str] = {
        space: {"tile": "residence", "owner": "blue"} for space in range(1, 7)
    }
    for space in [*range(9, 16), *range(17, 27)]:
        built[space] = {"tile": "residence", "owner": "blue"}
    built[27] = {"tile": "library", "owner": "blue"}
    built[28] = {"tile": "hotel", "owner": "blue"}
    game = position(phase="income", road=built)
    assert seat(game, "blue")["deniers"] == 2 + 23 + 1 + 2


def test_a_residence_pays_from_the_next_income_on() -> None:
    """[income.7]"""
    game = position(
        phase="buildings",
        road={9: {"tile": "lawyer", "owner": "red", "worker": "blue"}},
        provost=9,
        special={"castle": ["green"]},
        seats={
            "blue": {"deniers": 1, "cloth": 1},
            "green": {"food": 1, "wood": 1, "stone": 1},
        },
    )
    play(game, "blue:transform farm")
    assert seat(game, "blue")["deniers"] == 0
    play(game, "green:done")
    assert seen(game, "phase") == "placement"
    assert seat(game, "blue")["deniers"] == 3
    assert seat(game, "red")["deniers"] == 2


@pytest.mark.parametrize(("tile", "income"), [("library", 1), ("hotel", 2)])
def test_library_and_hotel_pay_from_the_next_income_on(tile: str, income: int) -> None:
    """[income.3] [income.4] [income.7] [prestige.3]"""
    game = position(
        phase="buildings",
        road={
            1: {"tile": "residence", "owner": "blue"},
            9: {"tile": "architect", "owner": "red", "worker": "blue"},
        },
        provost=9,
        special={"castle": ["green"]},
        seats={
            "blue": {"wood": 3, "stone": 3, "gold": 2},
            "green": {"food": 1, "wood": 1, "stone": 1},
        },
    )
    play(game, f"blue:build {tile}", "blue:over 1")
    assert seat(game, "blue")["deniers"] == 0
    play(game, "green:done")
    assert seat(game, "blue")["deniers"] == 2 + income
