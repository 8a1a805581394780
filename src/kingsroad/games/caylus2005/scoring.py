"""The end: the final bonus, and what it would be now."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.game import Game, Step
from kingsroad.games.caylus2005.causes import FINAL_GOLD
from kingsroad.games.caylus2005.state import ROAD, Board
from kingsroad.games.caylus2005.tiles import (
    CUBES_PER_BONUS,
    DENIERS_PER_BONUS,
    FIRST_SPACE,
    GOLD_BONUS,
    TILES,
    Gain,
)
from kingsroad.realm.prestige import score
from kingsroad.realm.stock import DENIER, GOLD, Stock, amount, plain_cubes

SOURCES: Final = ["gold", "cubes", "deniers"]
"""In the order of their causes, which follow one another."""


def bonus_parts(held: Stock) -> vec[i64]:
    """[end.2] [end.3] [end.4] What goods bring at the end, in the order of SOURCES."""
    gold = GOLD_BONUS * amount(held, GOLD)
    cubes = plain_cubes(held) // CUBES_PER_BONUS
    deniers = amount(held, DENIER) // DENIERS_PER_BONUS
    return vec[i64]([gold, cubes, deniers])


class FinalBonus(Step[Board]):
    """[end.2] [end.3] [end.4] Gold, other cubes and deniers bring the last prestige."""

    def run(self, g: Game[Board]) -> None:
        """Score every seat."""
        b = g.state
        for seat in range(len(b.seats)):
            parts = bonus_parts(b.seats[seat].stock)
            for i in range(len(SOURCES)):
                score(g, seat, parts[i], FINAL_GOLD + i)
        if g.listener is not None:
            g.tell("over")


def to_come(b: Board, seat: i64) -> dict[str, int]:
    """The points that a seat can count on, by source, as if no further turn came.

    That is the final bonus of what it has, and what its workers on the road bring besides if the
    provost stays: only what a building simply gives, nothing that is for the seat to decide.
    """
    held = b.seats[seat].stock
    made: Stock = 0
    road: i64 = 0
    for space in range(FIRST_SPACE, b.provost + 1):
        if b.workers[ROAD + space] == seat:
            effect = TILES[b.tiles[space]].effect
            if isinstance(effect, Gain):
                made += effect.stock
                road += effect.prestige
    now = bonus_parts(held)
    then = bonus_parts(held + made)
    found: dict[str, int] = {}
    for i in range(len(SOURCES)):
        road += then[i] - now[i]
        if now[i]:
            found[SOURCES[i]] = int(now[i])
    if road:
        found["road"] = int(road)
    return found
