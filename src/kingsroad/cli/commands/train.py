"""The command train: a network learns a game by playing against itself."""

from __future__ import annotations

import argparse
import hashlib
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from kingsroad.arena.runner import InlineRunner, Runner, usable_cores
from kingsroad.bots.library import shipped_weights
from kingsroad.bots.weight_file import WrongWeights, read_header
from kingsroad.cli.arguments import add_game, add_seed, at_least, describe, positive, share
from kingsroad.cli.build import note_interpreted
from kingsroad.cli.commands.arena import RUNNERS, chosen_runner, extra, stop_on_interrupt
from kingsroad.cli.status import GOOD, INTERRUPTED
from kingsroad.library import find_game
from kingsroad.training.settings import Settings
from kingsroad.version import VERSION

if TYPE_CHECKING:
    from kingsroad.training.run import Run, Tell


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Train the network of a game by self-play (needs kingsroad[training], PyTorch; a "
        "processor suffices). A run lives in a folder: Ctrl-C ends it, and the same command goes "
        "on with it. best.weights is the network that has won its games at the gate; a bot plays "
        "with it as greedy:FILE or search:200:FILE. The same seed gives the same network, with "
        "any number of workers.",
        "kingsroad train caylus2005 --out runs/caylus2005\n"
        "kingsroad train magna_carta --out runs/magna --rounds 400 --workers 64\n"
        "kingsroad train caylus1303 --out runs/1303 --runner ray --ray-address auto\n"
        "kingsroad arena magna_carta --bots greedy:runs/magna/best.weights,greedy",
    )
    add_game(parser)
    parser.add_argument("--out", required=True, metavar="DIR", help="the folder of the run")
    parser.add_argument(
        "--rounds",
        type=int,
        default=100,
        metavar="R",
        help="how many rounds the run shall have in the end (default 100)",
    )
    parser.add_argument(
        "--games",
        type=int,
        default=Settings.round_games,
        metavar="G",
        help=f"games in a round (default {Settings.round_games})",
    )
    parser.add_argument(
        "--start",
        type=int,
        default=Settings.start_games,
        metavar="G",
        help=f"games of the hand-made judge to start with (default {Settings.start_games})",
    )
    parser.add_argument(
        "--base",
        metavar="FILE",
        help="go on from the network of this file, or of the program (shipped), with no start",
    )
    parser.add_argument(
        "--rate",
        type=float,
        default=Settings.rate,
        metavar="L",
        help=f"the rate of learning in the first round (default {Settings.rate:g})",
    )
    parser.add_argument(
        "--search",
        type=int,
        default=Settings.search,
        metavar="N",
        help="in games of few seats search some decisions, N iterations, and learn what is found "
        "(expert iteration; default: never)",
    )
    parser.add_argument(
        "--searched",
        type=float,
        default=Settings.searched,
        metavar="W",
        help=f"how many of the decisions are searched then, from 0 to 1 (default "
        f"{Settings.searched:g})",
    )
    parser.add_argument(
        "--searched-seats",
        type=int,
        default=Settings.searched_seats,
        metavar="N",
        help="in games of so many seats at most (default "
        f"{Settings.searched_seats}: with more a search takes some twenty times as long)",
    )
    parser.add_argument(
        "--hidden",
        type=int,
        default=Settings.hidden,
        metavar="H",
        help=f"units of the first layer (default {Settings.hidden})",
    )
    parser.add_argument(
        "--trace",
        type=float,
        default=Settings.trace,
        metavar="T",
        help="how much of the next decision's target counts against its hope (lambda, default "
        f"{Settings.trace:g}); nearer to 1 looks further ahead",
    )
    parser.add_argument(
        "--first-share",
        type=float,
        default=Settings.first_share,
        metavar="W",
        help="how much of a result is for being first, from 0 to 1; the rest is for the lead "
        f"(default {Settings.first_share:g})",
    )
    parser.add_argument(
        "--lead-unit",
        type=float,
        default=Settings.lead_unit,
        metavar="P",
        help="a lead of so many points is worth as much as odds of e to 1 (default "
        f"{Settings.lead_unit:g})",
    )
    parser.add_argument(
        "--gate",
        type=int,
        default=Settings.gate_games,
        metavar="G",
        help=f"games of the gate for each number of seats (default {Settings.gate_games})",
    )
    add_seed(parser)
    parser.add_argument(
        "--workers", type=int, metavar="W", help="games at once (default: one for each core)"
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
    """Train until all rounds are done, or somebody presses Ctrl-C."""
    rounds = at_least(arguments.rounds, 1, "--rounds")
    base = read_base(arguments)
    settings = read_settings(arguments, base)
    with extra("it", "training"):
        training = import_module("kingsroad.training.run")
    note_interpreted()
    made: dict[str, object] = {
        "command": command_line(),
        "version": VERSION,
        "commit": commit(Path(__file__).parent, Path.cwd()),
    }
    if base is not None:
        made["base"] = {"sha256": settings.base, **read_header(base).made}
    runner = runner_for(arguments)
    under_way: Run = training.Run(Path(arguments.out), settings, made, runner, base)
    with stop_on_interrupt() as stop, progress() as tell:
        under_way.train(rounds, tell, stop.asked)
    report(under_way)
    return GOOD if under_way.round >= rounds else INTERRUPTED


def read_base(arguments: argparse.Namespace) -> bytes | None:
    """The weights to go on from, if there shall be any."""
    if not arguments.base:
        return None
    if arguments.base != "shipped":
        return Path(arguments.base).read_bytes()
    game = find_game(arguments.game)
    weights = shipped_weights(game)
    if weights is None:
        raise WrongWeights(f"no weights are shipped for {game.key}")
    return weights


def read_settings(arguments: argparse.Namespace, base: bytes | None) -> Settings:
    """The recipe, with what the arguments change in it."""
    return Settings(
        game=find_game(arguments.game).key,
        seed=arguments.seed,
        base=hashlib.sha256(base).hexdigest() if base is not None else "",
        first_share=share(arguments.first_share, "--first-share"),
        lead_unit=positive(arguments.lead_unit, "--lead-unit"),
        trace=share(arguments.trace, "--trace"),
        rate=positive(arguments.rate, "--rate"),
        search=at_least(arguments.search, 0, "--search"),
        searched=share(arguments.searched, "--searched"),
        searched_seats=at_least(arguments.searched_seats, 2, "--searched-seats"),
        hidden=at_least(arguments.hidden, 1, "--hidden"),
        start_games=at_least(arguments.start, 0, "--start"),
        round_games=at_least(arguments.games, 1, "--games"),
        gate_games=at_least(arguments.gate, 1, "--gate"),
    )


def runner_for(arguments: argparse.Namespace) -> Runner:
    """Where to play: one worker of this machine needs no process of its own."""
    alone = (arguments.workers or usable_cores()) == 1 and arguments.runner == "local"
    return InlineRunner() if alone else chosen_runner(arguments)


def command_line() -> str:
    """What was typed, for the weights to say."""
    return shlex.join(["kingsroad", *sys.argv[1:]])


def commit(*places: Path) -> str:
    """The commit of the first place that lies in a checkout of this program.

    A checkout of something else, with this program installed somewhere in it, says nothing.
    """
    git = shutil.which("git")
    for place in places if git else ():
        asked = [str(git), "-C", str(place), "rev-parse", "--show-toplevel", "--short=12", "HEAD"]
        done = subprocess.run(asked, capture_output=True, text=True, check=False)  # noqa: S603 - our own git
        top, _, found = done.stdout.strip().partition("\n")
        if done.returncode == 0 and (Path(top) / "src" / "kingsroad" / "version.py").is_file():
            return found
    return "unknown"


@contextmanager
def progress() -> Iterator[Tell]:
    """A line that tells how far the work is, on the way of errors: nothing else is printed."""
    columns: tuple[Any, ...] = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("begin", total=None)

        def tell(what: str, done: int, whole: int) -> None:
            bar.update(task, description=what, completed=done, total=whole)

        yield tell


def report(done: Run) -> None:
    """Say where things stand."""
    print(f"rounds: {done.round}, games: {done.games}, hours: {done.seconds / 3600:.2f}")
    gates = [event for event in done.journal.events() if event["event"] == "gate"]
    for gate in gates[-1:]:
        for duel in gate["duels"]:
            low, high = duel["interval"]
            print(
                f"  {duel['players']} seats: {duel['firsts']:g} of {duel['games']} against the "
                f"champion before it, {duel['share']:.0%} [{low:.0%} to {high:.0%}]"
            )
    print(f"champion: {done.best}\nlog and curves: {done.journal.path}, {done.journal.picture}")
