"""One number for the outcome of many games: the same interpreted and compiled, everywhere.

If a change of the rules was wanted, take the new digest from the failure; if not, find the bug.
"""

from __future__ import annotations

import hashlib

import pytest
from tests.fuzz import all_setups

import kingsroad
from kingsroad.core.dice import Dice
from kingsroad.core.playout import play_out

GAMES_PER_SETUP = 4
DIGESTS = {
    "caylus2005": "b64366f83041aba25f12b8e3fbec761fd7aaa1b4caba91c364993c867ea8a843",
    "magna_carta": "9496b9b21d02a3606f96c8d26507ec14c9eaa1112711e37d47e7c751ab30bd50",
    "caylus1303": "aef287425a50b8d735c9cdfa9a63e41cf8c071e0b1f5ae0c3b432f78f0b6c649",
}


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
    assert digest(name) == DIGESTS[name], "these games end otherwise than they did"
