"""kingsroad's batched runner: many games a step, observations and masks included."""

import os

from clock import Sample, rate, wall_rate

from kingsroad.research.batch import BatchedGames
from kingsroad.research.parallel import ParallelGames

GAMES = 256
IN_PROCESSES = 2048
"""So many that waiting for each other is a small part."""
STEPS_PER_CALL = 20


def stepped(name: str, players: int, seconds: float, seed: int) -> Sample:
    """Steps per second of all games together, with random choices."""
    batch = BatchedGames(name, GAMES, players, seed)
    return rate(lambda _: some_steps(batch), seconds, seed)


def in_processes(name: str, players: int, workers: int, seconds: float, seed: int) -> Sample:
    """The same of games that other processes play, by the wall clock, on all cores."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    with ParallelGames(name, IN_PROCESSES, players, seed, workers=workers) as games:
        return wall_rate(lambda _: some_steps(games), seconds, seed)


def some_steps(games: BatchedGames | ParallelGames) -> int:
    """Make random choices; how many."""
    for _ in range(STEPS_PER_CALL):
        games.step(games.random_actions())
    return STEPS_PER_CALL * len(games.seats)
