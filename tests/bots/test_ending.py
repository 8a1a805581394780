"""The end of a game: what is called solved is what trying everything finds."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.test_bots import GAMES

import kingsroad
from kingsroad.bots.bot import SearchBot, foreteller
from kingsroad.bots.ending import Ending
from kingsroad.bots.evaluator import Evaluator
from kingsroad.bots.library import HAND, SHIPPED, evaluator_of
from kingsroad.bots.search import Search
from kingsroad.bots.thought import Budget
from kingsroad.core.dice import Dice
from kingsroad.core.game import CHANCE

NAMES = [(name, players) for name in GAMES for players in (2, 4)]


def last_decisions(name: str, players: int, count: int, seed: int) -> Any:
    """A position of a random game with some decisions before its end."""
    game = kingsroad.new_game(name, players=players, seed=seed)
    dice = Dice(seed)
    before: list[Any] = []
    while not game.over:
        if len(game.legal) > 1:
            before.append(game.clone())
        game.apply(game.legal[dice.below(len(game.legal))])
    return before[-count]


def by_force(g: Any, evaluator: Evaluator[Any], left: list[int]) -> list[float] | None:
    """The same by plain recursion; None when more positions are needed than are left."""
    left[0] -= 1
    if left[0] < 0:
        return None
    if g.pending is None:
        return list(evaluator.judge(g, Dice(1)).hopes)
    found = []
    for choice in g.legal:
        after = g.clone()
        after.apply(choice)
        hopes = by_force(after, evaluator, left)
        if hopes is None:
            return None
        found.append(hopes)
    if g.pending.seat == CHANCE:
        return [sum(each) / len(found) for each in zip(*found, strict=True)]
    best: list[float] = max(found, key=lambda hopes: hopes[g.pending.seat])
    return best


@pytest.mark.parametrize(("name", "players"), NAMES)
def test_an_ending_is_what_trying_everything_finds(name: str, players: int) -> None:
    """Several endings, each worth to every seat what the plain recursion says."""
    solved = 0
    for seed in range(1, 7):
        for count in (2, 4):
            g = last_decisions(name, players, count, seed)
            evaluator = evaluator_of(g)
            wanted = by_force(g, evaluator, [1500])
            if wanted is None:
                continue
            found = Ending(evaluator, Dice(1), 100000).solve(g)
            assert found is not None
            assert list(found.hopes) == pytest.approx(wanted)
            solved += 1
    assert solved >= 3


@pytest.mark.parametrize("source", [HAND, SHIPPED])
@pytest.mark.parametrize("name", [name for name in GAMES if name != "magna_carta"])
def test_the_last_decision_is_perfect(name: str, source: str) -> None:
    """A search with hardly any budget takes the option that is worth most in the end."""
    for seed in range(1, 5):
        g = last_decisions(name, 2, 1, seed)
        evaluator = evaluator_of(g, source)
        worth = []
        for choice in g.legal:
            after = g.clone()
            after.apply(choice)
            hopes = by_force(after, evaluator, [5000])
            assert hopes is not None
            worth.append(hopes[g.seat])
        thought = SearchBot("tiny", Budget(iterations=100), source).think(g, Dice(1))
        assert worth[g.legal.index(thought.choice)] == pytest.approx(max(worth))
        assert thought.candidates[0].value == pytest.approx(max(worth))


def test_what_is_solved_says_the_final_scores() -> None:
    """The line of a solved table leads to the scores that are expected."""
    g = last_decisions("caylus1303", 2, 3, 2)
    search = Search(g.clone(), evaluator_of(g), Dice(1), hidden=False)
    assert search.solve(100000)
    thought = search.thought(foreteller(g))
    told = SearchBot("tiny", Budget(iterations=10000)).think(g.clone(), Dice(1)).forecast
    assert thought.line[0] is thought.choice
    assert thought.candidates == sorted(thought.candidates, key=lambda one: -one.value)
    line = list(thought.line)
    while not g.over:
        g.apply(g.legal[0] if len(g.legal) == 1 else line.pop(0))
    assert search.ends == [told.scores] == [g.scores()]
    assert told.places == [1.0 + sum(other > score for other in g.scores()) for score in g.scores()]
    assert told.chances == [float(place == 1) for place in g.ranking()]
    assert not line


@pytest.mark.parametrize("name", GAMES)
def test_far_from_the_end_nothing_is_tried(name: str) -> None:
    """A table with a whole game before it is left to the search, at hardly any cost."""
    g = kingsroad.new_game(name, players=2, seed=1)
    ending = Ending(evaluator_of(g), Dice(1), 100000)
    assert ending.solve(g) is None
    assert not ending.known
