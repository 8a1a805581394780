"""Magna Carta in the terminal: whole games, hands that stay secret, commands, files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.test_cli_commands import document, finished_game, output
from tests.cli.test_cli_play import played, typed

import kingsroad
from kingsroad.cli.boards import board_of
from kingsroad.cli.main import main
from kingsroad.cli.terminal.table import Table, new_table
from kingsroad.core.dice import Dice
from kingsroad.core.event import Chronicle
from kingsroad.core.game import CHANCE, NOBODY
from kingsroad.text import ask, explain
from kingsroad.text.verdict import verdict

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
RULES = kingsroad.find_game("magna_carta")
STANDARD = {"rules": "standard"}


# -- the table -----------------------------------------------------------------------------------


def test_the_table_of_a_spectator_has_no_hand() -> None:
    game = kingsroad.new_game("magna_carta", players=2, seed=1)
    lines = [line.plain for line in board_of(RULES).draw(game, 80, NOBODY)]
    assert not any(line.startswith("hand of") for line in lines)


# -- playing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["standard", "beginner"])
@pytest.mark.parametrize("players", ["2", "4"])
def test_a_whole_game(
    capsys: Capture, monkeypatch: Patch, tmp_path: Path, rules: str, players: str
) -> None:
    path = tmp_path / "game.txt"
    shown = played(
        capsys, monkeypatch, ["1"] * 500, "magna_carta", "--players", players,
        "--seed", "11", "--option", f"rules={rules}", "--record", str(path),
    )  # fmt: skip
    assert "Round 1 begins." in shown
    assert "hand of blue" in shown
    assert "prestige from" in shown
    assert "Traceback" not in shown
    assert ("the provost goes to space" in shown) <= (rules == "standard")
    game = kingsroad.read_record(path.read_text(encoding="utf-8")).replay()
    assert game.over
    assert shown.rstrip().splitlines()[-2:] == [verdict(game), f"The record is in {path}."]


def test_no_secret_of_another_seat_is_printed(
    capsys: Capture, monkeypatch: Patch, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    lines = ["log all", *["1", "2", "3"] * 15, "record", "tiles", "log all"]
    shown = played(
        capsys, monkeypatch, lines,
        "magna_carta", "--players", "3", "--seed", "8", "--record", str(path),
    )  # fmt: skip
    told = [line.strip() for line in shown.splitlines() if " draws " in line]
    others = [line for line in told if line.startswith(("Red", "Green"))]
    own = [line for line in told if line.startswith("Blue")]
    assert others
    hidden = ("draws a card", "draws 2 cards", "draws 3 cards", "draws 4 cards", "draws 5 cards")
    assert all(any(words in line for words in hidden) for line in others), others
    assert any("draws the " in line for line in own)
    assert not any("draws a card" in line for line in own)
    assert "hand of red" not in shown
    assert "hand of green" not in shown
    # A card that a rival drew and never showed is nowhere named as the rival's.
    heard = Chronicle()
    game = kingsroad.read_record(path.read_text(encoding="utf-8")).replay(listener=heard)
    unseen = 0
    for seat in (1, 2):
        mine = [event for event in heard.events if event.seat == seat]
        drawn = {event.subject for event in mine if event.kind == "draw"}
        public = {event.subject for event in mine if event.kind in ("build", "discard")}
        name = game.seat_name(seat).capitalize()
        said = [line.strip() for line in shown.splitlines() if line.strip().startswith(name)]
        for key in drawn - public:
            unseen += 1
            assert not any(f"the {key.replace('-', ' ')}" in line for line in said), key
    assert unseen
    # The record that was shown names the cards dealt to blue, and no others.
    record = shown.split("kingsroad 1\n")[-1].split("\nblue>")[0]
    deals = [line for line in record.splitlines() if line.startswith("chance: deal")]
    assert deals[:3] == [line for line in deals[:3] if "?" not in line]
    assert deals[3:9] == ["chance: deal ?"] * 6


def test_the_screen_of_one_person_tells_nothing_of_hidden_hands() -> None:
    """Whatever lies in the hidden hands and piles: what one person sees is the same."""
    for seed in range(6):
        table = new_table(RULES, 3, STANDARD, seed)
        table.humans = {0}
        table.advance()
        while not table.game.over:
            game = table.game
            other = RULES.conceal(game, 0, Dice(seed))
            draw, shelves = board_of(RULES).draw, board_of(RULES).shelves
            assert draw(game, 80, 0) == draw(other, 80, 0)
            assert shelves(game, 0) == shelves(other, 0)
            assert ask(game) == ask(other)
            assert [explain(game, choice) for choice in game.legal] == [
                explain(other, choice) for choice in other.legal
            ]
            table.choose(game.legal[seed % len(game.legal)])
            table.advance()


def test_people_at_one_keyboard_see_their_own_hand_only(
    capsys: Capture, monkeypatch: Patch
) -> None:
    shown = played(
        capsys, monkeypatch, ["keep", "keep", "log all"],
        "magna_carta", "--seat", "all", "--players", "2", "--seed", "1",
    )  # fmt: skip
    blue, red, *_ = shown.split("do you keep your first hand?")
    assert "hand of blue" in blue
    assert "Blue draws the " in blue
    assert "Red draws 3 cards." in blue
    assert "hand of red" in red
    assert "hand of blue" not in red
    assert "Order of actions" in shown


def test_commands_keep_the_secrets(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    lines = ["? bank", "tiles", "position", "record", f"save {path}", "position all", "quit"]
    shown = played(capsys, monkeypatch, lines, "magna_carta", "--players", "2", "--seed", "5")
    assert "Bank (player card); costs 1 wood, 2 stone" in shown
    assert "Your hand:" in shown
    assert "Cathedral (prestige building)" in shown
    assert "The position would show all hands." in shown
    assert "chance: deal ?" in shown
    assert "The file holds all cards" in shown
    assert shown.count('"game": "magna_carta"') == 1
    assert "?" not in path.read_text()
    shown = played(capsys, monkeypatch, ["log"], "--load", str(path))
    assert "Red draws 3 cards." in shown


def asked_to_act(seed: int) -> Table:
    """A table of Magna Carta at which blue, the only person, takes an action."""
    table = new_table(RULES, 3, STANDARD, seed)
    table.humans = {0}
    table.advance()
    table.choose(RULES.catalogue.named("keep"))
    table.advance()
    return table


def test_undo_not_over_a_card_that_was_seen() -> None:
    table = asked_to_act(4)
    assert table.undo() == "There is no way back: a card was drawn since.", "the first seat"
    table.choose(RULES.catalogue.named("draw"))
    table.advance()
    assert table.undo() == "There is no way back: a card was drawn since."


def test_undo_over_hidden_draws_deals_the_same_cards() -> None:
    backs = refusals = 0
    for seed in range(60):
        table = asked_to_act(seed)
        before = table.game.key()
        table.choose(table.game.legal[0])
        after = len(table.choices)
        table.advance()
        then = table.game.key()
        hidden = CHANCE in table.course.seats[after:]
        problem = table.undo()
        if problem:
            refusals += 1
            assert "has shown a card since" in problem
            continue
        assert table.game.key() == before
        table.choose(table.game.legal[0])
        table.advance()
        assert table.game.key() == then
        backs += hidden
    assert backs
    assert refusals


def test_several_people_with_secrets_hand_the_keyboard_over(
    capsys: Capture, monkeypatch: Patch
) -> None:
    typed(monkeypatch, ["keep", "", "keep", "", "quit", ""])
    arguments = ["play", "magna_carta", "--seat", "all", "--players", "2", "--seed", "3"]
    assert main(arguments) == 0
    assert "hand of red" in capsys.readouterr().out


# -- files ---------------------------------------------------------------------------------------


@pytest.fixture
def road_of_cards(tmp_path: Path) -> Path:
    path = tmp_path / "magna_carta.txt"
    game = finished_game(seed=4, name="magna_carta")
    path.write_text(kingsroad.record_of(game).write(), encoding="utf-8")
    return path


def test_replay_and_check(capsys: Capture, road_of_cards: Path, tmp_path: Path) -> None:
    path = str(road_of_cards)
    shown = output(capsys, "replay", path)
    assert "Round 1 begins." in shown
    assert "tokens of the castle" in shown
    assert "win" in shown.splitlines()[-1]
    board = output(capsys, "replay", path, "--at", "40", "--board")
    assert "passed" in board
    assert max(len(line) for line in board.splitlines()) <= 80
    told = document(capsys, "replay", path, "--at", "40", "--json")
    assert list(told) == [
        "game", "players", "choices", "at", "over", "seat", "question", "options", "scores",
        "log", "view",
    ]  # fmt: skip
    position = tmp_path / "position.json"
    position.write_text(output(capsys, "replay", path, "--at", "40", "--position"))
    shown = output(capsys, "check", path, str(position))
    assert f"OK  {path}: record of magna_carta, 3 seats" in shown
    assert f"OK  {position}: position of magna_carta, 3 seats, unfinished" in shown


def test_rules(capsys: Capture) -> None:
    full = output(capsys, "rules", "magna_carta", "--ids")
    plain = output(capsys, "rules", "magna_carta")
    assert re.search(r"^- \[card\.small-farm\.worker\] ", full, re.MULTILINE)
    assert not re.search(r"^- \[", plain, re.MULTILINE)
    found = output(capsys, "rules", "magna_carta", "--find", "stock on a road")
    assert "Paying with cubes" in found
    assert "Rulings" in output(capsys, "rules", "magna_carta", "--rulings")
