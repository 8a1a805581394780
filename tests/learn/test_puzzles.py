"""Puzzles hold against the engine: every answer is legal, and better than all others."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

import kingsroad
from kingsroad.bots import ending as bots_ending
from kingsroad.bots.library import evaluator_of
from kingsroad.core.dice import Dice
from kingsroad.learn.puzzles.checking import doubt
from kingsroad.learn.puzzles.exact import Ending, Uncertain, lead_of
from kingsroad.learn.puzzles.finding import GAPS, LEAST_OPTIONS, PLAIN, Job, find
from kingsroad.learn.puzzles.puzzle import (
    ENDING,
    KINDS,
    PLACEMENT,
    PROVOST,
    Puzzle,
    puzzles_of,
    read_puzzle,
)
from kingsroad.learn.puzzles.solving import NotInPuzzle, of_the_day, solve_so_far, stages_of
from kingsroad.library import COMPILED, AnyRuleset

GAMES = list(kingsroad.GAMES.values())
PUZZLES = [puzzle for rules in GAMES for puzzle in puzzles_of(rules).values()]
ENDINGS = [puzzle for puzzle in PUZZLES if puzzle.kind == ENDING]
searching = pytest.mark.skipif(not COMPILED, reason="a search takes minutes interpreted")
PROVEN = ENDINGS if COMPILED else ENDINGS[::8]
"""Interpreted, trying out all of them would take minutes."""


def clearest(kind: str) -> list[Puzzle]:
    """The clearest puzzles of a kind in each game, with two seats: a search takes no time there."""
    found = []
    for rules in GAMES:
        those = [each for each in puzzles_of(rules).values() if each.kind == kind]
        those = [each for each in those if len(each.position["seats"]) == 2]
        found += sorted(those, key=lambda each: -each.gap)[:3]
    return found


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.position['game']}-{puzzle.key}"


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
def test_every_answer_is_legal_and_found_once(rules: AnyRuleset) -> None:
    found = list(puzzles_of(rules).values())
    assert {each.kind for each in found} == set(KINDS)
    assert len(found) >= 100
    tables = set()
    for puzzle in found:
        game = puzzle.game()
        assert game.rules is rules
        assert len(game.legal) >= LEAST_OPTIONS
        assert game.offers(rules.catalogue.named(puzzle.line[0]))
        assert game.offers(rules.catalogue.named(puzzle.rival))
        assert puzzle.line[0] != puzzle.rival
        tables.add(game.key())
        for name in puzzle.line:
            game.play(name)
        assert 500 <= puzzle.rating <= 3000
        assert read_puzzle(puzzle.write()) == puzzle
    assert len(tables) == len(found)
    sources = [(puzzle.source, puzzle.kind) for puzzle in found]
    assert len(set(sources)) == len(sources), "one puzzle of a kind a game"


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
def test_to_do_nothing_is_no_answer_that_can_be_guessed(rules: AnyRuleset) -> None:
    """Of the shipped placements four of five once said to pass."""
    searched = [each for each in puzzles_of(rules).values() if each.kind != ENDING]
    assert all("hidden" in each.themes or not PLAIN.intersection(each.themes) for each in searched)
    placed = [each for each in searched if each.kind == PLACEMENT]
    assert sum("pass" in each.themes for each in placed) <= len(placed) // 2


@pytest.mark.parametrize("puzzle", PROVEN, ids=named)
def test_an_ending_has_one_best_answer_all_the_way(puzzle: Puzzle) -> None:
    assert doubt(puzzle) == ""
    best, rival = puzzle.leads
    assert puzzle.gap == best - rival > 0


def test_another_answer_to_an_ending_is_doubted() -> None:
    puzzle = ENDINGS[0]
    best, rival = puzzle.leads
    assert doubt(puzzle._replace(line=(puzzle.rival,))) == f"the answer is {', '.join(puzzle.line)}"
    assert doubt(puzzle._replace(leads=(rival, best))) == f"the leads are {best} and {rival}"


@pytest.mark.parametrize(
    "puzzle",
    [each for each in PROVEN if len(each.position["seats"]) == 2][:: 1 if COMPILED else 3],
    ids=named,
)
def test_the_bots_solve_endings_the_same_way(puzzle: Puzzle) -> None:
    """The bots try out endings with code of their own."""
    game = puzzle.game()
    solver: bots_ending.Ending[Any] = bots_ending.Ending(evaluator_of(game), Dice(1), 10**6)
    outcome = solver.solve(game)
    if outcome is None:
        pytest.skip("more decisions than bots try out")
    assert outcome.choice is not None
    assert outcome.choice.name == puzzle.line[0]


@searching
@pytest.mark.parametrize("puzzle", [*clearest(PLACEMENT), *clearest(PROVOST)], ids=named)
def test_searches_find_the_answer_again(puzzle: Puzzle) -> None:
    """A sample: `kingsroad puzzles GAME --check` asks for all of them."""
    assert doubt(puzzle) == ""
    assert puzzle.gap >= GAPS[puzzle.kind]
    assert doubt(puzzle._replace(line=(puzzle.rival,))).endswith(f"prefer {puzzle.line[0]}")


def test_what_others_or_chance_decide_is_not_proven() -> None:
    for name, players in (("caylus2005", 3), ("magna_carta", 2)):
        game = kingsroad.new_game(name, players=players, seed=3)
        with pytest.raises(Uncertain):
            Ending(game, 100).leads(game)


def test_a_lead_is_over_the_best_rival() -> None:
    assert lead_of(0, [10, 7, 9]) == 1
    assert lead_of(1, [10, 7, 9]) == -3


@searching
def test_a_game_is_searched_the_same_way_every_time() -> None:
    jobs = (Job(kingsroad.GAMES["caylus1303"], 1, number) for number in range(40))
    job, found = next((job, found) for job in jobs if (found := find(job)))
    assert [each.write() for each in found] == [each.write() for each in find(job)]
    assert len({each.kind for each in found}) == len(found)
    assert all(each.source == (1, job.number) for each in found)


@pytest.mark.parametrize("puzzle", ENDINGS[::10], ids=named)
def test_the_solver_makes_the_choices(puzzle: Puzzle) -> None:
    stages = stages_of(puzzle)
    steps: list[str] = []
    for stage in stages:
        solving = solve_so_far(puzzle, steps)
        solving.course.make_all(solving.recent)
        assert solving.course.game.seat == solving.seat
        assert solving.answer is stage[0]
        assert len(solving.course.game.legal) > 1
        steps.append(stage[0].name)
    assert solve_so_far(puzzle, steps).answer is None
    with pytest.raises(NotInPuzzle):
        solve_so_far(puzzle, [*steps, "pass"])
    with pytest.raises(NotInPuzzle):
        solve_so_far(puzzle, [puzzle.rival])


def test_every_day_has_a_puzzle_of_its_own() -> None:
    keys = [puzzle.key for puzzle in PUZZLES]
    days = [date(2026, 1, 1) + timedelta(days=number) for number in range(200)]
    drawn = [of_the_day(keys, "a", day) for day in days]
    assert drawn == [of_the_day(list(reversed(keys)), "a", day) for day in days]
    assert drawn != [of_the_day(keys, "b", day) for day in days]
    assert len(set(drawn)) > min(len(keys), len(days)) / 3
