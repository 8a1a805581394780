"""The clock of one seat: a value that is replaced and never changed."""

from __future__ import annotations

from typing import Final, NamedTuple

from kingsroad.server.clocks.hours import SECOND, counted, moment_after
from kingsroad.server.wire.clocks import ClockTerms

ALARM: Final = 0.8
"""The share of the time left at which somebody is reminded."""


class Glass(NamedTuple):
    """How much time a seat has, and since when it runs. Milliseconds."""

    left: int
    """What was left when it began to run, or what is left if it stands."""
    since: int | None = None
    """Since when it runs."""
    paid: int = 0
    """The number of turns for which time was added; going back does not lower it."""
    lapsed: int | None = None
    """When it ran out."""


class Saved(NamedTuple):
    """The clocks of a table as they are stored.

    Here and not with the room, which is compiled: what is decoded must be known at run time.
    """

    glasses: list[Glass]
    paused: bool = False
    asked_by: int = -1
    """The seat that asks for a pause."""
    waiting: tuple[int, ...] = ()
    """The seats that have not agreed to it yet."""


def full(terms: ClockTerms) -> Glass:
    """The clock of a seat before its first turn."""
    return Glass(terms.bank * SECOND)


def left_at(terms: ClockTerms, glass: Glass, now: int) -> int:
    """What is left of the time."""
    if glass.since is None:
        return glass.left
    return max(0, glass.left - counted(terms.window, glass.since, now))


def started(glass: Glass, now: int, turns: int = 0) -> Glass:
    """It runs from now on; for turns that were done before, by a bot perhaps, nothing is added."""
    if glass.since is not None:
        return glass
    return glass._replace(since=now, paid=max(glass.paid, turns))


def stopped(terms: ClockTerms, glass: Glass, now: int) -> Glass:
    """It stands from now on."""
    return glass._replace(left=left_at(terms, glass, now), since=None)


def due(terms: ClockTerms, glass: Glass) -> int | None:
    """When it runs out, if it runs."""
    if glass.since is None:
        return None
    return moment_after(terms.window, glass.since, glass.left)


def alarm(terms: ClockTerms, glass: Glass) -> int | None:
    """When most of what was left is gone."""
    if glass.since is None:
        return None
    return moment_after(terms.window, glass.since, int(glass.left * ALARM))


def rewarded(terms: ClockTerms, glass: Glass, turns: int) -> Glass:
    """After so many turns of its seat: a turn adds time once, however often it is played again."""
    if turns <= glass.paid:
        return glass
    more = min(glass.left + terms.increment * SECOND, terms.cap * SECOND)
    return glass._replace(left=max(glass.left, more), paid=turns, lapsed=None)


def given(terms: ClockTerms, glass: Glass, more: int, now: int) -> Glass:
    """Somebody gives it more time."""
    left = left_at(terms, glass, now) + more
    return glass._replace(left=left, since=None if glass.since is None else now, lapsed=None)


def run_out(glass: Glass, now: int) -> Glass:
    """Its time is out."""
    return glass if glass.lapsed is not None else glass._replace(lapsed=now)


def taken_back(terms: ClockTerms, glass: Glass) -> Glass:
    """Its person comes back to a seat that a bot has played: there is time for a turn again."""
    least = max(terms.increment, terms.bank // 4) * SECOND
    return glass._replace(left=max(glass.left, least), lapsed=None)


def moved_on(terms: ClockTerms, glass: Glass, last: int, now: int) -> Glass:
    """The time between two moments has not happened: nobody was there to measure it."""
    if glass.since is None:
        return glass
    left = left_at(terms, glass, max(last, glass.since))
    lapsed = None if glass.lapsed is None else glass.lapsed + now - last
    return glass._replace(left=left, since=now, lapsed=lapsed)
