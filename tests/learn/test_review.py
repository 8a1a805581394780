"""The review of a finished game, on games of a strong bot in which one bad choice was planted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kingsroad.bots.levels import make_bot
from kingsroad.core.dice import Dice, derived_seed
from kingsroad.core.game import CHANCE, Ask
from kingsroad.learn import judging
from kingsroad.learn.judging import Judgement
from kingsroad.learn.review import (
    OTHER,
    REVIEWER,
    SOURCES,
    Look,
    NotOver,
    Point,
    Review,
    Reviewing,
    look,
    look_at,
    losses,
    source_of,
    turning_points,
    worst,
)
from kingsroad.library import COMPILED, GAMES, part
from kingsroad.record import Record, read_record, record_of

RECORDS = Path(__file__).parent / "records"
searching = pytest.mark.skipif(not COMPILED, reason="a search takes minutes interpreted")
PLANTED = {"caylus2005": 80, "magna_carta": 48, "caylus1303": 74}
"""The choice of each record that no strong bot would make: somebody passes with workers left."""


def own_game(name: str) -> Record:
    """A game of the reviewing bot against itself, by the networks of today."""
    game, bot = GAMES[name].start(2, {}, 1), make_bot(REVIEWER)
    number = 0
    while not game.over:
        number += 1
        game.apply(bot.choose(game, Dice(derived_seed(1, number))).choice)
    return record_of(game)


def recorded(name: str) -> Record:
    return read_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


def guessed(record: Record, losses_at: dict[int, float]) -> Reviewing:
    """A review without a bot: these choices lose so much, and the first seat wins slowly."""
    reviewing = Reviewing(record)
    for number, task in enumerate(reviewing.tasks):
        loss = losses_at.get(task.at, 0.0)
        share = number / len(reviewing.tasks)
        found = Judgement(task.chosen, "best", loss, 2.0, ["best"], [])
        reviewing.note(task, Look([share, 1.0 - share], found))
    return reviewing


@searching
@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_choice_is_found(name: str) -> None:
    tasks = Reviewing(recorded(name)).tasks
    found = look(next(task for task in tasks if task.at == PLANTED[name]), REVIEWER).judgement
    assert found is not None
    assert found.grade == "blunder"
    assert found.reasons
    assert found.line[0] == found.best


@searching
@pytest.mark.parametrize("name", GAMES)
def test_the_bots_own_choices_are_not_accused(name: str) -> None:
    """It plays with other dice than those with which it is judged."""
    for task in Reviewing(own_game(name)).tasks:
        seen = look(task, REVIEWER)
        assert seen.judgement is not None
        assert seen.judgement.grade == "", (task.at, seen.judgement)
        assert sum(seen.shares) == pytest.approx(1.0)


def test_a_look_in_another_process_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "TRIALS", 2)
    task = next(each for each in Reviewing(recorded("magna_carta")).tasks if each.at == 48)
    position = task.game.rules.write_position(task.game)
    there = look_at(position, task.at, task.chosen, True, "search:8", lambda: False)
    assert there == look(task, "search:8")


def test_only_the_seats_that_are_asked_for_are_judged() -> None:
    reviewing = Reviewing(recorded("caylus1303"), seats=[1])
    assert {task.game.seat for task in reviewing.tasks if task.judged} == {1}
    assert {task.game.seat for task in reviewing.tasks if not task.judged} == {0}
    assert all(task.game.seat != CHANCE and len(task.game.legal) > 1 for task in reviewing.tasks)


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    record = recorded("caylus2005")
    record.choices.pop()
    with pytest.raises(NotOver, match="not over"):
        Reviewing(record)


def test_losses_are_told_by_source_and_the_worst_three_come_first() -> None:
    record = recorded("caylus2005")
    mine = [task for task in Reviewing(record).tasks if task.game.seat == 0][20:25]
    amounts = [0.05, 0.2, 0.11, 0.07, 0.049]
    reviewing = guessed(record, {task.at: loss for task, loss in zip(mine, amounts, strict=True)})
    review = reviewing.review
    assert review["done"] == review["total"] == len(reviewing.tasks)
    assert [fault["grade"] for fault in review["faults"]] == [
        "inaccuracy", "blunder", "mistake", "inaccuracy",
    ]  # fmt: skip
    assert [fault["loss"] for fault in worst(review, 0)] == [0.2, 0.11, 0.07]
    assert worst(review, 1) == []
    assert sum(losses(review, 0).values()) == pytest.approx(0.43)
    assert losses(review, 0).keys() <= set(SOURCES)
    again: Review = json.loads(json.dumps(review))
    assert again == review, "a review is plain values"


def test_the_curve_ends_with_what_happened() -> None:
    record = recorded("caylus2005")
    curve = guessed(record, {}).review["curve"]
    assert curve[-1]["at"] == len(record)
    scores = record.replay().scores()
    assert scores[0] != scores[1]
    assert curve[-1]["shares"] == [float(points == max(scores)) for points in scores]


def test_turning_points_are_the_turns_with_the_largest_swings() -> None:
    shares = [0.5, 0.5, 0.62, 0.62, 0.3, 0.35, 0.4, 0.9, 0.95, 1.0]
    turns = [1, 1, 2, 2, 3, 3, 3, 4, 4, 5]
    curve = [
        Point(at=10 * number, turn=turn, shares=[share, 1.0 - share])
        for number, (turn, share) in enumerate(zip(turns, shares, strict=True))
    ]
    assert [(each["turn"], each["seat"], each["at"]) for each in turning_points(curve)] == [
        (1, 0, 10),
        (2, 1, 30),
        (3, 0, 60),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_question_of_a_game_has_a_source(name: str) -> None:
    rules = GAMES[name]
    steps = {step.__name__ for step in part(rules, "games", "steps").STEPS if issubclass(step, Ask)}
    known = part(rules, "learn.sources").SOURCES
    assert known.keys() <= steps
    assert set(known.values()) <= set(SOURCES)
    asked = {type(task.game.pending).__name__ for task in Reviewing(recorded(name)).tasks}
    assert not [question for question in asked if source_of(rules, question) == OTHER]
    assert steps - known.keys() <= CHANCES[name]


CHANCES = {
    "caylus2005": {"LayNeutral", "DrawOrder"},
    "magna_carta": {"LayNeutral", "DealCard", "DrawFirst"},
    "caylus1303": {"LayTiles", "DrawFirst", "DealCharacters"},
}
"""Questions to chance."""
