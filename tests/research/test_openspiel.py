"""OpenSpiel's own tests, its bots, and what both leave out."""

from __future__ import annotations

import pickle
import subprocess
import sys
import unittest
from random import Random
from typing import Any

import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

import kingsroad
import kingsroad.research.openspiel  # registers the games

NAMES = [f"kingsroad_{key}" for key in kingsroad.GAMES]
SEATED = [
    (f"kingsroad_{key}", players)
    for key, rules in kingsroad.GAMES.items()
    for players in rules.seats
]
VARIANTS = [
    f"kingsroad_{key}({option.key}={value})"
    for key, rules in kingsroad.GAMES.items()
    for option in rules.options
    for value in option.values[1:]
]


def play(state: Any, chance: Random, most: int | None = None) -> Any:
    """Play at random, to the end or for so many moves."""
    moves = 0
    while not state.is_terminal() and moves != most:
        state.apply_action(chance.choice(state.legal_actions()))
        moves += 1
    return state


# --- What OpenSpiel checks -----------------------------------------------------------------------


@pytest.mark.parametrize("name", [*NAMES, *VARIANTS])
def test_random_sim_test(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), SEATED)
def test_games_sim_test(name: str, players: int) -> None:
    np.random.seed(players)  # the test draws from there
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name, {"players": players}))


@pytest.mark.parametrize("name", NAMES)
def test_api_test(name: str) -> None:
    checks = type(
        name,
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game_name": name, "game": pyspiel.load_game(name)},
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(checks).run(result)
    assert result.testsRun == 5
    assert not result.errors
    assert not result.failures


# --- Its bots and environments -------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_its_mcts_bot_plays_to_the_end(name: str) -> None:
    game = pyspiel.load_game(name)
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(
        game, 2.0, 2, mcts.RandomRolloutEvaluator(1, dice), random_state=dice, solve=False
    )
    chance = Random(1)
    state = game.new_initial_state()
    thought = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
            thought += 1
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    assert thought > 20
    assert sum(state.returns()) == 0.0


def test_its_ismcts_bot_does_not_look_into_hands() -> None:
    game = pyspiel.load_game("kingsroad_magna_carta")
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=3,
        evaluator=mcts.RandomRolloutEvaluator(1, dice),
        random_state=dice,
    )
    state = game.new_initial_state()
    chance = Random(2)
    while state.move_number() < 60:
        if state.is_chance_node() or state.current_player() == 1:
            state.apply_action(chance.choice(state.legal_actions()))
        else:
            state.apply_action(bot.step(state))  # it checks that what it samples looks the same


@pytest.mark.parametrize("name", NAMES)
def test_its_learning_environment_runs(name: str) -> None:
    env = rl_environment.Environment(pyspiel.load_game(name), include_full_state=False)
    env.seed(3)
    chance = Random(3)
    step = env.reset()
    while not step.last():
        seen = step.observations
        player = seen["current_player"]
        assert len(seen["info_state"][player]) == env.observation_spec()["info_state"][0]
        step = env.step([chance.choice(seen["legal_actions"][player])])
    assert sum(step.rewards) == 0.0


# --- The tree ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), SEATED)
def test_actions_are_codes_and_draws_are_likely(name: str, players: int) -> None:
    game = pyspiel.load_game(name, {"players": players})
    rules = kingsroad.GAMES[name.removeprefix("kingsroad_")]
    state = game.new_initial_state()
    chance = Random(players)
    draws = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        # OpenSpiel's own way to the same answers, which its algorithms in C++ go.
        assert pyspiel.State.legal_actions(state) == legal
        assert pyspiel.State.is_chance_node(state) == state.is_chance_node()
        if not state.is_chance_node():
            for player in range(players):
                mine = legal if player == state.current_player() else []
                assert state.legal_actions(player) == mine
                assert pyspiel.State.legal_actions(state, player) == mine
        offered = {choice.name for choice in state.game.legal}
        mover = state.current_player()
        assert {state.action_to_string(mover, action) for action in legal} == offered
        drawn = {choice in rules.catalogue.draws() for choice in state.game.legal}
        if state.is_chance_node():
            draws += 1
            outcomes = state.chance_outcomes()
            assert [action for action, _ in outcomes] == legal
            assert sum(likely for _, likely in outcomes) == pytest.approx(1.0)
            assert legal[-1] < game.max_chance_outcomes() == len(rules.catalogue.draws())
            assert drawn == {True}
        else:
            assert legal == sorted(choice.code for choice in state.game.legal)
            assert legal[-1] < game.num_distinct_actions() == len(rules.catalogue.choices)
            assert drawn == {False}
            assert mover == state.game.seat
        state.apply_action(chance.choice(legal))
    assert draws > 0
    assert state.move_number() - draws <= game.max_game_length()
    assert draws <= game.max_chance_nodes_in_history()


