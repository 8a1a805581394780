"""Small pieces of sentences: counted things, lists."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.realm.stock import amounts
from kingsroad.text import english


def capital(sentence: str) -> str:
    """The sentence with a capital first letter."""
    return sentence[:1].upper() + sentence[1:]


def count(number: int, thing: str) -> str:
    """So many of a thing: ``1 denier``, ``2 deniers``."""
    one, several = english.GOODS[thing]
    return f"{number} {one if number == 1 else several}"


def stock_text(stock: int) -> str:
    """Goods and money as words; ``nothing`` if there are none."""
    parts = [count(number, kind) for kind, number in amounts(stock).items()]
    if "deniers" in amounts(stock):
        parts.insert(0, parts.pop())  # money first
    return english.TOGETHER.join(parts) if parts else english.NOTHING


def together(parts: Sequence[str]) -> str:
    """Parts side by side."""
    return english.TOGETHER.join(parts)


def all_of(parts: Sequence[str]) -> str:
    """Parts as a list with an *and* before the last."""
    if len(parts) < 2:
        return together(parts)
    return together(parts[:-1]) + english.AND + parts[-1]
