"""The chain of a table's lines: each has a digest of itself and of all before it.

A line that was changed, lost or put in afterwards breaks it. It begins with the seed of the table,
so that lines of one table do not fit another.
"""

from __future__ import annotations

import hashlib
from typing import Final

LENGTH: Final = 32
"""Letters of a digest."""


def first_link(seed: bytes) -> str:
    """What the first line follows."""
    return digest(seed.hex())


def next_link(link: str, number: int, kind: str, seat: int, text: str, at: int) -> str:
    """The digest of a line that follows another."""
    return digest(f"{link}\x1f{number}\x1f{kind}\x1f{seat}\x1f{text}\x1f{at}")


def digest(text: str) -> str:
    """A digest of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]
