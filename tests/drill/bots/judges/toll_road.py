"""What a position of Toll Road is worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from tests.drill.games.toll_road.state import Road
from tests.drill.games.toll_road.tiles import ROUNDS, value

from kingsroad.bots.judge import Judge
from kingsroad.core.game import Game

SHOWN_IN_TIME: Final = 0.6


class TollRoadJudge(Judge[Road]):
    """Points, and the best seals as far as there is time to show them."""

    def forecast(self, g: Game[Road]) -> vec[float]:
        road = g.state
        left = ROUNDS - road.round
        expected = [float(points) for points in road.points]
        if not g.over:
            for seat, hand in enumerate(road.hands):
                best = sorted((value(seal) for seal in hand), reverse=True)[: left + 1]
                expected[seat] += SHOWN_IN_TIME * sum(best) + left
        return vec[float](expected)

    def spread(self, g: Game[Road]) -> float:
        return 0.1 if g.over else 1.0 + ROUNDS - g.state.round

    def merits(self, g: Game[Road]) -> list[float]:
        return []


JUDGE: Final = TollRoadJudge()
