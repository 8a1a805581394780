"""Training: a run can be ended, gone on with and repeated, and games decide who is champion."""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="needs kingsroad[training]")

import torch

from kingsroad.arena.runner import InlineRunner, LocalRunner, Runner
from kingsroad.bots.levels import make_bot
from kingsroad.bots.library import HAND, evaluator_of, inputs_of
from kingsroad.bots.weight_file import WrongWeights, read_header
from kingsroad.cli.commands.train import commit
from kingsroad.cli.main import main
from kingsroad.core.dice import Dice
from kingsroad.library import COMPILED, find_game, new_game
from kingsroad.training.gate import Duel, passes
from kingsroad.training.model import Model
from kingsroad.training.run import Run, TrainingFailed
from kingsroad.training.settings import Settings

pytestmark = pytest.mark.skipif(
    not COMPILED, reason="self-play takes minutes interpreted; the compiled run has it"
)
SMALL = Settings(
    "caylus1303", seed=4, hidden=4, second=4, start_games=2, round_games=2, lot_games=1,
    start_passes=1, remembered=2, batch=64, views=0.2, gate_every=2, gate_games=2,
)  # fmt: skip


def quiet(what: str, done: int, whole: int) -> None:
    """Nobody listens."""


def trained(folder: Path, rounds: list[int], runner: Runner | None = None) -> Run:
    """A run that is begun anew from its folder for each number of rounds."""
    for goal in rounds:
        run = Run(folder, SMALL, {"command": "test", "commit": "none"}, runner or InlineRunner())
        run.train(goal, quiet, lambda: False)
    return run


def numbers_of(path: Path) -> bytes:
    """The numbers of a file of weights, without the hours that it took."""
    return path.read_bytes().partition(b"\n")[2]


def test_a_run_that_goes_on_is_as_one_that_never_ended(tmp_path: Path) -> None:
    """State, memory and dice are all in the folder."""
    whole, parts = trained(tmp_path / "whole", [3]), trained(tmp_path / "parts", [1, 2, 3])
    assert numbers_of(whole.last) == numbers_of(parts.last)
    assert numbers_of(whole.best) == numbers_of(parts.best)
    assert (parts.round, parts.games) == (3, 8)


def test_workers_do_not_matter(tmp_path: Path) -> None:
    """The games are learned from in their order, whoever has played them."""
    alone, both = trained(tmp_path / "1", [1]), trained(tmp_path / "2", [1], LocalRunner(2))
    assert numbers_of(alone.last) == numbers_of(both.last)


def test_a_stop_in_the_middle_of_a_round_loses_only_that_round(tmp_path: Path) -> None:
    """The folder stands where the last whole round has left it."""
    run = trained(tmp_path, [1])
    before = run.last.read_bytes()
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) > 1

    run.train(2, quiet, stop)
    assert (run.round, run.last.read_bytes()) == (1, before)


def test_a_run_that_was_killed_goes_on_from_its_last_round(tmp_path: Path) -> None:
    """Even if the games of the next round are written already, and the oldest forgotten."""
    killed, whole = trained(tmp_path / "killed", [3]), trained(tmp_path / "whole", [4])
    killed.memory.add(4, killed.play(2, False, quiet, lambda: False))
    assert numbers_of(trained(tmp_path / "killed", [4]).last) == numbers_of(whole.last)


def test_another_recipe_is_another_run(tmp_path: Path) -> None:
    """A folder is never gone on with by other settings."""
    trained(tmp_path, [1])
    with pytest.raises(TrainingFailed, match=r"other settings: trace 0\.9, not 0\.5"):
        Run(tmp_path, replace(SMALL, trace=0.5), {}, InlineRunner())


def test_a_run_from_before_a_setting_goes_on(tmp_path: Path) -> None:
    """It was played as is usual today."""
    trained(tmp_path, [1])
    path = tmp_path / "settings.json"
    kept = json.loads(path.read_text(encoding="utf-8"))
    del kept["searched_seats"]
    path.write_text(json.dumps(kept), encoding="utf-8")
    assert Run(tmp_path, SMALL, {}, InlineRunner()).round == 1
    with pytest.raises(TrainingFailed, match="searched_seats 2, not 3"):
        Run(tmp_path, replace(SMALL, searched_seats=3), {}, InlineRunner())


def test_a_run_can_begin_as_another_network(tmp_path: Path) -> None:
    """It values tables as that one did, needs no start, and has it for its first champion."""
    other = trained(tmp_path / "other", [1])
    weights = other.last.read_bytes()
    settings = replace(SMALL, seed=9, base="its digest")
    run = Run(tmp_path / "new", settings, {}, InlineRunner(), weights)
    game = new_game("caylus1303", players=3, seed=1)
    values = [
        evaluator_of(game, str(path)).look_ahead(game, Dice(1))
        for path in (other.last, run.last, run.best)
    ]
    assert values[1] == pytest.approx(values[0], abs=1e-3)
    assert values[2] == values[1]
    run.train(1, quiet, lambda: False)
    assert run.games == SMALL.round_games
    with pytest.raises(WrongWeights, match="units"):
        Run(tmp_path / "wide", replace(settings, hidden=8), {}, InlineRunner(), weights)


