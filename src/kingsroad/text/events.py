"""Events as sentences: one for each event, or one for several that belong together."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kingsroad.core.event import Event
from kingsroad.library import AnyRuleset
from kingsroad.text.books import book_of
from kingsroad.text.joins import fill
from kingsroad.text.vocabulary import ENGLISH, Noun, words_of

NUMBER = re.compile(r"\d+")


def tell(event: Event, rules: AnyRuleset, language: str = ENGLISH) -> str:
    """An event as a sentence of its own."""
    words = words_of(rules, language)
    return fill(f"event-{book_of(rules).kind(words, event)}", words, event, rules.seat_names)


def narrate(
    events: Sequence[Event],
    rules: AnyRuleset,
    reader: int | None = None,
    language: str = ENGLISH,
) -> list[str]:
    """Events as a log tells them: joined where they belong together, trifles left out.

    With a reader they are told as that seat may know them (NOBODY: a spectator).
    """
    book, words = book_of(rules), words_of(rules, language)
    seen = events if reader is None else [event.seen_by(reader) for event in events]
    told: list[str] = []
    at = 0
    while at < len(seen):
        for join in book.joins:
            sentence, used = join(words, seen, at, rules.seat_names)
            if used:
                break
        else:
            sentence, used = tell(seen[at], rules, language), 1
        if sentence:
            told.append(sentence)
        at += used
    return told


def is_heading(sentence: str, rules: AnyRuleset, language: str = ENGLISH) -> bool:
    """Whether a sentence of the log begins a turn or a phase."""
    number = NUMBER.search(sentence)
    if number is None:
        return False
    words = words_of(rules, language)
    found = int(number.group())
    if sentence == words.sentence("event-turn", number=found):
        return True
    return any(
        sentence == words.sentence("event-phase", number=found, phase=Noun("phase", phase))
        for phase in words.keys("phase-")
    )
