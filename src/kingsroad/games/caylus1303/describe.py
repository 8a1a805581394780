"""The table in plain values with readable names: what views and positions have in common."""

from __future__ import annotations

from kingsroad.core.game import NOBODY
from kingsroad.games.caylus1303.choices import KEYS, SEAT_NAMES
from kingsroad.games.caylus1303.state import BRIDGE, Board, Seat
from kingsroad.games.caylus1303.tiles import (
    CHARACTER_KEYS,
    CHARACTERS,
    LAST_PLOT,
    NO_TILE,
    PHASE_NAMES,
    SITE_TILES,
)
from kingsroad.realm.stock import GOODS, KINDS, amount


def describe_board(b: Board) -> dict[str, object]:
    """The public board, in plain values with readable names."""
    return {
        "round": int(b.round),
        "phase": PHASE_NAMES[b.phase],
        "order": [SEAT_NAMES[seat] for seat in b.order],
        "bridge": [SEAT_NAMES[seat] for seat in b.bridge],
        "provost": int(b.provost),
        "site": [
            KEYS[b.site_tile(number)]
            for number in range(SITE_TILES)
            if b.site_tile(number) != NO_TILE
        ],
        "queue": [SEAT_NAMES[seat] for seat in b.queue],
        "characters": character_names(b.characters),
        "used": character_names(b.used),
        "printed": describe_printed(b),
        "road": describe_road(b),
    }


def describe_printed(b: Board) -> dict[str, object]:
    """The workers in the buildings before the bridge, the first one first."""
    return {KEYS[place]: workers_on(b, place) for place in range(BRIDGE)}


def workers_on(b: Board, place: int) -> list[str]:
    """The seats whose workers stand on a place, the first one first."""
    there = [] if b.workers[place] == NOBODY else [SEAT_NAMES[b.workers[place]]]
    if b.second_place == place:
        there.append(SEAT_NAMES[b.second_seat])
    return there


def describe_road(b: Board) -> dict[str, object]:
    """Every plot with a building: the tile, who owns it, and who works there."""
    road: dict[str, object] = {}
    for plot in range(1, LAST_PLOT + 1):
        if b.tiles[plot] == NO_TILE:
            continue
        entry: dict[str, object] = {"tile": KEYS[b.tiles[plot]]}
        if b.owners[plot] != NOBODY:
            entry["owner"] = SEAT_NAMES[b.owners[plot]]
        if b.workers[BRIDGE + plot] != NOBODY:
            entry["workers"] = workers_on(b, BRIDGE + plot)
        road[str(plot)] = entry
    return road


def describe_seat(seat: Seat) -> dict[str, object]:
    """What a seat owns, its prestige left out."""
    described: dict[str, object] = {
        KINDS[kind]: int(amount(seat.stock, kind)) for kind in range(GOODS)
    }
    described["workers"] = int(seat.workers)
    described["characters"] = character_names(seat.characters)
    described["bundles"] = int(seat.bundles)
    return described


def character_names(characters: int) -> list[str]:
    """The names of a set of characters."""
    return [CHARACTER_KEYS[i] for i in range(CHARACTERS) if characters >> i & 1]
