"""The command arena, run as a user runs it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.arena import faulty

import kingsroad
from kingsroad.arena.runner import InlineRunner
from kingsroad.arena.tournament import Plan, Report, hold
from kingsroad.bots.levels import LEVELS
from kingsroad.bots.library import shipped_weights
from kingsroad.bots.persons import PERSONS, STYLES
from kingsroad.cli.commands import arena
from kingsroad.cli.commands.standings import short_lines
from kingsroad.cli.main import main

Capture = pytest.CaptureFixture[str]
TWO = ("arena", "caylus2005", "--players", "2", "--seed", "3")


def output(capsys: Capture, *arguments: str, status: int = 0) -> str:
    assert main(list(arguments)) == status
    return capsys.readouterr().out


@pytest.fixture
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    """No processes, which take time to start."""
    monkeypatch.setattr(arena, "LocalRunner", lambda _workers: InlineRunner())


@pytest.fixture
def with_faulty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command knows the bots that go wrong."""
    monkeypatch.setattr(arena, "fitting_bot", lambda name, _rules: faulty.make(name))
    monkeypatch.setattr(arena, "hold", partial(hold, make=faulty.make))


def test_json(capsys: Capture) -> None:
    given = (*TWO, "--bots", "greedy,random", "--games", "2", "--json", "--workers")
    told = json.loads(output(capsys, *given, "1"))
    assert list(told) == [
        "game", "players", "options", "seed", "games", "paired", "finished", "failed", "round",
        "bots", "pairwise", "digest", "failures", "wall_seconds",
    ]  # fmt: skip
    assert (told["game"], told["players"], told["games"], told["finished"]) == (
        "caylus2005", 2, 2, 2,
    )  # fmt: skip
    assert told["options"] == {"favors": "standard", "jeweller": "off"}
    assert [bot["name"] for bot in told["bots"]] == ["greedy", "random"]
    for bot in told["bots"]:
        assert list(bot) == [
            "name", "games", "firsts", "first_rate", "interval", "fair_rate", "rating",
            "rating_interval", "seats", "mean_score", "mean_place", "decisions", "seconds",
            "seconds_per_decision", "decisions_per_second",
        ]  # fmt: skip
        assert bot["first_rate"] == bot["firsts"] / bot["games"]
        low, high = bot["interval"]
        assert 0 <= low <= bot["first_rate"] <= high <= 1
        assert bot["seconds_per_decision"] > 0
    assert [list(pair) for pair in told["pairwise"]] == [
        ["bot", "before", "games", "share", "interval"]
    ]
    again = json.loads(output(capsys, *given, "2"))
    assert again["digest"] == told["digest"]
    assert again["pairwise"] == told["pairwise"]
    assert [bot["rating"] for bot in again["bots"]] == [bot["rating"] for bot in told["bots"]]


