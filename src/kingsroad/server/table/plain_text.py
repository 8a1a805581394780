"""Words of people: names and what they say."""

from __future__ import annotations

import unicodedata

from kingsroad.server.errors import Refusal


def clean(text: str, longest: int) -> str:
    """Words of a person in one line, without what a terminal or browser could stumble over."""
    if len(text) > 4 * longest:
        raise Refusal("too-large", f"at most {longest} characters, please")
    kept = "".join(
        letter if unicodedata.category(letter)[0] != "C" else " "
        for letter in unicodedata.normalize("NFC", text)
    )
    return " ".join(kept.split())[:longest].strip()
