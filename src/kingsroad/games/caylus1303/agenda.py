"""The steps of the game as words, for positions."""

from __future__ import annotations

from typing import Final

from kingsroad.core.agenda import AgendaWords
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

# What each fact of a step is, so that it can be written as a word and checked when read.
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
FACTS: Final[dict[str, list[str]]] = {
    "LayTiles": ["spot"],
    "LayFirstGame": [],
    "DrawFirst": [],
    "DealCharacters": [],
    "Draft": [],
    "DraftCharacter": ["seat"],
    "DealStart": [],
    "PlayRound": [],
    "Phase": ["phase"],
    "LeadRound": [],
    "WakeEarlyRiser": [],
    "RiseEarly": ["seat"],
    "PlaceWorkers": [],
    "PlaceWorker": ["seat"],
    "ActivateRoad": ["place"],
    "LeaveBuilding": ["place"],
    "PayOwner": ["seat", "tile"],
    "UseGain": ["seat", "tile", "side"],
    "UseTrade": ["seat", "tile"],
    "ReceiveOffer": ["seat", "tile", "offer"],
    "GiveCubes": ["seat", "count", "good", "cause"],
    "BuildTile": ["seat", "kind", "full-or-less"],
    "LayTile": ["seat", "tile"],
    "UseLawyer": ["seat"],
    "GuideProvost": ["seat", "reach"],
    "CrossBridge": ["turn"],
    "PayProvost": ["seat"],
    "SendBailiff": [],
    "UseFavor": ["seat"],
    "EngageCharacter": ["seat"],
    "DeliverBundles": ["turn"],
    "DeliverBundle": ["seat"],
    "HonourBestDeliverer": [],
    "LeaveSite": [],
    "TurnResidences": [],
    "VisitResidences": ["plot"],
    "ErectMonument": ["seat", "plot"],
    "Recruit": [],
    "ResetProvost": [],
    "EndRound": [],
    "FinalBonus": [],
}


class Agenda1303(AgendaWords[Board]):
    """The steps of Caylus 1303 as words."""

    def make(self, name: str, facts: list[int]) -> Step[Board]:
        """Build a step; written out, so that the compiler checks each."""
        f = facts
        if name == "LayTiles":
            return LayTiles(f[0])
        if name == "DraftCharacter":
            return DraftCharacter(f[0])
        if name == "Phase":
            return Phase(f[0])
        if name == "RiseEarly":
            return RiseEarly(f[0])
        if name == "PlaceWorker":
            return PlaceWorker(f[0])
        if name == "ActivateRoad":
            return ActivateRoad(f[0])
        if name == "LeaveBuilding":
            return LeaveBuilding(f[0])
        if name == "PayOwner":
            return PayOwner(f[0], f[1])
        if name == "UseGain":
            return UseGain(f[0], f[1], f[2] == 1)
        if name == "UseTrade":
            return UseTrade(f[0], f[1])
        if name == "ReceiveOffer":
            return ReceiveOffer(f[0], f[1], f[2])
        if name == "GiveCubes":
            return GiveCubes(f[0], f[1], f[2], f[3])
        if name == "BuildTile":
            return BuildTile(f[0], f[1], f[2] == 1)
        if name == "LayTile":
            return LayTile(f[0], f[1])
        if name == "UseLawyer":
            return UseLawyer(f[0])
        if name == "GuideProvost":
            return GuideProvost(f[0], f[1])
        if name == "CrossBridge":
            return CrossBridge(f[0])
        if name == "PayProvost":
            return PayProvost(f[0])
        if name == "UseFavor":
            return UseFavor(f[0])
        if name == "EngageCharacter":
            return EngageCharacter(f[0])
        if name == "DeliverBundles":
            return DeliverBundles(f[0])
        if name == "DeliverBundle":
            return DeliverBundle(f[0])
        if name == "VisitResidences":
            return VisitResidences(f[0])
        if name == "ErectMonument":
            return ErectMonument(f[0], f[1])
        return PLAIN_STEPS[name]


PLAIN_STEPS: Final[dict[str, Step[Board]]] = {
    "LayFirstGame": LayFirstGame(),
    "DrawFirst": DrawFirst(),
    "DealCharacters": DealCharacters(),
    "Draft": Draft(),
    "DealStart": DealStart(),
    "PlayRound": PlayRound(),
    "LeadRound": LeadRound(),
    "WakeEarlyRiser": WakeEarlyRiser(),
    "PlaceWorkers": PlaceWorkers(),
    "SendBailiff": SendBailiff(),
    "HonourBestDeliverer": HonourBestDeliverer(),
    "LeaveSite": LeaveSite(),
    "TurnResidences": TurnResidences(),
    "Recruit": Recruit(),
    "ResetProvost": ResetProvost(),
    "EndRound": EndRound(),
    "FinalBonus": FinalBonus(),
}
"""The steps without facts."""

AGENDA: Final = Agenda1303(WORDS, FACTS)
