"""Many games at once, stepped by compiled code, as arrays."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from kingsroad.core.batch import Batch
from kingsroad.research.observation import Layout, Mask, Numbers, layout_of, window
from kingsroad.research.rewards import check_reward, rewards_of


class Shown(NamedTuple):
    """What is seen of some games after a step, game by game."""

    observations: Numbers
    action_masks: Mask
    seats: NDArray[np.uint8]
    ended: NDArray[np.bool_]
    scores: NDArray[np.int16]


def shown(batch: Batch[Any]) -> Shown:
    """Windows on the memory of a batch."""
    games = int(batch.count)
    return Shown(
        window(batch.sheet.numbers, np.int16).reshape(games, -1),
        window(batch.masks, np.int8).reshape(games, -1),
        window(batch.seats, np.uint8),
        window(batch.ended, np.bool_),
        window(batch.scores, np.int16).reshape(games, -1),
    )


class ManyGames:
    """A number of games of one kind that make one choice each per step.

    The arrays are windows on memory that every `step` writes anew: read-only, no copy is made.
    Copy what you want to keep. A game that ends is begun anew in the same step.
    """

    def __init__(self, game: str, players: int, reward: str) -> None:
        self.layout: Layout = layout_of(game)
        self.players = players
        self.reward = check_reward(reward)

    def show(self, these: Shown) -> None:
        """Hand out the arrays."""
        self.observations = these.observations
        """What the seat to choose sees, game by game."""
        self.action_masks = these.action_masks
        """The choices offered to it."""
        self.seats = these.seats
        """The seat that must choose."""
        self.ended = these.ended
        """Whether the last step ended the game that was played here."""
        self.scores = these.scores
        """The final scores by seat, where the last step ended a game."""

    def rewards(self) -> NDArray[np.float32]:
        """What the last step brought, by game and seat."""
        rewards = np.zeros(self.scores.shape, np.float32)
        for game in np.flatnonzero(self.ended):
            rewards[game] = rewards_of(self.scores[game].tolist(), self.reward)
        return rewards


class BatchedGames(ManyGames):
    """Many games in this process."""

    def __init__(
        self,
        game: str,
        num_games: int,
        players: int = 4,
        seed: int = 0,
        reward: str = "rank",
        **options: str,
    ) -> None:
        super().__init__(game, players, reward)
        self.batch: Batch[Any] = Batch(self.layout.features, players, options, num_games, seed)
        self.show(shown(self.batch))
        self._drawn = window(self.batch.drawn, np.int64)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.batch.begin_all(seed)

    def step(self, actions: ArrayLike) -> NDArray[np.float32]:
        """Make one choice in every game; the rewards by game and seat.

        If one of the choices is not offered, `IllegalChoice` is raised and nothing has changed.
        """
        self.batch.step(np.asarray(actions).tolist())
        return self.rewards()

    def random_actions(self) -> NDArray[np.int64]:
        """A choice for each game, any of those offered, drawn by compiled code."""
        self.batch.draw()
        return self._drawn.copy()
