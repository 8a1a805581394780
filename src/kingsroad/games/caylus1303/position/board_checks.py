"""Whether a board can come up in a game; if not, why.

Tiles, houses, workers and characters must lie where the rules can bring them. How much a seat
owns, and how much was built by which round, is left to whoever writes the position.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.document import refuse_if
from kingsroad.core.game import NOBODY
from kingsroad.games.caylus1303.choices import KEYS, SEAT_NAMES
from kingsroad.games.caylus1303.lawyer import is_start
from kingsroad.games.caylus1303.phases import ACTIVATION, DELIVERY, PLANNING, SETUP
from kingsroad.games.caylus1303.state import PLACES, Board
from kingsroad.games.caylus1303.tiles import (
    CHARACTER_KEYS,
    CHARACTERS,
    DELIVERYMAN,
    FIRST_GAME_CHARACTERS,
    FIRST_GAME_ROAD,
    FIRST_GAME_SITE,
    FIRST_GAME_STONE,
    FIRST_GAME_WOOD,
    GOLDSMITH,
    HOUSES,
    JOURNEYMAN,
    LAST_PLOT,
    LAST_START_PLOT,
    MASON,
    MONUMENT,
    NO_TILE,
    OF_STONE,
    PHASE_NAMES,
    PROVOST_START,
    RESIDENTIAL,
    SITE_TILES,
    SPARE_CHARACTERS,
    START,
    STONE_PLOT,
    TILES,
    WOOD_PLOT,
    WOODEN,
    WORKERS,
    takes_workers,
)

MOST_PRESTIGE: Final = 99_999
"""Bundles have no limit but the cubes, so this is far above what those of a position can bring."""
SITE_KINDS: Final = [START, WOODEN, OF_STONE]


def check_board(b: Board, begun: bool) -> None:
    """Refuse a board that no game can reach. `begun` tells that its phase is under way."""
    if b.phase == SETUP:
        check_setup(b)
    else:
        check_tracks(b, begun)
    check_site(b)
    for plot in range(1, LAST_PLOT + 1):
        if b.tiles[plot] == NO_TILE:
            needed = plot <= WOOD_PLOT or plot == STONE_PLOT
            refuse_if(b.phase != SETUP and needed, f"road.{plot} must have a building")
        else:
            check_plot(b, plot)
    if b.first_game:
        check_first_game(b)
    check_claims(b, begun)
    check_workers(b, begun)
    check_characters(b)
    check_used(b, begun)
    for number in range(len(b.seats)):
        check_seat(b, number, begun)


def check_setup(b: Board) -> None:
    """Nothing has happened yet, and nobody owns anything."""
    refuse_if(b.round != 0, "round must be 0 during setup")
    refuse_if(len(b.bridge) > 0, "bridge: nobody has passed during setup")
    refuse_if(b.provost != PROVOST_START, f"provost must stand on {PROVOST_START} during setup")
    for number in range(len(b.seats)):
        seat = b.seats[number]
        name = SEAT_NAMES[number]
        refuse_if(seat.stock != 0, f"seats.{name}: nobody has cubes during setup")
        refuse_if(seat.prestige > 0, f"seats.{name}.prestige: nobody has any during setup")
        refuse_if(seat.workers > 0, f"seats.{name}.workers: all are in the camp during setup")


def check_tracks(b: Board, begun: bool) -> None:
    """Round, turn order, bridge and provost."""
    seats = len(b.seats)
    refuse_if(b.round == 0, "round must be 1 or more after setup")
    check_order(b)
    passed = len(b.bridge)
    if b.phase > PLANNING:
        refuse_if(passed < seats, "bridge must name every seat after the planning")
        return
    if begun:
        refuse_if(passed == seats, "bridge: the planning is over when all seats have passed")
    else:  # the houses of the round before are still there
        refuse_if(0 < passed < seats, "bridge: nobody has passed before the planning has begun")
        refuse_if(passed > 0 and b.round == 1, "bridge: there was no round before the first")
    spot = b.last_built_plot() - 1
    refuse_if(b.provost != spot, f"provost must stand on {spot}, before the last building")


def check_order(b: Board) -> None:
    """All seats, clockwise."""
    refuse_if(len(b.order) != len(b.seats), "order must name every seat once")
    for i in range(1, len(b.order)):
        refuse_if(b.order[i] != (b.order[0] + i) % len(b.seats), "order must go round the table")


# -- tiles ---------------------------------------------------------------------------------------


def check_site(b: Board) -> None:
    """A start tile, a wood tile and a stone tile."""
    for number in range(SITE_TILES):
        tile = b.site_tile(number)
        if tile == NO_TILE:
            refuse_if(b.phase != SETUP, f"site must have {SITE_TILES} tiles")
            continue
        refuse_if(
            TILES[tile].kind != SITE_KINDS[number],
            f"site: {KEYS[tile]} is not tile {number + 1}; a start, a wood and a stone tile lie "
            "there",
        )


def check_plot(b: Board, plot: i64) -> None:
    """A tile where it can lie, with the owner it needs."""
    tile = b.tiles[plot]
    key = KEYS[tile]
    where = f"road.{plot}"
    kind = TILES[tile].kind
    if plot <= LAST_START_PLOT:
        refuse_if(
            kind != START and kind != RESIDENTIAL and kind != MONUMENT,
            f"{where}: {key} does not lie on plots 1 to {LAST_START_PLOT}",
        )
        refuse_if(b.phase == SETUP and kind != START, f"{where}: {key} is not there during setup")
        refuse_if(kind != START and b.owners[plot] == NOBODY, f"{where}: {key} needs an owner")
    elif plot == WOOD_PLOT:
        refuse_if(kind != WOODEN, f"{where}: a wood tile lies there, not {key}")
        refuse_if(tile == MASON, f"{where}: the mason is never laid there")
        refuse_if(b.owners[plot] != NOBODY, f"{where}: {key} has no owner there")
    elif plot == STONE_PLOT:
        refuse_if(kind != OF_STONE, f"{where}: a stone tile lies there, not {key}")
        refuse_if(b.owners[plot] != NOBODY, f"{where}: {key} has no owner there")
    else:
        refuse_if(kind != WOODEN and kind != OF_STONE, f"{where}: {key} is not built there")
        refuse_if(b.phase == SETUP, f"{where}: nothing is built during setup")
        refuse_if(b.owners[plot] == NOBODY, f"{where}: {key} needs an owner")
        free = b.first_free_plot()
        refuse_if(free != 0 and free < plot, f"{where}: {key} lies behind the free plot {free}")


def check_first_game(b: Board) -> None:
    """[first.1] The tiles that are named; a start tile may have turned over since."""
    for number in range(SITE_TILES):
        check_named(b.site_tile(number), FIRST_GAME_SITE[number], "site")
    for plot in range(1, LAST_START_PLOT + 1):
        if b.phase == SETUP or is_start(b.tiles[plot]):
            check_named(b.tiles[plot], FIRST_GAME_ROAD[plot - 1], f"road.{plot}")
    check_named(b.tiles[WOOD_PLOT], FIRST_GAME_WOOD, f"road.{WOOD_PLOT}")
    check_named(b.tiles[STONE_PLOT], FIRST_GAME_STONE, f"road.{STONE_PLOT}")


def check_named(tile: i64, named: str, where: str) -> None:
    """A place of the first game has its own tile."""
    refuse_if(
        tile == NO_TILE or KEYS[tile] != named, f"{where}: in a first game {named} lies there"
    )


def count_claims(b: Board) -> i64:
    """How many start tiles wait under a house to be turned over."""
    count: i64 = 0
    for plot in range(1, LAST_START_PLOT + 1):
        if is_start(b.tiles[plot]) and b.owners[plot] != NOBODY:
            count += 1
    return count


def check_claims(b: Board, begun: bool) -> None:
    """[lawyer.4] Houses over start tiles: from the lawyer's work until they are turned over.

    The lawyer claims one for each of his workers: one seat's, or two with the Journeyman's.
    """
    owner: i64 = NOBODY
    for plot in range(1, LAST_START_PLOT + 1):
        if not is_start(b.tiles[plot]) or b.owners[plot] == NOBODY:
            continue
        where = f"road.{plot}: {KEYS[b.tiles[plot]]}"
        waits = b.phase == DELIVERY or (b.phase == ACTIVATION) == begun
        refuse_if(
            b.phase < ACTIVATION or not waits,
            f"{where} has no owner {moment(b, begun)}",
        )
        refuse_if(owner == b.owners[plot], f"{where}: a seat claims one tile in a round")
        owner = b.owners[plot]
    most: i64 = 2 if joined_and_left(b) else 1
    refuse_if(count_claims(b) > most, f"road: no more than {most} start tiles have an owner")


def joined_and_left(b: Board) -> bool:
    """Whether the Journeyman joined a worker this round, and they stand together no more."""
    return b.used >> JOURNEYMAN & 1 == 1 and b.second_place == NOBODY


def moment(b: Board, begun: bool) -> str:
    """When this is, for messages."""
    return f"{'in' if begun else 'at the beginning of'} phase {PHASE_NAMES[b.phase]}"


# -- workers -------------------------------------------------------------------------------------


def check_workers(b: Board, begun: bool) -> None:
    """Workers only where the phase leaves them."""
    planning = b.phase == PLANNING and begun
    for place in range(PLACES):
        if b.workers[place] == NOBODY:
            continue
        key = KEYS[b.tile_on(place)]
        refuse_if(not takes_workers(b.tile_on(place)), f"no worker can stand in {key}")
        refuse_if(
            not planning and b.phase != ACTIVATION,
            f"no worker stands in {key} {moment(b, begun)}",
        )
    waiting = planning or b.phase == ACTIVATION or b.phase == DELIVERY
    refuse_if(len(b.queue) > 0 and not waiting, f"queue: no worker is there {moment(b, begun)}")


def check_seat(b: Board, number: i64, begun: bool) -> None:
    """Workers and houses no more than there are; bundles from those who can deliver."""
    seat = b.seats[number]
    name = SEAT_NAMES[number]
    refuse_if(seat.camp < 0, f"{name} has more than {WORKERS} workers in all")
    refuse_if(b.seats[number].houses < 0, f"{name} has more than {HOUSES} houses on the road")
    if seat.bundles > 0:
        where = f"seats.{name}.bundles"
        refuse_if(
            b.phase != DELIVERY or not begun, f"{where}: none are delivered {moment(b, begun)}"
        )
        refuse_if(
            not b.queues(number) and not seat.has(DELIVERYMAN),
            f"{where}: the seat has no worker at the site",
        )


# -- characters ----------------------------------------------------------------------------------


def characters_in_play(b: Board) -> i64:
    """All characters that seats hold or that lie beside the castle, one bit each."""
    found = b.characters
    for seat in b.seats:
        found |= seat.characters
    return found


def count_bits(characters: i64) -> i64:
    """How many characters a set holds."""
    count: i64 = 0
    for character in range(CHARACTERS):
        count += characters >> character & 1
    return count


def check_characters(b: Board) -> None:
    """[setup.15] Each is there once, as many as there must be."""
    found = b.characters
    for number in range(len(b.seats)):
        twice = found & b.seats[number].characters
        for character in range(CHARACTERS):
            refuse_if(
                twice >> character & 1 == 1,
                f"seats.{SEAT_NAMES[number]}.characters: {CHARACTER_KEYS[character]} is there "
                "twice",
            )
        found |= b.seats[number].characters
    due = len(b.seats) + SPARE_CHARACTERS
    count = count_bits(found)
    refuse_if(count > due or (b.phase != SETUP and count < due), f"characters must be {due} in all")
    refuse_if(
        b.phase != SETUP and count_bits(b.characters) > SPARE_CHARACTERS,
        f"characters: {SPARE_CHARACTERS} at most lie beside the castle",
    )
    if b.first_game:
        named: i64 = 0
        for i in range(due):
            named |= BIT[FIRST_GAME_CHARACTERS[i]]
        for character in range(CHARACTERS):
            refuse_if(
                (found & ~named) >> character & 1 == 1,
                f"characters: {CHARACTER_KEYS[character]} is not in a first game of "
                f"{len(b.seats)} seats",
            )


def check_used(b: Board, begun: bool) -> None:
    """[journey.1] [goldsmith.1] Powers that are spent, by a seat, at a time when they can be."""
    for character in range(CHARACTERS):
        if not b.used >> character & 1:
            continue
        where = f"used: {CHARACTER_KEYS[character]}"
        refuse_if(
            character != JOURNEYMAN and character != GOLDSMITH, f"{where} is not for once a round"
        )
        refuse_if(b.holder_of(character) == NOBODY, f"{where} belongs to no seat")
        first = PLANNING if character == JOURNEYMAN else DELIVERY
        refuse_if(
            b.phase < first or (b.phase == first and not begun),
            f"{where} cannot be used yet {moment(b, begun)}",
        )
    if b.used >> GOLDSMITH & 1 and b.phase == DELIVERY:
        refuse_if(
            b.seats[b.holder_of(GOLDSMITH)].bundles == 0,
            "used: goldsmith has delivered no bundle",
        )
    journeyed = b.used >> JOURNEYMAN & 1 == 1
    if b.second_place != NOBODY:
        where = KEYS[b.tile_on(b.second_place)]
        refuse_if(not journeyed, f"{where}: two workers need the journeyman, who is not used")
    if b.phase == PLANNING or (b.phase == ACTIVATION and not begun):
        # No character has changed hands and no worker has left since he was used.
        refuse_if(
            journeyed and b.second_place == NOBODY, "used: journeyman has joined no worker yet"
        )
        refuse_if(
            journeyed and not b.seats[b.second_seat].has(JOURNEYMAN),
            "used: journeyman belongs to the seat of the second worker",
        )
