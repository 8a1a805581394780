"""The table of Magna Carta: the road of cards, and what each seat owns and holds."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.choice import NO_CHOICE, Choice
from kingsroad.core.game import NOBODY, mix
from kingsroad.games.magna_carta.causes import BRIBE, CAUSES
from kingsroad.games.magna_carta.choices import BUILD, DRAW, ERECT, EXCHANGE, PASS, PLACE, WORDS
from kingsroad.games.magna_carta.tiles import (
    CUBES_ON_CARD,
    CUBES_ON_CARD_OF_TWO,
    DECK,
    IN_KIND,
    MOST_SEATS,
    NEUTRAL_CARDS,
    NOT_FOR_BEGINNERS,
    OWN_CARDS,
    PHASE_NAMES,
    PRESTIGE_CARDS,
    RESIDENCE,
    SECTIONS,
    TILES,
    TOKENS,
    WORKERS,
    WORTH,
)
from kingsroad.realm.stock import Stock
from kingsroad.realm.table import Frame, Purse, Table

UNCOVERED: Final[i64] = -1


ROAD_CARDS: Final = vec[i64](NEUTRAL_CARDS + list(OWN_CARDS) * MOST_SEATS)
"""What can lie on the road, in the order of `road_card`."""
FIRST_DECK: Final[i64] = len(NEUTRAL_CARDS)
OWNERS: Final = vec[i64](
    [NOBODY] * FIRST_DECK + [seat for seat in range(MOST_SEATS) for _ in OWN_CARDS]
)
"""Whose each of these is."""


def road_card(seat: i64, card: i64) -> i64:
    """The number of a card on the road: neutral cards first, then the deck of each seat."""
    return IN_KIND[card] if seat == NOBODY else FIRST_DECK + DECK * seat + IN_KIND[card]


DEEDS: Final[list[Choice]] = [
    *[BUILD[card] for card in OWN_CARDS],
    *[ERECT[card] for card in PRESTIGE_CARDS],
    DRAW,
    EXCHANGE,
    PASS,
]
"""What a seat can do but for placing a worker, in the order in which it is offered."""
FIRST_DEED: Final[i64] = 40
"""The number of the first deed in a set that has the spaces of the road too."""
PLACINGS: Final[list[Choice]] = [*[NO_CHOICE for _ in range(FIRST_DEED)], *DEEDS]

FRAME: Final = Frame(WORDS, PHASE_NAMES, CAUSES, BRIBE, PLACINGS)


class Seat(Purse):
    """What a seat owns, and its cards: sets of cards are bits, one a card of the deck."""

    def __init__(
        self,
        stock: Stock = 0,
        workers: i64 = WORKERS,
        pile: i64 = 0,
        hand: i64 = 0,
        discard: i64 = 0,
        known: i64 = 0,
        tokens: i64 = 0,
        monuments: i64 = 0,
        batches: i64 = 0,
        buildings: i64 = 0,
        residences: i64 = 0,
    ) -> None:
        super().__init__(stock)
        self.workers = workers
        """Workers at home."""
        self.pile = pile
        """[view.5] Cards still to be drawn; their order exists nowhere."""
        self.hand = hand
        self.discard = discard
        """Cards put away, open to all."""
        self.known = known
        """Hand cards that everybody can tell: what was held when the pile was shuffled anew."""
        self.tokens = tokens
        """Tokens of each castle section, eight bits a section."""
        self.monuments = monuments
        """Prestige buildings, one bit each."""
        self.batches = batches
        """Batches offered in this castle phase."""
        self.buildings = buildings
        """[end.4] What its cards on the road are worth that nothing covers."""
        self.residences = residences
        """How many of its residences nothing covers."""

    def clone(self) -> Seat:
        """Copy the seat."""
        copy = Seat(
            self.stock,
            self.workers,
            self.pile,
            self.hand,
            self.discard,
            self.known,
            self.tokens,
            self.monuments,
            self.batches,
            self.buildings,
            self.residences,
        )
        copy.standing = self.standing
        return copy

    def tokens_of(self, section: i64) -> i64:
        """The tokens of this seat from a castle section."""
        return (self.tokens >> (8 * section)) & 255


class Board(Table):
    """The road, the castle's tokens and all seats."""

    def __init__(
        self,
        beginner: bool,
        seats: list[Seat],
        order: vec[i64],
        bridge: vec[i64],
        road: vec[i64],
        tops: vec[i64],
        cubes: vec[i64],
        workers: vec[i64],
    ) -> None:
        super().__init__(FRAME, order, bridge, workers)
        self.beginner: Final = beginner
        self.seats: Final = seats
        self.road = road
        """The card on each space, as numbered by `road_card`; index 0 is not used."""
        self.tops = tops
        """What shows on each space: UNCOVERED, RESIDENCE or a prestige building."""
        self.cubes = cubes
        """The cubes that lie on each card for its owner."""
        self.laid: i64 = 0
        """A key of the cards of the road: it differs where they do."""
        self.turning: i64 = 0
        """Spaces that a lawyer will turn once their worker has acted, one bit a space."""
        self.tokens: i64 = 0
        """The tokens left in each castle section, eight bits a section."""

    def seat_count(self) -> int:
        """How many seats play."""
        return len(self.seats)

    def purse(self, seat: i64) -> Seat:
        """What a seat owns."""
        return self.seats[seat]

    def last_space(self) -> i64:
        """The end of the road."""
        return len(self.road) - 1

    def clone(self) -> Board:
        """Copy everything that can change."""
        copy = Board(
            self.beginner,
            [seat.clone() for seat in self.seats],
            self.order[:],
            self.bridge[:],
            self.road[:],
            self.tops[:],
            self.cubes[:],
            self.workers[:],
        )
        copy.taken = self.taken
        copy.open = self.open
        copy.placings = self.placings
        copy.laid = self.laid
        copy.provost = self.provost
        copy.turning = self.turning
        copy.supply = self.supply
        copy.tokens = self.tokens
        copy.round = self.round
        copy.phase = self.phase
        return copy

    def key(self) -> i64:
        """A number for all that lies on the table and in the hands."""
        key: i64 = (self.provost << 24) | (self.round << 8) | self.phase
        key = mix(key, self.turning << 1 | i64(self.beginner))
        key = mix(key, self.supply)
        key = mix(key, self.tokens)
        for seat in self.seats:
            key = mix(key, seat.stock)
            key = mix(key, seat.workers << 8 | seat.batches)
            key = mix(key, seat.pile)
            key = mix(key, seat.hand)
            key = mix(key, seat.discard)
            key = mix(key, seat.known)
            key = mix(key, seat.tokens)
            key = mix(key, seat.monuments)
        for number in self.order:
            key = mix(key, number)
        for number in self.bridge:
            key = mix(key, 8 + number)
        for space in range(len(self.road)):
            key = mix(key, self.road[space])
            key = mix(key, self.tops[space] << 8 | self.cubes[space])
            key = mix(key, self.workers[space])
        return key

    # -- the road ----------------------------------------------------------------------------

    def card_at(self, space: i64) -> i64:
        """The card on a space, whatever lies on top of it."""
        return ROAD_CARDS[self.road[space]]

    def owner_at(self, space: i64) -> i64:
        """The seat to which the card on a space belongs; NOBODY for neutral cards."""
        return OWNERS[self.road[space]]

    def space_of(self, number: i64) -> i64:
        """The space on which a card lies, numbered by `road_card`; 0 if it is not there."""
        for space in range(1, len(self.road)):
            if self.road[space] == number:
                return space
        return 0

    def extend(self, number: i64, cubes: i64) -> None:
        """Put a card at the end of the road."""
        self.road = append(self.road, number)
        self.laid = mix(self.laid, number + 1)
        self.tops = append(self.tops, UNCOVERED)
        self.cubes = append(self.cubes, cubes)
        self.workers = append(self.workers, NOBODY)
        space = self.last_space()
        self.open |= BIT[space]
        if space < FIRST_DEED:
            self.open_place(space, PLACE[number])
        if self.is_owned(number):
            self.seats[OWNERS[number]].buildings += WORTH[ROAD_CARDS[number]]

    def cover(self, space: i64, top: i64) -> None:
        """Lay something over the card on a space, which takes no workers any more."""
        if self.is_owned(self.road[space]):
            seat = self.seats[self.owner_at(space)]
            if self.tops[space] == UNCOVERED:
                seat.buildings -= WORTH[self.card_at(space)]
            else:
                seat.residences -= 1
            if top == RESIDENCE:
                seat.residences += 1
        self.tops[space] = top
        self.close_place(space)

    def is_owned(self, number: i64) -> bool:
        """Whether a card of the road belongs to a seat that plays; a bad position has others."""
        return NOBODY < OWNERS[number] < len(self.seats)

    def cubes_for(self, card: i64) -> i64:
        """How many cubes are laid on a card when it is built."""
        if TILES[card].cubes == 0:
            return 0
        return CUBES_ON_CARD_OF_TWO if len(self.seats) == 2 else CUBES_ON_CARD

    def is_residence(self, space: i64, seat: i64) -> bool:
        """Whether a seat's uncovered residence is on a space."""
        return self.tops[space] == RESIDENCE and self.owner_at(space) == seat

    def has_residence(self, seat: i64) -> bool:
        """Whether a seat owns an uncovered residence."""
        return self.seats[seat].residences > 0

    # -- the castle --------------------------------------------------------------------------

    def tokens_left(self) -> i64:
        """The tokens that nobody has yet."""
        left: i64 = 0
        for section in range(SECTIONS):
            left += (self.tokens >> (8 * section)) & 255
        return left

    def best_section(self) -> i64:
        """The best castle section that has tokens; SECTIONS if none has."""
        section: i64 = 0
        while section < SECTIONS and (self.tokens >> (8 * section)) & 255 == 0:
            section += 1
        return section


def set_of(cards: vec[i64], left_out: list[int]) -> i64:
    """Some cards as a set, one bit a card."""
    bits: i64 = 0
    for card in cards:
        if card not in left_out:
            bits |= BIT[card]
    return bits


def bare_board(players: int, beginner: bool) -> Board:
    """The table before the first card is laid."""
    board = Board(
        beginner,
        [Seat() for _ in range(players)],
        vec[i64](),
        vec[i64](),
        vec[i64]([NOBODY]),
        vec[i64]([UNCOVERED]),
        vec[i64]([0]),
        vec[i64]([NOBODY]),
    )
    left_out = NOT_FOR_BEGINNERS if beginner else []
    board.supply = set_of(PRESTIGE_CARDS, left_out)
    for seat in board.seats:
        seat.pile = set_of(OWN_CARDS, left_out)
    for section in range(SECTIONS):
        board.tokens += BIT[8 * section] * (TOKENS[section] - (MOST_SEATS - players))
    return board
