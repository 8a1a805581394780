"""Writing positions."""

from __future__ import annotations

from kingsroad.core.game import Game
from kingsroad.core.position import write_agenda, write_header
from kingsroad.games.caylus2005.choices import SEAT_NAMES
from kingsroad.games.caylus2005.describe import describe_board, describe_seat
from kingsroad.games.caylus2005.position.agenda import AGENDA, later_phases
from kingsroad.games.caylus2005.state import Board


def write_position(g: Game[Board]) -> dict[str, object]:
    """The position as a document."""
    document = write_header(g)
    b = g.state
    document.update(describe_board(b))
    document["seats"] = {
        SEAT_NAMES[seat]: describe_seat(b.seats[seat]) for seat in range(len(b.seats))
    }
    document["agenda"] = write_agenda(g, AGENDA, len(later_phases(b)))
    return document
