"""What a network is shown: all that its seat sees, and what the hand-made judge makes of it."""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i16, i64

from kingsroad.bots.judge import Judge, seat_totals
from kingsroad.core.features import Features, Sheet, around
from kingsroad.core.game import Game, S

POINT: Final = 32.0
"""A point of the judge, as a whole number on the sheet."""
RATIO: Final = 256.0
"""A lead as large as the spread."""
MOST: Final = 30000.0
OVERALL: Final[i64] = 5
"""Numbers about the table as a whole."""


class Inputs(Generic[S]):
    """Writes the numbers of one game."""

    def __init__(self, features: Features[S], judge: Judge[S]) -> None:
        self.features: Final = features
        self.judge: Final = judge
        self.parts: Final[i64] = len(judge.part_names())
        self.size: Final[i64] = features.size + features.seats * self.parts + OVERALL

    def write(self, g: Game[S], seat: i64, sheet: Sheet) -> None:
        """Write what a seat may know of a game that goes on, from the start of the sheet."""
        self.write_with(g, seat, self.judge.parts(g, seat), sheet)

    def write_with(self, g: Game[S], seat: i64, parts: vec[float], sheet: Sheet) -> None:
        """The same if the judge was asked already."""
        self.features.write_at(g, seat, sheet, 0)
        numbers = sheet.numbers
        width = self.parts
        row = around(seat, g.players)
        at = self.features.size
        for number in row:
            for part in range(width):
                numbers[at] = small(POINT * parts[number * width + part])
                at += 1
        end = self.features.size + self.features.seats * width
        while at < end:
            numbers[at] = 0
            at += 1
        self.write_overall(seat_totals(parts, len(row)), seat, self.judge.spread(g), numbers)

    def write_overall(
        self, scores: vec[float], seat: i64, spread: float, numbers: vec[i16]
    ) -> None:
        """How far the seat is ahead of its best rival, and how much that is worth by now."""
        rival = -1000.0
        for other in range(len(scores)):
            if other != seat:
                rival = max(rival, scores[other])
        lead = scores[seat] - rival
        at = self.size - OVERALL
        numbers[at] = small(POINT * lead)
        numbers[at + 1] = small(POINT * scores[seat])
        numbers[at + 2] = small(RATIO * lead / spread)
        numbers[at + 3] = small(POINT * spread)
        numbers[at + 4] = small(4.0 * lead * spread)

    def units(self) -> list[float]:
        """What a learner divides each number by, so that all are of about the same size."""
        units = [float(piece.unit) for piece in self.features.pieces for _ in range(piece.length)]
        units += [10.0 * POINT] * (self.features.seats * self.parts)
        return [*units, 10.0 * POINT, 50.0 * POINT, 2.0 * RATIO, 10.0 * POINT, 10.0 * POINT]


def small(value: float) -> i16:
    """A whole number that fits the sheet."""
    return i16(i64(max(-MOST, min(MOST, value))))
