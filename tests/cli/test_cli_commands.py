"""Every command, run as a user runs it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import kingsroad
from kingsroad.cli.commands import bench, perft, sim
from kingsroad.cli.main import COMMANDS, main
from kingsroad.core.dice import Dice, derived_seed
from kingsroad.core.playout import play_out

Capture = pytest.CaptureFixture[str]
BUILD = "compiled" if kingsroad.COMPILED else "interpreted"


def output(capsys: Capture, *arguments: str, status: int = 0) -> str:
    assert main(list(arguments)) == status
    return capsys.readouterr().out


def document(capsys: Capture, *arguments: str) -> Any:
    return json.loads(output(capsys, *arguments))


def refusal(capsys: Capture, *arguments: str) -> str:
    assert main(list(arguments)) == 2
    heard = capsys.readouterr()
    assert "Traceback" not in heard.err
    return heard.err


def finished_game(seed: int = 3, players: int = 3, name: str = "caylus2005") -> kingsroad.AnyGame:
    game = kingsroad.new_game(name, players=players, seed=seed)
    play_out(game, Dice(seed))
    return game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(kingsroad.record_of(finished_game()).write(), encoding="utf-8")
    return path


# -- the command itself --------------------------------------------------------------------------


def test_version_in_a_process_of_its_own() -> None:
    root = Path(kingsroad.__file__).parent.parent
    done = subprocess.run(
        [sys.executable, "-m", "kingsroad", "--version"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    assert done.stdout == f"kingsroad {kingsroad.__version__} ({BUILD})\n"


WEB = {"aiohttp", "alembic", "cryptography", "litestar", "sqlalchemy", "uvicorn", "websockets"}


@pytest.mark.parametrize(
    ("command", "unneeded"),
    [(["--version"], WEB | {"rich"}), (["sim", "caylus2005", "--games", "1", "--json"], WEB)],
    ids=["version", "sim"],
)
def test_what_a_command_does_not_need_is_not_imported(
    command: list[str], unneeded: set[str]
) -> None:
    root = Path(kingsroad.__file__).parent.parent
    code = (
        "import sys; from kingsroad.cli.main import main; main(sys.argv[1:]); "
        f"sys.exit(len({unneeded} & set(sys.modules)))"
    )
    subprocess.run(
        [sys.executable, "-c", code, *command],
        check=True,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(root)},
    )


def test_without_a_command_there_is_help(capsys: Capture) -> None:
    shown = output(capsys)
    for name, summary in COMMANDS.items():
        assert f"{name:<12}{summary}\n" in shown


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(capsys: Capture, command: str) -> None:
    shown = output(capsys, command, "--help")
    assert f"kingsroad {command}" in shown.split("examples:")[1]
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_a_reader_that_goes_away_is_no_error() -> None:
    root = Path(kingsroad.__file__).parent.parent
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "kingsroad", "rules", "caylus2005"],
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    os.close(writing)
    assert done.returncode == 141
    assert done.stderr == b""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dance"], "invalid choice: 'dance'"),
        (["sim", "chess"], "there is no game called 'chess'; there are: caylus2005, "),
        (["sim", "caylus2005", "--players", "6"], "2 to 5 seats, not 6"),
        (["sim", "caylus2005", "--games", "0"], "--games must be at least 1"),
        (["sim", "caylus2005", "--games", "many"], "invalid int value"),
        (["sim", "caylus2005", "--option", "favors"], "write it as KEY=VALUE"),
        (["sim", "caylus2005", "--option", "favors=none"], "standard or simple"),
        (["sim", "caylus2005", "--option", "magic=on"], "no option 'magic'"),
        (["sim", "magna_carta", "--players", "5"], "2 to 4 seats, not 5"),
        (["sim", "magna_carta", "--option", "rules=none"], "standard or beginner"),
        (["sim", "magna_carta", "--option", "favors=simple"], "no option 'favors'"),
        (["sim", "caylus1303", "--option", "setup=none"], "random or first-game"),
        (["bench", "chess"], "there is no game called 'chess'"),
        (["perft", "caylus2005", "--depth", "0"], "--depth must be at least 1"),
        (["bench", "--seconds", "0"], "--seconds must be more than 0"),
        (["rules", "caylus2005", "--find", "spaceship"], "no rule has the word 'spaceship'"),
        (["replay", "/no/such/file"], "/no/such/file: No such file or directory"),
        (["play", "--load", "/no/such/file"], "/no/such/file: No such file or directory"),
        (["play", "caylus2005", "--seat", "pink"], "the seats are blue, red, green, orange"),
        (["play", "chess"], "there is no game called 'chess'"),
        (["play", "caylus2005", "--bots", "greedy:/no/w.weights"], "/no/w.weights: No such file"),
        (["train", "caylus1303", "--out", "run", "--rate", "0"], "--rate must be more than 0"),
        (["mcp", "--port", "8400"], "--host and --port go with --http only"),
        (["mcp", "--http", "--port", "99999"], "--port must be 1 to 65535, not 99999"),
    ],
)
def test_wrong_arguments_are_refused_with_the_reason(
    capsys: Capture, arguments: list[str], said: str
) -> None:
    assert said in refusal(capsys, *arguments)


# -- games, sim, perft, bench --------------------------------------------------------------------


def test_games_lists_seats_and_options(capsys: Capture) -> None:
    shown = output(capsys, "games")
    assert "caylus2005  Caylus (2005), 2 to 5 seats" in shown
    assert "--option favors=standard|simple" in shown
    assert "magna_carta  Caylus Magna Carta, 2 to 4 seats" in shown
    assert "--option rules=standard|beginner" in shown
    assert "caylus1303  Caylus 1303, 2 to 5 seats" in shown
    assert "--option setup=random|first-game" in shown
    assert max(len(line) for line in shown.splitlines()) <= 90
    games = {game["game"]: game for game in document(capsys, "games", "--json")}
    assert list(games) == ["caylus2005", "magna_carta", "caylus1303"]
    assert games["caylus2005"]["seats"] == [2, 3, 4, 5]
    assert games["magna_carta"]["seats"] == [2, 3, 4]
    assert games["caylus1303"]["seats"] == [2, 3, 4, 5]
    keys = ["game", "title", "rules", "seats", "seat_names", "options"]
    assert all(list(game) == keys for game in games.values())


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_sim_in_json(capsys: Capture, name: str) -> None:
    told = document(capsys, "sim", name, "--players", "3", "--games", "4", "--seed", "5", "--json")
    assert told["game"] == name
    assert list(told) == [
        "game",
        "players",
        "games",
        "finished",
        "decisions",
        "seconds",
        "decisions_per_second",
        "clone_ns",
        "mean_scores",
        "digest",
    ]
    digest = sha256()
    decisions = 0
    for number in range(4):
        seed = derived_seed(5, number)
        game = kingsroad.new_game(name, players=3, seed=seed)
        decisions += play_out(game, Dice(seed + 1))
        digest.update(f"{game.key()}\n".encode())
    assert told["digest"] == digest.hexdigest()
    assert told["decisions"] == decisions
    assert told["finished"] == told["games"] == 4
    assert len(told["mean_scores"]) == 3
    assert told["clone_ns"] > 0


def test_sim_is_the_same_on_every_machine(capsys: Capture) -> None:
    told = document(capsys, "sim", "caylus2005", "--games", "2", "--seed", "1", "--json")
    again = document(capsys, "sim", "caylus2005", "--games", "2", "--seed", "1", "--json")
    other = document(capsys, "sim", "caylus2005", "--games", "2", "--seed", "2", "--json")
    assert told["digest"] == again["digest"] != other["digest"]


def test_sim_for_people(capsys: Capture) -> None:
    assert main(["sim", "caylus2005", "--games", "2", "--option", "favors=simple"]) == 0
    heard = capsys.readouterr()
    assert "favors=simple" in heard.out
    assert "decisions a second" in heard.out
    assert len(heard.err.splitlines()) == (0 if kingsroad.COMPILED else 1)


def test_sim_that_is_stopped_shows_what_is_done(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_one = sim.Run.play_one

    def stopped(self: sim.Run, seed: int) -> int:
        if self.finished == 2:
            raise KeyboardInterrupt
        return play_one(self, seed)

    monkeypatch.setattr(sim.Run, "play_one", stopped)
    told = json.loads(output(capsys, "sim", "caylus2005", "--games", "9", "--json", status=130))
    assert (told["games"], told["finished"]) == (9, 2)
    shown = output(capsys, "sim", "caylus2005", "--games", "9", status=130)
    assert "2 of 9, stopped" in shown


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_perft(capsys: Capture, name: str) -> None:
    game = kingsroad.new_game(name, players=2, seed=4)
    told = document(
        capsys, "perft", name, "--players", "2", "--seed", "4", "--depth", "2",
        "--divide", "--json",
    )  # fmt: skip
    by_hand = {}
    for choice in game.legal:
        after = game.clone()
        after.apply(choice)
        by_hand[choice.name] = len(after.legal)
    assert list(told) == [
        "game", "players", "seed", "options", "depth", "sequences", "by_depth", "seconds", "divide",
    ]  # fmt: skip
    assert told["divide"] == by_hand
    assert told["sequences"] == sum(by_hand.values())
    assert told["by_depth"] == [len(game.legal), sum(by_hand.values())]
    shown = output(capsys, "perft", name, "--players", "2", "--seed", "4", "--divide")
    assert game.legal[0].name in shown


def test_perft_that_is_stopped_shows_what_is_done(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    divide = perft.divide

    def stopped(game: kingsroad.AnyGame, depth: int) -> dict[str, int]:
        if depth == 2:
            raise KeyboardInterrupt
        return divide(game, depth)

    monkeypatch.setattr(perft, "divide", stopped)
    assert "stopped" in output(capsys, "perft", "caylus2005", "--depth", "3", status=130)
    told = json.loads(output(capsys, "perft", "caylus2005", "--json", status=130))
    assert told["depth"] == 1


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_bench(capsys: Capture, name: str) -> None:
    told = document(capsys, "bench", name, "--seconds", "0.2", "--json")
    assert told["game"] == name
    assert told["build"] == BUILD
    measures = [measure.key for measure in bench.all_measures(kingsroad.find_game(name))]
    for key in [*measures, "import_ms"]:
        assert 0 < told[key]["least"] <= told[key]["median"] <= told[key]["most"]


def test_bench_for_people(capsys: Capture) -> None:
    shown = output(capsys, "bench", "--seconds", "0.2")
    assert shown.startswith("caylus2005, 4 seats")
    assert "make bench" in shown


# -- rules ---------------------------------------------------------------------------------------


def test_rules_with_and_without_ids(capsys: Capture) -> None:
    plain = output(capsys, "rules", "caylus2005")
    full = output(capsys, "rules", "caylus2005", "--ids")
    assert re.search(r"^- \[place\.3\] ", full, re.MULTILINE)
    assert not re.search(r"^- \[", plain, re.MULTILINE)
    assert "Rulings" in output(capsys, "rules", "caylus2005", "--rulings")


def test_rules_are_searched(capsys: Capture) -> None:
    found = output(capsys, "rules", "caylus2005", "--find", "JOUST field")
    assert "### Joust field" in found
    assert "pay 1 denier and 1 cloth" in found
    assert "Granary" not in found


def test_rules_in_a_language(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    found = output(capsys, "rules", "caylus2005", "--language", "de", "--find", "turnierplatz")
    assert "### Turnierplatz" in found
    monkeypatch.setenv("KINGSROAD_LANGUAGE", "de")
    assert "# Auslegungen" in output(capsys, "rules", "caylus1303", "--rulings")


# -- replay and check ----------------------------------------------------------------------------


def test_replay_tells_the_game(capsys: Capture, record: Path) -> None:
    shown = output(capsys, "replay", str(record))
    assert "Turn 1 begins." in shown
    assert "The game is over." in shown
    assert "wins with" in shown or "win together" in shown
    early = output(capsys, "replay", str(record), "--at", "20")
    assert len(early) < len(shown)
    assert early.rstrip().endswith("place a worker or pass.")


def test_replay_shows_table_and_position(capsys: Capture, record: Path) -> None:
    shown = output(capsys, "replay", str(record), "--at", "30", "--board")
    assert "gold mine" in shown
    assert max(len(line) for line in shown.splitlines()) <= 80
    told = document(capsys, "replay", str(record), "--at", "30", "--position")
    game = kingsroad.read_record(record.read_text(encoding="utf-8")).replay(30)
    assert kingsroad.load_position(told).key() == game.key()


def test_replay_in_json(capsys: Capture, record: Path) -> None:
    told = document(capsys, "replay", str(record), "--at", "30", "--json")
    assert told["at"] == 30
    assert told["options"]
    assert told["log"]
    whole = document(capsys, "replay", str(record), "--json")
    assert whole["over"]
    assert whole["at"] == whole["choices"]
    assert whole["scores"] == finished_game().scores()


def test_replay_beyond_the_end_is_refused(capsys: Capture, record: Path) -> None:
    assert "choices, not 9999" in refusal(capsys, "replay", str(record), "--at", "9999")


def test_replay_of_a_position(capsys: Capture, record: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(output(capsys, "replay", str(record), "--at", "30", "--position"))
    assert "gold mine" in output(capsys, "replay", str(position), "--board")
    assert "--at is for records" in refusal(capsys, "replay", str(position), "--at", "3")


def test_a_record_with_hidden_draws_is_refused(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "seen.txt"
    path.write_text(kingsroad.record_of(finished_game(name="magna_carta")).write(seen_by=0))
    assert "only the full record can be replayed" in output(capsys, "check", str(path), status=1)


def test_check_good_files(capsys: Capture, record: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(output(capsys, "replay", str(record), "--at", "30", "--position"))
    shown = output(capsys, "check", str(record), str(position))
    assert f"OK  {record}: record of caylus2005, 3 seats" in shown
    assert f"OK  {position}: position of caylus2005, 3 seats, unfinished" in shown


def test_check_names_what_is_wrong(capsys: Capture, record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if ": place" in line)
    illegal = tmp_path / "illegal.txt"
    illegal.write_text("\n".join([*lines[:at], "blue: build statue", *lines[at:]]))
    unknown = tmp_path / "unknown.txt"
    unknown.write_text("\n".join([*lines[:at], "blue: dance"]))
    broken = tmp_path / "broken.json"
    broken.write_text('{"game": "caylus2005",\n oops}')
    impossible = tmp_path / "impossible.json"
    impossible.write_text('{"game": "caylus2005", "bailiff": 99}')
    foreign = tmp_path / "foreign.txt"
    foreign.write_text("Dear diary")
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    empty = tmp_path / "empty"
    empty.write_text("")
    bad = [illegal, unknown, broken, impossible, foreign, binary, empty]
    shown = output(capsys, "check", str(record), *map(str, bad), status=1).splitlines()
    assert shown[0].startswith("OK ")
    assert all(line.startswith("BAD ") for line in shown[1:])
    assert f"line {at + 1}:" in shown[1]
    assert f"line {at + 1}:" in shown[2]
    assert "line 2:" in shown[3]
    assert "seats must be" in shown[4]
    assert "neither a record" in shown[5]
    assert "not a text file" in shown[6]
    results = json.loads(output(capsys, "check", "--json", str(record), str(foreign), status=1))
    assert [result["ok"] for result in results] == [True, False]


def test_check_a_file_that_is_not_there(capsys: Capture, record: Path) -> None:
    shown = output(capsys, "check", "/no/such/file", str(record), status=2)
    assert "BAD /no/such/file: No such file or directory" in shown
    assert "OK " in shown
