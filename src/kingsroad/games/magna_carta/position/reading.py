"""Reading positions: every entry is checked, and what does not follow from another is kept."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.document import Document
from kingsroad.core.game import NOBODY, Game, Ruleset, Step
from kingsroad.core.position import read_header, read_names, resume
from kingsroad.games.magna_carta.choices import GOODS, KEYS, OWN_KEYS, ROAD_KEYS, SEAT_NAMES
from kingsroad.games.magna_carta.placement import BuildCard, ErectPrestige
from kingsroad.games.magna_carta.position.agenda import AGENDA, later_phases, phases_from_now
from kingsroad.games.magna_carta.position.agenda_checks import check_agenda
from kingsroad.games.magna_carta.position.board_checks import check_board
from kingsroad.games.magna_carta.state import Board, Seat, bare_board
from kingsroad.games.magna_carta.tiles import (
    CUBES_ON_CARD,
    MOST_ROUNDS,
    MOST_SPACES,
    OWN_CARDS,
    PHASE_NAMES,
    PRESTIGE_CARDS,
    RESIDENCE,
    SECTION_NAMES,
    SECTIONS,
    TOKENS,
)
from kingsroad.realm.stock import DENIER, KINDS, MOST_IN_POSITION, one


def read_position(rules: Ruleset[Board], values: dict[str, object]) -> Game[Board]:
    """The game that goes on from a document; an impossible one is refused with the reason."""
    document = Document(values)
    options = read_header(rules, document)
    seats = document.table("seats")
    names = read_names(rules, seats)
    board = bare_board(len(names), options["rules"] == "beginner")
    read_tracks(document, board)
    for seat in range(len(names)):
        read_seat(seats.table(names[seat]), board, seat)
    seats.finish()
    read_road(document, board)
    read_tokens(document, board)
    begun = document.has("agenda")
    agenda = read_agenda(document, board) if begun else []
    document.finish()
    for worker in board.workers:
        if worker != NOBODY:
            board.seats[worker].workers -= 1
    check_board(board, begun)
    if begun:
        check_agenda(board, agenda)
        agenda = agenda + later_phases(board)
    else:
        agenda = phases_from_now(board)
    return resume(rules, board, agenda, AGENDA)


def read_tracks(document: Document, board: Board) -> None:
    """Round, phase, order and bridge."""
    names = SEAT_NAMES[: len(board.seats)]
    board.phase = document.one_of("phase", PHASE_NAMES, 1)
    everybody = list(range(len(names))) if board.phase else []
    order = document.several_of("order", names) if document.has("order") else everybody
    board.order = vec[i64](order)
    board.bridge = vec[i64](document.several_of("bridge", names))
    board.round = document.number("round", 1 if board.phase else 0, 0, MOST_ROUNDS)


def read_seat(document: Document, board: Board, number: int) -> None:
    """What a seat owns and holds; its pile is what is left of the deck."""
    seat = board.seats[number]
    seat.stock = 0
    for kind in [*GOODS, DENIER]:
        seat.stock += one(kind) * document.number(KINDS[kind], 0, 0, MOST_IN_POSITION[kind])
    tokens = document.table("tokens")
    for section in range(SECTIONS):
        taken = tokens.number(SECTION_NAMES[section], 0, 0, TOKENS[section])
        seat.tokens += BIT[8 * section] * taken
    tokens.finish()
    for place in document.several_of("prestige", [KEYS[card] for card in PRESTIGE_CARDS]):
        bit = BIT[PRESTIGE_CARDS[place]]
        if board.supply & bit == 0:
            raise document.refuse("prestige", f"{KEYS[PRESTIGE_CARDS[place]]} is not to be had")
        board.supply &= ~bit
        seat.monuments |= bit
    seat.hand = take_cards(document, "hand", seat)
    seat.discard = take_cards(document, "discard", seat)
    for place in document.several_of("known", OWN_KEYS):
        seat.known |= BIT[OWN_CARDS[place]]
    if seat.known & ~seat.hand != 0:
        raise document.refuse("known", "must be cards of the hand")
    seat.batches = document.number("batches", 0, 0, sum(TOKENS))
    document.finish()


def take_cards(document: Document, key: str, seat: Seat) -> i64:
    """Take named cards out of a seat's pile."""
    cards: i64 = 0
    for place in document.several_of(key, OWN_KEYS):
        bit = BIT[OWN_CARDS[place]]
        if seat.pile & bit == 0:
            raise document.refuse(key, f"{OWN_KEYS[place]} cannot be there")
        seat.pile &= ~bit
        cards |= bit
    return cards


def read_road(document: Document, board: Board) -> None:
    """The cards of the road, in order; the provost stands on the last neutral one by default."""
    names = SEAT_NAMES[: len(board.seats)]
    tops = [*PRESTIGE_CARDS, RESIDENCE]
    entries = document.tables("road")
    if len(entries) > len(ROAD_KEYS):
        raise document.refuse("road", "has more cards than there are")
    for i in range(len(entries)):
        entry = entries[i]
        number = entry.one_of("card", ROAD_KEYS, NOBODY)
        if number == NOBODY:
            raise entry.refuse("card", "is missing")
        board.extend(number, entry.number("cubes", 0, 0, CUBES_ON_CARD))
        space = i + 1
        owner = board.owner_at(space)
        if NOBODY < owner < len(names):
            bit = BIT[board.card_at(space)]
            if board.seats[owner].pile & bit == 0:
                raise entry.refuse("card", f"{ROAD_KEYS[number]} cannot be there")
            board.seats[owner].pile &= ~bit
        top = entry.one_of("top", [KEYS[card] for card in tops], NOBODY)
        if top != NOBODY:
            board.cover(space, tops[top])
        worker = entry.one_of("worker", names, NOBODY)
        if worker != NOBODY:
            board.stand(space, worker)
        if entry.yes("turning"):
            board.turning |= BIT[space]
        entry.finish()
    default = len(names) if len(entries) >= len(names) and not board.beginner else 0
    board.provost = document.number("provost", default, 0, MOST_SPACES)


def read_tokens(document: Document, board: Board) -> None:
    """The tokens left; by default all that no seat has."""
    tokens = document.table("tokens")
    left: i64 = 0
    for section in range(SECTIONS):
        rest = (board.tokens >> (8 * section)) & 255
        for seat in board.seats:
            rest -= seat.tokens_of(section)
        left += BIT[8 * section] * tokens.number(
            SECTION_NAMES[section], max(rest, 0), 0, TOKENS[section]
        )
    tokens.finish()
    board.tokens = left


def read_agenda(document: Document, board: Board) -> list[Step[Board]]:
    """What is left of the phase, in reading order."""
    steps = [AGENDA.read(line) for line in document.lines("agenda")]
    take_out_pending(board, steps)
    return steps


def take_out_pending(board: Board, steps: list[Step[Board]]) -> None:
    """A card that is being paid for lies neither in the hand nor in the pile."""
    for step in steps:
        if isinstance(step, BuildCard) and step.seat < len(board.seats):
            bit = BIT[step.card]
            if board.seats[step.seat].pile & bit == 0:
                raise AGENDA.refuse(step, "the card is elsewhere")
            board.seats[step.seat].pile &= ~bit
        elif isinstance(step, ErectPrestige):
            bit = BIT[step.card]
            if board.supply & bit == 0:
                raise AGENDA.refuse(step, "it is not to be had")
            board.supply &= ~bit