@pytest.mark.usefixtures("inline")
def test_for_people(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "run"
    given = ("arena", "magna_carta", "--bots", "random,apprentice,greedy", "--players", "2")
    shown = output(capsys, *given, "--games", "4", "--out", str(out))
    assert "Caylus Magna Carta, 2 seats, seed 0, rules=standard" in shown
    assert "games: 4 of 4 (seats are in full balance after every 6)" in shown
    assert f"records: {out}" in shown
    assert "before random: " in shown
    assert max(len(line) for line in shown.splitlines()) <= 100
    records = sorted(str(path) for path in out.glob("games/000/game-*.txt"))
    assert len(records) == 4
    assert "finished" in output(capsys, "check", *records)
    assert json.loads((out / "summary.json").read_text(encoding="utf-8"))["finished"] == 4


@pytest.mark.usefixtures("inline", "with_faulty")
def test_a_game_that_fails_is_shown_with_its_record(capsys: Capture, tmp_path: Path) -> None:
    given = (*TWO, "--bots", "faulty,random", "--games", "6", "--out")
    shown = output(capsys, *given, str(tmp_path / "a"), status=1)
    assert " failed (" in shown
    assert "): ValueError: no idea" in shown
    record = shown.split("its record: ")[1].split("\n")[0]
    assert "record of caylus2005" in output(capsys, "check", record)
    told = json.loads(output(capsys, *given, str(tmp_path / "b"), "--json", status=1))
    assert told["finished"] + told["failed"] == 6
    assert told["failed"] == len(told["failures"]) > 0
    failure = told["failures"][0]
    assert sorted(failure["bots"]) == ["faulty", "random"]
    assert Path(failure["record"]).exists()


@pytest.mark.usefixtures("inline")
def test_parquet(capsys: Capture, tmp_path: Path) -> None:
    pq: Any = pytest.importorskip("pyarrow.parquet", exc_type=ImportError)
    path = tmp_path / "decisions.parquet"
    output(capsys, *TWO, "--bots", "random", "--games", "1", "--parquet", str(path))
    assert pq.read_table(path).num_rows > 50


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "wizard"], "there is no bot called 'wizard'; there are: novice, "),
        (["--bots", "greedy,"], "there is no bot called ''"),
        (["--bots", "random,greedy:/no/such.weights"], "/no/such.weights: No such file"),
        (["--bots", f"search:9:{__file__}.weights+court"], "test_cli_arena.py.weights: No such"),
        (["--bots", "greedy", "--players", "7"], "2 to 5 seats, not 7"),
        (["--bots", "greedy,greedy,random"], "greedy is named 2 times; that is possible only"),
        (["--bots", "greedy", "--games", "0"], "--games must be at least 1"),
        (["--bots", "greedy", "--workers", "0"], "--workers must be at least 1"),
        (["--bots", "greedy", "--seed", str(2**70)], "--seed must be smaller"),
        (["--bots", "greedy", "--ray-address", "x:1"], "goes with --runner ray only"),
        (["--bots", "greedy", "--runner", "cloud"], "invalid choice: 'cloud'"),
        (["--bots", "greedy", "--out", "/dev/null"], "/dev/null: "),
        ([], "required: --bots"),
    ],
)
def test_what_cannot_be_played_is_refused(capsys: Capture, arguments: list[str], said: str) -> None:
    assert main(["arena", "caylus2005", *arguments]) == 2
    heard = capsys.readouterr().err
    assert said in heard
    assert "Traceback" not in heard


@pytest.mark.parametrize(
    ("given", "missing", "said"),
    [
        (["--runner", "ray"], "ray", "pip install 'kingsroad[ray]'"),
        (["--parquet", "x.parquet"], "pyarrow", "pip install 'kingsroad[parquet]'"),
    ],
)
def test_a_missing_extra_is_named(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, given: list[str], missing: str, said: str
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.delitem(sys.modules, "kingsroad.arena.parquet", raising=False)
    assert main([*TWO, "--bots", "random", *given]) == 2
    assert said in capsys.readouterr().err


def test_weights_of_another_game_are_refused_before_the_first_game(
    capsys: Capture, tmp_path: Path
) -> None:
    weights = shipped_weights(kingsroad.find_game("magna_carta"))
    assert weights is not None
    (tmp_path / "other.weights").write_bytes(weights)
    assert main([*TWO, "--bots", f"random,greedy:{tmp_path}/other.weights"]) == 2
    assert "magna_carta" in capsys.readouterr().err


def test_the_help_names_every_bot(capsys: Capture) -> None:
    told = output(capsys, "arena", "--help").split()
    for name in (*LEVELS, *PERSONS, *(f"+{style}" for style in STYLES)):
        assert name in told or f"{name}," in told


def test_short_lines() -> None:
    report = Report(Plan("caylus2005", 2, ("greedy", "random"), 5))
    assert short_lines(report) == [
        "  greedy    0.0% first of 0",
        "  random    0.0% first of 0",
    ]


def test_interrupt_ends_the_workers_and_shows_what_is_done(tmp_path: Path) -> None:
    out = tmp_path / "run"
    child = subprocess.Popen(
        [
            sys.executable, "-m", "kingsroad", *TWO, "--bots", "random", "--games", "100000",
            "--workers", "2", "--json", "--out", str(out),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(kingsroad.__file__).parent.parent)},
        start_new_session=True,
    )  # fmt: skip
    end = time.monotonic() + 60
    while not list(out.glob("games/000/*.txt")) and time.monotonic() < end:
        time.sleep(0.05)
    os.killpg(child.pid, signal.SIGINT)  # as a terminal does: to all processes of the group
    # It also waits for the workers: they hold the same pipe.
    told, heard = child.communicate(timeout=30)
    assert child.returncode == 130, heard
    assert "Traceback" not in heard
    assert 1 <= json.loads(told)["finished"] < 100000
