"""The steps of the game as words, for positions."""

from __future__ import annotations

from typing import Final

from kingsroad.core.agenda import AgendaWords
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

WORDS: Final[dict[str, list[str]]] = {
    "seat": SEAT_NAMES,
    "card": [tile.key for tile in TILES],
    "cause": CAUSES,
    "good": KINDS[:4],
    "phase": PHASE_NAMES,
    "for": ["worker", "owner"],
    "offer": ["1", "2"],
    "count": [str(count) for count in range(13)],
    "turn": [str(turn) for turn in range(5)],
    "space": [str(space) for space in range(MOST_SPACES)],
}
FACTS: Final[dict[str, list[str]]] = {
    "LayNeutral": ["count"],
    "LayPeddler": [],
    "DealCard": ["seat", "count"],
    "KeepHand": ["seat"],
    "DrawFirst": [],
    "PlayRound": [],
    "Phase": ["phase"],
    "CollectIncome": [],
    "TakeActions": [],
    "TakeAction": ["seat"],
    "PayCost": ["seat", "card", "good"],
    "PayKind": ["seat", "card", "good"],
    "GiveAny": ["seat", "cause"],
    "BuildCard": ["seat", "card"],
    "ErectPrestige": ["seat", "card"],
    "BribeProvost": ["turn"],
    "MoveProvost": ["seat"],
    "ActivateRoad": ["space"],
    "CloseCard": ["space"],
    "UseGain": ["seat", "space", "for"],
    "UseTrade": ["seat", "card", "for"],
    "ReceiveOffer": ["seat", "card", "for", "offer"],
    "GiveCubes": ["seat", "count", "good", "cause"],
    "BuyCubes": ["seat", "count", "card"],
    "SellCube": ["seat", "count", "card"],
    "UseLawyer": ["seat", "space"],
    "TurnCard": ["seat", "space", "space"],
    "BuildCastle": ["turn"],
    "OfferBatch": ["seat"],
    "EndRound": [],
}


class MagnaCartaAgenda(AgendaWords[Board]):
    """The steps of Magna Carta as words."""

    def make(self, name: str, facts: list[int]) -> Step[Board]:
        """Build a step; written out, so that the compiler checks each."""
        f = facts
        if name == "LayNeutral":
            return LayNeutral(f[0])
        if name == "DealCard":
            return DealCard(f[0], f[1])
        if name == "KeepHand":
            return KeepHand(f[0])
        if name == "Phase":
            return Phase(f[0])
        if name == "TakeAction":
            return TakeAction(f[0])
        if name == "PayCost":
            return PayCost(f[0], f[1], f[2])
        if name == "PayKind":
            return PayKind(f[0], f[1], f[2])
        if name == "GiveAny":
            return GiveAny(f[0], f[1])
        if name == "BuildCard":
            return BuildCard(f[0], f[1])
        if name == "ErectPrestige":
            return ErectPrestige(f[0], f[1])
        if name == "BribeProvost":
            return BribeProvost(f[0])
        if name == "MoveProvost":
            return MoveProvost(f[0])
        if name == "ActivateRoad":
            return ActivateRoad(f[0])
        if name == "CloseCard":
            return CloseCard(f[0])
        if name == "UseGain":
            return UseGain(f[0], f[1], f[2] == 1)
        if name == "UseTrade":
            return UseTrade(f[0], f[1], f[2] == 1)
        if name == "ReceiveOffer":
            return ReceiveOffer(f[0], f[1], f[2] == 1, f[3])
        if name == "GiveCubes":
            return GiveCubes(f[0], f[1], f[2], f[3])
        if name == "BuyCubes":
            return BuyCubes(f[0], f[1], f[2])
        if name == "SellCube":
            return SellCube(f[0], f[1], f[2])
        if name == "UseLawyer":
            return UseLawyer(f[0], f[1])
        if name == "TurnCard":
            return TurnCard(f[0], f[1], f[2])
        if name == "BuildCastle":
            return BuildCastle(f[0])
        if name == "OfferBatch":
            return OfferBatch(f[0])
        return PLAIN_STEPS[name]


PLAIN_STEPS: Final[dict[str, Step[Board]]] = {
    "LayPeddler": LayPeddler(),
    "DrawFirst": DrawFirst(),
    "PlayRound": PlayRound(),
    "CollectIncome": CollectIncome(),
    "TakeActions": TakeActions(),
    "EndRound": EndRound(),
}
"""The steps without facts."""

AGENDA: Final = MagnaCartaAgenda(WORDS, FACTS)
