"""The command perft: how many decision sequences there are."""

from __future__ import annotations

import argparse
import time

from kingsroad.cli.arguments import (
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
from kingsroad.cli.console import print_json, progress
from kingsroad.cli.status import GOOD, INTERRUPTED
from kingsroad.library import AnyGame


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Count the sequences of D decisions from the start of a dealt game. Two programs that "
        "agree on these numbers agree on what is legal. Draws of chance after the deal count as "
        "decisions. --divide counts behind each first choice. "
        "Each depth is counted in turn; Ctrl-C shows what is done so far.",
        "kingsroad perft caylus2005 --depth 4\n"
        "kingsroad perft caylus2005 --players 2 --seed 7 --depth 3 --divide --json",
    )
    add_game(parser)
    add_players(parser)
    add_seed(parser)
    parser.add_argument(
        "--depth", type=int, default=3, metavar="D", help="decisions in a sequence (default 3)"
    )
    parser.add_argument("--divide", action="store_true", help="count behind each first choice")
    add_options(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Count and report."""
    rules, players, options = chosen_game(arguments)
    depth = at_least(arguments.depth, 1, "--depth")
    note_interpreted()
    game = rules.start(players, options, arguments.seed)
    counts: list[int] = []
    divided: dict[str, int] = {}
    complete = True
    started = time.perf_counter()
    try:
        for level in range(1, depth + 1):
            divided = divide(game, level)
            counts.append(sum(divided.values()))
            if not arguments.json:
                print(f"depth {level}: {counts[-1]:,} sequences", flush=True)
    except KeyboardInterrupt:
        complete = False
    seconds = time.perf_counter() - started
    if arguments.json:
        document: dict[str, object] = {
            "game": rules.key,
            "players": players,
            "seed": arguments.seed,
            "options": options,
            "depth": len(counts),
            "sequences": counts[-1] if counts else None,
            "by_depth": counts,
            "seconds": seconds,
        }
        if arguments.divide:
            document["divide"] = divided
        print_json(document)
    else:
        if arguments.divide:
            for name, number in divided.items():
                print(f"  {name:<24} {number:>14,}")
        print(f"{'done' if complete else 'stopped'} after {seconds:.2f} s")
    return GOOD if complete else INTERRUPTED


def divide(game: AnyGame, depth: int) -> dict[str, int]:
    """The number of sequences behind each choice."""
    counts: dict[str, int] = {}
    with progress(f"depth {depth}", len(game.legal)) as show:
        for choice in game.legal:
            after = game.clone()
            after.apply(choice)
            counts[choice.name] = sequences(after, depth - 1)
            show(len(counts))
    return counts


def sequences(game: AnyGame, depth: int) -> int:
    """The number of sequences of so many decisions; a game that is over has none."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.legal)
    total = 0
    for choice in game.legal:
        after = game.clone()
        after.apply(choice)
        total += sequences(after, depth - 1)
    return total
