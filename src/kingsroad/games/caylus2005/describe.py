"""The table in plain values with readable names: what views and positions have in common."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.core.game import NOBODY
from kingsroad.games.caylus2005.choices import COLOURS
from kingsroad.games.caylus2005.documents import Colour, Holdings, Space, Special, Table
from kingsroad.games.caylus2005.state import (
    CASTLE_1,
    CASTLE_END,
    INN_LEFT,
    INN_RIGHT,
    ROAD,
    STABLES_1,
    STABLES_END,
    Board,
    Seat,
)
from kingsroad.games.caylus2005.tiles import (
    DUNGEON,
    FIRST_SPACE,
    GATE,
    JOUST_FIELD,
    LAST_SPACE,
    LINE_A,
    LINE_B,
    LINE_C,
    LINE_D,
    LINE_NAMES,
    LINES,
    MERCHANTS_GUILD,
    NO_TILE,
    PHASES,
    SECTION_NAMES,
    TILES,
    TOWERS,
    TRADING_POST,
    WALLS,
)
from kingsroad.realm.stock import CLOTH, DENIER, FOOD, GOLD, STONE, WOOD, amount

SPACE_KEYS: Final = [str(space) for space in range(LAST_SPACE + 1)]
"""Made once: views are built often."""


def describe_board(b: Board) -> Table:
    """The public board without the seats, in plain values with readable names."""
    return {
        "turn": int(b.round),
        "phase": PHASES[b.phase],
        "order": [COLOURS[seat] for seat in b.order],
        "bridge": [COLOURS[seat] for seat in b.bridge],
        "provost": int(b.provost),
        "bailiff": int(b.bailiff),
        "counted": [SECTION_NAMES[section] for section in range(b.counted)],
        "special": describe_special(b),
        "road": describe_road(b),
    }


def describe_special(b: Board) -> Special:
    """The workers before the bridge and at the castle."""
    return {
        "gate": seat_or_none(b.workers[GATE]),
        "trading-post": seat_or_none(b.workers[TRADING_POST]),
        "merchants-guild": seat_or_none(b.workers[MERCHANTS_GUILD]),
        "joust-field": seat_or_none(b.workers[JOUST_FIELD]),
        "stables": standing(b, STABLES_1, STABLES_END),
        "inn-left": seat_or_none(b.workers[INN_LEFT]),
        "inn-right": seat_or_none(b.workers[INN_RIGHT]),
        "castle": standing(b, CASTLE_1, CASTLE_END),
    }


def standing(b: Board, first: i64, end: i64) -> list[Colour]:
    """The seats that stand on numbered places, in order."""
    return [COLOURS[b.workers[place]] for place in range(first, end) if b.workers[place] != NOBODY]


def describe_road(b: Board) -> dict[str, Space]:
    """Every space with a building: the tile, and who owns, works or waits there."""
    road: dict[str, Space] = {}
    for space in range(FIRST_SPACE, LAST_SPACE + 1):
        if b.tiles[space] == NO_TILE:
            continue
        entry: Space = {"tile": TILES[b.tiles[space]].key}
        if b.owners[space] != NOBODY:
            entry["owner"] = COLOURS[b.owners[space]]
        if b.workers[ROAD + space] != NOBODY:
            entry["worker"] = COLOURS[b.workers[ROAD + space]]
        for claim in b.claims:
            if claim.space == space:
                entry["claim"] = COLOURS[claim.seat]
        road[SPACE_KEYS[space]] = entry
    return road


def describe_seat(seat: Seat) -> Holdings:
    """What a seat owns."""
    stock = seat.stock
    return {
        "food": int(amount(stock, FOOD)),
        "wood": int(amount(stock, WOOD)),
        "stone": int(amount(stock, STONE)),
        "cloth": int(amount(stock, CLOTH)),
        "gold": int(amount(stock, GOLD)),
        "deniers": int(amount(stock, DENIER)),
        "prestige": int(seat.prestige),
        "markers": {
            "a": int(seat.column(LINE_A)),
            "b": int(seat.column(LINE_B)),
            "c": int(seat.column(LINE_C)),
            "d": int(seat.column(LINE_D)),
        },
        "lines_used": [LINE_NAMES[line] for line in range(LINES) if seat.lines_used >> line & 1],
        "houses": {
            "dungeon": int(seat.houses_in(DUNGEON)),
            "walls": int(seat.houses_in(WALLS)),
            "towers": int(seat.houses_in(TOWERS)),
        },
        "batches": int(seat.batches),
    }


def seat_or_none(seat: i64) -> Colour | None:
    """The colour of a seat; None for nobody."""
    return None if seat == NOBODY else COLOURS[seat]
