"""What tests of sentences need of Magna Carta: tables where much happens, and a few events."""

from __future__ import annotations

import kingsroad
from kingsroad.core.event import Event
from kingsroad.core.game import NOBODY
from kingsroad.realm.stock import stock

HEADING = "Round 3 begins."
VARIANTS = {"draw-secret", "erect-aside", "provost-alone", "token-lost"}
"""Templates that are no kinds of events, but cases of one."""

STORY = [
    Event("turn", NOBODY, "", 2, 0),
    Event("pay", 3, "wages", 0, stock(deniers=1)),
    Event("place", 3, "red-own-peddler", 0, 0),
    Event("pay", 0, "wages", 0, stock(deniers=1)),
    Event("place", 0, "orange-church", 0, 0),
    Event("pay", 1, "drawing", 0, stock(deniers=1)),
    Event("draw", 1, "small-quarry", 0, 0),
    Event("draw", 1, "bank", 0, 0),
    Event("pay", 2, "large-farm", 0, stock(food=1, stone=2)),
    Event("build", 2, "large-farm", 6, 0),
    Event("pay", 0, "bribe", 0, stock(deniers=2)),
    Event("provost", 0, "", 7, 0),
    Event("pay", 1, "residence", 0, stock(food=1)),
    Event("transform", 1, "market", 5, 0),
    Event("pay", 3, "castle", 0, stock(food=1, wood=1, gold=1)),
    Event("token", 3, "towers", 1, 0),
    Event("token", NOBODY, "walls", 1, 0),
    Event("token", NOBODY, "walls", 1, 0),
]
"""Events for the sentences that are pinned in every language."""


def table(seed: int) -> kingsroad.AnyGame:
    """A game to play at random: poor or rich, with every option now and then."""
    options = {"rules": "beginner" if seed % 4 == 2 else "standard"}
    game = kingsroad.find_game("magna_carta").start(2 + seed % 3, options)
    if seed % 2:
        for seat in game.state.seats:
            seat.stock = stock(food=20, wood=20, stone=20, gold=20, deniers=40)
    return game
