"""The table in plain values with readable names: what views and positions have in common."""

from __future__ import annotations

from typing import Final

from kingsroad.core.game import NOBODY
from kingsroad.games.caylus1303.choices import COLOURS, KEYS
from kingsroad.games.caylus1303.documents import Colour, Holdings, Plot, Table
from kingsroad.games.caylus1303.state import BRIDGE, Board, Seat
from kingsroad.games.caylus1303.tiles import (
    CHARACTER_KEYS,
    CHARACTERS,
    LAST_PLOT,
    NO_TILE,
    PHASES,
    SITE_TILES,
)
from kingsroad.realm.stock import CLOTH, FOOD, GOLD, STONE, WOOD, amount

PLOT_KEYS: Final = [str(plot) for plot in range(LAST_PLOT + 1)]
"""Made once: views are built often."""


def describe_board(b: Board) -> Table:
    """The public board, in plain values with readable names."""
    return {
        "round": int(b.round),
        "phase": PHASES[b.phase],
        "order": [COLOURS[seat] for seat in b.order],
        "bridge": [COLOURS[seat] for seat in b.bridge],
        "provost": int(b.provost),
        "site": [
            KEYS[b.site_tile(number)]
            for number in range(SITE_TILES)
            if b.site_tile(number) != NO_TILE
        ],
        "queue": [COLOURS[seat] for seat in b.queue],
        "characters": character_names(b.characters),
        "used": character_names(b.used),
        "printed": describe_printed(b),
        "road": describe_road(b),
    }


def describe_printed(b: Board) -> dict[str, list[Colour]]:
    """The workers in the buildings before the bridge, the first one first."""
    return {KEYS[place]: workers_on(b, place) for place in range(BRIDGE)}


def workers_on(b: Board, place: int) -> list[Colour]:
    """The seats whose workers stand on a place, the first one first."""
    there = [] if b.workers[place] == NOBODY else [COLOURS[b.workers[place]]]
    if b.second_place == place:
        there.append(COLOURS[b.second_seat])
    return there


def describe_road(b: Board) -> dict[str, Plot]:
    """Every plot with a building: the tile, who owns it, and who works there."""
    road: dict[str, Plot] = {}
    for plot in range(1, LAST_PLOT + 1):
        if b.tiles[plot] == NO_TILE:
            continue
        entry: Plot = {"tile": KEYS[b.tiles[plot]]}
        if b.owners[plot] != NOBODY:
            entry["owner"] = COLOURS[b.owners[plot]]
        if b.workers[BRIDGE + plot] != NOBODY:
            entry["workers"] = workers_on(b, BRIDGE + plot)
        road[PLOT_KEYS[plot]] = entry
    return road


def describe_seat(seat: Seat) -> Holdings:
    """What a seat owns, its prestige left out."""
    stock = seat.stock
    return {
        "food": int(amount(stock, FOOD)),
        "wood": int(amount(stock, WOOD)),
        "stone": int(amount(stock, STONE)),
        "cloth": int(amount(stock, CLOTH)),
        "gold": int(amount(stock, GOLD)),
        "workers": int(seat.workers),
        "characters": character_names(seat.characters),
        "bundles": int(seat.bundles),
    }


def character_names(characters: int) -> list[str]:
    """The names of a set of characters."""
    return [CHARACTER_KEYS[i] for i in range(CHARACTERS) if characters >> i & 1]
