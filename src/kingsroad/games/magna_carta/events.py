"""All that this game has to tell: the kinds of its events, and what their facts are."""

from __future__ import annotations

from typing import Final

from kingsroad.core.event import Telling
from kingsroad.realm import events

EVENTS: Final[dict[str, Telling]] = {
    **events.EVENTS,
    "turn": Telling("", "round"),
    "lay": Telling("tile", "space"),
    "draw": Telling("tile"),
    "discard": Telling("tile"),
    "shuffle": Telling(),
    "place": Telling("card"),
    "home": Telling("card"),
    "build": Telling("tile", "space"),
    "erect": Telling("tile", "space"),
    "claim": Telling("tile", "space"),
    "transform": Telling("tile", "space"),
    "token": Telling("section", "tokens"),
    "over": Telling(),
}
