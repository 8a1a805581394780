"""Playing in the terminal: the answers come from a script instead of a keyboard."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from tests.games.caylus2005.table import position

import kingsroad
from kingsroad.cli.boards import board_of
from kingsroad.cli.main import main
from kingsroad.cli.terminal.answers import find_choice
from kingsroad.cli.terminal.columns import best_columns, runs
from kingsroad.cli.terminal.sheet import sheet
from kingsroad.cli.terminal.speech import speech_of
from kingsroad.cli.terminal.table import new_table
from kingsroad.core.dice import Dice
from kingsroad.text.books import book_of
from kingsroad.text.tally import tally
from kingsroad.text.verdict import verdict

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
RULES = kingsroad.find_game("caylus2005")
OPTIONS = {"favors": "standard", "jeweller": "off"}


def played(
    capsys: Capture, patch: Patch, lines: list[str], *arguments: str, status: int = 0
) -> str:
    patch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    assert main(["play", *arguments]) == status
    return capsys.readouterr().out


def test_a_whole_game_by_numbers(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    shown = played(
        capsys, monkeypatch, ["1"] * 500,
        "caylus2005", "--players", "3", "--seed", "11", "--record", str(path),
    )  # fmt: skip
    assert "The game is over." in shown
    assert "prestige from" in shown
    assert " wins with " in shown
    assert "Traceback" not in shown
    game = kingsroad.read_record(path.read_text(encoding="utf-8")).replay()
    assert game.over
    assert verdict(game) in shown


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_a_game_with_only_bots(capsys: Capture, monkeypatch: Patch, name: str) -> None:
    shown = played(capsys, monkeypatch, [], name, "--seat", "none", "--seed", "2", "--players", "2")
    assert "prestige from" in shown
    assert "draws the " not in shown


@pytest.mark.parametrize("rules", kingsroad.GAMES.values(), ids=lambda rules: rules.key)
def test_the_table_fits_eighty_columns(rules: kingsroad.AnyRuleset) -> None:
    draw = board_of(rules).draw
    for seed in range(3):
        game = rules.start(rules.seats[-1], {}, seed)
        dice = Dice(seed)
        while not game.over:
            game.apply(game.legal[dice.below(len(game.legal))])
            lines = draw(game, 80, game.seat)
            assert all(line.cell_len <= 80 for line in lines), lines
    assert all(len(line) <= 80 for line in speech_of(rules).legend().splitlines())


def test_hot_seat_by_names_and_prefixes(capsys: Capture, monkeypatch: Patch) -> None:
    lines = ["trading post", "place  FARM", "for", "pass", "pa", "home", "dance", "99", "place"]
    shown = played(
        capsys, monkeypatch, lines, "caylus2005", "--seat", "all", "--players", "2", "--seed", "1"
    )
    assert "places a worker at the trading post for 1 denier" in shown
    assert "places a worker in the farm for 1 denier" in shown
    assert "places a worker in the forest for 1 denier" in shown
    assert "passes first and receives 1 denier" in shown
    assert "Phase 4: the provost." in shown
    assert "'dance' is not offered" in shown
    assert "There is no option 99" in shown
    assert "The input has ended before the game has." in shown


def test_an_ambiguous_prefix_names_what_it_can_mean() -> None:
    game = kingsroad.new_game("caylus2005", players=3, seed=1)
    choice, why = find_choice("g", game.legal)
    assert choice is None
    assert "place gate, place gold-mine" in why
    assert find_choice("place ga", game.legal)[0] is game.legal[0]
    assert find_choice("merchants' guild", game.legal)[0] is not None
    assert find_choice("carpenter", game.legal)[0] is RULES.catalogue.named("place carpenter")


def test_commands(capsys: Capture, monkeypatch: Patch) -> None:
    lines = [
        "?", "? sawmill", "? spaceship", "board", "options", "tiles", "log", "log all",
        "rules", "rules inn", "rules spaceship", "record", "position", "save", "quit",
    ]  # fmt: skip
    shown = played(capsys, monkeypatch, lines, "caylus2005", "--seed", "3", "--players", "3")
    assert "take your last choice back" in shown
    assert "Wood sawmill (wood tile); costs 1 food, 1 wood" in shown
    assert "There is no building called 'spaceship'" in shown
    assert "Cathedral (prestige tile)" in shown
    assert "### Inn" in shown
    assert "No rule has the word 'spaceship'." in shown
    assert "kingsroad 1\ngame caylus2005" in shown
    assert '"game": "caylus2005"' in shown
    assert "save needs the name of a file" in shown


def test_who_sits_at_the_other_seats(capsys: Capture, monkeypatch: Patch) -> None:
    table = ["caylus2005", "--seed", "3", "--players", "4"]
    lines = played(
        capsys, monkeypatch, ["quit"], *table, "--bots", "odile,master,random"
    ).splitlines()
    red, green, orange = lines[1:4]
    assert red.startswith("Red: Odile, of the castle (Novice). New to the game, overlooks much.")
    assert red.endswith(" Likes to deliver to the castle.")
    assert green == "Green: Master. Thinks ahead and punishes slips."
    assert orange == "Orange: random"
    options = ["--bots", "odile", "--language", "de"]
    assert "Grün: Odile, vom Schloss" in played(capsys, monkeypatch, ["quit"], *table, *options)
    assert "random" not in played(capsys, monkeypatch, ["quit"], *table, "--seat", "all")


def test_undo_goes_back_to_the_own_decision(capsys: Capture, monkeypatch: Patch) -> None:
    lines = ["undo", "inn", "undo", "farm", "record", "undo", "inn", "record"]
    shown = played(capsys, monkeypatch, lines, "--seed", "7", "--players", "3")
    assert "There is nothing of yours to undo." in shown
    assert shown.count("Back to your last decision.") == 2
    first, second = (part.split("\nblue>")[0] for part in shown.split("kingsroad 1\n")[1:])
    assert "blue: place farm" in first
    assert "blue: place inn" not in first
    assert "blue: place inn" in second
    assert "blue: place farm" not in second


def test_undo_at_the_table() -> None:
    table = new_table(RULES, 3, OPTIONS, 5)
    table.humans = {0}
    table.advance()
    before, choices = table.game.key(), list(table.choices)
    table.choose(table.game.legal[0])
    table.advance()
    after = table.game.key()
    assert table.undo() == ""
    assert table.game.key() == before
    assert table.choices == choices
    table.choose(table.game.legal[0])
    table.advance()
    assert table.game.key() == after, "bots choose as before"


def test_undo_not_over_another_persons_head() -> None:
    table = new_table(RULES, 3, OPTIONS, 5)
    table.humans = {0, 1, 2}
    table.advance()
    first = table.game.seat_name(table.game.seat)
    table.choose(table.game.legal[0])
    assert table.undo() == f"{first.capitalize()} has chosen since."


def test_save_and_load(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    lines = ["inn", "1", f"save {path}", f"save {path}", "quit"]
    shown = played(capsys, monkeypatch, lines, "--seed", "4", "--players", "3")
    assert shown.count("Saved. Go on later with") == 2
    shown = played(capsys, monkeypatch, ["log", f"save {path}"], "--load", str(path))
    assert "choices; log tells what happened." in shown
    assert "Blue places a worker in the inn" in shown
    assert f"{path} exists already; choose another name." in shown
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "--load", str(path), "--record", str(path)]) == 0
    assert main(["check", str(path)]) == 0


def test_a_position_is_played_on(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    game = position(seats={"blue": {"deniers": 9, "prestige": 5}})
    path = tmp_path / "position.json"
    path.write_text(json.dumps(game.rules.write_position(game)))
    saved = tmp_path / "later.txt"
    lines = ["castle", "record", f"save {saved}", *["1"] * 300]
    shown = played(capsys, monkeypatch, lines, "--load", str(path), "--seed", "1")
    assert '    "blue": {"food": 0' in shown, "the record begins with the position"
    assert "before this log" in shown
    assert main(["check", str(saved)]) == 0
    assert main(["replay", str(saved), "--at", "1"]) == 0
    assert "Blue places a worker at the castle" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "--load", str(saved), "--record", str(saved)]) == 0
    assert main(["check", str(saved)]) == 0
    assert main(["play", "chess", "--load", str(path)]) == 2
    assert main(["play", "--option", "favors=simple", "--load", str(path)]) == 2


def test_a_record_never_overwrites_another_game(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "old.txt"
    path.write_text("precious")
    assert main(["play", "--record", str(path)]) == 2
    assert "choose another name" in capsys.readouterr().err
    assert path.read_text() == "precious"


# -- at a keyboard -------------------------------------------------------------------------------


class Keyboard(io.StringIO):
    """A source that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


