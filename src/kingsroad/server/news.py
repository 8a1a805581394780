"""What is new at a table, told to several: what all may know is put into words once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, get_args

import msgspec

from kingsroad.core.event import EVERYBODY, Event
from kingsroad.core.game import NOBODY
from kingsroad.library import find_game
from kingsroad.server import show
from kingsroad.server.ledger import Ledger, Step
from kingsroad.server.sights import Sights
from kingsroad.server.wire import ENCODER, EventInfo, LogLine, Made, Question, UndoState, Update

Facts = tuple[str, int, str, int, int]
REMEMBERED: Final = 16_384
"""Groups of events whose sentences are kept, 1.5 KB each."""
NONE: Final = "none"
CAN: Final[dict[UndoState, bytes]] = {
    state: b'"%s"}' % state.encode() for state in get_args(UndoState)
}
"""How an update ends: the undo is its last field, and the only one that differs by person."""


class Seen(NamedTuple):
    """What happened, as somebody may know it."""

    made: list[Made]
    events: list[EventInfo]
    log: list[LogLine]


def facts(event: Event) -> Facts:
    """All that a sentence about an event depends on."""
    return (event.kind, event.seat, event.subject, event.amount, event.stock)


@lru_cache(maxsize=REMEMBERED)
def sentences(game: str, happened: tuple[Facts, ...], language: str) -> list[LogLine]:
    """Events as a log tells them. The same happens at many tables, so sentences are kept."""
    events = [Event(*each) for each in happened]
    return show.log(events, find_game(game), None, language)


class News:
    """Some choices and what happened with them; or an undo."""

    def __init__(
        self,
        ledger: Ledger,
        sights: Sights,
        steps: list[Step],
        events: list[Event],
        undone: bool,
        thinking: str | None,
    ) -> None:
        self.ledger: Final = ledger
        self.sights: Final = sights
        self.steps: Final = steps
        self.events: Final = events
        self.undone: Final = undone
        self.thinking: Final = thinking
        self.public: Final = all(step.audience == EVERYBODY for step in steps) and all(
            event.audience == EVERYBODY for event in events
        )
        self.seen: Final[dict[tuple[int, str], Seen]] = {}
        self.asked: Final[dict[str, Question]] = {}
        self.updates: Final[dict[tuple[int, str], bytes]] = {}

    def message(self, eyes: int, language: str, undo: UndoState) -> bytes:
        """What is new through a pair of eyes. Who sees the same is sent the same."""
        if self.public and self.sights.open and eyes != self.ledger.game.seat:
            eyes = NOBODY
        known = (eyes, language)
        update = self.updates.get(known)
        if update is None:
            update = ENCODER.encode(self.update(eyes, language)).removesuffix(CAN[NONE])
            self.updates[known] = update
        return update + CAN[undo]

    def update(self, eyes: int, language: str) -> Update:
        """The same, but for the undo, which depends on the person and not on the seat."""
        ledger = self.ledger
        made, events, log = self.seen_by(NOBODY if self.public else eyes, language)
        return Update(
            lines=ledger.lines,
            choices=ledger.choices,
            made=made,
            undone=self.undone,
            events=events,
            log=log,
            changes=self.sights.changes(ledger.game, eyes),
            question=self.question(eyes, language),
            over=ledger.game.over,
            thinking=self.thinking,
            undo=NONE,
        )

    def seen_by(self, eyes: int, language: str) -> Seen:
        """What happened, as a seat may know it."""
        found = self.seen.get((eyes, language))
        if found is None:
            rules = self.ledger.rules
            events = [event.seen_by(eyes) for event in self.events]
            found = self.seen[eyes, language] = Seen(
                show.made(self.steps, self.ledger.game, eyes),
                show.event_infos(events, rules, eyes),
                sentences(rules.key, tuple([facts(event) for event in events]), language),
            )
        return found

    def question(self, eyes: int, language: str) -> Question:
        """What is asked now. The sentence is the same for everybody, the options are not."""
        game = self.ledger.game
        found = self.asked.get(language)
        if found is None:
            found = self.asked[language] = show.question(game, NOBODY, language)
        if eyes == NOBODY or eyes != game.seat:
            return found
        return msgspec.structs.replace(
            found, options=show.options(game, eyes, language), about=show.about(game, eyes)
        )
