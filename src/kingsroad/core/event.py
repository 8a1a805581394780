"""What happened, told to whoever listens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.core.choice import Choice

EVERYBODY: Final[i64] = -1


class Event:
    """A fact of the game, for logs and animations; sentences are made elsewhere."""

    def __init__(
        self,
        kind: str,
        seat: i64,
        subject: str,
        amount: i64,
        stock: i64,
        audience: i64 = EVERYBODY,
    ) -> None:
        self.kind: Final = kind
        """The verb: one of those that the game lists in its `events.py`."""
        self.seat: Final = seat
        """Whom it concerns; -1 for nobody in particular."""
        self.subject: Final = subject
        """The key of the tile, place, line, section or cause."""
        self.amount: Final = amount
        """A number: points, a space, a column."""
        self.stock: Final = stock
        """Goods and money that changed hands, packed; `kingsroad.amounts` reads it."""
        self.audience: Final = audience
        """The one seat that may know the subject, or EVERYBODY."""

    def seen_by(self, seat: i64) -> Event:
        """The event as a seat may know it: a secret keeps its kind but loses its subject."""
        if self.audience == EVERYBODY or self.audience == seat:
            return self
        return Event(self.kind, self.seat, "", 0, 0, self.audience)

    def __repr__(self) -> str:
        return f"<{self.kind} {self.seat} {self.subject} {self.amount} {self.stock:#x}>"


class Telling:
    """What the events of a kind tell; each game lists its kinds in `events.py`."""

    def __init__(self, subject: str = "", amount: str = "", goods: bool = False) -> None:
        self.subject: Final = subject
        """What the subject is the key of; empty if there is none."""
        self.amount: Final = amount
        """What the amount counts; empty if it is always 0."""
        self.goods: Final = goods
        """Whether goods or money change hands."""


class Listener:
    """Hears every event of a game; the base hears and forgets."""

    def hear(self, event: Event) -> None:
        """Take note of an event."""

    def hear_unasked(self, seat: i64, answers: list[Choice]) -> None:
        """A seat was not asked something that older rules asked: all these came to the same."""


class Chronicle(Listener):
    """A listener that keeps all events in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        """Keep the event."""
        self.events.append(event)

    def take(self) -> list[Event]:
        """Give the events so far and begin anew."""
        events = self.events
        self.events = []
        return events
