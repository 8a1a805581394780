"""All that this game has to tell: the kinds of its events, and what their facts are."""

from __future__ import annotations

from typing import Final

from kingsroad.core.event import Telling
from kingsroad.realm import events

EVENTS: Final[dict[str, Telling]] = {
    **events.EVENTS,
    **events.SCORING,
    "turn": Telling("", "turn"),
    "lay": Telling("tile", "space"),
    "place": Telling("tile"),
    "home": Telling("tile"),
    "leave": Telling("tile"),
    "lodge": Telling("tile"),
    "build": Telling("tile", "space"),
    "claim": Telling("tile", "space"),
    "transform": Telling("tile", "space"),
    "house": Telling("section", "houses"),
    "favor": Telling(),
    "line": Telling("line", "field"),
    "field": Telling("line", "field"),
    "bailiff": Telling("", "space"),
    "count": Telling("section"),
    "over": Telling(),
}
