"""The tables of the games as text."""

from __future__ import annotations

from functools import cache

from kingsroad.cli.boards.common import DIM, STYLES, Board
from kingsroad.library import AnyRuleset, MissingPart, part

__all__ = ["DIM", "STYLES", "Board", "board_of"]


@cache
def board_of(rules: AnyRuleset) -> Board:
    """How the terminal shows a game; as its plain view if it has no board of its own."""
    try:
        board: Board = part(rules, "cli.boards").BOARD
    except MissingPart:
        # With it come the environments for research, which the other games have no use for.
        from kingsroad.cli.boards.plain import PLAIN  # noqa: PLC0415

        return PLAIN
    return board
