"""Phase 1: placing workers, what it costs, and passing."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY, Ask, Game, Step
from kingsroad.games.caylus1303.camp import dismiss
from kingsroad.games.caylus1303.causes import CHARACTER, VISITOR, WAGES
from kingsroad.games.caylus1303.choices import (
    DECLINE,
    PASS,
    PLACE_SITE,
    SEAT_NAMES,
)
from kingsroad.games.caylus1303.state import PLACES, TO_PASS, TO_SITE, TO_WAIT, Board
from kingsroad.games.caylus1303.tiles import (
    DEAR_PRICE,
    EARLY_RISER,
    JOURNEYMAN,
    NIGHT_WORKER,
    STEWARD,
    STEWARD_PRESTIGE,
    THIEF,
    VISITOR_PRESTIGE,
    WORKER_PRICE,
)
from kingsroad.realm.prestige import score


class WakeEarlyRiser(Step[Board]):
    """[riser.1] Before the first seat's turn the Early Riser may place a worker."""

    def run(self, g: Game[Board]) -> None:
        """Ask the seat that holds it."""
        holder = g.state.holder_of(EARLY_RISER)
        if holder != NOBODY:
            g.then(RiseEarly(holder))


class RiseEarly(Ask[Board]):
    """[riser.2] [riser.5] Place one worker for one worker more, or wait."""

    def offered(self, g: Game[Board]) -> i64:
        """[riser.3] Every place that is open to the seat."""
        b = g.state
        if b.seats[self.seat].workers < DEAR_PRICE:
            return 0
        return open_places(b, self.seat) | BIT[TO_WAIT]

    def numbered(self, g: Game[Board]) -> list[Choice]:
        """By place, waiting behind them."""
        return g.state.placings

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """[night.2] The worker more is due whatever else the seat holds."""
        if choice is not DECLINE:
            dismiss(g, self.seat, DEAR_PRICE - WORKER_PRICE, CHARACTER + EARLY_RISER)
            put_worker(g, self.seat, choice)


class PlaceWorker(Ask[Board]):
    """[plan.1] [plan.17] Clockwise each seat places one worker or passes, until all have passed."""

    def offered(self, g: Game[Board]) -> i64:
        """[plan.16] Every place that is open to the seat if it has the workers, and to pass."""
        b = g.state
        places: i64 = 0
        if b.seats[self.seat].workers >= price(b, self.seat):
            places = open_places(b, self.seat)
        return places | BIT[TO_PASS]

    def numbered(self, g: Game[Board]) -> list[Choice]:
        """By place, passing behind them."""
        return g.state.placings

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """[plan.11] Place or pass; the next seat that has not passed follows."""
        b = g.state
        if choice is PASS:
            pass_turn(g, self.seat)
        else:
            if price(b, self.seat) > WORKER_PRICE:
                dismiss(g, self.seat, DEAR_PRICE - WORKER_PRICE, WAGES)
            put_worker(g, self.seat, choice)
        following = b.next_to_act(self.seat)
        if following != NOBODY:
            g.then(PLACE_WORKER[following])


PLACE_WORKER: Final[list[PlaceWorker]] = [PlaceWorker(seat) for seat in range(len(SEAT_NAMES))]
"""By seat. Steps never change, so the frequent ones are made once."""


def price(b: Board, seat: i64) -> i64:
    """[plan.14] [plan.15] [night.1] The workers of a placement: two once a seat has passed."""
    cheap = len(b.bridge) == 0 or b.seats[seat].has(NIGHT_WORKER)
    return WORKER_PRICE if cheap else DEAR_PRICE


def open_places(b: Board, seat: i64) -> i64:
    """[plan.2] [plan.3] [plan.5] Where a seat may place a worker, as a set, the site last.

    [journey.2] [journey.3] The Journeyman joins the worker of another seat.
    """
    places = b.open & ~b.taken
    if b.seats[seat].has(JOURNEYMAN) and not b.used >> JOURNEYMAN & 1:
        for place in range(PLACES):
            if b.workers[place] != seat:
                places |= b.open & BIT[place]
    if not b.queues(seat):  # [plan.9]
        places |= BIT[TO_SITE]
    return places


def put_worker(g: Game[Board], seat: i64, choice: Choice) -> None:
    """[journey.4] Stand a worker in a building or at the end of the queue."""
    b = g.state
    b.seats[seat].workers -= 1
    if g.listener is not None:
        g.tell("place", seat, choice.noun)
    if choice is PLACE_SITE:  # [plan.8]
        b.queue = append(b.queue, seat)
        return
    place = b.place_of(choice.arg)
    if b.workers[place] == NOBODY:
        b.stand(place, seat)
    else:  # [journey.1]
        b.second_place = place
        b.second_seat = seat
        b.used |= BIT[JOURNEYMAN]
    receive_visitor(g, place, seat)


def receive_visitor(g: Game[Board], place: i64, seat: i64) -> None:
    """[plan.6] [plan.7] The owner of a building gains 1 prestige when another seat enters it."""
    b = g.state
    owner = b.owner_of(place)
    if owner == NOBODY or owner == seat or b.seats[seat].has(THIEF):  # [thief.1] [thief.2]
        return
    # [steward.1] [steward.2]
    steward = b.seats[owner].has(STEWARD)
    score(g, owner, STEWARD_PRESTIGE if steward else VISITOR_PRESTIGE, VISITOR)


def pass_turn(g: Game[Board], seat: i64) -> None:
    """[plan.10] A house goes to the next place of the bridge; [plan.12] the first one will lead."""
    b = g.state
    b.bridge = append(b.bridge, seat)
    if g.listener is not None:
        g.tell("pass", seat, "bridge", len(b.bridge))
