"""kingsroad: in-engine, driven from interpreted Python, cloned and weighed."""

import gc
import os
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random

from clock import OptionCount, Sample, microseconds, rate

import kingsroad

COUNTED_GAMES = 50
GAMES_PER_CALL = 50
CLONED_STATES = 16
CLONES_PER_STATE = 100
WEIGHED_CLONES = 1000
WEIGHED_GAMES = 100


def in_engine(name: str, players: int, seconds: float, seed: int) -> Sample:
    """Decisions per second of the engine's own loop of random games."""

    def some_games(number: int) -> int:
        tally = kingsroad.playouts(name, players=players, games=GAMES_PER_CALL, seed=number)
        if tally.games != GAMES_PER_CALL:
            raise RuntimeError(f"asked for {GAMES_PER_CALL} games, {tally.games} were played")
        return tally.decisions

    return rate(some_games, seconds, seed)


def driven(name: str, players: int, seconds: float, seed: int) -> Sample:
    """Decisions per second of whole games driven by an interpreted loop."""
    return rate(driver(name, players, seed), seconds, seed)


def driver(name: str, players: int, seed: int) -> Callable[[int], int]:
    """The interpreted loop: it plays a game by its number and says how many decisions that took."""
    random = Random(seed).random

    def one_game(number: int) -> int:
        game = kingsroad.new_game(name, players=players, seed=number)
        decisions = 0
        while not game.over:
            options = game.legal
            game.apply(options[int(random() * len(options))])
            decisions += 1
        return decisions

    return one_game


def count(name: str, players: int, seed: int) -> dict[str, float]:
    """Options per decision, untimed."""
    counted = OptionCount()
    chance = Random(seed)
    for number in range(seed, seed + COUNTED_GAMES):
        game = kingsroad.new_game(name, players=players, seed=number)
        while not game.over:
            options = game.legal
            counted.add(len(options))
            game.apply(chance.choice(options))
        counted.games += 1
    return counted.facts()


def mid_games(
    name: str, players: int, after: int, seed: int, wanted: int
) -> list[kingsroad.AnyGame]:
    """Games that are still running after so many decisions."""
    chance = Random(seed)
    games: list[kingsroad.AnyGame] = []
    while len(games) < wanted:
        game = kingsroad.new_game(name, players=players, seed=seed)
        seed += 1
        decisions = 0
        while decisions < after and not game.over:
            game.apply(chance.choice(game.legal))
            decisions += 1
        if not game.over:
            games.append(game)
    return games


def clone(name: str, players: int, after: int, seconds: float, seed: int) -> Sample:
    """Microseconds per clone of games some decisions in."""
    games = mid_games(name, players, after, seed, CLONED_STATES)

    def clones(_: int) -> int:
        for game in games:
            for _ in range(CLONES_PER_STATE):
                game.clone()
        return CLONED_STATES * CLONES_PER_STATE

    return microseconds(clones, seconds)


def state_bytes(name: str, players: int, after: int, seed: int) -> Sample:
    """Bytes per clone kept alive, some decisions in.

    Compiled objects come from Python's allocators, so tracemalloc sees them. Two more figures tell
    when it does not see the whole: the growth of the resident memory per clone (what a private
    malloc would add), and the bytes of games played separately (what clones may share).
    """
    games = mid_games(name, players, after, seed, CLONED_STATES)
    facts: dict[str, float] = {}
    resident = resident_bytes()
    if resident is not None:
        many = 10 * WEIGHED_CLONES
        kept = [games[number % CLONED_STATES].clone() for number in range(many)]
        grown = resident_bytes()
        if grown is not None:
            facts["resident_bytes"] = (grown - resident) / many
        kept.clear()

    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [games[number % CLONED_STATES].clone() for number in range(WEIGHED_CLONES)]
    value = (tracemalloc.get_traced_memory()[0] - before) / WEIGHED_CLONES
    kept.clear()

    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    kept = mid_games(name, players, after, seed, WEIGHED_GAMES)
    gc.collect()
    facts["played_bytes"] = (tracemalloc.get_traced_memory()[0] - before) / len(kept)
    tracemalloc.stop()
    return Sample(value, facts=facts)


def resident_bytes() -> int | None:
    """The resident memory of this process, where the system tells."""
    status = Path("/proc/self/statm")
    if not status.exists():
        return None
    return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
