"""What a seat sees as numbers. Seats are counted from the observer on, tiles by their numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.core.features import MOST, Features, Piece, Sheet, around, turned, write_places
from kingsroad.core.game import NOBODY, Game
from kingsroad.games.caylus1303.causes import CAUSES
from kingsroad.games.caylus1303.income import recruits
from kingsroad.games.caylus1303.meta import RULES
from kingsroad.games.caylus1303.placement import price
from kingsroad.games.caylus1303.state import Board
from kingsroad.games.caylus1303.steps import STEPS
from kingsroad.games.caylus1303.tiles import (
    BEYOND,
    CHARACTER_KEYS,
    CHARACTERS,
    FIRST_MONUMENT,
    FIRST_START,
    FIRST_WOODEN,
    HOUSES,
    LAST_PLOT,
    LAST_START_PLOT,
    NO_TILE,
    PHASE_NAMES,
    RESIDENCE,
    ROUNDS,
    SITE_TILES,
    WORKERS,
)
from kingsroad.realm.stock import GOODS, amount

LAYOUT_VERSION: Final = 1

SEATS: Final[i64] = 5
ON_ROAD: Final[i64] = RESIDENCE - FIRST_START
"""The tiles that can lie on a plot, residences left out."""


PIECES: Final = [
    Piece("options", [1], 1, "set up as recommended for a first game"),
    Piece("round", [1], int(ROUNDS), "the number of the round", unit=int(ROUNDS)),
    Piece("phase", [len(PHASE_NAMES)], 1, "one-hot: " + ", ".join(PHASE_NAMES)),
    Piece("order", [5], 5, "by seat: its place in the turn order, from 1 on", unit=5),
    Piece("bridge", [5], 5, "by seat: its place on the bridge, 0 before it passes", unit=5),
    Piece("queue", [5], 5, "by seat: its place at the construction site, from 1 on", unit=5),
    Piece("stock", [5, 5], int(MOST), "by seat: food, wood, stone, cloth, gold", unit=10),
    Piece(
        "prestige",
        [5],
        int(MOST),
        "by seat; of the others only at the end, until then 0",
        unit=50,
        private=True,
    ),
    Piece("workers", [5], int(WORKERS), "by seat: workers in its supply", unit=int(WORKERS)),
    Piece("camp", [5], int(WORKERS), "by seat: workers in the camp", unit=int(WORKERS)),
    Piece("houses", [5], int(HOUSES), "by seat: houses not yet on the board", unit=int(HOUSES)),
    Piece("recruits", [5], int(MOST), "by seat: workers of the next recruiting", unit=5),
    Piece("price", [5], 2, "by seat: the workers that a placement takes", unit=2),
    Piece("bundles", [5], int(MOST), "by seat: bundles delivered in this phase", unit=5),
    Piece("characters", [5, 12], 1, "by seat: " + ", ".join(CHARACTER_KEYS)),
    Piece("castle_characters", [12], 1, "characters beside the castle"),
    Piece("used", [12], 1, "characters whose power for once a round is spent"),
    Piece("provost", [1], int(LAST_PLOT + BEYOND), "behind which plot he stands", unit=26),
    Piece("open_site_tiles", [1], int(SITE_TILES), "tiles of the site that a favor can use", 3),
    Piece("tile_site", [27], int(SITE_TILES), "by tile 4 to 30: 1 + its number at the site", 3),
    Piece("tile_worker", [31, 5], 1, "by tile 0 to 30: whose workers stand there"),
    Piece("tile_second", [31], 5, "by tile 0 to 30: 1 + the seat whose worker is the second", 5),
    Piece("tile_plot", [34], int(LAST_PLOT), "by tile 4 to 37: its plot, 0 off the road", 23),
    Piece("tile_owner", [34, 5], 1, "one-hot by tile 4 to 37: whose house stands over it"),
    Piece("supply", [25], 1, "by tile 13 to 37: whether it can still be built"),
    Piece("residence", [8, 5], 1, "one-hot by plot: whose residence is there"),
]


class Caylus1303Features(Features[Board]):
    """The layout of Caylus 1303."""

    def __init__(self) -> None:
        super().__init__(RULES, LAYOUT_VERSION, STEPS, CAUSES, PIECES)

    def write(self, g: Game[Board], seat: i64, sheet: Sheet) -> None:
        """Write all pieces in order."""
        b = g.state
        players: i64 = len(b.seats)
        sheet.put(i64(b.first_game))
        sheet.put(b.round)
        sheet.one_of(b.phase, len(PHASE_NAMES))
        write_places(b.order, seat, players, SEATS, sheet)
        write_places(b.bridge, seat, players, SEATS, sheet)
        write_places(b.queue, seat, players, SEATS, sheet)
        write_seats(b, seat, g.pending is None, sheet)
        sheet.bits(b.characters, 0, CHARACTERS)
        sheet.bits(b.used, 0, CHARACTERS)
        sheet.put(b.provost)
        sheet.put(b.open_site_tiles())
        for number in range(SITE_TILES):
            if b.site_tile(number) != NO_TILE:
                sheet.put_at(b.site_tile(number) - FIRST_START, number + 1)
        sheet.skip(FIRST_MONUMENT - FIRST_START)
        write_workers(b, seat, sheet)
        write_road(b, seat, sheet)


def write_seats(b: Board, observer: i64, over: bool, sheet: Sheet) -> None:
    """[view.1] [view.2] What each seat owns; the prestige of others only at the end."""
    row = around(observer, len(b.seats))
    absent: i64 = SEATS - len(row)
    for number in row:
        for kind in range(GOODS):
            sheet.put(amount(b.seats[number].stock, kind))
    sheet.skip(GOODS * absent)
    for number in row:
        sheet.put(b.seats[number].prestige if over or number == observer else 0)
    sheet.skip(absent)
    for number in row:
        sheet.put(b.seats[number].workers)
    sheet.skip(absent)
    for number in row:
        sheet.put(b.seats[number].camp)
    sheet.skip(absent)
    for number in row:
        sheet.put(b.houses_left(number))
    sheet.skip(absent)
    for number in row:
        sheet.put(recruits(b, number))
    sheet.skip(absent)
    for number in row:
        sheet.put(price(b, number))
    sheet.skip(absent)
    for number in row:
        sheet.put(b.seats[number].bundles)
    sheet.skip(absent)
    for number in row:
        sheet.bits(b.seats[number].characters, 0, CHARACTERS)
    sheet.skip(CHARACTERS * absent)


def write_workers(b: Board, observer: i64, sheet: Sheet) -> None:
    """Whose workers stand in each building, before the bridge and on the road."""
    players: i64 = len(b.seats)
    second = FIRST_MONUMENT * SEATS
    for place in range(len(b.workers)):
        if b.workers[place] != NOBODY:
            tile = b.tile_on(place)
            sheet.mark(tile * SEATS + turned(b.workers[place], observer, players))
            if b.second_place == place:
                other = turned(b.second_seat, observer, players)
                sheet.mark(tile * SEATS + other)
                sheet.put_at(second + tile, 1 + other)
    sheet.skip(second + FIRST_MONUMENT)


def write_road(b: Board, observer: i64, sheet: Sheet) -> None:
    """Where each tile lies and who owns it; residences by plot."""
    players: i64 = len(b.seats)
    supply = ON_ROAD + ON_ROAD * SEATS
    residences = supply + RESIDENCE - FIRST_WOODEN
    for plot in range(1, LAST_PLOT + 1):
        tile = b.tiles[plot]
        if tile == NO_TILE:
            continue
        owner = turned(b.owners[plot], observer, players)
        if tile == RESIDENCE:
            sheet.mark(residences + (plot - 1) * SEATS + owner)
            continue
        sheet.put_at(tile - FIRST_START, plot)
        if owner >= 0:
            sheet.mark(ON_ROAD + (tile - FIRST_START) * SEATS + owner)
    sheet.skip(supply)
    sheet.bits(b.supply, FIRST_WOODEN, RESIDENCE)
    sheet.skip(LAST_START_PLOT * SEATS)


FEATURES: Final = Caylus1303Features()
