"""The lawyer: turning tiles into residences."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kingsroad.core.bits import BIT
from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY, Ask, Game, Sorts
from kingsroad.games.caylus2005.choices import DECLINE, TRANSFORM
from kingsroad.games.caylus2005.state import ROAD, Board, Claim
from kingsroad.games.caylus2005.tiles import (
    FAVOR_TABLE,
    FIRST_SPACE,
    LAST_SPACE,
    LAWYER,
    LAWYER_FIELD,
    LINE_D,
    NEUTRAL,
    NO_TILE,
    OF_STONE,
    RESIDENCE,
    TILES,
    WOODEN,
)
from kingsroad.realm.effect import Transform
from kingsroad.realm.prestige import score
from kingsroad.realm.stock import Stock, covers
from kingsroad.realm.table import pay


class UseLawyer(Ask[Board]):
    """[lawyer.1] Pay to turn a neutral tile or an own wood or stone tile into a residence."""

    SORTS: ClassVar[Sorts] = ("seat", "full-or-less", "must-or-may")

    def __init__(self, seat: i64, cheaper: bool, may_decline: bool) -> None:
        super().__init__(seat)
        self.cheaper: Final = cheaper
        self.may_decline: Final = may_decline

    def facts(self) -> list[int]:
        """Seat, whether it is cheaper, whether the seat may decline."""
        return [self.seat, int(self.cheaper), int(self.may_decline)]

    def cost(self) -> Stock:
        """[line.d4] Through the favor line the denier is saved."""
        return residence_cost(self.cheaper)

    def options(self, g: Game[Board]) -> list[Choice]:
        """The tiles that can be turned, if the seat can pay."""
        b = g.state
        legal: list[Choice] = []
        if not covers(b.seats[self.seat].stock, self.cost()):
            return legal
        for space in range(FIRST_SPACE, LAST_SPACE + 1):
            tile = b.tiles[space]
            if tile != NO_TILE and transformable(b, self.seat, space):
                legal.append(TRANSFORM[tile])
        if legal and self.may_decline:
            legal.append(DECLINE)
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """[lawyer.7] [lawyer.8] Pay now; a worker on the tile delays the change."""
        if choice is DECLINE:
            return
        b = g.state
        pay(g, self.seat, self.cost(), LAWYER)
        space = b.space_of(choice.arg)
        if b.workers[ROAD + space] == NOBODY:
            transform(g, space, self.seat)
        else:
            add_claim(b, Claim(space, self.seat))
            if g.listener is not None:
                g.tell("claim", self.seat, TILES[choice.arg].key, space)


def residence_cost(cheaper: bool) -> Stock:
    """What is printed on the lawyer, or on the favor field that stands for him."""
    effect = FAVOR_TABLE[LINE_D][LAWYER_FIELD] if cheaper else TILES[LAWYER].effect
    assert isinstance(effect, Transform)
    return effect.pay


def add_claim(b: Board, claim: Claim) -> None:
    """Note a change that waits; claims are kept in road order, the order they are settled in."""
    at = 0
    while at < len(b.claims) and b.claims[at].space < claim.space:
        at += 1
    b.claims.insert(at, claim)


def transformable(b: Board, seat: i64, space: i64) -> bool:
    """[lawyer.2] [lawyer.3] [lawyer.12] Whether a seat may turn the tile on a space."""
    tile = b.tiles[space]
    kind = TILES[tile].kind
    if b.claimed(space) or tile == LAWYER:
        return False
    if kind == NEUTRAL:
        return True
    return (kind == WOODEN or kind == OF_STONE) and b.owners[space] == seat


def transform(g: Game[Board], space: i64, seat: i64) -> None:
    """[lawyer.4] [lawyer.6] It brings 2 prestige; an own tile goes back to the supply."""
    b = g.state
    tile = b.tiles[space]
    if TILES[tile].kind != NEUTRAL:
        b.supply |= BIT[tile]
    b.lay(space, RESIDENCE, seat)
    if g.listener is not None:
        g.tell("transform", seat, TILES[tile].key, space)
    score(g, seat, TILES[RESIDENCE].prestige, RESIDENCE)


def settle_claim(g: Game[Board], space: i64) -> None:
    """[lawyer.9] [lawyer.10] The change that waited for this space happens now."""
    b = g.state
    for claim in b.claims:
        if claim.space == space:
            b.claims = [other for other in b.claims if other.space != space]
            transform(g, space, claim.seat)
            return
