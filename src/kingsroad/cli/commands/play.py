"""The command play: a game in the terminal."""

from __future__ import annotations

import argparse
import secrets
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from kingsroad.bots.levels import LEVELS, fitting_bot
from kingsroad.bots.persons import OPPONENTS, PERSONS
from kingsroad.cli.arguments import (
    BadUsage,
    add_game,
    add_options,
    add_players,
    describe,
    read_options,
)
from kingsroad.cli.console import screen
from kingsroad.cli.files import read_saved
from kingsroad.cli.language import add_language, chosen_language
from kingsroad.cli.terminal.session import Session
from kingsroad.cli.terminal.table import Table, loaded_table, new_table
from kingsroad.library import AnyRuleset, find_game, first_game

DEFAULT_SEAT = "blue"
SEEDS = 1_000_000


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Play in the terminal. Answer each question with the number of an option, its name, or "
        "enough of its name; ? lists the other commands (undo, log, rules, save, quit ...). "
        "From a pipe the answers are read line by line.",
        "kingsroad play caylus2005\n"
        "kingsroad play caylus2005 --players 3 --seat red --record evening.txt\n"
        "kingsroad play magna_carta --option rules=beginner\n"
        "kingsroad play caylus1303 --option setup=first-game\n"
        "kingsroad play caylus2005 --bots master       against bots that search\n"
        "kingsroad play caylus2005 --bots odile,renaud against two of the persons\n"
        "kingsroad play caylus2005 --seat all          everybody at this keyboard\n"
        "kingsroad play caylus1303 --language de      auf Deutsch\n"
        "kingsroad play --load evening.txt             go on with a saved game",
    )
    add_game(parser, optional=True)
    add_players(parser)
    parser.add_argument(
        "--seat",
        default=DEFAULT_SEAT,
        metavar="COLOUR",
        help="your seat, several (blue,red), all, or none to watch (default blue)",
    )
    parser.add_argument(
        "--bots",
        default=",".join(OPPONENTS),
        metavar="A,B,...",
        help=f"who plays the other seats, around the table: {', '.join(PERSONS)}; a level: "
        f"{', '.join(LEVELS)}; or a bot of the arena (default {','.join(OPPONENTS)})",
    )
    parser.add_argument(
        "--seed", type=int, metavar="S", help="the same seed deals the same game (default: any)"
    )
    add_options(parser)
    parser.add_argument(
        "--record", metavar="FILE", help="write the record to this file after every choice"
    )
    parser.add_argument("--load", metavar="FILE", help="go on from a record or a position")
    add_language(parser)
    parser.add_argument("--no-color", action="store_true", help="no colours")


def run(arguments: argparse.Namespace) -> int:
    """Set the table and play."""
    seed = secrets.randbelow(SEEDS) if arguments.seed is None else arguments.seed
    table = set_table(arguments, seed)
    table.humans = read_seats(arguments.seat, table)
    names = [name.strip() for name in arguments.bots.split(",")]
    table.bots = [fitting_bot(name, table.game.rules) for name in names]
    table.language = chosen_language(arguments.language)
    check_record_file(arguments)
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")  # from now on input() edits lines and remembers them
    session = Session(table, screen(arguments.no_color), sys.stdin, arguments.record)
    if arguments.load is None:
        session.tell("play-seed", seed=str(seed))
    elif not table.choices and table.game.origin is not None:
        session.tell("play-position", file=arguments.load, title=table.game.rules.title)
    else:
        session.tell("play-record", file=arguments.load, choices=len(table.choices))
    return session.play()


def set_table(arguments: argparse.Namespace, seed: int) -> Table:
    """A new game, or one from a file."""
    if arguments.load is None:
        rules = chosen_rules(arguments.game)
        options = rules.checked(arguments.players, read_options(arguments.option))
        return new_table(rules, arguments.players, options, seed)
    table = loaded_table(read_saved(arguments.load), seed)
    if arguments.game not in (None, table.game.rules.key):
        raise BadUsage(f"{arguments.load} is a game of {table.game.rules.key}")
    if arguments.option:
        raise BadUsage("--option does not go with --load: a saved game has its options")
    return table


def chosen_rules(name: str | None) -> AnyRuleset:
    """The game that was named; without a name the first."""
    return first_game() if name is None else find_game(name)


def read_seats(text: str, table: Table) -> set[int]:
    """The seats of the people here."""
    game = table.game
    names = [game.seat_name(seat) for seat in range(game.players)]
    if text == "all":
        return set(range(game.players))
    if text == "none":
        return set()
    seats = set()
    for name in text.split(","):
        if name not in names:
            raise BadUsage(
                f"--seat {name}: the seats are {', '.join(names)}; or all, or none to watch"
            )
        seats.add(names.index(name))
    return seats


def check_record_file(arguments: argparse.Namespace) -> None:
    """A record must not overwrite another game."""
    path = arguments.record
    if path is None:
        return
    if Path(path).exists() and path != arguments.load:
        raise BadUsage(
            f"--record {path}: there is such a file already; choose another name, "
            f"or go on with that game: --load {path} --record {path}"
        )
