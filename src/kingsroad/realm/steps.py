"""Steps about a seat and a tile: the frame that many paragraphs share."""

from __future__ import annotations

from typing import ClassVar, Final, Generic

from mypy_extensions import i64

from kingsroad.core.game import Ask, Sorts, Step
from kingsroad.realm.table import T


class TileStep(Step[T], Generic[T]):
    """Something happens to a seat because of a tile."""

    SORTS: ClassVar[Sorts] = ("seat", "tile")

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def facts(self) -> list[int]:
        """Seat and tile."""
        return [self.seat, self.tile]


class TileAsk(Ask[T], Generic[T]):
    """A seat is asked about a tile."""

    SORTS: ClassVar[Sorts] = ("seat", "tile")

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def facts(self) -> list[int]:
        """Seat and tile."""
        return [self.seat, self.tile]
