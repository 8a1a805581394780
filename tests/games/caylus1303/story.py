"""A few events of Caylus 1303, for the sentences that are pinned in every language."""

from __future__ import annotations

from kingsroad.core.event import Event
from kingsroad.core.game import NOBODY
from kingsroad.realm.stock import stock

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
