"""The games on a Ray cluster, or on a Ray of this machine alone. Needs kingsroad[ray]."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, Final

from kingsroad.arena.runner import TICK, Answers, J, Lost, R, Stop

IN_FLIGHT: Final = 4
"""Jobs handed in for each core: enough that none waits, few enough to keep in memory."""
RETRIES: Final = 1
"""How often a job is tried again when its machine is lost. A game that raises is not."""
ALONE: Final = {
    # No cluster, despite the name on every system: Ray then listens on the loopback address only.
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
}
"""The environment of a Ray of this machine alone."""


class RayRunner:
    """Ray plays: the one this program is connected to, the one at the address, or its own.

    Its own is one on this machine that nobody outside can reach, ended afterwards.
    """

    def __init__(self, workers: int, address: str | None = None) -> None:
        self.workers: Final = workers
        """Cores to use on this machine; a cluster uses what it has."""
        self.address: Final = address or os.environ.get("RAY_ADDRESS")
        if self.address is None:
            for key, value in ALONE.items():  # read while Ray is imported
                os.environ.setdefault(key, value)
        self.ray: Final[Any] = import_module("ray")

    def run(self, work: Callable[[J], R], jobs: Iterable[J], stop: Stop) -> Answers[J, R]:
        """The answers, as they are done."""
        ray = self.ray
        own = not ray.is_initialized()
        if own:
            self.connect()
        try:
            remote = ray.remote(num_cpus=1, max_retries=RETRIES)(work_on).remote
            room = max(1, int(ray.cluster_resources().get("CPU", 1))) * IN_FLIGHT
            left = iter(jobs)
            under_way: dict[Any, J] = {}
            for _, job in zip(range(room), left, strict=False):
                under_way[remote(work, job)] = job
            while under_way and not stop():
                ready, _ = ray.wait(list(under_way), timeout=TICK)
                for reference in ready:
                    done = under_way.pop(reference)
                    answer: R | Lost
                    try:
                        answer = ray.get(reference)
                    except ray.exceptions.RayError as error:
                        answer = Lost(f"Ray lost the game: {first_line(error)}")
                    for job in left:
                        under_way[remote(work, job)] = job
                        break
                    yield done, answer
            for reference in under_way:
                ray.cancel(reference, force=True)
        finally:
            if own:
                ray.shutdown()

    def connect(self) -> None:
        """Join the cluster, or start a Ray of our own, both without their chatter."""
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        if self.address is not None:
            self.ray.init(address=self.address, **quiet)
        else:
            self.ray.init(address="local", num_cpus=self.workers, include_dashboard=False, **quiet)


def work_on(work: Callable[[J], R], job: J) -> R:
    """What Ray is given to run."""
    return work(job)


def first_line(error: Exception) -> str:
    """An error in one line."""
    return next(iter(str(error).splitlines()), type(error).__name__)
