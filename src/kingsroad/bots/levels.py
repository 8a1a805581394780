"""Bots by name: the levels and persons that people meet, and the plain ones of the arena."""

from __future__ import annotations

import re
from typing import Final

from kingsroad.bots.bot import Bot, GreedyBot, RandomBot, SearchBot
from kingsroad.bots.fallible import FallibleBot
from kingsroad.bots.leaning import LeaningBot
from kingsroad.bots.library import HAND, SHIPPED, evaluator
from kingsroad.bots.persons import PERSONS, STYLES
from kingsroad.bots.thought import Budget
from kingsroad.bots.weight_file import SUFFIX
from kingsroad.core.errors import KingsroadError
from kingsroad.library import AnyRuleset

MASTER_ITERATIONS: Final = 64
GRAND_MASTER_ITERATIONS: Final = 400
LEAST_ITERATIONS: Final = 8
"""However great the hurry, a search is not shorter than this."""
LEVELS: Final = {
    "novice": "judges by simple rules and overlooks much",
    "apprentice": "judges well but still overlooks things",
    "journeyman": "looks one step ahead and overlooks nothing",
    "master": f"searches {MASTER_ITERATIONS} iterations ahead",
    "grand-master": f"searches {GRAND_MASTER_ITERATIONS} iterations ahead",
}
"""What people choose from, the weakest first. No budget is in seconds: a busy machine makes a bot
slower, not weaker."""
OPPONENT: Final = "apprentice"
"""Who plays the other seats if nobody says who shall."""
ADVISER: Final = "grand-master"
"""Who is asked for advice if nobody says whom to ask."""

JUDGE: Final = rf"(?::(?P<source>{HAND}|.+\{SUFFIX}))?"
"""Whose judgement a bot trusts; the shipped network's if nothing is said."""
GREEDY: Final = re.compile(r"greedy" + JUDGE)
SEARCH: Final = re.compile(r"search:(?:(?P<iterations>[1-9]\d*)|(?P<seconds>\d*\.?\d+)s)" + JUDGE)


class UnknownBot(KingsroadError):
    """There is no such bot."""


def make_bot(name: str) -> Bot:
    """A bot by its name: a person, a level, ``random``, ``greedy``, ``search:9`` or ``search:2s``.

    ``greedy`` and ``search`` trust the network that comes with the program; with ``:hand`` behind
    their name the hand-made judge, with the path of a file of weights that network. With a style
    behind it (``master+builder``) a bot leans that way.
    """
    if name in PERSONS:
        person = PERSONS[name]
        return LeaningBot(name, plain_bot(person.level), person.style)
    base, _, style = name.rpartition("+")
    if style in STYLES:
        return LeaningBot(name, plain_bot(base), style)
    return plain_bot(name)


def fitting_bot(name: str, rules: AnyRuleset) -> Bot:
    """A bot for a game; a file of weights that is missing or another game's is refused at once."""
    bot = make_bot(name)
    thinker = bot.thinker if isinstance(bot, LeaningBot) else bot
    if isinstance(thinker, GreedyBot | SearchBot) and thinker.source not in (HAND, SHIPPED):
        evaluator(rules, thinker.source)
    return bot


def plain_bot(name: str) -> Bot:
    """A bot without a style."""
    if name == "novice":
        return FallibleBot(name, HAND, sight=0.65, reach=0.1)
    if name == "apprentice":
        return FallibleBot(name, SHIPPED, sight=0.7, reach=0.05)
    if name == "journeyman":
        return GreedyBot(name)
    if name == "master":
        return SearchBot(name, Budget(iterations=MASTER_ITERATIONS))
    if name == "grand-master":
        return SearchBot(name, Budget(iterations=GRAND_MASTER_ITERATIONS))
    if name == "random":
        return RandomBot()
    if found := GREEDY.fullmatch(name):
        return GreedyBot(name, found["source"] or SHIPPED)
    if found := SEARCH.fullmatch(name):
        return SearchBot(name, budget_of(found), found["source"] or SHIPPED)
    raise UnknownBot(
        f"there is no bot called {name!r}; there are: {', '.join(LEVELS)}, the persons "
        f"{', '.join(PERSONS)}, and random, greedy, search:N (iterations) and search:Ns (seconds), "
        "e.g. search:500 or search:0.5s; with "
        f":hand or :FILE{SUFFIX} behind it greedy and search judge by hand or by that network, "
        f"with +{', +'.join(STYLES)} any bot has a style"
    )


def hurried(bot: Bot, share: float) -> Bot:
    """The same bot with a share of its time; only a search takes any, the others stay."""
    if isinstance(bot, LeaningBot):
        thinker = hurried(bot.thinker, share)
        return bot if thinker is bot.thinker else LeaningBot(bot.name, thinker, bot.style)
    if isinstance(bot, SearchBot):
        iterations = bot.budget.iterations
        least = min(iterations, LEAST_ITERATIONS)
        budget = Budget(max(least, int(share * iterations)), share * bot.budget.seconds)
        return SearchBot(bot.name, budget, bot.source)
    return bot


def is_offered(name: str) -> bool:
    """Whether people may choose such a bot: a person, or a level without one."""
    return name in PERSONS or name in LEVELS


def budget_of(found: re.Match[str]) -> Budget:
    """How long a search may think."""
    if found["iterations"]:
        return Budget(iterations=int(found["iterations"]))
    return Budget(seconds=float(found["seconds"]))
