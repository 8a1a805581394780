"""What a seat sees as numbers. Seats and their decks are counted from the observer on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.core.features import MOST, Features, Piece, Sheet, around, turned, write_places
from kingsroad.core.game import NOBODY, Game
from kingsroad.games.magna_carta.causes import CAUSES
from kingsroad.games.magna_carta.choices import GOODS
from kingsroad.games.magna_carta.hands import count_cards, hand_size
from kingsroad.games.magna_carta.income import income
from kingsroad.games.magna_carta.meta import RULES
from kingsroad.games.magna_carta.scoring import score_of
from kingsroad.games.magna_carta.state import Board
from kingsroad.games.magna_carta.steps import STEPS
from kingsroad.games.magna_carta.tiles import (
    CUBES_ON_CARD,
    DECK,
    FIRST_OWN,
    FIRST_PRESTIGE,
    MOST_ROUNDS,
    MOST_SPACES,
    PHASE_NAMES,
    RESIDENCE,
    SECTIONS,
    TOKENS,
    WORKERS,
)
from kingsroad.realm.stock import DENIER, amount

LAYOUT_VERSION: Final = 1

SEATS: Final[i64] = 4
CARDS: Final[i64] = FIRST_OWN + 4 * DECK
"""Everything that can lie on the road: the neutral cards, then the deck of each seat."""
PRESTIGE_CARDS: Final[i64] = RESIDENCE - FIRST_PRESTIGE


OF_CARD: Final = "neutral cards 0 to 4, then 12 of each deck, yours first: "
PIECES: Final = [
    Piece("options", [1], 1, "the beginner game"),
    Piece("round", [1], MOST_ROUNDS, "the number of the round", unit=15),
    Piece("phase", [len(PHASE_NAMES)], 1, "one-hot: " + ", ".join(PHASE_NAMES)),
    Piece("order", [4], 4, "by seat: its place in the turn order, from 1 on", unit=4),
    Piece("bridge", [4], 4, "by seat: its place on the bridge, 0 before it passes", unit=4),
    Piece("stock", [4, 5], int(MOST), "by seat: food, wood, stone, gold, deniers", unit=10),
    Piece("tokens", [4, 3], max(TOKENS), "by seat: tokens of dungeon, walls, towers", unit=5),
    Piece("prestige", [4, 7], 1, "by seat: its prestige buildings, cards 17 to 23"),
    Piece("discard", [4, 12], 1, "by seat: cards put away, 5 to 16"),
    Piece("batches", [4], sum(TOKENS), "by seat: batches offered in this phase", unit=5),
    Piece("workers", [4], int(WORKERS), "by seat: workers at home", unit=int(WORKERS)),
    Piece("hand_size", [4], int(DECK), "by seat: cards in its hand", unit=6),
    Piece("pile_size", [4], int(DECK), "by seat: cards in its pile", unit=12),
    Piece("income", [4], int(MOST), "by seat: deniers of the next income", unit=10),
    Piece("score", [4], int(MOST), "by seat: its prestige if the game ended now", unit=50),
    Piece("hand", [12], 1, "your hand, cards 5 to 16", private=True),
    Piece("tokens_left", [3], max(TOKENS), "tokens left in dungeon, walls, towers", unit=9),
    Piece("provost", [1], int(MOST_SPACES), "his space; 0 in the beginner game", unit=20),
    Piece("supply", [7], 1, "prestige buildings that can be erected, cards 17 to 23"),
    Piece("card_space", [53], int(MOST_SPACES), OF_CARD + "its space, 0 off the road", unit=20),
    Piece("card_worker", [53, 4], 1, "one-hot by card of the road: whose worker stands there"),
    Piece("card_residence", [53], 1, "by card of the road: turned into a residence"),
    Piece("card_monument", [53], 7, "by card of the road: 1 + what covers it, from 17 on", unit=7),
    Piece("card_cubes", [53], int(CUBES_ON_CARD), "by card of the road: cubes on it", unit=4),
    Piece("card_turning", [53], 1, "by card of the road: a lawyer will turn it"),
]


class MagnaCartaFeatures(Features[Board]):
    """The layout of Magna Carta."""

    def __init__(self) -> None:
        super().__init__(RULES, LAYOUT_VERSION, STEPS, CAUSES, PIECES)

    def subject(self, g: Game[Board], sort: str, fact: i64) -> i64:
        """A card by its number, or by the space where it lies."""
        return g.state.card_at(fact) if sort == "space" else fact

    def write(self, g: Game[Board], seat: i64, sheet: Sheet) -> None:
        """Write all pieces in order."""
        b = g.state
        sheet.put(i64(b.beginner))
        sheet.put(b.round)
        sheet.one_of(b.phase, len(PHASE_NAMES))
        write_places(b.order, seat, len(b.seats), SEATS, sheet)
        write_places(b.bridge, seat, len(b.seats), SEATS, sheet)
        write_seats(b, seat, sheet)
        sheet.bits(b.seats[seat].hand, FIRST_OWN, FIRST_PRESTIGE)
        for section in range(SECTIONS):
            sheet.put((b.tokens >> (8 * section)) & 255)
        sheet.put(0 if b.beginner else b.provost)
        sheet.bits(b.supply, FIRST_PRESTIGE, RESIDENCE)
        write_road(b, seat, sheet)


def write_seats(b: Board, observer: i64, sheet: Sheet) -> None:
    """What each seat owns in the open, and what follows from it."""
    row = around(observer, len(b.seats))
    absent: i64 = SEATS - len(row)
    for number in row:
        for kind in GOODS:
            sheet.put(amount(b.seats[number].stock, kind))
        sheet.put(amount(b.seats[number].stock, DENIER))
    sheet.skip(5 * absent)
    for number in row:
        for section in range(SECTIONS):
            sheet.put(b.seats[number].tokens_of(section))
    sheet.skip(SECTIONS * absent)
    for number in row:
        sheet.bits(b.seats[number].monuments, FIRST_PRESTIGE, RESIDENCE)
    sheet.skip(PRESTIGE_CARDS * absent)
    for number in row:
        sheet.bits(b.seats[number].discard, FIRST_OWN, FIRST_PRESTIGE)
    sheet.skip(DECK * absent)
    for number in row:
        sheet.put(b.seats[number].batches)
    sheet.skip(absent)
    for number in row:
        sheet.put(b.seats[number].workers)
    sheet.skip(absent)
    for number in row:
        sheet.put(hand_size(b.seats[number]))
    sheet.skip(absent)
    for number in row:
        sheet.put(count_cards(b.seats[number].pile))
    sheet.skip(absent)
    for number in row:
        sheet.put(income(b, number))
    sheet.skip(absent)
    for number in row:
        sheet.put(score_of(b, number))
    sheet.skip(absent)


def write_road(b: Board, observer: i64, sheet: Sheet) -> None:
    """Every card of the road: where it lies and what lies and stands on it."""
    players: i64 = len(b.seats)
    workers = CARDS
    residences = workers + CARDS * SEATS
    monuments = residences + CARDS
    cubes = monuments + CARDS
    turning = cubes + CARDS
    for space in range(1, len(b.road)):
        owner = b.owner_at(space)
        card = b.card_at(space)
        if owner != NOBODY:
            card += DECK * turned(owner, observer, players)
        sheet.put_at(card, space)
        worker = turned(b.workers[space], observer, players)
        if worker >= 0:
            sheet.mark(workers + card * SEATS + worker)
        top = b.tops[space]
        if top == RESIDENCE:
            sheet.mark(residences + card)
        elif top >= FIRST_PRESTIGE:
            sheet.put_at(monuments + card, 1 + top - FIRST_PRESTIGE)
        sheet.put_at(cubes + card, b.cubes[space])
        sheet.put_at(turning + card, b.turning >> space & 1)
    sheet.skip(turning + CARDS)


FEATURES: Final = MagnaCartaFeatures()
