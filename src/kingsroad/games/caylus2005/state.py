"""The table of Caylus (2005): the board and what each seat owns."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.choice import NO_CHOICE, Choice
from kingsroad.core.game import NOBODY, mix
from kingsroad.games.caylus2005.causes import BRIBE, CAUSES
from kingsroad.games.caylus2005.choices import HOME, PASS, PLACE, WORDS
from kingsroad.games.caylus2005.tiles import (
    BUILDABLE,
    CASTLE,
    FIRST_SPACE,
    GATE,
    INN,
    JOUST_FIELD,
    LAST_NEUTRAL_SPACE,
    LAST_SPACE,
    MERCHANTS_GUILD,
    NO_TILE,
    OPEN_FIELDS,
    OPTIONAL,
    PHASE_NAMES,
    PRINTED,
    RESIDENCE,
    ROOM,
    SECTIONS,
    STABLES,
    TILE_NUMBER,
    TRADING_POST,
    WORKERS,
    YIELDS,
    takes_workers,
)
from kingsroad.realm.prestige import Renown, RenownTable
from kingsroad.realm.stock import Stock
from kingsroad.realm.table import Frame

# Every place where a worker can stand has a number. The first four are the tile numbers of the
# special buildings with one place.
STABLES_1: Final[i64] = 4
STABLES_END: Final[i64] = 7
INN_LEFT: Final[i64] = 7
INN_RIGHT: Final[i64] = 8
CASTLE_1: Final[i64] = 9
CASTLE_END: Final[i64] = 14
ROAD: Final[i64] = 13
"""Space n of the road is place ROAD + n."""
PLACES: Final[i64] = ROAD + LAST_SPACE + 1
BEFORE_BRIDGE: Final = [GATE, TRADING_POST, MERCHANTS_GUILD, JOUST_FIELD, INN_LEFT]
"""The places before the bridge that one worker has to itself."""


# What is chosen when a worker is placed, or when the one at the gate moves on: the places by their
# numbers, and behind them to pass and to go home.
TO_PASS: Final[i64] = PLACES
TO_GO_HOME: Final[i64] = PLACES + 1
PLACINGS: Final[list[Choice]] = [
    *[PLACE[tile] for tile in (GATE, TRADING_POST, MERCHANTS_GUILD, JOUST_FIELD)],
    *[PLACE[STABLES] for _ in range(STABLES_1, STABLES_END)],
    *[PLACE[INN] for _ in (INN_LEFT, INN_RIGHT)],
    *[PLACE[CASTLE] for _ in range(CASTLE_1, CASTLE_END)],
    *[NO_CHOICE for _ in range(CASTLE_END, PLACES)],
    PASS,
    HOME,
]

FRAME: Final = Frame(WORDS, PHASE_NAMES, CAUSES, BRIBE, PLACINGS)


class Variant:
    """The options of the table; they never change during a game."""

    def __init__(self, options: dict[str, str]) -> None:
        self.simple_favors: Final = options["favors"] == "simple"
        self.extra_tiles: Final = [key for key in OPTIONAL if options[key] == "on"]
        left_out: i64 = 0
        for key in OPTIONAL:
            if options[key] != "on":
                left_out |= BIT[TILE_NUMBER[key]]
        self.left_out: Final = left_out
        """The tiles that are not in the game, one bit a tile."""

    def options(self) -> dict[str, str]:
        """The options as they were chosen."""
        chosen = {"favors": "simple" if self.simple_favors else "standard"}
        for key in OPTIONAL:
            chosen[key] = "on" if key in self.extra_tiles else "off"
        return chosen

    def has(self, tile: i64) -> bool:
        """Whether a tile is in the game."""
        return not self.left_out >> tile & 1


class Seat(Renown):
    """What lies before one seat, and its markers and houses on the board."""

    def __init__(
        self,
        stock: Stock = 0,
        prestige: i64 = 0,
        workers: i64 = WORKERS,
        markers: i64 = 0,
        lines_used: i64 = 0,
        houses: i64 = 0,
        batches: i64 = 0,
        income: i64 = 0,
    ) -> None:
        super().__init__(stock, prestige)
        self.workers = workers
        """Workers at home."""
        self.markers = markers
        """The column of the marker on each favor line, four bits a line."""
        self.lines_used = lines_used
        """The favor lines used in this phase, one bit a line."""
        self.houses = houses
        """Houses in each castle section, eight bits a section."""
        self.batches = batches
        """Batches offered in this castle phase."""
        self.income = income
        """What its buildings bring in every income phase."""

    def clone(self) -> Seat:
        """Copy the seat."""
        copy = Seat(
            self.stock,
            self.prestige,
            self.workers,
            self.markers,
            self.lines_used,
            self.houses,
            self.batches,
            self.income,
        )
        copy.standing = self.standing
        return copy

    def column(self, line: i64) -> i64:
        """Where the marker stands on a favor line; 0 is the lily."""
        return (self.markers >> (4 * line)) & 15

    def advance(self, line: i64) -> None:
        """Move the marker of a favor line one column."""
        self.markers += BIT[4 * line]

    def houses_in(self, section: i64) -> i64:
        """The houses of this seat in a castle section."""
        return (self.houses >> (8 * section)) & 255

    def add_house(self, section: i64) -> None:
        """Put one house into a castle section."""
        self.houses += BIT[8 * section]


class Claim:
    """A lawyer's change that waits for the worker on its target to go home."""

    def __init__(self, space: i64, seat: i64) -> None:
        self.space: Final = space
        self.seat: Final = seat


