"""Carpenter and mason."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caylus1303.table import (
    FREE_PLOTS,
    STONE,
    STOPPED,
    WOOD,
    acting,
    asks,
    held,
    offered,
    play,
    position,
    road,
    seat,
    seen,
)

from kingsroad import AnyGame

RICH = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}
THIRTEEN = ["red church", "red tailor", "red mason", "red manor", "green foundry"]
THIRTEEN += ["green alchemist", "green guild-house", "green stone-farm", "green stone-quarry"]
THIRTEEN += ["green stone-sawmill", "green wood-quarry", "red wood-sawmill", "red spinning-mill"]
"""All that can be built but the wood farm: one tile more than there are plots."""


def carpenter(tile: str = "carpenter", **words: Any) -> AnyGame:
    """Blue's worker at a carpenter."""
    words["seats"] = {"blue": RICH, **words.get("seats", {})}
    return acting({tile: "blue"}, **words)


def mason(setup_side: bool = False, blue: dict[str, Any] | None = None) -> AnyGame:
    """Blue is about to use the mason: red's, or that of the site through a favor."""
    if setup_side:
        return mason_of_the_site(blue or RICH)
    return acting({"mason": "blue"}, {"blue": blue or RICH}, built=["red mason"])


def mason_of_the_site(blue: dict[str, Any]) -> AnyGame:
    """Blue spends a wood at the fairground and chooses the mason of the site."""
    purse = {**blue, "wood": blue.get("wood", 0) + 1}
    game = acting({"fairground": "blue"}, {"blue": purse}, site=["farm", "mason"])
    play(game, "blue: offer 1", "blue: site 2")
    return game


@pytest.mark.parametrize("tile", ["carpenter", "start-carpenter"])
def test_carpenters_build_wood(tile: str) -> None:
    """[build.1] [build.3] [start.4] What is in the supply, and only that."""
    game = carpenter(tile, built=["red tailor"])
    left = [key for key in WOOD if key not in ("wood-market", "covered-market", "tailor")]
    assert offered(game) == [f"build {key}" for key in sorted(left, key=order)] + ["decline"]
    play(game, "blue: build wood-quarry")
    assert asks(game) == STOPPED, "one building"
    assert road(game, 11) == {"tile": "wood-quarry", "owner": "blue"}
    assert "wood-quarry" not in seen(game, "supply")


def order(key: str) -> int:
    """The place of a tile in the tables of RULES.md."""
    wood = ["wood-farm", "wood-sawmill", "wood-quarry", "spinning-mill", "wood-market"]
    wood += ["covered-market", "manor", "tailor", "mason", "stone-farm", "stone-sawmill"]
    stone = ["stone-quarry", "gold-mine", "foundry", "alchemist", "guild-house", "church"]
    return [*wood, *stone, "jeweller"].index(key)


def test_the_mason_builds_stone() -> None:
    """[build.2] [build.3] [wood.16]"""
    game = mason()
    left = [key for key in STONE if key not in ("gold-mine", "jeweller", "church")]
    assert offered(game) == [f"build {key}" for key in sorted(left, key=order)] + ["decline"]
    play(game, "blue: build foundry")
    assert held(game, "blue") == {**RICH, "wood": 8, "stone": 8}
    assert game.scores()[0] == 5
    assert asks(game) == STOPPED


def test_a_plain_cube_of_ones_choice() -> None:
    """[build.4] [build.5] [build.6] Named after the tile, never gold, also the same good again."""
    game = carpenter()
    play(game, "blue: build tailor")
    assert offered(game) == ["give food", "give wood", "give stone", "give cloth"]
    assert road(game, 10) == {}, "not laid before it is paid"
    play(game, "blue: give wood")
    assert held(game, "blue") == {**RICH, "wood": 7}
    assert road(game, 10) == {"tile": "tailor", "owner": "blue"}


def test_only_what_can_be_paid_in_full() -> None:
    """[build.6] [round.5] [round.4]"""
    for purse, can in (
        ({"wood": 1, "gold": 5}, []),
        ({"wood": 1, "stone": 1}, ["tailor", "mason"]),
        ({"wood": 2}, ["spinning-mill", "tailor", "mason"]),
        ({"wood": 1, "cloth": 1}, ["manor", "tailor", "mason"]),
        ({"food": 9, "stone": 9, "cloth": 9}, []),
    ):
        game = carpenter(seats={"blue": purse})
        expected = [f"build {key}" for key in can]
        if can:
            assert offered(game) == [*expected, "decline"]
        else:
            assert asks(game) == STOPPED


