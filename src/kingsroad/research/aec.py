"""A PettingZoo environment: every seat an agent, one choice a step."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kingsroad.core.dice import Dice
from kingsroad.core.errors import IllegalChoice, KingsroadError
from kingsroad.library import AnyGame, find_game, load_position
from kingsroad.research.observation import Scribe, layout_of
from kingsroad.research.registration import pettingzoo_name
from kingsroad.research.rendering import RENDER_MODES, check_render_mode, render_as
from kingsroad.research.rewards import check_reward, rewards_of

MOST_SEED = 1 << 62


class AecTable(AECEnv):
    """A game as an AEC environment. Agent ``player_n`` is seat n, ``game`` the game itself."""

    def __init__(
        self,
        game: str,
        players: int = 4,
        render_mode: str | None = None,
        reward: str = "rank",
        max_cycles: int | None = None,
        **options: str,
    ) -> None:
        super().__init__()
        self.rules = find_game(game)
        self.options = self.rules.checked(players, options)
        self.players = players
        self.reward = check_reward(reward)
        self.max_cycles = max_cycles
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": pettingzoo_name(self.rules),
            "render_modes": RENDER_MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.layout = layout_of(game)
        actions = len(self.rules.catalogue.choices)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(self.layout.low, self.layout.high, dtype=np.int16),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.scribe = Scribe(game)
        self.game: AnyGame | None = None
        self.seeds: np.random.Generator | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        """The same object at every call, as PettingZoo wants it."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The same object at every call, as PettingZoo wants it."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: with a seed, that of ``kingsroad.new_game(..., seed=seed)``.

        Without one the seeds follow from the last seed that was given. The option ``position``
        is a position document to begin from; other options are not ours and are left alone.
        """
        if seed is not None or self.seeds is None:
            self.seeds, _ = seeding.np_random(seed)
        drawn = int(self.seeds.integers(MOST_SEED)) if seed is None else seed
        position = (options or {}).get("position")
        if position is None:
            self.game = self.rules.start(self.players, self.options, drawn)
        else:
            self.game = self.load(position, drawn)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.game.seat]

    def load(self, position: dict[str, object], seed: int) -> AnyGame:
        """A game that goes on from a position, with a dealer."""
        game = load_position(position)
        if game.rules is not self.rules or game.players != self.players:
            raise KingsroadError(f"this is a table for {self.players} of {self.rules.title}")
        game.dealer = Dice(seed)
        game.settle()
        if game.over:
            raise KingsroadError("the game of this position is over")
        return game

    def step(self, action: int | None) -> None:
        """Make a choice for the agent that is asked; None for an agent that is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        assert game is not None
        assert action is not None, "an agent that is not done must choose"
        if action < 0:  # which Python would count from the end
            raise IllegalChoice(f"there is no choice with the code {action}")
        game.apply(self.rules.catalogue.choices[action])
        self.cycles += 1
        # Rewards come at the end only: before it, all of them are and stay zero.
        if game.over:
            self.finish(game)
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[game.seat]
        if self.render_mode == "human":
            self.render()

    def finish(self, game: AnyGame) -> None:
        """The game is over: everybody gets a reward and is done."""
        earned = rewards_of(game.scores(), self.reward)
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        """What an agent sees, whoever must choose; its mask is zeros if it is not asked."""
        game = self.game
        assert game is not None, "reset the environment first"
        seat = self.seats[agent]
        return {
            "observation": self.scribe.observe(game, seat),
            "action_mask": self.scribe.legal(game, seat),
        }

    def render(self) -> str | np.ndarray[Any, Any] | None:
        """The table as a spectator sees it: text, an image, or (human) text on the terminal."""
        assert self.game is not None, "reset the environment first"
        return render_as(self.render_mode, self.game)

    def close(self) -> None:
        """Nothing is open."""


def wrapped(
    game: str,
    players: int = 4,
    render_mode: str | None = None,
    reward: str = "rank",
    max_cycles: int | None = None,
    **options: str,
) -> AECEnv:
    """With PettingZoo's usual wrappers: an illegal choice ends the game for the one who made it."""
    table = AecTable(game, players, render_mode, reward, max_cycles, **options)
    env = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
