"""The prestige tokens of the castle: always the best first."""

from __future__ import annotations

from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.game import NOBODY, Game
from kingsroad.games.magna_carta.state import Board
from kingsroad.games.magna_carta.tiles import SECTION_NAMES, SECTIONS


def take_tokens(g: Game[Board], seat: i64, count: i64) -> None:
    """[castle.4] [church.1] A seat takes the best tokens left; NOBODY puts them out of play."""
    b = g.state
    for _ in range(count):
        section = b.best_section()
        if section == SECTIONS:
            return
        b.tokens -= BIT[8 * section]
        if seat != NOBODY:
            b.seats[seat].tokens += BIT[8 * section]
        if g.listener is not None:
            g.tell("token", seat, SECTION_NAMES[section], 1)
