"""Bots by name: the four levels that people meet, and the plain ones of the arena."""

from __future__ import annotations

import re
from typing import Final

from kingsroad.bots.bot import Bot, GreedyBot, RandomBot, SearchBot
from kingsroad.bots.library import HAND, SHIPPED
from kingsroad.bots.thought import Budget
from kingsroad.bots.weight_file import SUFFIX
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

JUDGE: Final = rf"(?::(?P<source>{HAND}|.+\{SUFFIX}))?"
"""Whose judgement a bot trusts; the shipped network's if nothing is said."""
GREEDY: Final = re.compile(r"greedy" + JUDGE)
SEARCH: Final = re.compile(r"search:(?:(?P<iterations>[1-9]\d*)|(?P<seconds>\d*\.?\d+)s)" + JUDGE)


class UnknownBot(KingsroadError):
    """There is no such bot."""


def make_bot(name: str) -> Bot:
    """A bot by its name: a level, ``random``, ``greedy``, ``search:500`` or ``search:0.5s``.

    ``greedy`` and ``search`` trust the network that comes with the program; with ``:hand`` behind
    their name the hand-made judge, with the path of a file of weights that network.
    """
    if name == "apprentice":
        return GreedyBot(name, HAND, APPRENTICE_HEAT)
    if name == "journeyman":
        return GreedyBot(name)
    if name == "master":
        return SearchBot(name, Budget(seconds=MASTER_SECONDS))
    if name == "grand-master":
        return SearchBot(name, Budget(seconds=GRAND_MASTER_SECONDS))
    if name == "random":
        return RandomBot()
    if found := GREEDY.fullmatch(name):
        return GreedyBot(name, found["source"] or SHIPPED)
    if found := SEARCH.fullmatch(name):
        return SearchBot(name, budget_of(found), found["source"] or SHIPPED)
    raise UnknownBot(
        f"there is no bot called {name!r}; there are: {', '.join(LEVELS)}, random, greedy, "
        "search:N (iterations) and search:Ns (seconds), e.g. search:500 or search:0.5s; with "
        f":hand or :FILE{SUFFIX} behind it greedy and search judge by hand or by that network"
    )


def budget_of(found: re.Match[str]) -> Budget:
    """How long a search may think."""
    if found["iterations"]:
        return Budget(iterations=int(found["iterations"]))
    return Budget(seconds=float(found["seconds"]))
