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
    Phase(1),
    CollectIncome(),
    Phase(2),
    TakeActions(),
    Phase(3),
    BribeProvost(0),
    Phase(4),
    ActivateRoad(1),
    Phase(5),
    BuildCastle(0),
    Phase(6),
    EndRound(),
]
FIVE_PHASES: Final[list[Step[Board]]] = SIX_PHASES[:4] + SIX_PHASES[6:]
