"""What research needs to know of a game beside its rules; each game fills in one profile."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from kingsroad.core.choice import Choice
from kingsroad.core.features import Features
from kingsroad.library import AnyGame, AnyRuleset, part

View = Mapping[str, Any]


class Bounds(NamedTuple):
    """Upper bounds of one game with so many seats."""

    decisions: int
    """Choices of all seats together."""
    draws: int
    """Choices of chance."""


@dataclass
class Cell:
    """A place of the table in its picture: a building, a space of the road."""

    number: str
    name: str = ""
    owner: str | None = None
    workers: list[str] = field(default_factory=list)
    marks: str = ""
    """Who else stands there: P for the provost, B for the bailiff; cubes as a number."""


def nothing_held(_game: AnyGame, _seat: int) -> Sequence[Choice]:
    """Nobody has drawn anything in secret."""
    return ()


@dataclass(frozen=True)
class Profile:
    """What differs from game to game for research."""

    bounds: Callable[[int], Bounds]
    """How long a game with so many seats can last."""
    road: Callable[[View], list[Cell]]
    """The road, for the picture of the table."""
    road_rows: int
    """Room for the longest road, so that all pictures of a game have one size."""
    before: Callable[[View], list[Cell]] | None = None
    """The places before the road, if there are any."""
    held: Callable[[AnyGame, int], Sequence[Choice]] = nothing_held
    """The draws of chance that a seat holds in secret."""


def features_of(rules: AnyRuleset) -> Features[Any]:
    """How a game is written down as numbers."""
    features: Features[Any] = part(rules, "games", "features").FEATURES
    return features


@cache
def profile_of(rules: AnyRuleset) -> Profile:
    """The profile of a game."""
    profile: Profile = part(rules, "research.games").PROFILE
    return profile
