"""The records of a run on disk."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from kingsroad.arena.match import Failure, Outcome
from kingsroad.core.errors import KingsroadError

GAMES: Final = "games"
FAILURES: Final = "failures"
SUMMARY: Final = "summary.json"
IN_A_FOLDER: Final = 1000
"""Games that share a folder, so that a million of them can still be looked at."""


class OccupiedFolder(KingsroadError):
    """There is a run in this folder already."""


class Archive:
    """Keeps all records in a folder; without one only those of failures, in a temporary folder."""

    def __init__(self, folder: Path | None) -> None:
        self.folder: Final = folder
        self.failures: dict[int, Path] = {}
        """Where the record of a failed game is, by its number."""
        self._spare: Path | None = None
        if folder is not None:
            for name in (GAMES, FAILURES, SUMMARY):
                if (folder / name).exists():
                    raise OccupiedFolder(
                        f"--out {folder}: there is a run in this folder already; choose another"
                    )
            folder.mkdir(parents=True, exist_ok=True)

    def add(self, outcome: Outcome) -> None:
        """Keep the record of a game."""
        if isinstance(outcome, Failure):
            path = self._failed() / f"game-{outcome.number:06}.txt"
            self.failures[outcome.number] = path
            trace = "".join(f"# {line}\n" for line in outcome.trace.splitlines())
            write(path, outcome.record + trace)
        elif self.folder is not None:
            write(self.path(outcome.number), outcome.record)

    def path(self, number: int) -> Path:
        """Where the record of a finished game is."""
        assert self.folder is not None
        shelf = f"{number // IN_A_FOLDER:03}"
        return self.folder / GAMES / shelf / f"game-{number:06}.txt"

    def close(self, summary: object) -> None:
        """Write the summary."""
        if self.folder is not None:
            text = json.dumps(summary, indent=2, ensure_ascii=False) + "\n"
            write(self.folder / SUMMARY, text)

    def _failed(self) -> Path:
        if self.folder is not None:
            return self.folder / FAILURES
        if self._spare is None:
            self._spare = Path(mkdtemp(prefix="kingsroad-arena-"))
        return self._spare


def write(path: Path, text: str) -> None:
    """Write a file, and its folder if that is missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
