"""Many games at once, stepped by compiled code, as arrays."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from kingsroad.core.batch import Batch
from kingsroad.research.observation import Layout, Mask, Numbers, layout_of, window
from kingsroad.research.rewards import check_reward, rewards_of_all


class Shown(NamedTuple):
    """What is seen of some games after a step, game by game."""

    observations: Numbers
    action_masks: Mask
    seats: NDArray[np.uint8]
    ended: NDArray[np.bool_]
    scores: NDArray[np.int16]


class Pages:
    """What the seats of a batch see: a page for each, of which those are shown that must choose."""

    def __init__(self, batch: Batch[Any]) -> None:
        self._all = window(batch.sheet.numbers, np.int16).reshape(-1, int(batch.sheet.size))
        self._open = window(batch.pages, np.int64)

    def copy_to(self, observations: Numbers) -> None:
        """Copy them out, game by game."""
        # Not "raise": then numpy would copy twice.
        np.take(self._all, self._open, axis=0, out=observations, mode="clip")


def shown(batch: Batch[Any], observations: Numbers) -> Shown:
    """The observations, and windows on the memory of a batch."""
    games = int(batch.count)
    return Shown(
        observations,
        window(batch.masks, np.int8).reshape(games, -1),
        window(batch.seats, np.uint8),
        window(batch.ended, np.bool_),
        window(batch.scores, np.int16).reshape(games, -1),
    )


class ManyGames:
    """A number of games of one kind that make one choice each per step.

    The arrays are read-only, and every `step` writes them anew: copy what you want to keep. A game
    that ends is begun anew in the same step.
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
        ended = np.flatnonzero(self.ended)
        if ended.size:
            rewards[ended] = rewards_of_all(self.scores[ended], self.reward)
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
        self._pages = Pages(self.batch)
        self._observations = np.empty((num_games, self.layout.size), np.int16)
        self._pages.copy_to(self._observations)
        read_only = self._observations.view()
        read_only.flags.writeable = False
        self.show(shown(self.batch, read_only))
        self._drawn = window(self.batch.drawn, np.int64)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.batch.begin_all(seed)
        self._pages.copy_to(self._observations)

    def step(self, actions: ArrayLike) -> NDArray[np.float32]:
        """Make one choice in every game; the rewards by game and seat.

        If one of the choices is not offered, `IllegalChoice` is raised and nothing has changed.
        """
        self.batch.step(np.asarray(actions).tolist())
        self._pages.copy_to(self._observations)
        return self.rewards()

    def random_actions(self) -> NDArray[np.int64]:
        """A choice for each game, any of those offered, drawn by compiled code."""
        self.batch.draw()
        return self._drawn.copy()
