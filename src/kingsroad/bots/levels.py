"""Bots by name: the four levels that people meet, and the plain ones of the arena."""

from __future__ import annotations

import re
from typing import Final

from kingsroad.bots.bot import Bot, GreedyBot, RandomBot, SearchBot
from kingsroad.bots.thought import Budget
from kingsroad.core.errors import KingsroadError

LEVELS: Final = {
    "apprentice": "plausible moves, often not the best",
    "journeyman": "looks one step ahead",
    "master": "searches for 0.3 seconds",
    "grand-master": "searches for 2 seconds",
}
"""What people choose from, the weakest first."""
OPPONENT: Final = "journeyman"
"""Who plays the other seats if nobody says who shall."""
ADVISER: Final = "grand-master"
"""Who is asked for advice if nobody says whom to ask."""

APPRENTICE_HEAT: Final = 0.04
MASTER_SECONDS: Final = 0.3
GRAND_MASTER_SECONDS: Final = 2.0

SEARCH: Final = re.compile(r"search:(?:(?P<iterations>[1-9]\d*)|(?P<seconds>\d*\.?\d+)s)")


class UnknownBot(KingsroadError):
    """There is no such bot."""


def make_bot(name: str) -> Bot:
    """A bot by its name: a level, ``random``, ``greedy``, ``search:500`` or ``search:0.5s``."""
    if name == "apprentice":
        return GreedyBot(name, APPRENTICE_HEAT)
    if name in ("journeyman", "greedy"):
        return GreedyBot(name)
    if name == "master":
        return SearchBot(name, Budget(seconds=MASTER_SECONDS))
    if name == "grand-master":
        return SearchBot(name, Budget(seconds=GRAND_MASTER_SECONDS))
    if name == "random":
        return RandomBot()
    found = SEARCH.fullmatch(name)
    if found is None:
        raise UnknownBot(
            f"there is no bot called {name!r}; there are: {', '.join(LEVELS)}, random, greedy, "
            "search:N (iterations) and search:Ns (seconds), e.g. search:500 or search:0.5s"
        )
    if found["iterations"]:
        return SearchBot(name, Budget(iterations=int(found["iterations"])))
    return SearchBot(name, Budget(seconds=float(found["seconds"])))
