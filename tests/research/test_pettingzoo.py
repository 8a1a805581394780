"""PettingZoo's own test suite, and what it leaves out."""

from __future__ import annotations

import copy
import pickle
import warnings
from types import ModuleType
from typing import Any

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("PIL")

import numpy as np
import pettingzoo

import kingsroad
import kingsroad.research
from kingsroad.research import caylus1303_v0, caylus2005_v0, magna_carta_v0
from kingsroad.research.aec import AecTable

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it loads games of its own in a way that it calls old
    from pettingzoo.test import api_test, render_test, seed_test

MODULES = [caylus2005_v0, magna_carta_v0, caylus1303_v0]
NAMES = ["caylus2005", "magna_carta", "caylus1303"]
each_game = pytest.mark.parametrize("module", MODULES, ids=NAMES)

# PettingZoo exempts its own classic games, which have masks too, from these by name.
NOT_A_BOX = ("Observation is not a NumPy array", "Observation space for each agent probably")


def play(env: Any, steps: int | None = None, seed: int = 0) -> list[int]:
    """Play at random, to the end or for some steps; the actions."""
    chance = np.random.default_rng(seed)
    actions: list[int] = []
    while env.agents and len(actions) != steps:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        actions.append(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
        env.step(actions[-1])
    return actions


@each_game
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.filterwarnings("default")
def test_api(module: ModuleType, players: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(module.env(players=players), num_cycles=200)
        api_test(module.raw_env(players=players), num_cycles=200)
    told = {str(each.message) for each in caught}
    assert not [warning for warning in told if not warning.startswith(NOT_A_BOX)]


@each_game
def test_seed(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=60)


@each_game
def test_render(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env, {"ansi": lambda text: "question:" in text})
    assert "question:" in capsys.readouterr().out, "human mode writes to the terminal"


@each_game
def test_pictures_of_a_game_have_one_size(module: ModuleType) -> None:
    env = module.env(render_mode="rgb_array")
    env.reset(seed=3)
    first = env.render()
    play(env, 150)
    later = env.render()
    assert first.shape == later.shape
    assert (first != later).any()


@each_game
def test_max_cycles_truncates(module: ModuleType) -> None:
    """PettingZoo's own check of this is for environments in which all agents act at once."""
    env = module.env(max_cycles=7)
    env.reset(seed=1)
    actions = play(env)
    assert len(actions) == 7
    env.reset(seed=1)
    for action in actions[:-1]:
        env.step(action)
        assert not any(env.truncations.values())
    env.step(actions[-1])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@each_game
@pytest.mark.parametrize("players", [2, 4])
def test_rewards_by_rank_and_by_score(module: ModuleType, players: int) -> None:
    for reward in ("rank", "score"):
        env = module.env(players=players, reward=reward)
        env.reset(seed=4)
        total = dict.fromkeys(env.agents, 0.0)
        chance = np.random.default_rng(1)
        for agent in env.agent_iter():
            observation, got, terminated, _, _ = env.last()
            total[agent] += got
            mask = observation["action_mask"]
            env.step(None if terminated else int(chance.choice(np.flatnonzero(mask))))
        game = env.unwrapped.game
        if reward == "score":
            assert list(total.values()) == game.scores()
        else:
            assert sum(total.values()) == pytest.approx(0.0)
            best = max(total.values())
            assert [got == best for got in total.values()] == [
                place == 1 for place in game.ranking()
            ]


@each_game
def test_a_seed_means_the_same_as_elsewhere(module: ModuleType) -> None:
    env = module.raw_env(players=3)
    env.reset(seed=11)
    actions = play(env)
    game = kingsroad.new_game(env.rules.key, players=3, seed=11)
    for action in actions:
        game.apply(game.rules.catalogue.choices[action])
    assert game.key() == env.game.key()
    assert kingsroad.record_of(env.game).replay().key() == game.key()


def test_resets_without_a_seed_follow_from_the_last_one() -> None:
    firsts = []
    for _ in range(2):
        env = magna_carta_v0.raw_env()
        env.reset(seed=5)
        env.reset()
        assert env.game is not None
        firsts.append(env.game.key())
        env.reset()
        assert env.game.key() != firsts[0]
    assert firsts[0] == firsts[1]


@each_game
@pytest.mark.parametrize("wrapped", [False, True])
def test_copies_and_pickles_go_on_like_the_original(module: ModuleType, wrapped: bool) -> None:
    for steps in (None, 0, 60):
        env = (module.env if wrapped else module.raw_env)(players=3)
        if steps is not None:
            env.reset(seed=9)
            play(env, steps)
        twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301 - our own
        if steps is None:
            continue
        actions = play(env, seed=2)
        for twin in twins:
            assert play(twin, seed=2) == actions
            assert twin.unwrapped.game.key() == env.unwrapped.game.key()
            assert kingsroad.record_of(twin.unwrapped.game).choices


@each_game
def test_observe_is_safe_for_everybody_at_any_time(module: ModuleType) -> None:
    env = module.env(players=4)
    env.reset(seed=2)
    play(env)
    assert env.agents == []
    for agent in env.possible_agents:
        observation = env.unwrapped.observe(agent)
        assert env.observation_space(agent).contains(observation)
        assert not observation["action_mask"].any()


def test_a_game_can_begin_from_a_position() -> None:
    game = kingsroad.new_game("magna_carta", players=2, seed=8)
    for _ in range(40):
        game.apply(game.legal[0])
    env = magna_carta_v0.env(players=2)
    env.reset(seed=1, options={"position": game.rules.write_position(game)})
    assert env.unwrapped.game.view() == game.view()
    play(env)
    with pytest.raises(kingsroad.KingsroadError, match="a table for 2 of"):
        env.reset(options={"position": other_position()})


def other_position() -> dict[str, object]:
    game = kingsroad.new_game("caylus2005", players=2)
    return game.rules.write_position(game)


def test_the_position_of_an_ended_game_is_refused() -> None:
    env = caylus2005_v0.raw_env(players=2)
    env.reset(seed=1)
    play(env)
    game: Any = env.game
    with pytest.raises(kingsroad.KingsroadError, match="is over"):
        env.reset(options={"position": game.rules.write_position(game)})


@pytest.mark.filterwarnings("ignore")
def test_an_illegal_choice_ends_the_game_for_who_made_it() -> None:
    env = caylus2005_v0.env(players=3)
    env.reset(seed=1)
    env.observe(env.agent_selection)
    env.step(env.unwrapped.rules.catalogue.named("decline").code)
    assert all(env.terminations.values())
    assert sorted(env.rewards.values()) == [-1.0, 0, 0]


def test_the_raw_environment_refuses_and_changes_nothing() -> None:
    env = caylus2005_v0.raw_env(players=3)
    env.reset(seed=1)
    assert env.game is not None
    before = env.game.key()
    for action in (-1, env.rules.catalogue.named("decline").code):
        with pytest.raises(kingsroad.IllegalChoice):
            env.step(action)
    assert env.game.key() == before


def test_settings_that_are_not_known_are_refused() -> None:
    for settings, said in (
        ({"players": 6}, "has 2 to 5 seats"),
        ({"reward": "glory"}, "reward is rank or score"),
        ({"render_mode": "opera"}, "render_mode is"),
        ({"jeweller": "maybe"}, "option jeweller"),
        ({"colour": "blue"}, "has no option"),
    ):
        with pytest.raises(kingsroad.KingsroadError, match=said):
            caylus2005_v0.raw_env(**settings)


def test_registered() -> None:
    kingsroad.research.register()  # a second time does no harm
    for name in NAMES:
        env = pettingzoo.make("aec", f"kingsroad/{name}-v0", players=2, max_cycles=5)
        assert isinstance(env.unwrapped, AecTable)
        assert str(env) == f"{name}_v0"
