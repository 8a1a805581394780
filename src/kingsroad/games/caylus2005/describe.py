"""The table in plain values with readable names: what views and positions have in common."""

from __future__ import annotations

from mypy_extensions import i64

from kingsroad.core.game import NOBODY
from kingsroad.games.caylus2005.choices import SEAT_NAMES
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
    FIRST_SPACE,
    JOUST_FIELD,
    LAST_SPACE,
    LINE_NAMES,
    LINES,
    NO_TILE,
    PHASE_NAMES,
    SECTION_NAMES,
    SECTIONS,
    TILES,
)
from kingsroad.realm.stock import KINDS, amount


def describe_board(b: Board) -> dict[str, object]:
    """The public board without the seats, in plain values with readable names."""
    return {
        "turn": int(b.round),
        "phase": PHASE_NAMES[b.phase],
        "order": [SEAT_NAMES[seat] for seat in b.order],
        "bridge": [SEAT_NAMES[seat] for seat in b.bridge],
        "provost": int(b.provost),
        "bailiff": int(b.bailiff),
        "counted": [SECTION_NAMES[section] for section in range(b.counted)],
        "special": describe_special(b),
        "road": describe_road(b),
    }


def describe_special(b: Board) -> dict[str, object]:
    """The workers before the bridge and at the castle."""
    special: dict[str, object] = {}
    for place in range(JOUST_FIELD + 1):
        special[TILES[place].key] = seat_or_none(b.workers[place])
    special["stables"] = standing(b, STABLES_1, STABLES_END)
    special["inn-left"] = seat_or_none(b.workers[INN_LEFT])
    special["inn-right"] = seat_or_none(b.workers[INN_RIGHT])
    special["castle"] = standing(b, CASTLE_1, CASTLE_END)
    return special


def standing(b: Board, first: i64, end: i64) -> list[str]:
    """The seats that stand on numbered places, in order."""
    return [
        SEAT_NAMES[b.workers[place]] for place in range(first, end) if b.workers[place] != NOBODY
    ]


def describe_road(b: Board) -> dict[str, object]:
    """Every space with a building: the tile, and who owns, works or waits there."""
    road: dict[str, object] = {}
    for space in range(FIRST_SPACE, LAST_SPACE + 1):
        if b.tiles[space] == NO_TILE:
            continue
        entry: dict[str, object] = {"tile": TILES[b.tiles[space]].key}
        if b.owners[space] != NOBODY:
            entry["owner"] = SEAT_NAMES[b.owners[space]]
        if b.workers[ROAD + space] != NOBODY:
            entry["worker"] = SEAT_NAMES[b.workers[ROAD + space]]
        for claim in b.claims:
            if claim.space == space:
                entry["claim"] = SEAT_NAMES[claim.seat]
        road[str(space)] = entry
    return road


def describe_seat(seat: Seat) -> dict[str, object]:
    """What a seat owns."""
    described: dict[str, object] = {
        KINDS[kind]: int(amount(seat.stock, kind)) for kind in range(len(KINDS))
    }
    described["prestige"] = int(seat.prestige)
    described["markers"] = {LINE_NAMES[line]: int(seat.column(line)) for line in range(LINES)}
    described["lines_used"] = [
        LINE_NAMES[line] for line in range(LINES) if seat.lines_used >> line & 1
    ]
    described["houses"] = {
        SECTION_NAMES[section]: int(seat.houses_in(section)) for section in range(SECTIONS)
    }
    described["batches"] = int(seat.batches)
    return described


def seat_or_none(seat: i64) -> str | None:
    """The colour of a seat; None for nobody."""
    return None if seat == NOBODY else SEAT_NAMES[seat]
