"""One number for the outcome of many games: the same interpreted and compiled, everywhere.

If a change of the rules was wanted, take the new digest from the failure into the
game's `pinned.py`; if not, find the bug.
"""

from __future__ import annotations

import hashlib

import pytest
from tests.fuzz import all_setups
from tests.parts import part_of

import kingsroad
from kingsroad.core.dice import Dice
from kingsroad.core.playout import play_out

GAMES_PER_SETUP = 4


def digest(name: str) -> str:
    """A hash over the final keys and scores of seeded games of every setup."""
    told = hashlib.sha256()
    number = 0
    for game_name, players, options in all_setups():
        if game_name != name:
            continue
        for _ in range(GAMES_PER_SETUP):
            game = kingsroad.find_game(name).start(players, options, seed=number)
            decisions = play_out(game, Dice(number + 1))
            told.update(f"{players} {options} {decisions} {game.key()} {game.scores()}\n".encode())
            number += 1
    return told.hexdigest()


@pytest.mark.parametrize("name", kingsroad.GAMES)
def test_digest(name: str) -> None:
    assert digest(name) == part_of(name, "pinned").DIGEST, "these games end otherwise than they did"