class Board(RenownTable):
    """The board and all seats."""

    def __init__(
        self,
        variant: Variant,
        seats: list[Seat],
        order: vec[i64],
        bridge: vec[i64],
        tiles: vec[i64],
        owners: vec[i64],
        workers: vec[i64],
        claims: list[Claim],
    ) -> None:
        super().__init__(FRAME, order, bridge, workers)
        self.variant: Final = variant
        self.seats: Final = seats
        self.tiles = tiles
        """The tile on each space of the road; index 0 is not used."""
        self.owners = owners
        """The seat whose house lies on each space."""
        self.claims = claims
        """The lawyers' changes that wait, in road order."""
        self.laid: i64 = 0
        """A key of the tiles on the road and of their owners: it differs where they do."""
        self.bailiff: i64 = 0
        self.counted: i64 = 0
        """How many castle sections have been counted."""

    def seat_count(self) -> int:
        """How many seats play."""
        return len(self.seats)

    def purse(self, seat: i64) -> Seat:
        """What lies before a seat."""
        return self.seats[seat]

    def last_space(self) -> i64:
        """The end of the road."""
        return LAST_SPACE

    def clone(self) -> Board:
        """Copy everything that can change."""
        copy = Board(
            self.variant,
            [seat.clone() for seat in self.seats],
            self.order[:],
            self.bridge[:],
            self.tiles[:],
            self.owners[:],
            self.workers[:],
            self.claims.copy(),
        )
        copy.taken = self.taken
        copy.open = self.open
        copy.placings = self.placings
        copy.laid = self.laid
        copy.supply = self.supply
        copy.provost = self.provost
        copy.bailiff = self.bailiff
        copy.counted = self.counted
        copy.round = self.round
        copy.phase = self.phase
        return copy

    def key(self) -> i64:
        """A number for all that lies on the table."""
        key: i64 = (self.provost << 24) | (self.bailiff << 16) | (self.counted << 8) | self.round
        key = mix(key, self.supply)
        key = mix(key, self.phase << 1 | i64(self.variant.simple_favors))
        for seat in self.seats:
            key = mix(key, seat.stock)
            key = mix(key, seat.prestige << 16 | seat.workers << 8 | seat.batches)
            key = mix(key, seat.houses << 24 | seat.markers << 8 | seat.lines_used)
        for number in self.order:
            key = mix(key, number)
        for number in self.bridge:
            key = mix(key, 8 + number)
        for tile in self.tiles:
            key = mix(key, tile)
        for owner in self.owners:
            key = mix(key, owner)
        for worker in self.workers:
            key = mix(key, worker)
        for claim in self.claims:
            key = mix(key, claim.space << 4 | claim.seat)
        return key

    # -- the road ----------------------------------------------------------------------------

    def space_of(self, tile: i64) -> i64:
        """The space on which a tile lies, or 0."""
        for space in range(FIRST_SPACE, LAST_SPACE + 1):
            if self.tiles[space] == tile:
                return space
        return 0

    def lay(self, space: i64, tile: i64, owner: i64 = NOBODY) -> None:
        """Put a tile, and a house if somebody owns it, in place of what lies on a space."""
        before = self.owners[space]
        if before != NOBODY:
            self.seats[before].income -= YIELDS[self.tiles[space]]
        if owner != NOBODY:
            self.seats[owner].income += YIELDS[tile]
        self.tiles[space] = tile
        self.owners[space] = owner
        if takes_workers(tile):
            self.open_place(ROAD + space, PLACE[tile])
        else:
            self.close_place(ROAD + space)
        self.laid = mix(self.laid, (owner + 1) << 16 | tile << 8 | space)

    def first_free_space(self) -> i64:
        """[build.7] The first space of the road without a building, or 0 when all are built on."""
        return self.space_of(NO_TILE)

    def has_residence(self, seat: i64) -> bool:
        """Whether a seat owns a residence."""
        for space in range(FIRST_SPACE, LAST_SPACE + 1):
            if self.tiles[space] == RESIDENCE and self.owners[space] == seat:
                return True
        return False

    def claimed(self, space: i64) -> bool:
        """Whether a lawyer's change waits for this space."""
        for claim in self.claims:
            if claim.space == space:
                return True
        return False

    # -- the castle --------------------------------------------------------------------------

    def room_in(self, section: i64) -> i64:
        """The free places of a castle section."""
        room: i64 = ROOM[section]
        for seat in self.seats:
            room -= seat.houses_in(section)
        return room

    def current_section(self) -> i64:
        """[castle.2] [castle.7] The first section neither counted nor full, or SECTIONS."""
        section = self.counted
        while section < SECTIONS and self.room_in(section) == 0:
            section += 1
        return section

    def open_fields(self) -> i64:
        """[favor.7] [favor.8] [favor.9] How many fields of each favor line are open."""
        return OPEN_FIELDS[self.counted]


def bare_board(players: int, variant: Variant) -> Board:
    """The board out of the box: what is printed on it, and every tile in the supply."""
    board = Board(
        variant,
        [Seat() for _ in range(players)],
        vec[i64](),
        vec[i64](),
        vec[i64]([NO_TILE] * (LAST_SPACE + 1)),
        vec[i64]([NOBODY] * (LAST_SPACE + 1)),
        vec[i64]([NOBODY] * PLACES),
        [],
    )
    for place in BEFORE_BRIDGE:
        board.open_place(place, PLACINGS[place])
    for space, tile in PRINTED.items():
        board.lay(space, tile)
    for tile in BUILDABLE:
        if variant.has(tile):
            board.supply |= BIT[tile]
    board.provost = LAST_NEUTRAL_SPACE
    board.bailiff = LAST_NEUTRAL_SPACE
    return board
