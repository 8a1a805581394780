"""The printed values of a game that are in doubt, for people and for machines."""

from __future__ import annotations

from dataclasses import asdict
from itertools import groupby
from textwrap import fill

from kingsroad.library import AnyRuleset
from kingsroad.text.books import book_of
from kingsroad.text.doubts import WORDS, Doubtful
from kingsroad.text.vocabulary import capital, words_of

NAME = 16
WIDTH = 80


def file_of(rules: AnyRuleset) -> str:
    """The file with everything that is printed."""
    folder = rules.home.replace(".", "/")
    return f"src/{folder}/games/{rules.key}/tiles.py"


def as_document(rules: AnyRuleset) -> dict[str, object]:
    """The doubts in plain values."""
    return {
        "game": rules.key,
        "doubts": [asdict(doubtful) for doubtful in book_of(rules).doubts(words_of(rules))],
        "corrected_in": file_of(rules),
    }


def as_text(rules: AnyRuleset) -> str:
    """The doubts as a list: how sure, which fact and why, then tile by tile what we have."""
    found = book_of(rules).doubts(words_of(rules))
    if not found:
        return WORDS.say("doubts-none", title=rules.title)
    lines = [WORDS.say("doubts-head", title=rules.title, number=len(found))]
    for confidence, these in groupby(found, key=lambda doubtful: doubtful.confidence):
        lines += [
            "",
            wrapped(f"{confidence.upper()}: {WORDS.say('confidence', confidence=confidence)}"),
        ]
        by_reason: dict[tuple[str, str], list[Doubtful]] = {}
        for doubtful in these:
            by_reason.setdefault((doubtful.fact, doubtful.why), []).append(doubtful)
        for (fact, why), several in by_reason.items():
            lines.append(wrapped(f"{capital(fact)}: {why}", 2))
            lines += [entry(doubtful) for doubtful in several]
    return "\n".join([*lines, "", wrapped(WORDS.say("doubts-corrected", path=file_of(rules)))])


def entry(doubtful: Doubtful) -> str:
    """One tile, and what the engine has for it."""
    name = f"    {doubtful.name:<{NAME}}"
    return fill(doubtful.value, WIDTH, initial_indent=name, subsequent_indent=" " * len(name))


def wrapped(text: str, indent: int = 0) -> str:
    """A text in as many lines as it needs; paths stay whole."""
    return fill(
        text,
        WIDTH,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + 2),
        break_on_hyphens=False,
        break_long_words=False,
    )
