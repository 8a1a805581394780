"""An old debate of players, and what the figures say to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from kingsroad.library import AnyRuleset, MissingPart, part

TRUE: Final = "true"
FALSE: Final = "false"
PARTLY: Final = "partly"

Figures = Mapping[int, Mapping[str, Any]]
"""The figures of a game by the number of seats."""


class Found(NamedTuple):
    """What the figures say. The words for it are in the client, by the key of the debate."""

    verdict: str
    numbers: dict[str, float]
    """What the words speak of; a share is called so at its end."""


class Debate(NamedTuple):
    """A claim, and how it is decided."""

    key: str
    source: str
    """Where it was claimed; empty if it is a question of our own."""
    seats: tuple[int, ...]
    """The numbers of seats without whose figures nothing can be said."""
    decide: Callable[[Figures], Found]
    part: str = "topics"
    """The part of these figures that it rests on."""


class Settled(NamedTuple):
    """A debate with what was found."""

    debate: Debate
    found: Found


def settle(rules: AnyRuleset, figures: Figures) -> list[Settled]:
    """All debates of a game that these figures can settle."""
    try:
        debates: tuple[Debate, ...] = part(rules, "statistics.debates").DEBATES
    except MissingPart:
        return []
    return [
        Settled(debate, found)
        for debate in debates
        if all(debate.part in figures.get(seats, ()) for seats in debate.seats)
        and (found := decided(debate, figures)) is not None
    ]


def decided(debate: Debate, figures: Figures) -> Found | None:
    """What the figures say to a debate; nothing if what it speaks of was never seen in so few."""
    try:
        return debate.decide(figures)
    except (KeyError, ZeroDivisionError):
        return None


def row(figures: Figures, seats: int, topic: str, value: str) -> Mapping[str, Any]:
    """The seats that have something in common."""
    found: Mapping[str, Any] = figures[seats]["topics"][topic][value]
    return found


def share(figures: Figures, seats: int, topic: str, *values: str) -> float:
    """The share of first places of seats that have something in common."""
    rows = figures[seats]["topics"][topic]
    those = [rows[value] for value in values if value in rows]
    count = sum(each["seats"] for each in those)
    firsts: float = sum(each["seats"] * each["share"] for each in those)
    return firsts / count if count else 0.0


def clearly(figures: Figures, seats: int, topic: str, value: str) -> int:
    """1 if such seats clearly win more than their fair share, -1 if less, 0 if nobody can tell."""
    low, high = row(figures, seats, topic, value)["interval"]
    fair = 1.0 / seats
    return 1 if low > fair else -1 if high < fair else 0


def mean_of(figures: Figures, seats: int, name: str) -> float:
    """A mean over all games."""
    mean: float = figures[seats]["means"][name]
    return mean


def first_place(seats: tuple[int, ...]) -> Debate:
    """A question of our own, for any game: whether it matters who begins."""

    def decide(figures: Figures) -> Found:
        clear = [clearly(figures, number, "start", "1") for number in seats]
        numbers = {
            f"first{number}_share": share(figures, number, "start", "1") for number in (2, 4)
        }
        verdict = TRUE if all(clear) else PARTLY if any(clear) else FALSE
        return Found(verdict, numbers)

    return Debate("begins", "", seats, decide)
