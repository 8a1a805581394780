"""Votes on seats: what one person may not do to another, or to a bot whose hand is hidden."""

from __future__ import annotations

import json
from typing import Final, Literal

from kingsroad.server.table.chairs import Chair, Chairs
from kingsroad.server.table.timing import Timing
from kingsroad.server.table.viewers import Viewers

MotionKind = Literal["bot", "open", "free"]
WEEK: Final = 7 * 24 * 3600
"""Seconds after which nobody waits for an answer any more."""
DAY: Final = 24 * 3600
"""Where hands are hidden, a seat is freed only after so many seconds of absence."""


class Motion:
    """What is asked about a seat."""

    def __init__(
        self, kind: MotionKind, seat: int, bot: str, by: str, agreed: list[str], at: int
    ) -> None:
        self.kind: Final[MotionKind] = kind
        self.seat: Final = seat
        self.bot: Final = bot
        self.by: Final = by
        """Who asks."""
        self.agreed: Final = agreed
        """Who has agreed, the one who asks among them."""
        self.at: Final = at

    def written(self) -> str:
        """The motion as it is stored."""
        return json.dumps([self.kind, self.seat, self.bot, self.by, self.agreed, self.at])


def read_motion(text: str) -> Motion | None:
    """A motion as it was stored."""
    if not text:
        return None
    kind, seat, bot, by, agreed, at = json.loads(text)
    return Motion(kind, seat, bot, by, agreed, at)


class Votes:
    """What is asked about a seat at a table, and who must agree."""

    def __init__(
        self,
        chairs: Chairs,
        viewers: Viewers,
        timing: Timing,
        motion: Motion | None,
        secrets: bool,
    ) -> None:
        self.chairs: Final = chairs
        self.viewers: Final = viewers
        self.timing: Final = timing
        self.motion = motion
        self.secrets: Final = secrets
        """Whether hands are hidden."""

    def current(self) -> Motion | None:
        """What is asked. It is settled if the person has come back, or nobody cared for a week."""
        motion = self.motion
        if motion is None:
            return None
        chair = self.chairs[motion.seat]
        if self.has_returned(chair, motion) or self.viewers.clock.even_seconds() - motion.at > WEEK:
            return None
        return motion

    def has_returned(self, chair: Chair, motion: Motion) -> bool:
        """Whether the person of a chair has come back since the others were asked about it."""
        if not chair.holder or self.timing.terms is not None:  # then only playing counts
            return bool(chair.holder) and not self.is_gone(chair, motion.kind)
        return chair.seen >= motion.at or self.viewers.is_present(chair.holder)

    def is_gone(self, chair: Chair, kind: MotionKind) -> bool:
        """Whether the others may vote on a seat: its time is out, or its person is gone."""
        if kind == "bot" and self.timing.terms is not None:
            return self.timing.may_be_replaced(chair.number)
        wanted = self.viewers.absence
        if kind == "free" and self.secrets:
            wanted = max(wanted, float(DAY))
        return self.viewers.is_away(chair, wanted)

    def waiting(self, motion: Motion) -> list[str]:
        """Who must still agree: everybody else who sits here and has not left for long."""
        target = self.chairs[motion.seat].holder
        return [
            holder
            for holder in self.chairs.holders()
            if holder != target and holder not in motion.agreed and not self.is_away(holder)
        ]

    def is_away(self, holder: str) -> bool:
        """Whether somebody has left for long, so that nobody waits for their vote."""
        absence = self.viewers.absence
        seats = self.chairs.seats_of(holder)
        return all(self.viewers.is_away(self.chairs[seat], absence) for seat in seats)
