"""What tests of sentences need of Caylus 1303: tables where much happens, and a few events."""

from __future__ import annotations

import kingsroad
from kingsroad.core.event import Event
from kingsroad.core.game import NOBODY
from kingsroad.realm.stock import stock

HEADING = "Round 3 begins."
VARIANTS = {"hire-nothing", "pass-first", "score-nothing"}
"""Templates that are no kinds of events, but cases of one."""

STORY = [
    Event("dismiss", 1, "wages", 1, 0),
    Event("place", 1, "alchemist", 0, 0),
    Event("score", 0, "visitor", 2, 0),
    Event("pass", 2, "bridge", 1, 0),
    Event("dismiss", 0, "bribe", 2, 0),
    Event("provost", 0, "", 10, 0),
    Event("pay", 3, "tailor", 0, stock(wood=1, cloth=1)),
    Event("build", 3, "tailor", 11, 0),
    Event("score", 3, "tailor", 4, 0),
    Event("favor", 4, "", 0, 0),
    Event("steal", 4, "architect", 1, 0),
    Event("transform", 2, "second-market", 4, 0),
    Event("home", 0, "stone-guild", 0, 0),
    Event("home", 3, "site", 0, 0),
    Event("reset", NOBODY, "", 0, 0),
]
"""Events for the sentences that are pinned in every language."""


def table(seed: int) -> kingsroad.AnyGame:
    """A game to play at random: poor or rich, with every option now and then."""
    options = {"setup": "first-game" if seed % 4 == 2 else "random"}
    game = kingsroad.find_game("caylus1303").start(2 + seed % 4, options)
    if seed % 2:
        for seat in game.state.seats:
            seat.stock = stock(food=20, wood=20, stone=20, cloth=20, gold=20)
    return game
