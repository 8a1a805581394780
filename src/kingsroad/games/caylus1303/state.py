"""The table of Caylus 1303: the board and what each seat owns."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.choice import NO_CHOICE, Choice
from kingsroad.core.game import NOBODY, mix
from kingsroad.games.caylus1303.causes import BRIBE, CAUSES
from kingsroad.games.caylus1303.choices import DECLINE, PASS, PLACE, PLACE_SITE, WORDS
from kingsroad.games.caylus1303.tiles import (
    BEYOND,
    BUILDABLE,
    HOUSES,
    LAST_PLOT,
    NO_TILE,
    OF_KIND,
    OPEN_SITE_TILES,
    PHASE_NAMES,
    PROVOST_START,
    START,
    STONE_PLOT,
    WOOD_PLOT,
    WORKERS,
    YIELDS,
    Effect,
    effect_of,
    takes_workers,
)
from kingsroad.realm.prestige import Renown, RenownTable
from kingsroad.realm.stock import Stock
from kingsroad.realm.table import Frame

# Every place of the road where a worker can stand has a number: first the buildings printed
# before the bridge, by their tile numbers, then a number for the bridge, then the plots.
BRIDGE: Final[i64] = 4
PLACES: Final[i64] = BRIDGE + LAST_PLOT + 1
"""Plot n is place BRIDGE + n."""


# What is chosen when a worker is placed: the places of the road by their numbers, and behind them
# the construction site, to pass and to wait.
TO_SITE: Final[i64] = PLACES
TO_PASS: Final[i64] = PLACES + 1
TO_WAIT: Final[i64] = PLACES + 2
PLACINGS: Final[list[Choice]] = [
    *[PLACE[tile] for tile in range(BRIDGE)],
    *[NO_CHOICE for _ in range(BRIDGE, PLACES)],
    PLACE_SITE,
    PASS,
    DECLINE,
]

FRAME: Final = Frame(WORDS, PHASE_NAMES, CAUSES, BRIBE, PLACINGS)


class Seat(Renown):
    """What lies before one seat, and its workers in the camp."""

    def __init__(
        self,
        stock: Stock = 0,
        prestige: i64 = 0,
        workers: i64 = 0,
        camp: i64 = WORKERS,
        characters: i64 = 0,
        bundles: i64 = 0,
        houses: i64 = HOUSES,
        recruits: i64 = 0,
    ) -> None:
        super().__init__(stock, prestige)
        self.workers = workers
        """Workers in the seat's supply."""
        self.camp = camp
        """Workers in the camp."""
        self.characters = characters
        """[favor.11] One bit for each character that the seat holds."""
        self.bundles = bundles
        """Bundles delivered in this delivery phase."""
        self.houses = houses
        """[limits.5] [limits.7] The houses that it has not put on the board yet."""
        self.recruits = recruits
        """The workers that its buildings bring in every administration."""

    def clone(self) -> Seat:
        """Copy the seat."""
        copy = Seat(
            self.stock,
            self.prestige,
            self.workers,
            self.camp,
            self.characters,
            self.bundles,
            self.houses,
            self.recruits,
        )
        copy.standing = self.standing
        return copy

    def has(self, character: i64) -> bool:
        """Whether the seat holds a character."""
        return bool(self.characters >> character & 1)


