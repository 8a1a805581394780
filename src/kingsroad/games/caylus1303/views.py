"""What a seat may see: everything but how much prestige the others have."""

from __future__ import annotations

from kingsroad.core.game import Game
from kingsroad.core.view import common_view
from kingsroad.games.caylus1303.choices import COLOURS, KEYS
from kingsroad.games.caylus1303.describe import describe_board, describe_seat
from kingsroad.games.caylus1303.documents import SeatView, View
from kingsroad.games.caylus1303.income import recruits
from kingsroad.games.caylus1303.placement import price
from kingsroad.games.caylus1303.scoring import to_come
from kingsroad.games.caylus1303.state import Board
from kingsroad.games.caylus1303.tiles import BUILDABLE


def view(g: Game[Board], seat: int) -> View:
    """[view.1] [view.2] The table as a seat sees it, and the question."""
    b = g.state
    return {
        **describe_board(b),
        "seats": {
            COLOURS[other]: view_seat(b, other, other == seat, g.over)
            for other in range(len(b.seats))
        },
        "open_site_tiles": int(b.open_site_tiles()),
        "supply": [KEYS[tile] for tile in BUILDABLE if b.in_supply(tile)],
        **common_view(g, seat),
    }


def view_seat(b: Board, seat: int, own: bool, over: bool) -> SeatView:
    """[view.3] [view.4] What a seat owns, and what follows from it.

    Prestige lies face down: until the end only the seat itself looks at it.
    """
    return {
        **describe_seat(b.seats[seat]),
        "prestige": int(b.seats[seat].prestige) if own or over else None,
        "camp": int(b.seats[seat].camp),
        "houses": int(b.seats[seat].houses),
        "recruits": int(recruits(b, seat)),
        "price": int(price(b, seat)),
        "to_come": {} if over else to_come(b, seat),
    }
