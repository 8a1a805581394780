"""The beginning of a phase, and what of a round lies behind it."""

from __future__ import annotations

from typing import ClassVar, Final, Generic

from mypy_extensions import i64

from kingsroad.core.errors import ImpossiblePosition
from kingsroad.core.game import Game, Sorts, Step
from kingsroad.realm.table import T


class Phase(Step[T], Generic[T]):
    """A phase begins."""

    SORTS: ClassVar[Sorts] = ("phase",)

    def __init__(self, number: i64) -> None:
        self.number: Final = number

    def facts(self) -> list[int]:
        """The number of the phase."""
        return [self.number]

    def run(self, g: Game[T]) -> None:
        """Note and tell it."""
        g.state.phase = self.number
        if g.listener is not None:
            g.tell("phase", subject=g.state.frame.phase_names[self.number], amount=self.number)


def steps_from(phase: i64, steps: list[Step[T]]) -> list[Step[T]]:
    """The steps of a round from a phase, or the next one that is played, on."""
    if phase == 0:
        raise ImpossiblePosition("a position during setup needs an agenda")
    for i in range(len(steps)):
        step = steps[i]
        if isinstance(step, Phase) and step.number >= phase:
            return steps[i:]
    return []


def steps_after(phase: i64, steps: list[Step[T]], first_round: Step[T]) -> list[Step[T]]:
    """The steps of a round behind a phase; behind the setup stands the first round."""
    return steps_from(phase + 1, steps) if phase > 0 else [first_round]
