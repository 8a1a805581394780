"""Options in a few words, as buttons and lists show them."""

from __future__ import annotations

import re

from kingsroad.core.choice import Choice
from kingsroad.text.vocabulary import Noun, Vocabulary, capital, seat_noun, tile_noun

MINUS = re.compile(r"^-(?=\d)")
"""In records a step back is written with a hyphen, which people can type."""
GOODS = ("food", "wood", "stone", "cloth", "gold")


def label_of(words: Vocabulary, choice: Choice) -> str:
    """What an option does, as a label. In English it is the name that records have."""
    return words.say(f"label-{choice.verb}", key=choice.noun, noun=noun_of(words, choice))


def button_of(words: Vocabulary, choice: Choice) -> str:
    """What an option does, for a button: nobody types it, so it need not be the name in records.

    A language whose labels are made for typing says it anew, in the attribute `button`; and to do
    something 0 times is said in words, in the attribute `none`.
    """
    noun = noun_of(words, choice)
    key = words.name(noun) if isinstance(noun, Noun) else MINUS.sub("−", noun)
    shown = noun if isinstance(noun, Noun) else key
    form = "none" if choice.noun == "0" else "button"
    return capital(words.say_as(f"label-{choice.verb}", form, key=key, noun=shown))


def noun_label(words: Vocabulary, choice: Choice) -> str:
    """What an option is about; empty if its verb says all."""
    gap = noun_of(words, choice)
    return words.say("label", key=choice.noun, noun=gap) if gap else ""


def noun_of(words: Vocabulary, choice: Choice) -> str | Noun:
    """What the verb of a choice is about: a building, a seat, goods, a number."""
    key = choice.noun
    parts = key.split("-")
    if all(part in GOODS for part in parts):
        return words.together([words.say("good", good=part) for part in parts])
    if words.has(f"seat-{key}"):
        return seat_noun(key)
    if words.has(f"seat-{parts[0]}") or any(
        words.has(f"{family}-{key}") for family in ("tile", "character")
    ):
        return tile_noun(key)
    return key
