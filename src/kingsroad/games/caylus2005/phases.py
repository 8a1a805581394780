"""The sequence of play, and nothing else."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.game import Game, Step
from kingsroad.games.caylus2005.activation import ACTIVATE_ROAD
from kingsroad.games.caylus2005.castle import BuildCastle
from kingsroad.games.caylus2005.counts import MoveBailiff
from kingsroad.games.caylus2005.income import CollectIncome
from kingsroad.games.caylus2005.placement import PLACE_WORKER
from kingsroad.games.caylus2005.scoring import FinalBonus
from kingsroad.games.caylus2005.special import (
    OpenGate,
    OpenGuild,
    OpenInn,
    OpenJoustField,
    OpenStables,
    OpenTradingPost,
)
from kingsroad.games.caylus2005.state import Board
from kingsroad.games.caylus2005.tiles import FIRST_SPACE, SECTIONS
from kingsroad.realm import phases
from kingsroad.realm.provost import BribeProvost
from kingsroad.realm.table import tell_order

SETUP: Final[i64] = 0
INCOME: Final[i64] = 1
PLACEMENT: Final[i64] = 2
SPECIAL_BUILDINGS: Final[i64] = 3
PROVOST: Final[i64] = 4
BUILDINGS: Final[i64] = 5
CASTLE: Final[i64] = 6
END_OF_TURN: Final[i64] = 7
"""The phases by number, as `PHASE_NAMES` has them."""


class PlayTurn(Step[Board]):
    """[turn.1] A turn has seven phases."""

    def run(self, g: Game[Board]) -> None:
        """Schedule them all."""
        g.state.round += 1
        if g.listener is not None:
            g.tell("turn", amount=g.state.round)
        g.then_all(SEVEN_PHASES)


class Phase(phases.Phase[Board]):
    """A phase begins."""

    def run(self, g: Game[Board]) -> None:
        """[favor.13] [favor.15] Every line can be used again."""
        for seat in g.state.seats:
            seat.lines_used = 0
        super().run(g)


class PlaceWorkers(Step[Board]):
    """[place.1] [place.18] Placement begins with the first seat in turn order."""

    def run(self, g: Game[Board]) -> None:
        """The bridge is empty again."""
        g.state.bridge = vec[i64]()
        g.then(PLACE_WORKER[g.state.order[0]])


class EndTurn(Step[Board]):
    """[bailiff.8] [turn.2] The next turn follows, or [end.1] the end once the towers counted."""

    def run(self, g: Game[Board]) -> None:
        """[two.2] With two seats the first place changes hands."""
        b = g.state
        if b.counted == SECTIONS:
            g.then(FinalBonus())
            return
        if len(b.seats) == 2:
            b.order = vec[i64]([b.order[1], b.order[0]])
            tell_order(g)
        g.then(PlayTurn())


SEVEN_PHASES: Final[list[Step[Board]]] = [
    Phase(INCOME),
    CollectIncome(),
    Phase(PLACEMENT),
    PlaceWorkers(),
    Phase(SPECIAL_BUILDINGS),
    OpenGate(),
    OpenTradingPost(),
    OpenGuild(),
    OpenJoustField(),
    OpenStables(),
    OpenInn(),
    Phase(PROVOST),
    BribeProvost(0),
    Phase(BUILDINGS),
    ACTIVATE_ROAD[FIRST_SPACE],
    Phase(CASTLE),
    BuildCastle(1),
    Phase(END_OF_TURN),
    MoveBailiff(),
    EndTurn(),
]
