"""The steps of the game as words, for positions."""

from __future__ import annotations

from typing import Final

from kingsroad.core.agenda import AgendaWords
from kingsroad.core.game import Step
from kingsroad.games.caylus2005.activation import ActivateRoad, CloseBuilding
from kingsroad.games.caylus2005.building import BuildTile, LayTile, ReplaceResidence
from kingsroad.games.caylus2005.castle import (
    BuildCastle,
    EndCastleTurn,
    HonourBestBuilder,
    LeaveCastle,
    OfferBatch,
)
from kingsroad.games.caylus2005.causes import CAUSES
from kingsroad.games.caylus2005.choices import SEAT_NAMES
from kingsroad.games.caylus2005.counts import CheckCount, CloseSection, CountHouses, MoveBailiff
from kingsroad.games.caylus2005.favors import ReceiveFavor, UseFavor
from kingsroad.games.caylus2005.income import CollectIncome
from kingsroad.games.caylus2005.lawyer import UseLawyer
from kingsroad.games.caylus2005.phases import EndTurn, Phase, PlaceWorkers, PlayTurn
from kingsroad.games.caylus2005.placement import PlaceWorker
from kingsroad.games.caylus2005.production import OwnersCube, TakeOneOf
from kingsroad.games.caylus2005.scoring import FinalBonus
from kingsroad.games.caylus2005.setup import DealStart, DrawOrder, LayNeutral
from kingsroad.games.caylus2005.special import (
    GuideProvost,
    LeaveGate,
    LeaveInn,
    LeaveJoustField,
    OpenGate,
    OpenGuild,
    OpenInn,
    OpenJoustField,
    OpenStables,
    OpenTradingPost,
)
from kingsroad.games.caylus2005.state import Board
from kingsroad.games.caylus2005.tiles import KIND_NAMES, LAST_SPACE, LINE_NAMES, PHASE_NAMES, TILES
from kingsroad.games.caylus2005.trade import ReceiveOffer, UseTrade
from kingsroad.realm.goods import GiveAny, GiveCubes, SellCube, TakeCubes
from kingsroad.realm.provost import BribeProvost, MoveProvost
from kingsroad.realm.stock import KINDS

# What each fact of a step is, so that it can be written as a word and checked when read.
WORDS: Final[dict[str, list[str]]] = {
    "seat": SEAT_NAMES,
    "tile": [tile.key for tile in TILES],
    "kind": KIND_NAMES,
    "line": LINE_NAMES,
    "good": KINDS[:4],
    "cause": CAUSES,
    "phase": PHASE_NAMES,
    "full-or-less": ["full-price", "less"],
    "must-or-may": ["must", "may"],
    "offer": ["1", "2"],
    "price": [str(price) for price in range(7)],
    "count": [str(count) for count in range(5)],
    "turn": [str(turn) for turn in range(6)],
    "castle": [str(number) for number in range(7)],
    "space": [str(space) for space in range(LAST_SPACE + 2)],
}
FACTS: Final[dict[str, list[str]]] = {
    "LayNeutral": ["space"],
    "DrawOrder": [],
    "DealStart": [],
    "PlayTurn": [],
    "Phase": ["phase"],
    "CollectIncome": [],
    "PlaceWorkers": [],
    "PlaceWorker": ["seat"],
    "OpenGate": [],
    "LeaveGate": ["seat"],
    "OpenTradingPost": [],
    "OpenGuild": [],
    "GuideProvost": ["seat"],
    "OpenJoustField": [],
    "LeaveJoustField": [],
    "OpenStables": [],
    "OpenInn": [],
    "LeaveInn": ["seat"],
    "BribeProvost": ["turn"],
    "MoveProvost": ["seat"],
    "ActivateRoad": ["space"],
    "CloseBuilding": ["space"],
    "TakeOneOf": ["seat", "cause"],
    "OwnersCube": ["seat", "tile"],
    "TakeCubes": ["seat", "count", "good", "cause"],
    "GiveCubes": ["seat", "count", "good", "cause"],
    "GiveAny": ["seat", "cause"],
    "SellCube": ["seat", "price", "tile"],
    "UseTrade": ["seat", "tile"],
    "ReceiveOffer": ["seat", "tile", "offer"],
    "BuildTile": ["seat", "kind", "full-or-less", "must-or-may"],
    "LayTile": ["seat", "tile"],
    "ReplaceResidence": ["seat", "tile"],
    "UseLawyer": ["seat", "full-or-less", "must-or-may"],
    "ReceiveFavor": ["seat"],
    "UseFavor": ["seat", "line"],
    "BuildCastle": ["castle"],
    "OfferBatch": ["seat"],
    "EndCastleTurn": ["seat"],
    "HonourBestBuilder": [],
    "LeaveCastle": [],
    "MoveBailiff": [],
    "CheckCount": [],
    "CountHouses": ["seat"],
    "CloseSection": [],
    "EndTurn": [],
    "FinalBonus": [],
}


