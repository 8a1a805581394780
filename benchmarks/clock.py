"""Timing loops shared by all contenders.

Time is the CPU time of this process, not the wall clock: every contender is single-threaded and
never waits, so both agree on a quiet machine, and CPU time leaves out the moments in which another
process held the core. The share of the core obtained is reported with each sample. The garbage
collector stays on, as it is for any caller.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter, process_time

WARM_UP_SECONDS = 0.3


@dataclass(frozen=True)
class Sample:
    """One figure of one contender in one round."""

    value: float
    core_share: float = 1.0
    facts: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Spent:
    """How much work was done, and in what time."""

    units: int
    cpu: float
    wall: float

    @property
    def core_share(self) -> float:
        return min(1.0, self.cpu / self.wall)


def spend(work: Callable[[int], int], seconds: float, seed: int) -> Spent:
    """Call work(seed), work(seed + 1), ... for so long; work returns how many units it did."""
    units = 0
    wall = perf_counter()
    start = process_time()
    end = start + seconds
    now = start
    while now < end:
        units += work(seed)
        seed += 1
        now = process_time()
    return Spent(units, now - start, perf_counter() - wall)


def rate(work: Callable[[int], int], seconds: float, seed: int) -> Sample:
    """Units per second, after a warm-up."""
    spend(work, WARM_UP_SECONDS, seed)
    spent = spend(work, seconds, seed)
    return Sample(spent.units / spent.cpu, spent.core_share)


def wall_rate(work: Callable[[int], int], seconds: float, seed: int) -> Sample:
    """Units per second of the wall clock, after a warm-up: for work that other processes do."""
    for limit in (WARM_UP_SECONDS, seconds):
        units = 0
        start = now = perf_counter()
        while now < start + limit:
            units += work(seed)
            now = perf_counter()
    return Sample(units / (now - start))


def microseconds(work: Callable[[int], int], seconds: float) -> Sample:
    """Microseconds per unit, after a warm-up."""
    spend(work, WARM_UP_SECONDS, 0)
    spent = spend(work, seconds, 0)
    return Sample(spent.cpu / spent.units * 1e6, spent.core_share)


class OptionCount:
    """How many options the decisions of some games offered."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.options = 0
        self.forced = 0

    def add(self, options: int) -> None:
        self.decisions += 1
        self.options += options
        self.forced += options == 1

    def facts(self) -> dict[str, float]:
        return {
            "decisions_per_game": self.decisions / self.games,
            "options_per_decision": self.options / self.decisions,
            "forced_share": self.forced / self.decisions,
        }
