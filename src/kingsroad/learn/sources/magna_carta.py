"""What the questions of Magna Carta are about."""

from __future__ import annotations

from typing import Final

SOURCES: Final = {
    "KeepHand": "cards",
    "TakeAction": "placement",
    "PayKind": "buildings",
    "GiveAny": "buildings",
    "ErectPrestige": "buildings",
    "MoveProvost": "provost",
    "UseGain": "buildings",
    "UseTrade": "buildings",
    "GiveCubes": "buildings",
    "BuyCubes": "buildings",
    "SellCube": "buildings",
    "UseLawyer": "buildings",
    "OfferBatch": "castle",
}
