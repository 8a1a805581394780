"""Train sb3-contrib's MaskablePPO on one seat against random bots, and plot how it fares.

    pip install "kingsroad[research]" sb3-contrib
    python docs/research/train_maskable_ppo.py --steps 98304

writes learning.json and learning.svg beside this file.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from learning_curve import plot
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import kingsroad
import kingsroad.research  # registers the environments

HERE = Path(__file__).parent
EVALUATION_SEED = 1_000_000
"""Far from the seeds of training: the games that are judged were never learnt from."""


def make(env_id: str, **settings: Any) -> gymnasium.Env[Any, Any]:
    """An environment whose seat is drawn anew for each game."""
    return gymnasium.make(env_id, seat=None, **settings)


def learner(env_id: str, envs: int, seed: int, rollout: int = 512) -> MaskablePPO:
    """PPO with its usual settings, but for games of a hundred choices and a reward at the end."""
    return MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda: make(env_id) for _ in range(envs)]),
        n_steps=rollout,
        batch_size=256,
        n_epochs=5,
        gamma=1.0,
        gae_lambda=0.98,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )


def evaluate(model: MaskablePPO, env_id: str, games: int) -> dict[str, float]:
    """The mean of rewards and scores, and how often the game was won outright."""
    env = make(env_id)
    rewards, leads, wins = [], [], 0
    for number in range(games):
        observation, info = env.reset(seed=EVALUATION_SEED + number)
        over = False
        reward = 0.0
        while not over:
            action, _ = model.predict(observation, action_masks=info["action_mask"])
            observation, earned, over, _, info = env.step(action)
            reward = float(earned)
        seat = env.unwrapped.seat  # type: ignore[attr-defined]  # ours, under Gymnasium's type
        scores = info["scores"]
        leads.append(scores[seat] - max(s for i, s in enumerate(scores) if i != seat))
        rewards.append(reward)
        wins += reward == 1.0
    return {
        "reward": round(float(np.mean(rewards)), 4),
        "lead": round(float(np.mean(leads)), 4),
        "wins": round(wins / games, 4),
    }


def train(
    env_id: str, steps: int, every: int, games: int, envs: int, seed: int
) -> list[dict[str, float]]:
    """Learn in portions and judge after each; the first line is before any learning."""
    model = learner(env_id, envs, seed)
    lines = [{"steps": 0, **evaluate(model, env_id, games)}]
    while lines[-1]["steps"] < steps:
        model.learn(every, reset_num_timesteps=False)
        lines.append({"steps": model.num_timesteps, **evaluate(model, env_id, games)})
        print(lines[-1], flush=True)
    return lines


def main() -> None:
    """Train, and write what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--env", default="kingsroad/Caylus2005-v0")
    parser.add_argument("--steps", type=int, default=98_304)
    parser.add_argument("--every", type=int, default=8192)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--envs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=HERE)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    started = time.process_time()
    lines = train(asked.env, asked.steps, asked.every, asked.games, asked.envs, asked.seed)
    told = {
        "environment": f"{asked.env}, 2 players, opponent: random",
        "learner": f"MaskablePPO, {asked.envs} environments, 512 steps each a rollout, "
        "batches of 256, 5 epochs, gamma 1, lambda 0.98, entropy 0.01, net 128-128",
        "seed": asked.seed,
        "games": asked.games,
        "compiled": kingsroad.COMPILED,
        "cpu_seconds": round(time.process_time() - started),
        "lines": lines,
    }
    (asked.out / "learning.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    (asked.out / "learning.svg").write_text(plot(told), "utf-8")


if __name__ == "__main__":
    main()