def test_it_starts_as_the_judge(tmp_path: Path) -> None:
    """Before anything is learned, most choices are those of the hand-made judge."""
    settings = Settings("caylus2005")
    run = Run(tmp_path, settings, {}, InlineRunner())
    game = new_game("caylus2005", players=2, seed=1)
    dice, bot, same, asked = Dice(1), make_bot(f"greedy:{run.last}"), 0, 0
    while asked < 60:
        values = evaluator_of(game, HAND).look_ahead(game, dice)
        if len(values) > 1:
            asked += 1
            best = game.legal[values.index(max(values))]
            same += bot.choose(game, dice).choice is best
        game.apply(game.legal[values.index(max(values))])
    assert same > 20  # at random it would be about 10


def test_it_learns(tmp_path: Path) -> None:
    """The loss falls while the same games are gone through again."""
    settings = replace(SMALL, start_games=8, views=3.0, hidden=16)
    run = Run(tmp_path, settings, {}, InlineRunner())
    run.memory.add(0, run.play(8, True, quiet, lambda: False))
    losses = [run.learn(1e-3, number, quiet)[0] for number in range(6)]
    assert losses[-1] < losses[0] - 0.02


def test_the_mean_of_the_last_steps_plays() -> None:
    """The mean of all steps while they are few, then of about so many as the settings say."""
    model = Model(inputs_of(find_game("caylus1303")), replace(SMALL, steps_in_mean=3))
    chance = torch.Generator().manual_seed(1)
    seen = []
    for _ in range(4):
        numbers = torch.randint(0, 20, (64, int(model.inputs.size)), generator=chance)
        model.learn(numbers, torch.rand(64, 3, generator=chance))
        seen.append(model.tensors["first"].detach().clone())
        if len(seen) == 3:
            first_three = sum(seen) / 3
            assert torch.allclose(model.mean["first"], first_three, atol=1e-6)
    assert torch.allclose(model.mean["first"], first_three * 2 / 3 + seen[3] / 3, atol=1e-6)
    assert not torch.equal(model.mean["first"], seen[3])


def test_the_gate_counts_games() -> None:
    """A challenger must win its part, on average over the numbers of seats."""
    even = [Duel(2, 10, 5.0, 0.0, 0.0), Duel(4, 20, 5.0, 0.0, 0.0)]
    assert passes(even)
    assert not passes([replace(even[0], firsts=4.5), even[1]])
    assert passes([replace(even[0], firsts=4.5), replace(even[1], firsts=6.0)])


def test_a_run_leaves_a_log_and_curves(tmp_path: Path) -> None:
    """One line for each event; the gate comes when it is due."""
    run = trained(tmp_path, [2])
    events = [json.loads(line) for line in run.journal.path.read_text().splitlines()]
    assert [event["event"] for event in events] == ["start", "round", "round", "gate"]
    assert [duel["players"] for duel in events[-1]["duels"]] == [2, 3, 4, 5]
    assert run.journal.picture.read_text().count("<polyline") == 6
    assert read_header(run.last.read_bytes()).made["games"] == 6


def git(*words: str) -> None:
    """Run git as somebody."""
    program = shutil.which("git")
    assert program is not None
    subprocess.run([program, "-c", "user.name=a", "-c", "user.email=a@b", *words], check=True)


def test_a_checkout_of_something_else_is_no_commit(tmp_path: Path) -> None:
    """The program may be installed within the checkout of somebody's own work."""
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    for folder in (ours, theirs):
        git("init", "-q", str(folder))
        git("-C", str(folder), "commit", "-q", "--allow-empty", "-m", "first")
    assert commit(theirs) == "unknown"
    (ours / "src" / "kingsroad").mkdir(parents=True)
    (ours / "src" / "kingsroad" / "version.py").touch()
    found = commit(theirs, ours)
    assert len(found) >= 12
    assert int(found, 16) >= 0


def test_the_command_trains_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From the command line, with one worker."""
    words = ["train", "caylus1303", "--out", str(tmp_path), "--games", "2", "--start", "2"]
    words += ["--hidden", "4", "--workers", "1", "--rounds"]
    assert main([*words, "1"]) == 0
    assert main([*words, "2"]) == 0
    assert "rounds: 2, games: 6," in capsys.readouterr().out
    made = read_header((tmp_path / "last.weights").read_bytes()).made
    assert {"command", "commit", "games", "hours"} <= made.keys()


def test_the_stakes_are_chosen_and_written_down(tmp_path: Path) -> None:
    """What a result was worth stands in the weights, so that the end is judged on their scale."""
    words = ["train", "magna_carta", "--out", str(tmp_path), "--games", "2", "--start", "2"]
    words += ["--hidden", "4", "--workers", "1", "--rounds", "1"]
    assert main([*words, "--first-share", "0.5", "--lead-unit", "4"]) == 0
    header = read_header((tmp_path / "last.weights").read_bytes())
    assert (header.first_share, header.lead_unit) == (0.5, 4.0)


@pytest.mark.parametrize(
    ("recipe", "said"),
    [
        (["--first-share", "1.5"], "--first-share must be from 0 to 1, not 1.5"),
        (["--trace", "nan"], "--trace must be from 0 to 1, not nan"),
        (["--lead-unit", "0"], "--lead-unit must be more than 0, not 0"),
        (["--rate", "-1"], "--rate must be more than 0, not -1"),
    ],
)
def test_a_recipe_that_makes_no_sense_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], recipe: list[str], said: str
) -> None:
    """The reason is said, and nothing is begun."""
    folder = tmp_path / "run"
    assert main(["train", "caylus1303", "--out", str(folder), *recipe]) == 2
    assert said in capsys.readouterr().err
    assert not folder.exists()
