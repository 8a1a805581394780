"""Prestige that is counted as it is gained. Goods and money move in table.py."""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.game import Game
from kingsroad.realm.stock import Stock
from kingsroad.realm.table import Frame, Purse, Table


class Renown(Purse):
    """What lies before a seat, and its prestige."""

    def __init__(self, stock: Stock, prestige: i64) -> None:
        super().__init__(stock)
        self.prestige = prestige


class RenownTable(Table):
    """A table where prestige is counted as it is gained."""

    def __init__(self, frame: Frame, order: vec[i64], bridge: vec[i64], workers: vec[i64]) -> None:
        super().__init__(frame, order, bridge, workers)

    def purse(self, seat: i64) -> Renown:
        """What lies before a seat."""
        raise NotImplementedError


R = TypeVar("R", bound=RenownTable)


def score(g: Game[R], seat: i64, points: i64, cause: i64) -> None:
    """A seat gains prestige."""
    g.state.purse(seat).prestige += points
    if g.listener is not None:
        g.tell("score", seat, g.state.cause_name(cause), points)
