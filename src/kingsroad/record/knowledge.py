"""What people have learned since a choice, and going back would not make unlearned.

Undo is free as long as nobody has. Terminal and web table ask the same question here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from kingsroad.core.event import EVERYBODY, Event
from kingsroad.core.game import CHANCE, NOBODY
from kingsroad.library import AnyRuleset


def shown_in(rules: AnyRuleset, events: Iterable[Event]) -> frozenset[int]:
    """The seats that have shown something secret in these events."""
    kinds = rules.reveals
    if not kinds:
        return frozenset()
    return frozenset(int(event.seat) for event in events if event.kind in kinds)


def learned(
    people: Collection[int],
    seats: Sequence[int],
    audiences: Sequence[int],
    shown: Iterable[Collection[int]],
) -> int:
    """Who taught people something new in a row of choices; NOBODY if there was nothing to learn.

    The answer is CHANCE for a card that a person has seen drawn, or a seat without a person that
    has shown a card. What a person shows harms nobody else. Of each choice are given: who made it,
    who may know it, and which seats showed something then.
    """
    known = {EVERYBODY, *people}
    for seat, audience in zip(seats, audiences, strict=True):
        if seat == CHANCE and audience in known:
            return CHANCE
    for cards in shown:
        for seat in sorted(cards):
            if seat not in people:
                return seat
    return NOBODY
