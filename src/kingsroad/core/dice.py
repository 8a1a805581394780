"""Random numbers that are the same interpreted and compiled, on every machine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF  # 32 bits


def _rotate(word: i64, by: i64) -> i64:
    return ((word << by) & WORD) | (word >> (32 - by))


def _scramble(word: i64) -> i64:
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & WORD
    word = ((word ^ (word >> 15)) * 0x735A2D97) & WORD
    return word ^ (word >> 15)


def derived_seed(seed: int, number: int) -> int:
    """A seed of its own for each game of a run."""
    return (seed << 32) + 2 * number


class Dice:
    """A small seeded generator (xoshiro128**), cheap enough for playouts."""

    def __init__(self, seed: int) -> None:
        # The halves of the seed are spread over the state, each in steps of its own.
        words: list[i64] = []
        low: i64 = seed & 0xFFFFFFFF
        high: i64 = (seed >> 32) & 0xFFFFFFFF
        for i in range(4):
            word = _scramble((low + 0x9E3779B9 * (i + 1)) & WORD)
            words.append(word ^ _scramble((high * (2 * i + 3)) & WORD))
        self.a: i64 = words[0]
        self.b: i64 = words[1]
        self.c: i64 = words[2]
        self.d: i64 = words[3] | 1  # the one state that never moves is all zeros

    def clone(self) -> Dice:
        """Another generator that will give the same numbers."""
        copy = Dice(0)
        copy.a, copy.b, copy.c, copy.d = self.a, self.b, self.c, self.d
        return copy

    def below(self, limit: i64) -> i64:
        """A number from 0 up to, but not including, `limit`."""
        word = (_rotate((self.b * 5) & WORD, 7) * 9) & WORD
        mixed = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= mixed
        self.d = _rotate(self.d, 11)
        return (word * limit) >> 32
