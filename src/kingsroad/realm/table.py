"""What every table of the family has: purses, a turn order, a bridge, a provost, a bank."""

from __future__ import annotations

from typing import Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from kingsroad.core.bits import BIT, lowest
from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY, Game, State
from kingsroad.realm.stock import DENIERS, Stock

FIRST_PASS_DENIERS: Final[i64] = 1
"""What the first seat to pass gains."""


class Words:
    """The choices that several games speak of, each from the catalogue of its own game."""

    def __init__(
        self,
        pass_turn: Choice,
        decline: Choice,
        provost: list[Choice],
        take: dict[int, Choice],
        give: dict[int, Choice],
    ) -> None:
        self.pass_turn: Final = pass_turn
        self.decline: Final = decline
        self.provost: Final = provost
        """By reach, from three spaces back to three forward."""
        self.take: Final = take
        """By good; the goods of the game."""
        self.give: Final = give


class Frame:
    """What of a game never changes and the steps of all games ask for."""

    def __init__(
        self,
        words: Words,
        phase_names: list[str],
        causes: list[str],
        bribe: i64,
        placings: list[Choice],
    ) -> None:
        self.words: Final = words
        self.phase_names: Final = phase_names
        """The phases of a round, by number."""
        self.causes: Final = causes
        """Why something moves: a tile or an occasion, by number."""
        self.bribe: Final = bribe
        """The cause of a payment for the provost."""
        self.placings: Final = placings
        """What `Table.placings` are before anything is built."""


class Purse:
    """What a seat has: cubes and deniers before it, workers on the board."""

    def __init__(self, stock: Stock) -> None:
        self.stock = stock
        self.standing: i64 = 0
        """The places where its workers stand, one bit a place."""


class Table(State):
    """A state of one of the games."""

    def __init__(self, frame: Frame, order: vec[i64], bridge: vec[i64], workers: vec[i64]) -> None:
        self.frame: Final = frame
        self.order = order
        """The turn order, first seat first."""
        self.bridge = bridge
        """The seats that passed this turn, in the order of passing."""
        self.workers = workers
        """The seat whose worker stands on each place; `stand` and `leave` move them."""
        self.taken: i64 = 0
        """The places where a worker stands, one bit a place."""
        self.open: i64 = 0
        """The places that take a worker, whether or not one stands there, one bit a place."""
        self.placings = frame.placings
        """The choices of who places a worker, by place; behind the places what else there is.

        Copies of the table share them, so what is built makes another list.
        """
        self.provost: i64 = 0
        """The space of the road on which the provost stands."""
        self.supply: i64 = 0
        """The tiles that can still be built, one bit a tile."""
        self.round: i64 = 0
        self.phase: i64 = 0
        """0 before the first round."""

    def turn(self) -> int:
        """The number of the round."""
        return self.round

    def in_supply(self, tile: i64) -> bool:
        """Whether a tile can still be built."""
        return bool(self.supply >> tile & 1)

    def purse(self, seat: i64) -> Purse:
        """What lies before a seat."""
        raise NotImplementedError

    def first_space(self) -> i64:
        """How far back the provost can go."""
        return 1

    def last_space(self) -> i64:
        """How far the provost can go."""
        raise NotImplementedError

    def stand(self, place: i64, seat: i64) -> None:
        """A worker of a seat comes to a free place."""
        self.workers[place] = seat
        self.purse(seat).standing |= BIT[place]
        self.taken |= BIT[place]

    def leave(self, place: i64) -> None:
        """The worker on a place leaves it."""
        self.purse(self.workers[place]).standing &= ~BIT[place]
        self.workers[place] = NOBODY
        self.taken &= ~BIT[place]

    def open_place(self, place: i64, placing: Choice) -> None:
        """A place takes a worker from now on, by this choice."""
        self.open |= BIT[place]
        if self.placings[place] is not placing:
            self.placings = self.placings.copy()
            self.placings[place] = placing

    def close_place(self, place: i64) -> None:
        """A place takes no worker any more."""
        self.open &= ~BIT[place]

    def next_taken(self, place: i64) -> i64:
        """The first place from this one on where a worker stands; one behind all if none does."""
        ahead = self.taken >> place
        return place + lowest(ahead) if ahead != 0 else len(self.workers)

    def words(self) -> Words:
        """The choices of this game."""
        return self.frame.words

    def cause_name(self, cause: i64) -> str:
        """Why something moved, in words: a tile or an occasion."""
        return self.frame.causes[cause]

    def has_passed(self, seat: i64) -> bool:
        """Whether a seat's marker is on the bridge."""
        for passed in self.bridge:
            if passed == seat:
                return True
        return False

    def next_to_act(self, seat: i64) -> i64:
        """The next seat in turn order that has not passed; NOBODY when all have."""
        passed: i64 = 0
        for other in self.bridge:
            passed |= BIT[other]
        behind = False
        again = NOBODY  # who acts next if nobody behind this seat does
        for other in self.order:
            if not passed & BIT[other]:
                if behind:
                    return other
                if again == NOBODY:
                    again = other
            if other == seat:
                behind = True
        return again


T = TypeVar("T", bound=Table)


def gain(g: Game[T], seat: i64, stock: Stock, cause: i64) -> None:
    """A seat receives goods or money from the bank."""
    g.state.purse(seat).stock += stock
    if g.listener is not None:
        g.tell("gain", seat, g.state.cause_name(cause), 0, stock)


def pay(g: Game[T], seat: i64, stock: Stock, cause: i64) -> None:
    """A seat pays goods or money to the bank; the options made sure that it can."""
    g.state.purse(seat).stock -= stock
    if g.listener is not None:
        g.tell("pay", seat, g.state.cause_name(cause), 0, stock)


def pass_turn(g: Game[T], seat: i64, first_pass: i64) -> None:
    """The marker goes to the lowest free number; the first to pass gains a denier."""
    b = g.state
    b.bridge = append(b.bridge, seat)
    if g.listener is not None:
        g.tell("pass", seat, "bridge", len(b.bridge))
    if len(b.bridge) == 1:
        gain(g, seat, FIRST_PASS_DENIERS * DENIERS, first_pass)


def tell_order(g: Game[T]) -> None:
    """Tell the whole turn order, first seat first."""
    if g.listener is not None:
        for seat in g.state.order:
            g.tell("order", seat)
