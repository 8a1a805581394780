"""Carpenter, mason and architect."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caylus2005.table import offered, play, position, road, seat

from kingsroad import AnyGame

GOODS = ["food", "wood", "stone", "cloth", "gold"]
PLENTY = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}
WOOD_TILES = [
    "food-farm",
    "cloth-farm",
    "wood-quarry",
    "wood-sawmill",
    "wood-market",
    "wood-peddler",
    "mason",
    "lawyer",
]
STONE_TILES = ["stone-farm", "park", "workshop", "church", "tailor", "bank", "alchemist"]
PRESTIGE_TILES = ["statue", "granary", "library", "weaver", "theater", "college", "monument"]
PRESTIGE_TILES += ["hotel", "cathedral"]


def seen(game: AnyGame, what: str) -> Any:
    """Something that lies on the table, from the view."""
    return game.view()[what]


def builds(keys: list[str]) -> list[str]:
    """The offers to build some tiles, and to decline."""
    return [f"build {key}" for key in keys] + ["decline"]


def building(tiles: dict[int, Any], blue: dict[str, int], **told: Any) -> AnyGame:
    """Phase 5 with the provost far away; green's batch holds the game in phase 6."""
    return position(
        phase="buildings",
        road=tiles,
        provost=15,
        special={"castle": ["green"]},
        seats={"blue": blue, "green": {"food": 1, "wood": 1, "stone": 1}},
        **told,
    )


CARPENTER = {6: {"tile": "carpenter", "worker": "blue"}}
MASON = {9: {"tile": "mason", "owner": "red", "worker": "blue"}}
ARCHITECT = {9: {"tile": "architect", "owner": "red", "worker": "blue"}}
RESIDENCE = {"tile": "residence", "owner": "blue"}


# -- carpenter and mason -------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "tile"), [(6, "carpenter"), (8, "fixed-carpenter")])
def test_carpenters_build_wood_tiles(space: int, tile: str) -> None:
    """[build.1] [build.12]"""
    game = building({space: {"tile": tile, "worker": "blue"}}, PLENTY)
    assert offered(game) == builds(WOOD_TILES)


def test_mason_builds_stone_tiles() -> None:
    """[build.2] [build.13]"""
    game = building(MASON, PLENTY)
    assert offered(game) == builds([*STONE_TILES, "architect"])


def test_there_are_two_architects() -> None:
    """[build.13]"""
    tiles = {
        9: {"tile": "mason", "owner": "red", "worker": "blue"},
        10: {"tile": "architect", "owner": "blue"},
    }
    game = building(tiles, PLENTY)
    assert offered(game) == builds([*STONE_TILES, "second-architect"])
    play(game, "blue:build second-architect")
    assert road(game, 11) == {"tile": "second-architect", "owner": "blue"}
    assert "second-architect" not in seen(game, "supply")


def test_one_activation_builds_one_tile() -> None:
    """[build.3]"""
    game = building(CARPENTER, PLENTY)
    play(game, "blue:build food-farm")
    assert seen(game, "phase") == "castle"


def test_a_tile_on_the_road_cannot_be_built_again() -> None:
    """[build.4]"""
    game = building({**CARPENTER, 9: {"tile": "food-farm", "owner": "red"}}, PLENTY)
    assert offered(game) == builds(WOOD_TILES[1:])
    play(game, "blue:build mason")
    assert "mason" not in seen(game, "supply")


def test_the_builder_pays_the_cost() -> None:
    """[build.5]"""
    game = building(CARPENTER, PLENTY)
    play(game, "blue:build lawyer")
    left = seat(game, "blue")
    assert {good: left[good] for good in GOODS} == {**PLENTY, "wood": 8, "cloth": 8}


@pytest.mark.parametrize("tile", ["wood-market", "wood-peddler"])
@pytest.mark.parametrize("cube", GOODS)
def test_any_cube_pays_any(tile: str, cube: str) -> None:
    """[build.6]"""
    held = {"wood": 1}
    held[cube] = held.get(cube, 0) + 1
    game = building(CARPENTER, held)
    play(game, f"blue:build {tile}")
    left = seat(game, "blue")
    assert [left[good] for good in GOODS] == [0, 0, 0, 0, 0]
    assert left["prestige"] == 4


