"""Who sits where: every bot plays as often, against the same others, in every seat.

A lineup says who plays, a table says who sits where:

- as many bots as seats: one lineup, as named; a name may stand several times in it;
- more bots than seats: every combination of them;
- fewer bots than seats: the list goes around the table until every seat is taken, and where that
  does not come out even, the seats that are left over go to every combination of bots in turn.

Each lineup plays all rotations of one order around the table, then those of the next order.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations
from typing import Final

from kingsroad.core.errors import KingsroadError

MOST_BOTS: Final = 24
"""More would have a million lineups."""

Lineup = tuple[str, ...]


class BadPairing(KingsroadError):
    """These bots cannot be seated at these tables."""


class Pairing:
    """The tables of a run, by the number of the game."""

    def __init__(self, bots: Lineup, players: int) -> None:
        self.players: Final = players
        self.lineups: Final = lineups(bots, players)

    @property
    def round(self) -> int:
        """After so many games, and after every multiple, every bot has had every seat as often."""
        return len(self.lineups) * self.players

    def table(self, number: int) -> Lineup:
        """The bots of a game, by seat."""
        turn, which = divmod(number, len(self.lineups))
        around, by = divmod(turn, self.players)
        orders = circular_orders(self.lineups[which])
        return rotated(orders[around % len(orders)], by)


def lineups(bots: Lineup, players: int) -> list[Lineup]:
    """Who plays: every lineup once."""
    if not bots:
        raise BadPairing("name at least one bot, as in --bots greedy,random")
    if len(bots) > MOST_BOTS:
        raise BadPairing(f"at most {MOST_BOTS} bots can play in one run, not {len(bots)}")
    if len(bots) == players:
        return [bots]
    for name in bots:
        if bots.count(name) > 1:
            raise BadPairing(
                f"{name} is named {bots.count(name)} times; that is possible only where each of "
                f"the {players} seats gets a name, and these are {len(bots)}"
            )
    times, left = divmod(players, len(bots))
    shared = bots * times
    return [
        shared + tuple(bots[i] for i in chosen)
        for chosen in balanced_combinations(len(bots), left if times else players)
    ]


def balanced_combinations(count: int, size: int) -> list[tuple[int, ...]]:
    """All combinations of `size` out of `count`, ordered so that every stretch is balanced.

    A combination is followed by those in which everybody is replaced by the next one: in such a
    circle everybody comes up as often, as a rule once in every place.
    """
    if size == 0:
        return [()]
    found: list[tuple[int, ...]] = []
    seen: set[tuple[int, ...]] = set()
    for first in combinations(range(count), size):
        for by in range(count):
            shifted = tuple((i + by) % count for i in first)
            ordered = tuple(sorted(shifted))
            if ordered not in seen:
                seen.add(ordered)
                found.append(shifted)
    return found


@lru_cache(maxsize=1024)
def circular_orders(lineup: Lineup) -> list[Lineup]:
    """All ways to sit around a table, those that are rotations of each other only once."""
    found: list[Lineup] = []
    seen: set[Lineup] = set()
    for rest in permutations(lineup[1:]):
        order = (lineup[0], *rest)
        if order not in seen:
            seen.update(rotated(order, by) for by in range(len(order)))
            found.append(order)
    return found


def rotated(table: Lineup, by: int) -> Lineup:
    """Everybody moves on by some seats."""
    return table[-by:] + table[:-by] if by else table
