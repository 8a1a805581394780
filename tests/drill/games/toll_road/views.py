"""What a seat may see, and a table dealt anew where it cannot."""

from __future__ import annotations

from tests.drill.games.toll_road.choices import SEAT_NAMES
from tests.drill.games.toll_road.state import Road
from tests.drill.games.toll_road.tiles import KEYS, SEALS

from kingsroad.core.dice import Dice
from kingsroad.core.game import NOBODY, Game
from kingsroad.core.view import common_view


def describe(road: Road) -> dict[str, object]:
    """What lies open."""
    return {
        "round": road.round,
        "road": [
            {"tile": KEYS[tile]} | ({} if worker == NOBODY else {"worker": SEAT_NAMES[worker]})
            for tile, worker in enumerate(road.workers)
        ],
        "shown": [SEALS[seal] for seal in road.shown],
    }


def hand_names(road: Road, seat: int) -> list[str]:
    """The seals of a hand."""
    return [SEALS[seal] for seal in road.hands[seat]]


def view(g: Game[Road], seat: int) -> dict[str, object]:
    """The table as a seat sees it, with its own hand."""
    road = g.state
    seen = describe(road)
    seen["phase"] = "setup" if road.round == 0 else "round"
    seen["order"] = [SEAT_NAMES[each] for each in road.order()]
    seats: dict[str, dict[str, object]] = {}
    for other, points in enumerate(road.points):
        owned = seats[SEAT_NAMES[other]] = {"points": points, "hand_size": len(road.hands[other])}
        if other == seat:
            owned["hand"] = hand_names(road, other)
    seen["seats"] = seats
    return {**seen, **common_view(g, seat)}


def conceal(g: Game[Road], seat: int, dice: Dice) -> Game[Road]:
    """A clone in which the seals that a seat has not seen are dealt anew."""
    concealed = g.clone()
    road = concealed.state
    sizes = [len(hand) for hand in road.hands]
    for other in range(len(sizes)):
        if other != seat:
            road.hands[other] = []
    unknown = road.pile()
    for other, size in enumerate(sizes):
        for _ in range(size if other != seat else 0):
            road.take(other, unknown.pop(dice.below(len(unknown))))
    if concealed.pending is not None:
        concealed.legal = concealed.pending.options(concealed)
    return concealed
