"""Puzzles over HTTP: nobody is told the answer before it was found or given up."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.helpers import Client

from kingsroad import GAMES
from kingsroad.learn.puzzles.puzzle import puzzles_of
from kingsroad.learn.puzzles.solving import stages_of
from kingsroad.text import LANGUAGES

RULES = GAMES["caylus2005"]
PUZZLES = puzzles_of(RULES)
LONG = next(each for each in PUZZLES.values() if len(stages_of(each)) > 1)
SEARCHED = next(each for each in PUZZLES.values() if each.kind == "placement")


def asked(client: Client, key: str, game: str = RULES.key, **data: object) -> dict[str, Any]:
    answer = client.post(f"/api/games/{game}/puzzles/{key}?language=en", json=data)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_puzzles_are_listed_with_that_of_the_day(client: Client) -> None:
    shelf = client.get(f"/api/games/{RULES.key}/puzzles").json()
    assert {each["key"] for each in shelf["puzzles"]} == set(PUZZLES)
    ratings = [each["rating"] for each in shelf["puzzles"]]
    assert ratings == sorted(ratings)
    assert shelf["daily"] in PUZZLES
    assert len(shelf["day"]) == len("2026-01-01")
    assert shelf == client.get(f"/api/games/{RULES.key}/puzzles").json()


def test_a_wrong_try_changes_nothing_and_tells_nothing(client: Client) -> None:
    begun = asked(client, LONG.key)
    tried = asked(client, LONG.key, trial=LONG.rival)
    assert tried["wrong"]
    assert not tried["over"]
    assert tried["answer"] is None
    assert tried["steps"] == tried["frames"] == []
    assert tried["view"] == begun["view"]
    assert tried["question"] == begun["question"]


def test_an_ending_is_solved_choice_by_choice(client: Client) -> None:
    right = [stage[0].name for stage in stages_of(LONG)]
    steps: list[str] = []
    for name in right:
        moment = asked(client, LONG.key, steps=steps)
        assert moment["question"]["seat"] == moment["you"]
        assert moment["answer"] is None
        moment = asked(client, LONG.key, steps=steps, trial=name)
        assert not moment["wrong"]
        steps = moment["steps"]
    assert moment["over"]
    assert moment["total"] == len(right)
    answer = moment["answer"]
    assert len(answer["choices"]) == len(right)
    assert answer["leads"] == list(LONG.leads)


def test_who_gives_up_is_told_the_answer_and_why(client: Client) -> None:
    moment = asked(client, SEARCHED.key, reveal=True)
    assert moment["over"]
    assert moment["steps"] == [SEARCHED.line[0]]
    assert moment["answer"]["reasons"]
    assert moment["frames"][0]["made"]["choice"] == SEARCHED.line[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_served_in_every_language(client: Client, game: str) -> None:
    for number, (key, puzzle) in enumerate(puzzles_of(GAMES[game]).items()):
        language = list(LANGUAGES)[number % len(LANGUAGES)]
        path = f"/api/games/{game}/puzzles/{key}?language={language}"
        moment = client.post(path, json={}).json()
        offered = {option["choice"] for option in moment["question"]["options"]}
        assert puzzle.line[0] in offered
        steps: list[str] = []
        while not moment["over"]:
            answer = client.post(path, json={"steps": steps, "reveal": True})
            assert answer.status_code == 200, answer.text
            moment = answer.json()
            steps = moment["steps"]
        assert moment["answer"]["rival"]


def test_hands_of_others_stay_hidden(client: Client) -> None:
    rules = GAMES["magna_carta"]
    for key in puzzles_of(rules):
        moment = asked(client, key, rules.key)
        others = [seat for name, seat in moment["view"]["seats"].items() if name != moment["you"]]
        assert not any("hand" in seat for seat in others)


def test_what_is_no_puzzle_or_no_step_is_refused(client: Client) -> None:
    for path, data in (
        (f"/api/games/{RULES.key}/puzzles/flying", {}),
        ("/api/games/chess/puzzles/flying", {}),
        (f"/api/games/{RULES.key}/puzzles/{LONG.key}", {"steps": [LONG.rival]}),
        (f"/api/games/{RULES.key}/puzzles/{LONG.key}", {"steps": ["nonsense"] * 30}),
    ):
        assert client.post(path, json=data).status_code == 404
