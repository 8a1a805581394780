"""All games by name: what most users of the library call."""

from __future__ import annotations

import time
from typing import Any, NamedTuple, TypeAlias

from kingsroad.core.dice import Dice
from kingsroad.core.errors import ImpossiblePosition, UnknownGame
from kingsroad.core.event import Listener
from kingsroad.core.game import Game, Ruleset
from kingsroad.core.playout import play_out
from kingsroad.games.caylus2005.meta import CAYLUS_2005
from kingsroad.games.magna_carta.meta import MAGNA_CARTA

# The games differ in their state; whoever asks for one by name gets it whatever it is.
AnyGame: TypeAlias = Game[Any]
AnyRuleset: TypeAlias = Ruleset[Any]

GAMES: dict[str, AnyRuleset] = {rules.key: rules for rules in (CAYLUS_2005, MAGNA_CARTA)}


def find_game(name: str) -> AnyRuleset:
    """The rules of a game, by name."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game called {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def new_game(
    name: str,
    players: int = 4,
    seed: int | None = 0,
    listener: Listener | None = None,
    **options: str,
) -> AnyGame:
    """Set up a game and run it to its first question.

    A dealer with this seed answers for chance; with ``seed=None`` chance's questions are left
    open, for whoever wants to choose the draws. A listener hears everything that happens.
    """
    return find_game(name).start(players, options, seed, listener)


def load_position(document: dict[str, object]) -> AnyGame:
    """A game that goes on from a position document."""
    if not isinstance(document, dict):
        raise ImpossiblePosition("a position must be a table")
    name = document.get("game")
    if not isinstance(name, str):
        raise ImpossiblePosition("a position must name its game")
    return find_game(name).read_position(document)


class Tally(NamedTuple):
    """What a run of random games amounted to."""

    games: int
    decisions: int
    seconds: float


def playouts(name: str, players: int = 4, games: int = 1, seed: int = 0, **options: str) -> Tally:
    """Play random games from start to end inside the engine."""
    rules = find_game(name)
    decisions = 0
    started = time.perf_counter()
    for number in range(games):
        game_seed = derived_seed(seed, number)
        game = rules.start(players, options, game_seed)
        game.history = None  # nobody will ask for a record
        decisions += play_out(game, Dice(game_seed + 1))
    return Tally(games, decisions, time.perf_counter() - started)


def derived_seed(seed: int, number: int) -> int:
    """A seed of its own for each game of a run."""
    return (seed << 32) + 2 * number
