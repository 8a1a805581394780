"""Events as sentences: one for each event, or one for several that belong together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingsroad.core.event import Event
from kingsroad.library import AnyRuleset
from kingsroad.text.books import book_of
from kingsroad.text.joins import fill
from kingsroad.text.vocabulary import ENGLISH, words_of

HEADINGS: Final = ("turn", "phase")


class LogLine(NamedTuple):
    """A sentence of the log."""

    kind: str
    """The kind of the event that it tells, of several that it joins the first."""
    text: str

    @property
    def heading(self) -> bool:
        """Whether it begins a turn or a phase."""
        return self.kind in HEADINGS


def tell(event: Event, rules: AnyRuleset, language: str = ENGLISH) -> str:
    """An event as a sentence of its own."""
    words = words_of(rules, language)
    return fill(f"event-{book_of(rules).kind(words, event)}", words, event, rules.seat_names)


def narrate(
    events: Sequence[Event],
    rules: AnyRuleset,
    reader: int | None = None,
    language: str = ENGLISH,
) -> list[LogLine]:
    """Events as a log tells them: joined where they belong together, trifles left out.

    With a reader they are told as that seat may know them (NOBODY: a spectator).
    """
    book, words = book_of(rules), words_of(rules, language)
    seen = events if reader is None else [event.seen_by(reader) for event in events]
    told: list[LogLine] = []
    at = 0
    while at < len(seen):
        for join in book.joins:
            sentence, used = join(words, seen, at, rules.seat_names)
            if used:
                break
        else:
            sentence, used = tell(seen[at], rules, language), 1
        if sentence:
            told.append(LogLine(seen[at].kind, sentence))
        at += used
    return told
