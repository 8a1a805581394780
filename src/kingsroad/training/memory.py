"""The games of the last rounds, on disk as they were written and in memory as arrays."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray

from kingsroad.training.playing import Harvest


@dataclass
class Views:
    """Views and their targets: a row each."""

    numbers: NDArray[np.int16]
    targets: NDArray[np.float32]
    """The hope, the own score, the lead."""


def read_views(pairs: bytes, targets: bytes, size: int) -> Views:
    """Samples as arrays."""
    rows = np.frombuffer(targets, "<f4").reshape(-1, 4)
    filled = np.frombuffer(pairs, "<i2").reshape(-1, 2)
    numbers = np.zeros((len(rows), size), np.int16)
    which = np.repeat(np.arange(len(rows)), rows[:, 0].astype(np.int64))
    numbers[which, filled[:, 0]] = filled[:, 1]
    return Views(numbers, rows[:, 1:].copy())


class Memory:
    """The last rounds of a run. What a run that goes on must know lies in its folder."""

    def __init__(self, folder: Path, size: int, rounds: int) -> None:
        self.folder: Final = folder
        self.size: Final = size
        self.rounds: Final = rounds
        self.views: Final[dict[int, Views]] = {}

    def add(self, number: int, harvest: list[Harvest]) -> None:
        """The games of one round more; the oldest are forgotten.

        On disk they stay a round longer: a run that is killed now goes on from the round before.
        """
        self.folder.mkdir(exist_ok=True)
        pairs = b"".join(lot.pairs for lot in harvest)
        targets = b"".join(lot.targets for lot in harvest)
        self.path(number, "pairs").write_bytes(pairs)
        self.path(number, "targets").write_bytes(targets)
        self.views[number] = read_views(pairs, targets, self.size)
        for old in [known for known in self.views if known <= number - self.rounds]:
            del self.views[old]
        for file in self.folder.iterdir():
            if int(file.stem) < number - self.rounds:
                file.unlink()

    def recall(self, last: int) -> None:
        """Read again what a run had in memory after a round."""
        for number in range(max(1, last - self.rounds + 1), last + 1):
            self.views[number] = read_views(
                self.path(number, "pairs").read_bytes(),
                self.path(number, "targets").read_bytes(),
                self.size,
            )

    def path(self, number: int, what: str) -> Path:
        """Where something of a round lies."""
        return self.folder / f"{number:06}.{what}"

    def tensors(self) -> tuple[Any, Any]:
        """All views together, the oldest first."""
        kept = [self.views[number] for number in sorted(self.views)]
        return (
            torch.from_numpy(np.concatenate([views.numbers for views in kept])),
            torch.from_numpy(np.concatenate([views.targets for views in kept])),
        )
