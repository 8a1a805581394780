"""The players. Each is shown a concealed clone of the game, never the true one."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from kingsroad.bots.forecast import forecast, known_end
from kingsroad.bots.judge import best_of
from kingsroad.bots.library import SHIPPED, evaluator_of, search_evaluator_of
from kingsroad.bots.search import Search
from kingsroad.bots.thought import Budget, Candidate, Forecast, Thought
from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice
from kingsroad.library import AnyGame

BATCH: Final = 8
"""Iterations between two looks at the clock."""
SHOWN: Final = 5
POSITIONS_AN_ITERATION: Final = 10
"""Looking at a position takes much less time than an iteration."""
POSITIONS_A_SECOND: Final = 50000

Stop = Callable[[], bool]


def never() -> bool:
    """Nobody stops the thinking."""
    return False


class Bot:
    """A player. `think` is given a concealed clone in which a seat must choose."""

    name: str

    def think(self, g: AnyGame, dice: Dice, stop: Stop = never) -> Thought:
        """What the seat should choose, and why. `stop` is asked now and then."""
        raise NotImplementedError

    def choose(self, game: AnyGame, dice: Dice, stop: Stop = never) -> Thought:
        """Think about a true game without seeing more of it than the seat may."""
        return self.think(game.rules.conceal(game, game.seat, dice), dice, stop)


def forced(g: AnyGame) -> Thought:
    """What there is to think about an only option, and about the table without a search."""
    choice = g.legal[0]
    return with_forecast(g, choice, [Candidate(choice, 0, 0.0)], [choice], 0)


def with_forecast(
    g: AnyGame, choice: Choice, candidates: list[Candidate], line: list[Choice], iterations: int
) -> Thought:
    """A thought that can tell how the game may end from the table as it lies now."""
    return Thought(choice, candidates, line, iterations, foreteller(g))


def foreteller(g: AnyGame) -> Callable[[], Forecast]:
    """Who tells how a game may end from here, whatever becomes of it meanwhile."""
    return partial(forecast, g.clone())


class RandomBot(Bot):
    """Chooses anything."""

    name = "random"

    def think(self, g: AnyGame, dice: Dice, stop: Stop = never) -> Thought:
        """Every option is as good as any other."""
        choice = g.legal[dice.below(len(g.legal))]
        return with_forecast(g, choice, [Candidate(choice, 0, 0.0)], [choice], 0)


class GreedyBot(Bot):
    """Looks one step ahead and takes what its evaluator likes best."""

    def __init__(self, name: str, source: str = SHIPPED, heat: float = 0.0) -> None:
        self.name = name
        self.source: Final = source
        """Where its evaluator comes from."""
        self.heat: Final = heat
        """How much worse than the best a choice may look and still be made now and then."""

    def think(self, g: AnyGame, dice: Dice, stop: Stop = never) -> Thought:
        """One look at the table after each option."""
        evaluator = evaluator_of(g, self.source)
        if len(g.legal) == 1:
            return forced(g)
        values = evaluator.look_ahead(g, dice)
        chosen = best_of(values)
        if self.heat > 0.0:
            chosen = warm_pick(values, self.heat, dice)
        ranked = sorted(range(len(values)), key=lambda i: -values[i])
        candidates = [Candidate(g.legal[i], 1, values[i]) for i in ranked[:SHOWN]]
        choice: Choice = g.legal[chosen]
        return with_forecast(g, choice, candidates, [choice], len(values))


def warm_pick(values: list[float], heat: float, dice: Dice) -> int:
    """A place drawn at random, the better ones more often."""
    best = max(values)
    weights = [math.exp((value - best) / heat) for value in values]
    drawn = dice.below(1 << 30) / (1 << 30) * sum(weights)
    for i, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0.0:
            return i
    return best_of(values)


class SearchBot(Bot):
    """Searches the tree for as long as its budget lasts."""

    def __init__(self, name: str, budget: Budget, source: str = SHIPPED) -> None:
        self.name = name
        self.budget: Final = budget
        self.source: Final = source
        """Where its evaluator comes from."""

    def think(self, g: AnyGame, dice: Dice, stop: Stop = never) -> Thought:
        """Search until the budget is spent, the answer is certain, or somebody says stop.

        With a budget in iterations the answer depends on nothing but the position and the dice.
        """
        evaluator = search_evaluator_of(g, self.source)
        if len(g.legal) == 1:
            return forced(g)
        search = Search(g, evaluator, dice, g.rules.secrets)
        if not search.solve(positions_in(self.budget)):
            self.run(search, stop)
        return search.thought(partial(known_end, search.ends) if search.ends else foreteller(g))

    def run(self, search: Search[Any], stop: Stop) -> None:
        """Search until the budget is spent, the answer is certain, or somebody says stop."""
        clock = Clock(self.budget)
        while True:
            batch = min(BATCH, clock.left)
            search.run(batch)
            clock.tick(batch)
            if clock.left == 0 or search.settled(clock.left) or stop():
                return


def positions_in(budget: Budget) -> int:
    """How many positions may be looked at to solve the end of a game: for a part of the budget."""
    if budget.iterations:
        return POSITIONS_AN_ITERATION * budget.iterations
    return int(POSITIONS_A_SECOND * budget.seconds)


class Clock:
    """How many iterations a budget still allows; for seconds, at the speed seen so far."""

    def __init__(self, budget: Budget) -> None:
        self.budget: Final = budget
        self.started: Final = time.monotonic()
        self.done = 0
        self.left = budget.iterations or sys.maxsize

    def tick(self, iterations: int) -> None:
        """Some iterations are done."""
        self.done += iterations
        if self.budget.iterations:
            self.left = self.budget.iterations - self.done
        if self.budget.seconds:
            spent = time.monotonic() - self.started
            possible = self.done * (self.budget.seconds - spent) / spent
            self.left = min(self.left, max(0, int(possible)))
