"""What the questions of Caylus 1303 are about."""

from __future__ import annotations

from tests.games.caylus1303 import questions
from tests.games.caylus1303.table import BUNDLE, acting, play, position
from tests.test_questions import moments

RICH = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}


def test_printed_buildings_are_named() -> None:
    game = acting({"carpenter": "blue", "toll": "red"}, {"blue": RICH})
    assert game.about == {"tile": "carpenter", "kind": "wood"}
    play(game, "decline")
    assert game.about == {"tile": "toll"}
    game = acting({"lawyer": "blue"}, {"blue": RICH})
    assert game.question.startswith("blue: lawyer: claim ")


def test_a_favor_names_what_gave_it_and_then_the_tile_of_the_site() -> None:
    game = acting({"fairground": "blue"}, {"blue": RICH}, site=["start-carpenter"], round=9)
    play(game, "offer 1")
    assert game.about == {"tile": "fairground"}
    play(game, "site 1")
    assert game.about == {"tile": "start-carpenter", "kind": "wood"}
    play(game, "decline")
    assert game.about == {"tile": "fairground"}
    assert game.question.startswith("blue: fairground: engage ")


def test_characters_ask_by_their_names() -> None:
    game = position(seats={"red": {"characters": ["early-riser"], "workers": 5}})
    assert game.about == {"character": "early-riser"}
    game = acting({}, {"red": {"characters": ["bailiff"]}})
    assert game.about == {"character": "bailiff"}
    game = position(
        phase="delivery",
        queue=["blue"],
        seats={"blue": BUNDLE, "red": {**BUNDLE, "characters": ["deliveryman"]}},
    )
    assert game.about == {"cause": "delivery"}
    play(game, "done")
    assert game.question.startswith("red: deliveryman: bundle ")


def test_a_favor_for_most_bundles_and_one_of_a_monument_are_told_apart() -> None:
    game = position(phase="delivery", queue=["blue"], seats={"blue": BUNDLE})
    play(game, "bundle food-wood-stone")
    assert game.about == {"cause": "delivery"}
    game = position(
        phase="administration",
        road={3: {"tile": "residence", "owner": "blue"}},
        seats={"blue": RICH},
    )
    assert game.question.startswith("blue: plot 3: erect ")
    play(game, "erect theatre")
    assert game.about == {"tile": "theatre"}


def test_the_building_that_acts_is_named() -> None:
    """In phase 2 the first worker acts; what a favor does instead has a tile of the site."""
    named = set()
    for game in moments("caylus1303"):
        view = game.view()
        asked = type(game.pending).__name__
        if asked not in ("UseGain", "UseTrade", "BuildTile", "UseLawyer", "UseFavor"):
            continue
        site = view["site"]
        assert isinstance(site, list)
        if view["phase"] == "activation" and game.about["tile"] not in site:
            assert game.about["tile"] == questions.acting({**view}).tile, game.question
            named.add(asked)
    assert named == {"UseGain", "UseTrade", "BuildTile", "UseLawyer", "UseFavor"}
