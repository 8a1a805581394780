"""The table for people: as text, as an image, or as text on the terminal."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from kingsroad.core.errors import KingsroadError
from kingsroad.core.game import NOBODY
from kingsroad.library import AnyGame
from kingsroad.research.text import observe

RENDER_MODES = ["human", "ansi", "rgb_array"]


def check_render_mode(mode: str | None) -> str | None:
    """Refuse what is not known."""
    if mode is not None and mode not in RENDER_MODES:
        raise KingsroadError(f"render_mode is {', '.join(RENDER_MODES)} or None, not {mode!r}")
    return mode


def render_as(
    mode: str | None, game: AnyGame, seat: int = NOBODY
) -> str | np.ndarray[Any, Any] | None:
    """The table as a seat sees it; without a seat as a spectator does."""
    if mode == "ansi":
        return observe(game, seat, options="names")
    if mode == "rgb_array":
        # Pillow is needed for nothing else.
        from kingsroad.research.picture import picture  # noqa: PLC0415

        return np.asarray(picture(game, seat))
    if mode == "human":
        sys.stdout.write(observe(game, seat, options="names") + "\n\n")
    return None
