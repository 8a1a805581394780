"""Phase 5: which buildings act, and production."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caylus2005.table import offered, play, position, road, seat

from kingsroad import AnyGame

GOODS = ["food", "wood", "stone", "cloth", "gold"]


def seen(game: AnyGame, what: str) -> Any:
    """Something that lies on the table, from the view."""
    return game.view()[what]


def goods(game: AnyGame, name: str) -> dict[str, int]:
    """The cubes of a seat, without the kinds it has none of."""
    owned = seat(game, name)
    return {good: owned[good] for good in GOODS if owned[good]}


def working(*spaces: int, **told: Any) -> AnyGame:
    """Phase 5 with blue's workers on these spaces; green's batch holds the game in phase 6."""
    tiles: dict[int, Any] = dict(told.pop("road", {}))
    for space in spaces:
        tiles[space] = {**tiles.get(space, {}), "worker": "blue"}
    seats = {"green": {"food": 1, "wood": 1, "stone": 1}, **told.pop("seats", {})}
    return position(
        phase="buildings", road=tiles, special={"castle": ["green"]}, seats=seats, **told
    )


# -- activation ----------------------------------------------------------------------------------


def test_buildings_act_one_after_the_other() -> None:
    """[road.1]"""
    game = working(1, 2, 5, seats={"blue": {"gold": 1}})
    assert offered(game) == ["take food", "take cloth"]
    play(game, "take cloth")
    assert offered(game) == ["take food", "take wood"]
    play(game, "take food")
    assert offered(game) == ["give food", "give cloth", "give gold", "decline"]
    play(game, "give gold")
    assert seen(game, "phase") == "castle"


def test_the_provosts_own_space_acts() -> None:
    """[road.1]"""
    game = working(3, 4, provost=4)
    assert goods(game, "blue") == {"wood": 1, "stone": 1}


def test_space_1_is_always_reached() -> None:
    """[road.2]"""
    game = working(1, 2, road={1: {"tile": "quarry"}, 4: {"tile": "farm"}}, provost=1)
    assert goods(game, "blue") == {"stone": 1}


def test_buildings_beyond_the_provost_do_not_act() -> None:
    """[road.3] [road.4] [produce.7]"""
    game = position(
        road={9: {"tile": "stone-farm", "owner": "red"}},
        seats={"blue": {"deniers": 1}, "green": {"deniers": 0}},
    )
    play(game, "blue:place stone-farm", "red:pass", "green:pass", "blue:pass", "red:provost -1")
    assert seen(game, "turn") == 2
    assert goods(game, "blue") == goods(game, "red") == {}
    assert seat(game, "red")["prestige"] == 1, "kept"
    assert seat(game, "blue")["workers"] == 6
    assert seat(game, "blue")["deniers"] == 2, "the denier is lost, here is the next income"


def test_workers_beyond_the_provost_go_home_at_the_end_of_the_phase() -> None:
    """[road.4]"""
    game = working(5, 6, seats={"blue": {"gold": 1}}, provost=5)
    assert seat(game, "blue")["workers"] == 4
    play(game, "blue:decline")
    assert seen(game, "phase") == "castle"
    assert seat(game, "blue")["workers"] == 6
    assert road(game, 6) == {"tile": "carpenter"}


def built_up(last: dict[str, str]) -> dict[int, dict[str, str]]:
    """A road without a free plot, with this on space 28."""
    plots = [*range(9, 16), *range(17, 28)]
    return {**{plot: {"tile": "residence", "owner": "red"} for plot in plots}, 28: last}


def test_the_last_space_acts_when_the_provost_stands_there() -> None:
    """[road.1] [setup.3]"""
    quarry = {"tile": "wood-quarry", "owner": "red"}
    game = working(28, road=built_up(quarry), provost=28)
    assert goods(game, "blue") == {"stone": 2}
    assert road(game, 28) == quarry


def test_the_last_space_takes_workers_and_sends_them_home() -> None:
    """[road.4] [place.13]"""
    tiles: dict[int, Any] = {**built_up({"tile": "wood-quarry", "owner": "red"})}
    game = position(road=tiles, seats={"blue": {"deniers": 1}})
    play(game, "blue:place wood-quarry")
    assert road(game, 28)["worker"] == "blue"
    play(game, "red:pass", "green:pass", "blue:pass", "red:provost 0")
    assert seen(game, "turn") == 2
    assert "worker" not in road(game, 28)
    assert seat(game, "blue")["workers"] == 6


@pytest.mark.parametrize(
    "tile",
    [
        *["farm", "forest", "sawmill", "quarry", "food-farm", "cloth-farm", "wood-sawmill"],
        *["wood-quarry", "stone-farm", "park", "workshop", "gold-mine"],
    ],
)
def test_production_is_compulsory(tile: str) -> None:
    """[road.5]"""
    spaces = {"farm": 1, "forest": 2, "sawmill": 3, "quarry": 4, "gold-mine": 16}
    space = spaces.get(tile, 9)
    entry = {"tile": tile, "owner": "blue"} if space == 9 else {"tile": tile}
    game = working(space, road={space: entry}, provost=16)
    if seen(game, "phase") == "buildings":
        assert "decline" not in offered(game)
        game.apply(game.legal[0])
    assert seen(game, "phase") == "castle"
    assert goods(game, "blue") != {}


@pytest.mark.parametrize(
    "tile",
    [
        *["carpenter", "market", "peddler", "fixed-carpenter", "wood-market", "wood-peddler"],
        *["mason", "lawyer", "church", "tailor", "bank", "alchemist", "architect"],
        "second-architect",
    ],
)
def test_every_other_effect_may_be_declined(tile: str) -> None:
    """[road.6]"""
    spaces = {"carpenter": 6, "market": 5, "peddler": 7, "fixed-carpenter": 8}
    space = spaces.get(tile, 9)
    tiles = {1: {"tile": "residence", "owner": "blue"}}
    tiles[space] = {"tile": tile, "owner": "red"} if space == 9 else {"tile": tile}
    everything = {"deniers": 9, "food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}
    game = working(space, road=tiles, provost=9, seats={"blue": everything})
    assert offered(game)[-1] == "decline"
    play(game, "blue:decline")
    assert seen(game, "phase") == "castle"
    left = seat(game, "blue")
    assert {kind: left[kind] for kind in everything} == everything
    assert left["prestige"] == 0


def test_worker_goes_home_before_the_next_building_acts() -> None:
    """[road.7]"""
    game = working(1, 2)
    assert road(game, 1)["worker"] == "blue"
    play(game, "take food")
    assert "worker" not in road(game, 1)
    assert road(game, 2)["worker"] == "blue"
    assert seat(game, "blue")["workers"] == 5


@pytest.mark.parametrize(
    ("tile", "choices"),
    [
        ("wood-market", ["give food"]),
        ("bank", ["offer 1"]),
        ("church", ["offer 1"]),
        ("tailor", ["offer 1"]),
        ("mason", ["build park"]),
    ],
)
def test_an_effect_is_given_once(tile: str, choices: list[str]) -> None:
    """[road.8] [build.3] [market.2] [offers.1]"""
    plenty = {"deniers": 20, "food": 9, "stone": 9, "wood": 9, "cloth": 9}
    tiles = {9: {"tile": tile, "owner": "red"}}
    game = working(9, road=tiles, provost=9, seats={"blue": plenty})
    play(game, *choices)
    assert seen(game, "phase") == "castle"


def test_a_building_without_a_worker_does_nothing() -> None:
    """[road.9]"""
    game = working(4, road={3: {"tile": "sawmill"}, 9: {"tile": "park", "owner": "red"}})
    assert goods(game, "blue") == {"stone": 1}
    assert goods(game, "red") == {}


def test_a_tile_laid_this_turn_does_not_act() -> None:
    """[road.10]"""
    game = working(6, seats={"blue": {"wood": 1, "food": 1}}, provost=12)
    play(game, "blue:build wood-quarry")
    assert seen(game, "phase") == "castle"
    assert goods(game, "blue") == {}


# -- production ----------------------------------------------------------------------------------


def test_the_worker_takes_the_cubes_from_the_bank() -> None:
    """[produce.1]"""
    game = working(9, road={9: {"tile": "wood-quarry", "owner": "red"}}, provost=9)
    assert goods(game, "blue") == {"stone": 2}
    assert goods(game, "red") == {}, "wood tiles give their owner no cube"


@pytest.mark.parametrize(("choice", "taken"), [("food", {"food": 2}), ("cloth", {"cloth": 1})])
def test_one_of_two_yields(choice: str, taken: dict[str, int]) -> None:
    """[produce.2]"""
    game = working(9, road={9: {"tile": "food-farm", "owner": "red"}}, provost=9)
    assert offered(game) == ["take food", "take cloth"]
    play(game, f"blue:take {choice}")
    assert goods(game, "blue") == taken
    assert seen(game, "phase") == "castle"


@pytest.mark.parametrize(
    ("tile", "made", "kinds"),
    [
        ("stone-farm", {"food": 2, "cloth": 1}, ["food", "cloth"]),
        ("park", {"wood": 2, "food": 1}, ["food", "wood"]),
        ("workshop", {"stone": 2, "cloth": 1}, ["stone", "cloth"]),
    ],
)
def test_the_owner_of_a_stone_producer_chooses_a_cube(
    tile: str, made: dict[str, int], kinds: list[str]
) -> None:
    """[produce.3] [produce.4] [produce.5]"""
    game = working(9, road={9: {"tile": tile, "owner": "red"}}, provost=9)
    assert goods(game, "blue") == made
    assert goods(game, "red") == {}
    assert offered(game) == [f"take {kind}" for kind in kinds]
    play(game, f"red:take {kinds[1]}")
    assert goods(game, "red") == {kinds[1]: 1}
    assert seen(game, "phase") == "castle"


@pytest.mark.parametrize("tile", ["stone-farm", "park", "workshop"])
def test_an_owner_who_works_there_takes_no_extra_cube(tile: str) -> None:
    """[produce.6]"""
    game = working(9, road={9: {"tile": tile, "owner": "blue"}}, provost=9)
    assert seen(game, "phase") == "castle"
    assert sum(goods(game, "blue").values()) == 3


def test_owners_cube_comes_on_top_of_the_prestige() -> None:
    """[produce.8] [place.6]"""
    game = position(
        road={9: {"tile": "park", "owner": "red"}},
        seats={"blue": {"deniers": 1}, "red": {"deniers": 3}},
    )
    play(game, "blue:place park", "red:pass", "green:pass", "blue:pass", "red:provost +3")
    play(game, "red:take wood")
    assert seat(game, "red")["prestige"] == 1
    assert goods(game, "red") == {"wood": 1}
