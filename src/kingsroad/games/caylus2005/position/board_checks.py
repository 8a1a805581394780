"""Whether a board can come up in a game; if not, why."""

from __future__ import annotations

from typing import Final

from kingsroad.core.document import refuse_if
from kingsroad.core.game import NOBODY
from kingsroad.games.caylus2005.choices import SEAT_NAMES
from kingsroad.games.caylus2005.phases import (
    BUILDINGS,
    CASTLE,
    END_OF_TURN,
    PLACEMENT,
    SETUP,
    SPECIAL_BUILDINGS,
)
from kingsroad.games.caylus2005.state import (
    CASTLE_1,
    CASTLE_END,
    INN_LEFT,
    INN_RIGHT,
    PLACES,
    ROAD,
    STABLES_1,
    Board,
)
from kingsroad.games.caylus2005.tiles import (
    COUNT_SPACE,
    FIRST_PLOT,
    FIRST_SPACE,
    FIXED,
    LAST_NEUTRAL_SPACE,
    LAST_SPACE,
    LAWYER,
    LINES,
    NEUTRAL,
    NO_TILE,
    OF_STONE,
    PHASE_NAMES,
    PRESTIGE,
    PRINTED,
    RESIDENTIAL,
    SECTION_NAMES,
    SECTIONS,
    TILES,
    TOWERS,
    WOODEN,
    WORKERS,
    takes_workers,
)

MOST_PRESTIGE: Final = 999


def check_board(b: Board, begun: bool) -> None:
    """Refuse a board that no game can reach. `begun` tells that its phase is under way."""
    if b.phase == SETUP:
        check_setup(b)
    else:
        check_tracks(b, begun)
    check_road(b)
    check_workers(b)
    check_claims(b)
    check_castle(b, begun)
    for seat in range(len(b.seats)):
        check_seat(b, seat)


def check_setup(b: Board) -> None:
    """Nothing has happened yet."""
    refuse_if(b.round != 0, "turn must be 0 during setup")
    refuse_if(len(b.bridge) > 0, "bridge: nobody has passed during setup")
    refuse_if(
        b.bailiff != LAST_NEUTRAL_SPACE or b.provost != LAST_NEUTRAL_SPACE,
        f"bailiff and provost stand on {LAST_NEUTRAL_SPACE} during setup",
    )


def check_tracks(b: Board, begun: bool) -> None:
    """Turn order, bridge, provost and bailiff."""
    refuse_if(len(b.order) != len(b.seats), "order must name every seat once")
    passed = len(b.bridge)
    if b.phase == PLACEMENT and begun:
        refuse_if(passed == len(b.seats), "bridge: placement is over when all seats have passed")
    elif b.phase > PLACEMENT:
        refuse_if(passed < len(b.seats), "bridge must name every seat after placement")
    moved = b.phase == END_OF_TURN and begun
    walked = b.bailiff - LAST_NEUTRAL_SPACE
    turns = b.round if moved else b.round - 1
    refuse_if(
        not turns <= walked <= 2 * turns,
        f"bailiff: after turn {turns} he stands on {LAST_NEUTRAL_SPACE + turns} to "
        f"{LAST_NEUTRAL_SPACE + 2 * turns}, not {b.bailiff}",
    )
    refuse_if(
        b.bailiff > COUNT_SPACE[TOWERS] + 1 or (b.bailiff >= COUNT_SPACE[TOWERS] and not moved),
        f"bailiff: the game ends when he has reached {COUNT_SPACE[TOWERS]}",
    )
    together = b.phase <= PLACEMENT or moved
    refuse_if(
        together and b.provost != b.bailiff,
        f"provost must stand with the bailiff in phase {PHASE_NAMES[b.phase]}",
    )


def check_road(b: Board) -> None:
    """Tiles where they can lie, with the owners they need."""
    gap = False
    laid: list[int] = []
    for space in range(FIRST_SPACE, LAST_SPACE + 1):
        tile = b.tiles[space]
        where = f"road.{space}"
        if tile == NO_TILE:
            refuse_if(space < FIRST_PLOT and b.phase != SETUP, f"{where} must have a building")
            refuse_if(b.owners[space] != NOBODY, f"{where} has an owner but no building")
            refuse_if(b.workers[ROAD + space] != NOBODY, f"{where} has a worker but no building")
            gap = True
            continue
        key = TILES[tile].key
        kind = TILES[tile].kind
        owned = b.owners[space] != NOBODY
        refuse_if(kind < NEUTRAL, f"{where}: {key} does not stand on the road")
        refuse_if(kind == FIXED and space not in PRINTED, f"{where}: {key} is printed elsewhere")
        if kind == NEUTRAL:
            refuse_if(space > LAST_NEUTRAL_SPACE, f"{where}: {key} lies on the first six spaces")
            refuse_if(tile in laid, f"{where}: {key} is on the road twice")
            laid.append(tile)
        if kind == WOODEN or kind == OF_STONE:
            refuse_if(space <= LAST_NEUTRAL_SPACE, f"{where}: {key} needs a plot from 9 on")
        if space >= FIRST_PLOT and kind != FIXED:
            refuse_if(gap, f"{where}: {key} lies behind a free plot")
        if kind == NEUTRAL or kind == FIXED:
            refuse_if(owned, f"{where}: {key} has no owner")
        else:
            refuse_if(not owned, f"{where}: {key} needs an owner")
        refuse_if(
            b.workers[ROAD + space] != NOBODY and not takes_workers(tile),
            f"{where}: no worker can stand in {key}",
        )


