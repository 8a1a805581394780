"""A tile: what is printed on it, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from kingsroad.realm.effect import Effect
from kingsroad.realm.stock import Stock


class Doubt:
    """A printed fact that was not read from the thing itself."""

    def __init__(self, fact: str, confidence: str, why: str) -> None:
        self.fact: Final = fact
        self.confidence: Final = confidence
        self.why: Final = why


@mypyc_attr(allow_interpreted_subclasses=True)
class Tile:
    """What every game prints on a building; the tiles of a game say more."""

    def __init__(
        self,
        key: str,
        kind: i64,
        cost: Stock = 0,
        prestige: i64 = 0,
        income: i64 = 0,
        doubts: list[Doubt] | None = None,
    ) -> None:
        self.key: Final = key
        """The name of the tile in records and positions."""
        self.kind: Final = kind
        self.cost: Final = cost
        self.prestige: Final = prestige
        """Points for building it."""
        self.income: Final = income
        """What its owner receives in every income phase: deniers, or workers where they pay."""
        self.doubts: Final[list[Doubt]] = [] if doubts is None else doubts
        """Which of these facts want a look at the real tile."""

    # What a game's own tiles say beyond that, for whoever describes tiles of any game.

    def deeds(self) -> dict[str, Effect]:
        """What is done there by a `worker`, by the `owner`, and on the `setup` side."""
        raise NotImplementedError

    def also_asks(self) -> dict[str, int]:
        """Cubes at the builder's choice on top of the cost: `any` of them, or `plain` ones."""
        return {}

    def also_brings(self) -> dict[str, int]:
        """What building it brings beside prestige, by what it is."""
        return {}

    def harvested(self) -> Stock:
        """Goods for its owner in every income phase."""
        return 0


def of_kinds(tiles: Sequence[Tile], kinds: Sequence[int]) -> list[int]:
    """The tiles of some kinds, by their numbers."""
    return [number for number in range(len(tiles)) if tiles[number].kind in kinds]
