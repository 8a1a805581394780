"""What a bot is given and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

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


class Forecast(NamedTuple):
    """What each seat may expect if all go on as well as the bots do."""

    chances: list[float]
    """The share of the first place; together 1."""
    scores: list[float]
    """The final score."""
    places: list[float]
    """The final place, 1 for the first."""


class Thought:
    """The answer of a bot: a choice, and why."""

    def __init__(
        self,
        choice: Choice,
        candidates: list[Candidate],
        line: list[Choice],
        iterations: int,
        foretell: Callable[[], Forecast],
    ) -> None:
        self.choice: Final = choice
        self.candidates: Final = candidates
        """The best options, the best first."""
        self.line: Final = line
        """What the bot expects to follow, its own choice first."""
        self.iterations: Final = iterations
        self.foretell: Final = foretell
        """Works the forecast out."""
        self._forecast: Forecast | None = None

    @property
    def forecast(self) -> Forecast:
        """How the game may end from the table as it lay, worked out for whoever looks at it.

        With a quick bot it takes longer than the choice.
        """
        forecast = self._forecast
        if forecast is None:
            forecast = self.foretell()
            self._forecast = forecast
        return forecast
