"""The hours that count: between two moments, those inside the daily window.

Moments are milliseconds since 1970, so that a change to summer time is no special case: only where
a window opens and closes is asked in local time.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from kingsroad.server.errors import Refusal
from kingsroad.server.wire.clocks import DAY, HOUR, MINUTE, ClockTerms, Window

SECOND: Final = 1000
SHORTEST_BANK: Final = 5 * MINUTE
LONGEST: Final = 60 * DAY
SHORTEST_WINDOW: Final = 3 * HOUR // MINUTE
DAY_MINUTES: Final = DAY // MINUTE


def check_terms(terms: ClockTerms) -> None:
    """Refuse a clock that nobody can play by."""
    if not SHORTEST_BANK <= terms.bank <= LONGEST:
        raise Refusal("malformed", "a clock begins with five minutes to sixty days")
    if not 0 <= terms.increment <= terms.bank:
        raise Refusal("malformed", "a turn adds nothing, or at most what a clock begins with")
    if not terms.bank <= terms.cap <= LONGEST:
        raise Refusal("malformed", "the most time is at least what a clock begins with")
    if terms.window is not None:
        check_window(terms.window)


def check_window(window: Window) -> None:
    """Refuse hours that are none, or too few."""
    if not (0 <= window.start < DAY_MINUTES and 0 <= window.end < DAY_MINUTES):
        raise Refusal("malformed", "the hours of a day go from 0 to 1439 minutes")
    if (window.end - window.start) % DAY_MINUTES < SHORTEST_WINDOW:
        raise Refusal("malformed", "the clocks run for three hours a day at least")
    try:
        ZoneInfo(window.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refusal("malformed", f"there is no time zone {window.zone[:60]!r}") from None


def counted(window: Window | None, start: int, end: int) -> int:
    """How much of the time between two moments counts."""
    if end <= start:
        return 0
    if window is None:
        return end - start
    total = 0
    for opens, closes in openings(window, start):
        if opens >= end:
            break
        total += max(0, min(closes, end) - max(opens, start))
    return total


def moment_after(window: Window | None, start: int, left: int) -> int:
    """The moment at which so much time that counts has passed."""
    if window is None:
        return start + left
    for opens, closes in openings(window, start):
        begin = max(opens, start)
        room = closes - begin
        if room >= left:
            return begin + left
        left -= max(0, room)
    raise AssertionError("there is always another day")


def openings(window: Window, start: int) -> Iterator[tuple[int, int]]:
    """When the window opens and closes, day by day; the first may lie before the start."""
    zone = ZoneInfo(window.zone)
    day = datetime.fromtimestamp(start / SECOND, UTC).astimezone(zone).date() - timedelta(days=1)
    overnight = timedelta(days=1 if window.end <= window.start else 0)
    while True:
        opens = moment(day, window.start, zone)
        closes = moment(day + overnight, window.end, zone)
        if closes > start:
            yield opens, closes
        day += timedelta(days=1)


def moment(day: date, minutes: int, zone: ZoneInfo) -> int:
    """When it is so late on a day somewhere."""
    local = datetime.combine(day, time(minutes // 60, minutes % 60), zone)
    return int(local.timestamp()) * SECOND
