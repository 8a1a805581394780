"""The end: the final bonus."""

from __future__ import annotations

from kingsroad.core.game import Game, Step
from kingsroad.games.caylus1303.causes import FINAL_GOLD
from kingsroad.games.caylus1303.state import Board
from kingsroad.games.caylus1303.tiles import GOLD_BONUS
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
