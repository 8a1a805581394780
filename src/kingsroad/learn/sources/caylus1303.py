"""What the questions of Caylus 1303 are about."""

from __future__ import annotations

from typing import Final

SOURCES: Final = {
    "DraftCharacter": "characters",
    "RiseEarly": "characters",
    "EngageCharacter": "characters",
    "PlaceWorker": "placement",
    "PayProvost": "provost",
    "GuideProvost": "provost",
    "UseGain": "buildings",
    "UseTrade": "buildings",
    "GiveCubes": "buildings",
    "BuildTile": "buildings",
    "UseLawyer": "buildings",
    "ErectMonument": "buildings",
    "UseFavor": "favors",
    "DeliverBundle": "castle",
}
