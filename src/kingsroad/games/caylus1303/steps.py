"""All steps of the game, and the words for what they are about."""

from __future__ import annotations

from typing import Final

from kingsroad.core.game import Step
from kingsroad.games.caylus1303.activation import ActivateRoad, LeaveBuilding, PayOwner, UseGain
from kingsroad.games.caylus1303.building import (
    BuildTile,
    ErectMonument,
    LayTile,
    VisitResidences,
)
from kingsroad.games.caylus1303.castle import (
    DeliverBundle,
    DeliverBundles,
    HonourBestDeliverer,
    LeaveSite,
)
from kingsroad.games.caylus1303.causes import CAUSES
from kingsroad.games.caylus1303.choices import KEYS, SEAT_NAMES
from kingsroad.games.caylus1303.favors import EngageCharacter, UseFavor
from kingsroad.games.caylus1303.income import Recruit
from kingsroad.games.caylus1303.lawyer import TurnResidences, UseLawyer
from kingsroad.games.caylus1303.phases import (
    EndRound,
    LeadRound,
    PlaceWorkers,
    PlayRound,
    ResetProvost,
)
from kingsroad.games.caylus1303.placement import PlaceWorker, RiseEarly, WakeEarlyRiser
from kingsroad.games.caylus1303.scoring import FinalBonus
from kingsroad.games.caylus1303.setup import (
    SPOTS,
    DealCharacters,
    DealStart,
    Draft,
    DraftCharacter,
    DrawFirst,
    LayFirstGame,
    LayTiles,
)
from kingsroad.games.caylus1303.special import CrossBridge, GuideProvost, PayProvost, SendBailiff
from kingsroad.games.caylus1303.state import BRIDGE, Board
from kingsroad.games.caylus1303.tiles import KIND_NAMES, LAST_PLOT, PHASE_NAMES
from kingsroad.games.caylus1303.trade import ReceiveOffer, UseTrade
from kingsroad.realm.goods import GiveCubes
from kingsroad.realm.phases import Phase
from kingsroad.realm.stock import GOLD, KINDS

PLOT_NAMES: Final = [str(plot) for plot in range(1, LAST_PLOT + 2)]

STEPS: Final[list[type[Step[Board]]]] = [
    LayTiles,
    LayFirstGame,
    DrawFirst,
    DealCharacters,
    Draft,
    DraftCharacter,
    DealStart,
    PlayRound,
    Phase,
    LeadRound,
    WakeEarlyRiser,
    RiseEarly,
    PlaceWorkers,
    PlaceWorker,
    CrossBridge,
    PayProvost,
    SendBailiff,
    GuideProvost,
    ActivateRoad,
    LeaveBuilding,
    PayOwner,
    UseGain,
    UseTrade,
    ReceiveOffer,
    GiveCubes,
    BuildTile,
    LayTile,
    UseLawyer,
    UseFavor,
    EngageCharacter,
    DeliverBundles,
    DeliverBundle,
    HonourBestDeliverer,
    LeaveSite,
    TurnResidences,
    VisitResidences,
    ErectMonument,
    Recruit,
    ResetProvost,
    EndRound,
    FinalBonus,
]
"""In the order of play. Observations number the questions in this order, so it stays."""

WORDS: Final[dict[str, list[str]]] = {
    "seat": SEAT_NAMES,
    "tile": KEYS,
    "kind": KIND_NAMES,
    "good": KINDS[:GOLD],
    "cause": CAUSES,
    "phase": PHASE_NAMES,
    "full-or-less": ["full-price", "less"],
    "side": ["build-side", "setup-side"],
    "offer": ["1", "2"],
    "count": [str(count) for count in range(3)],
    "reach": [str(reach) for reach in range(3)],
    "turn": [str(turn) for turn in range(6)],
    "spot": [str(spot) for spot in range(SPOTS)],
    "place": [*KEYS[:BRIDGE], "bridge", *PLOT_NAMES],
    "plot": ["0", *PLOT_NAMES],
}
"""What a fact of each sort can be, by number."""
FLAGS: Final = ["full-or-less", "side"]
"""The sorts that a step keeps as true or false."""
