"""A tile: what is printed on it, and nothing else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.realm.effect import Effect
from kingsroad.realm.stock import Stock


class Doubt:
    """A printed fact that was not read from the thing itself."""

    def __init__(self, fact: str, confidence: str, why: str) -> None:
        self.fact: Final = fact
        self.confidence: Final = confidence
        self.why: Final = why


class Tile:
    """The printed facts of a building."""

    def __init__(
        self,
        key: str,
        kind: i64,
        effect: Effect,
        cost: Stock = 0,
        any_cubes: i64 = 0,
        prestige: i64 = 0,
        favors: i64 = 0,
        income: i64 = 0,
        owner: Effect | None = None,
        cubes: Stock = 0,
        plain_cubes: i64 = 0,
        harvest: Stock = 0,
        setup: Effect | None = None,
        doubts: list[Doubt] | None = None,
    ) -> None:
        self.key: Final = key
        """The name of the tile in records and positions."""
        self.kind: Final = kind
        self.effect: Final = effect
        """What a worker there does."""
        self.cost: Final = cost
        self.any_cubes: Final = any_cubes
        """Cubes of any kind, gold included, on top of the cost."""
        self.prestige: Final = prestige
        """Points for building it."""
        self.favors: Final = favors
        """Royal favors for building it."""
        self.income: Final = income
        """What its owner receives in every income phase: deniers, or workers where they pay."""
        self.owner: Final = owner
        """What its owner does when another seat's worker is there."""
        self.cubes: Final = cubes
        """The good that lies on the card when it is built."""
        self.plain_cubes: Final = plain_cubes
        """Cubes of any kind but gold, on top of the cost."""
        self.harvest: Final = harvest
        """Goods for its owner in every income phase."""
        self.setup: Final = effect if setup is None else setup
        """What a worker does on the other side, that of tiles laid before the game."""
        self.doubts: Final[list[Doubt]] = [] if doubts is None else doubts
        """Which of these facts want a look at the real tile."""
