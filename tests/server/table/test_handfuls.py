"""Questions about several cubes, as one; and questions that need no thought."""

from __future__ import annotations

from typing import Any, cast

from tests.games.caylus1303.table import position as position_1303
from tests.games.caylus2005.table import play, position

from kingsroad.server.table.views import question


def test_a_handful_names_all_its_cubes() -> None:
    game = position(
        phase="buildings",
        road={9: {"tile": "alchemist", "owner": "blue", "worker": "blue"}},
        provost=12,
        seats={"blue": {"food": 2, "wood": 1, "stone": 0, "cloth": 1}},
    )
    play(game, "offer 1")
    asked = question(game, 0)
    assert asked.name == "GiveCubes"
    found = [(each.choices, each.goods) for each in asked.handfuls]
    assert found == [
        (["give food", "give food"], ["food", "food"]),
        (["give food", "give wood"], ["food", "wood"]),
        (["give food", "give cloth"], ["food", "cloth"]),
        (["give wood"], ["wood", "cloth"]),
    ]
    for names, goods in found:
        tried = game.clone()
        for name in names:
            tried.play(name)
        held = cast("dict[str, Any]", tried.view(0))["seats"]["blue"]
        assert sum(held[good] for good in ("food", "wood", "cloth")) == 2, goods
    assert question(game, 1).handfuls == [], "nobody else is told what could be given"


def test_what_needs_no_thought_is_named() -> None:
    poor = position(seats={"blue": {"deniers": 0}}, agenda=["PlaceWorker blue"])
    assert question(poor, 0).foregone == "pass"
    assert question(poor, 1).foregone == ""
    rich = position(seats={"blue": {"deniers": 5}}, agenda=["PlaceWorker blue"])
    assert question(rich, 0).foregone == ""


def test_a_gift_is_taken() -> None:
    game = position_1303(phase="activation", workers={"quarry": "blue"})
    assert (question(game, 0).name, question(game, 0).foregone) == ("UseGain", "use")
