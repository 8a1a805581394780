"""Reading positions: every entry is checked, and what does not follow from another is kept."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.document import Document
from kingsroad.core.game import NOBODY, Game, Ruleset
from kingsroad.core.position import read_header, read_names, resume
from kingsroad.games.caylus1303.choices import KEYS, SEAT_NAMES
from kingsroad.games.caylus1303.position.agenda import AGENDA, later_phases, phases_from_now
from kingsroad.games.caylus1303.position.agenda_checks import check_agenda
from kingsroad.games.caylus1303.position.board_checks import MOST_PRESTIGE, check_board
from kingsroad.games.caylus1303.state import BRIDGE, PLACES, Board, Seat, bare_board
from kingsroad.games.caylus1303.tiles import (
    CHARACTER_KEYS,
    LAST_PLOT,
    OF_KIND,
    PHASE_NAMES,
    PRINTED,
    RESIDENCE,
    ROUNDS,
    SITE_TILES,
    START,
    TILES,
    WORKERS,
)
from kingsroad.realm.stock import GOODS, KINDS, MOST_IN_POSITION, one

MOST_BUNDLES: Final = 999


def read_position(rules: Ruleset[Board], values: dict[str, object]) -> Game[Board]:
    """The game that goes on from a document; an impossible one is refused with the reason."""
    document = Document(values)
    options = read_header(rules, document)
    seats = document.table("seats")
    names = read_names(rules, seats)
    board = bare_board(len(names), options["setup"] == "first-game")
    for seat in range(len(names)):
        read_seat(seats.table(names[seat]), board.seats[seat])
    seats.finish()
    read_tracks(document, board)
    read_site(document, board)
    read_printed(document.table("printed"), board)
    read_road(document.table("road"), board)
    begun = document.has("agenda")
    agenda = [AGENDA.read(line) for line in document.lines("agenda")] if begun else []
    document.finish()
    count_camp(board)
    check_board(board, begun)
    if begun:
        check_agenda(board, agenda)
        agenda = agenda + later_phases(board)
    else:
        agenda = phases_from_now(board)
    return resume(rules, board, agenda, AGENDA)


def read_seat(document: Document, seat: Seat) -> None:
    """What a seat owns."""
    for kind in range(GOODS):
        seat.stock += one(kind) * document.number(KINDS[kind], 0, 0, MOST_IN_POSITION[kind])
    seat.prestige = document.number("prestige", 0, 0, MOST_PRESTIGE)
    seat.workers = document.number("workers", 0, 0, WORKERS)
    seat.characters = read_characters(document, "characters")
    seat.bundles = document.number("bundles", 0, 0, MOST_BUNDLES)
    document.finish()


def read_characters(document: Document, key: str) -> i64:
    """A set of characters."""
    characters: i64 = 0
    for character in document.several_of(key, CHARACTER_KEYS):
        characters |= BIT[character]
    return characters


def read_tracks(document: Document, board: Board) -> None:
    """Round, phase, order, bridge, provost, and the characters that belong to no seat."""
    names = SEAT_NAMES[: len(board.seats)]
    board.phase = document.one_of("phase", PHASE_NAMES, 1)
    board.round = document.number("round", 1 if board.phase else 0, 0, ROUNDS)
    everybody = list(range(len(names))) if board.phase else []
    order = document.several_of("order", names) if document.has("order") else everybody
    board.order = vec[i64](order)
    board.bridge = vec[i64](document.several_of("bridge", names))
    board.provost = document.number("provost", NOBODY, 0, board.last_space())
    board.characters = read_characters(document, "characters")
    board.used = read_characters(document, "used")


def read_site(document: Document, board: Board) -> None:
    """The tiles of the construction site and the workers before it."""
    tiles = document.several_of("site", KEYS)
    if len(tiles) > SITE_TILES:
        raise document.refuse("site", f"has only {SITE_TILES} tiles")
    for number in range(len(tiles)):
        take_from_supply(document, "site", board, tiles[number])
        board.lay_site_tile(number, tiles[number])
    names = SEAT_NAMES[: len(board.seats)]
    board.queue = vec[i64](document.several_of("queue", names))


def take_from_supply(document: Document, key: str, board: Board, tile: i64) -> None:
    """Every tile exists once."""
    if not board.in_supply(tile):
        raise document.refuse(key, f"{KEYS[tile]} cannot be there")
    board.supply &= ~BIT[tile]


def read_printed(document: Document, board: Board) -> None:
    """The workers in the buildings before the bridge."""
    for place in range(BRIDGE):
        read_workers(document, KEYS[place], board, place)
    document.finish()


def read_workers(document: Document, key: str, board: Board, place: i64) -> None:
    """The workers on a place: one, and perhaps the Journeyman's behind it."""
    workers = document.several_of(key, SEAT_NAMES[: len(board.seats)])
    if len(workers) > 0:
        board.stand(place, workers[0])
    if len(workers) > 1:
        if board.second_place != NOBODY or len(workers) > 2:
            raise document.refuse(key, "only one building has two workers, and none has more")
        board.second_place = place
        board.second_seat = workers[1]


def read_road(document: Document, board: Board) -> None:
    """The tiles, houses and workers of the road."""
    names = SEAT_NAMES[: len(board.seats)]
    for plot in range(1, LAST_PLOT + 1):
        key = str(plot)
        if not document.has(key):
            continue
        entry = document.table(key)
        tile = entry.one_of("tile", KEYS, NOBODY)
        if tile == NOBODY:
            raise entry.refuse("tile", "is missing")
        if TILES[tile].kind != PRINTED and tile != RESIDENCE:
            take_from_supply(entry, "tile", board, tile)
        board.lay(plot, tile, entry.one_of("owner", names, NOBODY))
        read_workers(entry, "workers", board, BRIDGE + plot)
        entry.finish()
    document.finish()
    if board.provost == NOBODY:  # left out: he is where a round begins
        board.provost = board.last_built_plot() - 1
    if board.phase > 0:  # what became a residence is a start tile, though nobody can tell which
        for tile in OF_KIND[START]:
            board.supply &= ~BIT[tile]


def count_camp(board: Board) -> None:
    """[limits.2] Every worker that is neither in a supply nor on the board is in the camp."""
    for seat in board.seats:
        seat.camp = WORKERS - seat.workers
    for place in range(PLACES):
        if board.workers[place] != NOBODY:
            board.seats[board.workers[place]].camp -= 1
    if board.second_seat != NOBODY:
        board.seats[board.second_seat].camp -= 1
    for waiting in board.queue:
        board.seats[waiting].camp -= 1
