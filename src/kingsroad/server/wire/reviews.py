"""What a browser is told of the review of a game."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingsroad.server.wire.http import LineStep, ReasonInfo


class PointInfo(msgspec.Struct):
    """The share of the first place that each seat could expect before a choice."""

    at: int
    turn: int
    shares: list[float]


class TurningInfo(msgspec.Struct):
    """A turn in which much changed for a seat."""

    at: int
    """How many choices were made before the one that changed most."""
    turn: int
    seat: str
    before: float
    after: float


class FaultInfo(msgspec.Struct):
    """A choice that gave something away."""

    at: int
    """How many choices were made before it."""
    turn: int
    seat: str
    source: str
    """What it was about: placement, provost, buildings, favors, castle and so on."""
    grade: str
    """inaccuracy, mistake or blunder."""
    loss: float
    """The share of the first place that it gave away."""
    points: float
    chosen: str
    """Its label."""
    best: str
    """The label of the better choice."""
    line: list[LineStep]
    reasons: list[ReasonInfo]


class LossInfo(msgspec.Struct):
    """What a seat gave away in one field."""

    seat: str
    source: str
    loss: float


class ReviewInfo(msgspec.Struct):
    """The review of a finished game, as far as it is made."""

    state: Literal["none", "running", "done"]
    done: int
    total: int
    bot: str
    judged: dict[str, int]
    """How many choices of each seat were judged."""
    curve: list[PointInfo]
    turning_points: list[TurningInfo]
    faults: list[FaultInfo]
    losses: list[LossInfo]
    worst: dict[str, list[int]]
    """For each seat the faults that are worth another try, the worst first."""


class TryAgain(msgspec.Struct, forbid_unknown_fields=True):
    """Another try at a choice that was a fault."""

    at: int
    choice: str


class Tried(msgspec.Struct):
    """What such a try is worth."""

    right: bool
    loss: float
    """The share of the first place that it still gives away; less than nothing if it is better."""
