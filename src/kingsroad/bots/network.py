"""A small network in plain compiled loops.

The first layer is the wide one, but after a choice most of its inputs are what they were before: so
its sums are kept, and only what has changed is added. Nothing is lost on the way: its weights are
whole numbers of a small grain (`weight_file.py`), and sums of such are exact.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.features import Sheet

HEADS: Final[i64] = 2
"""The logit of the hope, and the own final score."""


class Network:
    """Inputs, two layers of rectified units, and heads that also see every input directly."""

    def __init__(
        self,
        inputs: int,
        hidden: int,
        second: int,
        first_weights: vec[float],
        first_biases: vec[float],
        second_weights: vec[float],
        second_biases: vec[float],
        head_weights: vec[float],
    ) -> None:
        self.inputs: Final[i64] = inputs
        self.hidden: Final[i64] = hidden
        self.second: Final[i64] = second
        self.width: Final[i64] = hidden + HEADS
        """Sums of the first layer: its units, and what goes straight to the heads."""
        self.first_weights: Final[vec[float]] = first_weights
        """A row of `width` for each input."""
        self.first_biases: Final[vec[float]] = first_biases
        """Of the units, then of the heads."""
        self.second_weights: Final[vec[float]] = second_weights
        """A row of `second` for each unit of the first layer."""
        self.second_biases: Final[vec[float]] = second_biases
        self.head_weights: Final[vec[float]] = head_weights
        """A row of `second` for each head."""
        self.units: Final[vec[float]] = vec[float]([0.0] * second)

    def new_sums(self) -> vec[float]:
        """The sums of the first layer for a sheet of zeros."""
        return vec[float](list(self.first_biases))

    def sum_changes(
        self, sheet: Sheet, before: Sheet, sums_before: vec[float], sums: vec[float]
    ) -> None:
        """The first layer from that of another sheet."""
        for j in range(self.width):
            sums[j] = sums_before[j]
        numbers = sheet.numbers
        others = before.numbers
        for i in range(self.inputs):
            number = numbers[i]
            other = others[i]
            if number != other:
                self.add(i, float(i64(number) - i64(other)), sums)

    def add(self, which: i64, times: float, sums: vec[float]) -> None:
        """One input more."""
        weights = self.first_weights
        at = which * self.width
        for j in range(self.width):
            sums[j] += times * weights[at + j]

    def fill_units(self, sums: vec[float]) -> None:
        """The second layer."""
        units = self.units
        for k in range(self.second):
            units[k] = self.second_biases[k]
        weights = self.second_weights
        for j in range(self.hidden):
            active = sums[j]
            if active > 0.0:
                at = j * self.second
                for k in range(self.second):
                    units[k] += active * weights[at + k]

    def head(self, which: i64, sums: vec[float]) -> float:
        """What a head says; the second layer must have been filled."""
        total = sums[self.hidden + which]
        at = which * self.second
        for k in range(self.second):
            unit = self.units[k]
            if unit > 0.0:
                total += unit * self.head_weights[at + k]
        return total


def sigmoid(x: float) -> float:
    """The logistic function."""
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))


def logit(chance: float) -> float:
    """The inverse of the logistic function, kept within bounds."""
    inside = min(max(chance, 1.0e-9), 1.0 - 1.0e-9)
    return math.log(inside / (1.0 - inside))
