"""Gymnasium's own checks, and what they leave out."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("PIL")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

import kingsroad
import kingsroad.research

IDS = ["kingsroad/Caylus2005-v0", "kingsroad/MagnaCarta-v0", "kingsroad/Caylus1303-v0"]
each_game = pytest.mark.parametrize("env_id", IDS)


def play(env: Any, info: dict[str, Any], seed: int = 0) -> tuple[float, dict[str, Any]]:
    """Play at random to the end; the last reward and info."""
    chance = np.random.default_rng(seed)
    while True:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        assert observation in env.observation_space
        assert not truncated
        if terminated:
            return reward, info
        assert reward == 0.0


@each_game
@pytest.mark.parametrize("scaled", [True, False])
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_check_env(env_id: str, scaled: bool, opponents: str) -> None:
    env = gymnasium.make(env_id, scaled=scaled, opponents=opponents, seat=None)
    check_env(env.unwrapped)


@each_game
@pytest.mark.parametrize("players", [2, 4])
def test_whole_games(env_id: str, players: int) -> None:
    env = gymnasium.make(env_id, players=players)
    for seed in range(3):
        _, info = env.reset(seed=seed)
        reward, info = play(env, info)
        place = info["place"]
        assert (reward == 1.0) == (place == 1 and info["scores"].count(max(info["scores"])) == 1)
        assert -1.0 <= reward <= 1.0
        assert not info["action_mask"].any()


@each_game
def test_the_same_seed_brings_the_same_game(env_id: str) -> None:
    found = []
    for _ in range(2):
        env = gymnasium.make(env_id, players=3, seat=None, opponents=["apprentice", "random"])
        _, info = env.reset(seed=6)
        play(env, info)
        found.append(env.unwrapped.game.key())  # type: ignore[attr-defined]
    assert found[0] == found[1]


@each_game
def test_any_seat_can_be_had(env_id: str) -> None:
    env: Any = gymnasium.make(env_id, players=4, seat=None)
    seats = set()
    for seed in range(30):
        env.reset(seed=seed)
        seats.add(env.unwrapped.seat)
        assert env.unwrapped.game.seat == env.unwrapped.seat
    assert seats == {0, 1, 2, 3}


def test_illegal_choices_cost_and_at_last_truncate() -> None:
    env: Any = gymnasium.make(IDS[0]).unwrapped
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = env.game.key()
    for count in range(1, 11):
        _, reward, terminated, truncated, info = env.step(illegal)
        assert (reward, terminated, truncated) == (-0.1, False, count == 10)
        assert info["illegal"] == count
        assert env.game.key() == before
    _, info = env.reset()
    assert info["illegal"] == 0


def test_masks_by_the_name_that_sb3_asks_for() -> None:
    env: Any = gymnasium.make(IDS[1])
    _, info = env.reset(seed=2)
    masks = env.unwrapped.action_masks()
    assert masks.dtype == np.int8
    assert (masks == info["action_mask"]).all()
    assert env.action_space.contains(env.action_space.sample(masks))


@each_game
def test_copies_and_pickles_go_on_like_the_original(env_id: str) -> None:
    env: Any = gymnasium.make(env_id, players=3, opponents="greedy").unwrapped
    _, info = env.reset(seed=3)
    for _ in range(10):
        *_, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301 - our own
    ended = play(env, info)[1]["scores"]
    for twin in twins:
        assert play(twin, info)[1]["scores"] == ended


@each_game
def test_render(env_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    for mode in ("ansi", "rgb_array", "human"):
        env: Any = gymnasium.make(env_id, render_mode=mode)
        _, info = env.reset(seed=1)
        *_, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        shown = env.render()
        if mode == "rgb_array":
            assert shown.dtype == np.uint8
            assert shown.shape[2] == 3
        elif mode == "ansi":
            assert shown.startswith("game ")
        else:
            assert shown is None
            assert "question:" in capsys.readouterr().out


def test_your_own_hand_is_shown_to_you() -> None:
    env: Any = gymnasium.make(IDS[1], render_mode="ansi")
    env.reset(seed=1)
    assert "hand " in env.render()


def test_settings_that_are_not_known_are_refused() -> None:
    for settings, said in (
        ({"seat": 2}, "seat is 0 to 1"),
        ({"opponents": ["random", "random"]}, "1 opponents are needed"),
        ({"opponents": "genius"}, "no bot called"),
    ):
        with pytest.raises(kingsroad.KingsroadError, match=said):
            gymnasium.make(IDS[0], **settings)


def test_vector_environments() -> None:
    envs = gymnasium.make_vec(IDS[0], num_envs=3, vectorization_mode="sync")
    observations, infos = envs.reset(seed=1)
    for _ in range(5):
        actions = [int(np.flatnonzero(mask)[0]) for mask in infos["action_mask"]]
        observations, *_, infos = envs.step(np.array(actions))
    assert observations.shape[0] == 3
    envs.close()
