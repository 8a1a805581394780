"""The command rules: read or search the rules of a game."""

from __future__ import annotations

import argparse
import sys

from rich.markdown import Markdown

from kingsroad.cli.arguments import BadUsage, add_game, describe
from kingsroad.cli.rulebook import RULES, RULINGS, find, read_rules, without_ids
from kingsroad.cli.screen import screen
from kingsroad.cli.status import GOOD
from kingsroad.library import find_game

WIDEST = 100


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Print the rules of a game. Through a pipe they are plain Markdown.",
        "kingsroad rules caylus2005\n"
        "kingsroad rules caylus2005 --find provost\n"
        "kingsroad rules caylus2005 --ids | less\n"
        "kingsroad rules caylus2005 --rulings",
    )
    add_game(parser)
    parser.add_argument("--ids", action="store_true", help="show the id of each rule: [place.3]")
    parser.add_argument("--find", metavar="WORD", help="only the rules with this word")
    parser.add_argument(
        "--rulings", action="store_true", help="how doubtful cases are decided, and why"
    )


def run(arguments: argparse.Namespace) -> int:
    """Print them."""
    text = read_rules(find_game(arguments.game), RULINGS if arguments.rulings else RULES)
    if not arguments.ids:
        text = without_ids(text)
    if arguments.find is not None:
        text = find(text, arguments.find)
        if not text:
            raise BadUsage(f"no rule has the word {arguments.find!r}")
    if sys.stdout.isatty():
        console = screen()
        console.print(Markdown(text), width=min(console.width, WIDEST))
    else:
        print(text)
    return GOOD
