"""Writing positions."""

from __future__ import annotations

from kingsroad.core.game import Game
from kingsroad.core.position import write_agenda, write_header
from kingsroad.games.magna_carta.choices import SEAT_NAMES
from kingsroad.games.magna_carta.describe import card_names, describe_board, describe_seat
from kingsroad.games.magna_carta.position.agenda import AGENDA, later_phases
from kingsroad.games.magna_carta.state import Board, Seat
from kingsroad.games.magna_carta.tiles import OWN_CARDS


def write_position(g: Game[Board]) -> dict[str, object]:
    """The position as a document, hidden hands included."""
    b = g.state
    document = write_header(g)
    document.update(describe_board(b))
    document["seats"] = {
        SEAT_NAMES[number]: write_seat(b.seats[number]) for number in range(len(b.seats))
    }
    document["agenda"] = write_agenda(g, AGENDA, len(later_phases(b)))
    return document


def write_seat(seat: Seat) -> dict[str, object]:
    """What a seat owns, its hand included."""
    return {
        **describe_seat(seat),
        "hand": card_names(seat.hand, OWN_CARDS),
        "known": card_names(seat.known, OWN_CARDS),
    }
