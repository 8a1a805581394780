"""What a person types: the number of an option, its name, or enough of it."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.core.choice import Choice


def plain(text: str) -> str:
    """Small letters, single spaces, no hyphens or apostrophes inside words."""
    spaced = text.lower().replace("'", "").replace("’", "")
    words = spaced.split()
    return " ".join(word if word[0] in "+-" else word.replace("-", " ") for word in words)


def find_choice(text: str, legal: Sequence[Choice]) -> tuple[Choice | None, str]:
    """The option that a text means, or why it means none."""
    if text.isdigit():
        number = int(text)
        if 1 <= number <= len(legal):
            return legal[number - 1], ""
        return None, f"There is no option {number}; choose 1 to {len(legal)}."
    wanted = plain(text)
    for names in (exact_name, noun):
        meant = [choice for choice in legal if names(choice) == wanted]
        if len(meant) == 1:
            return meant[0], ""
    meant = [
        choice
        for choice in legal
        if exact_name(choice).startswith(wanted) or noun(choice).startswith(wanted)
    ]
    if len(meant) == 1:
        return meant[0], ""
    if meant:
        return None, f"{text!r} can mean {', '.join(choice.name for choice in meant[:6])}."
    return None, f"{text!r} is not offered. Type a number, a name, or ? for help."


def exact_name(choice: Choice) -> str:
    """The whole name of a choice, as people may type it."""
    return plain(choice.name)


def noun(choice: Choice) -> str:
    """What follows the verb, as people may type it."""
    return plain(choice.noun) if choice.noun else choice.verb
