"""Every choice of the game."""

from __future__ import annotations

from typing import Final

from tests.drill.games.toll_road.tiles import KEYS, SEALS

from kingsroad.core.choice import Catalogue

SEAT_NAMES: Final = ["blue", "red", "green", "orange"]

CATALOGUE: Final = Catalogue(chance=("deal",))
PLACE: Final = CATALOGUE.add_each("place", "tile", KEYS)
REST: Final = CATALOGUE.add("rest")
SHOW: Final = CATALOGUE.add_each("show", "seal", SEALS)
KEEP: Final = CATALOGUE.add("keep")
DEAL: Final = CATALOGUE.add_each("deal", "seal", SEALS)
