"""The commands puzzles and statistics, run as a user runs them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kingsroad.arena.runner import InlineRunner
from kingsroad.cli.commands import puzzles, statistics
from kingsroad.cli.main import main
from kingsroad.cli.status import BAD, BAD_USAGE
from kingsroad.learn.puzzles.puzzle import ENDING, KINDS, puzzles_of, read_puzzles
from kingsroad.library import COMPILED, find_game

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    """No processes, which take time to start."""
    for command in (puzzles, statistics):
        monkeypatch.setattr(command, "LocalRunner", lambda _workers: InlineRunner())


@pytest.mark.skipif(not COMPILED, reason="a search takes minutes interpreted")
def test_puzzles_are_added_to_a_file(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "some.jsonl"
    given = ["puzzles", "caylus1303", "--seed", "1", "--out", str(path), "--json"]
    assert main([*given, "--count", "1"]) == 0
    told = json.loads(capsys.readouterr().out)
    found = list(read_puzzles(path.read_text().splitlines()))
    assert told["puzzles"] == len(found) == sum(told[kind] for kind in KINDS) >= 1
    assert main([*given, "--count", "1"]) == 0  # there are enough: nothing is searched again
    assert list(read_puzzles(path.read_text().splitlines())) == found
    capsys.readouterr()


@pytest.mark.skipif(not COMPILED, reason="a search takes minutes interpreted")
def test_answers_that_do_not_hold_are_told_and_dropped(tmp_path: Path, capsys: Capture) -> None:
    shipped = puzzles_of(find_game("caylus1303")).values()
    sound, other = [each for each in shipped if each.kind == ENDING][:2]
    wrong = other._replace(line=(other.rival,))
    path = tmp_path / "some.jsonl"
    path.write_text(f"{sound.write()}\n{wrong.write()}\n")
    given = ["puzzles", "caylus1303", "--check", "--out", str(path)]
    assert main(given) == BAD
    told = capsys.readouterr().out
    assert f"{wrong.key} (ending, {wrong.line[0]}): the answer is {other.line[0]}" in told
    assert "1 of 2 answers hold" in told
    assert main([*given, "--drop"]) == 0
    assert list(read_puzzles(path.read_text().splitlines())) == [sound]
    capsys.readouterr()
    assert main([*given, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["asked"] == 1
    assert main(["puzzles", "caylus1303", "--check", "--drop"]) == BAD_USAGE


def test_what_is_no_file_of_puzzles_is_left_alone(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear friend\n")
    assert main(["puzzles", "caylus1303", "--out", str(path)]) == BAD_USAGE
    assert "no file of puzzles" in capsys.readouterr().err
    assert path.read_text() == "Dear friend\n"


def test_the_figures_of_the_program_are_shown(capsys: Capture) -> None:
    assert main(["statistics", "magna_carta", "--players", "2,3,4"]) == 0
    told = capsys.readouterr().out
    assert "games with 3 seats" in told
    assert "pass-first:" in told


def test_games_are_played_once_and_counted(tmp_path: Path, capsys: Capture) -> None:
    keep, out = tmp_path / "games", tmp_path / "figures.json"
    given = ["statistics", "caylus1303", "--players", "2", "--games", "1", "--json"]
    given += ["--keep", str(keep), "--out", str(out)]
    assert main(given) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seats"]["2"]["games"] == 1
    assert json.loads(out.read_text())["seats"] == told["seats"]
    kept = (keep / "caylus1303-2.games").read_text()
    assert main(given) == 0
    assert json.loads(capsys.readouterr().out) == told
    assert (keep / "caylus1303-2.games").read_text() == kept


def test_few_games_settle_no_debate(tmp_path: Path, capsys: Capture) -> None:
    given = ["statistics", "caylus2005", "--players", "2", "--games", "1", "--json"]
    assert main([*given, "--keep", str(tmp_path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seats"]["2"]["games"] == 1
    assert "two-seats-build" not in [debate["key"] for debate in told["debates"]]


def test_what_seats_did_is_written_as_a_table(tmp_path: Path, capsys: Capture) -> None:
    pq: Any = pytest.importorskip("pyarrow.parquet", exc_type=ImportError)
    path = tmp_path / "seats.parquet"
    given = ["statistics", "caylus1303", "--players", "2", "--games", "2", "--json"]
    given += ["--keep", str(tmp_path), "--parquet", str(path)]
    assert main(given) == 0
    told = json.loads(capsys.readouterr().out)["seats"]["2"]
    rows = pq.read_table(path).to_pylist()
    assert [(row["number"], row["seat"]) for row in rows] == [
        (number, seat) for number in (0, 1) for seat in ("blue", "red")
    ]
    assert sum(row["score"] for row in rows) / 4 == told["means"]["points"]
    assert sum(row["placed"] for row in rows) / 2 == told["means"]["workers"]
    for row in rows:
        assert sum(points for _, points in row["points"]) == row["score"]
    before = path.read_bytes()
    assert main(given) == BAD_USAGE
    assert "there is such a file already" in capsys.readouterr().err
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (["--games", "5"], "--keep"),
        (["--out", "x.json"], "go with --games"),
        (["--gifts", "9"], "go with --games"),
        (["--games", "1", "--gifts", "-1", "--keep", "x"], "--gifts must be at least 0"),
        (["--players", "9"], "2 to 5 seats"),
        (["--games", "0", "--keep", "x"], "--games must be at least 1"),
    ],
)
def test_what_does_not_fit_is_refused(given: list[str], why: str, capsys: Capture) -> None:
    assert main(["statistics", "caylus1303", *given]) == BAD_USAGE
    assert why in capsys.readouterr().err
