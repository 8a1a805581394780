"""Phase 2: the buildings along the road act, from the gate to the provost."""

from __future__ import annotations

from typing import ClassVar, Final, assert_never

from mypy_extensions import i64

from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY, Ask, Game, Sorts, Step
from kingsroad.games.caylus1303 import favors
from kingsroad.games.caylus1303.building import BuildTile
from kingsroad.games.caylus1303.camp import hire, leave_building
from kingsroad.games.caylus1303.choices import DECLINE, SEAT_NAMES, USE
from kingsroad.games.caylus1303.lawyer import UseLawyer
from kingsroad.games.caylus1303.special import GuideProvost
from kingsroad.games.caylus1303.state import BRIDGE, PLACES, Board, laid_before
from kingsroad.games.caylus1303.tiles import TILES, Gain, effect_of
from kingsroad.games.caylus1303.trade import UseTrade
from kingsroad.realm.effect import Construct, Guide, Nothing, Trade, Transform
from kingsroad.realm.prestige import score
from kingsroad.realm.steps import TileStep
from kingsroad.realm.table import gain


class ActivateRoad(Step[Board]):
    """[road.1] [road.11] The buildings act in road order, before the bridge and behind it."""

    SORTS: ClassVar[Sorts] = ("place",)

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def facts(self) -> list[int]:
        """The first place that has not acted yet."""
        return [self.place]

    def run(self, g: Game[Board]) -> None:
        """[road.2] [road.10] [road.13] [bridge.8] The next one with a worker acts, if any."""
        b = g.state
        place = self.place
        before_bridge = place <= BRIDGE
        end = BRIDGE if before_bridge else min(BRIDGE + b.provost + 1, PLACES)
        place = b.next_taken(place)
        if place < end:
            g.then_both(LEAVE_BUILDING[place], ACTIVATE_ROAD[place + 1])
            activate_building(g, place)
        elif not before_bridge:
            send_rest_home(g)


def activate_building(g: Game[Board], place: i64) -> None:
    """[road.3] The first worker acts; [owner.1] then its owner has a bonus.

    [owner.5] [owner.6] The bonus comes once, and not if the owner has one of two workers there.
    """
    b = g.state
    seat = b.workers[place]
    tile = b.tile_on(place)
    owner = b.owner_of(place)
    joined = b.second_place == place and b.second_seat == owner
    if TILES[tile].owner is not None and owner != NOBODY and owner != seat and not joined:
        g.then(PayOwner(owner, tile))
    carry_out(g, seat, tile, laid_before(place))


class PayOwner(TileStep[Board]):
    """[owner.2] [owner.3] [thief.3] The owner of a building gains its bonus."""

    def run(self, g: Game[Board]) -> None:
        """Take it from the bank."""
        bonus = TILES[self.tile].owner
        assert bonus is not None, "only tiles with a bonus pay one"
        gain(g, self.seat, bonus.stock, self.tile)


class LeaveBuilding(Step[Board]):
    """[road.7] [road.8] The worker goes to the camp; [journey.5] a second one acts after it."""

    SORTS: ClassVar[Sorts] = ("place",)

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def facts(self) -> list[int]:
        """The place."""
        return [self.place]

    def run(self, g: Game[Board]) -> None:
        """Send the worker to the camp."""
        leave_building(g, self.place)
        b = g.state
        seat = b.workers[self.place]
        if seat != NOBODY:
            g.then(self)
            carry_out(g, seat, b.tile_on(self.place), laid_before(self.place))


ACTIVATE_ROAD: Final[list[ActivateRoad]] = [ActivateRoad(place) for place in range(PLACES + 1)]
LEAVE_BUILDING: Final[list[LeaveBuilding]] = [LeaveBuilding(place) for place in range(PLACES)]
"""By place. Steps never change, so the frequent ones are made once."""


def send_rest_home(g: Game[Board]) -> None:
    """[road.14] [owner.4] Workers beyond the provost go to the camp without having acted."""
    b = g.state
    while b.next_taken(BRIDGE + 1) < PLACES:
        leave_building(g, b.next_taken(BRIDGE + 1))


def carry_out(g: Game[Board], seat: i64, tile: i64, setup_side: bool) -> None:
    """Ask a seat whether and how it uses what a tile says."""
    effect = effect_of(tile, setup_side)
    if isinstance(effect, Gain):
        g.then(USE_GAIN[seat][2 * tile + i64(setup_side)])
    elif isinstance(effect, Trade):
        g.then(UseTrade(seat, tile))
    elif isinstance(effect, Construct):
        g.then(BuildTile(seat, effect.kind, effect.less != 0))
    elif isinstance(effect, Transform):
        g.then(UseLawyer(seat))
    elif isinstance(effect, Guide):
        g.then(GuideProvost(seat, effect.reach))
    elif not isinstance(effect, Nothing):
        assert_never(effect)


USE_OR_DECLINE: Final = [USE, DECLINE]


class UseGain(Ask[Board]):
    """[road.5] What a building gives may be taken or declined."""

    SORTS: ClassVar[Sorts] = ("seat", "tile", "side")

    def __init__(self, seat: i64, tile: i64, setup_side: bool) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.setup_side: Final = setup_side

    def facts(self) -> list[int]:
        """Seat, tile, and whether its set-up side shows."""
        return [self.seat, self.tile, int(self.setup_side)]

    def printed(self) -> Gain:
        """What the tile gives."""
        effect = effect_of(self.tile, self.setup_side)
        assert isinstance(effect, Gain)
        return effect

    def options(self, g: Game[Board]) -> list[Choice]:
        """Workers alone are nothing to ask about when the camp has none left."""
        given = self.printed()
        if given.hire and given.prestige == 0 and g.state.seats[self.seat].camp == 0:
            return []
        return USE_OR_DECLINE

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Receive it."""
        if choice is DECLINE:
            return
        given = self.printed()
        if given.stock:
            gain(g, self.seat, given.stock, self.tile)
        if given.hire:
            hire(g, self.seat, given.hire, self.tile)
        if given.prestige:
            score(g, self.seat, given.prestige, self.tile)
        if given.favors:
            favors.grant(g, self.seat)


USE_GAIN: Final[list[list[UseGain]]] = [
    [UseGain(seat, i // 2, bool(i % 2)) for i in range(2 * len(TILES))]
    for seat in range(len(SEAT_NAMES))
]
"""By seat and tile, for either side. Steps never change, so the frequent ones are made once."""
