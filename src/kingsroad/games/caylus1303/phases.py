"""The sequence of play, and nothing else."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingsroad.core.game import Game, Step
from kingsroad.games.caylus1303.activation import ACTIVATE_ROAD
from kingsroad.games.caylus1303.building import VisitResidences
from kingsroad.games.caylus1303.castle import DeliverBundles
from kingsroad.games.caylus1303.income import Recruit
from kingsroad.games.caylus1303.lawyer import TurnResidences
from kingsroad.games.caylus1303.placement import PLACE_WORKER, WakeEarlyRiser
from kingsroad.games.caylus1303.scoring import FinalBonus
from kingsroad.games.caylus1303.special import CrossBridge, SendBailiff
from kingsroad.games.caylus1303.state import BRIDGE, Board
from kingsroad.games.caylus1303.tiles import ROUNDS
from kingsroad.realm.phases import Phase

SETUP: Final[i64] = 0
PLANNING: Final[i64] = 1
ACTIVATION: Final[i64] = 2
DELIVERY: Final[i64] = 3
ADMINISTRATION: Final[i64] = 4
"""The phases by number, as `PHASE_NAMES` has them."""


class PlayRound(Step[Board]):
    """[round.1] A round has four phases."""

    def run(self, g: Game[Board]) -> None:
        """[journey.1] [goldsmith.1] What can be done once a round can be done again."""
        g.state.round += 1
        g.state.used = 0
        if g.listener is not None:
            g.tell("turn", amount=g.state.round)
        g.then_all(FOUR_PHASES)


class LeadRound(Step[Board]):
    """[plan.12] [reset.7] Who passed first in the round before begins."""

    def run(self, g: Game[Board]) -> None:
        """The bridge is empty again."""
        b = g.state
        if len(b.bridge) > 0:
            b.order = clockwise(len(b.seats), b.bridge[0])
            b.bridge = vec[i64]()


def clockwise(players: i64, first: i64) -> vec[i64]:
    """All seats in the order in which they sit, from one on."""
    order = vec[i64]()
    for i in range(players):
        order = append(order, (first + i) % players)
    return order


class PlaceWorkers(Step[Board]):
    """[plan.1] [riser.4] The first seat begins."""

    def run(self, g: Game[Board]) -> None:
        """The others follow."""
        g.then(PLACE_WORKER[g.state.order[0]])


class ResetProvost(Step[Board]):
    """[reset.1] [reset.3] [reset.6] The provost goes before the last building of the road."""

    def run(self, g: Game[Board]) -> None:
        """He stands behind the plot before it."""
        b = g.state
        b.provost = b.last_built_plot() - 1
        if g.listener is not None:
            g.tell("reset", amount=b.provost)


class EndRound(Step[Board]):
    """[reset.7] The next round follows, or [end.1] the end after the ninth."""

    def run(self, g: Game[Board]) -> None:
        """Go on or end."""
        if g.state.round == ROUNDS:
            g.then(FinalBonus())
        else:
            g.then(PlayRound())


FOUR_PHASES: Final[list[Step[Board]]] = [
    Phase(PLANNING),
    LeadRound(),
    WakeEarlyRiser(),
    PlaceWorkers(),
    Phase(ACTIVATION),
    ACTIVATE_ROAD[0],
    CrossBridge(0),
    SendBailiff(),
    ACTIVATE_ROAD[BRIDGE + 1],
    Phase(DELIVERY),
    DeliverBundles(0),
    Phase(ADMINISTRATION),
    TurnResidences(),
    VisitResidences(1),
    Recruit(),
    ResetProvost(),
    EndRound(),
]
