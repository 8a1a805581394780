"""Phase 5: batches for the castle."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY, Ask, Game, Sorts, Step
from kingsroad.games.magna_carta.causes import CASTLE, MOST_BATCHES
from kingsroad.games.magna_carta.choices import BATCH, BATCH_COST, DONE
from kingsroad.games.magna_carta.state import Board
from kingsroad.games.magna_carta.tiles import IDLE_TOKENS, MOST_REWARD, MOST_SEATS
from kingsroad.games.magna_carta.tokens import take_tokens
from kingsroad.realm.stock import covers
from kingsroad.realm.table import gain, pay


class BuildCastle(Step[Board]):
    """[castle.1] In the order of passing each seat has one turn at the castle."""

    SORTS: ClassVar[Sorts] = ("turn",)

    def __init__(self, turn: i64) -> None:
        self.turn: Final = turn

    def facts(self) -> list[int]:
        """The place in the order of passing."""
        return [self.turn]

    def run(self, g: Game[Board]) -> None:
        """One seat offers its batches; then comes the next; at last the best is rewarded."""
        b = g.state
        if self.turn < len(b.bridge):
            g.then_both(OFFER_BATCH[b.bridge[self.turn]], BUILD_CASTLE[self.turn + 1])
        else:
            reward_builders(g)


class OfferBatch(Ask[Board]):
    """[castle.2] [castle.6] Offer a batch, while the castle has tokens."""

    def options(self, g: Game[Board]) -> list[Choice]:
        """[castle.3] One food, one wood, one stone; gold stands for any of them."""
        legal: list[Choice] = []
        if g.state.tokens == 0:
            return legal
        held = g.state.seats[self.seat].stock
        for i in range(len(BATCH_COST)):
            if covers(held, BATCH_COST[i]):
                legal.append(BATCH[i])
        if legal:
            legal.append(DONE)
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """[castle.4] [castle.5] Each batch brings the best token left."""
        if choice is not DONE:
            pay(g, self.seat, BATCH_COST[choice.arg], CASTLE)
            g.state.seats[self.seat].batches += 1
            take_tokens(g, self.seat, 1)
            g.then(OFFER_BATCH[self.seat])


BUILD_CASTLE: Final[list[BuildCastle]] = [BuildCastle(turn) for turn in range(MOST_SEATS + 1)]
OFFER_BATCH: Final[list[OfferBatch]] = [OfferBatch(seat) for seat in range(MOST_SEATS)]
"""By turn and by seat. Steps never change, so the frequent ones are made once."""


def reward_builders(g: Game[Board]) -> None:
    """[castle.7] [castle.8] Most batches bring 1 gold; [castle.9] without any, tokens leave."""
    b = g.state
    best: i64 = NOBODY
    most: i64 = 0
    for seat in b.bridge:
        if b.seats[seat].batches > most:
            best = seat
            most = b.seats[seat].batches
        b.seats[seat].batches = 0
    if best != NOBODY:
        gain(g, best, MOST_REWARD, MOST_BATCHES)
    else:
        take_tokens(g, NOBODY, IDLE_TOKENS)
