"""A few events of Caylus Magna Carta, for the sentences that are pinned in every language."""

from __future__ import annotations

from kingsroad.core.event import Event
from kingsroad.core.game import NOBODY
from kingsroad.realm.stock import stock

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
