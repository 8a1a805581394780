"""Reasons for a choice as sentences."""

from __future__ import annotations

from kingsroad.text.vocabulary import ENGLISH, vocabulary

PART = "reasons"


def reason_text(kind: str, difference: float, language: str = ENGLISH) -> str:
    """One reason: how much more, or less, a choice brings of something than another.

    Amounts are told to the half: more would pretend to be exact.
    """
    halves = max(1, round(2 * abs(difference)))
    words = vocabulary(language, PART)
    more = "more" if difference > 0 else "less"
    amount = words.say("reason-amount", whole=halves // 2, half=halves % 2)
    return words.sentence(f"reason-{kind}-{more}", amount=amount)
