"""What is said about clocks: the terms of a table, and how much time everybody has."""

from __future__ import annotations

from typing import Final

import msgspec

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class Window(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The hours of the day in which clocks run; outside they stand still."""

    start: int
    """Minutes since midnight."""
    end: int
    """Minutes since midnight; not after the start means: of the next day."""
    zone: str
    """Where it is that time, as ``Europe/Berlin``."""


class ClockTerms(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The clock of a table, in seconds: what a seat begins with, wins with a turn, and may have."""

    bank: int
    increment: int
    """Added when a turn is done."""
    cap: int
    """A turn adds nothing beyond this."""
    window: Window | None = None


PRESETS: Final[dict[str, ClockTerms]] = {
    "blitz": ClockTerms(5 * MINUTE, 10, 5 * MINUTE),
    "quick": ClockTerms(15 * MINUTE, 20, 15 * MINUTE),
    "evening": ClockTerms(45 * MINUTE, 45, 45 * MINUTE),
    "day": ClockTerms(DAY, 4 * HOUR, 3 * DAY),
    "days": ClockTerms(3 * DAY, 12 * HOUR, 5 * DAY),
    "weeks": ClockTerms(7 * DAY, 36 * HOUR, 14 * DAY),
}
"""What is offered at a new table, the quickest first."""


class SeatClock(msgspec.Struct):
    """The time of one seat, in milliseconds."""

    seat: str
    left: int
    """At the time of the message."""
    due: int | None
    """When the time is out, in milliseconds since 1970, if the clock runs."""
    lapsed: int | None
    """Since when the time has been out."""


class PauseAsked(msgspec.Struct):
    """A pause that waits for consent."""

    by: str
    waiting: list[str]


class ClockState(msgspec.Struct):
    """All clocks of a table."""

    now: int
    """The time of the server, in milliseconds since 1970."""
    seats: list[SeatClock]
    paused: bool
    asked: PauseAsked | None
    bot_after: int | None
    """When a bot takes the seat whose time is out, if nobody does anything."""
    others_after: int | None
    """From when on the others may let a bot play there."""
