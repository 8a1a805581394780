"""How many decision sequences there are: two programs that agree here agree on what is legal.

`python -m tests.test_perft --write [NAME]` counts again and writes; look at the difference.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

import pytest
from tests.parts import folder_of, part_of

import kingsroad
from kingsroad import AnyGame
from kingsroad.core.dice import Dice

MOST_CLONES = 25_000
"""A line may make the counter copy so many games; that keeps the tests short."""


class Line(NamedTuple):
    """One setup and its count."""

    players: int
    seed: int
    options: dict[str, str]
    after: int
    depth: int
    total: int


def read_lines(name: str) -> list[Line]:
    """The counts of a game."""
    lines = []
    for text in (folder_of(name) / "perft.txt").read_text(encoding="utf-8").splitlines():
        words = text.split("#")[0].split()
        if words:
            players, seed, options, after, depth, count = words
            chosen = [] if options == "-" else [o.split("=") for o in options.split(",")]
            lines.append(
                Line(int(players), int(seed), dict(chosen), int(after), int(depth), int(count))
            )
    return lines


def begin(name: str, line: Line) -> AnyGame:
    """The position to count from: a dealt game after some random decisions."""
    game = kingsroad.find_game(name).start(line.players, line.options, line.seed)
    dice = Dice(line.seed)
    for _ in range(line.after):
        game.apply(game.legal[dice.below(len(game.legal))])
    return game


def sequences(game: AnyGame, depth: int) -> int:
    """The number of sequences of so many decisions; a game that is over has none."""
    if depth == 1:
        return len(game.legal)
    total = 0
    for choice in game.legal:
        after = game.clone()
        after.apply(choice)
        total += sequences(after, depth - 1)
    return total


def divide(game: AnyGame, depth: int) -> str:
    """The counts behind each first choice, for the message of a failure."""
    rows = [f"{game.seat_name(game.seat)} at {type(game.pending).__name__}:"]
    for choice in game.legal:
        after = game.clone()
        after.apply(choice)
        rows.append(f"  {choice.name:24} {1 if depth == 1 else sequences(after, depth - 1):10}")
    return "\n".join(rows)


CASES = [(name, line) for name in kingsroad.GAMES for line in read_lines(name)]


@pytest.mark.parametrize(
    ("name", "line"), CASES, ids=[f"{name}-{'-'.join(map(str, line[:5]))}" for name, line in CASES]
)
def test_count(name: str, line: Line) -> None:
    game = begin(name, line)
    count = sequences(game, line.depth)
    assert count == line.total, f"\n{divide(game, line.depth)}"


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_every_number_of_seats_is_counted(name: str) -> None:
    rules = kingsroad.find_game(name)
    lines = read_lines(name)
    assert {line.players for line in lines} == set(rules.seats)
    for option in rules.options:
        assert {line.options.get(option.key, option.values[0]) for line in lines} == set(
            option.values
        )


def test_the_counter_agrees_with_walking() -> None:
    """Counting the leaves one by one gives the same as the shortcut for the last decision."""
    game = kingsroad.new_game("caylus2005", 2, seed=1)

    def walk(at: AnyGame, depth: int) -> int:
        if depth == 0:
            return 1
        total = 0
        for choice in at.legal:
            after = at.clone()
            after.apply(choice)
            total += walk(after, depth - 1)
        return total

    assert walk(game, 2) == sequences(game, 2)
    over = game.clone()
    while not over.over:
        over.apply(over.legal[-1])
    assert sequences(over, 1) == sequences(over, 3) == 0


HEADER = """\
# Perft: how many sequences of `depth` decisions there are in a dealt game.
# The dealer deals with `seed`; then `after` decisions are made by Dice(seed), each picking
# legal[below(len(legal))]. With after = 0 this is what `kingsroad perft` counts.
# Written by: python -m tests.test_perft --write
#
# players seed options after depth count
"""


def written(name: str) -> str:
    """The file anew: every setup as deep as the limit of copies allows."""
    rows = []
    rules = kingsroad.find_game(name)
    changed = [{o.key: value} for o in rules.options for value in o.values[1:]]
    for players in rules.seats:
        for after in part_of(name, "pinned").PERFT_AFTER:
            seed = 100 * players + after
            options = dict(enumerate(changed, 1)).get(after % 3, {}) if after else {}
            line = Line(players, seed, options, after, 1, 0)
            game = begin(name, line)
            depth = 1
            while depth < 6 and sequences(game, depth) < MOST_CLONES:
                depth += 1
            count = sequences(game, depth)
            told = ",".join(f"{key}={value}" for key, value in options.items()) or "-"
            rows.append(f"{players} {seed} {told} {after} {depth} {count}\n")
    return HEADER + "".join(rows)


if __name__ == "__main__" and "--write" in sys.argv:
    for game_name in sys.argv[2:] or kingsroad.GAMES:
        (folder_of(game_name) / "perft.txt").write_text(written(game_name), encoding="utf-8")
