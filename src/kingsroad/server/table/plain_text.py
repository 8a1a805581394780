"""Words of people: names and what they say."""

from __future__ import annotations

import unicodedata
from typing import Final

from kingsroad.server.errors import Refusal

JOINER: Final = "\u200d"
"""Makes one picture of several: a family, a flag with a rainbow."""
SKIN: Final = range(0x1F3FB, 0x1F400)
FLAGS: Final = range(0x1F1E6, 0x1F200)
"""Two of these letters are a flag."""


def clean(text: str, longest: int) -> str:
    """Words of a person in one line, without what a terminal or browser could stumble over."""
    if len(text) > 4 * longest:
        raise Refusal("too-large", f"at most {longest} characters, please")
    kept = "".join(
        letter if unicodedata.category(letter)[0] != "C" or letter == JOINER else " "
        for letter in unicodedata.normalize("NFC", text)
    )
    return cut(" ".join(kept.split()).strip(JOINER), longest).strip()


def cut(text: str, longest: int) -> str:
    """The beginning of a text that ends with a whole sign, as readers see signs."""
    kept = ""
    for sign in signs(text):
        if len(kept) + len(sign) > longest:
            break
        kept += sign
    return kept


def signs(text: str) -> list[str]:
    """A text sign by sign: an accent belongs to its letter, and a joined picture is one."""
    found: list[str] = []
    for letter in text:
        before = found[-1] if found else ""
        flag = ord(letter) in FLAGS and len(before) == 1 and ord(before) in FLAGS
        joined = letter == JOINER or before.endswith(JOINER)
        marks = unicodedata.category(letter)[0] == "M" or ord(letter) in SKIN
        if found and (flag or joined or marks):
            found[-1] += letter
        else:
            found.append(letter)
    return found
