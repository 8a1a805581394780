"""In which language somebody reads."""

from __future__ import annotations

from kingsroad.server.errors import Refusal
from kingsroad.text import ENGLISH, LANGUAGES


def known_language(language: str | None) -> str:
    """A language that was asked for; English for who does not say."""
    if language is None:
        return ENGLISH
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refusal("unknown", f"there is no language {language[:20]!r}; there are {known}")
    return language
