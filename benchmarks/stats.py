"""Median with its range."""

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Spread:
    """The median of some rounds with the lowest and the highest of them."""

    median: float
    low: float
    high: float


def spread(values: Iterable[float]) -> Spread | None:
    """Summarise values, or None when there is none."""
    known = list(values)
    return Spread(median(known), min(known), max(known)) if known else None
