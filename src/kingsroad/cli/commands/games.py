"""The command games: which games there are."""

from __future__ import annotations

import argparse

from kingsroad.cli.arguments import add_json, describe
from kingsroad.cli.console import print_json
from kingsroad.cli.status import GOOD
from kingsroad.library import GAMES, AnyRuleset


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "List the games with their seats and options. The first value of an option is the one "
        "played when nothing is said.",
        "kingsroad games\nkingsroad games --json",
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the list."""
    if arguments.json:
        print_json([facts(rules) for rules in GAMES.values()])
        return GOOD
    for rules in GAMES.values():
        print(f"{rules.key}  {rules.title}, {seat_range(rules)} seats")
        for option in rules.options:
            values = f"--option {option.key}={'|'.join(option.values)}"
            print(f"  {values:<34} {option.meaning}")
    return GOOD


def seat_range(rules: AnyRuleset) -> str:
    """The numbers of seats that can play."""
    return f"{rules.seats[0]} to {rules.seats[-1]}"


def facts(rules: AnyRuleset) -> dict[str, object]:
    """A game in plain values."""
    return {
        "game": rules.key,
        "title": rules.title,
        "rules": rules.version,
        "seats": list(rules.seats),
        "seat_names": list(rules.seat_names),
        "options": [
            {"key": option.key, "values": list(option.values), "meaning": option.meaning}
            for option in rules.options
        ],
    }
