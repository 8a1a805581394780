"""Caylus 1303 on the command line: the table, a whole game, replay and check."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.test_cli_commands import document, output
from tests.cli.test_cli_play import played
from tests.games.caylus1303.table import position

import kingsroad
from kingsroad.cli.boards import STYLES, board_of
from kingsroad.cli.terminal.speech import speech_of
from kingsroad.core.dice import Dice
from kingsroad.core.game import NOBODY
from kingsroad.core.playout import play_out
from kingsroad.text import LANGUAGES
from kingsroad.text.verdict import verdict

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
BOARD = board_of(kingsroad.find_game("caylus1303"))
RULES = kingsroad.find_game("caylus1303")


def drawn(game: kingsroad.AnyGame, width: int = 80, reader: int = NOBODY) -> str:
    return "\n".join(line.plain for line in BOARD.draw(game, width, reader))


# -- the table -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_has_a_letter_and_a_colour(language: str) -> None:
    for rules in kingsroad.GAMES.values():
        speech = speech_of(rules, language)
        letters = [speech.seat(name, "letter") for name in rules.seat_names]
        assert len(set(letters)) == len(letters)
        assert all(name in STYLES for name in rules.seat_names)


def test_the_table_shows_road_workers_and_provost() -> None:
    game = position(
        road={3: {"tile": "residence", "owner": "blue"}},
        built=["red tailor", "green manor"],
        workers={"fairground": "blue", "farm": "red green", "tailor": "blue"},
        queue=["green"],
        bridge=["red"],
        round=5,
        provost=10,
        seats={"green": {"characters": ["journeyman"]}},
        agenda=["PlaceWorker blue"],
    )
    shown = drawn(game)
    assert "round 5 of 9 · planning" in shown
    assert "gate     fairground B  lawyer ·  carpenter ·  toll ·" in shown
    assert "passed R··  order BRG  start marker R  site queue G··" in shown
    assert " 1 farm         ♙RG" in shown
    assert " 3 residence  ⌂B" in shown
    assert "10 tailor     ⌂R♙B " in shown
    assert "○11 manor      ⌂G" in shown
    assert re.search(r" 9 wood market° ", shown)
    assert "Journeyman✓" in shown
    assert "▸B blue" in shown


def test_the_lawyers_tile_waits() -> None:
    game = position(
        phase="activation",
        road={2: {"owner": "red"}},
        workers={"farm": "blue"},
        agenda=["UseGain blue farm build-side", "LeaveBuilding 1", "ActivateRoad 2"],
    )
    assert re.search(r" 2 \w+ +»R", drawn(game))


def test_the_provost_beyond_the_road() -> None:
    game = kingsroad.new_game("caylus1303", players=2, seed=1)
    for spot, shown in ((0, "○ 1 "), (23, "○end ···"), (24, " end ○··"), (26, " end ··○")):
        game.state.provost = spot
        assert shown in drawn(game)


def test_site_and_supply_tell_when_and_for_what() -> None:
    game = position(round=3, site=["farm", "spinning-mill", "foundry"])
    shown = drawn(game)
    assert "site     1 farm  2 spinning mill° (r4)  3 foundry° (r7)" in shown
    assert "manor wc:4" in shown
    assert "covered market wp:3" in shown
    assert "theatre 4w3g:12" in shown
    assert "spinning mill 2w:2" not in shown, "it is not in the supply"


def test_prestige_lies_face_down() -> None:
    game = position(seats={"blue": {"prestige": 17}, "red": {"prestige": 23}})
    for reader, own, hidden in ((0, "17", "23"), (1, "23", "17")):
        table = drawn(game, reader=reader).split("seat  ")[1]
        assert own in table
        assert hidden not in table
    table = drawn(game).split("seat  ")[1]
    assert table.count("?") == 3
    play_out(game, Dice(1))
    assert "?" not in drawn(game)


def test_a_wide_terminal_shows_more_plots_in_a_row() -> None:
    game = kingsroad.new_game("caylus1303", players=5, seed=3)
    narrow, wide = drawn(game).splitlines(), drawn(game, 120).splitlines()
    assert len(wide) < len(narrow)
    assert max(map(len, narrow)) <= 80
    assert max(map(len, wide)) <= 120
    assert all(len(line.plain) > 0 for line in BOARD.draw(game, 10, 0)[:1])


# -- playing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", ["random", "first-game"])
@pytest.mark.parametrize("players", ["2", "3", "4", "5"])
def test_a_whole_game(
    capsys: Capture, monkeypatch: Patch, tmp_path: Path, setup: str, players: str
) -> None:
    path = tmp_path / "game.txt"
    shown = played(
        capsys, monkeypatch, ["1"] * 500, "caylus1303", "--players", players,
        "--seed", "11", "--option", f"setup={setup}", "--record", str(path),
    )  # fmt: skip
    assert "Round 9 begins." in shown
    assert "prestige from" in shown
    game = kingsroad.read_record(path.read_text(encoding="utf-8")).replay()
    assert game.over
    assert shown.rstrip().splitlines()[-2:] == [verdict(game), f"The record is in {path}."]


def test_one_person_never_reads_the_totals_of_others(capsys: Capture, monkeypatch: Patch) -> None:
    lines = ["1", "2", "1", "3"] * 120
    shown = played(capsys, monkeypatch, lines, "caylus1303", "--players", "3", "--seed", "8")
    tables = shown.split("Caylus 1303 · ")[1:-1]
    assert tables
    for table in tables:
        for name in ("red", "green"):
            assert re.search(rf"^.[RG] {name} +\?", table, re.MULTILINE), table


def test_commands(capsys: Capture, monkeypatch: Patch) -> None:
    lines = ["? thief", "? sawmill", "tiles", "rules journeyman", "undo", "1", "undo", "quit"]
    shown = played(capsys, monkeypatch, lines, "caylus1303", "--seat", "all", "--seed", "3")
    assert "Thief (character); owners gain no prestige from your workers." in shown
    assert "Wood sawmill (wood building); costs 1 food, 1 wood" in shown
    assert "Monuments in the supply:" in shown
    assert "At the construction site, set-up side up:" in shown
    assert "Characters on the board:" in shown
    assert "### Journeyman" in shown
    assert "has chosen since." in shown


def test_names_of_characters_can_be_typed(capsys: Capture, monkeypatch: Patch) -> None:
    shown = played(
        capsys, monkeypatch, ["day labourer", "engage Bailiff", "fore"],
        "caylus1303", "--seat", "all", "--players", "2", "--option", "setup=first-game",
    )  # fmt: skip
    assert "takes the Day Labourer." in shown
    assert "takes the Bailiff." in shown
    assert "'fore' is not offered" in shown


# -- files ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", RULES.seats)
def test_replay_and_check(capsys: Capture, tmp_path: Path, players: int) -> None:
    game = kingsroad.new_game("caylus1303", players=players, seed=4)
    play_out(game, Dice(4))
    path = tmp_path / "game.txt"
    path.write_text(kingsroad.record_of(game).write(), encoding="utf-8")
    shown = output(capsys, "replay", str(path))
    assert "Phase 1: planning." in shown
    assert "win" in shown.splitlines()[-1]
    board = output(capsys, "replay", str(path), "--at", "70", "--board")
    assert "start marker" in board
    assert max(len(line) for line in board.splitlines()) <= 80
    told = document(capsys, "replay", str(path), "--at", "70", "--json")
    assert told["at"] == 70
    assert told["view"]["seats"]["red"]["prestige"] is None
    saved = tmp_path / "position.json"
    saved.write_text(output(capsys, "replay", str(path), "--at", "70", "--position"))
    shown = output(capsys, "check", str(path), str(saved))
    assert f"OK  {path}: record of caylus1303, {players} seats" in shown
    assert f"OK  {saved}: position of caylus1303, {players} seats, unfinished" in shown


def test_rules(capsys: Capture) -> None:
    full = output(capsys, "rules", "caylus1303", "--ids")
    plain = output(capsys, "rules", "caylus1303")
    assert re.search(r"^- \[plan\.14\] ", full, re.MULTILINE)
    assert not re.search(r"^- \[", plain, re.MULTILINE)
    assert "### Journeyman" in output(capsys, "rules", "caylus1303", "--find", "journeyman")
    assert "Rulings" in output(capsys, "rules", "caylus1303", "--rulings")
