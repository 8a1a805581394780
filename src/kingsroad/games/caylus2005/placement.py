"""Phase 2: placing workers, what it costs, and passing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY, Ask, Game
from kingsroad.games.caylus2005.causes import FIRST_PASS, VISITOR, WAGES
from kingsroad.games.caylus2005.choices import PASS, SEAT_NAMES
from kingsroad.games.caylus2005.state import (
    CASTLE_1,
    CASTLE_END,
    INN_LEFT,
    INN_RIGHT,
    ROAD,
    STABLES_1,
    STABLES_END,
    TO_PASS,
    Board,
)
from kingsroad.games.caylus2005.tiles import (
    CASTLE,
    FIRST_SPACE,
    INN,
    LAST_SPACE,
    PRICE,
    PRICE_AFTER_PASS_OF_TWO,
    STABLES,
    TILES,
    VISITOR_PRESTIGE,
)
from kingsroad.realm.prestige import score
from kingsroad.realm.stock import DENIERS, deniers_in
from kingsroad.realm.table import pass_turn, pay


class PlaceWorker(Ask[Board]):
    """[place.1] In turn order each seat places one worker or passes, until all have passed."""

    def offered(self, g: Game[Board]) -> i64:
        """[place.2] [place.17] Every free place that the seat can pay for, and to pass."""
        b = g.state
        owner = b.seats[self.seat]
        deniers = deniers_in(owner.stock)
        free: i64 = 0
        if owner.workers > 0 and deniers >= PRICE:
            free = free_places(b, self.seat, deniers >= price(b, self.seat))
        return free | BIT[TO_PASS]

    def numbered(self, g: Game[Board]) -> list[Choice]:
        """By place, passing behind them."""
        return g.state.placings

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Place or [place.14] [place.15] pass; the next seat that has not passed follows."""
        b = g.state
        if choice is PASS:
            pass_turn(g, self.seat, FIRST_PASS)
        else:
            place = place_of(b, self.seat, choice.arg)
            pay(g, self.seat, price_at(b, self.seat, place) * DENIERS, WAGES)
            b.seats[self.seat].workers -= 1
            put_worker(g, self.seat, place)
        following = b.next_to_act(self.seat)
        if following != NOBODY:
            g.then(PLACE_WORKER[following])


PLACE_WORKER: Final[list[PlaceWorker]] = [PlaceWorker(seat) for seat in range(len(SEAT_NAMES))]
"""By seat. Steps never change, so the frequent ones are made once."""


def free_places(b: Board, seat: i64, others_too: bool) -> i64:
    """[place.8] [place.9] [place.13] Free places for a worker, as a set.

    Stables and castle are in it by their first place. Without `others_too` only the seat's own
    buildings count, the ones it can enter for 1 denier.
    """
    free = b.open & ~b.taken
    if not others_too:
        return free & own_places(b, seat)
    if len(b.seats) > 2 and free_slot(b, seat, STABLES_1, STABLES_END) != NOBODY:
        free |= BIT[STABLES_1]
    if free_slot(b, seat, CASTLE_1, CASTLE_END) != NOBODY:
        free |= BIT[CASTLE_1]
    return free


def own_places(b: Board, seat: i64) -> i64:
    """The places on a seat's own tiles, as a set."""
    own: i64 = 0
    owners = b.owners
    for space in range(FIRST_SPACE, LAST_SPACE + 1):
        if owners[space] == seat:
            own |= BIT[ROAD + space]
    return own


def free_slot(b: Board, seat: i64, first: i64, end: i64) -> i64:
    """[place.10] [place.12] The lowest free number; NOBODY if the seat stands there."""
    slot = first
    while slot < end and b.workers[slot] != NOBODY:
        if b.workers[slot] == seat:
            return NOBODY
        slot += 1
    return slot if slot < end else NOBODY


def price(b: Board, seat: i64) -> i64:
    """[place.4] What a worker costs that is not placed in an own building."""
    if b.workers[INN_RIGHT] == seat:  # [place.5]
        return PRICE
    passed = len(b.bridge)
    if passed == 1 and len(b.seats) == 2:  # [two.4]
        return PRICE_AFTER_PASS_OF_TWO
    return PRICE + passed


def price_of(b: Board, seat: i64, tile: i64) -> i64:
    """What a worker costs in a building."""
    return price_at(b, seat, place_of(b, seat, tile))


def price_at(b: Board, seat: i64, place: i64) -> i64:
    """[place.3] What a worker costs on a place; an own building always costs 1 denier."""
    return PRICE if owner_at(b, place) == seat else price(b, seat)


def place_of(b: Board, seat: i64, tile: i64) -> i64:
    """The place on which the next worker of a seat stands in a building."""
    if tile > CASTLE:
        return ROAD + b.space_of(tile)
    if tile == CASTLE:
        return free_slot(b, seat, CASTLE_1, CASTLE_END)
    if tile == STABLES:
        return free_slot(b, seat, STABLES_1, STABLES_END)
    return INN_LEFT if tile == INN else tile


def owner_at(b: Board, place: i64) -> i64:
    """The seat whose house lies on a place; before the bridge and at the castle NOBODY."""
    return b.owners[place - ROAD] if place > ROAD else NOBODY


def put_worker(g: Game[Board], seat: i64, place: i64) -> None:
    """[place.6] Stand a worker on a place; another seat's building scores 1 for its owner."""
    b = g.state
    owner = owner_at(b, place)
    b.stand(place, seat)
    if g.listener is not None:
        g.tell("place", seat, building_at(b, place))
    if owner != NOBODY and owner != seat:
        score(g, owner, VISITOR_PRESTIGE, VISITOR)


def send_home(g: Game[Board], place: i64) -> None:
    """A worker goes back to its seat."""
    b = g.state
    seat = b.workers[place]
    b.leave(place)
    b.seats[seat].workers += 1
    if g.listener is not None:
        g.tell("home", seat, building_at(b, place))


def building_at(b: Board, place: i64) -> str:
    """The key of the building to which a place belongs."""
    tile = b.tiles[place - ROAD] if place > ROAD else building_before(place)
    return TILES[tile].key


def building_before(place: i64) -> i64:
    """The building before the bridge, or the castle, to which a place belongs."""
    if place >= CASTLE_1:
        return CASTLE
    if place >= INN_LEFT:
        return INN
    return STABLES if place >= STABLES_1 else place
