"""What a seat may see. In this game everything lies open, so all seats see the same board."""

from __future__ import annotations

from kingsroad.core.game import Game
from kingsroad.core.view import add_question
from kingsroad.games.caylus2005.choices import SEAT_NAMES
from kingsroad.games.caylus2005.describe import describe_board, describe_seat
from kingsroad.games.caylus2005.income import income
from kingsroad.games.caylus2005.placement import price
from kingsroad.games.caylus2005.state import Board
from kingsroad.games.caylus2005.tiles import BUILDABLE, TILES


def view(g: Game[Board], seat: int) -> dict[str, object]:
    """The table as a seat sees it, with its own options if it must choose."""
    b = g.state
    seen = describe_board(b)
    seen["seats"] = {SEAT_NAMES[other]: view_seat(b, other) for other in range(len(b.seats))}
    seen["supply"] = [TILES[tile].key for tile in BUILDABLE if b.in_supply(tile)]
    add_question(seen, g, seat)
    return seen


def view_seat(b: Board, seat: int) -> dict[str, object]:
    """What a seat owns, and what follows from it."""
    seen = describe_seat(b.seats[seat])
    seen["workers"] = int(b.seats[seat].workers)
    seen["income"] = int(income(b, seat))
    seen["price"] = int(price(b, seat))
    return seen
