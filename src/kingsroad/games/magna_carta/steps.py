"""All steps of the game, and the words for what they are about."""

from __future__ import annotations

from typing import Final

from kingsroad.core.game import Step
from kingsroad.games.magna_carta.activation import ActivateRoad, BuyCubes, CloseCard, UseGain
from kingsroad.games.magna_carta.castle import BuildCastle, OfferBatch
from kingsroad.games.magna_carta.causes import CAUSES
from kingsroad.games.magna_carta.choices import SEAT_NAMES
from kingsroad.games.magna_carta.hands import DealCard, KeepHand
from kingsroad.games.magna_carta.income import CollectIncome
from kingsroad.games.magna_carta.lawyer import TurnCard, UseLawyer
from kingsroad.games.magna_carta.payment import PayCost, PayKind
from kingsroad.games.magna_carta.phases import EndRound, PlayRound, TakeActions
from kingsroad.games.magna_carta.placement import BuildCard, ErectPrestige, TakeAction
from kingsroad.games.magna_carta.setup import DrawFirst, LayNeutral, LayPeddler
from kingsroad.games.magna_carta.state import Board
from kingsroad.games.magna_carta.tiles import MOST_SPACES, PHASE_NAMES, TILES
from kingsroad.games.magna_carta.trade import ReceiveOffer, UseTrade
from kingsroad.realm.goods import GiveAny, GiveCubes, SellCube
from kingsroad.realm.phases import Phase
from kingsroad.realm.provost import BribeProvost, MoveProvost
from kingsroad.realm.stock import KINDS

STEPS: Final[list[type[Step[Board]]]] = [
    LayNeutral,
    LayPeddler,
    DealCard,
    KeepHand,
    DrawFirst,
    PlayRound,
    Phase,
    CollectIncome,
    TakeActions,
    TakeAction,
    PayCost,
    PayKind,
    GiveAny,
    BuildCard,
    ErectPrestige,
    BribeProvost,
    MoveProvost,
    ActivateRoad,
    CloseCard,
    UseGain,
    UseTrade,
    ReceiveOffer,
    GiveCubes,
    BuyCubes,
    SellCube,
    UseLawyer,
    TurnCard,
    BuildCastle,
    OfferBatch,
    EndRound,
]
"""In the order of play. Observations number the questions in this order, so it stays."""

WORDS: Final[dict[str, list[str]]] = {
    "seat": SEAT_NAMES,
    "tile": [tile.key for tile in TILES],
    "cause": CAUSES,
    "good": KINDS[:4],
    "phase": PHASE_NAMES,
    "for": ["worker", "owner"],
    "offer": ["1", "2"],
    "count": [str(count) for count in range(13)],
    "price": [str(count) for count in range(13)],
    "turn": [str(turn) for turn in range(5)],
    "space": [str(space) for space in range(MOST_SPACES)],
}
"""What a fact of each sort can be, by number."""
FLAGS: Final = ["for"]
"""The sorts that a step keeps as true or false."""