def typed(patch: Patch, answers: list[str | BaseException]) -> None:
    def answer(_prompt: str) -> str:
        given = answers.pop(0)
        if isinstance(given, BaseException):
            raise given
        return given

    patch.setattr("sys.stdin", Keyboard())
    patch.setattr("builtins.input", answer)


def test_quitting_offers_to_save(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    path = tmp_path / "kept.txt"
    taken = tmp_path / "taken.txt"
    taken.write_text("precious")
    typed(monkeypatch, ["inn", "quit", str(taken), str(path)])
    assert main(["play", "--seed", "4"]) == 0
    assert "blue: place inn" in path.read_text()
    assert taken.read_text() == "precious"
    assert "exists already" in capsys.readouterr().out


def test_control_c_offers_to_save(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    path = tmp_path / "kept.txt"
    typed(monkeypatch, ["inn", KeyboardInterrupt(), str(path)])
    assert main(["play", "--seed", "4"]) == 130
    assert "blue: place inn" in path.read_text()
    typed(monkeypatch, ["inn", KeyboardInterrupt(), KeyboardInterrupt()])
    assert main(["play", "--seed", "4"]) == 130
    typed(monkeypatch, ["inn", EOFError(), ""])
    assert main(["play", "--seed", "4"]) == 0
    assert capsys.readouterr().err == ""


def test_enter_will_do_where_there_is_no_choice(
    capsys: Capture, monkeypatch: Patch, tmp_path: Path
) -> None:
    game = position(seats={"blue": {"deniers": 0}}, agenda=["PlaceWorker blue"])
    path = tmp_path / "position.json"
    path.write_text(json.dumps(game.rules.write_position(game)))
    typed(monkeypatch, ["", "quit", ""])
    assert main(["play", "--load", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "Enter will do" in shown
    assert "Blue passes first" in shown


# -- the end -------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", kingsroad.GAMES.values(), ids=lambda rules: rules.key)
def test_the_score_sheet_adds_up(rules: kingsroad.AnyRuleset) -> None:
    for seed in range(12):
        options = {option.key: option.values[seed % 2] for option in rules.options}
        players = rules.seats[seed % len(rules.seats)]
        table = new_table(rules, players, rules.checked(players, options), seed)
        table.advance()
        game = table.game
        rows = tally(game, table.events)
        assert [sum(points) for points in zip(*rows.values(), strict=True)] == game.scores()
        lines = [line.plain for line in sheet(game, table.events)]
        assert not any("before this log" in line for line in lines)
        assert all(key in book_of(rules).sources for key in rows)


def test_victory_can_be_shared() -> None:
    game = position(seats={"blue": {"prestige": 7}, "red": {"prestige": 7}})
    assert verdict(game) == "Blue and red win together with 7 prestige."


# -- options in columns --------------------------------------------------------------------------


def test_options_stand_in_columns_that_save_lines() -> None:
    assert runs(["place", "place", "pass"]) == [range(2), range(2, 3)]
    assert best_columns([20] * 12, 80) == 3
    assert best_columns([36] * 12, 80) == 2
    assert best_columns([70] * 12, 80) == 1
    assert best_columns([25] * 8 + [42] * 7, 80) == 2, "columns may differ in width"
