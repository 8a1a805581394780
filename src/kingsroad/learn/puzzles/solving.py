"""Solving a puzzle: how far the solver is, and which puzzle is that of the day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from hashlib import sha256
from typing import NamedTuple

from kingsroad.core.choice import Choice
from kingsroad.core.errors import KingsroadError
from kingsroad.learn.puzzles.puzzle import Puzzle
from kingsroad.record.course import Course


class NotInPuzzle(KingsroadError):
    """Steps that no solver can have gone."""


class Solving(NamedTuple):
    """A puzzle after some right choices of the solver."""

    course: Course
    """The game before what is recent."""
    seat: int
    answer: Choice | None
    """What is right now; None when the puzzle is solved."""
    recent: Sequence[Choice]
    """The last choice of the solver, and what followed it."""
    total: int
    """How many choices the whole answer has."""


def solve_so_far(puzzle: Puzzle, steps: Sequence[str]) -> Solving:
    """Go the steps of a solver."""
    course = Course(puzzle.game)
    seat = course.game.seat
    stages = stages_of(puzzle)
    wanted = [stage[0].name for stage in stages]
    if list(steps) != wanted[: len(steps)]:
        raise NotInPuzzle(f"these choices do not lead through the puzzle {puzzle.key}")
    for stage in stages[: max(0, len(steps) - 1)]:
        course.make_all(stage)
    recent = stages[len(steps) - 1] if steps else []
    answer = stages[len(steps)][0] if len(steps) < len(stages) else None
    return Solving(course, seat, answer, recent, len(stages))


def stages_of(puzzle: Puzzle) -> list[list[Choice]]:
    """The answer, cut into the solver's choices, each with all that follows it of itself."""
    game = puzzle.game()
    seat = game.seat
    stages: list[list[Choice]] = []
    for name in puzzle.line:
        choice = game.rules.catalogue.named(name)
        if game.seat == seat and len(game.legal) > 1:
            stages.append([])
        stages[-1].append(choice)
        game.apply(choice)
    return stages


def of_the_day(puzzles: Sequence[str], game: str, day: date) -> str:
    """The key of the puzzle of a day, the same for everybody."""
    drawn = sha256(f"{game} {day.isoformat()}".encode()).digest()
    ranked = sorted(puzzles)
    return ranked[int.from_bytes(drawn[:8], "big") % len(ranked)]
