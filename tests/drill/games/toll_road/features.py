"""What a seat sees as numbers."""

from __future__ import annotations

from typing import Final

from tests.drill.games.toll_road.meta import RULES
from tests.drill.games.toll_road.state import Road
from tests.drill.games.toll_road.steps import STEPS
from tests.drill.games.toll_road.tiles import KEYS, ROUNDS, SEALS

from kingsroad.core.features import MOST, Features, Piece, Sheet, around, turned
from kingsroad.core.game import NOBODY, Game

LAYOUT_VERSION: Final = 1
SEATS: Final = 4
PIECES: Final = [
    Piece("round", [1], ROUNDS, "the number of the round", unit=ROUNDS),
    Piece("worker", [len(KEYS), SEATS], 1, "one-hot by tile: whose worker stands there"),
    Piece("points", [SEATS], int(MOST), "by seat", unit=20),
    Piece("hand_size", [SEATS], len(SEALS), "by seat", unit=4),
    Piece("shown", [len(SEALS)], 1, "seals that were shown"),
    Piece("hand", [len(SEALS)], 1, "your seals", private=True),
]


class TollRoadFeatures(Features[Road]):
    """The layout of Toll Road."""

    def __init__(self) -> None:
        super().__init__(RULES, LAYOUT_VERSION, STEPS, KEYS, PIECES)

    def write(self, g: Game[Road], seat: int, sheet: Sheet) -> None:
        road, players = g.state, g.players
        sheet.put(road.round)
        for worker in road.workers:
            sheet.one_of(NOBODY if worker < 0 else turned(worker, seat, players), SEATS)
        for row in (road.points, [len(hand) for hand in road.hands]):
            for other in around(seat, players):
                sheet.put(row[other])
            sheet.skip(SEATS - players)
        for seals in (road.shown, road.hands[seat]):
            for seal in seals:
                sheet.mark(seal)
            sheet.skip(len(SEALS))


FEATURES: Final = TollRoadFeatures()
