"""Small pieces of sentences: counted things, names of tiles, lists."""

from __future__ import annotations

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
    return english.TOGETHER.join(parts) if parts else english.CHOICES["free"]


def tile_name(key: str) -> str:
    """The name of a tile for people."""
    return english.TILES.get(key, key.replace("-", " "))


def short_tile_name(key: str) -> str:
    """The name of a tile where there is little room."""
    return english.SHORT_TILES.get(key, tile_name(key))


def place_name(key: str) -> str:
    """Where a worker stands: ``in the farm``, ``at the gate``."""
    return english.AT.get(key, english.IN.format(tile=tile_name(key)))


def cause_name(key: str) -> str:
    """Why something moved."""
    return english.CAUSES.get(key, tile_name(key))


def loss_name(key: str) -> str:
    """Why prestige was lost."""
    return english.LOSSES.get(key, cause_name(key))


def together(parts: list[str]) -> str:
    """Parts side by side."""
    return english.TOGETHER.join(parts)
