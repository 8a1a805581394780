"""The lawyer puts houses over start tiles; in the administration they become residences."""

from __future__ import annotations

from mypy_extensions import i64

from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY, Ask, Game, Step
from kingsroad.games.caylus1303.choices import CLAIM, DECLINE, KEYS
from kingsroad.games.caylus1303.state import BRIDGE, Board
from kingsroad.games.caylus1303.tiles import (
    LAST_START_PLOT,
    LAWYER,
    NO_TILE,
    RESIDENCE,
    START,
    TILES,
)
from kingsroad.realm.effect import Transform
from kingsroad.realm.stock import Stock, covers
from kingsroad.realm.table import pay


class UseLawyer(Ask[Board]):
    """[lawyer.1] Pay to put a house over a start tile, or decline."""

    def options(self, g: Game[Board]) -> list[Choice]:
        """[lawyer.2] [lawyer.3] Start tiles without a house, if the seat has one and can pay."""
        b = g.state
        legal: list[Choice] = []
        if not covers(b.seats[self.seat].stock, claim_cost()) or b.seats[self.seat].houses == 0:
            return legal
        for plot in range(1, LAST_START_PLOT + 1):
            if is_start(b.tiles[plot]) and b.owners[plot] == NOBODY:
                legal.append(CLAIM[b.tiles[plot]])
        if legal:
            legal.append(DECLINE)
        return legal

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """[lawyer.4] [lawyer.5] Pay and put the house there, for no prestige."""
        if choice is DECLINE:
            return
        b = g.state
        plot = b.place_of(choice.arg) - BRIDGE
        pay(g, self.seat, claim_cost(), LAWYER)
        b.lay(plot, choice.arg, self.seat)
        if g.listener is not None:
            g.tell("claim", self.seat, KEYS[choice.arg], plot)


def claim_cost() -> Stock:
    """What is printed on the lawyer."""
    effect = TILES[LAWYER].effect
    assert isinstance(effect, Transform)
    return effect.pay


def is_start(tile: i64) -> bool:
    """Whether a tile shows the side of a start building."""
    return tile != NO_TILE and TILES[tile].kind == START


class TurnResidences(Step[Board]):
    """[residence.1] Every start tile with a house over it is turned over."""

    def run(self, g: Game[Board]) -> None:
        """[residence.2] [residence.3] Now it takes no workers and brings one at recruiting."""
        b = g.state
        for plot in range(1, LAST_START_PLOT + 1):
            tile = b.tiles[plot]
            if b.owners[plot] != NOBODY and is_start(tile):
                b.lay(plot, RESIDENCE, b.owners[plot])
                if g.listener is not None:
                    g.tell("transform", b.owners[plot], KEYS[tile], plot)
