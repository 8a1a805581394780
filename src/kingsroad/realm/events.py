"""What the rules that all games share have to tell."""

from __future__ import annotations

from typing import Final

from kingsroad.core.event import Telling

EVENTS: Final[dict[str, Telling]] = {
    "phase": Telling("phase", "phase"),
    "order": Telling(),
    "pass": Telling("bridge", "number"),
    "provost": Telling("", "space"),
    "stay": Telling("", "space"),
    "gain": Telling("cause", goods=True),
    "pay": Telling("cause", goods=True),
}
"""In every game."""
SCORING: Final[dict[str, Telling]] = {"score": Telling("cause", "points")}
"""Where prestige is counted as it is gained."""
