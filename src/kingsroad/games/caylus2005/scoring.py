"""The end: the final bonus."""

from __future__ import annotations

from kingsroad.core.game import Game, Step
from kingsroad.games.caylus2005.causes import FINAL_CUBES, FINAL_DENIERS, FINAL_GOLD
from kingsroad.games.caylus2005.state import Board
from kingsroad.games.caylus2005.tiles import CUBES_PER_BONUS, DENIERS_PER_BONUS, GOLD_BONUS
from kingsroad.realm.prestige import score
from kingsroad.realm.stock import DENIER, GOLD, amount, plain_cubes


class FinalBonus(Step[Board]):
    """[end.2] [end.3] [end.4] Gold, other cubes and deniers bring the last prestige."""

    def run(self, g: Game[Board]) -> None:
        """Score every seat."""
        b = g.state
        for seat in range(len(b.seats)):
            held = b.seats[seat].stock
            score(g, seat, GOLD_BONUS * amount(held, GOLD), FINAL_GOLD)
            score(g, seat, plain_cubes(held) // CUBES_PER_BONUS, FINAL_CUBES)
            score(g, seat, amount(held, DENIER) // DENIERS_PER_BONUS, FINAL_DENIERS)
        if g.listener is not None:
            g.tell("over")
