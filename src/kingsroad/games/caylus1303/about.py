"""What a question is about, where its own facts do not tell.

A building that acts stands on the agenda until its worker leaves it, and a favor until a character
was engaged. What a character does is asked without a building.
"""

from __future__ import annotations

from mypy_extensions import i64

from kingsroad.core.game import Ask, Game
from kingsroad.games.caylus1303.activation import LeaveBuilding
from kingsroad.games.caylus1303.building import BuildTile, VisitResidences
from kingsroad.games.caylus1303.castle import DeliverBundle, HonourBestDeliverer, LeaveSite
from kingsroad.games.caylus1303.causes import BRIBE, CAUSES, DELIVERY
from kingsroad.games.caylus1303.choices import KEYS
from kingsroad.games.caylus1303.favors import EngageCharacter, UseFavor
from kingsroad.games.caylus1303.lawyer import UseLawyer
from kingsroad.games.caylus1303.placement import RiseEarly
from kingsroad.games.caylus1303.special import GuideProvost, PayProvost
from kingsroad.games.caylus1303.state import Board
from kingsroad.games.caylus1303.tiles import (
    BAILIFF,
    CHARACTER_KEYS,
    DELIVERYMAN,
    EARLY_RISER,
    effect_of,
)
from kingsroad.realm.effect import Construct
from kingsroad.realm.phases import Phase


def about(g: Game[Board], asked: Ask[Board], facts: dict[str, str]) -> dict[str, str]:
    """What asks, and then what the facts of the question say."""
    told = asker(g, asked)
    told.update(facts)
    return told


def asker(g: Game[Board], asked: Ask[Board]) -> dict[str, str]:
    """The building, character or occasion that asks; nothing if the facts name it."""
    if isinstance(asked, RiseEarly):
        return {"character": CHARACTER_KEYS[EARLY_RISER]}
    if isinstance(asked, PayProvost):
        return {"cause": CAUSES[BRIBE]}
    if isinstance(asked, DeliverBundle):
        after_queue = isinstance(g.agenda[-1], HonourBestDeliverer)
        return {"character": CHARACTER_KEYS[DELIVERYMAN]} if after_queue else by_delivery()
    if isinstance(asked, BuildTile) and isinstance(g.agenda[-1], EngageCharacter):
        return {"tile": KEYS[building_tile_of_site(g.state, asked.kind)]}
    if isinstance(asked, (BuildTile, UseLawyer, UseFavor, EngageCharacter)):
        return occasion(g)
    if isinstance(asked, GuideProvost):
        return occasion(g) or {"character": CHARACTER_KEYS[BAILIFF]}
    return {}


def occasion(g: Game[Board]) -> dict[str, str]:
    """What is under way: a building, the delivery, or a monument that was just erected."""
    for step in reversed(g.agenda):
        if isinstance(step, Phase):  # what follows belongs to another one
            return {}
        if isinstance(step, LeaveBuilding):
            return {"tile": KEYS[g.state.tile_on(step.place)]}
        if isinstance(step, LeaveSite):
            return by_delivery()
        if isinstance(step, VisitResidences):
            return {"tile": KEYS[g.state.tiles[step.plot - 1]]}
    return {}


def by_delivery() -> dict[str, str]:
    """The delivery itself asks."""
    return {"cause": CAUSES[DELIVERY]}


def building_tile_of_site(b: Board, kind: i64) -> i64:
    """The tile of the construction site that a favor uses to build tiles of a kind."""
    tile: i64 = 0
    for number in range(b.open_site_tiles()):
        effect = effect_of(b.site_tile(number), True)
        if isinstance(effect, Construct) and effect.kind == kind:
            tile = b.site_tile(number)
    return tile
