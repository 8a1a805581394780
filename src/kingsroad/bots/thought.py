"""What a bot is given and what it answers."""

from __future__ import annotations

from typing import Final

from kingsroad.core.choice import Choice


class Budget:
    """How long a bot may think: so many iterations, or so many seconds, whichever ends first."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations: Final = iterations
        """0 sets no limit."""
        self.seconds: Final = seconds
        """0 sets no limit."""


class Candidate:
    """One option as a bot sees it."""

    def __init__(self, choice: Choice, visits: int, value: float) -> None:
        self.choice: Final = choice
        self.visits: Final = visits
        self.value: Final = value
        """The reward that the seat may expect, from 0 to 1."""


class Thought:
    """The answer of a bot: a choice, and why."""

    def __init__(
        self,
        choice: Choice,
        scores: list[float],
        places: list[float],
        candidates: list[Candidate],
        line: list[Choice],
        iterations: int,
        chances: list[float] | None = None,
    ) -> None:
        self.choice: Final = choice
        self.scores: Final = scores
        """The final score that each seat may expect."""
        self.places: Final = places
        """The final place that each seat may expect, 1 for the first."""
        self.candidates: Final = candidates
        """The best options, the best first."""
        self.line: Final = line
        """What the bot expects to follow, its own choice first."""
        self.iterations: Final = iterations
        self.chances: Final[list[float]] = [] if chances is None else chances
        """The share of the first place that each seat may expect; together 1."""

    def instead(self, choice: Choice) -> Thought:
        """The same thought of somebody who prefers another choice."""
        return Thought(
            choice,
            self.scores,
            self.places,
            self.candidates,
            [choice],
            self.iterations,
            self.chances,
        )
