"""The sequence of play, and nothing else."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingsroad.core.game import Game, Step
from kingsroad.games.magna_carta.activation import ActivateRoad
from kingsroad.games.magna_carta.castle import BuildCastle
from kingsroad.games.magna_carta.income import CollectIncome
from kingsroad.games.magna_carta.placement import TAKE_ACTION
from kingsroad.games.magna_carta.state import Board
from kingsroad.games.magna_carta.tiles import PROVOST_STEP
from kingsroad.realm.phases import Phase
from kingsroad.realm.provost import BribeProvost
from kingsroad.realm.table import tell_order

SETUP: Final[i64] = 0
INCOME: Final[i64] = 1
ACTIONS: Final[i64] = 2
PROVOST: Final[i64] = 3
BUILDINGS: Final[i64] = 4
CASTLE: Final[i64] = 5
END_OF_ROUND: Final[i64] = 6
"""The phases by number, as `PHASE_NAMES` has them."""


class PlayRound(Step[Board]):
    """[turn.1] A round has six phases; [beginner.5] five without the provost."""

    def run(self, g: Game[Board]) -> None:
        """Schedule them all."""
        g.state.round += 1
        if g.listener is not None:
            g.tell("turn", amount=g.state.round)
        g.then_all(FIVE_PHASES if g.state.beginner else SIX_PHASES)


class TakeActions(Step[Board]):
    """[action.1] [action.4] The first seat begins; the bridge is empty again."""

    def run(self, g: Game[Board]) -> None:
        """Ask the first seat."""
        g.state.bridge = vec[i64]()
        g.then(TAKE_ACTION[g.state.order[0]])


class EndRound(Step[Board]):
    """[round.1] [round.2] The provost walks on and the first-player card goes to the left."""

    def run(self, g: Game[Board]) -> None:
        """[round.3] [end.1] A new round follows, or the end if no token is left."""
        b = g.state
        if not b.beginner:  # [beginner.8]
            ahead = b.last_space() - b.provost
            b.provost += ahead if ahead < PROVOST_STEP else PROVOST_STEP
            if g.listener is not None:
                g.tell("provost", amount=b.provost)
        b.order = append(b.order[1:], b.order[0])
        tell_order(g)
        if b.tokens != 0:
            g.then(PlayRound())
        elif g.listener is not None:
            g.tell("over")


SIX_PHASES: Final[list[Step[Board]]] = [
    Phase(INCOME),
    CollectIncome(),
    Phase(ACTIONS),
    TakeActions(),
    Phase(PROVOST),
    BribeProvost(0),
    Phase(BUILDINGS),
    ActivateRoad(1),
    Phase(CASTLE),
    BuildCastle(0),
    Phase(END_OF_ROUND),
    EndRound(),
]
FIVE_PHASES: Final[list[Step[Board]]] = SIX_PHASES[:4] + SIX_PHASES[6:]
