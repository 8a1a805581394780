"""The command kingsroad: which command, its help, and what becomes of errors.

A command is a module with `configure(parser)` and `run(arguments)`. Only the one that is asked
for is imported, so that the others cost nothing.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Protocol, cast

from kingsroad.cli.build import BUILD
from kingsroad.cli.status import BAD_USAGE, BROKEN_PIPE, GOOD, INTERRUPTED
from kingsroad.core.errors import KingsroadError
from kingsroad.version import VERSION

COMMANDS = {
    "play": "play in the terminal, against others or alone",
    "serve": "serve the web table, for people and bots in the browser",
    "admin": "look after the accounts and the chat of a server",
    "assist": "think for the bots of a web table on another machine",
    "doctor": "say what is wrong with an installation of the web table",
    "backup": "write everything of a web table into one file, while it runs",
    "restore": "fill an empty web table from a backup",
    "mcp": "let a language model play, against bots or with people",
    "games": "list the games, their seats and options",
    "rules": "read or search the rules of a game",
    "replay": "show a recorded game at any point",
    "review": "say which choices of a finished game gave something away",
    "check": "check records and positions",
    "sim": "play many random games and measure",
    "arena": "let bots play each other and rate them",
    "train": "train the network of a game by self-play",
    "statistics": "say what is true, from many games of bots",
    "puzzles": "find puzzles in games of bots",
    "calibrate": "fit the forecasts of a game to how games end",
    "perft": "count the decision sequences from the start of a game",
    "bench": "measure this installation",
}

DESCRIPTION = "Kingsroad plays the Caylus family of board games."
EPILOG = """\
examples:
  kingsroad play caylus2005                 play blue against three bots
  kingsroad play magna_carta --players 3    another game, with three seats
  kingsroad rules caylus2005 --find gate    what the rules say about the gate
  kingsroad sim caylus2005 --games 1000     play 1000 random games
  kingsroad COMMAND --help                  more about a command
"""


class Command(Protocol):
    """What a module of a command provides."""

    configure: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def main(arguments: list[str] | None = None) -> int:
    """Run the command; the exit status. What goes wrong is said in a line, without a traceback."""
    given = sys.argv[1:] if arguments is None else arguments
    name = next((word for word in given if not word.startswith("-")), "")
    try:
        status = dispatch(given, name)
        sys.stdout.flush()
    except KingsroadError as error:
        return refuse(name, str(error))
    except BrokenPipeError:
        # Nobody reads any more: what is still in the buffer must not raise once again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return refuse(name, f"{where}{error.strerror or error}")
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return INTERRUPTED
    return status


def dispatch(given: list[str], name: str) -> int:
    """Understand the arguments and run the command they name."""
    command = load(name) if name in COMMANDS else None
    top = parser(name, command)
    try:
        arguments = top.parse_args(given)
    except SystemExit as stop:  # argparse has said why
        return stop.code if isinstance(stop.code, int) else BAD_USAGE
    if command is None:
        top.print_help()
        return GOOD
    return command.run(arguments)


def load(name: str) -> Command:
    """Import the module of a command."""
    return cast(Command, import_module(f"kingsroad.cli.commands.{name}"))


def parser(name: str, command: Command | None) -> argparse.ArgumentParser:
    """The parser; only the command that is asked for gets its arguments."""
    top = argparse.ArgumentParser(
        prog="kingsroad",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"kingsroad {VERSION} ({BUILD})")
    commands = top.add_subparsers(
        title="commands",
        # argparse would break the lines of the longest names.
        description="\n".join(f"{each:<12}{summary}" for each, summary in COMMANDS.items()),
        metavar="COMMAND",
        dest="command",
        help="one of these",
    )
    for each in COMMANDS:
        sub = commands.add_parser(
            each,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        if command is not None and each == name:
            command.configure(sub)
    return top


def refuse(name: str, why: str) -> int:
    """Say what is wrong."""
    print(f"kingsroad {name}: {why}", file=sys.stderr)
    return BAD_USAGE
