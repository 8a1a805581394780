"""The end: the final bonus, and what it would be now."""

from __future__ import annotations

from mypy_extensions import i64

from kingsroad.core.game import Game, Step
from kingsroad.games.caylus1303.causes import FINAL_GOLD
from kingsroad.games.caylus1303.state import BRIDGE, PLACES, Board
from kingsroad.games.caylus1303.tiles import GOLD_BONUS, Gain
from kingsroad.realm.prestige import score
from kingsroad.realm.stock import GOLD, amount


class FinalBonus(Step[Board]):
    """[end.2] [end.3] Gold brings the last prestige."""

    def run(self, g: Game[Board]) -> None:
        """Score every seat."""
        b = g.state
        for seat in range(len(b.seats)):
            score(g, seat, GOLD_BONUS * amount(b.seats[seat].stock, GOLD), FINAL_GOLD)
        if g.listener is not None:
            g.tell("over")


def to_come(b: Board, seat: i64) -> dict[str, int]:
    """The points that a seat can count on, by source, as if no further round came.

    That is the final bonus of its gold, and what its workers on the road bring besides if the
    provost stays: only what a building simply gives, nothing that is for the seat to decide.
    """
    found: dict[str, int] = {}
    gold = GOLD_BONUS * amount(b.seats[seat].stock, GOLD)
    if gold:
        found["gold"] = int(gold)
    road: i64 = 0
    for place in range(min(BRIDGE + b.provost + 1, PLACES)):
        if place != BRIDGE and b.workers[place] == seat:
            effect = b.effect_on(place)
            if isinstance(effect, Gain):
                road += effect.prestige + GOLD_BONUS * amount(effect.stock, GOLD)
    if road:
        found["road"] = int(road)
    return found
