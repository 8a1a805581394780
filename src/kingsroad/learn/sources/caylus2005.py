"""What the questions of Caylus (2005) are about."""

from __future__ import annotations

from typing import Final

SOURCES: Final = {
    "PlaceWorker": "placement",
    "LeaveGate": "placement",
    "LeaveInn": "placement",
    "GuideProvost": "provost",
    "MoveProvost": "provost",
    "TakeOneOf": "buildings",
    "OwnersCube": "buildings",
    "TakeCubes": "buildings",
    "GiveCubes": "buildings",
    "GiveAny": "buildings",
    "SellCube": "buildings",
    "UseTrade": "buildings",
    "BuildTile": "buildings",
    "ReplaceResidence": "buildings",
    "UseLawyer": "buildings",
    "ReceiveFavor": "favors",
    "UseFavor": "favors",
    "OfferBatch": "castle",
}
