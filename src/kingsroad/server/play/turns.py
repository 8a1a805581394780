"""Whose bot may think next: everybody has a fair share of the time, and quick bots go first.

First the households share, then the people of one household. Each is charged for the time that its
bots take, and who would be the cheapest to serve is next: who has had less, and who asks for less.
So thirty tables of grand masters wait for each other, and nobody else for them, but for the one
thought that has begun. Behind all of them stands what nobody waits for at a table, in the order in
which it came, and nobody is charged for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from kingsroad.server.clock import SYSTEM, Clock

FIRST_GUESS: Final = 0.1
"""Seconds that a bot is thought to take before one has been seen to think."""
MEMORY: Final = 0.8
"""How much a guess stays as it was when another thought is seen."""


class Asker(NamedTuple):
    """For whom a bot thinks."""

    household: str
    person: str


NOBODY: Final = Asker("", "")
"""For tables that woke without anybody who sits there; all of them are one."""


@dataclass(eq=False)
class Turn:
    """A thought that waits for its turn."""

    asker: Asker
    cost: float
    arrived: float
    behind: bool = False
    """Whether it lets everybody else go first."""
    begun: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def due(self) -> float:
        """The order of one person's bots: quick ones go first, and none waits for ever."""
        return self.arrived + self.cost


class Shares:
    """How much time each of some has had, compared with the others who want some."""

    def __init__(self) -> None:
        self.had: Final[dict[str, float]] = {}
        self.floor = 0.0
        """What a newcomer counts as having had: as much as who has had least of those who wait."""

    def start(self, who: str) -> float:
        """How much somebody counts as having had."""
        return max(self.had.get(who, 0.0), self.floor)

    def next(self, waiting: dict[str, float]) -> str:
        """Who is served next, of those who wait with what their cheapest thought costs."""
        self.floor = min(map(self.start, waiting))
        for who in [each for each, had in self.had.items() if had <= self.floor]:
            del self.had[who]
        return min(waiting, key=lambda who: self.start(who) + waiting[who])

    def charge(self, who: str, cost: float) -> None:
        """Somebody has had more, or with less than nothing gets some back."""
        self.had[who] = self.start(who) + cost


class Turns:
    """Places to think in, given in turn to those who wait."""

    def __init__(self, places: int, clock: Clock = SYSTEM) -> None:
        self.places = places
        self.free = places
        self.clock: Final = clock
        self.waiting: Final[list[Turn]] = []
        self.households: Final = Shares()
        self.people: Final[dict[str, Shares]] = {}
        self.guesses: Final[dict[str, float]] = {}
        """What a thought of each bot costs, as far as was seen."""

    @asynccontextmanager
    async def taken(self, asker: Asker, bot: str, behind: bool = False) -> AsyncIterator[None]:
        """Wait for a place, and have it for one thought."""
        turn = self.ask(asker, bot, behind)
        try:
            await turn.begun.wait()
        except BaseException:
            self.give_up(turn)
            raise
        began = self.clock.steady()
        try:
            yield
        finally:
            self.end(turn, bot, self.clock.steady() - began)

    def ask(self, asker: Asker, bot: str, behind: bool = False) -> Turn:
        """Queue for a place."""
        turn = Turn(asker, self.guesses.get(bot, FIRST_GUESS), self.clock.steady(), behind)
        self.waiting.append(turn)
        self.serve()
        return turn

    def end(self, turn: Turn, bot: str, seconds: float) -> None:
        """A thought has ended after some time; what was guessed wrongly is put right."""
        known = self.guesses.get(bot, seconds)
        self.guesses[bot] = MEMORY * known + (1 - MEMORY) * seconds
        self.charge(turn, seconds - turn.cost)
        self.free += 1
        self.serve()

    def widen(self, places: int) -> None:
        """There are more places, or with less than nothing fewer."""
        self.places += places
        self.free += places
        self.serve()

    def give_up(self, turn: Turn) -> None:
        """Nobody wants this thought any more."""
        if turn in self.waiting:
            self.waiting.remove(turn)
        else:  # its place came in the same moment
            self.charge(turn, -turn.cost)
            self.free += 1
            self.serve()

    def serve(self) -> None:
        """Give the free places away."""
        while self.free > 0 and self.waiting:
            turn = self.pick()
            self.waiting.remove(turn)
            self.charge(turn, turn.cost)
            self.free -= 1
            turn.begun.set()

    def pick(self) -> Turn:
        """Who is next."""
        live = [turn for turn in self.waiting if not turn.behind]
        if not live:
            return self.waiting[0]
        houses = cheapest((turn.asker.household, turn.cost) for turn in live)
        household = self.households.next(houses)
        for gone in self.people.keys() - self.households.had.keys() - houses.keys():
            del self.people[gone]
        own = [turn for turn in live if turn.asker.household == household]
        shares = self.people.setdefault(household, Shares())
        person = shares.next(cheapest((turn.asker.person, turn.cost) for turn in own))
        return min((turn for turn in own if turn.asker.person == person), key=lambda turn: turn.due)

    def charge(self, turn: Turn, cost: float) -> None:
        """Charge somebody and their household for a turn."""
        if turn.behind:
            return
        household, person = turn.asker
        self.households.charge(household, cost)
        self.people.setdefault(household, Shares()).charge(person, cost)


def cheapest(costs: Iterable[tuple[str, float]]) -> dict[str, float]:
    """The least cost of each."""
    found: dict[str, float] = {}
    for who, cost in costs:
        found[who] = min(cost, found.get(who, cost))
    return found
