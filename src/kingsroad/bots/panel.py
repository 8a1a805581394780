"""Several processes that think about one position: each searches alone, then they add up.

They differ in their dice only. What chance, hidden cards and the order of trying do to one search
evens out over several, and on a machine with many cores an analysis gets deeper in the same time.
"""

from __future__ import annotations

from types import TracebackType
from typing import Final, Self

from kingsroad.bots.thinker import PlainCandidate, PlainThought, Thinker
from kingsroad.core.dice import derived_seed
from kingsroad.library import AnyGame


class Panel:
    """Some thinkers that are asked the same."""

    def __init__(self, processes: int) -> None:
        self.thinkers: Final = [Thinker() for _ in range(processes)]

    def think(self, game: AnyGame, bot: str, seed: int) -> PlainThought:
        """What they find together; each has the whole budget of the bot.

        With a budget in iterations the answer depends on nothing but game, bot, seed and how many
        they are.
        """
        for number, thinker in enumerate(self.thinkers):
            thinker.begin(game, bot, derived_seed(seed, number))
        return merged([thinker.answer() for thinker in self.thinkers])

    def close(self) -> None:
        """End the processes."""
        for thinker in self.thinkers:
            thinker.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def merged(thoughts: list[PlainThought]) -> PlainThought:
    """One thought out of several about one position: visits add up, all else is their mean."""
    candidates = ranked(thoughts)
    choice = candidates[0]["choice"]
    speaker = max(thoughts, key=lambda thought: visits_of(thought, choice))
    line = speaker["line"] if speaker["choice"] == choice else [choice]
    together = speaker.copy()
    together["choice"] = choice
    together["scores"] = mean([thought["scores"] for thought in thoughts])
    together["places"] = mean([thought["places"] for thought in thoughts])
    together["chances"] = mean([thought["chances"] for thought in thoughts])
    together["candidates"] = candidates[: max(len(thought["candidates"]) for thought in thoughts)]
    together["line"] = line
    together["iterations"] = sum(thought["iterations"] for thought in thoughts)
    return together


def ranked(thoughts: list[PlainThought]) -> list[PlainCandidate]:
    """The options of all, the most visited first; the value decides among equals."""
    found: dict[str, list[PlainCandidate]] = {}
    for thought in thoughts:
        for candidate in thought["candidates"]:
            found.setdefault(candidate["choice"], []).append(candidate)
    together: list[PlainCandidate] = []
    for choice, said in found.items():
        weights = [max(1, candidate["visits"]) for candidate in said]
        value = sum(w * candidate["value"] for w, candidate in zip(weights, said, strict=True))
        together.append(
            {
                "choice": choice,
                "visits": sum(candidate["visits"] for candidate in said),
                "value": value / sum(weights),
            }
        )
    return sorted(together, key=lambda one: (-one["visits"], -one["value"]))


def visits_of(thought: PlainThought, choice: str) -> int:
    """How often a thought has tried an option."""
    return sum(one["visits"] for one in thought["candidates"] if one["choice"] == choice)


def mean(rows: list[list[float]]) -> list[float]:
    """The mean of each seat's figures."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
