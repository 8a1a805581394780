"""Where the bots stand on the scale of people: from the games that they played each other."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from kingsroad.arena.ratings import Pairs, solve
from kingsroad.bots.persons import PERSONS
from kingsroad.library import find_game

MIDDLE: Final = {"journeyman": 1000.0}
"""The level that looks one step ahead is 1000 by definition, in every game."""


def level_of(bot: str) -> str:
    """The level of a bot: of a person theirs, otherwise its own name."""
    return PERSONS[bot].level if bot in PERSONS else bot


@cache
def anchors_of(game: str) -> Mapping[str, float]:
    """The ratings of the bots at a game, which do not move.

    Every step is counted with one more game that ended in a tie, so that a level that won all of
    them is not infinitely better. Levels that were not measured are rated by the games that they
    play with people.
    """
    tied = {step: [won + 0.5, games + 1] for step, (won, games) in ladder_of(game).items()}
    return MIDDLE | solve(tied, MIDDLE, 0.0)


def ladder_of(game: str) -> Pairs:
    """The steps that were measured: how often the better level was first, and in how many games."""
    rules = find_game(game)
    file = files(rules.home) / "bots" / "ladders" / f"{rules.key}.json"
    if not file.is_file():
        return {}
    steps = json.loads(file.read_text(encoding="utf-8"))["steps"]
    return {(each["better"], each["worse"]): [each["firsts"], each["games"]] for each in steps}
