"""Copies and pickles of games at any decision: the same game, with the same future."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random

import pytest

import kingsroad
from kingsroad import AnyGame
from kingsroad.core.dice import Dice
from kingsroad.core.errors import BrokenRecord
from kingsroad.library import reduce_game


def pickled(game: AnyGame) -> AnyGame:
    again: AnyGame = pickle.loads(pickle.dumps(game))  # noqa: S301
    return again


def tables() -> list[tuple[str, int, dict[str, str]]]:
    """Every game with every number of seats; every option once."""
    found: list[tuple[str, int, dict[str, str]]] = []
    for key, rules in kingsroad.GAMES.items():
        found += [(key, seats, {}) for seats in rules.seats]
        found += [
            (key, rules.seats[-1], {option.key: value})
            for option in rules.options
            for value in option.values[1:]
        ]
    return found


WAYS: list[Callable[[AnyGame], AnyGame]] = [copy.copy, copy.deepcopy, pickled]


def assert_same(twin: AnyGame, game: AnyGame) -> None:
    assert twin is not game
    assert twin.state is not game.state
    assert twin.key() == game.key()
    assert twin.history == game.history
    assert twin.seat == game.seat
    assert len(twin.legal) == len(game.legal)
    assert all(mine is its for mine, its in zip(twin.legal, game.legal, strict=True))
    assert twin.listener is None


def play_on(game: AnyGame, choices: Random, most: int) -> list[str]:
    """Play some more; what was chosen, draws included."""
    before = 0 if game.history is None else len(game.history)
    for _ in range(most):
        if game.over:
            break
        game.apply(choices.choice(game.legal))
    return [] if game.history is None else [choice.name for choice in game.history[before:]]


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_a_twin_goes_on_as_the_game_does(name: str, players: int, options: dict[str, str]) -> None:
    game = kingsroad.find_game(name).start(players, options, players)
    choices = Random(players)
    decision = 0
    while not game.over:
        if decision % 31 == 0:
            twins = [way(game) for way in WAYS]
            for twin in twins:
                assert_same(twin, game)
            seed = choices.random()
            futures = [
                (play_on(each, Random(seed), 60), each.key())
                for each in (copy.deepcopy(game), *twins)
            ]
            # With its dealer: the same draws too.
            assert all(future == futures[0] for future in futures)
        game.apply(choices.choice(game.legal))
        decision += 1
    for way in WAYS:
        twin = way(game)
        assert_same(twin, game)
        assert twin.scores() == game.scores()


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_a_game_without_history_is_pickled_as_a_position(
    name: str, players: int, options: dict[str, str]
) -> None:
    game = kingsroad.find_game(name).start(players, options, 2 * players)
    choices = Random(players)
    decision = 0
    while True:
        if decision % 37 == 0 or game.over:
            bare = game.clone()
            assert_same(pickled(bare), bare)
            bare.dealer = Dice(decision)
            twin = pickled(bare)
            seed = choices.random()
            play_on(bare, Random(seed), 60)
            play_on(twin, Random(seed), 60)
            assert twin.key() == bare.key()
        if game.over:
            break
        game.apply(choices.choice(game.legal))
        decision += 1


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_open_draws_stay_open(name: str) -> None:
    game = kingsroad.new_game(name, players=2, seed=None)
    assert game.seat == kingsroad.CHANCE
    for way in WAYS:
        twin = way(game)
        assert_same(twin, game)
        assert twin.dealer is None


def test_a_twin_shares_nothing_that_changes() -> None:
    game = kingsroad.new_game("magna_carta", players=3, seed=4)
    twin, before = copy.deepcopy(game), game.key()
    play_on(twin, Random(1), 50)
    assert game.key() == before
    assert game.history != twin.history


def test_nobody_listens_to_a_twin() -> None:
    log = kingsroad.Chronicle()
    game = kingsroad.new_game("caylus2005", players=2, seed=1, listener=log)
    assert copy.deepcopy(game).listener is None
    assert pickled(game).listener is None
    assert game.listener is log


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_choices_and_rules_stay_the_same_objects(name: str) -> None:
    rules = kingsroad.find_game(name)
    assert pickle.loads(pickle.dumps(rules)) is rules  # noqa: S301
    assert copy.deepcopy(rules) is rules
    choices = rules.catalogue.choices
    again = pickle.loads(pickle.dumps(choices))  # noqa: S301
    assert all(mine is its for mine, its in zip(again, choices, strict=True))
    assert all(mine is its for mine, its in zip(copy.deepcopy(choices), choices, strict=True))


def test_a_choice_of_no_game_cannot_be_pickled() -> None:
    stray = kingsroad.Catalogue().add("wander", "off", sort="direction")
    with pytest.raises(pickle.PicklingError, match="no game"):
        pickle.dumps(stray)


def test_dice_go_on_where_they_were() -> None:
    dice = Dice(9)
    dice.below(6)
    twins = [copy.copy(dice), copy.deepcopy(dice), dice.clone()]
    twins.append(pickle.loads(pickle.dumps(dice)))  # noqa: S301
    numbers = [dice.below(1000) for _ in range(20)]
    for twin in twins:
        assert [twin.below(1000) for _ in range(20)] == numbers


def test_a_state_changed_by_hand_is_not_lost_in_silence() -> None:
    game = kingsroad.new_game("caylus2005", players=2, seed=1)
    game.state.seats[0].prestige += 1
    with pytest.raises(BrokenRecord, match="by hand"):
        pickled(game)
    game.history = None
    assert pickled(game).key() == game.key()


def test_a_game_of_other_rules_is_refused() -> None:
    make, facts = reduce_game(kingsroad.new_game("caylus2005", players=2, seed=1))
    with pytest.raises(BrokenRecord, match="under rules 99"):
        make(facts[0], 99, *facts[2:])
