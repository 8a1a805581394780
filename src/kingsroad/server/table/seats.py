"""What may be done about the seats of a table: sit down, get up, let a bot play, vote on others'.

Nothing happens silently: every change is told as an incident, and kept.
"""

from __future__ import annotations

from typing import Final

from kingsroad.bots.levels import is_offered
from kingsroad.core.game import NOBODY
from kingsroad.server.clock import Clock
from kingsroad.server.errors import Refusal
from kingsroad.server.table.chairs import Chair, Chairs
from kingsroad.server.table.incidents import Incidents
from kingsroad.server.table.ledger import Ledger
from kingsroad.server.table.outcome import Outcome, ToStore
from kingsroad.server.table.plain_text import clean
from kingsroad.server.table.timing import Timing
from kingsroad.server.table.undo import Undos
from kingsroad.server.table.viewers import Viewers
from kingsroad.server.table.votes import Motion, MotionKind, Votes
from kingsroad.server.wire.frames import NAME_LENGTH, IncidentKind


class Seats:
    """The seats of a table, and what may be done about them."""

    def __init__(
        self,
        ledger: Ledger,
        chairs: Chairs,
        undos: Undos,
        viewers: Viewers,
        timing: Timing,
        votes: Votes,
        incidents: Incidents,
        clock: Clock,
    ) -> None:
        self.ledger: Final = ledger
        self.chairs: Final = chairs
        self.undos: Final = undos
        self.viewers: Final = viewers
        self.timing: Final = timing
        self.votes: Final = votes
        self.incidents: Final = incidents
        self.clock: Final = clock

    # -- one's own ---------------------------------------------------------------------------

    def rename(self, holder: str, seat: str, name: str) -> Outcome:
        """Change the name at one's own seat."""
        chair = self.chairs.named(seat)
        if chair.number not in self.chairs.needed(holder):
            raise Refusal("foreign", f"{seat} is not your seat")
        return self.replace(chair._replace(name=clean(name, NAME_LENGTH)))

    def claim(self, holder: str, number: int, name: str) -> Outcome:
        """Somebody takes an open seat."""
        chair = self.chairs[number]
        if not chair.is_open:
            raise Refusal("taken", "somebody sits there already")
        self.timing.renew(number)
        taken = Chair(
            number,
            clean(name, NAME_LENGTH),
            holder,
            "",
            chair.generation + 1,
            self.clock.even_seconds(),
        )
        return self.replace(taken, "joined", reseated=holder)

    def reclaim(self, holder: str, number: int, name: str) -> Outcome:
        """Somebody with the private link of a seat has it again, on whatever browser."""
        chair = self.chairs[number]
        if not chair.holder:
            raise Refusal("taken", "this seat was given away meanwhile")
        back = chair._replace(
            holder=holder,
            name=clean(name, NAME_LENGTH) or chair.name,
            bot="",
            generation=chair.generation + 1,
            seen=self.clock.even_seconds(),
        )
        if chair.bot:
            self.timing.come_back(number)
        return self.replace(back, "reclaimed", reseated=holder)

    def release(self, holder: str, number: int) -> Outcome:
        """Somebody gives a seat up; it is open again."""
        if number not in self.chairs.needed(holder):
            raise Refusal("foreign", "that is not your seat")
        return self.vacate(self.chairs[number], "left")

    # -- bots --------------------------------------------------------------------------------

    def stand_in(self, holder: str, seat: str, bot: str | None) -> Outcome:
        """Hand a seat to a bot, or back; where it is not one's own to give, ask the others."""
        mine = self.chairs.needed(holder)
        chair = self.chairs.named(seat)
        own = chair.number in mine
        if bot is None:
            if not chair.bot:
                raise Refusal("not-allowed", f"no bot plays {seat}")
            if chair.holder and not own:
                raise Refusal("foreign", f"only the person of {seat} can take the seat back")
            if chair.holder:
                self.timing.come_back(chair.number)
                return self.replace(
                    chair._replace(bot="", seen=self.clock.even_seconds()), "returned"
                )
            if not self.ledger.rules.secrets:
                return self.vacate(chair, "opened", mine[0])
            return self.propose("open", chair, "", holder)
        if not is_offered(bot):
            raise Refusal("unknown", f"there is no bot called {bot[:60]!r}")
        if own:
            return self.replace(chair._replace(bot=bot), "bot", chair.number)
        if chair.is_open:
            seated = chair._replace(bot=bot, name="", generation=chair.generation + 1)
            return self.replace(seated, "seated", mine[0])
        return self.propose("bot", chair, bot, holder)

    def withdraw(self, seat: str) -> Outcome:
        """The link of an open seat leads nowhere from now on; there is a new one."""
        chair = self.chairs.named(seat)
        if not chair.is_open:
            raise Refusal("not-allowed", f"{seat} has no open link")
        return self.replace(chair._replace(generation=chair.generation + 1), "withdrawn")

    # -- votes -------------------------------------------------------------------------------

    def free(self, holder: str, seat: str) -> Outcome:
        """Ask the others to free the seat of somebody who is gone."""
        self.chairs.needed(holder)
        chair = self.chairs.named(seat)
        if not chair.holder or chair.holder == holder:
            raise Refusal("not-allowed", f"{seat} is not the seat of somebody else")
        return self.propose("free", chair, "", holder)

    def propose(self, kind: MotionKind, chair: Chair, bot: str, holder: str) -> Outcome:
        """Ask the others about a seat; where nobody is left to ask, it is done."""
        seat = self.ledger.rules.seat_names[chair.number]
        if chair.holder and not self.votes.is_gone(chair, kind):
            raise Refusal("too-early", f"{seat} is still here, or was until a short time ago")
        if self.votes.current() is not None:
            raise Refusal("waiting", "the table votes on something else already")
        motion = Motion(kind, chair.number, bot, holder, [holder], self.clock.even_seconds())
        return self.count(motion)

    def vote(self, holder: str, agree: bool) -> Outcome:
        """Answer to what is asked about a seat."""
        self.chairs.needed(holder)
        motion = self.votes.current()
        if motion is None:
            raise Refusal("stale", "nothing is asked about a seat")
        if not agree:
            self.votes.motion = None
            return Outcome(ToStore(motion=""), people_changed=True)
        if holder == self.chairs[motion.seat].holder:
            raise Refusal("not-allowed", "the others are asked")
        agreed = [*motion.agreed, holder]
        return self.count(
            Motion(motion.kind, motion.seat, motion.bot, motion.by, agreed, motion.at)
        )

    def count(self, motion: Motion) -> Outcome:
        """Do what all have agreed to, or wait for the rest."""
        if self.votes.waiting(motion):
            self.votes.motion = motion
            return Outcome(ToStore(motion=motion.written()), people_changed=True)
        self.votes.motion = None
        chair = self.chairs[motion.seat]
        asking = self.chairs.seats_of(motion.by)
        by = asking[0] if asking else NOBODY
        if motion.kind == "bot":
            told: IncidentKind = "bot" if chair.holder else "seated"
            outcome = self.replace(chair._replace(bot=motion.bot), told, by)
        else:
            kind: IncidentKind = "opened" if motion.kind == "open" else "freed"
            outcome = self.vacate(chair, kind, by)
        outcome.store.motion = ""
        return outcome

    # -- people who become others, or nobody -------------------------------------------------

    def adopt(self, guest: str, account: str, name: str) -> Outcome:
        """A guest has become an account: what was theirs here is the account's."""
        changed = [
            chair._replace(holder=account, name=chair.name or name)
            for chair in self.chairs
            if chair.holder == guest
        ]
        for chair in changed:
            self.chairs.replace(chair)
        for viewer in self.viewers:
            if viewer.holder == guest:
                viewer.holder = account
                viewer.name = name
        return Outcome(ToStore(chairs=changed), people_changed=True, reseated=account)

    def forget(self, holder: str) -> Outcome:
        """Somebody wants to be known no more: their seats are open, and nobody is named."""
        outcome = Outcome(people_changed=True, reseated=holder)
        for chair in [each for each in self.chairs if each.holder == holder]:
            left = self.vacate(chair._replace(name="", holder="", bot=chair.bot), "left")
            outcome.store.chairs += left.store.chairs
            outcome.store.incidents += left.store.incidents
            outcome.incidents += left.incidents
        return outcome

    # -- changing a chair --------------------------------------------------------------------

    def vacate(self, chair: Chair, kind: IncidentKind, by: int = NOBODY) -> Outcome:
        """A chair is open from now on, and links of before lead nowhere."""
        empty = Chair(chair.number, "", "", "", chair.generation + 1)
        outcome = self.replace(empty, reseated=chair.holder)
        outcome.store.speaker = chair.holder
        return self.noted(outcome, kind, chair.number, by, chair.bot, name=chair.name)

    def replace(
        self,
        chair: Chair,
        kind: IncidentKind | None = None,
        by: int = NOBODY,
        reseated: str = "",
    ) -> Outcome:
        """Somebody else plays a seat, or under another name."""
        self.chairs.replace(chair)
        self.undos.drop()
        outcome = Outcome(ToStore(chairs=[chair]), people_changed=True, reseated=reseated)
        if kind is None:
            return outcome
        outcome.store.speaker = chair.holder
        return self.noted(outcome, kind, chair.number, by, chair.bot, name=chair.name)

    def noted(
        self,
        outcome: Outcome,
        kind: IncidentKind,
        seat: int,
        by: int = NOBODY,
        bot: str = "",
        seconds: int = 0,
        name: str = "",
    ) -> Outcome:
        """An action that everybody shall know of, also later."""
        names = self.ledger.rules.seat_names
        incident = self.incidents.note(
            kind,
            names[seat] if seat >= 0 else "",
            self.ledger.choices,
            self.clock.now(),
            names[by] if by >= 0 else "",
            bot,
            seconds,
            name,
        )
        outcome.store.incidents.append(incident)
        outcome.incidents.append(incident)
        return outcome
