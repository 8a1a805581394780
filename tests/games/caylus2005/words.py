"""What tests of sentences need of Caylus (2005): tables where much happens, and a few events."""

from __future__ import annotations

from tests.games.caylus2005.table import position

import kingsroad
from kingsroad.core.event import Event
from kingsroad.core.game import NOBODY
from kingsroad.realm.stock import KINDS, stock

HEADING = "Turn 3 begins."
VARIANTS = {"lose", "lose-nothing", "score-nothing"}
"""Templates that are no kinds of events, but cases of one."""

STORY = [
    Event("turn", NOBODY, "", 3, 0),
    Event("phase", NOBODY, "placement", 2, 0),
    Event("pay", 0, "wages", 0, stock(deniers=2)),
    Event("place", 0, "alchemist", 0, 0),
    Event("score", 1, "visitor", 1, 0),
    Event("pay", 3, "wages", 0, stock(deniers=1)),
    Event("place", 3, "inn", 0, 0),
    Event("pass", 4, "bridge", 1, 0),
    Event("gain", 4, "first-pass", 0, stock(deniers=1)),
    Event("pay", 2, "church", 0, stock(stone=1, cloth=1)),
    Event("build", 2, "church", 12, 0),
    Event("score", 2, "church", 3, 0),
    Event("transform", 1, "fixed-carpenter", 8, 0),
    Event("score", 1, "residence", 2, 0),
    Event("pay", 0, "castle", 0, stock(food=1, wood=1, cloth=1)),
    Event("house", 0, "walls", 1, 0),
    Event("score", 0, "castle", 4, 0),
    Event("favor", 0, "", 0, 0),
    Event("line", 0, "b", 2, 0),
    Event("score", 3, "castle", -2, 0),
    Event("bailiff", NOBODY, "", 14, 0),
    Event("count", NOBODY, "dungeon", 0, 0),
    Event("count", NOBODY, "towers", 0, 0),
]
"""Events for the sentences that are pinned in every language."""


def table(seed: int) -> kingsroad.AnyGame:
    """A game to play at random: poor or rich, with every option now and then."""
    if seed % 4 == 3:
        return rich()
    options = {"favors": "simple" if seed % 8 == 6 else "standard", "jeweller": "on"}
    return kingsroad.find_game("caylus2005").start(2 + seed % 4, options)


def rich() -> kingsroad.AnyGame:
    """A game in which nobody lacks anything, so that rare things happen too."""
    return position(
        road={
            9: {"tile": "lawyer", "owner": "red"},
            10: {"tile": "architect", "owner": "green"},
            11: {"tile": "residence", "owner": "blue"},
            12: {"tile": "alchemist", "owner": "blue"},
        },
        seats={name: dict.fromkeys(KINDS, 30) for name in ("blue", "red", "green")},
    )