def test_any_is_one_more_cube() -> None:
    """[build.6]"""
    game = building({**CARPENTER, 8: {"tile": "fixed-carpenter", "worker": "red"}}, {"wood": 1})
    assert seen(game, "phase") == "castle", "one wood alone builds nothing"


def test_tiles_go_on_the_first_unbuilt_space() -> None:
    """[build.7]"""
    tiles: dict[int, Any] = {8: {"tile": "fixed-carpenter", "worker": "blue"}}
    for space in range(9, 16):
        tiles[space] = {"tile": "residence", "owner": "red"}
    game = building({**tiles, 6: {"tile": "carpenter", "worker": "blue"}}, PLENTY)
    play(game, "blue:build mason", "blue:build lawyer")
    assert road(game, 16) == {"tile": "gold-mine"}, "skipped"
    assert road(game, 17)["tile"] == "mason"
    assert road(game, 18)["tile"] == "lawyer"


def test_the_builder_owns_the_tile_and_scores_at_once() -> None:
    """[build.8] [build.9]"""
    game = building(CARPENTER, PLENTY)
    play(game, "blue:build mason")
    assert road(game, 9) == {"tile": "mason", "owner": "blue"}
    assert seat(game, "blue")["prestige"] == 4
    assert seen(game, "phase") == "castle"


def test_church_brings_a_favor_after_its_prestige() -> None:
    """[build.10] [favor.1]"""
    game = building(MASON, {"stone": 1, "cloth": 1})
    play(game, "blue:build church")
    assert road(game, 10) == {"tile": "church", "owner": "blue"}
    assert seat(game, "blue")["prestige"] == 3
    assert offered(game) == ["line a", "line b", "line c", "line d"]
    play(game, "blue:line a", "blue:field 1")
    assert seat(game, "blue")["prestige"] == 4
    assert seen(game, "phase") == "castle"


@pytest.mark.parametrize("space", [6, 9])
def test_on_a_full_road_nothing_can_be_built(space: int) -> None:
    """[build.11]"""
    tiles: dict[int, Any] = {9: {"tile": "mason", "owner": "red"}}
    for plot in [*range(10, 16), *range(17, 29)]:
        tiles[plot] = {"tile": "residence", "owner": "red"}
    tiles[space] = {**tiles.get(space, {}), "worker": "blue"}
    game = building(tiles, PLENTY)
    assert seen(game, "phase") == "castle"


def test_on_a_full_road_prestige_tiles_can_be_built() -> None:
    """[build.11] [prestige.2]"""
    tiles: dict[int, Any] = {**ARCHITECT}
    for plot in [*range(10, 16), *range(17, 28)]:
        tiles[plot] = {"tile": "residence", "owner": "red"}
    game = building({**tiles, 28: RESIDENCE}, PLENTY)
    assert offered(game) == builds(PRESTIGE_TILES)
    play(game, "blue:build weaver", "blue:over 28")
    assert road(game, 28) == {"tile": "weaver", "owner": "blue"}


def test_a_full_road_stops_the_favor_too() -> None:
    """[build.11] [line.d2] [favor.6]"""
    tiles: dict[int, Any] = {}
    for plot in [*range(9, 16), *range(17, 29)]:
        tiles[plot] = {"tile": "residence", "owner": "red"}
    blue: dict[str, Any] = {**PLENTY, "deniers": 1, "markers": {"d": 2}}
    game = position(
        phase="special-buildings",
        road=tiles,
        special={"joust-field": "blue"},
        seats={"blue": blue, "green": {"deniers": 1}},
    )
    play(game, "blue:offer 1", "blue:line d")
    assert seen(game, "phase") == "provost"


# -- architect -----------------------------------------------------------------------------------


@pytest.mark.parametrize("architect", ["architect", "second-architect"])
def test_architect_builds_prestige_tiles(architect: str) -> None:
    """[prestige.1] [prestige.8]"""
    tiles = {9: {"tile": architect, "owner": "red", "worker": "blue"}, 3: RESIDENCE}
    game = building(tiles, PLENTY)
    assert offered(game) == builds(PRESTIGE_TILES)


