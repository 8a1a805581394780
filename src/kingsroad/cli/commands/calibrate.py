"""The command calibrate: forecasts that keep their word, learned from games."""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from pathlib import Path
from typing import Any

from kingsroad.arena.runner import LocalRunner, usable_cores
from kingsroad.bots.levels import fitting_bot
from kingsroad.cli.arguments import BadUsage, add_game, add_seed, at_least, describe
from kingsroad.cli.build import note_interpreted
from kingsroad.cli.commands.arena import extra
from kingsroad.cli.status import GOOD
from kingsroad.library import find_game
from kingsroad.version import VERSION

LEAST_GAMES = 20


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Learn what the word of a game's network is worth (needs kingsroad[training]): games among "
        "equal bots, two thirds of them for the fit, the others for the figures that are printed: "
        "log-loss of the share of the first place, its calibration error, and bias and error of "
        "the score, for each third of the game. The file is what forecasts are made with; put it "
        "into bots/forecasts. Do it anew when the network has changed. A file keeps the fits of "
        "other numbers of seats.",
        "kingsroad calibrate caylus2005 --out caylus2005.json\n"
        "kingsroad calibrate caylus1303 --players 2,4 --bot journeyman,master",
    )
    add_game(parser)
    parser.add_argument(
        "--players", metavar="N,N", help="numbers of seats (default: all of the game)"
    )
    parser.add_argument(
        "--games", type=int, default=600, metavar="G", help="games for each (default 600)"
    )
    parser.add_argument(
        "--bot",
        default="journeyman",
        metavar="BOT,BOT",
        help="who plays them, in turns if there are several: each against its like (default "
        "journeyman)",
    )
    add_seed(parser)
    parser.add_argument("--workers", type=int, metavar="W", help="games at once (default: cores)")
    parser.add_argument("--out", metavar="FILE", help="the file to write the fits to")


def run(arguments: argparse.Namespace) -> int:
    """Play, fit, measure, write."""
    rules = find_game(arguments.game)
    bots = [bot.strip() for bot in arguments.bot.split(",")]
    for bot in bots:
        fitting_bot(bot, rules)
    games = at_least(arguments.games, LEAST_GAMES, "--games")
    workers = usable_cores() if arguments.workers is None else arguments.workers
    runner = LocalRunner(at_least(workers, 1, "--workers"))
    with extra("it", "training"):
        calibration = import_module("kingsroad.training.calibration")
    note_interpreted()
    seats: dict[str, Any] = {}
    for players in chosen_seats(arguments.players, rules.seats):
        found = calibration.played(rules, players, bots, games, arguments.seed, runner)
        known = 2 * len(found) // 3
        fit = calibration.fit(found[:known])
        figures = calibration.figures(fit, found[known:])
        print_figures(players, len(found) - known, figures)
        seats[str(players)] = {
            "command": f"kingsroad calibrate {rules.key} --players {players} --games {games} "
            f"--bot {arguments.bot} --seed {arguments.seed}",
            "version": VERSION,
            "held_out_games": len(found) - known,
            "held_out": figures,
            "fit": fit._asdict(),
        }
        if arguments.out is not None:
            write(Path(arguments.out), rules.key, seats)
    return GOOD


def write(path: Path, game: str, seats: dict[str, Any]) -> None:
    """Write the fits; those of other numbers of seats stay in the file."""
    known = json.loads(path.read_text(encoding="utf-8"))["seats"] if path.exists() else {}
    document = {"game": game, "seats": dict(sorted({**known, **seats}.items()))}
    path.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


def chosen_seats(text: str | None, possible: list[int]) -> list[int]:
    """The numbers of seats that are asked for."""
    if text is None:
        return possible
    try:
        numbers = [int(word) for word in text.split(",")]
    except ValueError:
        raise BadUsage("--players is a list of numbers, as in --players 2,4") from None
    for number in numbers:
        if number not in possible:
            raise BadUsage(f"--players {number}: there are {possible[0]} to {possible[-1]} seats")
    return numbers


def print_figures(players: int, games: int, figures: list[dict[str, float]]) -> None:
    """A line for each third."""
    for third, found in enumerate(figures):
        print(
            f"{players} seats, third {third + 1} of {games} games: log-loss "
            f"{found['log_loss']:.3f}, calibration error {found['calibration_error']:.1%}, "
            f"score off by {found['bias']:+.1f}, and by {found['score_error']:.1f} as a rule",
            flush=True,
        )
