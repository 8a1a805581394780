"""Games in several processes are the games of one, and nothing of them is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path

import pytest

pytest.importorskip("numpy")

import numpy as np

import kingsroad
from kingsroad.research.batch import BatchedGames
from kingsroad.research.parallel import ParallelGames, WorkerLost

GAMES = 5


@pytest.mark.parametrize(("name", "workers"), [("caylus2005", 2), ("magna_carta", 3)])
def test_the_games_are_those_of_one_process(name: str, workers: int) -> None:
    alone = BatchedGames(name, GAMES, players=2, seed=3)
    ended = 0
    with ParallelGames(name, GAMES, players=2, seed=3, workers=workers) as together:
        for _ in range(150):
            for array in ("observations", "action_masks", "seats", "ended", "scores"):
                assert np.array_equal(getattr(together, array), getattr(alone, array)), array
            actions = together.random_actions()
            assert (together.action_masks[np.arange(GAMES), actions] == 1).all()
            assert np.array_equal(together.step(actions), alone.step(actions))
            ended += int(alone.ended.sum())
        assert ended
        together.reset(seed=3)
        alone.reset(seed=3)
        assert np.array_equal(together.observations, alone.observations)


def test_a_choice_that_is_not_offered_changes_nothing_anywhere() -> None:
    with ParallelGames("caylus1303", 4, seed=1, workers=2) as games:
        before = games.observations.copy()
        actions = games.random_actions()
        for wrong in (games.action_masks.shape[1], -1, int(np.argmin(games.action_masks[2]))):
            bad = actions.copy()
            bad[2] = wrong
            with pytest.raises(kingsroad.IllegalChoice, match="not offered in game 2"):
                games.step(bad)
            assert np.array_equal(games.observations, before)
        with pytest.raises(kingsroad.IllegalChoice, match="4 choices are needed"):
            games.step(actions[:2])
        games.step(actions)
        assert not np.array_equal(games.observations, before)
        with pytest.raises(ValueError, match="read-only"):
            games.observations[0, 0] = 1


def test_a_process_that_dies_ends_the_whole_with_a_word() -> None:
    games = ParallelGames("caylus2005", 4, workers=2)
    seen = games.observations
    before = seen.copy()
    processes = [worker.process for worker in games._workers]
    processes[1].kill()
    with pytest.raises(WorkerLost, match="worker 1 has died, exit code -9"):
        games.step(games.random_actions())
    assert not any(process.is_alive() for process in processes)
    with pytest.raises(kingsroad.KingsroadError, match="closed"):
        games.reset(seed=1)
    games.close()
    assert np.array_equal(seen, before)  # who holds an array may go on reading it


def test_what_goes_wrong_in_a_process_is_told() -> None:
    games = ParallelGames("caylus2005", 2, workers=1)
    games._actions[:] = -1
    with pytest.raises(
        WorkerLost, match="worker 0 failed: IllegalChoice: choice -1 is not offered"
    ):
        games._all_do("step")  # nobody looked at the choices before
    assert not games._end.alive


@pytest.mark.parametrize("workers", [0, 3])
def test_every_process_has_a_game(workers: int) -> None:
    with pytest.raises(kingsroad.KingsroadError, match="1 to 2 workers"):
        ParallelGames("caylus2005", 2, workers=workers)


FOREVER = """
import signal
from kingsroad.research.parallel import ParallelGames
if __name__ == "__main__":
    # Who runs the tests in the background of a shell has told them to ignore it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    games = ParallelGames("caylus2005", 4, workers=2)
    _, _, (_, memory), _ = games._end.peek()
    print(memory.name, flush=True)
    while True:
        games.step(games.random_actions())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_nothing_is_left_behind(how: signal.Signals, tmp_path: Path) -> None:
    """Ctrl-C reaches all processes, to be killed only the first: both leave nothing."""
    script = tmp_path / "forever.py"
    script.write_text(FOREVER)
    program = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert program.stdout is not None
    memory = program.stdout.readline().strip()
    assert memory
    if how == signal.SIGINT:
        os.killpg(program.pid, how)
    else:
        os.kill(program.pid, how)
    # Standard error is at its end when the last process that could write to it has ended.
    _, told = program.communicate(timeout=60)
    assert told.count("Traceback") == (1 if how == signal.SIGINT else 0), told
    with pytest.raises(FileNotFoundError):
        SharedMemory(memory)