def check_workers(b: Board) -> None:
    """Workers only where the phase leaves them, and six to a seat."""
    for place in range(PLACES):
        if b.workers[place] == NOBODY or place == INN_RIGHT:
            continue
        if CASTLE_1 <= place < CASTLE_END:
            last = CASTLE
        elif place > ROAD:
            last = BUILDINGS
        else:
            last = SPECIAL_BUILDINGS
        refuse_if(
            not PLACEMENT <= b.phase <= last,
            f"no worker stands on a {place_name(place)} in phase {PHASE_NAMES[b.phase]}",
        )
    if len(b.seats) == 2:
        refuse_if(b.workers[STABLES_1] != NOBODY, "stables are not used with two seats")
    for seat in range(len(b.seats)):
        refuse_if(
            b.seats[seat].workers < 0, f"{SEAT_NAMES[seat]} has more than {WORKERS} workers out"
        )


def place_name(place: int) -> str:
    """The sort of place, for messages."""
    if place > ROAD:
        return "road building"
    if place >= CASTLE_1:
        return "castle place"
    return "special building" if place != INN_LEFT else "left circle of the inn"


def check_claims(b: Board) -> None:
    """A change waits only for a worker, on a tile that its seat could turn."""
    for claim in b.claims:
        tile = b.tiles[claim.space]
        where = f"road.{claim.space}.claim"
        refuse_if(b.workers[ROAD + claim.space] == NOBODY, f"{where} waits, but no worker is there")
        refuse_if(
            not SPECIAL_BUILDINGS <= b.phase <= BUILDINGS,
            f"{where} cannot wait in phase {PHASE_NAMES[b.phase]}",
        )
        if TILES[tile].kind != NEUTRAL:
            refuse_if(
                TILES[tile].kind not in (WOODEN, OF_STONE)
                or tile == LAWYER
                or b.owners[claim.space] != claim.seat,
                f"{where}: {SEAT_NAMES[claim.seat]} cannot transform {TILES[tile].key}",
            )


def check_castle(b: Board, begun: bool) -> None:
    """Houses within the sections, which are filled and counted in order."""
    for section in range(SECTIONS):
        name = SECTION_NAMES[section]
        room = b.room_in(section)
        houses = 0
        for seat in b.seats:
            houses += seat.houses_in(section)
        refuse_if(room < 0, f"houses: no more than {houses + room} in the {name}")
        reached = b.bailiff >= COUNT_SPACE[section]
        if section < b.counted:
            refuse_if(
                not reached and room > 0,
                f"counted: {name}: neither full nor reached by the bailiff",
            )
        elif b.phase < END_OF_TURN or not begun:
            refuse_if(reached, f"counted: the {name} must be counted, the bailiff passed it")
            building = b.phase == END_OF_TURN or (b.phase == CASTLE and begun)
            refuse_if(
                room == 0 and not building, f"counted: the {name} must be counted, it is full"
            )
        if section > b.counted:
            refuse_if(
                houses > 0 and b.room_in(section - 1) > 0,
                f"houses: the {name} cannot be begun before the {SECTION_NAMES[section - 1]}",
            )
    refuse_if(
        b.counted == SECTIONS and b.phase < END_OF_TURN, "counted: after the towers the game ends"
    )


def check_seat(b: Board, number: int) -> None:
    """Markers within the open fields, batches within the castle phase."""
    seat = b.seats[number]
    name = SEAT_NAMES[number]
    for line in range(LINES):
        refuse_if(
            seat.column(line) > b.open_fields(),
            f"seats.{name}.markers: only {b.open_fields()} fields are open",
        )
        refuse_if(
            seat.lines_used >> line & 1 == 1 and seat.column(line) == 0,
            f"seats.{name}.lines_used: a used line has its marker on the table",
        )
    at_castle = False
    for place in range(CASTLE_1, CASTLE_END):
        at_castle = at_castle or b.workers[place] == number
    built = seat.houses_in(0) + seat.houses_in(1) + seat.houses_in(2)
    refuse_if(
        seat.batches > 0 and (b.phase != CASTLE or not at_castle or seat.batches > built),
        f"seats.{name}.batches: nobody offered so many",
    )
    for space in range(FIRST_SPACE, LAST_SPACE + 1):
        tile = b.tiles[space]
        if tile != NO_TILE and TILES[tile].kind in (PRESTIGE, RESIDENTIAL):
            refuse_if(b.owners[space] >= len(b.seats), f"road.{space} has no such owner")
