"""What a question is about, where its own facts do not tell.

A building that is open stands on the agenda until it closes, and so do the castle and a count.
A favor within it tells by the right to decline, which line d does not give.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingsroad.core.game import Ask, Game
from kingsroad.games.caylus2005.activation import CloseBuilding
from kingsroad.games.caylus2005.building import BuildTile
from kingsroad.games.caylus2005.castle import LeaveCastle, OfferBatch
from kingsroad.games.caylus2005.causes import BRIBE, CAUSES, COUNT_DUNGEON, FAVOR_A
from kingsroad.games.caylus2005.counts import CloseSection
from kingsroad.games.caylus2005.favors import ReceiveFavor
from kingsroad.games.caylus2005.lawyer import UseLawyer
from kingsroad.games.caylus2005.special import GuideProvost, LeaveGate, LeaveInn, LeaveJoustField
from kingsroad.games.caylus2005.state import Board
from kingsroad.games.caylus2005.tiles import (
    CASTLE,
    GATE,
    INN,
    JOUST_FIELD,
    LINE_D,
    LINE_NAMES,
    LINES,
    MERCHANTS_GUILD,
    TILES,
)
from kingsroad.realm.provost import MoveProvost

LINE_OF_CAUSE: Final[dict[str, str]] = {
    CAUSES[FAVOR_A + line]: LINE_NAMES[line] for line in range(LINES)
}
"""A favor that leaves something to choose is the cause of further questions."""


def about(g: Game[Board], asked: Ask[Board], facts: dict[str, str]) -> dict[str, str]:
    """What asks, and then what the facts of the question say."""
    cause = facts.get("cause", "")
    if cause in LINE_OF_CAUSE:
        return {"line": LINE_OF_CAUSE[cause]}
    told = asker(g, asked)
    told.update(facts)
    return told


def asker(g: Game[Board], asked: Ask[Board]) -> dict[str, str]:
    """The building, line or occasion that asks; nothing if the facts name it or none does."""
    if isinstance(asked, LeaveGate):
        return by_tile(GATE)
    if isinstance(asked, GuideProvost):
        return by_tile(MERCHANTS_GUILD)
    if isinstance(asked, LeaveInn):
        return by_tile(INN)
    if isinstance(asked, OfferBatch):
        return by_tile(CASTLE)
    if isinstance(asked, MoveProvost):
        return {"cause": CAUSES[BRIBE]}
    if isinstance(asked, ReceiveFavor):
        return occasion(g)
    if isinstance(asked, (BuildTile, UseLawyer)):
        return occasion(g) if asked.may_decline else {"line": LINE_NAMES[LINE_D]}
    return {}


def occasion(g: Game[Board]) -> dict[str, str]:
    """What is open until the questions are answered: a building, the castle or a count."""
    for step in reversed(g.agenda):
        if isinstance(step, CloseBuilding):
            return by_tile(g.state.tiles[step.space])
        if isinstance(step, LeaveJoustField):
            return by_tile(JOUST_FIELD)
        if isinstance(step, LeaveCastle):
            return by_tile(CASTLE)
        if isinstance(step, CloseSection):
            return {"cause": CAUSES[COUNT_DUNGEON + g.state.counted]}
    return {}


def by_tile(tile: i64) -> dict[str, str]:
    """A tile asks."""
    return {"tile": TILES[tile].key}
