"""The board of Caylus (2005)."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.games.caylus2005 import tiles
from kingsroad.games.caylus2005.meta import RULES
from kingsroad.games.caylus2005.phases import SEVEN_PHASES
from kingsroad.games.caylus2005.placement import price, price_of
from kingsroad.games.caylus2005.state import STABLES_1, STABLES_END, Board, Variant, bare_board
from kingsroad.realm.provost import REACH
from kingsroad.text.boards.common import phases_of, worth
from kingsroad.text.glyphs import effect_row
from kingsroad.text.signs import Glyphs, goods


@dataclass(frozen=True)
class Section:
    """A section of the castle."""

    key: str
    room: int
    """The houses that find room in it."""
    points: int
    """For a house."""
    space: int
    """The space of the road that brings its count."""
    loss: int
    """What a seat without a house loses in its count."""
    favors: list[int]
    """In its count, by the number of houses; more bring no more than the last figure."""


@dataclass(frozen=True)
class FavorLine:
    """A line of the favor table."""

    key: str
    fields: list[Glyphs]
    """From the first; a field that does nothing is empty."""


@dataclass(frozen=True)
class Printed:
    """What is printed on the board."""

    phases: list[str]
    special: list[str]
    """The buildings before the bridge, in the order of activation."""
    stables: int
    """The places of the stables."""
    spaces: int
    """The spaces of the road."""
    workers: int
    """Of a seat."""
    start: Glyphs
    """The cubes with which everybody begins."""
    start_deniers: list[int]
    """By place in the turn order; with two seats both get the first figure."""
    income: int
    """In deniers, before anything that brings more."""
    prices: dict[str, list[int]]
    """What a worker costs, by the number of seats and then by how many have passed."""
    own_price: int
    """What a worker costs in an own building."""
    provost_reach: int
    """How far a seat can move the provost, for a denier a space."""
    sections: list[Section]
    idle_loss: int
    """What a seat at the castle loses that builds nothing."""
    favor_lines: list[FavorLine]
    open_fields: list[int]
    """How many fields of a line are open, by the number of sections counted."""
    simple_favor: Glyphs
    """What a favor is where there are no lines."""
    left_over: list[Glyphs]
    """What is worth something at the end."""


def printed() -> Printed:
    """All of it, from the rules."""
    return Printed(
        phases=phases_of(SEVEN_PHASES, tiles.PHASE_NAMES),
        special=[tile.key for tile in tiles.TILES[: tiles.CASTLE]],
        stables=int(STABLES_END - STABLES_1),
        spaces=int(tiles.LAST_SPACE),
        workers=int(tiles.WORKERS),
        start=goods(tiles.STARTING_CUBES),
        start_deniers=list(tiles.STARTING_DENIERS),
        income=int(tiles.BASIC_INCOME),
        prices={str(seats): prices(seats) for seats in RULES.seats},
        own_price=own_price(),
        provost_reach=int(REACH),
        sections=[section(number) for number in range(tiles.SECTIONS)],
        idle_loss=int(tiles.IDLE_LOSS),
        favor_lines=[favor_line(number) for number in range(tiles.LINES)],
        open_fields=list(tiles.OPEN_FIELDS),
        simple_favor=worth("favor", 1, tiles.SIMPLE_FAVOR),
        left_over=[
            worth("gold", 1, tiles.GOLD_BONUS),
            worth("plain", tiles.CUBES_PER_BONUS, 1),
            worth("deniers", tiles.DENIERS_PER_BONUS, 1),
        ],
    )


def section(number: int) -> Section:
    """A section of the castle."""
    return Section(
        key=tiles.SECTION_NAMES[number],
        room=tiles.ROOM[number],
        points=tiles.BATCH_PRESTIGE[number],
        space=tiles.COUNT_SPACE[number],
        loss=tiles.COUNT_LOSS[number],
        favors=list(tiles.COUNT_FAVORS[number]),
    )


def favor_line(number: int) -> FavorLine:
    """A line of the favor table."""
    effects = tiles.FAVOR_TABLE[number]
    return FavorLine(
        tiles.LINE_NAMES[number],
        [effect_row(tiles.KIND_NAMES, effect) for effect in effects],
    )


def prices(seats: int) -> list[int]:
    """What the last seat pays for a worker, by how many have passed."""
    board = empty_board(seats)
    found = []
    for passed in range(seats):
        board.bridge = vec[i64](list(range(passed)))
        found.append(int(price(board, seats - 1)))
    return found


def own_price() -> int:
    """What a worker costs in an own building, however many have passed."""
    board = empty_board(3)
    board.bridge = vec[i64]([1, 2])
    board.owners[board.space_of(tiles.PEDDLER)] = 0
    return int(price_of(board, 0, tiles.PEDDLER))


def empty_board(seats: int) -> Board:
    """A board before anything is placed."""
    return bare_board(seats, Variant(RULES.checked(seats, {})))
