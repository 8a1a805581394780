"""What the end of a game is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from kingsroad.core.errors import KingsroadError

REWARDS = {
    "rank": "1 for the first, -1 for the last, evenly between; equal seats share; the sum is 0",
    "score": "the final score",
}


def check_reward(how: str) -> str:
    """Refuse what is not known."""
    if how not in REWARDS:
        raise KingsroadError(f"reward is {' or '.join(REWARDS)}, not {how!r}")
    return how


def rewards_of(scores: Sequence[int], how: str) -> list[float]:
    """The rewards of all seats, by their final scores."""
    if how == "score":
        return [float(score) for score in scores]
    others = len(scores) - 1
    return [
        float(sum(score > other for other in scores) - sum(score < other for other in scores))
        / others
        for score in scores
    ]


def rewards_of_all(scores: NDArray[np.int16], how: str) -> NDArray[np.float32]:
    """The rewards of many games at once, a row each."""
    rows = scores.astype(np.float32)
    if how == "score":
        return rows
    ahead: NDArray[np.float32] = np.sign(rows[:, :, None] - rows[:, None, :]).sum(axis=2)
    return ahead / np.float32(rows.shape[1] - 1)
