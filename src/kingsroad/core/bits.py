"""Single bits, for sets and lanes that are packed into one number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Looked up and not shifted: mypyc 2.4 writes ``1 << n`` with a literal 1 as a 32-bit shift in C.
BIT: Final = vec[i64]([1 << n for n in range(62)])

# Every second bit, every second pair, every second four: to add up a number of bits side by side.
# All of them are below 2**62: compiled code keeps larger constants as objects.
ONES: Final[i64] = 0x1555555555555555
PAIRS: Final[i64] = 0x3333333333333333
FOURS: Final[i64] = 0x0F0F0F0F0F0F0F0F
EIGHTS: Final[i64] = 0x0101010101010101


def size_of(these: i64) -> i64:
    """How many members a set has."""
    these -= (these >> 1) & ONES
    these = (these & PAIRS) + ((these >> 2) & PAIRS)
    these = (these + (these >> 4)) & FOURS
    return ((these * EIGHTS) >> 56) & 255


# Multiplied by a single bit, its upper six bits tell which one it was (a number of de Bruijn).
TELLING: Final[i64] = 0x03F79D71B4CB0A89
TOLD: Final = vec[i64](
    [[(TELLING << n) >> 58 & 63 for n in range(64)].index(upper) for upper in range(64)]
)


def lowest(these: i64) -> i64:
    """The lowest member of a set that has some."""
    return TOLD[(((these & -these) * TELLING) >> 58) & 63]


def nth(these: i64, n: i64) -> i64:
    """A member of a set, counted from 0 on, the lowest first."""
    while n > 0:
        these &= these - 1
        n -= 1
    return lowest(these)


def members(these: i64) -> vec[i64]:
    """All members of a set, the lowest first."""
    found = vec[i64]([0] * size_of(these))
    for i in range(len(found)):
        found[i] = lowest(these)
        these &= these - 1
    return found
