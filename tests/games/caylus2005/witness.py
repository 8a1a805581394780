"""What must not change when Caylus (2005) gets a new tile, told by whatever sources are imported.

``python -m tests.games.caylus2005.witness SIZE KEY`` runs in a process of its own: SIZE is how many
numbers of an observation are looked at, KEY the new tile, which is no old cause.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from tests.parts import golden_of
from tests.test_perft import sequences

import kingsroad
from kingsroad import AnyGame
from kingsroad.core.features import Sheet
from kingsroad.games.caylus2005.causes import CAUSES
from kingsroad.games.caylus2005.features import FEATURES
from kingsroad.games.caylus2005.tiles import TILES

GAME = "caylus2005"


def observed(game: AnyGame, seat: int) -> list[int]:
    """The table as numbers."""
    sheet = Sheet(FEATURES.size)
    FEATURES.write_at(game, seat, sheet, 0)
    return [int(number) for number in sheet.numbers]


def pieces() -> dict[str, list[int]]:
    """Where each piece of an observation begins, and its shape."""
    found: dict[str, list[int]] = {}
    start = 0
    for piece in FEATURES.pieces:
        found[piece.name] = [start, *piece.shape]
        start += piece.length
    return found


def replayed(path: Path, size: int) -> dict[str, object]:
    """The end of a golden game, and all that was seen and offered on the way."""
    record = kingsroad.read_record(path.read_text(encoding="utf-8"))
    game = record.rules.start(record.players, record.options)
    seen = hashlib.sha256()
    for choice in record.choices:
        numbers = observed(game, max(game.seat, 0))[:size]
        seen.update(json.dumps([game.question, numbers]).encode())
        game.apply(choice)
    return {
        "name": path.stem,
        "scores": game.scores(),
        "seen": seen.hexdigest(),
    }


def testimony(size: int, new: str) -> dict[str, Any]:
    """Everything, in plain values."""
    size = size or int(FEATURES.size)
    choices = kingsroad.GAMES[GAME].catalogue.choices
    return {
        "codes": [choice.name for choice in choices],
        "tiles": [tile.key for tile in TILES],
        "causes": [cause for cause in CAUSES if cause != new],
        "abouts": FEATURES.causes,
        "pieces": pieces(),
        "size": size,
        "golden": [replayed(path, size) for path in golden_of(GAME)],
        "perft": [sequences(kingsroad.new_game(GAME, n, seed=n), 2) for n in (2, 3, 4, 5)],
    }


if __name__ == "__main__":
    json.dump(testimony(int(sys.argv[1]), sys.argv[2]), sys.stdout)
