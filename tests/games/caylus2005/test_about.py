"""What the questions of Caylus (2005) are about."""

from __future__ import annotations

from tests.games.caylus2005.table import play, position
from tests.test_questions import moments

from kingsroad import AnyGame
from kingsroad.text import ask


def working(*tiles: str, **owned: int) -> AnyGame:
    """Blue works in these tiles of red's, from plot 9 on; the provost stands behind them."""
    road: dict[int, dict[str, str] | str] = {
        9 + i: {"tile": tile, "owner": "red", "worker": "blue"} for i, tile in enumerate(tiles)
    }
    wealth = {"food": 3, "wood": 3, "stone": 3, "cloth": 3, "gold": 3, "deniers": 9, **owned}
    return position(phase="buildings", road=road, seats={"blue": wealth}, provost=11, bailiff=11)


def test_church_and_bank_ask_differently() -> None:
    game = working("church", "bank")
    assert game.about == {"tile": "church"}
    assert game.question == "blue: church: offer 1, offer 2, decline"
    first = ask(game)
    play(game, "decline")
    assert game.about == {"tile": "bank"}
    assert game.question == "blue: bank: offer 1, offer 2, decline"
    assert ask(game) != first


def test_a_builder_says_who_and_what() -> None:
    game = working("mason")
    assert game.about == {"tile": "mason", "kind": "stone"}
    assert game.question.startswith("blue: mason, stone: build ")
    game = working("lawyer")
    assert game.about == {"tile": "lawyer"}


def test_a_favor_says_its_line_and_what_it_builds() -> None:
    game = position(
        phase="special-buildings",
        special={"joust-field": "blue"},
        seats={"blue": {"cloth": 1, "food": 3, "wood": 3, "deniers": 1, "markers": {"d": 1}}},
    )
    assert game.about == {"tile": "joust-field"}
    play(game, "offer 1")
    assert game.about == {"tile": "joust-field"}
    assert game.question == "blue: joust-field: line a, line b, line c, line d"
    play(game, "line d")
    assert game.question == "blue: line d: field 2, decline"
    play(game, "field 2")
    assert game.about == {"line": "d", "kind": "wood"}
    assert game.question.startswith("blue: line d, wood: build ")


def test_a_favor_that_leaves_a_choice_says_its_line() -> None:
    game = position(
        phase="special-buildings",
        special={"joust-field": "blue"},
        seats={"blue": {"cloth": 1, "deniers": 1, "markers": {"c": 1}}},
    )
    play(game, "offer 1", "line c", "field 2")
    assert game.question == "blue: line c: take wood, take stone"


def test_favors_of_the_castle_and_of_a_count_say_where_they_come_from() -> None:
    batch = {"food": 1, "wood": 1, "stone": 1}
    game = position(phase="castle", special={"castle": ["red"]}, seats={"red": batch})
    assert game.question == "red: castle: batch wood-stone, done"
    play(game, "batch wood-stone")
    assert game.question.startswith("red: castle: line a, ")
    houses = {"houses": {"dungeon": 3}}
    game = position(phase="end-of-turn", seats={"red": houses, "blue": houses})
    assert game.question.startswith("blue: count-dungeon: line a, ")


def test_the_building_that_acts_is_named() -> None:
    """In phase 5 the first worker on the road acts: all before it have gone home."""
    named = set()
    for game in moments("caylus2005"):
        view = game.view()
        if view["phase"] != "buildings" or "line" in game.about or game.over:
            continue
        road = view["road"]
        assert isinstance(road, dict)
        first = next(entry["tile"] for entry in road.values() if "worker" in entry)
        step = type(game.pending).__name__
        if step not in ("GiveAny", "ReplaceResidence"):  # about the tile that is being built
            assert game.about["tile"] == first, game.question
            named.add(step)
    assert {"BuildTile", "UseLawyer", "UseTrade", "SellCube", "OwnersCube"} <= named
