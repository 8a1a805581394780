"""The list of printed values that are in doubt: complete, in order, and with the value at work."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import kingsroad
from kingsroad.cli.main import main
from kingsroad.games.caylus1303.tiles import (
    BOARD_DOUBTS,
    CHECK,
    KIND_NAMES,
    PROBABLE,
    RECONSTRUCTED,
    TILE_NUMBER,
    TILES,
    Tile,
)
from kingsroad.realm.tile import Doubt
from kingsroad.text.books import book_of
from kingsroad.text.doubts import CONFIDENCE, about_tiles
from kingsroad.text.games.caylus1303.tiles import VALUES, value
from kingsroad.text.vocabulary import vocabulary

Capture = pytest.CaptureFixture[str]
ROOT = Path(__file__).parents[3]
COUNT = sum(len(tile.doubts) for tile in TILES) + len(BOARD_DOUBTS)
WITHOUT = [key for key in kingsroad.GAMES if key != "caylus1303"]


def output(capsys: Capture, *arguments: str) -> str:
    assert main(["rules", *arguments]) == 0
    return capsys.readouterr().out


def listed(capsys: Capture, game: str = "caylus1303") -> Any:
    return json.loads(output(capsys, game, "--doubts", "--json"))


def entry(found: Any, tile: str, fact: str) -> Any:
    (one,) = [doubt for doubt in found["doubts"] if (doubt["tile"], doubt["fact"]) == (tile, fact)]
    return one


def test_every_doubt_is_listed_with_value_and_reason(capsys: Capture) -> None:
    found = listed(capsys)
    assert list(found) == ["game", "doubts", "corrected_in"]
    assert len(found["doubts"]) == COUNT > 0
    for doubt in found["doubts"]:
        assert list(doubt) == ["tile", "name", "fact", "value", "confidence", "why"]
        assert all(doubt.values()), doubt
        assert "{" not in doubt["value"]
    assert {doubt["tile"] for doubt in found["doubts"]} == {
        "board",
        *(tile.key for tile in TILES if tile.doubts),
    }


def test_the_least_certain_come_first(capsys: Capture) -> None:
    ranks = [list(CONFIDENCE).index(doubt["confidence"]) for doubt in listed(capsys)["doubts"]]
    assert ranks == sorted(ranks)
    assert list(CONFIDENCE) == [RECONSTRUCTED, CHECK, PROBABLE]
    shown = output(capsys, "caylus1303", "--doubts")
    heads = [shown.index(f"\n{confidence.upper()}: ") for confidence in CONFIDENCE]
    assert heads == sorted(heads)


def test_values_are_those_of_the_engine(capsys: Capture) -> None:
    found = listed(capsys)
    granary = TILES[TILE_NUMBER["granary"]]
    assert entry(found, "granary", "prestige")["value"] == f"{granary.prestige} prestige"
    assert entry(found, "granary", "cost")["value"] == "1 stone, 1 gold"
    mansion = entry(found, "mansion", "cost and prestige")
    assert mansion["value"] == "5 stone, 5 gold: 20 prestige"
    assert mansion["confidence"] == "check"
    assert entry(found, "spinning-mill", "set-up side")["value"] == "1 cloth, 1 prestige"
    assert entry(found, "second-farm", "copies")["value"] == "2 tiles: 1 food"
    assert entry(found, "stone-sawmill", "both sides")["value"] == (
        "2 wood, 1 cloth; owner: 1 wood; set-up side: 1 wood, 1 cloth"
    )
    assert entry(found, "board", "provost")["value"] == "3 spots beyond the end of the road"
    assert "gold mine" in entry(found, "board", "first game")["value"]


def test_a_corrected_line_changes_the_list() -> None:
    """The value comes from the tile, not from a second list."""
    old = TILES[TILE_NUMBER["granary"]]
    doubt = Doubt("cost and prestige", CHECK, "for a test")
    new = Tile(old.key, old.kind, old.effect, cost=old.cost, prestige=5, doubts=[doubt])
    (found,) = about_tiles(vocabulary("en", "caylus1303"), [new], value)
    assert (found.name, found.value) == ("granary", "1 stone, 1 gold: 5 prestige")
    assert KIND_NAMES[old.kind] == "monument"


def test_every_fact_that_is_doubted_can_be_told() -> None:
    assert {doubt.fact for tile in TILES for doubt in tile.doubts} <= set(VALUES)


def test_the_list_for_people(capsys: Capture) -> None:
    shown = output(capsys, "caylus1303", "--doubts")
    lines = shown.splitlines()
    assert lines[0] == f"Caylus 1303: {COUNT} printed values want a look at the real thing."
    assert max(map(len, lines)) <= 80
    assert "    granary         7 prestige" in lines
    assert "  Prestige: better than the statue in all; 5 or 6 would fit" in lines
    assert "src/kingsroad/games/caylus1303/tiles.py" in " ".join(lines[-2:])


def test_the_file_to_correct_is_there(capsys: Capture) -> None:
    for game in kingsroad.GAMES:
        assert (ROOT / listed(capsys, game)["corrected_in"]).is_file()


@pytest.mark.parametrize("game", WITHOUT)
def test_games_without_doubts_say_so(capsys: Capture, game: str) -> None:
    assert not any(tile.doubts for tile in book_of(kingsroad.find_game(game)).tiles)
    title = kingsroad.GAMES[game].title
    assert output(capsys, game, "--doubts") == f"No printed value of {title} is in doubt.\n"
    assert listed(capsys, game)["doubts"] == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--json"], "--json goes with --doubts"),
        (["--doubts", "--find", "farm"], "--doubts goes without --ids, --find and --language"),
        (["--doubts", "--ids"], "--doubts goes without --ids, --find and --language"),
        (["--doubts", "--language", "de"], "--doubts goes without --ids, --find and --language"),
        (["--doubts", "--rulings"], "not allowed with argument"),
    ],
)
def test_what_does_not_go_together_is_refused(
    capsys: Capture, arguments: list[str], said: str
) -> None:
    assert main(["rules", "caylus1303", *arguments]) == 2
    assert said in capsys.readouterr().err
