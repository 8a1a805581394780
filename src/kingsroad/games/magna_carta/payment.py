"""Paying for buildings: gold stands for any other good, at the payer's choice."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from kingsroad.core.bits import BIT, lowest
from kingsroad.core.choice import Choice
from kingsroad.core.game import Ask, Game, Sorts, Step
from kingsroad.games.magna_carta.choices import IN_GOLD
from kingsroad.games.magna_carta.state import Board
from kingsroad.games.magna_carta.tiles import TILES
from kingsroad.realm.goods import GiveAny
from kingsroad.realm.stock import FOOD, GOLD, STONE, Stock, amount, covers, cubes, one
from kingsroad.realm.table import pay

COSTS: Final = vec[i64]([tile.cost for tile in TILES])
CUBES_DUE: Final = vec[i64]([cubes(tile.cost) + tile.any_cubes for tile in TILES])
"""What each card costs, and how many cubes that is with those of any kind."""
WITHIN: Final = vec[i64](
    [
        sum([1 << card for card in range(len(TILES)) if CUBES_DUE[card] <= count])
        for count in range(max(CUBES_DUE) + 1)
    ]
)
"""The cards that take so many cubes at most, as a set."""


def payable(held: Stock, cards: i64) -> i64:
    """[turn.6] [pay.2] The cards of a set that a stock can pay for; gold fills what is missing."""
    found: i64 = 0
    gold = amount(held, GOLD)
    cards &= WITHIN[min(cubes(held), len(WITHIN) - 1)]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        cost = COSTS[card]
        filled = gold > 0 and gold >= amount(cost, GOLD) + missing(held, cost, FOOD)
        if covers(held, cost) or filled:
            found |= BIT[card]
    return found


def missing(held: Stock, cost: Stock, first_kind: i64) -> i64:
    """How many cubes of this kind and the plain kinds after it a stock lacks for a cost."""
    lack: i64 = 0
    for kind in range(first_kind, GOLD):
        short = amount(cost, kind) - amount(held, kind)
        if short > 0:
            lack += short
    return lack


def affordable(held: Stock, card: i64) -> bool:
    """Whether a stock can pay for a card."""
    return payable(held, BIT[card]) != 0


class PayCost(Step[Board]):
    """[pay.1] [pay.8] Food, wood and stone are paid one kind after the other, then gold."""

    SORTS: ClassVar[Sorts] = ("seat", "tile", "good")

    def __init__(self, seat: i64, card: i64, kind: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.kind: Final = kind

    def facts(self) -> list[int]:
        """Seat, card, and the kind whose turn it is."""
        return [self.seat, self.card, self.kind]

    def run(self, g: Game[Board]) -> None:
        """Go on with the next kind that the cost names."""
        cost = TILES[self.card].cost
        kind = self.kind
        while kind <= STONE and amount(cost, kind) == 0:
            kind += 1
        if kind > STONE:
            if amount(cost, GOLD) > 0:
                pay(g, self.seat, one(GOLD) * amount(cost, GOLD), self.card)
            if TILES[self.card].any_cubes > 0:
                self.give_any(g)
            return
        g.then_both(PayKind(self.seat, self.card, kind), PayCost(self.seat, self.card, kind + 1))

    def give_any(self, g: Game[Board]) -> None:
        """[pay.5] [pay.7] The cube of any kind comes last."""
        question: GiveAny[Board] = GiveAny(self.seat, self.card)
        ways = question.options(g)
        if len(ways) == 1:  # no rules ever asked this, so nobody is told that it goes unasked
            question.choose(g, ways[0])
        else:
            g.then(question)


class PayKind(Ask[Board]):
    """[pay.3] How many cubes of one kind are paid in gold."""

    SORTS: ClassVar[Sorts] = ("seat", "tile", "good")

    def __init__(self, seat: i64, card: i64, kind: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.kind: Final = kind

    def facts(self) -> list[int]:
        """Seat, card and kind."""
        return [self.seat, self.card, self.kind]

    def run(self, g: Game[Board]) -> None:
        """[pay.7] Where there is only one way to pay, it is simply paid."""
        least, most = self.bounds(g)
        if least == most:
            self.settle_with(g, least)
        elif self.takes_all(g):
            g.leave_unasked(self, self.options(g))
        else:
            super().run(g)

    def takes_all(self, g: Game[Board]) -> bool:
        """Whether the rest of the cost takes every cube, so that their order is all that differs.

        The cube of any kind makes that possible: it is what the named kinds leave over.
        """
        due: i64 = TILES[self.card].any_cubes
        for kind in range(self.kind, GOLD + 1):
            due += amount(TILES[self.card].cost, kind)
        return cubes(g.state.seats[self.seat].stock) == due

    def bounds(self, g: Game[Board]) -> tuple[i64, i64]:
        """[pay.4] At least what the seat lacks; at most what later kinds and gold leave over."""
        held = g.state.seats[self.seat].stock
        cost = TILES[self.card].cost
        due = amount(cost, self.kind)
        short = due - amount(held, self.kind)
        spare = amount(held, GOLD) - amount(cost, GOLD) - missing(held, cost, self.kind + 1)
        return (short if short > 0 else 0), (due if due < spare else spare)

    def options(self, g: Game[Board]) -> list[Choice]:
        """Any number within the bounds."""
        least, most = self.bounds(g)
        return [IN_GOLD[count] for count in range(least, most + 1)]

    def choose(self, g: Game[Board], choice: Choice) -> None:
        """Pay so much in gold."""
        self.settle_with(g, choice.arg)

    def settle_with(self, g: Game[Board], gold: i64) -> None:
        """Pay the kind, with so many of its cubes in gold."""
        plain = amount(TILES[self.card].cost, self.kind) - gold
        pay(g, self.seat, one(self.kind) * plain + one(GOLD) * gold, self.card)
