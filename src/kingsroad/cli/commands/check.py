"""The command check: whether files are sound."""

from __future__ import annotations

import argparse

from kingsroad.cli.arguments import add_json, describe
from kingsroad.cli.console import print_json
from kingsroad.cli.files import read_saved
from kingsroad.cli.status import BAD, BAD_USAGE, GOOD
from kingsroad.core.errors import KingsroadError


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Check records by replaying them, and positions by setting them up. Says OK, or BAD with "
        "the line and the reason. Exit status: 0 if all are good, 1 if one is bad, 2 if one "
        "cannot be read.",
        "kingsroad check game.txt position.json\nkingsroad check records/* --json",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record or a position")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Check each file, bad ones too."""
    status = GOOD
    results: list[dict[str, object]] = []
    for path in arguments.files:
        good, what = True, ""
        try:
            what = verdict(path)
        except KingsroadError as error:
            good, what = False, str(error).removeprefix(f"{path}: ")
            status = max(status, BAD)
        except OSError as error:
            good, what = False, error.strerror or str(error)
            status = BAD_USAGE
        results.append({"file": path, "ok": good, "what": what})
        if not arguments.json:
            print(f"{'OK ' if good else 'BAD'} {path}: {what}")
    if arguments.json:
        print_json(results)
    return status


def verdict(path: str) -> str:
    """What a good file holds; a bad one raises its error."""
    saved = read_saved(path)
    game = saved.game()
    state = "finished" if game.over else "unfinished"
    if saved.record is not None:
        kind, length = "record", f", {len(saved.record)} choices"
    else:
        kind, length = "position", ""
    return f"{kind} of {game.rules.key}, {game.players} seats{length}, {state}"
