"""The fuzzer itself: a few games run here, many with `make fuzz`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests import fuzz
from tests.games.caylus2005.laws import Caylus2005Laws
from tests.laws import View

import kingsroad


def test_a_few_cases_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--games", "8", "--workers", "1", "--out", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "8 games, " in told
    assert "1 caylus2005 2 seats favors=standard jeweller=off" in told
    assert not list(tmp_path.iterdir())


def test_one_game_alone_is_played_in_every_setup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(fuzz.GAME, "")
    arguments = ["--game", "caylus1303", "--games", "8", "--workers", "1", "--out", str(tmp_path)]
    assert fuzz.main(arguments) == 0
    told = capsys.readouterr().out
    for players in (2, 3, 4, 5):
        for setup in ("random", "first-game"):
            assert f"1 caylus1303 {players} seats setup={setup}" in told


def test_several_workers_share_the_cases(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--games", "3", "--workers", "2"]) == 0
    assert "3 games, " in capsys.readouterr().out


def test_time_ends_a_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--seconds", "0.01", "--workers", "1"]) == 0
    assert "0 failures" in capsys.readouterr().out


def test_one_case_can_be_run_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--seed", "3", "--case", "5"]) == 0
    first = capsys.readouterr().out
    assert first.startswith("case 5: ")
    fuzz.main(["--seed", "3", "--case", "5"])
    assert capsys.readouterr().out == first


@pytest.mark.parametrize("rich", [False, True])
def test_a_failure_is_written_and_can_be_replayed(
    rich: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def broken(_: Caylus2005Laws, seen: View) -> None:
        assert seen["turn"] < 3, "a law that does not hold"

    monkeypatch.setattr(Caylus2005Laws, "check_table", broken)
    monkeypatch.setattr(fuzz, "BREAK_EVERY", 10**6)
    number = next(n for n in range(50) if fuzz.setup_of(n, fuzz.case_dice(0, n)).rich == rich)
    assert fuzz.main(["--case", str(number), "--out", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert "a law that does not hold" in told
    assert f"Again: python -m tests.fuzz --seed 0 --case {number}" in told
    [path] = tmp_path.iterdir()
    assert path.suffix == (".json" if rich else ".log")
    assert f"--replay {path}" in told
    with pytest.raises(AssertionError, match="a law that does not hold"):
        fuzz.main(["--replay", str(path)])
    monkeypatch.undo()
    assert fuzz.main(["--replay", str(path)]) == 0
    assert "without a failure" in capsys.readouterr().out


def test_every_setup_is_played() -> None:
    setups = fuzz.all_setups()
    assert len(setups) == 16 + 6 + 8
    assert {players for _, players, _ in setups} == {2, 3, 4, 5}
    assert setups[0] == ("caylus2005", 2, {"favors": "standard", "jeweller": "off"})


def test_damage_changes_a_document() -> None:
    game = kingsroad.new_game("caylus2005", 3, seed=1)
    sound = fuzz.write(game)
    damaged = 0
    for number in range(200):
        document = json.loads(json.dumps(sound))
        fuzz.damage(document, fuzz.case_dice(1, number))
        damaged += document != sound
    assert damaged > 150
