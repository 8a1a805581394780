"""The table."""

from __future__ import annotations

from tests.drill.games.toll_road.tiles import KEYS, SEALS

from kingsroad.core.game import NOBODY, State, mix


class Road(State):
    """Who works where, who holds which seals, and the points."""

    def __init__(self, players: int) -> None:
        self.round = 0
        self.workers = [int(NOBODY)] * len(KEYS)
        """By tile: whose worker stands there."""
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.shown: list[int] = []
        self.points = [0] * players

    def seat_count(self) -> int:
        return len(self.points)

    def turn(self) -> int:
        return self.round

    def clone(self) -> Road:
        copy = Road(len(self.points))
        copy.round = self.round
        copy.workers = self.workers.copy()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.shown = self.shown.copy()
        copy.points = self.points.copy()
        return copy

    def key(self) -> int:
        key = mix(0, self.round)
        for row in (self.workers, *self.hands, sorted(self.shown), self.points):
            key = mix(key, len(row))
            for number in row:
                key = mix(key, number + 2)
        return key

    def pile(self) -> list[int]:
        """The seals that nobody has seen since the beginning."""
        seen = {*self.shown, *(seal for hand in self.hands for seal in hand)}
        return [seal for seal in range(len(SEALS)) if seal not in seen]

    def take(self, seat: int, seal: int) -> None:
        """A seal comes into a hand; a hand has no order."""
        self.hands[seat] = sorted([*self.hands[seat], seal])

    def order(self) -> list[int]:
        """[round.1] The seats in the order of this round."""
        players = len(self.points)
        return [(max(self.round, 1) - 1 + turn) % players for turn in range(players)]
