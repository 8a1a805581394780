"""The command puzzles: find puzzles in games of bots, and ask whether their answers hold."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

from kingsroad.arena.runner import LocalRunner, Lost, usable_cores
from kingsroad.cli.arguments import add_game, add_json, add_seed, at_least, describe
from kingsroad.cli.build import note_interpreted
from kingsroad.cli.commands.arena import stop_on_interrupt
from kingsroad.cli.console import print_json, progress
from kingsroad.cli.status import BAD, GOOD, INTERRUPTED
from kingsroad.core.errors import KingsroadError
from kingsroad.learn.puzzles.checking import doubt
from kingsroad.learn.puzzles.finding import Job, find
from kingsroad.learn.puzzles.puzzle import KINDS, SUFFIX, Puzzle, puzzles_of, read_puzzles
from kingsroad.library import AnyRuleset, find_game


def configure(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    describe(
        parser,
        "Play games of bots and keep the questions of which one answer is clearly the best: a "
        "placement, the provost, or a last turn that is tried out to the end. They are added to a "
        "file, a line each; a file that has some already is gone on with, and Ctrl-C loses none. "
        "With --check the answers of a file, or of the puzzles that come with the program, are "
        "proven and searched again.",
        "kingsroad puzzles caylus2005\n"
        "kingsroad puzzles magna_carta --count 300 --seed 7 --out more.jsonl\n"
        "kingsroad puzzles caylus1303 --check\n"
        "kingsroad puzzles caylus1303 --check --drop --out more.jsonl",
    )
    add_game(parser)
    parser.add_argument(
        "--count", type=int, default=120, metavar="N", help="puzzles to have (default 120)"
    )
    add_seed(parser)
    parser.add_argument(
        "--out", metavar="FILE", help=f"the file of the puzzles (default: GAME{SUFFIX})"
    )
    parser.add_argument("--workers", type=int, metavar="W", help="games at once (default: cores)")
    parser.add_argument(
        "--check", action="store_true", help="find none, but ask which answers do not hold"
    )
    parser.add_argument(
        "--drop", action="store_true", help="with --check: take those out of the file"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Search until there are enough; or ask those that there are again."""
    rules = find_game(arguments.game)
    workers = usable_cores() if arguments.workers is None else arguments.workers
    runner = LocalRunner(at_least(workers, 1, "--workers"))
    if arguments.check:
        return check(rules, arguments, runner)
    wanted = at_least(arguments.count, 1, "--count")
    path = Path(arguments.out or f"{rules.key}{SUFFIX}")
    found = known_puzzles(path)
    note_interpreted()
    jobs: Iterator[Job] = (
        Job(rules, arguments.seed, number) for number in count(next_game(found, arguments.seed))
    )
    with stop_on_interrupt() as stop, progress("puzzles", wanted) as show, path.open("a") as file:

        def enough() -> bool:
            return stop.heard or len(found) >= wanted

        with closing(runner.run(find, jobs, enough)) as answers:
            for job, answer in answers:
                if isinstance(answer, Lost):
                    raise KingsroadError(f"game {job.number} was lost: {answer.reason}")
                for puzzle in answer:
                    if puzzle.key not in found:
                        found[puzzle.key] = puzzle
                        file.write(puzzle.write() + "\n")
                        file.flush()
                show(len(found))
    facts = {"game": rules.key, "file": str(path), "puzzles": len(found), **by_kind(found)}
    if arguments.json:
        print_json(facts)
    else:
        print(f"{path}: {len(found)} puzzles ({', '.join(f'{k} {facts[k]}' for k in KINDS)})")
    return INTERRUPTED if stop.heard else GOOD


def check(rules: AnyRuleset, arguments: argparse.Namespace, runner: LocalRunner) -> int:
    """Tell which answers do not hold any more; drop them if that is wanted."""
    path = Path(arguments.out) if arguments.out else None
    if path is None and arguments.drop:
        raise KingsroadError("--drop changes a file of puzzles: name it with --out")
    puzzles = puzzles_of(rules) if path is None else known_puzzles(path)
    note_interpreted()
    asked, doubts = 0, dict[str, str]()
    with (
        stop_on_interrupt() as stop,
        progress("puzzles", len(puzzles)) as show,
        closing(runner.run(doubt, puzzles.values(), lambda: stop.heard)) as answers,
    ):
        for puzzle, answer in answers:
            if isinstance(answer, Lost):
                raise KingsroadError(f"puzzle {puzzle.key} was lost: {answer.reason}")
            asked += 1
            if answer:
                doubts[puzzle.key] = answer
            show(asked)
    if arguments.json:
        print_json({"game": rules.key, "asked": asked, "doubts": doubts})
    else:
        for key, reason in doubts.items():
            print(f"{key} ({puzzles[key].kind}, {puzzles[key].line[0]}): {reason}")
        print(f"{rules.title}: {asked - len(doubts)} of {asked} answers hold")
    if path is not None and arguments.drop:
        left = [puzzle for key, puzzle in puzzles.items() if key not in doubts]
        path.write_text("".join(f"{each.write()}\n" for each in left), encoding="utf-8")
    if stop.heard:
        return INTERRUPTED
    return BAD if doubts and not arguments.drop else GOOD


def known_puzzles(path: Path) -> dict[str, Puzzle]:
    """The puzzles that a file has already."""
    if not path.exists():
        return {}
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
        return {puzzle.key: puzzle for puzzle in read_puzzles(lines)}
    except (json.JSONDecodeError, KeyError, TypeError) as error:
        raise KingsroadError(f"{path} is no file of puzzles: {error}") from None


def next_game(found: dict[str, Puzzle], seed: int) -> int:
    """The game after the last one of this seed in which something was found."""
    return max((p.source[1] + 1 for p in found.values() if p.source[0] == seed), default=0)


def by_kind(found: dict[str, Puzzle]) -> dict[str, int]:
    """How many there are of each kind."""
    kinds = Counter(puzzle.kind for puzzle in found.values())
    return {kind: kinds[kind] for kind in KINDS}
