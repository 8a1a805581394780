"""The beginning of a phase, and what of a round lies behind it."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64

from kingsroad.core.game import Game, Step
from kingsroad.realm.table import T


class Phase(Step[T], Generic[T]):
    """A phase begins."""

    def __init__(self, number: i64) -> None:
        self.number: Final = number

    def facts(self) -> list[int]:
        """The number of the phase."""
        return [self.number]

    def run(self, g: Game[T]) -> None:
        """Note and tell it."""
        g.state.phase = self.number
        if g.listener is not None:
            g.tell("phase", subject=g.state.phase_names()[self.number], amount=self.number)


def steps_from(phase: i64, steps: list[Step[T]]) -> list[Step[T]]:
    """The steps of a round from a phase, or the next one that is played, on."""
    for i in range(len(steps)):
        step = steps[i]
        if isinstance(step, Phase) and step.number >= phase:
            return steps[i:]
    return []