class Board(RenownTable):
    """The board and all seats."""

    def __init__(
        self,
        first_game: bool,
        seats: list[Seat],
        order: vec[i64],
        bridge: vec[i64],
        tiles: vec[i64],
        owners: vec[i64],
        workers: vec[i64],
        queue: vec[i64],
    ) -> None:
        super().__init__(FRAME, order, bridge, workers)
        self.first_game: Final = first_game
        """Whether the table was set up as recommended for a first game."""
        self.seats: Final = seats
        self.tiles = tiles
        """The tile on each plot; index 0 is not used."""
        self.owners = owners
        """The seat whose house stands over each plot."""
        self.second_place: i64 = NOBODY
        """The place where the Journeyman's worker is the second, or NOBODY."""
        self.second_seat: i64 = NOBODY
        """Whose worker that is."""
        self.queue = queue
        """The seats whose workers stand at the construction site, the first one first."""
        self.laid: i64 = 0
        """A key of the tiles on the road and of their owners: it differs where they do."""
        self.site: i64 = 0
        """The tiles of the construction site, eight bits each, one more than the number."""
        self.characters: i64 = 0
        """The characters beside the castle, one bit each."""
        self.used: i64 = 0
        """The characters whose power for once a round is spent, one bit each."""

    def seat_count(self) -> int:
        """How many seats play."""
        return len(self.seats)

    def purse(self, seat: i64) -> Seat:
        """What lies before a seat."""
        return self.seats[seat]

    def first_space(self) -> i64:
        """[bridge.5] The provost cannot go back behind the bridge."""
        return 0

    def last_space(self) -> i64:
        """[bridge.6] The last spot that the provost can reach."""
        return LAST_PLOT + BEYOND

    def clone(self) -> Board:
        """Copy everything that can change."""
        copy = Board(
            self.first_game,
            [seat.clone() for seat in self.seats],
            self.order[:],
            self.bridge[:],
            self.tiles[:],
            self.owners[:],
            self.workers[:],
            self.queue[:],
        )
        copy.taken = self.taken
        copy.open = self.open
        copy.placings = self.placings
        copy.laid = self.laid
        copy.provost = self.provost
        copy.second_place = self.second_place
        copy.second_seat = self.second_seat
        copy.site = self.site
        copy.supply = self.supply
        copy.characters = self.characters
        copy.used = self.used
        copy.round = self.round
        copy.phase = self.phase
        return copy

    def key(self) -> i64:
        """A number for all that lies on the table."""
        key: i64 = (self.provost << 24) | (self.round << 16) | (self.phase << 8)
        key = mix(key, self.supply)
        key = mix(key, self.site << 1 | i64(self.first_game))
        key = mix(key, self.characters << 16 | self.used)
        key = mix(key, (self.second_place + 1) << 8 | (self.second_seat + 1))
        for seat in self.seats:
            key = mix(key, seat.stock)
            key = mix(key, seat.prestige << 16 | seat.workers << 8 | seat.camp)
            key = mix(key, seat.characters << 16 | seat.bundles)
        for number in self.order:
            key = mix(key, number)
        for number in self.bridge:
            key = mix(key, 8 + number)
        for number in self.queue:
            key = mix(key, 16 + number)
        for tile in self.tiles:
            key = mix(key, tile)
        for owner in self.owners:
            key = mix(key, owner)
        for worker in self.workers:
            key = mix(key, worker)
        return key

    # -- the road ----------------------------------------------------------------------------

    def tile_on(self, place: i64) -> i64:
        """The tile of the building on a place of the road."""
        return place if place < BRIDGE else self.tiles[place - BRIDGE]

    def owner_of(self, place: i64) -> i64:
        """The seat whose house stands over the building on a place; NOBODY if none does."""
        return NOBODY if place < BRIDGE else self.owners[place - BRIDGE]

    def effect_on(self, place: i64) -> Effect:
        """What the building on a place does."""
        return effect_of(self.tile_on(place), laid_before(place))

    def place_of(self, tile: i64) -> i64:
        """The place of the road on which a tile lies."""
        if tile < BRIDGE:
            return tile
        plot: i64 = 1
        while self.tiles[plot] != tile:
            plot += 1
        return BRIDGE + plot

    def lay(self, plot: i64, tile: i64, owner: i64 = NOBODY) -> None:
        """Put a tile, and a house if somebody owns it, in place of what lies on a plot."""
        before = self.owners[plot]
        if before != NOBODY:
            self.seats[before].houses += 1
            self.seats[before].recruits -= YIELDS[self.tiles[plot]]
        if owner != NOBODY:
            self.seats[owner].houses -= 1
            self.seats[owner].recruits += YIELDS[tile]
        self.tiles[plot] = tile
        self.owners[plot] = owner
        if takes_workers(tile):
            self.open_place(BRIDGE + plot, PLACE[tile])
        else:
            self.close_place(BRIDGE + plot)
        self.laid = mix(self.laid, (owner + 1) << 16 | tile << 8 | plot)

    def first_free_plot(self) -> i64:
        """[build.7] The first plot of the road without a building, or 0 when all are built on."""
        for plot in range(WOOD_PLOT + 1, LAST_PLOT + 1):
            if self.tiles[plot] == NO_TILE:
                return plot
        return 0

    def last_built_plot(self) -> i64:
        """[reset.1] [reset.2] [reset.4] [reset.5] The last building of the road.

        The plots are built on in order, so it stands before the first free plot; the stone tile
        laid before the game counts once no plot before it is free.
        """
        free = self.first_free_plot()
        return LAST_PLOT if free == 0 else free - 1

    # -- the construction site and the characters --------------------------------------------

    def site_tile(self, number: i64) -> i64:
        """A tile of the construction site; NO_TILE before it is laid."""
        return (self.site >> (8 * number) & 255) - 1

    def lay_site_tile(self, number: i64, tile: i64) -> None:
        """Lay a tile at the construction site."""
        self.site += BIT[8 * number] * (tile + 1)

    def open_site_tiles(self) -> i64:
        """[favor.5] How many tiles of the site a favor can use now."""
        return OPEN_SITE_TILES[self.round]

    def queues(self, seat: i64) -> bool:
        """Whether a seat's worker stands at the construction site."""
        for waiting in self.queue:
            if waiting == seat:
                return True
        return False

    def holder_of(self, character: i64) -> i64:
        """[favor.12] The seat that holds a character; NOBODY if none does."""
        for seat in range(len(self.seats)):
            if self.seats[seat].has(character):
                return seat
        return NOBODY


def laid_before(place: i64) -> bool:
    """Whether the tile on a place was laid before the game and shows its set-up side."""
    return place == BRIDGE + WOOD_PLOT or place == BRIDGE + STONE_PLOT


def bare_board(players: int, first_game: bool) -> Board:
    """[setup.9] [setup.11] Out of the box: every tile in the supply, every worker in the camp."""
    board = Board(
        first_game,
        [Seat() for _ in range(players)],
        vec[i64](),
        vec[i64](),
        vec[i64]([NO_TILE] * (LAST_PLOT + 1)),
        vec[i64]([NOBODY] * (LAST_PLOT + 1)),
        vec[i64]([NOBODY] * PLACES),
        vec[i64](),
    )
    for place in range(BRIDGE):
        board.open_place(place, PLACINGS[place])
    for tile in OF_KIND[START]:
        board.supply |= BIT[tile]
    for tile in BUILDABLE:
        board.supply |= BIT[tile]
    board.provost = PROVOST_START
    return board
