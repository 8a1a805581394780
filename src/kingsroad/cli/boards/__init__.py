"""The tables of the games as text, and the one place that knows which game has which."""

from __future__ import annotations

from kingsroad.cli.boards import caylus1303, caylus2005, magna_carta
from kingsroad.cli.boards.common import DIM, STYLES, Board
from kingsroad.library import AnyRuleset

__all__ = ["BOARDS", "DIM", "STYLES", "Board", "board_of"]

BOARDS: dict[str, Board] = {
    "caylus2005": caylus2005.BOARD,
    "magna_carta": magna_carta.BOARD,
    "caylus1303": caylus1303.BOARD,
}


def board_of(rules: AnyRuleset) -> Board:
    """How the terminal shows a game."""
    return BOARDS[rules.key]
