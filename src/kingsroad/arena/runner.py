"""Where the games are played: a small interface, and the processes of this machine behind it.

A runner knows nothing of games. It is given work (a function that can be pickled) and jobs, and
answers in the order in which they are done. `ray_runner.py` is the other one.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

TICK: Final = 0.2
"""Seconds between two looks at whether somebody wants to stop."""
PATIENCE: Final = 2.0
"""Seconds that a worker has to end before it is killed."""

J = TypeVar("J")
R = TypeVar("R")

Stop = Callable[[], bool]


@dataclass(frozen=True)
class Lost:
    """There is no answer: the worker died."""

    reason: str


Answers: TypeAlias = Generator[tuple[J, R | Lost], None, None]
"""Each job with its answer. Closing it ends whatever is still under way."""


class Runner(Protocol):
    """Whoever plays the games."""

    def run(self, work: Callable[[J], R], jobs: Iterable[J], stop: Stop) -> Answers[J, R]:
        """Each job with its answer, as they are done; ends early once `stop` says so."""
        ...


def usable_cores() -> int:
    """How many processes can really work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class InlineRunner:
    """Does it all here, one job after the other: for tests and notebooks."""

    def run(self, work: Callable[[J], R], jobs: Iterable[J], stop: Stop) -> Answers[J, R]:
        """The answers, in order."""
        for job in jobs:
            if stop():
                return
            yield job, work(job)


class LocalRunner:
    """Processes of this machine, each with one job at a time; one that dies is replaced."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers

    def run(self, work: Callable[[J], R], jobs: Iterable[J], stop: Stop) -> Answers[J, R]:
        """The answers, as they are done."""
        left = iter(jobs)
        crew: dict[Connection, Worker[J]] = {}
        try:
            for _, job in zip(range(self.workers), left, strict=False):
                hire(work, job, crew)
            while crew and not stop():
                for pipe in wait(list(crew), TICK):
                    assert isinstance(pipe, Connection)
                    worker = crew[pipe]
                    done = worker.job
                    answer: R | Lost
                    try:
                        answer = pipe.recv()
                    except (EOFError, OSError):
                        answer = worker.lost()
                        del crew[pipe]
                        for job in left:
                            hire(work, job, crew)
                            break
                    else:
                        for job in left:
                            worker.give(job)
                            break
                        else:
                            del crew[pipe]
                            worker.dismiss()
                    yield done, answer
        finally:
            for worker in crew.values():
                worker.process.terminate()
            for worker in crew.values():
                worker.dismiss()


class Worker(Generic[J]):
    """A process and what it is working on."""

    def __init__(self, process: SpawnProcess, pipe: Connection, job: J) -> None:
        self.process: Final = process
        self.pipe: Final = pipe
        self.job = job

    def give(self, job: J) -> None:
        """The next job. That it died in between shows when its answer is read."""
        self.job = job
        with ignore_broken_pipe():
            self.pipe.send(job)

    def lost(self) -> Lost:
        """Why there is no answer."""
        self.process.join(PATIENCE)
        self.dismiss()
        code = self.process.exitcode
        if code is not None and code < 0:
            return Lost(f"the worker was ended by signal {-code} ({signal.strsignal(-code)})")
        return Lost(f"the worker ended with status {code}")

    def dismiss(self) -> None:
        """Close the pipe, which ends an idle worker, and see it off."""
        self.pipe.close()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


@contextmanager
def ignore_broken_pipe() -> Iterator[None]:
    """Nobody may be at the other end any more."""
    try:
        yield
    except (BrokenPipeError, ConnectionResetError):
        return


def hire(work: Callable[[J], R], job: J, crew: dict[Connection, Worker[J]]) -> None:
    """Start a worker with its first job."""
    context = get_context("spawn")  # the same everywhere, and safe whatever threads there are
    here, there = context.Pipe()
    process = context.Process(target=serve, args=(there, work), daemon=True)
    try:
        with deaf_children():
            process.start()
    finally:
        there.close()
    worker = Worker(process, here, job)
    crew[here] = worker
    worker.give(job)


@contextmanager
def deaf_children() -> Iterator[None]:
    """A Ctrl-C reaches all processes of a terminal; it is for this one to decide what to do."""
    if sys.platform == "win32":
        yield  # nothing to inherit there: `serve` closes its ears itself
    else:
        # The helper of multiprocessing comes first, as starting it would lift the block.
        resource_tracker.ensure_running()
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


def serve(pipe: Connection, work: Callable[[J], R]) -> None:
    """The life of a worker: jobs come in, answers go out, until the pipe is closed."""
    if sys.platform == "win32":
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    with ignore_broken_pipe():
        while True:
            try:
                job = pipe.recv()
            except EOFError:
                return
            pipe.send(work(job))
