"""Undo: free until somebody learned something or another person acted, then by consent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kingsroad.core.game import NOBODY
from kingsroad.record.course import Course
from kingsroad.server.table.chairs import Chairs
from kingsroad.server.wire.frames import Settings, UndoState


class Way:
    """How the last choice of somebody can be undone, if it can."""

    def __init__(self, state: UndoState, choices: int, seat: int) -> None:
        self.state: Final = state
        self.choices: Final = choices
        """How many choices the game would go back to."""
        self.seat: Final = seat
        """Whose choice that was."""


class UndoRequest:
    """An undo that waits for the others."""

    def __init__(self, by: int, choices: int, waiting: set[int]) -> None:
        self.by: Final = by
        self.choices: Final = choices
        self.waiting: Final = waiting
        """The seats that have not agreed yet."""


class Undos:
    """What can be undone at a table, and by whom."""

    def __init__(self, course: Course, chairs: Chairs, settings: Settings) -> None:
        self.course: Final = course
        self.chairs: Final = chairs
        self.never: Final = settings.undo == "never"
        self.request: UndoRequest | None = None

    def ways(self) -> dict[str, Way]:
        """How those who can undo their last choice can do it."""
        if self.never:
            return {}
        ways = ways_back(self.course, self.chairs.people())
        if self.course.game.over and self.course.rules.secrets:
            # The secrets of the others lie open: nobody can forget them again.
            return {who: way for who, way in ways.items() if not self.chairs.others_hold(who)}
        return ways

    def state_of(self, holder: str) -> UndoState:
        """Whether somebody can undo at once, by asking, or not at all."""
        way = self.ways().get(holder)
        return "none" if way is None else way.state

    def ask(self, way: Way, holder: str) -> None:
        """Ask all other people for an undo."""
        others = {seat for seat, who in self.chairs.people().items() if who != holder}
        self.request = UndoRequest(way.seat, way.choices, others)

    def drop(self) -> bool:
        """Nobody asks for an undo any more; whether somebody did."""
        asked = self.request is not None
        self.request = None
        return asked


def ways_back(course: Course, people: Mapping[int, str]) -> dict[str, Way]:
    """The way back for everybody who plays, given the seats that people play and who they are.

    Bots do not count as others: their choices are taken back with the person's. Where there is
    nobody else to ask, everything may be undone.
    """
    last: dict[str, int] = {}
    for seat, who in people.items():
        last[who] = max(last.get(who, -1), course.latest.get(seat, -1))
    newest = max(last.values(), default=-1)
    ways: dict[str, Way] = {}
    for who, at in last.items():
        if at < 0:
            continue
        untouched = at == newest and not course.game.over
        unlearned = untouched and course.teacher_since(at, people.keys()) == NOBODY
        free = len(last) == 1 or unlearned
        ways[who] = Way("free" if free else "ask", at, course.seats[at])
    return ways
