"""pgx: games written in jax, stepped together; here on the CPU like everything else."""

from typing import Any

import jax
import pgx
from clock import Sample, rate
from environment import COMPILED
from pgx.experimental import auto_reset

GAMES = 256
STEPS_PER_CALL = 4


def stepped(name: str, seconds: float, seed: int) -> Sample:
    """Steps per second of all games together, with random choices drawn by jax too."""
    jax.config.update("jax_compilation_cache_dir", str(COMPILED))
    env = pgx.make(name)
    step_one = auto_reset(env.step, env.init)

    def step(state: Any, key: Any) -> Any:
        choosing, stepping = jax.random.split(key)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(choosing, logits, axis=1)
        return jax.vmap(step_one)(state, actions, jax.random.split(stepping, GAMES))

    step_all = jax.jit(step)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(seed), GAMES))
    key = jax.random.PRNGKey(seed + 1)

    def some_steps(_: int) -> int:
        nonlocal state, key
        for _ in range(STEPS_PER_CALL):
            key, drawn = jax.random.split(key)
            state = step_all(state, drawn)
        jax.block_until_ready(state)
        return GAMES * STEPS_PER_CALL

    return rate(some_steps, seconds, seed)
