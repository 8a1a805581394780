"""Small questions about cubes: which to take, which to give. One cube at a time.

Several cubes are chosen in the order of the kinds, so that every handful of cubes can be named
in one way only. Where one answer is left, it is carried out unasked.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic

from mypy_extensions import i64

from kingsroad.core.choice import Choice
from kingsroad.core.game import Ask, Game, Sorts
from kingsroad.realm.stock import DENIERS, GOLD, Stock, amount, one
from kingsroad.realm.table import T, Words, gain, pay


class AskCubes(Ask[T], Generic[T]):
    """A question about cubes that must be answered."""

    def run(self, g: Game[T]) -> None:
        """Ask where there is something to choose."""
        legal = self.options(g)
        if len(legal) == 1:
            g.leave_unasked(self, legal)
        elif legal:
            g.legal = legal
            g.pending = self


class TakeCubes(AskCubes[T], Generic[T]):
    """Take cubes of any kinds but gold."""

    SORTS: ClassVar[Sorts] = ("seat", "count", "good", "cause")

    def __init__(self, seat: i64, left: i64, first_kind: i64, cause: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.first_kind: Final = first_kind
        self.cause: Final = cause

    def facts(self) -> list[int]:
        """Seat, cubes left, first kind still open, cause."""
        return [self.seat, self.left, self.first_kind, self.cause]

    def options(self, g: Game[T]) -> list[Choice]:
        """The bank never runs out."""
        takes = g.state.words().take
        return [takes[kind] for kind in takes if self.first_kind <= kind < GOLD]

    def choose(self, g: Game[T], choice: Choice) -> None:
        """Receive one cube and go on with the rest."""
        gain(g, self.seat, one(choice.arg), self.cause)
        if self.left > 1:
            g.then(TakeCubes(self.seat, self.left - 1, choice.arg, self.cause))


class GiveCubes(AskCubes[T], Generic[T]):
    """Give cubes of any kinds but gold."""

    SORTS: ClassVar[Sorts] = ("seat", "count", "good", "cause")

    def __init__(self, seat: i64, left: i64, first_kind: i64, cause: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.first_kind: Final = first_kind
        self.cause: Final = cause

    def facts(self) -> list[int]:
        """Seat, cubes left, first kind still open, cause."""
        return [self.seat, self.left, self.first_kind, self.cause]

    def options(self, g: Game[T]) -> list[Choice]:
        """A kind is offered while it and the kinds after it can still fill the handful."""
        held = g.state.purse(self.seat).stock
        gives = g.state.words().give
        return [
            gives[kind]
            for kind in gives
            if self.first_kind <= kind < GOLD
            and amount(held, kind) > 0
            and cubes_from(held, kind) >= self.left
        ]

    def choose(self, g: Game[T], choice: Choice) -> None:
        """Pay one cube and go on with the rest."""
        pay(g, self.seat, one(choice.arg), self.cause)
        if self.left > 1:
            g.then(GiveCubes(self.seat, self.left - 1, choice.arg, self.cause))


def cubes_from(held: Stock, first_kind: i64) -> i64:
    """How many cubes of this kind and the plain kinds after it a stock holds."""
    count: i64 = 0
    for kind in range(first_kind, GOLD):
        count += amount(held, kind)
    return count


def give_any(words: Words, held: Stock) -> list[Choice]:
    """One cube of any kind that a stock holds, gold included."""
    return [words.give[kind] for kind in words.give if amount(held, kind) > 0]


class GiveAny(AskCubes[T], Generic[T]):
    """Give one cube of any kind, gold included."""

    SORTS: ClassVar[Sorts] = ("seat", "cause")

    def __init__(self, seat: i64, cause: i64) -> None:
        super().__init__(seat)
        self.cause: Final = cause

    def facts(self) -> list[int]:
        """Seat and cause."""
        return [self.seat, self.cause]

    def options(self, g: Game[T]) -> list[Choice]:
        """Every kind the seat holds."""
        return give_any(g.state.words(), g.state.purse(self.seat).stock)

    def choose(self, g: Game[T], choice: Choice) -> None:
        """Pay the cube."""
        pay(g, self.seat, one(choice.arg), self.cause)


class SellCube(Ask[T], Generic[T]):
    """Sell one cube of any kind, gold included, or decline."""

    SORTS: ClassVar[Sorts] = ("seat", "price", "tile")

    def __init__(self, seat: i64, deniers: i64, cause: i64) -> None:
        super().__init__(seat)
        self.deniers: Final = deniers
        self.cause: Final = cause

    def facts(self) -> list[int]:
        """Seat, price and cause."""
        return [self.seat, self.deniers, self.cause]

    def options(self, g: Game[T]) -> list[Choice]:
        """Every kind the seat holds."""
        words = g.state.words()
        legal = give_any(words, g.state.purse(self.seat).stock)
        if legal:
            legal.append(words.decline)
        return legal

    def choose(self, g: Game[T], choice: Choice) -> None:
        """The cube goes, the deniers come."""
        if choice is not g.state.words().decline:
            pay(g, self.seat, one(choice.arg), self.cause)
            gain(g, self.seat, self.deniers * DENIERS, self.cause)