def test_only_prestige_tiles_of_the_supply() -> None:
    """[prestige.1]"""
    game = building({**ARCHITECT, 3: RESIDENCE, 4: {"tile": "hotel", "owner": "red"}}, PLENTY)
    assert "build hotel" not in offered(game)
    play(game, "blue:build library", "blue:over 3")
    assert "library" not in seen(game, "supply")


def test_a_residence_of_ones_own_and_choice() -> None:
    """[prestige.2] [prestige.3]"""
    tiles = {1: RESIDENCE, 2: {"tile": "residence", "owner": "red"}, 10: RESIDENCE, **ARCHITECT}
    game = building(tiles, PLENTY)
    play(game, "blue:build granary")
    assert offered(game) == ["over 1", "over 10"]
    play(game, "blue:over 10")
    assert road(game, 10) == {"tile": "granary", "owner": "blue"}
    assert road(game, 1) == RESIDENCE


def test_the_income_of_the_residence_is_lost() -> None:
    """[prestige.3]"""
    game = building({**ARCHITECT, 1: RESIDENCE}, PLENTY)
    assert seat(game, "blue")["income"] == 3
    play(game, "blue:build granary", "blue:over 1", "green:done")
    assert seat(game, "blue")["deniers"] == 2


def test_prestige_of_the_tile_at_once() -> None:
    """[prestige.4]"""
    game = building({**ARCHITECT, 1: RESIDENCE}, PLENTY)
    play(game, "blue:build cathedral", "blue:over 1")
    assert seat(game, "blue")["prestige"] == 25
    assert seen(game, "phase") == "castle"


@pytest.mark.parametrize(
    ("tile", "prestige", "favors"),
    [("statue", 7, 1), ("theater", 14, 1), ("college", 14, 1), ("monument", 14, 2)],
)
def test_favors_come_after_the_tile(tile: str, prestige: int, favors: int) -> None:
    """[prestige.5] [favor.1] [favor.13]"""
    game = building({**ARCHITECT, 1: RESIDENCE}, PLENTY)
    play(game, f"blue:build {tile}", "blue:over 1")
    assert road(game, 1) == {"tile": tile, "owner": "blue"}
    assert seat(game, "blue")["prestige"] == prestige
    lines = ["line a", "line b"]
    for favor in range(favors):
        assert offered(game) == ["line a", "line b", "line c", "line d"][favor:]
        play(game, f"blue:{lines[favor]}", "blue:decline")
    assert seen(game, "phase") == "castle"


def test_nothing_happens_without_an_own_residence() -> None:
    """[prestige.6]"""
    game = building({**ARCHITECT, 1: {"tile": "residence", "owner": "red"}}, PLENTY)
    assert seen(game, "phase") == "castle"


def test_nothing_happens_without_a_payable_tile() -> None:
    """[prestige.6]"""
    game = building({**ARCHITECT, 1: RESIDENCE}, {**PLENTY, "gold": 0})
    assert seen(game, "phase") == "castle"


def test_a_prestige_tile_is_never_replaced_or_changed() -> None:
    """[prestige.7] [lawyer.3]"""
    tiles = {
        1: {"tile": "granary", "owner": "blue"},
        9: {"tile": "lawyer", "owner": "red", "worker": "blue"},
        10: {"tile": "architect", "owner": "red", "worker": "blue"},
    }
    game = building(tiles, {**PLENTY, "deniers": 9})
    neutral = ["forest", "sawmill", "quarry", "market", "carpenter"]
    assert offered(game) == [f"transform {key}" for key in neutral] + ["decline"]
    play(game, "blue:decline")
    assert seen(game, "phase") == "castle", "no residence for the architect"


def test_prestige_tiles_that_cannot_be_paid_are_not_offered() -> None:
    """[prestige.1] [prestige.8]"""
    game = building({**ARCHITECT, 1: RESIDENCE}, {**PLENTY, "stone": 4, "gold": 3, "wood": 2})
    assert offered(game) == builds(["statue", "granary", "weaver", "college", "monument", "hotel"])
