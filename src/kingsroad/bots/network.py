"""A small network in plain compiled loops.

The first layer is the wide one, but after a choice most of its inputs are what they were before: so
its sums are kept, and only what has changed is added. They are whole numbers of a small grain, two
units in one number of 64 bits: a multiplication serves both, and nothing is lost on the way.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.features import Sheet

HEADS: Final[i64] = 2
"""The logit of the hope, and the own final score."""
GRAIN: Final = 2.0**-22
"""A sum of the first layer has 32 bits of these: it must stay between -512 and 512."""
HALF: Final[i64] = 32
WHOLE: Final[i64] = 4294967296
BLOCK: Final[i64] = 4
"""Words, or units, that are summed at once: so many the processor keeps at hand."""


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
        assert second % BLOCK == 0, "the second layer is summed in whole blocks"
        width: i64 = hidden + HEADS
        """Sums of the first layer: its units, and what goes straight to the heads."""
        self.words: Final[i64] = (width + 2 * BLOCK - 1) // (2 * BLOCK) * BLOCK
        """Numbers that hold these, two in each."""
        self.first_weights: Final[vec[i64]] = packed(first_weights, width, self.words)
        """So many for each input."""
        self.first_biases: Final[vec[i64]] = packed(first_biases, width, self.words)
        self.second_weights: Final[vec[float]] = second_weights
        """A row of `second` for each unit of the first layer."""
        self.second_biases: Final[vec[float]] = second_biases
        self.head_weights: Final[vec[float]] = head_weights
        """A row of `second` for each head."""
        self.units: Final[vec[float]] = vec[float]([0.0] * second)
        self.active: Final[vec[float]] = vec[float]([0.0] * hidden)
        """The units of the first layer that say something,"""
        self.rows: Final[vec[i64]] = vec[i64]([0] * hidden)
        """and where their weights begin."""
        self.changed: Final[vec[i64]] = vec[i64]([0] * inputs)
        """Where the weights of the inputs begin that differ between two sheets,"""
        self.changes: Final[vec[i64]] = vec[i64]([0] * inputs)
        """and by how much they do."""

    def new_sums(self) -> vec[i64]:
        """The sums of the first layer for a sheet of zeros."""
        return vec[i64](list(self.first_biases))

    def sum_changes(
        self, sheet: Sheet, before: Sheet, sums_before: vec[i64], sums: vec[i64]
    ) -> None:
        """The first layer from that of another sheet."""
        numbers, others = sheet.numbers, before.numbers
        changed, changes = self.changed, self.changes
        count: i64 = 0
        for i in range(self.inputs):
            number, other = numbers[i], others[i]
            if number != other:
                changed[count] = i * self.words
                changes[count] = i64(number) - i64(other)
                count += 1
        weights = self.first_weights
        at: i64 = 0
        while at < self.words:
            a, b = sums_before[at], sums_before[at + 1]
            c, d = sums_before[at + 2], sums_before[at + 3]
            for i in range(count):
                change = changes[i]
                row = changed[i] + at
                a += change * weights[row]
                b += change * weights[row + 1]
                c += change * weights[row + 2]
                d += change * weights[row + 3]
            sums[at], sums[at + 1] = a, b
            sums[at + 2], sums[at + 3] = c, d
            at += BLOCK

    def fill_units(self, sums: vec[i64]) -> None:
        """The second layer."""
        active, rows = self.active, self.rows
        count: i64 = 0
        for j in range(self.hidden):
            unit = unpacked(sums, j)
            if unit > 0.0:
                active[count] = unit
                rows[count] = j * self.second
                count += 1
        units, biases, weights = self.units, self.second_biases, self.second_weights
        at: i64 = 0
        while at < self.second:
            a, b = biases[at], biases[at + 1]
            c, d = biases[at + 2], biases[at + 3]
            for i in range(count):
                unit = active[i]
                row = rows[i] + at
                a += unit * weights[row]
                b += unit * weights[row + 1]
                c += unit * weights[row + 2]
                d += unit * weights[row + 3]
            units[at], units[at + 1] = a, b
            units[at + 2], units[at + 3] = c, d
            at += BLOCK

    def head(self, which: i64, sums: vec[i64]) -> float:
        """What a head says; the second layer must have been filled."""
        total = unpacked(sums, self.hidden + which)
        at = which * self.second
        for k in range(self.second):
            unit = self.units[k]
            if unit > 0.0:
                total += unit * self.head_weights[at + k]
        return total


def packed(numbers: vec[float], width: i64, words: i64) -> vec[i64]:
    """Rows of numbers in grains, two in one: the first of a pair in the lower half.

    A lower half that is negative borrows from the upper one; sums and products do so alike.
    """
    rows = len(numbers) // width
    found = vec[i64]([0] * (rows * words))
    for row in range(rows):
        for j in range(width):
            grains = i64(round(numbers[row * width + j] / GRAIN))
            found[row * words + (j >> 1)] += grains * WHOLE if j & 1 else grains
    return found


def unpacked(sums: vec[i64], which: i64) -> float:
    """One of the sums of the first layer."""
    word = sums[which >> 1]
    low = word & (WHOLE - 1)
    if low >= WHOLE >> 1:
        low -= WHOLE
    if which & 1:
        return float((word - low) >> HALF) * GRAIN
    return float(low) * GRAIN


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
