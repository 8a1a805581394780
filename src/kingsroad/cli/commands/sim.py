"""The command sim: many random games inside the engine."""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from hashlib import sha256
from statistics import median

from kingsroad.cli.arguments import (
    add_game,
    add_json,
    add_options,
    add_players,
    add_seed,
    at_least,
    chosen_game,
    describe,
)
from kingsroad.cli.build import note_interpreted
from kingsroad.cli.console import print_json, progress
from kingsroad.cli.status import GOOD, INTERRUPTED
from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice, derived_seed
from kingsroad.core.playout import play_out
from kingsroad.library import AnyGame, AnyRuleset

CLONED_GAMES = 16
CLONES = 200
CLONE_ROUNDS = 5


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Play many games in which every seat chooses at random, inside the engine, and measure "
        "them. The digest is a fingerprint of all final positions: it is the same for the same "
        "arguments on every machine, interpreted or compiled. Ctrl-C shows what is done so far.",
        "kingsroad sim caylus2005 --games 1000\n"
        "kingsroad sim caylus2005 --players 3 --seed 7 --option favors=simple --json\n"
        "kingsroad sim magna_carta --games 1000 --option rules=beginner",
    )
    add_game(parser)
    add_players(parser)
    parser.add_argument(
        "--games", type=int, default=100, metavar="G", help="number of games (default 100)"
    )
    add_seed(parser)
    add_options(parser)
    add_json(parser)


@dataclass
class Run:
    """What has been played so far."""

    rules: AnyRuleset
    players: int
    options: dict[str, str]
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    scores: list[int] = field(default_factory=list)
    """The sum of the scores of each seat."""
    histories: list[list[Choice]] = field(default_factory=list)
    """All choices of the first games."""
    fingerprint: str = ""

    def play(self, games: int, seed: int) -> bool:
        """Play the games; whether all could be finished."""
        self.scores = [0] * self.players
        digest = sha256()
        try:
            with progress("games", games) as show:
                for number in range(games):
                    key = self.play_one(derived_seed(seed, number))
                    digest.update(f"{key}\n".encode())
                    self.finished += 1
                    show(self.finished)
        except KeyboardInterrupt:
            return False
        finally:
            self.fingerprint = digest.hexdigest()
        return True

    def play_one(self, seed: int) -> int:
        """Play one game; the key of its final position."""
        dice = Dice(seed + 1)
        started = time.perf_counter()
        game = self.rules.start(self.players, self.options, seed)
        decisions = play_out(game, dice)
        self.seconds += time.perf_counter() - started
        self.decisions += decisions
        self.scores = [
            total + score for total, score in zip(self.scores, game.scores(), strict=True)
        ]
        if len(self.histories) < CLONED_GAMES and game.history is not None:
            self.histories.append(game.history)
        return game.key()

    def speed(self) -> float | None:
        """Decisions per second."""
        return self.decisions / self.seconds if self.seconds else None

    def mean_scores(self) -> list[float] | None:
        """The mean score of each seat."""
        if not self.finished:
            return None
        return [round(total / self.finished, 3) for total in self.scores]

    def clone_ns(self) -> int | None:
        """What a clone of a game half played costs, in nanoseconds."""
        costs = [clone_cost(self.halfway(history)) for history in self.histories]
        return round(median(costs)) if costs else None

    def halfway(self, history: list[Choice]) -> AnyGame:
        """A game of this run after half of its choices."""
        game = self.rules.start(self.players, self.options)
        for choice in history[: len(history) // 2]:
            game.apply(choice)
        return game


def clone_cost(game: AnyGame) -> float:
    """Nanoseconds for one clone, the median of some rounds."""
    clone = game.clone
    rounds = []
    for _ in range(CLONE_ROUNDS):
        started = time.perf_counter_ns()
        for _ in range(CLONES):
            clone()
        rounds.append((time.perf_counter_ns() - started) / CLONES)
    return median(rounds)


def run(arguments: argparse.Namespace) -> int:
    """Play and report."""
    rules, players, options = chosen_game(arguments)
    games = at_least(arguments.games, 1, "--games")
    note_interpreted()
    done = Run(rules, players, options)
    complete = done.play(games, arguments.seed)
    if arguments.json:
        print_json(facts(done, games))
    else:
        report(done, games, arguments.seed)
    return GOOD if complete else INTERRUPTED


def facts(done: Run, games: int) -> dict[str, object]:
    """The run in plain values."""
    return {
        "game": done.rules.key,
        "players": done.players,
        "games": games,
        "finished": done.finished,
        "decisions": done.decisions,
        "seconds": done.seconds,
        "decisions_per_second": done.speed(),
        "clone_ns": done.clone_ns(),
        "mean_scores": done.mean_scores(),
        "digest": done.fingerprint,
    }


def report(done: Run, games: int, seed: int) -> None:
    """The run for people."""
    options = " ".join(f"{key}={value}" for key, value in done.options.items())
    print(f"{done.rules.title}, {done.players} seats, seed {seed}, {options}")
    of = "" if done.finished == games else f" of {games}, stopped"
    print(f"  games      {done.finished}{of}")
    means = done.mean_scores()
    if means is None:
        return
    each = done.decisions / done.finished
    print(f"  decisions  {done.decisions:,} ({each:.0f} a game)")
    print(f"  speed      {done.speed() or 0:,.0f} decisions a second ({done.seconds:.2f} s)")
    print(f"  clone      {done.clone_ns():,} ns")
    named = zip(done.rules.seat_names, means, strict=False)
    print(f"  mean score {', '.join(f'{name} {mean:.1f}' for name, mean in named)}")
    print(f"  digest     {done.fingerprint}")
