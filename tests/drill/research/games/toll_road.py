"""Toll Road for research: how long it can last, its road as a picture, its hands."""

from __future__ import annotations

from tests.drill.games.toll_road.choices import DEAL
from tests.drill.games.toll_road.tiles import HAND, KEYS, ROUNDS

from kingsroad.core.choice import Choice
from kingsroad.library import AnyGame
from kingsroad.research.profile import Bounds, Cell, Profile, View


def bounds(players: int) -> Bounds:
    """A worker for each seat and two seals in a round; the deals, and a scribe in each round."""
    return Bounds(ROUNDS * (players + 2), HAND * players + ROUNDS)


def road(view: View) -> list[Cell]:
    """The tiles."""
    return [
        Cell(str(number), entry["tile"], workers=[entry["worker"]] if "worker" in entry else [])
        for number, entry in enumerate(view["road"], 1)
    ]


def held(game: AnyGame, seat: int) -> list[Choice]:
    """The seals of a hand, as they were dealt."""
    return [DEAL[seal] for seal in game.state.hands[seat]]


PROFILE = Profile(bounds, road, road_rows=-(-len(KEYS) // 8), held=held)
