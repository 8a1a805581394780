"""Steps as words, for positions: ``UseFavor blue c`` instead of UseFavor(0, 2)."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from kingsroad.core.errors import ImpossiblePosition
from kingsroad.core.game import NOBODY, S, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaWords(Generic[S]):
    """How the steps of one game are written and read."""

    def __init__(
        self, steps: list[type[Step[S]]], words: dict[str, list[str]], flags: list[str]
    ) -> None:
        self.steps: Final[dict[str, type[Step[S]]]] = {step.__name__: step for step in steps}
        """All steps of the game, by their names."""
        self.words: Final = words
        """The words for each sort of fact, by number."""
        self.flags: Final = flags
        """The sorts of two words, which steps keep as true or false."""

    def make(self, name: str, facts: list[int]) -> Step[S]:
        """Build a step from its name and facts."""
        kind = self.steps[name]
        arguments: list[object] = []
        for i in range(len(facts)):
            if kind.SORTS[i] in self.flags:
                arguments.append(facts[i] == 1)
            else:
                arguments.append(facts[i])
        # Each class takes facts of its own, so only the interpreter can check this call.
        step: Step[S] = type.__call__(kind, *arguments)
        return step

    def write(self, step: Step[S]) -> str:
        """A step as words."""
        sorts = type(step).SORTS
        facts = step.facts()
        words = [self.words[sorts[i]][facts[i]] for i in range(len(facts))]
        return " ".join([type(step).__name__, *words])

    def read(self, line: str) -> Step[S]:
        """The step that some words name."""
        words = line.split()
        name = words[0] if words else ""
        if name not in self.steps:
            raise ImpossiblePosition(f"agenda: there is no step called {name!r}")
        sorts = self.steps[name].SORTS
        if len(words) != len(sorts) + 1:
            raise ImpossiblePosition(f"agenda: {line!r} must be: {' '.join([name, *sorts])}")
        facts: list[int] = []
        for i in range(len(sorts)):
            known = self.words[sorts[i]]
            if words[i + 1] not in known:
                raise ImpossiblePosition(
                    f"agenda: in {line!r} {sorts[i]} is one of: {', '.join(known)}"
                )
            facts.append(known.index(words[i + 1]))
        return self.make(name, facts)

    def refuse(self, step: Step[S], why: str) -> ImpossiblePosition:
        """The error that says what is wrong with a step."""
        return ImpossiblePosition(f"agenda: {self.write(step)}: {why}")


def seat_of(step: Step[S]) -> int:
    """The seat on whose behalf a step runs; NOBODY if it has none."""
    return step.facts()[0] if type(step).SORTS[:1] == ("seat",) else NOBODY
