"""The command rules: read or search the rules of a game."""

from __future__ import annotations

import argparse
import sys

from rich.markdown import Markdown

from kingsroad.cli.arguments import BadUsage, add_game, add_json, describe
from kingsroad.cli.commands.doubts import as_document, as_text
from kingsroad.cli.console import print_json, screen
from kingsroad.cli.language import add_language, chosen_language
from kingsroad.cli.status import GOOD
from kingsroad.library import AnyRuleset, find_game
from kingsroad.text.rulebook import RULES, RULINGS, find, for_players, read_rules

WIDEST = 100


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Print the rules of a game. Through a pipe they are plain Markdown. With --doubts list "
        "the printed values that want a look at the real tiles, the least certain first, in "
        "English.",
        "kingsroad rules caylus2005\n"
        "kingsroad rules caylus2005 --find provost\n"
        "kingsroad rules caylus2005 --ids | less\n"
        "kingsroad rules caylus2005 --rulings\n"
        "kingsroad rules caylus2005 --language de     auf Deutsch\n"
        "kingsroad rules caylus1303 --doubts",
    )
    add_game(parser)
    parser.add_argument("--ids", action="store_true", help="show the id of each rule: [place.3]")
    parser.add_argument("--find", metavar="WORD", help="only the rules with this word")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument(
        "--rulings", action="store_true", help="how doubtful cases are decided, and why"
    )
    instead.add_argument(
        "--doubts", action="store_true", help="printed values that nobody could read for certain"
    )
    add_language(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print them."""
    rules = find_game(arguments.game)
    if arguments.doubts:
        return list_doubts(rules, arguments)
    if arguments.json:
        raise BadUsage("--json goes with --doubts: the rules are a text")
    kind = RULINGS if arguments.rulings else RULES
    text = read_rules(rules, kind, chosen_language(arguments.language))
    if not arguments.ids:
        text = for_players(text)
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


def list_doubts(rules: AnyRuleset, arguments: argparse.Namespace) -> int:
    """Print the doubtful values instead."""
    if arguments.ids or arguments.find is not None or arguments.language is not None:
        raise BadUsage("--doubts goes without --ids, --find and --language")
    if arguments.json:
        print_json(as_document(rules))
    else:
        print(as_text(rules))
    return GOOD
