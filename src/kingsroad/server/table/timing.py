"""The clocks of a table: who is waited for, how much time is left, and what comes of it.

The game knows nothing of them. After every action `settle` looks who is asked now, and stops and
starts what must be stopped and started; what it changes is stored together with the action.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from kingsroad.core.game import CHANCE
from kingsroad.server.clock import Clock
from kingsroad.server.clocks import glass as glasses
from kingsroad.server.clocks.glass import Glass, Saved
from kingsroad.server.clocks.hours import LONGEST, SECOND
from kingsroad.server.errors import Refusal
from kingsroad.server.table.chairs import Chair, Chairs
from kingsroad.server.table.ledger import Ledger
from kingsroad.server.wire.clocks import ClockState, ClockTerms, PauseAsked, SeatClock

OTHERS_AFTER: Final = 120 * SECOND
"""So long after the end of somebody's time the others may let a bot play there."""
BOT_AFTER: Final = 3 * 24 * 3600 * SECOND
"""So long after it a bot plays there if nobody has decided anything."""


class Waiting(NamedTuple):
    """A seat that is waited for, named as its columns in the database are. Milliseconds."""

    number: int
    since: int
    due: int | None = None
    """When its time is out."""
    alarm: int | None = None
    """When its person is reminded."""
    acts: int | None = None
    """When the clock does something by itself."""


