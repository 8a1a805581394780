"""Workers, the currency of the game: they come from the camp and go back to it."""

from __future__ import annotations

from mypy_extensions import i64

from kingsroad.core.game import NOBODY, Game
from kingsroad.games.caylus1303.causes import CAUSES
from kingsroad.games.caylus1303.choices import KEYS
from kingsroad.games.caylus1303.state import Board


def hire(g: Game[Board], seat: i64, workers: i64, cause: i64) -> None:
    """[limits.2] [limits.3] A seat takes workers from the camp, as many as are there."""
    owner = g.state.seats[seat]
    workers = min(workers, owner.camp)
    owner.camp -= workers
    owner.workers += workers
    if g.listener is not None:
        g.tell("hire", seat, CAUSES[cause], workers)


def dismiss(g: Game[Board], seat: i64, workers: i64, cause: i64) -> None:
    """[limits.4] A seat sends workers of its supply to the camp; its options cover them."""
    owner = g.state.seats[seat]
    owner.workers -= workers
    owner.camp += workers
    if g.listener is not None:
        g.tell("dismiss", seat, CAUSES[cause], workers)


def leave_building(g: Game[Board], place: i64) -> None:
    """[road.7] [road.9] The first worker on a place goes to the camp; a second one moves up."""
    b = g.state
    seat = b.workers[place]
    b.seats[seat].camp += 1
    b.leave(place)
    if b.second_place == place:
        b.stand(place, b.second_seat)
        b.second_place = NOBODY
        b.second_seat = NOBODY
    if g.listener is not None:
        g.tell("home", seat, KEYS[b.tile_on(place)])
