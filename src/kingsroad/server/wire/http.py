"""Requests and answers over HTTP; the frames of the WebSocket are in `wire` (docs/wire.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from kingsroad.bots.levels import ADVISER
from kingsroad.server.errors import Code
from kingsroad.server.wire.clocks import ClockTerms
from kingsroad.server.wire.frames import (
    Change,
    EventInfo,
    LogLine,
    Made,
    Question,
    SeatInfo,
    Settings,
)


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    """me: at this browser (several such seats share it); open: whoever gets the link."""
    name: str = ""
    bot: str = ""
    """The key of the person or the level, for a bot."""


class Source(msgspec.Struct, forbid_unknown_fields=True):
    """Where a table goes on from: a table of this server, or a record."""

    table: str = ""
    record: str = ""
    at: int | None = None
    """After so many choices; after all if nothing is said."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to set up."""

    seats: list[SeatPlan]
    game: str = ""
    """Not needed where it goes on from somewhere."""
    options: dict[str, str] = {}
    settings: Settings = msgspec.field(default_factory=Settings)
    origin: Source | None = None
    listed: bool = False
    """Whether the lobby shows it while a seat is open, for anybody to take."""


class TableInfo(msgspec.Struct):
    """A table from outside."""

    id: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    settings: Settings
    seats: list[SeatInfo]
    yours: list[str]
    choices: int
    over: bool
    to_choose: str | None
    invites: dict[str, str]
    """For who sits here or set the table up: the secret of each open seat's link."""
    returns: dict[str, str]
    """For the person of a seat: the secret of the private link that gives it back."""


class TableSummary(msgspec.Struct):
    """A table in my list."""

    id: str
    game: str
    title: str
    seats: list[str]
    """The names at the table."""
    yours: list[str]
    created: int
    moved: int
    """When the last line was written."""
    over: bool
    round: int
    """Of the game; 0 while it is set up."""
    to_choose: str | None
    """The seat of the person who is waited for."""
    waits_for: str
    """The name of that person, as far as there is one."""
    your_turn: bool
    due: int | None
    """When that person's time is out, in milliseconds since 1970, if there is a clock."""
    scores: list[int]
    """Of each seat, when the game is over."""
    replaced: bool
    """Whether a bot plays one of my seats."""


