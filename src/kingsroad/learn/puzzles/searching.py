"""What the options of a question are worth, each searched on its own with the same effort.

`learn/judging.py` compares two choices of which a search has named one. Here nothing may be left
out: an answer must be better than every other option, so each is searched as deeply.
"""

from __future__ import annotations

from kingsroad.bots.judge import advance
from kingsroad.bots.library import search_evaluator_of
from kingsroad.bots.search import Search
from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice
from kingsroad.library import AnyGame


def worths(game: AnyGame, iterations: int, seed: int) -> list[float]:
    """What the seat that must choose may hope for after each option, from 0 to 1."""
    return [worth(game, choice, iterations, Dice(seed)) for choice in game.legal]


def worth(game: AnyGame, choice: Choice, iterations: int, dice: Dice) -> float:
    """What the seat may hope for after a choice."""
    rules, seat = game.rules, game.seat
    after = rules.conceal(game, seat, dice)
    after.apply(choice)
    advance(after, dice)
    evaluator = search_evaluator_of(after)
    if after.over:
        return evaluator.judge(after, dice).hopes[seat]
    search = Search(after, evaluator, dice, rules.secrets)
    search.run(iterations)
    return search.root.totals[seat] / float(search.iterations)
