"""Numbers that follow from the secret seed of a table."""

from __future__ import annotations

import hashlib
import hmac


def number(seed: bytes, purpose: str, count: int) -> int:
    """A number of 64 bits that follows from a secret seed and betrays nothing of it.

    Dice with such a seed answer one question each: whoever works their state out from what was
    drawn learns nothing about the next draw.
    """
    digest = hmac.new(seed, f"{purpose}/{count}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big")
