"""Many games at once in several processes, as one batch.

Everything that is seen of the games lies in memory that all processes share: a step sends each of
them one word and waits for its answer, and nothing else goes through a pipe.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import weakref
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from kingsroad.core.batch import Batch
from kingsroad.core.errors import IllegalChoice, KingsroadError
from kingsroad.library import AnyRuleset
from kingsroad.research.batch import ManyGames, Pages, Shown, shown
from kingsroad.research.observation import window
from kingsroad.research.profile import features_of

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

GRACE = 2.0
"""Seconds that a process has to end by itself before it is ended."""


class WorkerLost(KingsroadError):
    """A process of a batch has died or failed; the others were ended with it."""


class Memory(SharedMemory):
    """A block that all processes see."""

    def __del__(self) -> None:
        with contextlib.suppress(BufferError):  # somebody still holds an array over it
            self.close()


class Plan(NamedTuple):
    """What is played, as every process must know it."""

    rules: AnyRuleset
    """Unpickling them makes the game known in a process."""
    num_games: int
    players: int
    options: dict[str, str]
    seed: int

    def fields(self) -> list[tuple[tuple[int, ...], type[np.generic]]]:
        """The shapes and types of all arrays: the actions, then what is shown."""
        games = self.num_games
        actions = len(self.rules.catalogue.choices)
        return [
            ((games,), np.int64),
            ((games, int(features_of(self.rules).size)), np.int16),
            ((games, actions), np.int8),
            ((games,), np.uint8),
            ((games,), np.bool_),
            ((games, self.players), np.int16),
        ]

    def starts(self) -> list[int]:
        """Where each array begins, and the end of the last; all of them on whole words."""
        starts = [0]
        for shape, dtype in self.fields():
            size = int(np.prod(shape)) * np.dtype(dtype).itemsize
            starts.append(starts[-1] + (size + 7) // 8 * 8)
        return starts

    def arrays(self, memory: SharedMemory) -> tuple[NDArray[np.int64], Shown]:
        """The arrays over a block, which stays as long as one of them is held."""
        assert memory.buf is not None, "it is open"
        arrays: list[NDArray[Any]] = [
            np.frombuffer(memory.buf, dtype, int(np.prod(shape)), start).reshape(shape)
            for (shape, dtype), start in zip(self.fields(), self.starts(), strict=False)
        ]
        return arrays[0], Shown(*arrays[1:])


class Worker(NamedTuple):
    """A process, and the pipe to it."""

    number: int
    process: SpawnProcess
    pipe: Connection

    def ask(self, what: str, seed: int) -> None:
        """Let it do something."""
        try:
            self.pipe.send_bytes(f"{what} {seed}".encode())
        except OSError as error:
            raise self.lost() from error

    def wait(self) -> None:
        """Wait until it has."""
        try:
            problem = self.pipe.recv_bytes().decode()
        except (EOFError, OSError) as error:
            raise self.lost() from error
        if problem:
            raise WorkerLost(f"worker {self.number} failed: {problem}")

    def lost(self) -> WorkerLost:
        """What is to be said of a process that is gone."""
        self.process.join(GRACE)
        return WorkerLost(f"worker {self.number} has died, exit code {self.process.exitcode}")


class ParallelGames(ManyGames):
    """Many games in several processes, each of which plays some of them.

    The games are those of `BatchedGames` with the same seed, however many processes there are; only
    `random_actions` draws others. Close it, or use it in a `with` statement. A process that dies
    ends the whole with `WorkerLost`; Ctrl-C ends it as well.
    """

    def __init__(
        self,
        game: str,
        num_games: int,
        players: int = 4,
        seed: int = 0,
        reward: str = "rank",
        workers: int | None = None,
        **options: str,
    ) -> None:
        super().__init__(game, players, reward)
        count = workers if workers is not None else min(os.cpu_count() or 1, num_games)
        if not 1 <= count <= num_games:
            raise KingsroadError(f"{num_games} games are for 1 to {num_games} workers, not {count}")
        rules = self.layout.features.rules
        self.plan = Plan(rules, num_games, players, rules.checked(players, options), seed)
        memory = Memory(create=True, size=self.plan.starts()[-1])
        self._workers: list[Worker] = []
        self._end = weakref.finalize(self, end, self._workers, memory)
        self._actions, these = self.plan.arrays(memory)
        for array in these:
            array.flags.writeable = False
        self.show(these)
        self._masks = these.action_masks.reshape(-1)
        self._rows = np.arange(num_games) * these.action_masks.shape[1]
        try:
            for number in range(count):
                part = (num_games * number // count, num_games * (number + 1) // count)
                self._workers.append(start(number, self.plan, memory.name, part))
        except BaseException:
            self.close()
            raise
        self._all_do("show")

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self._all_do("reset", seed)

    def step(self, actions: ArrayLike) -> NDArray[np.float32]:
        """Make one choice in every game; the rewards by game and seat.

        If one of the choices is not offered, `IllegalChoice` is raised and nothing has changed.
        """
        chosen = np.asarray(actions)
        games = self.plan.num_games
        if chosen.shape != (games,):
            raise IllegalChoice(f"{games} choices are needed, not {chosen.size}")
        known = (chosen >= 0) & (chosen < self.action_masks.shape[1])
        offered = known & (self._masks.take(self._rows + chosen, mode="clip") != 0)
        if not offered.all():
            at = int(np.argmin(offered))
            raise IllegalChoice(f"choice {chosen[at]} is not offered in game {at}")
        self._actions[:] = chosen
        self._all_do("step")
        return self.rewards()

    def random_actions(self) -> NDArray[np.int64]:
        """A choice for each game, any of those offered, drawn by compiled code."""
        self._all_do("draw")
        return self._actions.copy()

    def close(self) -> None:
        """End the processes; arrays that somebody holds stay as they are."""
        self._end()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _all_do(self, what: str, seed: int = 0) -> None:
        """Let all processes do something, and wait until they have.

        Whatever goes wrong, some of them may have done it and others not: then all are ended.
        """
        if not self._end.alive:
            raise KingsroadError("these games are closed")
        try:
            for worker in self._workers:
                worker.ask(what, seed)
            for worker in self._workers:
                worker.wait()
        except BaseException:
            self.close()
            raise


def start(number: int, plan: Plan, memory: str, part: tuple[int, int]) -> Worker:
    """A process that plays a part of the games."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, plan, memory, part), daemon=True)
    process.start()
    theirs.close()
    return Worker(number, process, ours)


