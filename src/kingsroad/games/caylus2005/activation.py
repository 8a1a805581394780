"""Phase 5: the buildings along the road, from the bridge to the provost."""

from __future__ import annotations

from typing import ClassVar, Final, assert_never

from mypy_extensions import i64

from kingsroad.core.game import Game, Sorts, Step
from kingsroad.games.caylus2005.building import BuildTile
from kingsroad.games.caylus2005.lawyer import UseLawyer, settle_claim
from kingsroad.games.caylus2005.placement import send_home
from kingsroad.games.caylus2005.production import OwnersCube, TakeOneOf
from kingsroad.games.caylus2005.state import PLACES, ROAD, Board
from kingsroad.games.caylus2005.tiles import (
    FIRST_SPACE,
    LAST_SPACE,
    OF_STONE,
    TILES,
    Effect,
    Gain,
)
from kingsroad.games.caylus2005.trade import UseTrade
from kingsroad.realm.effect import Construct, Nothing, OneOf, Sell, Swap, Trade, Transform
from kingsroad.realm.goods import GiveAny, SellCube, TakeCubes
from kingsroad.realm.prestige import score
from kingsroad.realm.stock import FOOD, cubes
from kingsroad.realm.table import gain


class ActivateRoad(Step[Board]):
    """[road.1] The buildings act in road order, up to and including the provost's space."""

    SORTS: ClassVar[Sorts] = ("space",)

    def __init__(self, space: i64) -> None:
        self.space: Final = space

    def facts(self) -> list[int]:
        """The first space that has not acted yet."""
        return [self.space]

    def run(self, g: Game[Board]) -> None:
        """[road.9] The next occupied building acts; after the last one all workers go home."""
        b = g.state
        space = b.next_taken(ROAD + self.space) - ROAD
        if space <= b.provost:
            g.then_both(CLOSE_BUILDING[space], ACTIVATE_ROAD[space + 1])
            activate_building(g, space)
        else:
            send_rest_home(g)


def activate_building(g: Game[Board], space: i64) -> None:
    """[road.5] [road.6] Production is compulsory, all else may be declined.

    [produce.4] The worker comes first, then the owner of a stone tile takes a cube.
    """
    b = g.state
    seat = b.workers[ROAD + space]
    owner = b.owners[space]
    tile = b.tiles[space]
    effect = TILES[tile].effect
    if TILES[tile].kind == OF_STONE and isinstance(effect, Gain) and owner != seat:
        g.then(OwnersCube(owner, tile))
    carry_out(g, seat, effect, tile, True)


class CloseBuilding(Step[Board]):
    """[road.7] The worker goes home; [lawyer.9] a change that waited for that happens."""

    SORTS: ClassVar[Sorts] = ("space",)

    def __init__(self, space: i64) -> None:
        self.space: Final = space

    def facts(self) -> list[int]:
        """The space."""
        return [self.space]

    def run(self, g: Game[Board]) -> None:
        """Send the worker home."""
        send_home(g, ROAD + self.space)
        settle_claim(g, self.space)


ACTIVATE_ROAD: Final[list[ActivateRoad]] = [ActivateRoad(space) for space in range(LAST_SPACE + 2)]
CLOSE_BUILDING: Final[list[CloseBuilding]] = [
    CloseBuilding(space) for space in range(LAST_SPACE + 1)
]


def send_rest_home(g: Game[Board]) -> None:
    """[road.4] Workers beyond the provost go home; [lawyer.10] then the last changes happen."""
    b = g.state
    while b.next_taken(ROAD + FIRST_SPACE) < PLACES:
        send_home(g, b.next_taken(ROAD + FIRST_SPACE))
    if b.claims:
        for space in range(FIRST_SPACE, LAST_SPACE + 1):
            settle_claim(g, space)


def carry_out(g: Game[Board], seat: i64, effect: Effect, cause: i64, may_decline: bool) -> None:
    """Do what a tile or a favor field says, or ask what it leaves open."""
    if isinstance(effect, Gain):
        if effect.stock:
            gain(g, seat, effect.stock, cause)
        if effect.prestige:
            score(g, seat, effect.prestige, cause)
    elif isinstance(effect, OneOf):
        g.then(TakeOneOf(seat, cause))
    elif isinstance(effect, Construct):
        g.then(BuildTile(seat, effect.kind, effect.less != 0, may_decline))
    elif isinstance(effect, Trade):
        g.then(UseTrade(seat, cause))
    elif isinstance(effect, Sell):
        g.then(SellCube(seat, effect.deniers, cause))
    elif isinstance(effect, Transform):
        g.then(UseLawyer(seat, not may_decline, may_decline))
    elif isinstance(effect, Swap):
        g.then_both(GiveAny(seat, cause), TakeCubes(seat, effect.take, FOOD, cause))
    elif not isinstance(effect, Nothing):
        assert_never(effect)


def usable(g: Game[Board], seat: i64, effect: Effect) -> bool:
    """[favor.6] Whether a favor field can be carried out; one that cannot is not offered."""
    if isinstance(effect, Construct):
        return bool(BuildTile(seat, effect.kind, effect.less != 0, False).options(g))
    if isinstance(effect, Transform):
        return bool(UseLawyer(seat, True, False).options(g))
    if isinstance(effect, Swap):
        return cubes(g.state.seats[seat].stock) > 0
    if isinstance(effect, (Gain, OneOf, Trade, Sell)):
        return True
    if isinstance(effect, Nothing):
        return False
    assert_never(effect)
