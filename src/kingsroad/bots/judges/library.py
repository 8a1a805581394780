"""The judges by game."""

from __future__ import annotations

from typing import Any

from kingsroad.bots.judge import Judge
from kingsroad.bots.judges.caylus1303 import Caylus1303Judge
from kingsroad.bots.judges.caylus2005 import Caylus2005Judge
from kingsroad.bots.judges.magna_carta import MagnaCartaJudge
from kingsroad.library import AnyGame

JUDGES: dict[str, Judge[Any]] = {
    "caylus2005": Caylus2005Judge(),
    "magna_carta": MagnaCartaJudge(),
    "caylus1303": Caylus1303Judge(),
}


def judge_of(g: AnyGame) -> Judge[Any]:
    """The judge of a game."""
    return JUDGES[g.rules.key]
