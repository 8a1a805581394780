"""What came of an action: what must be stored, and what is told when it is."""

from __future__ import annotations

from dataclasses import dataclass, field

from kingsroad.core.event import Event
from kingsroad.record.course import Move
from kingsroad.server.table.chairs import Chair
from kingsroad.server.table.ledger import Line
from kingsroad.server.wire.frames import ChatLine


@dataclass
class ToStore:
    """What must be on disk before anybody hears of it."""

    lines: list[Line] = field(default_factory=list)
    chairs: list[Chair] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    over: bool | None = None
    """Whether the game is over, where that has changed."""

    def __bool__(self) -> bool:
        return bool(self.lines or self.chairs or self.chat)


@dataclass
class Outcome:
    """What an action has changed."""

    store: ToStore = field(default_factory=ToStore)
    moves: list[Move] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    undone: bool = False
    """The game went back."""
    people_changed: bool = False
    """Who sits where, under which name, or who asks for an undo."""
    reseated: str = ""
    """Whose own seats have changed."""
    said: list[ChatLine] = field(default_factory=list)
