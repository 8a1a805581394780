"""What is new at a table, told to several: what all may know is put into words once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from kingsroad.core.event import EVERYBODY, Event
from kingsroad.core.game import NOBODY
from kingsroad.library import AnyGame, find_game
from kingsroad.server import show
from kingsroad.server.ledger import Step
from kingsroad.server.wire import EventInfo, Made, Question
from kingsroad.text import ask, narrate
from kingsroad.text.book import question_name

Facts = tuple[str, int, str, int, int]
REMEMBERED: Final = 4096
"""Groups of events whose sentences are kept; about a megabyte."""


class Seen(NamedTuple):
    """What happened, as somebody may know it."""

    made: list[Made]
    events: list[EventInfo]
    log: list[str]


def facts(event: Event) -> Facts:
    """All that a sentence about an event depends on."""
    return (event.kind, event.seat, event.subject, event.amount, event.stock)


@lru_cache(maxsize=REMEMBERED)
def sentences(game: str, happened: tuple[Facts, ...], language: str) -> list[str]:
    """Events as a log tells them. The same happens at many tables, so sentences are kept."""
    events = [Event(*each) for each in happened]
    return narrate(events, find_game(game), language=language)


class News:
    """Some choices and what happened with them."""

    def __init__(self, game: AnyGame, steps: list[Step], events: list[Event]) -> None:
        self.game: Final = game
        self.steps: Final = steps
        self.events: Final = events
        self.public: Final = all(step.audience == EVERYBODY for step in steps) and all(
            event.audience == EVERYBODY for event in events
        )
        self.told: Final[dict[tuple[int, str], Seen]] = {}
        self.asked: Final[dict[str, str]] = {}

    def seen_by(self, seat: int, language: str) -> Seen:
        """What a seat may know of it."""
        eyes = NOBODY if self.public else seat
        found = self.told.get((eyes, language))
        if found is None:
            rules = self.game.rules
            events = [event.seen_by(eyes) for event in self.events]
            found = self.told[eyes, language] = Seen(
                show.made(self.steps, self.game, eyes),
                show.event_infos(events, rules, eyes),
                sentences(rules.key, tuple([facts(event) for event in events]), language),
            )
        return found

    def question(self, seat: int, language: str) -> Question:
        """What is asked now. The sentence is the same for everybody, the options are not."""
        text = self.asked.get(language)
        if text is None:
            text = self.asked[language] = ask(self.game, language)
        asked = self.game.seat
        name = None if asked == NOBODY else self.game.seat_name(asked)
        options = show.options(self.game, seat, language)
        return Question(name, question_name(self.game), text, options, show.about(self.game, seat))
