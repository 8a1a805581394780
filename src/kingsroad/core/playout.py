"""Random play inside the engine: what a compiled search or a long simulation pays."""

from __future__ import annotations

from kingsroad.core.dice import Dice
from kingsroad.core.game import Game, S


def play_out(g: Game[S], dice: Dice) -> int:
    """Choose at random until the game is over; the number of decisions that took."""
    decisions = 0
    while g.pending is not None:
        g.go_on(g.draw(dice))
        decisions += 1
    return decisions
