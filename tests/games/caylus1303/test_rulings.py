"""One test for each ruling of RULINGS.md; it fails if the opposite verdict is played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.caylus1303.table import (
    FREE_PLOTS,
    GOODS,
    MONUMENTS,
    SEATS,
    START,
    STOPPED,
    WOOD,
    acting,
    asks,
    camp,
    cross,
    hands,
    held,
    laid,
    listened,
    offered,
    places,
    play,
    position,
    road,
    seat,
    seen,
    told,
)

import kingsroad
from kingsroad import NOBODY, AnyGame, ImpossiblePosition

RULES = Path(__file__).parents[3] / "src/kingsroad/games/caylus1303"
RICH = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}
ONE = {"food": 1, "wood": 1, "stone": 1}
TWO = {"food": 2, "wood": 2, "stone": 2}
BASIC = "bundle food-wood-stone"
NEXT_ROUND = "PlaceWorker"
THIRTEEN = ["red church", "red tailor", "red mason", "red manor", "green foundry"]
THIRTEEN += ["green alchemist", "green guild-house", "green stone-farm", "green stone-quarry"]
THIRTEEN += ["green wood-farm", "green wood-quarry", "red wood-sawmill", "red spinning-mill"]


def holds(*characters: str, **more: Any) -> dict[str, Any]:
    """A seat with these characters."""
    return {"characters": list(characters), **more}


def favored(blue: dict[str, Any] | None = None, **words: Any) -> AnyGame:
    """Blue has a favor, from the fairground."""
    purse = dict(blue or {})
    purse["wood"] = purse.get("wood", 0) + 1
    words["seats"] = {"blue": purse, **words.get("seats", {})}
    game = acting({"fairground": "blue", **words.pop("workers", {})}, **words)
    play(game, "blue: offer 1")
    return game


def residences(*plots: int, owner: str = "blue") -> dict[int, Any]:
    """Residences of one seat."""
    return {plot: {"tile": "residence", "owner": owner} for plot in plots}


def moves(least: int, most: int) -> list[str]:
    """The names of all moves of the provost from one reach to another."""
    return [f"provost {by:+d}" if by else "provost 0" for by in range(least, most + 1)]


# -- effects, prices, limits ---------------------------------------------------------------------


def test_r01_free_gains_may_be_declined() -> None:
    """[road.4] [road.5] [road.6] [road.7]"""
    game = acting({"stone-farm": "blue", "farm": "blue"}, built=["red stone-farm"])
    assert offered(game) == ["use", "decline"]
    play(game, "blue: decline")
    assert (camp(game)[0], offered(game)) == (14, ["use", "decline"])
    play(game, "blue: use")
    assert (asks(game), held(game, "blue")) == (STOPPED, {"food": 2, "cloth": 1})
    assert camp(game)[0] == 15


def test_r02_nothing_to_choose_is_not_asked() -> None:
    """[round.5] [round.6] Four buildings without the means, then one that is free."""
    workers = dict.fromkeys(["fairground", "lawyer", "carpenter", "market", "stone-guild"], "blue")
    assert asks(acting(workers)) == STOPPED
    game = acting({**workers, "farm": "blue"})
    assert asks(game) == ("blue", "UseGain")


def test_r03_forced_pass_is_asked() -> None:
    """[plan.16] [round.6]"""
    game = position(seats={name: {"workers": 0} for name in SEATS[:3]})
    for name in SEATS[:3]:
        assert (asks(game), offered(game)) == ((name, "PlaceWorker"), ["pass"])
        play(game, f"{name}: pass")


def test_r04_cubes_one_at_a_time() -> None:
    """[round.7] [stone.10] [deliver.2] Two cubes are two choices, a bundle is one."""
    built = ["red alchemist"]
    game = acting({"alchemist": "blue"}, {"blue": {"food": 2, "wood": 1}}, built=built)
    play(game, "blue: offer 2")
    assert offered(game) == ["give food", "give wood"], "the first food goes in any case"
    assert held(game, "blue") == {"food": 1, "wood": 1}
    play(game, "blue: give food")
    assert held(game, "blue") == {"wood": 1, "gold": 2}
    game = acting({"alchemist": "blue"}, {"blue": {"food": 1, "wood": 1}}, built=built)
    play(game, "blue: offer 2")
    assert held(game, "blue") == {"gold": 2}, "with one handful there is no question"
    game = position(phase="delivery", queue=["blue"], seats={"blue": ONE})
    play(game, f"blue: {BASIC}")
    assert held(game, "blue") == {}


def test_r05_gold_is_no_joker() -> None:
    """[round.4] [build.4] [start.5] [start.6] [wood.10] [stone.10] [stone.11]"""
    built = ["red alchemist", "red guild-house", "red wood-market"]
    for tile in ("guild", "alchemist", "guild-house", "carpenter", "fairground", "stone-guild"):
        assert asks(acting({tile: "blue"}, {"blue": {"gold": 9}}, built=built)) == STOPPED, tile
    four = [f"take {good}" for good in GOODS[:4]]
    game = acting({"wood-market": "blue"}, built=built)
    assert offered(game) == [*four, "decline"]
    game = cross(acting({"market": "blue"}, {"blue": {"workers": 1}}))
    assert offered(game) == [*four, "decline"]
    game = acting({"carpenter": "blue"}, {"blue": RICH})
    play(game, "blue: build tailor")
    assert "give gold" not in offered(game)


def test_r06_plain_cube_named_after_the_tile() -> None:
    """[build.4] [build.5] [build.6] [round.5]"""
    game = acting({"carpenter": "blue"}, {"blue": {"wood": 2}})
    play(game, "blue: build tailor")
    assert (held(game, "blue"), road(game, 10)["tile"]) == ({}, "tailor")
    assert asks(acting({"carpenter": "blue"}, {"blue": {"wood": 1}})) == STOPPED


def test_r07_fifteen_workers() -> None:
    """[limits.2] [limits.3] [start.6] [start.7] [wood.11] [stone.11] [recruit.1]"""
    built = ["red covered-market", "red guild-house"]
    for tile, choice in (
        ("guild", "give food"),
        ("stone-guild", "offer 1"),
        ("covered-market", "use"),
        ("guild-house", "give food"),
    ):
        purse = {"food": 1, "stone": 1}
        game = cross(acting({tile: "blue"}, {"blue": {**purse, "workers": 13}}, built=built))
        play(game, f"blue: {choice}")
        assert (hands(game)[0], camp(game)[0]) == (14, 1), "one was there; the acting one goes home"
        game = cross(acting({tile: "blue"}, {"blue": {**purse, "workers": 14}}, built=built))
        assert asks(game) == STOPPED, "none was there"
    game = position(phase="administration", seats={"blue": {"workers": 13}})
    assert (hands(game)[0], camp(game)[0]) == (15, 0)


def test_r08_acting_worker_is_on_the_board() -> None:
    """[road.7] [road.8] [limits.4]"""
    game = acting({"foundry": "blue"}, built=["red foundry"])
    assert asks(game) == STOPPED, "the worker on the foundry does not pay for it"
    game = cross(acting({"guild": "blue"}, {"blue": {"food": 1, "workers": 12}}))
    play(game, "blue: give food")
    assert hands(game)[0] == 14, "nor is it one of the three"


def test_r09_when_other_workers_go_to_camp() -> None:
    """[road.14] [deliver.10] At the stone guild blue could not take its worker from plot 9."""
    game = acting(
        {"stone-guild": "blue", "wood-market": "blue"},
        {"blue": {"stone": 1, "workers": 12}},
        provost=8,
    )
    cross(game)
    play(game, "blue: offer 1")
    assert hands(game)[0] == 13, "one was in the camp"
    assert (asks(game), camp(game)[0]) == (STOPPED, 2)
    game = position(
        phase="delivery",
        queue=["blue"],
        seats={"blue": {**ONE, "workers": 14}},
        site=["farm", "covered-market"],
    )
    play(game, f"blue: {BASIC}", "blue: site 2", "blue: use")
    assert (hands(game)[0], game.scores()[0]) == (14, 6), "the worker on the site is not there yet"


def test_r10_nine_houses_to_build_with() -> None:
    """[limits.5] [limits.6] [limits.7] [monument.3]"""
    rich = {**RICH, "cloth": 9}
    mine = residences(1, 2, 3, 4, 5, 6)
    built = ["blue church", "blue manor", "blue mason"]
    for tile in ("lawyer", "carpenter", "mason"):
        game = acting({tile: "blue"}, {"blue": rich}, road=mine, built=built)
        assert (seat(game, "blue")["houses"], asks(game)) == (0, STOPPED)
        fewer = acting({tile: "blue"}, {"blue": rich}, road=residences(1, 2, 3, 4, 5), built=built)
        assert asks(fewer)[0] == "blue", "with one house left it can be used"
    game = position(phase="administration", road=mine, built=built, seats={"blue": RICH})
    play(game, "blue: erect statue")
    assert (road(game, 1)["tile"], seat(game, "blue")["houses"]) == ("statue", 0)


def test_r11_full_road_stops_building() -> None:
    """[build.7] [build.10] Monuments still can be built."""
    assert len(THIRTEEN) == len(FREE_PLOTS)
    no_farm = [words.replace("wood-farm", "stone-sawmill") for words in THIRTEEN]
    for tile, built, left in (
        ("carpenter", no_farm, "wood-farm"),
        ("start-carpenter", no_farm, "wood-farm"),
        ("mason", THIRTEEN, "stone-sawmill"),
    ):
        game = acting({tile: "blue"}, {"blue": RICH}, built=built)
        assert (asks(game), left in seen(game, "supply")) == (STOPPED, True)
        game = acting({tile: "blue"}, {"blue": RICH}, built=built[:12])
        play(game, f"blue: build {left}")
        assert laid(game)[23] == left
    game = favored(RICH, site=["start-carpenter"], built=no_farm)
    play(game, "blue: site 1")
    assert asks(game)[1] == "EngageCharacter"
    game = position(
        phase="administration", road=residences(1), built=THIRTEEN, seats={"blue": RICH}
    )
    assert asks(game) == ("blue", "ErectMonument")


def test_r12_goods_are_endless() -> None:
    """[limits.1] Every cube of the box is with the seats already."""
    seats = {"blue": {"gold": 15}, "red": {"food": 20}}
    game = acting({"gold-mine": "blue", "farm": "red"}, seats)
    play(game, "red: use", "blue: use")
    assert (held(game, "blue"), held(game, "red")) == ({"gold": 16}, {"food": 21})
    game = position(phase="delivery", queue=["blue"], seats={"blue": {**ONE, "prestige": 120}})
    play(game, f"blue: {BASIC}")
    assert game.scores()[0] == 125


# -- setting up ----------------------------------------------------------------------------------


def bare(players: int, setup: str = "random") -> AnyGame:
    """A new game in which every draw of chance is left open."""
    return kingsroad.new_game("caylus1303", players, None, setup=setup)


def draw_until(game: AnyGame, step: str) -> AnyGame:
    """Chance draws whatever comes first, until a step asks."""
    while asks(game)[1] != step:
        game.apply(game.legal[0])
    return game


def test_r13_first_seat_and_draft() -> None:
    """[setup.1] [setup.2] [setup.16]"""
    game = draw_until(bare(4), "DrawFirst")
    assert offered(game) == ["first blue", "first red", "first green", "first yellow"]
    play(game, "chance: first green")
    draw_until(game, "DraftCharacter")
    for name, choices in (("red", 7), ("blue", 6), ("yellow", 5), ("green", 4)):
        assert (asks(game)[0], len(offered(game))) == (name, choices)
        game.apply(game.legal[0])
    assert seen(game, "order") == ["green", "yellow", "blue", "red"]


def test_r14_three_characters_on_the_board() -> None:
    """[setup.15] [setup.17]"""
    for players in (2, 3, 4, 5):
        game = draw_until(bare(players), "DraftCharacter")
        assert len(seen(game, "characters")) == players + 3
        for _ in range(players):
            game.apply(game.legal[0])
        assert len(seen(game, "characters")) == 3


def test_r15_start_goods() -> None:
    """[setup.18]"""
    game = draw_until(bare(2), "DraftCharacter")
    game.apply(game.legal[0])
    game.apply(game.legal[0])
    assert held(game, "blue") == held(game, "red") == {"wood": 2, "food": 1, "stone": 1}


def test_r16_mason_goes_back() -> None:
    """[setup.7] It may lie on the site; then no carpenter builds it."""
    game = bare(3)
    for _ in range(10):
        game.apply(game.legal[0])
    assert len(laid(game)) == 8
    assert sorted(name.split()[1] for name in offered(game)) == sorted(
        set(WOOD) - {"mason", seen(game, "site")[1]}
    )
    game = acting({"carpenter": "blue"}, {"blue": RICH}, site=["farm", "mason"])
    assert "build mason" not in offered(game)
    game = favored(RICH, site=["farm", "mason"])
    play(game, "blue: site 2")
    assert "build church" in offered(game)
    with pytest.raises(ImpossiblePosition):
        position(road={9: "mason"})


def test_r17_thirteen_free_plots() -> None:
    """[setup.4] [build.7] Eight, the wood tile, four free, the stone tile, nine free."""
    game = draw_until(bare(2), "DrawFirst")
    assert sorted(laid(game)) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 14]
    for count, plot in enumerate([10, 11, 12, 13, *range(15, 24)]):
        game = acting({"carpenter": "blue"}, {"blue": RICH}, built=STONES[:count])
        play(game, "blue: build wood-farm")
        assert road(game, plot)["tile"] == "wood-farm"


STONES = ["red church", "red foundry", "red alchemist", "red guild-house", "red stone-farm"]
STONES += ["red stone-sawmill", "red stone-quarry", "green tailor", "green manor", "green mason"]
STONES += ["green wood-quarry", "green wood-sawmill"]


def test_r18_first_game_setup() -> None:
    """[first.1] [first.2] [first.3] [first.4]"""
    game = bare(3, setup="first-game")
    assert asks(game) == ("chance", "DrawFirst")
    tiles = ["farm", "sawmill", "quarry", "market", "start-carpenter", "guild"]
    tiles += ["second-market", "stone-guild", "wood-market", "gold-mine"]
    assert list(laid(game).values()) == tiles
    assert seen(game, "site") == ["second-farm", "covered-market", "jeweller"]
    play(game, "chance: first blue")
    six = {"architect", "foreman", "bailiff", "day-labourer", "chamberlain", "deliveryman"}
    assert {name.removeprefix("engage ") for name in offered(game)} == six
    assert asks(game) == ("green", "DraftCharacter")


def test_r19_two_farms_two_markets() -> None:
    """[start.8] [start.1] [start.5]"""
    for first, second in (("farm", "second-farm"), ("market", "second-market")):
        game = cross(
            acting({first: "blue", second: "blue"}, {"blue": {"workers": 2}}, site=["guild"])
        )
        play(game, *[offered(game)[0]] * 2)
        assert held(game, "blue") == {"food": 2}
    assert sum(name.endswith(("farm", "market")) for name in START) == 4
    assert len(START) == 9


def test_r20_stone_guild() -> None:
    """[start.7]"""
    game = acting({"stone-guild": "blue"}, {"blue": {"stone": 1}})
    play(game, "blue: offer 1")
    assert (hands(game)[0], held(game, "blue")) == (4, {})
    poor = {"food": 1, "wood": 1, "cloth": 1, "gold": 1}
    assert asks(acting({"stone-guild": "blue"}, {"blue": poor})) == STOPPED


def test_r21_prices_of_fairground_and_lawyer() -> None:
    """[fair.1] [lawyer.1]"""
    for tile, price, choice in (
        ("fairground", "wood", "offer 1"),
        ("lawyer", "cloth", "claim farm"),
    ):
        game = acting({tile: "blue"}, {"blue": {price: 1}})
        play(game, f"blue: {choice}")
        assert held(game, "blue") == {}
        others = {good: 9 for good in GOODS if good != price}
        assert asks(acting({tile: "blue"}, {"blue": others})) == STOPPED


def test_r22_tile_figures() -> None:
    """[wood.1] [stone.1] [monument.9] Those in doubt; `test_tiles.py` has them all."""
    purse = {"stone": 1, "food": 1}
    game = acting({"mason": "blue"}, {"blue": purse}, built=["red mason"])
    play(game, "blue: build stone-farm")
    assert (game.scores()[0], held(game, "blue")) == (3, {})
    for tile, cost, prestige in (
        ("granary", {"gold": 1, "stone": 1}, 7),
        ("mansion", {"gold": 5, "stone": 5}, 20),
    ):
        game = position(phase="administration", road=residences(1), seats={"blue": cost})
        play(game, f"blue: erect {tile}")
        assert game.scores()[0] == prestige
        assert held(game, "blue") == ({"food": 1} if tile == "granary" else {})


def test_r23_production_sides() -> None:
    """[wood.2] [wood.3] [wood.4] [wood.5] [wood.6] [wood.7] [wood.8] [wood.9]

    [stone.2] [stone.3] [stone.4] [stone.5] [stone.6] [stone.7]
    """
    wooden = {"wood-farm": "food", "wood-sawmill": "wood", "wood-quarry": "stone"}
    for tile, good in {**wooden, "spinning-mill": "cloth"}.items():
        game = acting({tile: "blue"}, built=[f"red {tile}"])
        play(game, "blue: use")
        assert (held(game, "blue"), game.scores()[0]) == ({good: 2}, 0)
        game = acting({tile: "blue"}, road={9: tile})
        play(game, "blue: use")
        assert (held(game, "blue"), game.scores()[0]) == ({good: 1}, 1)
    for tile, good in (
        ("stone-farm", "food"),
        ("stone-sawmill", "wood"),
        ("stone-quarry", "stone"),
    ):
        game = acting({tile: "blue"}, built=[f"red {tile}"])
        play(game, "blue: use")
        assert held(game, "blue") == {good: 2, "cloth": 1}
        game = acting({tile: "blue"}, road={14: tile})
        play(game, "blue: use")
        assert (held(game, "blue"), game.scores()[0]) == ({good: 1, "cloth": 1}, 0)


def test_r24_manor_favors_the_worker() -> None:
    """[wood.13] [wood.14] [build.9]"""
    game = acting({"manor": "blue"}, built=["red manor"])
    play(game, "blue: use")
    assert asks(game) == ("blue", "UseFavor")
    game = acting({"carpenter": "blue"}, {"blue": {"wood": 1, "cloth": 1}})
    play(game, "blue: build manor")
    assert (asks(game), game.scores()[0]) == (STOPPED, 4)
    game = acting({"manor": "blue"}, road={9: "manor"})
    play(game, "blue: use")
    assert (asks(game), game.scores()[0]) == (STOPPED, 2)


# -- placing and passing -------------------------------------------------------------------------


def test_r25_one_further_worker_after_a_pass() -> None:
    """[plan.14] [plan.15]"""
    game = position(players=4, seats={"yellow": {"workers": 9}})
    play(game, "blue: pass", "red: pass", "green: pass", "yellow: place farm")
    assert (hands(game)[3], camp(game)[3]) == (7, 7)
    play(game, "yellow: place site")
    assert (hands(game)[3], camp(game)[3]) == (5, 8)


def test_r26_start_marker_moves_at_first_pass() -> None:
    """[plan.12] [plan.13]"""
    game = position()
    play(game, "blue: place farm", "red: pass", "green: place guild", "blue: place market")
    assert asks(game)[0] == "green", "clockwise, as before"
    play(game, "green: pass", "blue: pass")
    while asks(game)[1] != NEXT_ROUND:
        play(game, "provost 0" if "provost 0" in offered(game) else "decline")
    assert seen(game, "order") == ["red", "green", "blue"]


def test_r27_early_riser_places_first() -> None:
    """[riser.1] [riser.2] [riser.3] [riser.5]"""
    game = position(built=["red church"], seats={"green": holds("early-riser")})
    assert asks(game) == ("green", "RiseEarly")
    assert {"church", "site", "fairground"} <= set(places(game))
    play(game, "green: place church")
    assert (hands(game)[2], camp(game)[2], game.scores()) == (3, 11, [0, 1, 0])
    game = position(seats={"green": holds("early-riser", "journeyman", workers=2)})
    play(game, "green: place site")
    assert (seen(game, "queue"), seen(game, "used")) == (["green"], [])
    assert (hands(game)[2], asks(game)) == (0, ("blue", "PlaceWorker"))
    game = position(seats={"green": holds("early-riser", workers=1)})
    assert asks(game)[0] == "blue"


def test_r28_night_worker_pays_the_early_riser() -> None:
    """[night.1] [night.2] [riser.2]"""
    game = position(seats={"blue": holds("early-riser", "night-worker", workers=4)})
    play(game, "blue: place farm")
    assert hands(game)[0] == 2
    play(game, "blue: pass", "red: pass", "green: pass")
    game = position(seats={"blue": holds("early-riser", "night-worker", workers=4)})
    play(game, "blue: decline", "blue: place farm", "red: pass", "green: pass", "blue: place site")
    assert hands(game)[0] == 2, "1 before and 1 after the passes"


def test_r29_where_the_journeyman_may_go() -> None:
    """[journey.1] [journey.2] [journey.3]"""
    game = position(
        players=4,
        built=["blue church", "green foundry"],
        order=["red", "green", "yellow", "blue"],
        seats={"blue": holds("journeyman")},
    )
    play(game, "red: place church", "green: place toll", "yellow: place gold-mine")
    assert {"church", "toll", "gold-mine"} <= set(places(game))
    play(game, "blue: place site", "red: place foundry", "green: place site", "yellow: place farm")
    assert {"foundry", "farm"} <= set(places(game))
    assert "site" not in places(game)
    play(game, "blue: place quarry", "red: pass", "green: pass", "yellow: pass")
    assert "quarry" not in places(game)
    play(game, "blue: place church")
    assert road(game, 10)["workers"] == ["red", "blue"]


def test_r30_journeyman_pays_as_usual() -> None:
    """[journey.4] [plan.6] [plan.14]"""
    game = position(
        built=["green church"],
        order=["red", "green", "blue"],
        seats={"blue": holds("journeyman")},
    )
    play(game, "red: place church", "green: pass", "blue: place church")
    assert (hands(game)[0], game.scores()) == (3, [0, 0, 2])


def test_r31_first_worker_is_home_before_the_second() -> None:
    """[journey.5] [road.7] [owner.2] [owner.5]"""
    game = acting(
        {"stone-farm": "green blue"}, {"blue": holds("journeyman")}, built=["red stone-farm"]
    )
    chronicle = listened(game)
    play(game, "green: use")
    assert told(chronicle, "gain", "home") == [
        ("gain", "green", "stone-farm", 0),
        ("gain", "red", "stone-farm", 0),
        ("home", "green", "stone-farm", 0),
    ]
    assert (asks(game), road(game, 10)["workers"]) == (("blue", "UseGain"), ["blue"])
    play(game, "blue: use")
    assert told(chronicle, "gain", "home") == [
        ("gain", "blue", "stone-farm", 0),
        ("home", "blue", "stone-farm", 0),
    ]


def test_r32_one_bonus_for_two_workers() -> None:
    """[owner.5] [owner.6]"""
    for workers, bonus in (("green blue", 1), ("green red", 0), ("red green", 0)):
        first, second = workers.split()
        game = acting(
            {"stone-sawmill": workers},
            {second: holds("journeyman")},
            built=["red stone-sawmill"],
        )
        play(game, f"{first}: decline", f"{second}: decline")
        assert seat(game, "red")["wood"] == bonus


def test_r33_bonus_without_asking() -> None:
    """[owner.1] [owner.2] [owner.3] [owner.4]"""
    game = acting({"stone-quarry": "blue"}, built=["red stone-quarry"])
    play(game, "blue: decline")
    assert (asks(game), held(game, "red")) == (STOPPED, {"stone": 1})
    game = acting({"stone-quarry": "blue"}, built=["red stone-quarry"], provost=9)
    assert (asks(game), held(game, "red")) == (STOPPED, {})


def test_r34_thief_stops_prestige_only() -> None:
    """[thief.1] [thief.2] [thief.3]"""
    game = position(
        built=["red stone-farm", "red church"],
        seats={"blue": holds("thief"), "red": holds("steward")},
    )
    play(game, "blue: place stone-farm", "red: pass", "green: pass", "blue: pass")
    play(game, *["provost 0"] * 3, "blue: use")
    assert game.scores() == [0, 0, 0]
    assert held(game, "red") == {"food": 1}


def test_r35_steward_gains_two_in_all() -> None:
    """[steward.1] [steward.2]"""
    game = position(built=["red church", "red foundry"], seats={"red": holds("steward")})
    play(game, "blue: place church", "red: place foundry")
    assert game.scores() == [0, 2, 0]


def test_r36_several_characters_work_together() -> None:
    """[favor.11] [goldsmith.3]"""
    game = position(
        order=["red", "green", "blue"],
        built=["red church"],
        seats={"blue": holds("thief", "night-worker")},
    )
    play(game, "red: pass", "green: pass", "blue: place church")
    assert (hands(game)[0], game.scores()) == (4, [0, 0, 0])
    game = position(
        phase="delivery",
        seats={"blue": holds("foreman", "goldsmith", "deliveryman", "chamberlain", gold=3)},
    )
    play(game, "blue: bundle gold-gold-gold")
    assert game.scores()[0] == 5 + 1 + 5


def test_r37_used_power_stays_used() -> None:
    """[favor.13] [journey.1] [goldsmith.1]"""
    game = favored(workers={"farm": "green red"}, seats={"red": holds("journeyman")})
    play(game, "blue: steal journeyman", "green: use", "red: use")
    assert (seen(game, "used"), seat(game, "blue")["characters"][0]) == (
        ["journeyman"],
        "journeyman",
    )
    gold = {"food": 1, "wood": 1, "gold": 1}
    game = position(
        phase="delivery",
        queue=["blue", "red"],
        seats={"blue": TWO, "red": holds("goldsmith", **gold)},
    )
    play(game, f"blue: {BASIC}", f"blue: {BASIC}", "red: bundle food-wood-gold")
    assert game.scores()[1] == 10
    play(game, "blue: steal goldsmith")
    assert seen(game, "used") == [], "the next round has begun"
    assert seat(game, "blue")["characters"][-1] == "goldsmith"


def test_r38_power_belongs_to_the_holder() -> None:
    """[favor.12] [labourer.1] Day Labourers won by bundles and by the theatre recruit at once."""
    game = position(
        phase="delivery", queue=["blue"], seats={"blue": ONE, "red": holds("day-labourer")}
    )
    play(game, f"blue: {BASIC}", "blue: steal day-labourer")
    assert hands(game) == [4, 3, 3]
    game = position(
        phase="administration",
        road=residences(1),
        seats={"blue": {"gold": 3, "wood": 4}, "red": holds("day-labourer")},
    )
    play(game, "blue: erect theatre", "blue: steal day-labourer")
    assert hands(game) == [4, 3, 3]


# -- lawyer and builders -------------------------------------------------------------------------


def test_r39_lawyer_needs_a_tile_without_house() -> None:
    """[lawyer.1] [lawyer.2] [lawyer.3]"""
    game = acting(
        {"lawyer": "red blue"},
        {"red": {"cloth": 1}, "blue": holds("journeyman", cloth=1)},
        road=residences(1, 2),
        built=["blue church"],
    )
    play(game, "red: claim quarry")
    assert offered(game) == [*[f"claim {tile}" for tile in START[3:8]], "decline"]


def test_r40_lawyers_tile_still_acts() -> None:
    """[lawyer.4] [lawyer.5] [residence.1] [architect.1]"""
    game = acting({"lawyer": "blue", "farm": "red"}, {"blue": holds("architect", cloth=1)})
    play(game, "blue: claim farm")
    assert (asks(game), road(game, 1)["tile"]) == (("red", "UseGain"), "farm")
    play(game, "red: use", "green: done")
    assert (held(game, "red"), road(game, 1)["tile"]) == ({"food": 1}, "residence")
    assert game.scores() == [0, 0, 0]


def test_r41_set_up_mason_waives_the_fixed_stone() -> None:
    """[build.11] [build.12] [wood.17] [favor.7]"""
    for purse, tile in (({"wood": 1}, "foundry"), ({"stone": 1}, "guild-house")):
        game = favored(purse, site=["farm", "mason"])
        play(game, "blue: site 2", f"blue: build {tile}")
        assert (held(game, "blue"), road(game, 10)["tile"]) == ({}, tile)
        built = ["red mason"]
        game = acting({"mason": "blue"}, {"blue": {**purse, "wood": 1}}, built=built)
        assert (asks(game) == STOPPED) == (tile == "foundry"), "the build side wants the stone"


def test_r42_alchemist_takes_alike() -> None:
    """[stone.10]"""
    game = acting({"alchemist": "blue"}, {"blue": {"stone": 2, "gold": 1}}, built=["red alchemist"])
    play(game, "blue: offer 2")
    assert held(game, "blue") == {"gold": 3}


# -- the provost ---------------------------------------------------------------------------------


def test_r43_provost_moves_must_fit() -> None:
    """[toll.1] [toll.2] [bridge.2] [bridge.7] [bailiff.2]"""
    game = acting({"toll": "red"}, {"blue": holds("bailiff", workers=3)})
    assert offered(game) == moves(-2, 2)
    play(game, "red: provost 0", "blue: provost -3")
    assert offered(game) == moves(-1, 1)
    play(game, "blue: provost +1")
    assert (asks(game), seen(game, "provost")) == (STOPPED, 6), "one turn each"
    agenda = ["PayProvost blue", "CrossBridge 1", "SendBailiff", "ActivateRoad 1"]
    game = acting({}, {"blue": {"workers": 3}}, provost=1, agenda=agenda)
    assert offered(game) == moves(-1, 3)


def test_r44_three_spots_beyond_the_road() -> None:
    """[bridge.4] [bridge.5] [bridge.6]"""
    agenda = ["PayProvost blue", "CrossBridge 1", "SendBailiff", "ActivateRoad 1"]
    for spot, least, most in ((0, 0, 3), (23, -3, 3), (24, -3, 2), (26, -3, 0)):
        game = acting({}, {"blue": {"workers": 3}}, built=THIRTEEN, provost=spot, agenda=agenda)
        assert offered(game) == moves(least, most)
    play(game, "blue: provost -3")
    assert seen(game, "phase") == "delivery"
    assert seen(game, "provost") == 23


def test_r45_provost_reset() -> None:
    """[reset.1] [reset.2] [reset.3] [reset.4] [reset.5]"""
    for count, spot in ((0, 8), (1, 9), (3, 11), (4, 13), (5, 14), (13, 22)):
        game = position(phase="administration", built=THIRTEEN[:count], provost=17)
        assert seen(game, "provost") == spot


# -- delivery ------------------------------------------------------------------------------------


def test_r46_a_bundle_is_three_different_goods() -> None:
    """[deliver.3] [deliver.4]"""
    game = position(phase="delivery", queue=["blue"], seats={"blue": RICH})
    bundles = [name.removeprefix("bundle ").split("-") for name in offered(game)[:-1]]
    assert len(bundles) == 6
    assert all(len(set(goods)) == 3 == len(goods) and "food" in goods for goods in bundles)
    assert ["food", "cloth", "gold"] in bundles


def test_r47_no_bundle_no_favor() -> None:
    """[deliver.6] [deliver.9]"""
    game = position(
        phase="delivery",
        queue=["blue", "red"],
        seats={"blue": {**ONE, "prestige": 9}, "red": {"wood": 1, "prestige": 9}},
    )
    play(game, "blue: done")
    assert (asks(game)[1], game.scores()) == (NEXT_ROUND, [9, 9, 0])


def test_r48_deliveryman_is_asked_last() -> None:
    """[carrier.1] [carrier.2] [favor.12]"""

    def asked(queue: list[str], **purses: dict[str, int]) -> list[str]:
        seats = {"blue": holds("deliveryman", **ONE), "red": ONE, "green": ONE, **purses}
        game = position(phase="delivery", queue=queue, seats=seats)
        names = []
        while asks(game)[1] == "DeliverBundle":
            names.append(asks(game)[0])
            play(game, "done")
        return names

    assert asked(["red", "green"]) == ["red", "green", "blue"]
    assert asked(["blue", "red"]) == ["blue", "red", "blue"]
    assert asked(["red", "blue"]) == ["red", "blue"], "not twice in a row"
    assert asked([]) == ["blue"]
    assert asked(["blue", "red"], red={}) == ["blue"], "nor past a seat that has nothing"
    assert asked(["red", "blue", "green"], green={"food": 9}) == ["red", "blue"]
    assert asked(["blue", "red", "green"], green={}) == ["blue", "red", "blue"]


def test_r49_deliveryman_and_ties() -> None:
    """[carrier.3] [carrier.4] [deliver.8]"""
    for queue, winner in ((["blue", "red"], "blue"), (["red"], "red")):
        game = position(
            phase="delivery",
            queue=queue,
            seats={"blue": holds("deliveryman", **TWO), "red": TWO},
        )
        if "blue" in queue:
            play(game, f"blue: {BASIC}", "blue: done")
        play(game, f"red: {BASIC}", f"red: {BASIC}")
        play(game, *[f"blue: {BASIC}"] * (1 if "blue" in queue else 2))
        assert game.scores() == [10, 10, 0]
        assert asks(game) == (winner, "UseFavor")


def test_r50_goldsmith_first_gold_bundle() -> None:
    """[goldsmith.1] [goldsmith.2] [goldsmith.3] [chamberlain.1]"""
    game = position(
        phase="delivery",
        queue=["blue"],
        seats={"blue": holds("goldsmith", "chamberlain", gold=4, wood=2)},
    )
    play(game, "blue: bundle gold-gold-gold")
    assert game.scores()[0] == 10
    play(game, "blue: bundle wood-wood-gold")
    assert game.scores()[0] == 15


# -- favors --------------------------------------------------------------------------------------


def test_r51_favor_must_be_used() -> None:
    """[favor.2] [favor.4] [favor.6]"""
    game = favored(site=["start-carpenter"], round=1)
    assert [name.split()[0] for name in offered(game)] == ["steal", "steal", "site"]
    play(game, "blue: site 1")
    assert asks(game)[1] == "EngageCharacter", "it cannot be used and may still be chosen"


def test_r52_no_character_to_take() -> None:
    """[favor.2] [favor.3] [favor.6]"""
    nobody: dict[str, Any] = {"characters": []}
    mine = ["early-riser", "thief", "steward", "architect", "foreman"]
    game = favored(
        holds(*mine),
        seats={"red": nobody, "green": nobody},
        characters=["bailiff"],
        round=2,
    )
    assert (asks(game), offered(game)) == (("blue", "UseFavor"), ["site 1"])


def test_r53_board_character_after_the_tile() -> None:
    """[favor.4] [favor.5] [favor.10]"""
    board = ["early-riser", "bailiff", "night-worker"]
    for first in ("use", "decline"):
        game = favored(characters=board, round=1)
        play(game, "blue: site 1", f"blue: {first}")
        assert offered(game)[-1] == "decline"
        play(game, "blue: engage night-worker")
        assert "night-worker" in seat(game, "blue")["characters"]
    game = favored(characters=board, seats={"red": holds("steward")})
    play(game, "blue: steal steward")
    assert (asks(game), sorted(seen(game, "characters"))) == (STOPPED, sorted(board))


def test_r54_site_tile_as_if_own_worker() -> None:
    """[favor.7] [favor.8] [favor.9] [start.5]"""
    game = favored({"workers": 1}, site=["market"])
    play(game, "blue: site 1", "blue: take food", "blue: decline")
    assert (hands(game)[0], camp(game)[0], held(game, "blue")) == (0, 15, {"food": 1})
    game = favored(site=["market"])
    play(game, "blue: site 1")
    assert asks(game)[1] == "EngageCharacter", "without a worker at hand nothing is sold"
    game = favored(site=["farm", "manor", "stone-sawmill"], round=7)
    play(game, "blue: site 3", "blue: use", "blue: decline")
    assert held(game, "blue") == {"wood": 1, "cloth": 1}
    assert [held(game, name) for name in ("red", "green")] == [{}, ONE]


# -- management ----------------------------------------------------------------------------------


def test_r55_each_residence_asked_once() -> None:
    """[monument.1] [monument.5]"""
    game = position(
        phase="administration",
        road={**residences(2, 5), **residences(3, owner="red"), 7: {"owner": "blue"}},
        seats={"blue": {"gold": 9, "stone": 9}, "red": {"gold": 9, "stone": 9}},
    )
    play(game, "blue: decline", "red: decline", "blue: erect statue", "blue: erect cathedral")
    assert asks(game)[1] == NEXT_ROUND
    assert [road(game, plot)["tile"] for plot in (2, 3, 5, 7)] == [
        "residence",
        "residence",
        "statue",
        "cathedral",
    ]


def test_r56_theatre_favor_at_once() -> None:
    """[monument.7] [favor.5] [reset.6]"""
    game = position(
        phase="administration",
        round=3,
        road={**residences(1), **residences(2, owner="red")},
        site=["start-carpenter"],
        seats={"blue": {"gold": 3, "wood": 5, "food": 1}, "red": RICH},
    )
    play(game, "blue: erect theatre")
    assert [name for name in offered(game) if name.startswith("site")] == ["site 1"]
    play(game, "blue: site 1", "blue: build wood-farm", "blue: decline")
    assert asks(game) == ("red", "ErectMonument")
    play(game, "red: decline")
    assert (seen(game, "round"), seen(game, "provost")) == (4, 9)


def test_r57_covered_residence_pays_no_more() -> None:
    """[monument.6] [recruit.2]"""
    for tile in MONUMENTS:
        game = position(phase="administration", road={3: {"tile": tile, "owner": "blue"}})
        assert hands(game)[0] == (5 if tile == "garden" else 3)
    assert hands(position(phase="administration", road=residences(3)))[0] == 4


def test_r58_last_round_recruits() -> None:
    """[recruit.7] [end.1] [end.2] [end.3]"""
    game = position(
        phase="administration",
        round=9,
        road={1: {"tile": "manufacture", "owner": "blue"}},
        seats={"blue": {"gold": 3, "wood": 5}},
    )
    assert game.over
    assert (hands(game), held(game, "blue")) == ([3, 3, 3], {"wood": 5, "cloth": 1, "gold": 3})
    assert game.scores() == [6, 0, 0]
    game = position(phase="administration", round=8, seats={"blue": {"gold": 3}})
    assert game.scores() == [0, 0, 0]


def test_r59_prestige_lies_face_down() -> None:
    """[view.1] [view.2] [view.3] [view.4] The gains themselves happen in the open."""
    game = position(built=["red church"], seats={"red": {"gold": 1, "prestige": 8}})
    chronicle = listened(game)
    play(game, "blue: place church")
    event = next(event for event in chronicle.take() if event.kind == "score")
    assert (event.seen_by(2).seat, event.seen_by(2).amount) == (1, 1)
    for number, shown in ((NOBODY, None), (0, None), (1, 9), (2, None)):
        seats: Any = game.view(number)["seats"]
        assert (seats["red"]["prestige"], seats["red"]["gold"]) == (shown, 1)
        assert (seats["red"]["houses"], len(seats["red"]["characters"])) == (8, 1)
    game = position(phase="administration", round=9, seats={"red": {"prestige": 8}})
    ended: Any = game.view(0)["seats"]
    assert ended["red"]["prestige"] == 8


# -- the list itself -----------------------------------------------------------------------------


def test_every_ruling_has_its_test() -> None:
    """RULINGS.md names each test here once, and only rules that RULES.md has."""
    rows = [
        line.strip("|").split("|")
        for line in (RULES / "RULINGS.md").read_text(encoding="utf-8").splitlines()
        if re.match(r"\| R\d", line)
    ]
    assert [row[0].strip() for row in rows] == [f"R{number + 1}" for number in range(len(rows))]
    text = (RULES / "RULES.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"^- \[([a-z]+\.[0-9]+)\]", text, re.MULTILINE))
    named = []
    for row in rows:
        number = int(row[0].strip()[1:])
        found = re.findall(r"`test_rulings\.py::(test_r(\d\d)_\w+)`", row[-1])
        assert [int(digits) for _, digits in found] == [number], f"R{number} needs its own test"
        named.append(found[0][0])
        for rule in re.findall(r"`([^`]+)`", row[-2]):
            assert rule in rules, f"R{number} names {rule}, which RULES.md does not have"
    written = [name for name in globals() if re.match(r"test_r\d", name)]
    assert written == named