class Timing:
    """The clocks of one table; without terms it only knows who is waited for."""

    def __init__(
        self,
        terms: ClockTerms | None,
        seats: int,
        clock: Clock,
        saved: Saved | None = None,
        waiting: Waiting | None = None,
    ) -> None:
        self.terms: Final = terms
        self.clock: Final = clock
        self.waiting = waiting
        if saved is None:
            saved = Saved([] if terms is None else [glasses.full(terms)] * seats)
        self.saved = saved

    # -- after every action ------------------------------------------------------------------

    def settle(self, ledger: Ledger, chairs: Chairs) -> tuple[bool, bool]:
        """Run the clock of who is asked, and no other; whether clocks and who is waited changed."""
        now = self.clock.even()
        asked = awaited(ledger, chairs)
        before = self.saved
        terms = self.terms
        if terms is not None:
            running = -1 if self.saved.paused or has_gaps(chairs) else asked
            self.saved = self.saved._replace(
                glasses=[
                    self.settled(terms, ledger, number, glass, running, now)
                    for number, glass in enumerate(self.saved.glasses)
                ]
            )
        waited = self.waiting
        self.waiting = self.wait(asked, now)
        return self.saved != before, self.waiting != waited

    def settled(
        self, terms: ClockTerms, ledger: Ledger, seat: int, glass: Glass, running: int, now: int
    ) -> Glass:
        """The clock of one seat, running if it is that seat's turn."""
        if seat == running:
            if glass.since is not None:
                return glass
            return glasses.started(glass, now, turns_done(ledger, seat))
        if glass.since is None:
            return glass
        stopped = glasses.stopped(terms, glass, now)
        if ledger.game.seat == seat:  # a pause, or somebody else plays it: no turn is done
            return stopped
        return glasses.rewarded(terms, stopped, turns_done(ledger, seat))

    def wait(self, asked: int, now: int) -> Waiting | None:
        """Who is waited for, since when and until when."""
        if asked < 0:
            return None
        old = self.waiting
        since = old.since if old is not None and old.number == asked else now
        if self.terms is None:
            return Waiting(asked, since)
        glass = self.saved.glasses[asked]
        due = glasses.due(self.terms, glass)
        if glass.lapsed is not None:
            return Waiting(asked, since, due, None, glass.lapsed + BOT_AFTER)
        return Waiting(asked, since, due, glasses.alarm(self.terms, glass), due)

    # -- what the clock does by itself -------------------------------------------------------

    def lapse(self) -> int:
        """The seat whose time has just run out; -1 if there is none."""
        terms, waiting = self.terms, self.waiting
        if terms is None or waiting is None:
            return -1
        glass = self.saved.glasses[waiting.number]
        now = self.clock.even()
        if glass.since is None or glass.lapsed is not None or glasses.left_at(terms, glass, now):
            return -1
        self.put(waiting.number, glasses.run_out(glass, now))
        return waiting.number

    def given_up(self) -> int:
        """The seat that nobody has decided about for long; -1 if there is none."""
        waiting = self.waiting
        if self.terms is None or waiting is None:
            return -1
        lapsed = self.saved.glasses[waiting.number].lapsed
        if lapsed is None or self.clock.even() < lapsed + BOT_AFTER:
            return -1
        return waiting.number

    def may_be_replaced(self, seat: int) -> bool:
        """Whether the others may let a bot play a seat: its time has been out for a while."""
        lapsed = self.saved.glasses[seat].lapsed
        return lapsed is not None and self.clock.even() >= lapsed + OTHERS_AFTER

    # -- what people do with it --------------------------------------------------------------

    def needed(self) -> ClockTerms:
        """The terms of a table that must have some."""
        if self.terms is None:
            raise Refusal("not-allowed", "this table has no clock")
        return self.terms

    def give(self, seat: int, seconds: int) -> None:
        """Somebody gives a seat more time."""
        terms = self.needed()
        if not 1 <= seconds <= max(terms.bank, terms.cap):
            raise Refusal("malformed", "one gives at least a second, and at most a whole clock")
        now = self.clock.even()
        more = glasses.given(terms, self.saved.glasses[seat], seconds * SECOND, now)
        if more.left > LONGEST * SECOND:
            raise Refusal("not-allowed", "nobody needs that much time")
        self.put(seat, more)

    def come_back(self, seat: int) -> None:
        """The person of a seat plays again, where a bot has."""
        if self.terms is not None:
            self.put(seat, glasses.taken_back(self.terms, self.saved.glasses[seat]))

    def renew(self, seat: int) -> None:
        """Another person sits there, who has as much time as everybody had."""
        if self.terms is not None:
            self.put(seat, glasses.full(self.terms))

    def put(self, seat: int, glass: Glass) -> None:
        """Replace the clock of a seat."""
        clocks = list(self.saved.glasses)
        clocks[seat] = glass
        self.saved = self.saved._replace(glasses=clocks)

    def ask_pause(self, mine: list[int], others: list[int]) -> bool:
        """Ask for a pause, or agree to one; whether there is one now."""
        self.needed()
        saved = self.saved
        if saved.paused:
            raise Refusal("not-allowed", "the clocks stand already")
        if saved.asked_by < 0:
            saved = saved._replace(asked_by=mine[0], waiting=tuple(sorted(others)))
        else:  # for whom a bot plays by now is not asked
            saved = saved._replace(waiting=tuple(each for each in saved.waiting if each in others))
        if not saved.waiting:
            saved = saved._replace(paused=True, asked_by=-1)
        self.saved = saved
        return saved.paused

    def drop_pause(self) -> None:
        """There is no pause after all."""
        if self.saved.asked_by < 0:
            raise Refusal("stale", "nobody asks for a pause")
        self.saved = self.saved._replace(asked_by=-1, waiting=())

    def resume(self) -> None:
        """The clocks run again."""
        if not self.saved.paused:
            raise Refusal("stale", "there is no pause")
        self.saved = self.saved._replace(paused=False)

    def skip(self, last: int, now: int) -> None:
        """Time that nobody measured has not passed."""
        if self.terms is None:
            return
        terms = self.terms
        self.saved = self.saved._replace(
            glasses=[glasses.moved_on(terms, glass, last, now) for glass in self.saved.glasses]
        )
        if self.waiting is not None:
            self.waiting = self.wait(self.waiting.number, now)

    # -- in the words of the wire ------------------------------------------------------------

    def state(self, names: list[str]) -> ClockState | None:
        """All clocks, as everybody may see them."""
        terms, saved = self.terms, self.saved
        if terms is None:
            return None
        now = self.clock.even()
        waiting = self.waiting
        lapsed = None if waiting is None else saved.glasses[waiting.number].lapsed
        return ClockState(
            now=now,
            seats=[
                SeatClock(
                    names[seat],
                    glasses.left_at(terms, glass, now),
                    glasses.due(terms, glass),
                    glass.lapsed,
                )
                for seat, glass in enumerate(saved.glasses)
            ],
            paused=saved.paused,
            asked=None
            if saved.asked_by < 0
            else PauseAsked(names[saved.asked_by], [names[seat] for seat in saved.waiting]),
            bot_after=None if lapsed is None else lapsed + BOT_AFTER,
            others_after=None if lapsed is None else lapsed + OTHERS_AFTER,
        )


def awaited(ledger: Ledger, chairs: Chairs) -> int:
    """The seat of a person who is asked; -1 if there is none."""
    seat = ledger.game.seat
    return seat if seat >= 0 and chairs[seat].is_person else -1


def has_gaps(chairs: Iterable[Chair]) -> bool:
    """Whether somebody is still to come: before that no clock runs."""
    return any(not chair.holder and not chair.bot for chair in chairs)


def turns_done(ledger: Ledger, seat: int) -> int:
    """How many turns of a seat are done: its choices in a row, chance aside, that another followed.

    Counted from the game as it stands, so a turn that was taken back and played again is one.
    """
    done = 0
    inside = False
    for each in ledger.seats:
        if each == seat:
            inside = True
        elif each != CHANCE and inside:
            inside = False
            done += 1
    return done + 1 if inside and ledger.game.seat != seat else done
