"""The command arena: bots play each other."""

from __future__ import annotations

import argparse
import signal
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from kingsroad.arena.archive import Archive
from kingsroad.arena.ray_runner import RayRunner
from kingsroad.arena.runner import LocalRunner, Runner, usable_cores
from kingsroad.arena.tournament import Plan, Report, hold
from kingsroad.bots.levels import LEVELS, fitting_bot
from kingsroad.bots.persons import PERSONS, STYLES
from kingsroad.cli.arguments import (
    BadUsage,
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
from kingsroad.cli.commands.standings import live, print_report
from kingsroad.cli.console import print_json
from kingsroad.cli.status import BAD, GOOD, INTERRUPTED

if TYPE_CHECKING:
    from kingsroad.arena.parquet import ParquetFile

RUNNERS = ["local", "ray"]
MOST_SEED = 2**63


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Let bots play each other, in parallel, and rate them. With as many bots as seats --bots "
        "says who plays; with more, every combination of them plays; with fewer, the list goes "
        "around the table. Seats rotate in balance. "
        f"Bots: the levels {', '.join(LEVELS)}, the persons {', '.join(PERSONS)}, and random, "
        "greedy, search:N (N iterations) and search:Ns (N seconds); with :hand behind it greedy "
        "and search judge by hand-made rules, with :FILE.weights by that network; with "
        f"+{', +'.join(STYLES)} any bot has a style. The same seed gives the same games with any "
        "number of workers, as long as no bot thinks by the clock. Ctrl-C shows what is done so "
        "far.",
        "kingsroad arena caylus2005 --bots greedy,random --players 2 --games 100\n"
        "kingsroad arena caylus2005 --bots search:200,greedy,greedy,greedy --games 40\n"
        "kingsroad arena magna_carta --bots master,journeyman,apprentice --players 3\n"
        "kingsroad arena caylus2005 --bots greedy,random --json --out run1\n"
        "kingsroad arena caylus1303 --bots greedy --parquet games.parquet",
    )
    add_game(parser)
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B,...",
        help="who plays, as in --bots master,greedy,greedy,greedy",
    )
    add_players(parser)
    parser.add_argument(
        "--games", type=int, default=100, metavar="G", help="number of games (default 100)"
    )
    add_seed(parser)
    parser.add_argument(
        "--paired",
        action="store_true",
        help="one deal for all games of a round, so that every bot plays it from every seat",
    )
    parser.add_argument(
        "--workers",
        type=int,
        metavar="W",
        help="games that are played at once (default: one for each core)",
    )
    add_options(parser)
    add_json(parser)
    parser.add_argument(
        "--out", metavar="DIR", help="write the records of all games and a summary to this folder"
    )
    parser.add_argument(
        "--parquet",
        metavar="FILE",
        help="write all decisions to this Parquet file (needs kingsroad[parquet])",
    )
    parser.add_argument(
        "--runner",
        choices=RUNNERS,
        default=RUNNERS[0],
        help="processes of this machine, or Ray (needs kingsroad[ray]; default local)",
    )
    parser.add_argument(
        "--ray-address",
        metavar="HOST:PORT",
        help="the cluster for --runner ray (default: RAY_ADDRESS, or a Ray on this machine)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Play and report."""
    plan = read_plan(arguments)
    runner = chosen_runner(arguments)
    archive = Archive(None if arguments.out is None else Path(arguments.out))
    parquet = parquet_file(arguments, plan)
    note_interpreted()
    report = Report(plan)
    started = time.perf_counter()
    try:
        with (
            stop_on_interrupt() as stop,
            live(report) as show,
            closing(hold(plan, runner, parquet is not None, stop=stop.asked)) as outcomes,
        ):
            for outcome in outcomes:
                archive.add(outcome)
                if parquet is not None:
                    parquet.add(outcome)
                report.add(outcome)
                show()
    finally:
        if parquet is not None:
            parquet.close()
    document = facts(report, archive, time.perf_counter() - started)
    archive.close(document)
    if arguments.json:
        print_json(document)
    else:
        print_report(report, archive)
    if report.results.finished + len(report.failures) < plan.games:
        return INTERRUPTED
    return BAD if report.failures else GOOD


def read_plan(arguments: argparse.Namespace) -> Plan:
    """What is to be played; whatever cannot be is refused before the first game."""
    rules, players, options = chosen_game(arguments)
    bots = tuple(name.strip() for name in arguments.bots.split(","))
    for name in bots:
        fitting_bot(name, rules)
    if abs(arguments.seed) >= MOST_SEED:
        raise BadUsage("--seed must be smaller than 2 to the 63")
    games = at_least(arguments.games, 1, "--games")
    plan = Plan(rules.key, players, bots, games, arguments.seed, options, arguments.paired)
    plan.pairing()
    return plan


def chosen_runner(arguments: argparse.Namespace) -> Runner:
    """Where to play."""
    workers = usable_cores()
    if arguments.workers is not None:
        workers = at_least(arguments.workers, 1, "--workers")
    if arguments.runner == "ray":
        with extra("--runner ray", "ray"):
            return RayRunner(workers, arguments.ray_address)
    if arguments.ray_address is not None:
        raise BadUsage("--ray-address goes with --runner ray only")
    return LocalRunner(workers)


def parquet_file(arguments: argparse.Namespace, plan: Plan) -> ParquetFile | None:
    """The file for the decisions, if one is wanted."""
    if arguments.parquet is None:
        return None
    with extra("--parquet", "parquet"):
        module = import_module("kingsroad.arena.parquet")
    file: ParquetFile = module.ParquetFile(Path(arguments.parquet), plan)
    return file


@contextmanager
def extra(option: str, name: str) -> Iterator[None]:
    """Something that needs more than the basic install."""
    try:
        yield
    except ImportError as error:
        raise BadUsage(
            f"{option} needs more than is installed ({error}): pip install 'kingsroad[{name}]'"
        ) from None


class Interrupt:
    """The first Ctrl-C asks to stop; a second one does not ask."""

    def __init__(self) -> None:
        self.heard = False

    def asked(self) -> bool:
        """Whether to stop."""
        return self.heard

    def handle(self, number: int, frame: FrameType | None) -> None:
        """What to do at a Ctrl-C."""
        if self.heard:
            signal.default_int_handler(number, frame)
        self.heard = True


@contextmanager
def stop_on_interrupt() -> Iterator[Interrupt]:
    """Ctrl-C ends the games, not the program, so that no game is counted by half."""
    stop = Interrupt()
    before = signal.signal(signal.SIGINT, stop.handle)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def facts(report: Report, archive: Archive, seconds: float) -> dict[str, object]:
    """The run in plain values."""
    failures = [
        {
            "game": failure.number,
            "bots": list(failure.bots),
            "error": failure.error,
            "record": str(archive.failures[failure.number]),
        }
        for failure in report.failures
    ]
    return {**report.document(), "failures": failures, "wall_seconds": seconds}
