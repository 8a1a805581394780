"""A puzzle: a table, whose turn it is, and the one choice that is clearly the best."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from kingsroad.library import AnyGame, AnyRuleset, load_position

PLACEMENT: Final = "placement"
PROVOST: Final = "provost"
ENDING: Final = "ending"
KINDS: Final = (PLACEMENT, PROVOST, ENDING)
SUFFIX: Final = ".jsonl"


class Puzzle(NamedTuple):
    """A question with one answer, found in a game of bots."""

    key: str
    """Its name in addresses, made from the position."""
    kind: str
    rating: int
    """How hard it is, on the scale of the solvers' ratings; an estimate."""
    line: tuple[str, ...]
    """The answer; in an ending also what follows it, while there is one best answer each time."""
    rival: str
    """The choice that comes nearest."""
    gap: float
    """By how much the answer is better: points in an ending, else hope from 0 to 1."""
    themes: tuple[str, ...]
    reasons: tuple[tuple[str, float], ...]
    """Why the answer is better than the rival: of what it brings how much more."""
    leads: tuple[int, ...]
    """In an ending: the lead that the answer comes to, and the one of the rival."""
    source: tuple[int, int]
    """The seed of the search, and the number of the game in which it was found."""
    position: dict[str, Any]

    def game(self) -> AnyGame:
        """The game at the question."""
        return load_position(self.position)

    def write(self) -> str:
        """The puzzle as a line of a file."""
        return json.dumps(self._asdict(), separators=(",", ":"))


def read_puzzle(line: str) -> Puzzle:
    """A puzzle from a line of a file."""
    found = json.loads(line)
    for field in ("line", "themes", "leads", "source"):
        found[field] = tuple(found[field])
    found["reasons"] = tuple((kind, more) for kind, more in found["reasons"])
    return Puzzle(**found)


def read_puzzles(lines: Sequence[str]) -> Iterator[Puzzle]:
    """The puzzles of a file."""
    return (read_puzzle(line) for line in lines if line.strip())


@cache
def puzzles_of(rules: AnyRuleset) -> dict[str, Puzzle]:
    """The puzzles that come with the program, by their keys; a game may have none."""
    path = files(rules.home).joinpath("learn", "puzzles", "found", rules.key + SUFFIX)
    if not path.is_file():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()
    return {puzzle.key: puzzle for puzzle in read_puzzles(lines)}