class SeatLink(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a seat's link."""

    invite: str


class SeatOffer(msgspec.Struct):
    """What a link does when it is used: it offers an open seat, or gives a person theirs back."""

    does: Literal["sit", "return"]
    name: str
    """Of the person whose seat it is."""
    seats: list[SeatInfo]
    """Who sits at the table."""


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """Take an open seat."""

    invite: str
    name: str = ""


class Frame(msgspec.Struct):
    """One choice of a replay, as the viewer may know it."""

    made: Made
    label: str
    """The choice for people; empty where the viewer may not know it."""
    events: list[EventInfo]
    log: list[LogLine]
    changes: list[Change]
    """From the table before to the table after."""


class Moment(msgspec.Struct):
    """The table after some choices of the game."""

    choices: int
    total: int
    you: str | None
    view: Mapping[str, Any]
    question: Question
    over: bool


class SheetRow(msgspec.Struct):
    """Points from one source."""

    source: str
    label: str
    points: list[int]


class RoundScores(msgspec.Struct):
    """The points of each seat at the end of a round."""

    round: int
    choices: int
    scores: list[int]


class Sheet(msgspec.Struct):
    """The final score."""

    seats: list[str]
    names: list[str]
    rows: list[SheetRow]
    scores: list[int]
    places: list[int]
    verdict: str
    rounds: list[RoundScores]


class AskAnalysis(msgspec.Struct, forbid_unknown_fields=True):
    """Ask what a bot would do."""

    at: int | None = None
    """After so many choices; now if nothing is said."""
    bot: str = ADVISER


class CandidateInfo(msgspec.Struct):
    """An option as a bot sees it."""

    choice: str
    label: str
    visits: int
    value: float


class ReasonInfo(msgspec.Struct):
    """Why a choice is better than another."""

    kind: str
    better: float
    """What the better choice brings of it, on the average."""
    worse: float
    favours: bool
    """Whether it speaks for the better choice, and is not its price."""
    text: str


class LineStep(msgspec.Struct):
    """A choice that a bot expects, and whose it would be."""

    seat: str
    label: str


class Analysis(msgspec.Struct):
    """The thought of a bot about a position."""

    choices: int
    seat: str
    choice: str
    label: str
    scores: list[float]
    """The final points that each seat may expect if all go on as well as the bots."""
    places: list[float]
    chances: list[float]
    """The share of the first place that each seat may expect; together 1."""
    candidates: list[CandidateInfo]
    line: list[LineStep]
    """The choices it expects, its own first."""
    iterations: int
    share: float
    """The part of its usual time that the bot had: less than 1 on a busy server."""
    against: str
    """The label of the choice that came second; empty if there is none."""
    reasons: list[ReasonInfo]
    """What speaks for its choice rather than that one, and what against, the weightiest first."""


class OptionMeaning(msgspec.Struct):
    """An option of a game."""

    key: str
    values: list[str]
    meaning: str


class GameInfo(msgspec.Struct):
    """A game that can be played."""

    key: str
    title: str
    version: int
    seats: list[int]
    seat_names: list[str]
    options: list[OptionMeaning]
    secrets: bool


class PersonInfo(msgspec.Struct):
    """Somebody who plays as a bot."""

    key: str
    """What a seat names as its bot."""
    name: str
    level: str
    style: str


class Catalogue(msgspec.Struct):
    """What this server offers."""

    games: list[GameInfo]
    bots: dict[str, str]
    """The levels of the bots, the weakest first, with what they do."""
    persons: list[PersonInfo]
    """Who plays as bots, the weakest first."""
    opponents: list[str]
    """Who sits with people that choose nobody: fit for a first game."""
    opponent: str
    """The level that plays against people who choose none."""
    adviser: str
    """The level that is asked for advice by people who choose none."""
    clocks: dict[str, ClockTerms]
    """Clocks for a new table, the quickest first."""


class GlyphInfo(msgspec.Struct, omit_defaults=True):
    """One sign of the picture of a tile, and how many of it."""

    sign: str
    number: int = 1


class DoubtInfo(msgspec.Struct):
    """A printed value that is not certain."""

    tile: str
    """The key of the tile, or ``board``."""
    name: str
    fact: str
    value: str
    """As the engine has it."""
    confidence: str
    why: str
    report: str
    """What it is about and its value in English: reports are read by whoever keeps the program."""


class TileInfo(msgspec.Struct):
    """A building or a character: in words, and as the picture that is printed on it."""

    key: str
    name: str
    short: str
    text: str
    kind: str
    points: int
    cost: list[GlyphInfo]
    effect: list[GlyphInfo]
    bonus: list[GlyphInfo]
    """For its owner."""
    setup: list[GlyphInfo]
    """The effect of the side for the set-up, where it is another."""


class Health(msgspec.Struct):
    """For operators."""

    status: Literal["ok", "failing"]
    reason: str
    """Why it fails."""
    version: str | None
    """Told to operators only."""
    last_commit: int | None
    """How many seconds ago something was stored."""
    compiled: bool
    database: str
    awake: int
    connections: int
    waiting_writes: int
    thinking: int
    uptime: int


class Problem(msgspec.Struct):
    """Why a request failed."""

    code: Code
    reason: str


class LessonInfo(msgspec.Struct):
    """A lesson of a game."""

    key: str
    title: str
    length: int
    """How many steps it has."""


class AskLesson(msgspec.Struct, forbid_unknown_fields=True):
    """How far a learner is, and what is tried next."""

    steps: list[str] = []
    """What did in each stage so far: a choice, or nothing where something was only read."""
    trial: str | None = None
    """The choice that is tried in the present stage; nothing where one reads on."""


class LessonMoment(msgspec.Struct):
    """What a learner sees and is told."""

    title: str
    steps: list[str]
    """The steps so far; with the trial, if it did."""
    length: int
    """How many steps there are."""
    text: str
    """What is said now."""
    right: list[str]
    """The choices that will do; none where one just reads on."""
    glow: list[str]
    """What is spoken of where one just reads on, by its key."""
    wrong: str | None
    """Why the trial did not do."""
    over: bool
    you: str
    view: Mapping[str, Any]
    """The table before what has just happened."""
    frames: list[Frame]
    """The learner's choice and those of the others that followed."""
    question: Question
