"""Events as sentences: one for each event, or one for several that belong together."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.core.event import Event
from kingsroad.library import AnyRuleset
from kingsroad.text.books import book_of
from kingsroad.text.joins import fill


def tell(event: Event, rules: AnyRuleset) -> str:
    """An event as a sentence of its own."""
    book = book_of(rules)
    return fill(book.words.events[book.kind(event)], book.words, event, rules.seat_names)


def narrate(events: Sequence[Event], rules: AnyRuleset, reader: int | None = None) -> list[str]:
    """Events as a log tells them: joined where they belong together, trifles left out.

    With a reader they are told as that seat may know them (NOBODY: a spectator).
    """
    book = book_of(rules)
    seen = events if reader is None else [event.seen_by(reader) for event in events]
    told: list[str] = []
    at = 0
    while at < len(seen):
        for join in book.joins:
            sentence, used = join(book.words, seen, at, rules.seat_names)
            if used:
                break
        else:
            sentence, used = tell(seen[at], rules), 1
        if sentence:
            told.append(sentence)
        at += used
    return told


def is_heading(sentence: str, rules: AnyRuleset) -> bool:
    """Whether a sentence of the log begins a turn or a phase."""
    events = book_of(rules).words.events
    starts = [events[kind].split("{")[0] for kind in ("turn", "phase")]
    return any(
        sentence.startswith(start) and sentence[len(start) :][:1].isdigit() for start in starts
    )
