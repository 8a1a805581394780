"""Searches for a small set of games that together show everything, and writes their records.

    python -m tests.make_golden NAME [--games N] [--workers W]

The players are guided: they plan a little, each game with a taste of its own, and take what no
record has shown yet. The search goes on in rounds, each after what the rounds before missed.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from typing import NamedTuple

from tests.parts import folder_of, golden_of, part_of

import kingsroad
from kingsroad import Record, record_of


class Case(NamedTuple):
    """A game to try, with what is still missing."""

    name: str
    seed: int
    missing: frozenset[str]


def try_case(case: Case) -> tuple[Case, str, set[str]]:
    """Play a guided game; its record and what it shows."""
    rules = kingsroad.find_game(case.name)
    golden = part_of(case.name, "golden")
    seed = case.seed
    dealt = seed if golden.DEALT else None
    game = rules.start(rules.seats[seed % len(rules.seats)], golden.options(seed), dealt)
    guide = golden.Guide(game, seed, case.missing)
    while not game.over:
        game.apply(guide.choose())
    record = record_of(game)
    return case, record.write(), golden.features(record)


def search(name: str, games: int, rounds: int, workers: int) -> list[str]:
    """The records of a small set of games."""
    chosen: list[tuple[str, set[str]]] = []
    missing = part_of(name, "golden").wanted()
    with multiprocessing.Pool(workers) as pool:
        for number in range(rounds):
            cases = [Case(name, games * number + i, frozenset(missing)) for i in range(games)]
            best: tuple[str, set[str]] = ("", set())
            for _, text, shown in pool.imap_unordered(try_case, cases, 16):
                if (len(shown & missing), text) > (len(best[1] & missing), best[0]):
                    best = (text, shown)
            if best[1] & missing:
                chosen.append(best)
                missing -= best[1]
            sys.stdout.write(f"round {number}: {len(chosen)} records, {len(missing)} missing\n")
            if not missing:
                break
    sys.stdout.write(f"missing: {sorted(missing)}\n")
    return slim(chosen, part_of(name, "golden").wanted())


def slim(chosen: list[tuple[str, set[str]]], wanted: set[str]) -> list[str]:
    """Leave out records whose features the others show."""
    kept = list(chosen)
    for entry in chosen:
        others: set[str] = set().union(*[shown for other, shown in kept if other != entry[0]])
        if entry[1] & wanted <= others:
            kept.remove(entry)
    return [text for text, _ in kept]


def file_name(number: int, record: Record) -> str:
    """A name that tells what is in the record."""
    words = [f"{number:02}", f"{record.players}-seats"]
    for option in record.rules.options:
        value = record.options[option.key]
        if value != option.values[0]:
            words.append(option.key if value == "on" else value)
    return "-".join(words) + ".log"


def main() -> None:
    """Search and write."""
    parser = argparse.ArgumentParser(prog="python -m tests.make_golden", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("name", choices=list(kingsroad.GAMES), help="the game")
    parser.add_argument("--games", type=int, default=500, help="games tried in each round")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    texts = search(chosen.name, chosen.games, chosen.rounds, chosen.workers)
    folder = folder_of(chosen.name) / "golden"
    folder.mkdir(parents=True, exist_ok=True)
    for old in golden_of(chosen.name):
        old.unlink()
    for number, text in enumerate(texts, 1):
        path = folder / file_name(number, kingsroad.read_record(text))
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.name}\n")


if __name__ == "__main__":
    main()
