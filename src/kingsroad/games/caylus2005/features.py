"""What a seat sees as numbers. Seats are counted from the observer on, tiles by their numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from kingsroad.core.bits import BIT
from kingsroad.core.features import (
    MOST,
    Features,
    Piece,
    Sheet,
    begins_of,
    seat_after,
    span,
    spots,
    write_places,
)
from kingsroad.core.game import NOBODY, Game, mix
from kingsroad.games.caylus2005.causes import CAUSES
from kingsroad.games.caylus2005.income import income_of
from kingsroad.games.caylus2005.meta import RULES
from kingsroad.games.caylus2005.placement import price
from kingsroad.games.caylus2005.state import (
    CASTLE_END,
    PLACES,
    ROAD,
    Board,
)
from kingsroad.games.caylus2005.steps import STEPS
from kingsroad.games.caylus2005.tiles import (
    FIELDS,
    FIRST_SPACE,
    FIXED,
    LAST_SPACE,
    LINES,
    MOST_TURNS,
    NEUTRAL,
    NO_TILE,
    OF_STONE,
    PHASE_NAMES,
    PRESTIGE,
    RESIDENCE,
    ROOM,
    SECTIONS,
    TILE_NUMBER,
    TILES,
    WOODEN,
    WORKERS,
)
from kingsroad.realm.stock import KINDS, LANE
from kingsroad.realm.tile import of_kinds

LAYOUT_VERSION: Final = 1

SEATS: Final[i64] = 5

# The layout was made when the residence was the last tile. The numbers of tiles that come later
# stand behind all others, so that every number keeps its place and its meaning.
SETTLED: Final = TILES[: RESIDENCE + 1]
LATER: Final = list(range(len(SETTLED), len(TILES)))
JEWELLER: Final[i64] = TILE_NUMBER["jeweller"]
ON_ROAD: Final = of_kinds(SETTLED, [NEUTRAL, FIXED, WOODEN, OF_STONE, PRESTIGE])
WITH_WORKERS: Final = of_kinds(SETTLED, [NEUTRAL, FIXED, WOODEN, OF_STONE])
IN_SUPPLY: Final = of_kinds(SETTLED, [WOODEN, OF_STONE, PRESTIGE])

FIRST_BUILT: Final[i64] = IN_SUPPLY[0]
END_BUILT: Final[i64] = IN_SUPPLY[-1] + 1
FIRST_LATER: Final[i64] = len(SETTLED)
END_LATER: Final[i64] = len(TILES)


def tile_pieces(prefix: str, laid: list[int], worked: list[int]) -> list[Piece]:
    """Where tiles lie, whose they are, and who works there."""
    where = f"by {span(laid)}: its space, 0 off the road"
    return [
        Piece(prefix + "space", [len(laid)], int(LAST_SPACE), where, 28),
        Piece(
            prefix + "owner", [len(laid), 5], 1, f"one-hot by {span(laid)}: whose house lies on it"
        ),
        Piece(
            prefix + "worker",
            [len(worked), 5],
            1,
            f"one-hot by {span(worked)}: whose worker stands there",
        ),
    ]


def supply_piece(name: str, tiles: list[int]) -> Piece:
    """Which tiles are left."""
    return Piece(name, [len(tiles)], 1, f"by {span(tiles)}: whether it can still be built")


PIECES: Final = [
    Piece("options", [2], 1, "simple favors; with the jeweller"),
    Piece("turn", [1], MOST_TURNS, "the number of the turn", unit=MOST_TURNS),
    Piece("phase", [len(PHASE_NAMES)], 1, "one-hot: " + ", ".join(PHASE_NAMES)),
    Piece("order", [5], 5, "by seat: its place in the turn order, from 1 on", unit=5),
    Piece("bridge", [5], 5, "by seat: its place on the bridge, 0 before it passes", unit=5),
    Piece("stock", [5, 6], int(MOST), "by seat: " + ", ".join(KINDS), unit=10),
    Piece("prestige", [5], int(MOST), "by seat", unit=50),
    Piece("workers", [5], int(WORKERS), "by seat: workers at home", unit=int(WORKERS)),
    Piece("income", [5], int(MOST), "by seat: deniers of the next income", unit=10),
    Piece("price", [5], 6, "by seat: what a worker costs now", unit=5),
    Piece("markers", [5, 4], int(FIELDS), "by seat: the column on favor lines a to d", unit=5),
    Piece("lines_used", [5, 4], 1, "by seat: the favor lines used in this phase"),
    Piece("houses", [5, 3], max(ROOM), "by seat: houses in dungeon, walls, towers", unit=6),
    Piece("batches", [5], sum(ROOM), "by seat: batches offered in this phase", unit=6),
    Piece("provost", [1], int(LAST_SPACE), "his space", unit=28),
    Piece("bailiff", [1], int(LAST_SPACE), "his space", unit=28),
    Piece("counted", [3], 1, "the castle sections counted"),
    Piece(
        "special",
        [14, 5],
        1,
        "one-hot by place, whose worker: gate, trading post, merchants' guild, joust field, "
        "3 in the stables, inn left, inn right, 5 at the castle",
    ),
    *tile_pieces("tile_", ON_ROAD, WITH_WORKERS),
    supply_piece("supply", IN_SUPPLY),
    Piece("residence", [28, 5], 1, "one-hot by space: whose residence is there"),
    Piece("claim", [28], 5, "by space: 1 + the seat for whom a lawyer's change waits", unit=5),
    *(tile_pieces("later_", LATER, LATER) if LATER else []),
    *([supply_piece("later_supply", LATER)] if LATER else []),
]


class Caylus2005Features(Features[Board]):
    """The layout of Caylus (2005)."""

    def __init__(self) -> None:
        super().__init__(RULES, LAYOUT_VERSION, STEPS, CAUSES, PIECES, LATER)

    def write(self, g: Game[Board], seat: i64, sheet: Sheet) -> None:
        """Write all pieces in order."""
        b = g.state
        sheet.put(i64(b.variant.simple_favors))
        sheet.put(i64(b.variant.has(JEWELLER)))
        sheet.put(b.round)
        sheet.one_of(b.phase, len(PHASE_NAMES))
        write_places(b.order, SEATS, sheet)
        write_places(b.bridge, SEATS, sheet)
        write_seats(b, seat, sheet)
        sheet.put(b.provost)
        sheet.put(b.bailiff)
        sheet.bits(BIT[b.counted] - 1, 0, SECTIONS)
        write_road(b, seat, sheet)


def write_seats(b: Board, observer: i64, sheet: Sheet) -> None:
    """What each seat owns, and what follows from it."""
    players: i64 = len(b.seats)
    numbers = sheet.numbers
    for i in range(players):
        number = seat_after(observer, i, players)
        seat = b.seats[number]
        if sheet.differs(seat.stock):
            sheet.lanes_at(6 * i, seat.stock, LANE, 6)
        if sheet.differs(seat.houses << 20 | seat.lines_used << 16 | seat.markers):
            sheet.lanes_at(MARKERS + LINES * i, seat.markers, 4, LINES)
            sheet.bits_at(LINES_USED + LINES * i, seat.lines_used, 0, LINES)
            sheet.lanes_at(HOUSES + SECTIONS * i, seat.houses, 8, SECTIONS)
        at = sheet.at + i
        numbers[at + PRESTIGES] = i16(seat.prestige)
        numbers[at + HOMES] = i16(seat.workers)
        numbers[at + INCOMES] = i16(income_of(b, number))
        numbers[at + PRICES] = i16(price(b, number))
        numbers[at + BATCHES] = i16(seat.batches)
    sheet.skip(SEATS_END)


def write_road(b: Board, observer: i64, sheet: Sheet) -> None:
    """Where each tile lies and who owns it, who works where; residences and claims by space."""
    rows = sheet.word
    sheet.word = rows + PLACES
    moved = sheet.differs(mix(b.laid, observer))
    players: i64 = len(b.seats)
    first = sheet.word
    if moved:
        for i in range(players):
            sheet.in_rows(0, rows, i)
        sheet.word = first
        write_tiles(b, sheet, rows)
    for i in range(players):
        sheet.in_rows(b.seats[seat_after(observer, i, players)].standing, rows, i)
    if sheet.differs(b.supply):
        sheet.bits_at(SUPPLY, b.supply, FIRST_BUILT, END_BUILT)
        sheet.bits_at(LATER_SUPPLY, b.supply, FIRST_LATER, END_LATER)
    for claim in b.claims:
        sheet.mark_with(CLAIMS + claim.space - 1, 1 + sheet.turned[claim.seat])
    sheet.skip(END)


def write_tiles(b: Board, sheet: Sheet, rows: i64) -> None:
    """The space and the owner of each tile, whose the residences are, and the rows of workers."""
    tiles = b.tiles
    owners = b.owners
    words = sheet.words
    for place in range(CASTLE_END):
        words[rows + place] = SPECIAL + SEATS * place
    sheet.let_go()
    for space in range(FIRST_SPACE, LAST_SPACE + 1):
        tile = tiles[space]
        if tile == NO_TILE:
            continue
        if b.open >> (ROAD + space) & 1:
            words[rows + ROAD + space] = WORKER_AT[tile]
        if tile != RESIDENCE:
            sheet.keep(SPACE_AT[tile], space)
        if owners[space] != NOBODY:
            row = OWNER_AT[tile] if tile != RESIDENCE else RESIDENCES + (space - 1) * SEATS
            sheet.keep(row + sheet.turned[owners[space]], 1)


OF_SEATS: Final = begins_of(PIECES, "stock")
PRESTIGES: Final[i64] = OF_SEATS["prestige"]
HOMES: Final[i64] = OF_SEATS["workers"]
INCOMES: Final[i64] = OF_SEATS["income"]
PRICES: Final[i64] = OF_SEATS["price"]
MARKERS: Final[i64] = OF_SEATS["markers"]
LINES_USED: Final[i64] = OF_SEATS["lines_used"]
HOUSES: Final[i64] = OF_SEATS["houses"]
BATCHES: Final[i64] = OF_SEATS["batches"]
SEATS_END: Final[i64] = OF_SEATS["provost"]

BEGINS: Final = begins_of(PIECES, "special")
SPECIAL: Final[i64] = BEGINS["special"]
END: Final[i64] = BEGINS["end"]
SUPPLY: Final[i64] = BEGINS["supply"]
LATER_SUPPLY: Final[i64] = BEGINS["later_supply"] if LATER else END
RESIDENCES: Final[i64] = BEGINS["residence"]
CLAIMS: Final[i64] = BEGINS["claim"]

SPACE_AT: Final = spots(BEGINS, "tile_space", ON_ROAD, LATER, 1)
OWNER_AT: Final = spots(BEGINS, "tile_owner", ON_ROAD, LATER, SEATS)
WORKER_AT: Final = spots(BEGINS, "tile_worker", WITH_WORKERS, LATER, SEATS)

FEATURES: Final = Caylus2005Features()
