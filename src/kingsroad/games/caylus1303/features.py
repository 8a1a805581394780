"""What a seat sees as numbers. Seats are counted from the observer on, tiles by their numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

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
from kingsroad.games.caylus1303.causes import CAUSES
from kingsroad.games.caylus1303.income import recruits
from kingsroad.games.caylus1303.meta import RULES
from kingsroad.games.caylus1303.placement import price
from kingsroad.games.caylus1303.state import BRIDGE, PLACES, Board
from kingsroad.games.caylus1303.steps import STEPS
from kingsroad.games.caylus1303.tiles import (
    BEYOND,
    CHARACTER_KEYS,
    CHARACTERS,
    HOUSES,
    LAST_PLOT,
    MONUMENT,
    NO_TILE,
    OF_STONE,
    PHASE_NAMES,
    PRINTED,
    RESIDENCE,
    ROUNDS,
    SITE_TILES,
    START,
    TILES,
    WOODEN,
    WORKERS,
)
from kingsroad.realm.stock import GOODS, LANE
from kingsroad.realm.tile import of_kinds

LAYOUT_VERSION: Final = 1

SEATS: Final[i64] = 5

# The layout was made when the residence was the last tile. The numbers of tiles that come later
# stand behind all others, so that every number keeps its place and its meaning.
SETTLED: Final = TILES[: RESIDENCE + 1]
LATER: Final = list(range(len(SETTLED), len(TILES)))
AT_SITE: Final = of_kinds(SETTLED, [START, WOODEN, OF_STONE])
WITH_WORKERS: Final = of_kinds(SETTLED, [PRINTED, START, WOODEN, OF_STONE])
ON_ROAD: Final = of_kinds(SETTLED, [START, WOODEN, OF_STONE, MONUMENT])
IN_SUPPLY: Final = of_kinds(SETTLED, [WOODEN, OF_STONE, MONUMENT])

FIRST_BUILT: Final[i64] = IN_SUPPLY[0]
END_BUILT: Final[i64] = IN_SUPPLY[-1] + 1
FIRST_LATER: Final[i64] = len(SETTLED)
END_LATER: Final[i64] = len(TILES)


def tile_pieces(prefix: str, at_site: list[int], worked: list[int], laid: list[int]) -> list[Piece]:
    """Which tiles lie at the site, who works on them, where they lie and whose they are."""
    second = f"by {span(worked)}: 1 + the seat whose worker is the second"
    owner = f"one-hot by {span(laid)}: whose house stands over it"
    return [
        Piece(
            prefix + "site",
            [len(at_site)],
            int(SITE_TILES),
            f"by {span(at_site)}: 1 + its number at the site",
            3,
        ),
        Piece(
            prefix + "worker", [len(worked), 5], 1, f"by {span(worked)}: whose workers stand there"
        ),
        Piece(prefix + "second", [len(worked)], 5, second, 5),
        Piece(
            prefix + "plot",
            [len(laid)],
            int(LAST_PLOT),
            f"by {span(laid)}: its plot, 0 off the road",
            23,
        ),
        Piece(prefix + "owner", [len(laid), 5], 1, owner),
    ]


def supply_piece(name: str, tiles: list[int]) -> Piece:
    """Which tiles are left."""
    return Piece(name, [len(tiles)], 1, f"by {span(tiles)}: whether it can still be built")


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
    *tile_pieces("tile_", AT_SITE, WITH_WORKERS, ON_ROAD),
    supply_piece("supply", IN_SUPPLY),
    Piece("residence", [8, 5], 1, "one-hot by plot: whose residence is there"),
    *(tile_pieces("later_", LATER, LATER, LATER) if LATER else []),
    *([supply_piece("later_supply", LATER)] if LATER else []),
]


class Caylus1303Features(Features[Board]):
    """The layout of Caylus 1303."""

    def __init__(self) -> None:
        super().__init__(RULES, LAYOUT_VERSION, STEPS, CAUSES, PIECES, LATER)

    def write(self, g: Game[Board], seat: i64, sheet: Sheet) -> None:
        """Write all pieces in order."""
        b = g.state
        sheet.put(i64(b.first_game))
        sheet.put(b.round)
        sheet.one_of(b.phase, len(PHASE_NAMES))
        write_places(b.order, SEATS, sheet)
        write_places(b.bridge, SEATS, sheet)
        write_places(b.queue, SEATS, sheet)
        write_seats(b, seat, g.pending is None, sheet)
        if sheet.differs(b.characters | b.used << CHARACTERS):
            sheet.bits_at(0, b.characters, 0, CHARACTERS)
            sheet.bits_at(CHARACTERS, b.used, 0, CHARACTERS)
        sheet.skip(2 * CHARACTERS)
        sheet.put(b.provost)
        sheet.put(b.open_site_tiles())
        if sheet.differs(b.site):
            write_site(b, sheet)
        write_road(b, seat, sheet)
        sheet.skip(END)


def write_seats(b: Board, observer: i64, over: bool, sheet: Sheet) -> None:
    """[view.1] [view.2] What each seat owns; the prestige of others only at the end."""
    players: i64 = len(b.seats)
    numbers = sheet.numbers
    for i in range(players):
        number = seat_after(observer, i, players)
        seat = b.seats[number]
        if sheet.differs(seat.stock):
            sheet.lanes_at(GOODS * i, seat.stock, LANE, GOODS)
        if sheet.differs(seat.characters):
            sheet.bits_at(CHARACTERS_AT + CHARACTERS * i, seat.characters, 0, CHARACTERS)
        at = sheet.at + i
        numbers[at + PRESTIGES] = i16(seat.prestige) if over or number == observer else i16(0)
        numbers[at + SUPPLIES] = i16(seat.workers)
        numbers[at + CAMPS] = i16(seat.camp)
        numbers[at + HOUSES_LEFT] = i16(seat.houses)
        numbers[at + RECRUITS] = i16(recruits(b, number))
        numbers[at + PRICES] = i16(price(b, number))
        numbers[at + BUNDLES] = i16(seat.bundles)
    sheet.skip(SEATS_END)


def write_site(b: Board, sheet: Sheet) -> None:
    """The number of each tile that lies at the site."""
    for tile in AT_SITE + LATER:
        sheet.put_at(SITE_AT[tile], 0)
    for number in range(SITE_TILES):
        if b.site_tile(number) != NO_TILE:
            sheet.put_at(SITE_AT[b.site_tile(number)], number + 1)


def write_road(b: Board, observer: i64, sheet: Sheet) -> None:
    """Where each tile lies and who owns it, who works where; residences by plot."""
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
    if b.second_place != NOBODY:
        tile = b.tile_on(b.second_place)
        second = sheet.turned[b.second_seat]
        sheet.mark(WORKER_AT[tile] + second)
        sheet.mark_with(SECOND_AT[tile], 1 + second)
    if sheet.differs(b.supply):
        sheet.bits_at(SUPPLY, b.supply, FIRST_BUILT, END_BUILT)
        sheet.bits_at(LATER_SUPPLY, b.supply, FIRST_LATER, END_LATER)


def write_tiles(b: Board, sheet: Sheet, rows: i64) -> None:
    """The plot and the owner of each tile, whose the residences are, and the rows of workers."""
    tiles = b.tiles
    owners = b.owners
    words = sheet.words
    for place in range(BRIDGE):
        words[rows + place] = WORKER_AT[place]
    sheet.let_go()
    for plot in range(1, LAST_PLOT + 1):
        tile = tiles[plot]
        if tile == NO_TILE:
            continue
        if b.open >> (BRIDGE + plot) & 1:
            words[rows + BRIDGE + plot] = WORKER_AT[tile]
        if tile != RESIDENCE:
            sheet.keep(PLOT_AT[tile], plot)
        if owners[plot] != NOBODY:
            row = OWNER_AT[tile] if tile != RESIDENCE else RESIDENCES + (plot - 1) * SEATS
            sheet.keep(row + sheet.turned[owners[plot]], 1)


OF_SEATS: Final = begins_of(PIECES, "stock")
PRESTIGES: Final[i64] = OF_SEATS["prestige"]
SUPPLIES: Final[i64] = OF_SEATS["workers"]
CAMPS: Final[i64] = OF_SEATS["camp"]
HOUSES_LEFT: Final[i64] = OF_SEATS["houses"]
RECRUITS: Final[i64] = OF_SEATS["recruits"]
PRICES: Final[i64] = OF_SEATS["price"]
BUNDLES: Final[i64] = OF_SEATS["bundles"]
CHARACTERS_AT: Final[i64] = OF_SEATS["characters"]
SEATS_END: Final[i64] = OF_SEATS["castle_characters"]

BEGINS: Final = begins_of(PIECES, "tile_site")
END: Final[i64] = BEGINS["end"]
SUPPLY: Final[i64] = BEGINS["supply"]
LATER_SUPPLY: Final[i64] = BEGINS["later_supply"] if LATER else END
RESIDENCES: Final[i64] = BEGINS["residence"]

SITE_AT: Final = spots(BEGINS, "tile_site", AT_SITE, LATER, 1)
WORKER_AT: Final = spots(BEGINS, "tile_worker", WITH_WORKERS, LATER, SEATS)
SECOND_AT: Final = spots(BEGINS, "tile_second", WITH_WORKERS, LATER, 1)
PLOT_AT: Final = spots(BEGINS, "tile_plot", ON_ROAD, LATER, 1)
OWNER_AT: Final = spots(BEGINS, "tile_owner", ON_ROAD, LATER, SEATS)

FEATURES: Final = Caylus1303Features()
