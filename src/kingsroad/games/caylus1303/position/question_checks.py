"""Whether questions can come from a building or a favor."""

from __future__ import annotations

from typing import assert_never

from mypy_extensions import i64

from kingsroad.core.agenda import seat_of
from kingsroad.core.game import Step
from kingsroad.games.caylus1303.activation import UseGain
from kingsroad.games.caylus1303.building import BuildTile, LayTile
from kingsroad.games.caylus1303.favors import EngageCharacter, UseFavor
from kingsroad.games.caylus1303.lawyer import UseLawyer
from kingsroad.games.caylus1303.special import GuideProvost
from kingsroad.games.caylus1303.state import Board
from kingsroad.games.caylus1303.tiles import TILES, Effect, Gain, effect_of
from kingsroad.games.caylus1303.trade import ReceiveOffer, UseTrade
from kingsroad.realm.effect import Construct, Guide, Nothing, Trade, Transform
from kingsroad.realm.goods import GiveCubes
from kingsroad.realm.stock import FOOD


def gives_favor(effect: Effect) -> bool:
    """Whether using a building brings a favor."""
    if isinstance(effect, Gain):
        return effect.favors > 0
    if isinstance(effect, Trade):
        return effect.offers[0].favors > 0
    if isinstance(effect, (Nothing, Construct, Transform, Guide)):
        return False
    assert_never(effect)


def is_favor(b: Board, steps: list[Step[Board]], seat: i64) -> bool:
    """Whether the steps, one at least, are what is left of a seat's favor."""
    last = steps[-1]
    if isinstance(last, UseFavor):
        return len(steps) == 1 and last.seat == seat
    if not isinstance(last, EngageCharacter) or last.seat != seat:
        return False
    if len(steps) == 1:
        return True
    for number in range(b.open_site_tiles()):
        if is_effect(b, steps[:-1], seat, b.site_tile(number), True):
            return True
    return False


def is_effect(b: Board, steps: list[Step[Board]], seat: i64, tile: i64, setup_side: bool) -> bool:
    """Whether the steps, one at least, are what a tile asks of a seat or what it still pays."""
    if len(steps) > 2 or seat_of(steps[0]) != seat:
        return False
    first = steps[0]
    effect = effect_of(tile, setup_side)
    if len(steps) == 2:
        return isinstance(first, GiveCubes) and is_payment(b, first, steps[1], tile, effect)
    if isinstance(first, UseGain):
        right = first.tile == tile and first.setup_side == setup_side
        return right and isinstance(effect, Gain)
    if isinstance(first, UseTrade):
        return first.tile == tile and isinstance(effect, Trade)
    if isinstance(first, BuildTile):
        right = isinstance(effect, Construct) and first.kind == effect.kind
        return right and isinstance(effect, Construct) and first.cheaper == (effect.less != 0)
    if isinstance(first, GuideProvost):
        return isinstance(effect, Guide) and first.reach == effect.reach
    return isinstance(first, UseLawyer) and isinstance(effect, Transform)


def is_payment(
    b: Board, giving: GiveCubes[Board], then: Step[Board], tile: i64, effect: Effect
) -> bool:
    """Whether cubes are given for what follows: an offer of the tile, or a tile to be laid."""
    if seat_of(then) != giving.seat:
        return False
    if isinstance(then, ReceiveOffer):
        if then.tile != tile or giving.cause != tile or not isinstance(effect, Trade):
            return False
        if len(effect.offers) == 1 or then.offer >= len(effect.offers):
            return False  # a single offer is paid by naming the cube
        due = effect.offers[then.offer].give
    elif isinstance(then, LayTile):
        if giving.cause != then.tile or not isinstance(effect, Construct):
            return False
        if TILES[then.tile].kind != effect.kind or not b.in_supply(then.tile):
            return False
        if b.first_free_plot() == 0 or b.seats[giving.seat].houses == 0:
            return False
        due = TILES[then.tile].plain_cubes
    else:
        return False
    # The first cube may be of any kind, the others of the same kind or a later one.
    return 0 < giving.left < due or (giving.left == due and due > 0 and giving.first_kind == FOOD)
