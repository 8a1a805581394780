"""What a seat may see: everything but how much prestige the others have."""

from __future__ import annotations

from kingsroad.core.game import Game
from kingsroad.core.view import add_question
from kingsroad.games.caylus1303.choices import KEYS, SEAT_NAMES
from kingsroad.games.caylus1303.describe import describe_board, describe_seat
from kingsroad.games.caylus1303.income import recruits
from kingsroad.games.caylus1303.placement import price
from kingsroad.games.caylus1303.state import Board
from kingsroad.games.caylus1303.tiles import BUILDABLE


def view(g: Game[Board], seat: int) -> dict[str, object]:
    """[view.1] [view.2] The table as a seat sees it, with its own options if it must choose."""
    b = g.state
    seen = describe_board(b)
    seen["seats"] = {
        SEAT_NAMES[other]: view_seat(b, other, other == seat or g.over)
        for other in range(len(b.seats))
    }
    seen["open_site_tiles"] = int(b.open_site_tiles())
    seen["supply"] = [KEYS[tile] for tile in BUILDABLE if b.in_supply(tile)]
    add_question(seen, g, seat)
    return seen


def view_seat(b: Board, seat: int, prestige_shown: bool) -> dict[str, object]:
    """[view.3] [view.4] What a seat owns, and what follows from it.

    Prestige lies face down: until the end only the seat itself looks at it.
    """
    seen = describe_seat(b.seats[seat])
    seen["prestige"] = int(b.seats[seat].prestige) if prestige_shown else None
    seen["camp"] = int(b.seats[seat].camp)
    seen["houses"] = int(b.houses_left(seat))
    seen["recruits"] = int(recruits(b, seat))
    seen["price"] = int(price(b, seat))
    return seen
