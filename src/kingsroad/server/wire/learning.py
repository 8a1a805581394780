"""What is sent about puzzles and statistics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from kingsroad.server.wire.frames import Question
from kingsroad.server.wire.http import Frame

PuzzleKind = Literal["placement", "provost", "ending"]
PuzzleTheme = Literal["pass", "stay", "forward", "back", "hidden", "long", "decisive"]
Verdict = Literal["true", "partly", "false"]


class PuzzleInfo(msgspec.Struct):
    """A puzzle of a game."""

    key: str
    kind: PuzzleKind
    rating: int
    """How hard it is, on the scale of the solvers' ratings; an estimate."""
    seats: int


class PuzzleShelf(msgspec.Struct):
    """The puzzles of a game."""

    day: str
    """Today, as the server counts days."""
    daily: str | None
    """The key of the puzzle of this day, the same for everybody."""
    puzzles: list[PuzzleInfo]


class AskPuzzle(msgspec.Struct, forbid_unknown_fields=True):
    """How far a solver is, and what is tried next."""

    steps: list[str] = []
    """The right choices so far."""
    trial: str | None = None
    """The choice that is tried now."""
    reveal: bool = False
    """Whether the solver gives up and wants to see the answer."""


class Answer(msgspec.Struct):
    """Why the answer is the answer; told when it was found or given up."""

    choices: list[str]
    """The choices of the solver, as people read them."""
    rival: str
    """The choice that comes nearest, as people read it."""
    reasons: list[str]
    """What the answer brings more, or less, than the rival."""
    leads: list[int]
    """In an ending: the lead that the answer comes to, and that of the rival."""
    gap: float
    """Else: by how much hope, from 0 to 1, the answer is better."""
    themes: list[PuzzleTheme]


class PuzzleMoment(msgspec.Struct):
    """What a solver sees and is told."""

    kind: PuzzleKind
    rating: int
    steps: list[str]
    """The steps so far; with the trial, if it was right."""
    total: int
    """How many choices the whole answer has."""
    wrong: bool
    over: bool
    answer: Answer | None
    you: str
    view: Mapping[str, Any]
    """The table before what has just happened."""
    frames: list[Frame]
    """The solver's choice and what followed it."""
    question: Question


class DebateInfo(msgspec.Struct):
    """An old debate, and what the figures say to it."""

    key: str
    source: str
    verdict: Verdict
    numbers: dict[str, float]
    commands: list[str]
    """What plays the games behind the figures."""


class FigureRow(msgspec.Struct):
    """Seats that have something in common: how often they were first."""

    value: str
    seats: int
    share: float
    interval: tuple[float, float]
    """Where the true share probably is (95 %)."""
    points: float
    ahead: float
    """Points above the mean of their table."""


class FigureGroup(msgspec.Struct):
    """Games that have something in common: means."""

    value: str
    games: int
    rounds: float
    built: float
    castle: float
    points: float
    castle_firsts: float
    builder_firsts: float


class PlaceFigure(msgspec.Struct):
    """A place for workers."""

    place: str
    """A space of the road, or the key of what stands beside it."""
    visits: float
    """Workers a game."""
    stopped: float
    """The share of them that the provost stopped."""


class SourceFigure(msgspec.Struct):
    """Where points come from."""

    source: str
    mean: float
    winner: float


class Figures(msgspec.Struct):
    """The figures of a game with one number of seats."""

    seats: int
    games: int
    player: str
    """Who played."""
    command: str
    means: dict[str, float]
    sources: list[SourceFigure]
    topics: dict[str, list[FigureRow]]
    groups: dict[str, list[FigureGroup]]
    places: list[PlaceFigure]


class Statistics(msgspec.Struct):
    """What many games of bots say about a game."""

    figures: list[Figures]
    debates: list[DebateInfo]
