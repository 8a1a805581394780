"""Phase 7: the bailiff walks on, and castle sections are counted."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kingsroad.core.game import Game, Sorts, Step
from kingsroad.games.caylus2005 import favors
from kingsroad.games.caylus2005.causes import COUNT_DUNGEON
from kingsroad.games.caylus2005.prestige import lose
from kingsroad.games.caylus2005.state import Board
from kingsroad.games.caylus2005.tiles import (
    COUNT_FAVORS,
    COUNT_LOSS,
    COUNT_SPACE,
    SECTION_NAMES,
    SECTIONS,
)


class MoveBailiff(Step[Board]):
    """[bailiff.1] Two spaces if the provost is ahead of the bailiff, otherwise one."""

    def run(self, g: Game[Board]) -> None:
        """[bailiff.3] Then the provost joins him."""
        b = g.state
        b.bailiff += 2 if b.provost > b.bailiff else 1
        b.provost = b.bailiff
        if g.listener is not None:
            g.tell("bailiff", amount=b.bailiff)
        g.then(CHECK_COUNT)


class CheckCount(Step[Board]):
    """[bailiff.4] [bailiff.5] A section is counted when its space is reached or it is full."""

    def run(self, g: Game[Board]) -> None:
        """[count.5] Several counts follow one another, each finished before the next."""
        b = g.state
        section = b.counted
        if section == SECTIONS:
            return
        if b.bailiff >= COUNT_SPACE[section] or b.room_in(section) == 0:
            if g.listener is not None:
                g.tell("count", subject=SECTION_NAMES[section])
            steps: list[Step[Board]] = [CountHouses(seat) for seat in b.order]
            steps.append(CloseSection())
            steps.append(CHECK_COUNT)
            g.then_all(steps)


CHECK_COUNT: Final = CheckCount()


class CountHouses(Step[Board]):
    """[count.1] [count.2] In turn order each seat takes its loss or its favors."""

    SORTS: ClassVar[Sorts] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def facts(self) -> list[int]:
        """The seat."""
        return [self.seat]

    def run(self, g: Game[Board]) -> None:
        """[count.3] Only houses in the section that is counted matter."""
        b = g.state
        section = b.counted
        houses = b.seats[self.seat].houses_in(section)
        if houses == 0:
            lose(g, self.seat, COUNT_LOSS[section], COUNT_DUNGEON + section)
        else:
            earned = COUNT_FAVORS[section]
            last = len(earned) - 1
            favors.grant(g, self.seat, earned[houses if houses < last else last])


class CloseSection(Step[Board]):
    """[count.4] [favor.8] [favor.9] The section is closed, and further favor fields open."""

    def run(self, g: Game[Board]) -> None:
        """Close it."""
        g.state.counted += 1
