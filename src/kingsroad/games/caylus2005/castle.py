"""Phase 6: building the castle."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY, Ask, Game, Sorts, Step
from kingsroad.games.caylus2005 import favors
from kingsroad.games.caylus2005.choices import BATCH, BATCH_COST, DONE, SEAT_NAMES
from kingsroad.games.caylus2005.placement import send_home
from kingsroad.games.caylus2005.prestige import lose
from kingsroad.games.caylus2005.state import CASTLE_1, CASTLE_END, Board
from kingsroad.games.caylus2005.tiles import (
    BATCH_PRESTIGE,
    CASTLE,
    IDLE_LOSS,
    SECTION_NAMES,
    SECTIONS,
)
from kingsroad.realm.prestige import score
from kingsroad.realm.stock import FOOD, amount, covers
from kingsroad.realm.table import pay


class BuildCastle(Step[Board]):
    """[castle.1] The workers at the castle build in the order of their numbers."""

    SORTS: ClassVar[Sorts] = ("castle",)

    def __init__(self, number: i64) -> None:
        self.number: Final = number

    def facts(self) -> list[int]:
        """The castle number whose turn it is."""
        return [self.number]

    def run(self, g: Game[Board]) -> None:
        """One seat offers its batches; then comes the next; at last the best is honoured."""
        place = CASTLE_1 + self.number - 1
        seat = g.state.workers[place] if place < CASTLE_END else NOBODY
        if seat == NOBODY:
            g.then(HONOUR_BEST_BUILDER)
        else:
            g.then(BUILD_CASTLE[self.number + 1])
            g.then_both(OFFER_BATCH[seat], END_CASTLE_TURN[seat])


class OfferBatch(Ask[Board]):
    """[castle.3] Offer a batch, as often as the seat can and likes."""

    def options(self, g: Game[Board]) -> list[Choice]:
        """[castle.4] [castle.5] One food and two other goods that differ; gold is one of them."""
        b = g.state
        legal: list[Choice] = []
        held = b.seats[self.seat].stock
        if amount(held, FOOD) == 0 or b.current_section() == SECTIONS:
            return legal
        for i in range(len(BATCH_COST)):
            if covers(held, BATCH_COST[i]):
                legal.append(BATCH[i])
        if legal:
            legal.append(DONE)
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """[castle.6] [castle.7] A house in the first section with room, prestige at once."""
        if choice is DONE:
            return
        b = g.state
        owner = b.seats[self.seat]
        section = b.current_section()
        pay(g, self.seat, BATCH_COST[choice.arg], CASTLE)
        owner.add_house(section)
        owner.batches += 1
        if g.listener is not None:
            g.tell("house", self.seat, SECTION_NAMES[section], 1)
        score(g, self.seat, BATCH_PRESTIGE[section], CASTLE)
        g.then(OFFER_BATCH[self.seat])


class EndCastleTurn(Step[Board]):
    """[castle.9] A seat that built nothing loses 2 prestige, [castle.10] if there was room."""

    SORTS: ClassVar[Sorts] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def facts(self) -> list[int]:
        """The seat."""
        return [self.seat]

    def run(self, g: Game[Board]) -> None:
        """Punish idleness."""
        b = g.state
        if b.seats[self.seat].batches == 0 and b.current_section() < SECTIONS:
            lose(g, self.seat, IDLE_LOSS, CASTLE)


BUILD_CASTLE: Final[list[BuildCastle]] = [
    BuildCastle(number) for number in range(CASTLE_END - CASTLE_1 + 2)
]
OFFER_BATCH: Final[list[OfferBatch]] = [OfferBatch(seat) for seat in range(len(SEAT_NAMES))]
END_CASTLE_TURN: Final[list[EndCastleTurn]] = [
    EndCastleTurn(seat) for seat in range(len(SEAT_NAMES))
]
"""By number and by seat. Steps never change, so the frequent ones are made once."""


class HonourBestBuilder(Step[Board]):
    """[castle.11] Who offered most batches this turn receives a royal favor."""

    def run(self, g: Game[Board]) -> None:
        """[castle.12] Among equals the lower castle number; [castle.13] nobody if none built."""
        b = g.state
        best: i64 = NOBODY
        most: i64 = 0
        for place in range(CASTLE_1, CASTLE_END):
            seat = b.workers[place]
            if seat != NOBODY and b.seats[seat].batches > most:
                best = seat
                most = b.seats[seat].batches
        g.then(LEAVE_CASTLE)
        if best != NOBODY:
            favors.grant(g, best, 1)


class LeaveCastle(Step[Board]):
    """[castle.14] The workers at the castle go home."""

    def run(self, g: Game[Board]) -> None:
        """Send them home."""
        b = g.state
        for place in range(CASTLE_1, CASTLE_END):
            if b.workers[place] != NOBODY:
                b.seats[b.workers[place]].batches = 0
                send_home(g, place)


HONOUR_BEST_BUILDER: Final = HonourBestBuilder()
LEAVE_CASTLE: Final = LeaveCastle()
