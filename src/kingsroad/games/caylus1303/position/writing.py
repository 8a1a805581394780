"""Writing positions."""

from __future__ import annotations

from kingsroad.core.game import Game
from kingsroad.core.position import write_agenda, write_header
from kingsroad.games.caylus1303.choices import SEAT_NAMES
from kingsroad.games.caylus1303.describe import describe_board, describe_seat
from kingsroad.games.caylus1303.position.agenda import AGENDA, later_phases
from kingsroad.games.caylus1303.state import Board, Seat


def write_position(g: Game[Board]) -> dict[str, object]:
    """The position as a document."""
    b = g.state
    document = write_header(g)
    document.update(describe_board(b))
    document["seats"] = {
        SEAT_NAMES[number]: write_seat(b.seats[number]) for number in range(len(b.seats))
    }
    document["agenda"] = write_agenda(g, AGENDA, len(later_phases(b)))
    return document


def write_seat(seat: Seat) -> dict[str, object]:
    """What a seat owns, its prestige included."""
    return {**describe_seat(seat), "prestige": int(seat.prestige)}
