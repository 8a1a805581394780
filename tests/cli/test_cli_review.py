"""The command review, with a bot that knows at once which choice was bad."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kingsroad
from kingsroad.bots.reasons import Reason
from kingsroad.cli.commands import review
from kingsroad.cli.main import main
from kingsroad.learn.judging import Judgement
from kingsroad.learn.review import Look, Task
from kingsroad.record import read_record
from kingsroad.text import LANGUAGES

Capture = pytest.CaptureFixture[str]
RECORD = Path(__file__).parent.parent / "learn" / "records" / "magna_carta.txt"
PLANTED = 48
"""The choice of the record that was not the bot's own: passing."""


class Seer:
    """What was looked at, until somebody stops it."""

    def __init__(self) -> None:
        self.seen: list[Task] = []
        self.last = 100_000

    def look(self, task: Task, _bot: str) -> Look:
        if task.at > self.last:
            raise KeyboardInterrupt
        self.seen.append(task)
        best = next(choice.name for choice in task.game.legal if choice.name != task.chosen)
        found = Judgement(task.chosen, task.chosen, 0.0, 0.0, [], [])
        if task.at == PLANTED:
            found = Judgement(task.chosen, best, 0.21, 6.4, [best], [Reason("deniers", 4.0, 1.0)])
        return Look([0.6, 0.4], found if task.judged else None)


@pytest.fixture
def seer(monkeypatch: pytest.MonkeyPatch) -> Seer:
    found = Seer()
    monkeypatch.setattr(review, "look", found.look)
    return found


def heard(capsys: Capture, *arguments: str, status: int = 0) -> str:
    assert main(["review", str(RECORD), *arguments]) == status
    return capsys.readouterr().out


def refusal(capsys: Capture, path: Path, *arguments: str) -> str:
    assert main(["review", str(path), *arguments]) == 2
    return capsys.readouterr().err


@pytest.mark.usefixtures("seer")
def test_a_fault_is_told_with_what_was_better_and_why(capsys: Capture) -> None:
    told = heard(capsys, "--language", "en")
    assert f"Blunder {PLANTED + 1}, turn" in told
    assert "-21 % of the first place, about -6 points; better: " in told
    assert "3 more deniers" in told
    assert "turn 1" in told
    assert "60 %" in told
    assert "Given away, by source" in told
    assert "placing workers" in told


@pytest.mark.usefixtures("seer")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, capsys: Capture) -> None:
    told = heard(capsys, "--language", language)
    assert "review-" not in told
    assert "21" in told


def test_as_json_it_is_the_whole_review(seer: Seer, capsys: Capture) -> None:
    found = json.loads(heard(capsys, "--json"))
    assert found["done"] == found["total"] == len(seer.seen) == sum(found["judged"])
    (fault,) = found["faults"]
    assert (fault["at"], fault["chosen"], fault["grade"]) == (PLANTED, "pass", "blunder")
    assert fault["line"][0] == {"seat": fault["seat"], "choice": fault["best"]}
    assert len(found["curve"]) == found["total"] + 1
    name = found["seats"][fault["seat"]]
    assert found["worst"][name] == [PLANTED]
    assert found["losses"][name] == {"placement": 0.21}


def test_only_the_seats_that_are_asked_for_are_judged(seer: Seer, capsys: Capture) -> None:
    found = json.loads(heard(capsys, "--seat", "red", "--json"))
    assert found["judged"][0] == 0
    assert found["judged"][1] == sum(task.judged for task in seer.seen) > 0


def test_after_ctrl_c_what_was_found_is_told(seer: Seer, capsys: Capture) -> None:
    seer.last = PLANTED
    told = heard(capsys, "--language", "en", status=130)
    assert "Blunder" in told
    assert f"Stopped after {len(seer.seen)} of " in told
    assert "Turning point" not in told
    seer.seen.clear()
    assert json.loads(heard(capsys, "--json", status=130))["done"] == len(seer.seen)


def test_what_cannot_be_reviewed_is_refused(tmp_path: Path, capsys: Capture) -> None:
    record = read_record(RECORD.read_text(encoding="utf-8"))
    record.choices.pop()
    running = tmp_path / "running.txt"
    running.write_text(record.write(), encoding="utf-8")
    assert "not over" in refusal(capsys, running)
    position = tmp_path / "position.json"
    game = kingsroad.new_game("magna_carta", players=2, seed=1)
    position.write_text(json.dumps(game.rules.write_position(game)), encoding="utf-8")
    assert "only the record of a game" in refusal(capsys, position)
    assert "there are blue, red" in refusal(capsys, RECORD, "--seat", "mauve")
    assert "nobody" in refusal(capsys, RECORD, "--bot", "nobody")
