"""All steps of the game, and the words for what they are about."""

from __future__ import annotations

from typing import Final

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

STEPS: Final[list[type[Step[Board]]]] = [
    LayNeutral,
    DrawOrder,
    DealStart,
    PlayTurn,
    Phase,
    CollectIncome,
    PlaceWorkers,
    PlaceWorker,
    OpenGate,
    LeaveGate,
    OpenTradingPost,
    OpenGuild,
    GuideProvost,
    OpenJoustField,
    LeaveJoustField,
    OpenStables,
    OpenInn,
    LeaveInn,
    BribeProvost,
    MoveProvost,
    ActivateRoad,
    CloseBuilding,
    TakeOneOf,
    OwnersCube,
    TakeCubes,
    GiveCubes,
    GiveAny,
    SellCube,
    UseTrade,
    ReceiveOffer,
    BuildTile,
    LayTile,
    ReplaceResidence,
    UseLawyer,
    ReceiveFavor,
    UseFavor,
    BuildCastle,
    OfferBatch,
    EndCastleTurn,
    HonourBestBuilder,
    LeaveCastle,
    MoveBailiff,
    CheckCount,
    CountHouses,
    CloseSection,
    EndTurn,
    FinalBonus,
]
"""In the order of play. Observations number the questions in this order, so it stays."""

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
"""What a fact of each sort can be, by number."""
FLAGS: Final = ["full-or-less", "must-or-may"]
"""The sorts that a step keeps as true or false."""
