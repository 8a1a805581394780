"""The course of play."""

from __future__ import annotations

from tests.drill.games.toll_road.choices import DEAL, KEEP, PLACE, REST, SEAT_NAMES, SHOW
from tests.drill.games.toll_road.state import Road
from tests.drill.games.toll_road.tiles import (
    HAND,
    KEYS,
    POINTS,
    ROUNDS,
    SCRIBE,
    SEALS,
    SHOWING,
    value,
)

from kingsroad.core.choice import Choice
from kingsroad.core.game import NOBODY, Ask, Draw, Game, Step


def score(g: Game[Road], seat: int, cause: str, points: int) -> None:
    """Points for a seat."""
    g.state.points[seat] += points
    g.tell("score", seat, cause, points)


class DealSeal(Draw[Road]):
    """[setup.1], [tile.scribe] Chance deals a seal to a hand."""

    SORTS = ("seat",)

    def __init__(self, taker: int) -> None:
        super().__init__()
        self.taker = taker

    def facts(self) -> list[int]:
        return [self.taker]

    def audience(self) -> int:
        return self.taker

    def options(self, g: Game[Road]) -> list[Choice]:
        return [DEAL[seal] for seal in g.state.pile()]

    def choose(self, g: Game[Road], choice: Choice) -> None:
        g.state.take(self.taker, choice.arg)
        g.tell_only(self.taker, "draw", self.taker, choice.noun)


class PlayRound(Step[Road]):
    """[round.1] One round, and the next; after the last one the end."""

    SORTS = ()

    def run(self, g: Game[Road]) -> None:
        if g.state.round == ROUNDS:
            end(g)
            return
        g.state.round += 1
        g.tell("turn", amount=g.state.round)
        g.then_all(
            [
                *(PlaceWorker(seat) for seat in g.state.order()),
                *(ActTile(tile) for tile in range(len(KEYS))),
                PlayRound(),
            ]
        )


class PlaceWorker(Ask[Road]):
    """[place.1] A worker for a free tile, or rest."""

    SORTS = ("seat",)

    def options(self, g: Game[Road]) -> list[Choice]:
        free = [PLACE[tile] for tile, worker in enumerate(g.state.workers) if worker == NOBODY]
        return [*free, REST]

    def choose(self, g: Game[Road], choice: Choice) -> None:
        if choice is REST:
            g.tell("rest", self.seat)
            return
        g.state.workers[choice.arg] = int(self.seat)
        g.tell("place", self.seat, choice.noun)


class ActTile(Step[Road]):
    """[act.1] What a tile does for the worker there, who then goes home."""

    SORTS = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def facts(self) -> list[int]:
        return [self.tile]

    def run(self, g: Game[Road]) -> None:
        seat = g.state.workers[self.tile]
        if seat == NOBODY:
            return
        g.state.workers[self.tile] = int(NOBODY)
        if POINTS[self.tile]:
            score(g, seat, KEYS[self.tile], POINTS[self.tile])
        elif self.tile == SCRIBE:
            g.then(DealSeal(seat))
        elif self.tile in SHOWING:
            g.then(ShowSeal(seat, self.tile))


class ShowSeal(Ask[Road]):
    """[tile.hall] A seal of the hand for its value, or keep them all."""

    SORTS = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def facts(self) -> list[int]:
        return [int(self.seat), self.tile]

    def options(self, g: Game[Road]) -> list[Choice]:
        hand = [SHOW[seal] for seal in g.state.hands[self.seat]]
        return [*hand, KEEP] if hand else []

    def choose(self, g: Game[Road], choice: Choice) -> None:
        if choice is KEEP:
            g.tell("keep", self.seat, KEYS[self.tile])
            return
        g.state.hands[self.seat].remove(choice.arg)
        g.state.shown.append(choice.arg)
        g.tell("show", self.seat, SEALS[choice.arg])
        score(g, int(self.seat), KEYS[self.tile], value(choice.arg))


STEPS: list[type[Step[Road]]] = [DealSeal, PlayRound, PlaceWorker, ActTile, ShowSeal]
"""All steps, in the order of play."""
WORDS = {"seat": SEAT_NAMES, "tile": KEYS}
"""What a fact of each sort can be."""


def opening(players: int) -> list[Step[Road]]:
    """[setup.1] The deal, then the first round; in the order of an agenda, the last thing first."""
    deals = [DealSeal(seat) for seat in range(players) for _ in range(HAND)]
    return [PlayRound(), *reversed(deals)]


def end(g: Game[Road]) -> None:
    """[end.1] Seals in hands count."""
    for seat, hand in enumerate(g.state.hands):
        if hand:
            score(g, seat, "seals", len(hand))
    g.tell("over")
