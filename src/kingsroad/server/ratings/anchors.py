"""Where the bots stand on the scale of people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kingsroad.bots.persons import PERSONS

PLAIN: Final[Mapping[str, float]] = {"journeyman": 1000.0}
"""The level that looks one step ahead is 1000 by definition, in every game. Levels that are not
named here are rated by the games that they play with people."""
ANCHORS: Final[dict[str, Mapping[str, float]]] = {}
"""By game, where more levels were measured."""


def level_of(bot: str) -> str:
    """The level of a bot: of a person theirs, otherwise its own name."""
    return PERSONS[bot].level if bot in PERSONS else bot


def anchors_of(game: str) -> Mapping[str, float]:
    """The ratings of the bots at a game."""
    return ANCHORS.get(game, PLAIN)
