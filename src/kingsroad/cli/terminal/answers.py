"""What a person types: the number of an option, its name, or enough of it."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.cli.terminal.speech import Speech, own_words
from kingsroad.core.choice import Choice
from kingsroad.text.labels import label_of, noun_label

MOST_NAMED = 6
NAMES = ("name", "noun", "label", "noun of the label")
"""What a choice is called: in records, and in the language that is spoken."""


def plain(text: str) -> str:
    """Small letters, single spaces, no hyphens or apostrophes inside words."""
    spaced = text.lower().replace("'", "").replace("’", "")
    words = spaced.split()
    return " ".join(word if word[0] in "+-" else word.replace("-", " ") for word in words)


def find_choice(
    text: str, legal: Sequence[Choice], speech: Speech | None = None
) -> tuple[Choice | None, str]:
    """The option that a text means, or why it means none.

    The names of the catalogue are understood always, its labels in the language that is spoken.
    """
    own = own_words() if speech is None else speech.own
    if text.isdigit():
        number = int(text)
        if 1 <= number <= len(legal):
            return legal[number - 1], ""
        return None, own.sentence("answer-no-number", number=number, most=len(legal))
    wanted = plain(text)
    names = [names_of(choice, speech) for choice in legal]
    for kind in range(len(NAMES)):
        meant = [
            choice for choice, known in zip(legal, names, strict=True) if known[kind] == wanted
        ]
        if len(meant) == 1:
            return meant[0], ""
    meant = [
        choice
        for choice, known in zip(legal, names, strict=True)
        if any(name.startswith(wanted) for name in known)
    ]
    if len(meant) == 1:
        return meant[0], ""
    if meant:
        offered = ", ".join(shown_name(choice, speech) for choice in meant[:MOST_NAMED])
        return None, own.sentence("answer-unclear", text=text, choices=offered)
    return None, own.sentence("answer-not-offered", text=text)


def names_of(choice: Choice, speech: Speech | None) -> tuple[str, ...]:
    """What people may type for a choice: the kinds of `NAMES`, in their order."""
    name, noun = plain(choice.name), plain(choice.noun) if choice.noun else choice.verb
    if speech is None:
        return name, noun, name, noun
    label = plain(label_of(speech.words, choice))
    return name, noun, label, plain(noun_label(speech.words, choice)) or label


def shown_name(choice: Choice, speech: Speech | None) -> str:
    """A choice as the list of options shows it."""
    return choice.name if speech is None else label_of(speech.words, choice)
