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
    "caylus2005": "a3e2587c9e726ffa2f045d79e611e61573f2efe7aaa3d5cfa685268f5c98dd09",
    "magna_carta": "9bbe37608d8ece2dbbcbdc417b69cd062ec20970f89f082ce0a21eab72e7731c",
    "caylus1303": "417a3c370ca01d0870c7f09a1f11481c7b2ea04aac5bb26a729048b434c925d6",
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