@pytest.mark.parametrize(("count", "plot"), [(0, 10), (3, 13), (4, 15), (12, 23)])
def test_the_first_free_plot(count: int, plot: int) -> None:
    """[build.7] Plot 14 is skipped."""
    game = carpenter(built=THIRTEEN[:count])
    play(game, "blue: build wood-farm")
    assert road(game, plot) == {"tile": "wood-farm", "owner": "blue"}
    assert list(FREE_PLOTS).index(plot) == count


def test_the_builder_owns_and_scores_and_no_more() -> None:
    """[build.8] [build.9] The manor brings 4 PP and no favor, the gold mine no gold."""
    game = carpenter()
    play(game, "blue: build manor")
    assert asks(game) == STOPPED
    assert game.scores() == [4, 0, 0]
    assert seat(game, "blue")["houses"] == 8
    assert held(game, "blue") == {**RICH, "wood": 8, "cloth": 8}
    game = position(seats={"blue": {"workers": 1}}, built=["blue manor"])
    play(game, "blue: pass", "red: place manor")
    assert game.scores() == [1, 0, 0]


def test_the_build_side_lies_up() -> None:
    """[build.7] [wood.2] What one seat has built gives the build side to whoever works there."""
    game = position(built=["red manor", "red tailor"], seats={"blue": {"food": 1, "wood": 1}})
    play(game, "blue: place carpenter", "red: pass", "green: pass", "blue: pass")
    while asks(game)[1] != "BuildTile":
        play(game, "provost 0")
    play(game, "blue: build wood-farm", *["provost 0"] * 3)
    play(game, "red: place wood-farm", "green: pass", "blue: pass", "red: pass")
    while asks(game)[1] == "PayProvost":
        play(game, "provost +1" if seen(game, "provost") < 12 else "provost 0")
    play(game, "red: use")
    assert seat(game, "red")["food"] == 2


def test_no_plot_no_building() -> None:
    """[build.10] Neither by worker nor by favor; with one plot left it works."""
    assert asks(carpenter(built=THIRTEEN[:12]))[1] == "BuildTile"
    game = carpenter(built=THIRTEEN)
    assert "wood-farm" in seen(game, "supply")
    assert [plot for plot in range(1, 24) if not road(game, plot)] == []
    assert asks(game) == STOPPED
    game = acting(
        {"fairground": "blue"},
        {"blue": RICH},
        built=THIRTEEN,
        site=["start-carpenter"],
        characters=["night-worker", "thief", "steward"],
    )
    play(game, "blue: offer 1", "blue: site 1")
    assert asks(game) == ("blue", "EngageCharacter"), "the tile of the site builds nothing"
    assert len(THIRTEEN) == len(FREE_PLOTS)


def test_no_house_no_building() -> None:
    """[limits.6] [limits.5] [limits.7] Nine houses, those under monuments included."""
    owned: dict[int, Any] = {
        plot: {"tile": "residence", "owner": "blue"} for plot in (1, 2, 3, 4, 6, 7)
    }
    built = ["blue tailor", "blue church"]
    game = carpenter(road=owned, built=built)
    assert asks(game)[1] == "BuildTile"
    play(game, "blue: build wood-farm")
    assert seat(game, "blue")["houses"] == 0
    owned[1] = {"tile": "garden", "owner": "blue"}
    game = carpenter(road=owned, built=[*built, "blue wood-farm"])
    assert seat(game, "blue")["houses"] == 0, "a monument gives no house back"
    assert asks(game) == STOPPED
    game = acting({"mason": "blue"}, {"blue": RICH}, road=owned, built=[*built, "blue mason"])
    assert asks(game) == STOPPED


def test_the_mason_of_the_site_waives_the_stone() -> None:
    """[build.11] [wood.17] [favor.7] The other cube is paid."""
    game = mason(setup_side=True)
    play(game, "blue: build foundry")
    assert held(game, "blue") == {**RICH, "wood": 8}
    assert (road(game, 10)["tile"], game.scores()[0]) == ("foundry", 5)
    game = mason(setup_side=True, blue={"cloth": 1})
    assert offered(game) == ["build guild-house", "build church", "decline"], "without a stone"


def test_only_the_fixed_stone_is_waived() -> None:
    """[build.12] A stone as the plain cube is paid."""
    game = mason(setup_side=True, blue={"stone": 2})
    assert offered(game) == ["build guild-house", "decline"]
    play(game, "blue: build guild-house")
    assert held(game, "blue") == {"stone": 1}
    game = mason(setup_side=True, blue={"gold": 2})
    assert asks(game)[1] == "EngageCharacter", "the plain cube has to be paid"


def test_building_may_be_declined() -> None:
    """[road.5]"""
    game = carpenter()
    play(game, "blue: decline")
    assert (asks(game), held(game, "blue"), road(game, 10)) == (STOPPED, RICH, {})