class CaylusAgenda(AgendaWords[Board]):
    """The steps of Caylus (2005) as words."""

    def make(self, name: str, facts: list[int]) -> Step[Board]:
        """Build a step; written out, so that the compiler checks each."""
        f = facts
        if name == "LayNeutral":
            return LayNeutral(f[0])
        if name == "Phase":
            return Phase(f[0])
        if name == "PlaceWorker":
            return PlaceWorker(f[0])
        if name == "LeaveGate":
            return LeaveGate(f[0])
        if name == "GuideProvost":
            return GuideProvost(f[0])
        if name == "LeaveInn":
            return LeaveInn(f[0])
        if name == "BribeProvost":
            return BribeProvost(f[0])
        if name == "MoveProvost":
            return MoveProvost(f[0])
        if name == "ActivateRoad":
            return ActivateRoad(f[0])
        if name == "CloseBuilding":
            return CloseBuilding(f[0])
        if name == "TakeOneOf":
            return TakeOneOf(f[0], f[1])
        if name == "OwnersCube":
            return OwnersCube(f[0], f[1])
        if name == "TakeCubes":
            return TakeCubes(f[0], f[1], f[2], f[3])
        if name == "GiveCubes":
            return GiveCubes(f[0], f[1], f[2], f[3])
        if name == "GiveAny":
            return GiveAny(f[0], f[1])
        if name == "SellCube":
            return SellCube(f[0], f[1], f[2])
        if name == "UseTrade":
            return UseTrade(f[0], f[1])
        if name == "ReceiveOffer":
            return ReceiveOffer(f[0], f[1], f[2])
        if name == "BuildTile":
            return BuildTile(f[0], f[1], f[2] == 1, f[3] == 1)
        if name == "LayTile":
            return LayTile(f[0], f[1])
        if name == "ReplaceResidence":
            return ReplaceResidence(f[0], f[1])
        if name == "UseLawyer":
            return UseLawyer(f[0], f[1] == 1, f[2] == 1)
        if name == "ReceiveFavor":
            return ReceiveFavor(f[0])
        if name == "UseFavor":
            return UseFavor(f[0], f[1])
        if name == "BuildCastle":
            return BuildCastle(f[0])
        if name == "OfferBatch":
            return OfferBatch(f[0])
        if name == "EndCastleTurn":
            return EndCastleTurn(f[0])
        if name == "CountHouses":
            return CountHouses(f[0])
        return PLAIN_STEPS[name]


PLAIN_STEPS: Final[dict[str, Step[Board]]] = {
    "DrawOrder": DrawOrder(),
    "DealStart": DealStart(),
    "PlayTurn": PlayTurn(),
    "CollectIncome": CollectIncome(),
    "PlaceWorkers": PlaceWorkers(),
    "OpenGate": OpenGate(),
    "OpenTradingPost": OpenTradingPost(),
    "OpenGuild": OpenGuild(),
    "OpenJoustField": OpenJoustField(),
    "LeaveJoustField": LeaveJoustField(),
    "OpenStables": OpenStables(),
    "OpenInn": OpenInn(),
    "HonourBestBuilder": HonourBestBuilder(),
    "LeaveCastle": LeaveCastle(),
    "MoveBailiff": MoveBailiff(),
    "CheckCount": CheckCount(),
    "CloseSection": CloseSection(),
    "EndTurn": EndTurn(),
    "FinalBonus": FinalBonus(),
}
"""The steps without facts."""

AGENDA: Final = CaylusAgenda(WORDS, FACTS)
