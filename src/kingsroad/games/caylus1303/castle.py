"""Phase 3: bundles for the construction site."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY, Ask, Game, Sorts, Step
from kingsroad.games.caylus1303 import favors
from kingsroad.games.caylus1303.causes import CHARACTER, DELIVERY
from kingsroad.games.caylus1303.choices import (
    BUNDLE,
    BUNDLE_COST,
    DONE,
    PLAIN_BUNDLES,
    SEAT_NAMES,
)
from kingsroad.games.caylus1303.state import Board
from kingsroad.games.caylus1303.tiles import (
    BUNDLE_CUBES,
    BUNDLE_PRESTIGE,
    CHAMBERLAIN,
    DELIVERYMAN,
    FOREMAN,
    FOREMAN_PRESTIGE,
    GOLDSMITH,
    GOLDSMITH_PRESTIGE,
)
from kingsroad.realm.prestige import score
from kingsroad.realm.stock import GOLD, amount, covers, cubes
from kingsroad.realm.table import pay


class DeliverBundles(Step[Board]):
    """[deliver.1] The seats at the site deliver in the order of the queue."""

    SORTS: ClassVar[Sorts] = ("turn",)

    def __init__(self, turn: i64) -> None:
        self.turn: Final = turn

    def facts(self) -> list[int]:
        """The place in the queue."""
        return [self.turn]

    def run(self, g: Game[Board]) -> None:
        """[carrier.1] [carrier.2] After the queue the Deliveryman delivers, once more or at all."""
        b = g.state
        if self.turn < len(b.queue):
            g.then_both(DELIVER_BUNDLE[b.queue[self.turn]], DELIVER_BUNDLES[self.turn + 1])
            return
        g.then(HonourBestDeliverer())
        holder = b.holder_of(DELIVERYMAN)
        if holder != NOBODY:
            self.ask_again(g, DELIVER_BUNDLE[holder])

    def ask_again(self, g: Game[Board], last: DeliverBundle) -> None:
        """[carrier.2] Who was asked last of all is not asked the same again."""
        queue = g.state.queue
        at = len(queue) - 1
        while at >= 0 and queue[at] != last.seat and not was_asked(g, queue[at]):
            at -= 1
        if at < 0 or queue[at] != last.seat:
            g.then(last)
        elif at < len(queue) - 1 and last.options(g):
            g.leave_unasked(last, [DONE])


class DeliverBundle(Ask[Board]):
    """[deliver.2] [deliver.6] Deliver a bundle, as often as the seat can and likes."""

    def options(self, g: Game[Board]) -> list[Choice]:
        """[deliver.3] [chamberlain.1] Three different goods with food, or any three."""
        seat = g.state.seats[self.seat]
        legal: list[Choice] = []
        held = seat.stock
        if cubes(held) < BUNDLE_CUBES:
            return legal
        for choice in BUNDLE if seat.has(CHAMBERLAIN) else PLAIN_BUNDLES:
            if covers(held, BUNDLE_COST[choice.arg]):
                legal.append(choice)
        if legal:
            legal.append(DONE)
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """[deliver.5] Each bundle brings prestige at once."""
        if choice is DONE:
            return
        b = g.state
        seat = b.seats[self.seat]
        contents = BUNDLE_COST[choice.arg]
        pay(g, self.seat, contents, DELIVERY)
        seat.bundles += 1
        score(g, self.seat, BUNDLE_PRESTIGE, DELIVERY)
        if seat.has(FOREMAN):  # [foreman.1]
            score(g, self.seat, FOREMAN_PRESTIGE, CHARACTER + FOREMAN)
        with_gold = amount(contents, GOLD) > 0
        if with_gold and seat.has(GOLDSMITH) and not b.used >> GOLDSMITH & 1:  # [goldsmith.2]
            b.used |= BIT[GOLDSMITH]
            score(g, self.seat, GOLDSMITH_PRESTIGE, CHARACTER + GOLDSMITH)
        g.then(DELIVER_BUNDLE[self.seat])


DELIVER_BUNDLES: Final[list[DeliverBundles]] = [
    DeliverBundles(turn) for turn in range(len(SEAT_NAMES) + 1)
]
DELIVER_BUNDLE: Final[list[DeliverBundle]] = [
    DeliverBundle(seat) for seat in range(len(SEAT_NAMES))
]
"""By turn and by seat. Steps never change, so the frequent ones are made once."""


def was_asked(g: Game[Board], seat: i64) -> bool:
    """Whether a seat of the queue had a bundle to deliver on its turn; only bundles use cubes."""
    return g.state.seats[seat].bundles > 0 or len(DELIVER_BUNDLE[seat].options(g)) > 0


class HonourBestDeliverer(Step[Board]):
    """[deliver.7] [carrier.3] Who delivered most bundles this round receives a favor."""

    def run(self, g: Game[Board]) -> None:
        """[deliver.9] Without a bundle there is none."""
        g.then(LeaveSite())
        best = best_deliverer(g.state)
        if best != NOBODY:
            favors.grant(g, best)


def best_deliverer(b: Board) -> i64:
    """[deliver.8] [carrier.4] Who has most bundles; among equals the first in the queue."""
    best: i64 = NOBODY
    most: i64 = 0
    for seat in b.queue:
        if b.seats[seat].bundles > most:
            best = seat
            most = b.seats[seat].bundles
    for number in range(len(b.seats)):
        if b.seats[number].bundles > most:
            best = number
            most = b.seats[number].bundles
    return best


class LeaveSite(Step[Board]):
    """[deliver.10] The workers at the site go to the camp."""

    def run(self, g: Game[Board]) -> None:
        """Send them there."""
        b = g.state
        for seat in b.queue:
            b.seats[seat].camp += 1
            if g.listener is not None:
                g.tell("home", seat, "site")
        b.queue = vec[i64]()
        for owner in b.seats:
            owner.bundles = 0