@pytest.mark.parametrize(("name", "players"), SEATED)
def test_the_end_is_worth_its_place(name: str, players: int) -> None:
    game = pyspiel.load_game(name, {"players": players})
    state = play(game.new_initial_state(), Random(7))
    returns, places = state.returns(), state.game.ranking()
    assert sum(returns) == pytest.approx(game.utility_sum())
    for mine, here in zip(returns, places, strict=True):
        for its, there in zip(returns, places, strict=True):
            assert (mine > its) == (here < there)
    if sorted(places) == list(range(1, players + 1)):
        assert max(returns) == game.max_utility()
        assert min(returns) == game.min_utility()
    assert state.rewards() == returns
    assert game.new_initial_state().returns() == [0.0] * players


@pytest.mark.parametrize("name", NAMES)
def test_an_illegal_action_is_refused(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    play(state, Random(1), 20)
    while state.is_chance_node():
        play(state, Random(1), 1)
    before = str(state)
    wrong = next(
        action
        for action in range(state.num_distinct_actions())
        if action not in state.legal_actions()
    )
    with pytest.raises(kingsroad.IllegalChoice):
        state.clone().apply_action(wrong)
    assert str(state) == before


# --- Copies --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_clones_are_twins_that_share_nothing(name: str) -> None:
    state = play(pyspiel.load_game(name).new_initial_state(), Random(5), 40)
    before, history = str(state), state.history()
    twin = state.clone()
    assert (str(twin), twin.history()) == (before, history)
    assert set(vars(twin)) == {"game", "audiences"}
    assert twin.game.history == state.game.history
    play(twin, Random(6))
    assert (str(state), state.history()) == (before, history)
    assert kingsroad.record_of(twin.game).replay().scores() == twin.game.scores()


@pytest.mark.parametrize("name", [*NAMES, *VARIANTS])
def test_states_and_games_survive_their_pickle(name: str) -> None:
    game = pyspiel.load_game(name)
    assert pickle.loads(pickle.dumps(game)) == game  # noqa: S301
    state = game.new_initial_state()
    for moves in (0, 1, 30, 45):
        play(state, Random(moves), moves)
        again = pickle.loads(pickle.dumps(state))  # noqa: S301
        _, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        for twin in (again, other):
            assert str(twin) == str(state)
            assert twin.history() == state.history()
            assert twin.game.key() == state.game.key()
            assert play(twin, Random(1)).history() == play(state.clone(), Random(1)).history()


# --- Parameters and processes --------------------------------------------------------------------


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("kingsroad_caylus2005(players=3,favors=simple)")
    assert game.num_players() == 3
    chosen = {"players": 3, "favors": "simple", "jeweller": "off"}
    assert game.get_parameters() == chosen
    assert game.new_initial_state().game.state.variant.simple_favors
    again = pyspiel.load_game(str(game))
    assert again == game


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("kingsroad_caylus2005(players=6)", "2 to 5 seats, not 6"),
        ("kingsroad_magna_carta(rules=odd)", "rules is standard or beginner"),
    ],
)
def test_wrong_parameters_are_refused(name: str, said: str) -> None:
    with pytest.raises(kingsroad.UnknownGame, match=said):
        pyspiel.load_game(name)


def test_a_state_is_a_document() -> None:
    state = play(pyspiel.load_game("kingsroad_magna_carta").new_initial_state(), Random(1), 30)
    position = state.to_dict()
    assert kingsroad.load_position(position).key() == state.game.key()
    assert state.to_observation_struct(1).to_dict() == state.game.view(1)


def test_a_process_of_its_own_ends_well() -> None:
    """What is registered outlives Python itself: it must not be freed too late."""
    code = (
        "import pyspiel, kingsroad.research.openspiel\n"
        "game = pyspiel.load_game('kingsroad_caylus1303')\n"
        "print(game.new_initial_state().legal_actions())\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("[0, 1,")
