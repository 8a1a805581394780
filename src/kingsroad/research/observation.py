"""Observations as arrays: the named pieces of each game, and who writes them down."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, i64, u8
from numpy.typing import NDArray

from kingsroad.core.features import Sheet, write_mask
from kingsroad.library import AnyGame, AnyRuleset, find_game
from kingsroad.research.profile import features_of

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]

Scalar = TypeVar("Scalar", bound=np.generic)


def window(buffer: vec[i16] | vec[i64] | vec[u8], dtype: type[Scalar]) -> NDArray[Scalar]:
    """An array over a buffer of compiled code: it sees what is written there, and only reads."""
    return np.frombuffer(memoryview(buffer), dtype)


class Layout:
    """The pieces of one game's observations: where each lies, its bounds, its unit."""

    def __init__(self, rules: AnyRuleset) -> None:
        self.features = features_of(rules)
        self.size = int(self.features.size)
        self.version = self.features.version
        self.slices: dict[str, slice] = {}
        low, high, units = [], [], []
        at = 0
        for piece in self.features.pieces:
            self.slices[piece.name] = slice(at, at + piece.length)
            at += piece.length
            low += [piece.low] * piece.length
            high += [piece.high] * piece.length
            units += [piece.unit] * piece.length
        self.low: Numbers = np.array(low, np.int16)
        self.high: Numbers = np.array(high, np.int16)
        self.units: NDArray[np.float32] = np.array(units, np.float32)

    def __reduce__(self) -> tuple[Any, ...]:
        return (layout_of, (self.features.rules.key,))

    def named(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The pieces by name, each in its own shape; the last axis is the observation's."""
        return {
            piece.name: observation[..., self.slices[piece.name]].reshape(
                *observation.shape[:-1], *piece.shape
            )
            for piece in self.features.pieces
        }

    def scaled(self, observation: Numbers) -> NDArray[np.float32]:
        """Every number divided by its unit, so that usual amounts lie between 0 and 1."""
        scaled: NDArray[np.float32] = np.divide(observation, self.units, dtype=np.float32)
        return scaled


@cache
def layout_of(game: str) -> Layout:
    """The layout of a game, by its name."""
    return Layout(find_game(game))


class Scribe:
    """Writes down what seats of one game see. Every array it hands out is a new one."""

    def __init__(self, game: str) -> None:
        self.features = features_of(find_game(game))
        self.actions = len(self.features.rules.catalogue.choices)
        self.sheet = Sheet(self.features.size)
        self.marks = vec[u8]([0] * self.actions)
        # Arrays over the buffers: they see what is written, and copying them is cheap.
        self.numbers: Numbers = window(self.sheet.numbers, np.int16)
        self.mask: Mask = window(self.marks, np.int8)

    def __reduce__(self) -> tuple[Any, ...]:
        # Its buffers hold nothing that is worth keeping.
        return (Scribe, (self.features.rules.key,))

    def observe(self, game: AnyGame, seat: int) -> Numbers:
        """What a seat sees."""
        self.features.write_at(game, seat, self.sheet, 0)
        return self.numbers.copy()

    def legal(self, game: AnyGame, seat: int) -> Mask:
        """A one for each choice that a seat may make now; zeros if it is not asked."""
        write_mask(game, seat, self.marks, 0, self.actions)
        return self.mask.copy()
