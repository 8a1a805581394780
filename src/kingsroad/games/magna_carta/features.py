"""What a seat sees as numbers. Seats and their decks are counted from the observer on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from kingsroad.core.bits import BIT, size_of
from kingsroad.core.features import (
    MOST,
    Features,
    Piece,
    Sheet,
    begins_of,
    seat_after,
    write_places,
)
from kingsroad.core.game import NOBODY, Game, mix
from kingsroad.games.magna_carta.causes import CAUSES
from kingsroad.games.magna_carta.hands import hand_size
from kingsroad.games.magna_carta.income import income_of
from kingsroad.games.magna_carta.meta import RULES
from kingsroad.games.magna_carta.scoring import score_of
from kingsroad.games.magna_carta.state import OWNERS, ROAD_CARDS, UNCOVERED, Board
from kingsroad.games.magna_carta.steps import STEPS
from kingsroad.games.magna_carta.tiles import (
    CUBES_ON_CARD,
    DECK,
    IN_KIND,
    MOST_ROUNDS,
    MOST_SPACES,
    NEUTRAL,
    OWN,
    PHASE_NAMES,
    PRESTIGE,
    RESIDENCE,
    SECTIONS,
    TILES,
    TOKENS,
    WORKERS,
)
from kingsroad.realm.stock import CLOTH, GOLD, LANE, Stock
from kingsroad.realm.tile import of_kinds

LAYOUT_VERSION: Final = 1

SEATS: Final[i64] = 4

# The layout was made when the residence was the last card. The numbers of cards that come later
# stand behind all others, so that every number keeps its place and its meaning.
SETTLED: Final = TILES[: RESIDENCE + 1]
LATER: Final = list(range(len(SETTLED), len(TILES)))
NEUTRAL_CARDS: Final = of_kinds(SETTLED, [NEUTRAL])
DECK_CARDS: Final = of_kinds(SETTLED, [OWN])
PRESTIGE_CARDS: Final = of_kinds(SETTLED, [PRESTIGE])
FIRST_OWN: Final[i64] = DECK_CARDS[0]
END_OWN: Final[i64] = FIRST_OWN + len(DECK_CARDS)
FIRST_PRESTIGE: Final[i64] = PRESTIGE_CARDS[0]
END_PRESTIGE: Final[i64] = FIRST_PRESTIGE + len(PRESTIGE_CARDS)
CARDS: Final[i64] = len(NEUTRAL_CARDS) + 4 * len(DECK_CARDS)
"""Everything that can lie on the road: the neutral cards, then the deck of each seat."""
LATER_CARDS: Final[i64] = 5 * len(LATER)
"""The same of later cards: each as a neutral one, then of each seat."""


def road_pieces(prefix: str, rows: int, order: str, name: str) -> list[Piece]:
    """Where cards of the road lie, and what lies and stands on them."""
    by = f"by {name} of the road: "
    covers = len(of_kinds(TILES, [PRESTIGE]))
    return [
        Piece(prefix + "space", [rows], int(MOST_SPACES), order + "its space, 0 off the road", 20),
        Piece(prefix + "worker", [rows, 4], 1, "one-hot " + by + "whose worker stands there"),
        Piece(prefix + "residence", [rows], 1, by + "turned into a residence"),
        Piece(prefix + "monument", [rows], covers, by + "1 + what covers it, from 17 on", 7),
        Piece(prefix + "cubes", [rows], int(CUBES_ON_CARD), by + "cubes on it", unit=4),
        Piece(prefix + "turning", [rows], 1, by + "a lawyer will turn it"),
    ]


def later_pieces() -> list[Piece]:
    """What cards add that came after the layout was made."""
    if not LATER:
        return []
    cards = len(LATER)
    order = "by later card, as a neutral one, then of each seat, yours first: "
    return [
        *road_pieces("later_", 5 * cards, order, "later card"),
        Piece("later_prestige", [4, cards], 1, "by seat: its later prestige buildings"),
        Piece("later_discard", [4, cards], 1, "by seat: later cards put away"),
        Piece("later_hand", [cards], 1, "later cards of your hand", private=True),
        Piece("later_supply", [cards], 1, "later prestige buildings that can be erected"),
    ]


IN_DECK: Final = f"{DECK_CARDS[0]} to {DECK_CARDS[-1]}"
MONUMENTS: Final = f"cards {PRESTIGE_CARDS[0]} to {PRESTIGE_CARDS[-1]}"
IN_ORDER: Final = (
    f"neutral cards {NEUTRAL_CARDS[0]} to {NEUTRAL_CARDS[-1]}, then {len(DECK_CARDS)} of each "
    "deck, yours first: "
)
PIECES: Final = [
    Piece("options", [1], 1, "the beginner game"),
    Piece("round", [1], MOST_ROUNDS, "the number of the round", unit=15),
    Piece("phase", [len(PHASE_NAMES)], 1, "one-hot: " + ", ".join(PHASE_NAMES)),
    Piece("order", [4], 4, "by seat: its place in the turn order, from 1 on", unit=4),
    Piece("bridge", [4], 4, "by seat: its place on the bridge, 0 before it passes", unit=4),
    Piece("stock", [4, 5], int(MOST), "by seat: food, wood, stone, gold, deniers", unit=10),
    Piece("tokens", [4, 3], max(TOKENS), "by seat: tokens of dungeon, walls, towers", unit=5),
    Piece("prestige", [4, len(PRESTIGE_CARDS)], 1, "by seat: its prestige buildings, " + MONUMENTS),
    Piece("discard", [4, len(DECK_CARDS)], 1, "by seat: cards put away, " + IN_DECK),
    Piece("batches", [4], sum(TOKENS), "by seat: batches offered in this phase", unit=5),
    Piece("workers", [4], int(WORKERS), "by seat: workers at home", unit=int(WORKERS)),
    Piece("hand_size", [4], int(DECK), "by seat: cards in its hand", unit=6),
    Piece("pile_size", [4], int(DECK), "by seat: cards in its pile", unit=12),
    Piece("income", [4], int(MOST), "by seat: deniers of the next income", unit=10),
    Piece("score", [4], int(MOST), "by seat: its prestige if the game ended now", unit=50),
    Piece("hand", [len(DECK_CARDS)], 1, "your hand, cards " + IN_DECK, private=True),
    Piece("tokens_left", [3], max(TOKENS), "tokens left in dungeon, walls, towers", unit=9),
    Piece("provost", [1], int(MOST_SPACES), "his space; 0 in the beginner game", unit=20),
    Piece(
        "supply",
        [len(PRESTIGE_CARDS)],
        1,
        "prestige buildings that can be erected, " + MONUMENTS,
    ),
    *road_pieces("card_", int(CARDS), IN_ORDER, "card"),
    *later_pieces(),
]


class MagnaCartaFeatures(Features[Board]):
    """The layout of Magna Carta."""

    def __init__(self) -> None:
        super().__init__(RULES, LAYOUT_VERSION, STEPS, CAUSES, PIECES, LATER)

    def subject(self, g: Game[Board], sort: str, fact: i64) -> i64:
        """A card by its number, or by the space where it lies."""
        return g.state.card_at(fact) if sort == "space" else fact

    def write(self, g: Game[Board], seat: i64, sheet: Sheet) -> None:
        """Write all pieces in order."""
        b = g.state
        sheet.put(i64(b.beginner))
        sheet.put(b.round)
        sheet.one_of(b.phase, len(PHASE_NAMES))
        write_places(b.order, SEATS, sheet)
        write_places(b.bridge, SEATS, sheet)
        write_seats(b, seat, sheet)
        if sheet.differs(b.seats[seat].hand):
            sheet.bits_at(0, b.seats[seat].hand, FIRST_OWN, END_OWN)
        sheet.skip(END_OWN - FIRST_OWN)
        sheet.lanes_at(0, b.tokens, 8, SECTIONS)
        sheet.skip(SECTIONS)
        sheet.put(0 if b.beginner else b.provost)
        if sheet.differs(b.supply):
            sheet.bits_at(0, b.supply, FIRST_PRESTIGE, END_PRESTIGE)
        sheet.skip(END_PRESTIGE - FIRST_PRESTIGE)
        write_road(b, seat, sheet)
        write_later(b, seat, sheet)


def write_seats(b: Board, observer: i64, sheet: Sheet) -> None:
    """What each seat owns in the open, and what follows from it."""
    players: i64 = len(b.seats)
    numbers = sheet.numbers
    for i in range(players):
        seat = b.seats[seat_after(observer, i, players)]
        worth = False
        if sheet.differs(seat.stock):
            sheet.lanes_at(5 * i, without_cloth(seat.stock), LANE, 5)
            worth = True
        # Never 0, the word of a page that nobody has written: even who owns nothing has an income.
        if sheet.differs(BIT[56] | seat.residences << 40 | seat.buildings << 24 | seat.tokens):
            sheet.lanes_at(TOKENS_AT + SECTIONS * i, seat.tokens, 8, SECTIONS)
            worth = True
        if sheet.differs(seat.monuments):
            monuments = MONUMENTS_AT + len(PRESTIGE_CARDS) * i
            sheet.bits_at(monuments, seat.monuments, FIRST_PRESTIGE, END_PRESTIGE)
            worth = True
        if sheet.differs(seat.discard):
            sheet.bits_at(DISCARDS + len(DECK_CARDS) * i, seat.discard, FIRST_OWN, END_OWN)
        at = sheet.at + i
        if worth:
            numbers[at + INCOMES] = i16(income_of(seat))
            numbers[at + SCORES] = i16(score_of(seat))
        numbers[at + BATCHES] = i16(seat.batches)
        numbers[at + HOMES] = i16(seat.workers)
        numbers[at + HAND_SIZES] = i16(hand_size(seat))
        numbers[at + PILE_SIZES] = i16(size_of(seat.pile))
    sheet.skip(SEATS_END)


OF_SEATS: Final = begins_of(PIECES, "stock")
TOKENS_AT: Final[i64] = OF_SEATS["tokens"]
MONUMENTS_AT: Final[i64] = OF_SEATS["prestige"]
DISCARDS: Final[i64] = OF_SEATS["discard"]
BATCHES: Final[i64] = OF_SEATS["batches"]
HOMES: Final[i64] = OF_SEATS["workers"]
HAND_SIZES: Final[i64] = OF_SEATS["hand_size"]
PILE_SIZES: Final[i64] = OF_SEATS["pile_size"]
INCOMES: Final[i64] = OF_SEATS["income"]
SCORES: Final[i64] = OF_SEATS["score"]
SEATS_END: Final[i64] = OF_SEATS["hand"]


def without_cloth(held: Stock) -> i64:
    """The lanes of a stock but for cloth, which this game has not."""
    return (held & (BIT[LANE * CLOTH] - 1)) | held >> (LANE * GOLD) << (LANE * CLOTH)


def write_road(b: Board, observer: i64, sheet: Sheet) -> None:
    """Every card of the road: where it lies and what lies and stands on it.

    Each space has a packed word, which says in which row its card is shown and how.
    """
    words = sheet.words
    at = sheet.word
    sheet.word = at + MOST_SPACES + 1  # there is no space 0, and behind the last stands a 0
    if sheet.differs(mix(b.laid, observer)):
        turn_to_road(b, sheet, at)
    workers = b.workers
    tops = b.tops
    cubes = b.cubes
    taken = b.taken
    turning = b.turning
    seen_as = sheet.turned
    for space in range(1, len(tops)):
        before = words[at + space]
        word = before >> IN_ROW << IN_ROW | (tops[space] + 1) << TOP | cubes[space] << CUBES
        word |= turning >> space & 1
        if taken >> space & 1:
            word |= (seen_as[workers[space]] + 1) << WORKER
        if word != before:
            words[at + space] = word
            write_card(sheet, word, space)
    sheet.skip(ROAD_PIECES * (CARDS + LATER_CARDS))


ROAD_PIECES: Final[i64] = 1 + SEATS + 4
"""The numbers of one card of the road."""

# A word of the road, from its lowest bit on: whether the card turns, whether it was not there
# before, its cubes, what covers it, whose worker stands there; and above them all its row.
NEW: Final[i64] = 2
CUBES: Final[i64] = 2
TOP: Final[i64] = 8
WORKER: Final[i64] = 16
IN_ROW: Final[i64] = 20


def turn_to_road(b: Board, sheet: Sheet, at: i64) -> None:
    """Give each space the row of its card, and take away cards that lie elsewhere or nowhere."""
    words = sheet.words
    length: i64 = len(b.road)
    space: i64 = 1
    while space < length or words[at + space] != 0:
        before = words[at + space]
        row = row_of(b.road[space], sheet) if space < length else NOBODY
        if before >> IN_ROW != row + 1:
            if before != 0:
                write_card(sheet, before >> IN_ROW << IN_ROW, 0)
            words[at + space] = (row + 1) << IN_ROW | NEW if row != NOBODY else 0
        space += 1


def row_of(number: i64, sheet: Sheet) -> i64:
    """The row of a card; those of later cards follow behind all others."""
    owner = OWNERS[number]
    card = ROAD_CARDS[number]
    if owner != NOBODY:
        owner = sheet.turned[owner]
    if card < len(SETTLED):
        return card if owner == NOBODY else card + len(DECK_CARDS) * owner
    return CARDS + 5 * (card - len(SETTLED)) + 1 + owner


def write_card(sheet: Sheet, word: i64, space: i64) -> None:
    """One card as its word says, in its row of the pieces of the road."""
    numbers = sheet.numbers
    row = (word >> IN_ROW) - 1
    rows = CARDS
    start = sheet.at
    if row >= CARDS:
        start += ROAD_PIECES * CARDS
        row -= CARDS
        rows = LATER_CARDS
    numbers[start + row] = i16(space)
    workers = start + rows + row * SEATS
    for seat in range(SEATS):
        numbers[workers + seat] = 0
    worker = word >> WORKER & 15
    if worker != 0:
        numbers[workers + worker - 1] = 1
    covers = start + rows * (1 + SEATS) + row
    top = (word >> TOP & 255) - 1
    numbers[covers] = i16(top == RESIDENCE)
    numbers[covers + rows] = (
        i16(1 + IN_KIND[top]) if top != UNCOVERED and top != RESIDENCE else i16(0)
    )
    numbers[covers + 2 * rows] = i16(word >> CUBES & 15)
    numbers[covers + 3 * rows] = i16(word & 1)


def write_later(b: Board, observer: i64, sheet: Sheet) -> None:
    """Sets of cards that came after the layout was made."""
    if not LATER:
        return
    first: i64 = len(SETTLED)
    end: i64 = len(TILES)
    players: i64 = len(b.seats)
    for i in range(players):
        seat = b.seats[seat_after(observer, i, players)]
        sheet.bits_at((end - first) * i, seat.monuments, first, end)
        sheet.bits_at((end - first) * (SEATS + i), seat.discard, first, end)
    sheet.skip(2 * SEATS * (end - first))
    sheet.bits(b.seats[observer].hand, first, end)
    sheet.bits(b.supply, first, end)


FEATURES: Final = MagnaCartaFeatures()
