"""All that this game has to tell: the kinds of its events, and what their facts are."""

from __future__ import annotations

from typing import Final

from kingsroad.core.event import Telling
from kingsroad.realm import events

EVENTS: Final[dict[str, Telling]] = {
    **events.EVENTS,
    **events.SCORING,
    "turn": Telling("", "round"),
    "lay": Telling("tile", "plot"),
    "lay-site": Telling("tile", "number"),
    "character": Telling("character"),
    "place": Telling("place"),
    "home": Telling("place"),
    "hire": Telling("cause", "workers"),
    "dismiss": Telling("cause", "workers"),
    "build": Telling("tile", "plot"),
    "claim": Telling("tile", "plot"),
    "transform": Telling("tile", "plot"),
    "favor": Telling(),
    "site": Telling("tile", "number"),
    "engage": Telling("character"),
    "steal": Telling("character", "seat"),
    "reset": Telling("", "space"),
    "over": Telling(),
}
