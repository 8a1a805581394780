"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from textwrap import fill

from kingsroad.core.errors import KingsroadError
from kingsroad.library import GAMES, AnyRuleset, find_game

HELP_WIDTH = 78


class BadUsage(KingsroadError):
    """The arguments do not fit together or name something that is not there."""


def describe(parser: argparse.ArgumentParser, what: str, examples: str) -> None:
    """Give a command its help: what it does, and example lines."""
    parser.description = fill(what, HELP_WIDTH)
    parser.epilog = "examples:\n" + "\n".join(f"  {line}" for line in examples.splitlines())


def add_game(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    """The name of a game."""
    parser.add_argument(
        "game",
        metavar="GAME",
        nargs="?" if optional else None,
        help=f"the game: {', '.join(GAMES)}",
    )


def add_players(parser: argparse.ArgumentParser) -> None:
    """The number of seats."""
    parser.add_argument(
        "--players", type=int, default=4, metavar="N", help="number of seats (default 4)"
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    """The seed of the chance."""
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="S",
        help="the same seed gives the same games on every machine (default 0)",
    )


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of the table."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game; `kingsroad games` lists them; may be repeated",
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Output for machines."""
    parser.add_argument("--json", action="store_true", help="print JSON, for machines")


def read_options(pairs: list[str]) -> dict[str, str]:
    """The options of the table from their ``key=value`` pairs."""
    options: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key or not value:
            raise BadUsage(f"--option {pair}: write it as KEY=VALUE, as in --option favors=simple")
        options[key] = value
    return options


def chosen_game(arguments: argparse.Namespace) -> tuple[AnyRuleset, int, dict[str, str]]:
    """The game, the seats and all options that the arguments name, checked."""
    rules = find_game(arguments.game)
    options = rules.checked(arguments.players, read_options(arguments.option))
    return rules, arguments.players, options


def at_least(number: int, least: int, name: str) -> int:
    """A number that must not be smaller."""
    if number < least:
        raise BadUsage(f"{name} must be at least {least}, not {number}")
    return number


def share(number: float, name: str) -> float:
    """A part of a whole."""
    if not 0.0 <= number <= 1.0:
        raise BadUsage(f"{name} must be from 0 to 1, not {number:g}")
    return number


def positive(number: float, name: str) -> float:
    """A number above zero; it may be as small as it likes."""
    if not 0.0 < number < float("inf"):
        raise BadUsage(f"{name} must be more than 0, not {number:g}")
    return number
