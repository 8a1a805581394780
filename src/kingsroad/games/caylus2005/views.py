"""What a seat may see. In this game everything lies open, so all seats see the same board."""

from __future__ import annotations

from kingsroad.core.game import Game
from kingsroad.core.view import common_view
from kingsroad.games.caylus2005.choices import COLOURS
from kingsroad.games.caylus2005.describe import describe_board, describe_seat
from kingsroad.games.caylus2005.documents import SeatView, View
from kingsroad.games.caylus2005.income import income_of
from kingsroad.games.caylus2005.placement import price
from kingsroad.games.caylus2005.scoring import to_come
from kingsroad.games.caylus2005.state import Board
from kingsroad.games.caylus2005.tiles import BUILDABLE, TILES


def view(g: Game[Board], seat: int) -> View:
    """The table as a seat sees it, and the question."""
    b = g.state
    return {
        **describe_board(b),
        "seats": {COLOURS[other]: view_seat(b, other, g.over) for other in range(len(b.seats))},
        "supply": [TILES[tile].key for tile in BUILDABLE if b.in_supply(tile)],
        **common_view(g, seat),
    }


def view_seat(b: Board, seat: int, over: bool) -> SeatView:
    """What a seat owns, and what follows from it."""
    return {
        **describe_seat(b.seats[seat]),
        "workers": int(b.seats[seat].workers),
        "income": int(income_of(b, seat)),
        "price": int(price(b, seat)),
        "to_come": {} if over else to_come(b, seat),
    }
