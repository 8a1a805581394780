"""The benchmark for models: any command can play, and what it does wrong is counted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
SCRIPT = ROOT / "benchmarks" / "models.py"
LAST_OPTION = """
import sys
prompt = sys.stdin.read()
print("I think aloud.")
print(prompt.rstrip().rsplit("\\n  ", 1)[1].split(":")[0].split(" ", 1)[1])
"""
LAST_NAME = """
def last(prompt):
    question, *options = prompt.rstrip().rsplit("\\nquestion: ", 1)[1].splitlines()
    assert options and all(":" not in option for option in options), prompt
    return options[-1].split(maxsplit=1)[1]
"""
NONSENSE = "def zeppelin(prompt):\n    return 'fly'\n"
NAMES = """
def named(prompt):
    assert "All choices of the game" in prompt and "\\n  1 " not in prompt
    return "pass" if "error: " not in prompt else "1"
"""


def played(tmp_path: Path, *arguments: str) -> dict[str, Any]:
    """The one row of a run of one seed."""
    out = tmp_path / "figures.json"
    wanted = ["--against", "random", "--seeds", "1", "--json", str(out), *arguments]
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    ran = subprocess.run(
        [sys.executable, str(SCRIPT), *wanted],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "benchmark 2, opponents " in ran.stdout
    (row,) = json.loads(out.read_text())["rows"]
    found: dict[str, Any] = row
    return found


def test_a_command_plays_all_seats_under_other_names(tmp_path: Path) -> None:
    model = tmp_path / "model.py"
    model.write_text(LAST_OPTION)
    command = f"{sys.executable} -S {model}"
    row = played(tmp_path, "--model", command, "--game", "magna_carta", "--names", "shuffled")
    assert row["games"] == 2
    assert row["decisions"] > 20
    assert row["illegal"] == row["given_up"] == 0


def test_options_can_be_named_only(tmp_path: Path) -> None:
    (tmp_path / "curt.py").write_text(LAST_NAME)
    wanted = ["--game", "caylus1303", "--options", "names", "--names", "shuffled"]
    row = played(tmp_path, "--model", "curt:last", *wanted)
    assert row["games"] == 2
    assert row["decisions"] > 20
    assert row["illegal"] == row["given_up"] == 0


def test_who_is_refused_three_times_is_helped_by_chance(tmp_path: Path) -> None:
    (tmp_path / "silly.py").write_text(NONSENSE)
    row = played(tmp_path, "--model", "silly:zeppelin", "--game", "caylus2005")
    assert row["games"] == 2
    assert row["given_up"] == row["decisions"] > 20
    assert row["illegal"] == 3 * row["decisions"]


def test_options_can_be_left_out(tmp_path: Path) -> None:
    (tmp_path / "bold.py").write_text(NAMES)
    row = played(tmp_path, "--model", "bold:named", "--game", "caylus2005", "--options", "none")
    assert 0 < row["given_up"] < row["decisions"]


def test_a_bot_gives_a_reference_line_that_can_be_made_again(tmp_path: Path) -> None:
    first = played(tmp_path, "--bot", "greedy", "--game", "caylus1303")
    second = played(tmp_path, "--bot", "greedy", "--game", "caylus1303")
    assert first["firsts"] == 2
    assert first | {"seconds": 0} == second | {"seconds": 0}


@pytest.mark.parametrize(
    ("model", "said"),
    [
        ("/no/such/program", "the model failed: "),
        (f'{sys.executable} -c "import sys; sys.exit(3)"', "exit status 3"),
        ("no_such_module:model", "there is no model no_such_module:model"),
    ],
)
def test_a_model_that_fails_ends_the_benchmark_with_the_reason(model: str, said: str) -> None:
    ran = subprocess.run(
        [sys.executable, str(SCRIPT), "--model", model, "--seeds", "1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1
    assert said in ran.stderr
    assert "Traceback" not in ran.stderr
