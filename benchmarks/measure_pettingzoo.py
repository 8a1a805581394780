"""PettingZoo environments, ours and its own, driven by one and the same loop."""

from importlib import import_module
from random import Random
from typing import Any

import pettingzoo
from clock import Sample, rate


def ours(name: str, players: int, raw: bool, seconds: float, seed: int) -> Sample:
    """Steps per second of a kingsroad environment, with or without PettingZoo's wrappers."""
    module = import_module(f"kingsroad.research.{name}_v0")
    return driven((module.raw_env if raw else module.env)(players=players), seconds, seed)


def peer(name: str, seconds: float, seed: int) -> Sample:
    """Steps per second of one of PettingZoo's classic games, with its wrappers."""
    return driven(pettingzoo.make("aec", f"classic/{name}"), seconds, seed)


def driven(env: Any, seconds: float, seed: int) -> Sample:
    """Observe, choose one of the legal actions, step, until the game is over."""
    random = Random(seed).random

    def one_game(number: int) -> int:
        env.reset(seed=number)
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[int(random() * len(legal))])
            steps += 1
        return steps

    return rate(one_game, seconds, seed)
