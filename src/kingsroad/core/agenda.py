"""Steps as words, for positions: ``UseFavor blue c`` instead of UseFavor(0, 2)."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from kingsroad.core.errors import ImpossiblePosition
from kingsroad.core.game import S, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaWords(Generic[S]):
    """How the steps of one game are written and read."""

    def __init__(self, words: dict[str, list[str]], facts: dict[str, list[str]]) -> None:
        self.words: Final = words
        """The words for each sort of fact, by number."""
        self.facts: Final = facts
        """The sorts of facts that each step has, by its name."""

    def make(self, name: str, facts: list[int]) -> Step[S]:
        """Build a step from its name and facts."""
        raise NotImplementedError

    def write(self, step: Step[S]) -> str:
        """A step as words."""
        name = type(step).__name__
        facts = step.facts()
        sorts = self.facts[name]
        return " ".join([name] + [self.words[sorts[i]][facts[i]] for i in range(len(facts))])

    def read(self, line: str) -> Step[S]:
        """The step that some words name."""
        words = line.split()
        name = words[0] if words else ""
        if name not in self.facts:
            raise ImpossiblePosition(f"agenda: there is no step called {name!r}")
        sorts = self.facts[name]
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
