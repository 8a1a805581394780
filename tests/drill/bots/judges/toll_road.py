"""What a position of Toll Road is worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from tests.drill.games.toll_road.state import Road
from tests.drill.games.toll_road.tiles import ROUNDS, value

from kingsroad.bots.judge import Judge
from kingsroad.core.game import NOBODY, Game

SHOWN_IN_TIME: Final = 0.6


class TollRoadJudge(Judge[Road]):
    """Points, and the best seals as far as there is time to show them."""

    def part_names(self) -> list[str]:
        return ["points", "seals"]

    def parts(self, g: Game[Road], observer: int) -> vec[float]:
        road = g.state
        left = ROUNDS - road.round
        parts: list[float] = []
        for seat, hand in enumerate(road.hands):
            seen = hand if observer in (NOBODY, seat) else []
            best = sorted((value(seal) for seal in seen), reverse=True)[: left + 1]
            parts += [float(road.points[seat]), SHOWN_IN_TIME * sum(best) + left]
        return vec[float](parts)

    def spread(self, g: Game[Road]) -> float:
        return 0.1 if g.over else 1.0 + ROUNDS - g.state.round

    def merits(self, g: Game[Road]) -> list[float]:
        return []


JUDGE: Final = TollRoadJudge()