def end(workers: list[Worker], memory: SharedMemory) -> None:
    """End some processes, which do so when nobody is left to answer to, and give memory back."""
    for worker in workers:
        worker.pipe.close()
    for worker in workers:
        worker.process.join(GRACE)
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()
    memory.unlink()


def serve(pipe: Connection, plan: Plan, memory: str, part: tuple[int, int]) -> None:
    """The life of a process: do what is asked, until nobody is left to answer to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who asks
    block = Memory(memory)
    games = slice(*part)
    actions, all_shown = plan.arrays(block)
    seen = all_shown.observations[games]
    features = features_of(plan.rules)
    batch: Batch[Any] = Batch(
        features, plan.players, plan.options, part[1] - part[0], plan.seed, part[0], plan.num_games
    )
    pages = Pages(batch)
    made: tuple[NDArray[Any], ...] = shown(batch, seen)[1:]
    whole: tuple[NDArray[Any], ...] = all_shown[1:]
    drawn = window(batch.drawn, np.int64)
    with contextlib.suppress(EOFError, OSError):
        while True:
            what, seed = pipe.recv_bytes().decode().split()
            try:
                if what == "step":
                    batch.step(actions[games].tolist())
                elif what == "reset":
                    batch.begin_all(int(seed))
                elif what == "draw":
                    batch.draw()
                    actions[games] = drawn
                if what != "draw":
                    pages.copy_to(seen)
                    for array, part_of_it in zip(whole, made, strict=True):
                        array[games] = part_of_it
                answer = ""
            except Exception as error:  # noqa: BLE001 - whatever it is, the asker must hear of it
                answer = f"{type(error).__name__}: {error}"
            pipe.send_bytes(answer.encode())
