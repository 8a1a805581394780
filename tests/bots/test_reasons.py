"""Why a choice is better than another."""

from __future__ import annotations

import pytest

from kingsroad.bots import reasons as module
from kingsroad.bots.levels import make_bot
from kingsroad.bots.reasons import WORTH, Reason, explained, reasons, tallied
from kingsroad.core.dice import Dice
from kingsroad.core.event import Event
from kingsroad.library import GAMES, AnyGame, new_game
from kingsroad.realm.stock import DENIERS
from kingsroad.text.reasons import reason_text
from kingsroad.text.vocabulary import LANGUAGES


@pytest.fixture(autouse=True)
def few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TRIALS", 2)


def begun(name: str, decisions: int) -> AnyGame:
    game = new_game(name, players=2, seed=3)
    dice = Dice(8)
    for _ in range(decisions):
        game.apply(game.legal[dice.below(len(game.legal))])
    while len(game.legal) < 3:
        game.apply(game.legal[0])
    return game.rules.conceal(game, game.seat, dice)


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_has_no_advantage_over_itself(name: str) -> None:
    game = begun(name, 12)
    choice = game.legal[0]
    assert reasons(game, choice, choice) == []


def test_the_same_reasons_with_the_names_changed_speak_against() -> None:
    game = begun("caylus2005", 6)
    one, other = game.legal[0], game.legal[-1]
    forth, back = reasons(game, one, other), reasons(game, other, one)
    assert forth
    assert [(each.kind, each.better, each.worse) for each in forth] == [
        (each.kind, each.worse, each.better) for each in back
    ]
    weights = [abs(each.weight) for each in forth]
    assert weights == sorted(weights, reverse=True)


def test_a_placed_worker_brings_more_than_passing() -> None:
    game = new_game("caylus2005", players=2, seed=3)
    named = {choice.name: choice for choice in game.legal}
    found = {each.kind: each for each in reasons(game, named["place quarry"], named["pass"])}
    assert found.keys() <= WORTH.keys()
    gained = [each for each in found.values() if each.kind in ("goods", "future", "points")]
    assert any(each.difference > 0 for each in gained)


def test_what_is_counted() -> None:
    events = [
        Event("gain", 0, "quarry", 0, 3 * DENIERS),
        Event("pay", 0, "castle", 0, 1 * DENIERS),
        Event("gain", 1, "farm", 0, 9 * DENIERS),  # of another seat
        Event("house", 0, "walls", 1, 0),
        Event("favor", 0, "", 0, 0),
        Event("build", 0, "church", 3, 0),
        Event("home", 0, "quarry", 0, 0),
        Event("home", 0, "market", 0, 0),  # where nothing happened
    ]
    found = tallied(events, 0)
    assert {kind: value for kind, value in found.items() if value} == {
        "deniers": 2.0,
        "castle": 1.0,
        "favors": 1.0,
        "buildings": 1.0,
        "idle": 1.0,
    }


def test_where_this_turn_is_the_last_only_points_count() -> None:
    game = new_game("caylus1303", players=2, seed=3)
    dice = Dice(1)
    bot = make_bot("random")
    previous = game.clone()
    while not game.over:
        if len(game.legal) > 1:
            previous = game.clone()
        game.apply(bot.choose(game, dice).choice)
    found = reasons(previous, previous.legal[0], previous.legal[-1])
    assert {each.kind for each in found} <= {"final", "rivals"}


def test_a_thought_is_explained_against_its_second_choice() -> None:
    game = begun("magna_carta", 20)
    thought = make_bot("greedy").think(game, Dice(1))
    against, found = explained(game, thought)
    assert against is thought.candidates[1].choice
    assert all(isinstance(each, Reason) for each in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    said = {reason_text(kind, sign, language) for kind in WORTH for sign in (1.6, -1.6)}
    assert len(said) == 2 * len(WORTH)
    assert all("1,5" in text or "1.5" in text for text in said)
    assert reason_text("points", 0.1, "en") == "It brings about 0.5 more points this turn."
    assert reason_text("points", 2.1, "de").startswith("Sie bringt")
