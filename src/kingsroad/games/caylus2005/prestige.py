"""Losing prestige. It is gained in realm/prestige.py."""

from __future__ import annotations

from mypy_extensions import i64

from kingsroad.core.game import Game
from kingsroad.games.caylus2005.causes import CAUSES
from kingsroad.games.caylus2005.state import Board


def lose(g: Game[Board], seat: i64, points: i64, cause: i64) -> None:
    """[turn.4] A seat loses prestige, but never falls below zero."""
    owner = g.state.seats[seat]
    points = min(points, owner.prestige)
    owner.prestige -= points
    if g.listener is not None:
        g.tell("score", seat, CAUSES[cause], -points)
