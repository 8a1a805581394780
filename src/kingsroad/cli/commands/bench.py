"""The command bench: how fast this installation is."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from kingsroad import cli
from kingsroad.cli.arguments import add_game, add_json, describe, positive
from kingsroad.cli.build import BUILD, note_interpreted
from kingsroad.cli.console import print_json, progress
from kingsroad.cli.status import GOOD, INTERRUPTED
from kingsroad.core.dice import Dice, derived_seed
from kingsroad.core.playout import play_out
from kingsroad.library import AnyGame, AnyRuleset, find_game, first_game
from kingsroad.record import record_of

PLAYERS = 4
ROUNDS = 5

# Seconds of a fresh interpreter for the import alone, its own start left out.
IMPORT = (
    "import sys, time; sys.path.insert(0, sys.argv[1]); start = time.perf_counter(); "
    "import kingsroad; print(1000 * (time.perf_counter() - start))"
)


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Measure this installation in a few seconds: the median of five rounds, and the least and "
        "the most. For comparisons with other programs run `make bench` in the sources.",
        "kingsroad bench\nkingsroad bench magna_carta\nkingsroad bench --seconds 30 --json",
    )
    add_game(parser, optional=True)
    add_json(parser)
    parser.add_argument(
        "--seconds",
        type=float,
        default=5.0,
        metavar="S",
        help="about how long to measure in all (default 5)",
    )


@dataclass
class Measure:
    """Something that is measured, and its figures, one a round."""

    key: str
    label: str
    unit: str
    once: Callable[[int], float]
    """Do it once: the work done, as a number of units (rates) or of repetitions (times)."""
    scale: float = 0.0
    """Units of time in a second; 0 for a rate."""
    rounds: list[float] = field(default_factory=list)

    def measure(self, seconds: float, number: int) -> None:
        """One round."""
        done = passed = 0.0
        started = time.perf_counter()
        while passed < seconds:
            done += self.once(number)
            number += 1
            passed = time.perf_counter() - started
        self.rounds.append(self.scale * passed / done if self.scale else done / passed)


def run(arguments: argparse.Namespace) -> int:
    """Measure and report."""
    seconds = positive(arguments.seconds, "--seconds")
    rules = first_game() if arguments.game is None else find_game(arguments.game)
    note_interpreted()
    measures = all_measures(rules)
    imports: list[float] = []
    slot = seconds / ROUNDS / (len(measures) + 1)
    complete = True
    try:
        with progress("rounds", ROUNDS) as show:
            for number in range(ROUNDS):
                for measure in measures:
                    measure.measure(slot, number << 20)
                imports.append(asyncio.run(import_ms()))
                show(number + 1)
    except KeyboardInterrupt:
        complete = False
    results = [(m.key, m.label, m.unit, m.rounds) for m in measures]
    results.append(("import_ms", "import kingsroad", "ms", imports))
    if arguments.json:
        print_json(facts(rules, results))
    else:
        report(rules, results)
    return GOOD if complete else INTERRUPTED


def all_measures(rules: AnyRuleset) -> list[Measure]:
    """What is measured: rates first, then times."""
    finished = start(rules, 1)
    mid = halfway(rules, play_out(finished, Dice(2)) // 2)
    record = record_of(finished)

    def in_engine(number: int) -> float:
        seed = derived_seed(0, number)
        return play_out(start(rules, seed), Dice(seed + 1))

    def driven(number: int) -> float:
        seed = derived_seed(0, number)
        game, dice, decisions = start(rules, seed), Dice(seed + 1), 0
        while not game.over:
            legal = game.legal
            game.apply(legal[dice.below(len(legal))])
            decisions += 1
        return decisions

    def replay(_number: int) -> float:
        record.replay()
        return len(record)

    def clone(_number: int) -> float:
        for _ in range(100):
            mid.clone()
        return 100

    def view(_number: int) -> float:
        mid.view()
        return 1

    def position(_number: int) -> float:
        rules.write_position(mid)
        return 1

    return [
        Measure("engine_decisions_per_second", "random games, engine", "decisions/s", in_engine),
        Measure("driven_decisions_per_second", "random games, Python loop", "decisions/s", driven),
        Measure("replay_choices_per_second", "replay of a record", "choices/s", replay),
        Measure("clone_ns", "clone", "ns", clone, 1e9),
        Measure("view_us", "view", "µs", view, 1e6),
        Measure("position_us", "position", "µs", position, 1e6),
    ]


def start(rules: AnyRuleset, seed: int) -> AnyGame:
    """A new game, dealt."""
    return rules.start(PLAYERS, {}, seed)


def halfway(rules: AnyRuleset, decisions: int) -> AnyGame:
    """A game about half played."""
    game, dice = start(rules, 1), Dice(2)
    for _ in range(decisions):
        game.apply(game.legal[dice.below(len(game.legal))])
    return game


async def import_ms() -> float:
    """Milliseconds of `import kingsroad` in a fresh interpreter."""
    root = Path(cli.__file__).parent.parent.parent
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", IMPORT, str(root), stdout=asyncio.subprocess.PIPE
    )
    out, _ = await child.communicate()
    return float(out)


Results = list[tuple[str, str, str, list[float]]]


def facts(rules: AnyRuleset, results: Results) -> dict[str, object]:
    """The figures in plain values."""
    measured: dict[str, object] = {
        key: {"median": median(rounds), "least": min(rounds), "most": max(rounds)}
        for key, _, _, rounds in results
        if rounds
    }
    return {"game": rules.key, "players": PLAYERS, "build": BUILD, "rounds": ROUNDS, **measured}


def report(rules: AnyRuleset, results: Results) -> None:
    """The figures for people."""
    print(f"{rules.key}, {PLAYERS} seats, {BUILD}, Python {sys.version.split()[0]}")
    for _, label, unit, rounds in results:
        if rounds:
            middle, least, most = (
                f"{value:,.{0 if value >= 100 else 1}f}"
                for value in (median(rounds), min(rounds), max(rounds))
            )
            print(f"  {label:<26}{middle:>12} {unit:<12} ({least} to {most})")
    print("Comparisons with other programs: `make bench` in the sources.")
