"""Reading positions: every entry is checked, and what does not follow from another is kept."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.document import Document
from kingsroad.core.game import NOBODY, Game, Ruleset, Step
from kingsroad.core.position import read_header, read_names, resume
from kingsroad.games.caylus2005.choices import SEAT_NAMES
from kingsroad.games.caylus2005.position.agenda import AGENDA, later_phases, phases_from_now
from kingsroad.games.caylus2005.position.agenda_checks import check_agenda
from kingsroad.games.caylus2005.position.board_checks import MOST_PRESTIGE, check_board
from kingsroad.games.caylus2005.state import (
    CASTLE_1,
    CASTLE_END,
    INN_LEFT,
    INN_RIGHT,
    ROAD,
    STABLES_1,
    STABLES_END,
    Board,
    Claim,
    Seat,
    Variant,
    bare_board,
)
from kingsroad.games.caylus2005.tiles import (
    BUILDABLE,
    FIELDS,
    FIRST_SPACE,
    JOUST_FIELD,
    LAST_NEUTRAL_SPACE,
    LAST_SPACE,
    LINE_NAMES,
    LINES,
    MOST_TURNS,
    NO_TILE,
    PHASE_NAMES,
    PRINTED,
    ROOM,
    SECTION_NAMES,
    SECTIONS,
    TILES,
)
from kingsroad.realm.stock import KINDS, MOST_IN_POSITION, one


def read_position(rules: Ruleset[Board], values: dict[str, object]) -> Game[Board]:
    """The game that goes on from a document; an impossible one is refused with the reason."""
    document = Document(values)
    options = read_header(rules, document)
    seats = document.table("seats")
    names = read_names(rules, seats)
    board = bare_board(len(names), Variant(options))
    for seat in range(len(names)):
        read_seat(seats.table(names[seat]), board.seats[seat])
    seats.finish()
    read_tracks(document, board)
    read_road(document.table("road"), board)
    read_special(document.table("special"), board)
    agenda = read_agenda(document, board)
    document.finish()
    for worker in board.workers:
        if worker != NOBODY:
            board.seats[worker].workers -= 1
    check_board(board, document.has("agenda"))
    return resume(rules, board, agenda, AGENDA)


def read_seat(document: Document, seat: Seat) -> None:
    """What a seat owns, its markers and houses."""
    for kind in range(len(KINDS)):
        seat.stock += one(kind) * document.number(KINDS[kind], 0, 0, MOST_IN_POSITION[kind])
    seat.prestige = document.number("prestige", 0, 0, MOST_PRESTIGE)
    markers = document.table("markers")
    for line in range(LINES):
        seat.markers += BIT[4 * line] * markers.number(LINE_NAMES[line], 0, 0, FIELDS)
    markers.finish()
    for line in document.several_of("lines_used", LINE_NAMES):
        seat.lines_used |= BIT[line]
    houses = document.table("houses")
    for section in range(SECTIONS):
        built = houses.number(SECTION_NAMES[section], 0, 0, ROOM[section])
        seat.houses += BIT[8 * section] * built
    houses.finish()
    seat.batches = document.number("batches", 0, 0, sum(ROOM))
    document.finish()


def read_tracks(document: Document, board: Board) -> None:
    """Turn, phase, order, bridge, provost, bailiff and counts."""
    names = SEAT_NAMES[: len(board.seats)]
    board.phase = document.one_of("phase", PHASE_NAMES, 1)
    everybody = list(range(len(names)))
    order = document.several_of("order", names) if document.has("order") else everybody
    board.order = vec[i64](order)
    board.bridge = vec[i64](document.several_of("bridge", names))
    counted = document.several_of("counted", SECTION_NAMES)
    if counted != list(range(len(counted))):
        raise document.refuse("counted", f"goes in the order: {', '.join(SECTION_NAMES)}")
    board.counted = len(counted)
    board.bailiff = document.number("bailiff", LAST_NEUTRAL_SPACE, FIRST_SPACE, LAST_SPACE)
    board.provost = document.number("provost", board.bailiff, FIRST_SPACE, LAST_SPACE)
    # The bailiff walks one or two spaces a turn; left out, the turn is the first that fits.
    earliest = (board.bailiff - LAST_NEUTRAL_SPACE + 1) // 2 + 1
    board.round = document.number("turn", earliest if board.phase else 0, 0, MOST_TURNS)


def read_road(document: Document, board: Board) -> None:
    """The tiles, houses and workers of the road. What is printed may be left out."""
    names = SEAT_NAMES[: len(board.seats)]
    keys = [tile.key for tile in TILES]
    for space in range(FIRST_SPACE, LAST_SPACE + 1):
        key = str(space)
        if not document.has(key):
            continue
        entry = document.table(key)
        tile = entry.one_of("tile", keys, board.tiles[space])
        if space in PRINTED and tile != PRINTED[space]:
            raise entry.refuse("tile", f"cannot be {keys[tile]}; {keys[PRINTED[space]]} is printed")
        owner = entry.one_of("owner", names, NOBODY)
        if tile == NO_TILE:
            board.owners[space] = owner  # the checks of the board refuse one without a building
        else:
            board.lay(space, tile, owner)
        read_worker(entry, "worker", names, board, ROAD + space)
        claimant = entry.one_of("claim", names, NOBODY)
        if claimant != NOBODY:
            board.claims.append(Claim(space, claimant))
        entry.finish()
        if tile in BUILDABLE:
            if not board.in_supply(tile):
                raise entry.refuse("tile", f"{keys[tile]} is on the road twice or not in this game")
            board.supply &= ~BIT[tile]
    document.finish()


def read_worker(document: Document, key: str, names: list[str], board: Board, place: i64) -> None:
    """The worker on a place that has room for one."""
    seat = document.one_of(key, names, NOBODY)
    if seat != NOBODY:
        board.stand(place, seat)


def read_special(document: Document, board: Board) -> None:
    """The workers before the bridge and at the castle."""
    names = SEAT_NAMES[: len(board.seats)]
    for place in range(JOUST_FIELD + 1):
        read_worker(document, TILES[place].key, names, board, place)
    read_worker(document, "inn-left", names, board, INN_LEFT)
    read_worker(document, "inn-right", names, board, INN_RIGHT)
    stand(document, "stables", names, board, STABLES_1, STABLES_END)
    stand(document, "castle", names, board, CASTLE_1, CASTLE_END)
    document.finish()


def stand(
    document: Document, key: str, names: list[str], board: Board, first: i64, end: i64
) -> None:
    """Stand workers on numbered places, the lowest number first."""
    seats = document.several_of(key, names)
    if len(seats) > end - first:
        raise document.refuse(key, f"has only {end - first} places")
    for i in range(len(seats)):
        board.stand(first + i, seats[i])


def read_agenda(document: Document, board: Board) -> list[Step[Board]]:
    """The steps still to come, in reading order."""
    if document.has("agenda"):
        steps = [AGENDA.read(line) for line in document.lines("agenda")]
        check_agenda(board, steps)
        return steps + later_phases(board)
    return phases_from_now(board)
