"""Many games at once, stepped by compiled code, as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from kingsroad.core.batch import Batch
from kingsroad.research.observation import Layout, Mask, Numbers, layout_of, window
from kingsroad.research.rewards import check_reward, rewards_of


class BatchedGames:
    """A number of games of one kind that make one choice each per step.

    The arrays are windows on memory that every `step` writes anew: read-only, no copy is made.
    Copy what you want to keep. A game that ends is begun anew in the same step.
    """

    def __init__(
        self,
        game: str,
        num_games: int,
        players: int = 4,
        seed: int = 0,
        reward: str = "rank",
        **options: str,
    ) -> None:
        self.layout: Layout = layout_of(game)
        self.reward = check_reward(reward)
        self.players = players
        self.batch: Batch[Any] = Batch(self.layout.features, players, options, num_games, seed)
        batch = self.batch
        self.observations: Numbers = window(batch.sheet.numbers, np.int16).reshape(
            num_games, self.layout.size
        )
        """What the seat to choose sees, game by game."""
        self.action_masks: Mask = window(batch.masks, np.int8).reshape(num_games, -1)
        """The choices offered to it."""
        self.seats: NDArray[np.uint8] = window(batch.seats, np.uint8)
        """The seat that must choose."""
        self.ended: NDArray[np.bool_] = window(batch.ended, np.bool_)
        """Whether the last step ended the game that was played here."""
        self.scores: NDArray[np.int16] = window(batch.scores, np.int16).reshape(num_games, players)
        """The final scores by seat, where the last step ended a game."""

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.batch.begin_all(seed)

    def step(self, actions: ArrayLike) -> NDArray[np.float32]:
        """Make one choice in every game; the rewards by game and seat.

        If one of the choices is not offered, `IllegalChoice` is raised and nothing has changed.
        """
        self.batch.step(np.asarray(actions).tolist())
        rewards = np.zeros(self.scores.shape, np.float32)
        for game in np.flatnonzero(self.ended):
            rewards[game] = rewards_of(self.scores[game].tolist(), self.reward)
        return rewards

    def random_actions(self) -> NDArray[np.int64]:
        """A choice for each game, any of those offered, drawn by compiled code."""
        return np.array(self.batch.random_codes(), np.int64)
