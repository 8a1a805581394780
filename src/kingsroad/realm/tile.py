"""A tile: what is printed on it, and nothing else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.realm.effect import Effect
from kingsroad.realm.stock import Stock


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
        """Deniers for its owner in every income phase."""
        self.owner: Final = owner
        """What its owner does when another seat's worker is there."""
        self.cubes: Final = cubes
        """The good that lies on the card when it is built."""
