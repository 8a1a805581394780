"""All games by name: what most users of the library call."""

from __future__ import annotations

import copyreg
import pickle
import time
from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple, TypeAlias, TypeVar

from kingsroad.core import game as engine
from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice, derived_seed
from kingsroad.core.errors import (
    BrokenRecord,
    ImpossiblePosition,
    KingsroadError,
    UnknownGame,
)
from kingsroad.core.event import Listener
from kingsroad.core.game import Game, Ruleset
from kingsroad.core.playout import play_out
from kingsroad.core.upgrade import upgrade
from kingsroad.games.caylus1303.meta import RULES as CAYLUS_1303
from kingsroad.games.caylus2005.meta import RULES as CAYLUS_2005
from kingsroad.games.magna_carta.meta import RULES as MAGNA_CARTA

# The games differ in their state; whoever asks for one by name gets it whatever it is.
AnyGame: TypeAlias = Game[Any]
AnyRuleset: TypeAlias = Ruleset[Any]

COMPILED: bool = not engine.__file__.endswith(".py")
"""Whether the engine runs as machine code; otherwise it is interpreted and slower."""
GAMES: dict[str, AnyRuleset] = {}
"""All games by their keys, in the order in which they are offered."""


def add(rules: AnyRuleset) -> None:
    """Make a game known: this line is all that plugs it in, its parts are found by its key."""
    GAMES[rules.key] = rules
    copyreg.pickle(type(rules), reduce_rules)


def first_game() -> AnyRuleset:
    """The game that is meant where none is named."""
    return next(iter(GAMES.values()))


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
    """A game that goes on from a position document, with a history from there on."""
    if not isinstance(document, dict):
        raise ImpossiblePosition("a position must be a table")
    name = document.get("game")
    if not isinstance(name, str):
        raise ImpossiblePosition("a position must name its game")
    rules = find_game(name)
    game = rules.read_position(document)
    game.origin = rules.write_position(game)
    game.history = []
    return game


# --- Parts ---------------------------------------------------------------------------------------
# What a game is besides its rules (words, judge, board, figures for research) stands in one module
# of each package that needs it. All have the same shape: <home>.<package>.<key>.


class MissingPart(KingsroadError):
    """A game lacks what something of the program needs to know about it."""


@cache
def part(rules: AnyRuleset, package: str, name: str = "") -> ModuleType:
    """The module of a game in a package, or one inside it: ``part(rules, "text.games")``."""
    path = ".".join([rules.home, package, rules.key, *([name] if name else [])])
    try:
        return import_module(path)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{path}.".startswith(f"{error.name}."):
            raise  # the part is there, but lacks something itself
        raise MissingPart(f"{rules.title} has no module {path}") from None


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


# --- Pickle --------------------------------------------------------------------------------------
# Compiled classes cannot be taken apart, so a game is pickled as what it is: a list of choices, or
# a position where there is no history. Registered here, since core does not know the games.

V = TypeVar("V")
Reduced: TypeAlias = tuple[Callable[..., V], tuple[Any, ...]]
"""Who makes the object again, and from what."""


def reduce_dice(dice: Dice) -> Reduced[Dice]:
    """A generator is its four words."""
    return restore_dice, (dice.a, dice.b, dice.c, dice.d)


def restore_dice(a: int, b: int, c: int, d: int) -> Dice:
    """A generator that goes on from these words."""
    dice = Dice(0)
    dice.a, dice.b, dice.c, dice.d = a, b, c, d
    return dice


def reduce_rules(rules: AnyRuleset) -> Reduced[AnyRuleset]:
    """There is one object for each game, and it stays the one."""
    return restore_rules, (rules.key, type(rules).__module__)


def restore_rules(key: str, module: str) -> AnyRuleset:
    """A game by its key; a process that has not heard of it yet makes it known."""
    if key not in GAMES:
        add(import_module(module).RULES)
    return GAMES[key]


def reduce_choice(choice: Choice) -> Reduced[Choice]:
    """Choices are interned: what comes back is the choice of the catalogue."""
    for rules in GAMES.values():
        choices = rules.catalogue.choices
        if choice.code < len(choices) and choices[choice.code] is choice:
            return restore_choice, (rules.key, choice.name)
    raise pickle.PicklingError(f"{choice!r} is in the catalogue of no game")


def restore_choice(key: str, name: str) -> Choice:
    """A choice by its game and its name."""
    return find_game(key).catalogue.named(name)


def reduce_game(game: AnyGame) -> Reduced[AnyGame]:
    """A game by its choices if it kept them, otherwise by its position; its listener is left."""
    if game.history is None:
        return restore_position, (game.rules.write_position(game), game.dealer)
    rules = game.rules
    names = [choice.name for choice in game.history]
    if game.origin is not None:
        return restore_continued, (game.origin, names, game.key(), game.dealer)
    options = rules.chosen_options(game.state)
    played = (rules.key, rules.version, game.players, options, names)
    return restore_game, (*played, game.key(), game.dealer)


def restore_position(document: dict[str, object], dealer: Dice | None) -> AnyGame:
    """A game without a history."""
    game = load_position(document)
    game.origin = None
    game.history = None
    game.dealer = dealer
    return game


def restore_continued(
    document: dict[str, object], choices: list[str], position: int, dealer: Dice | None
) -> AnyGame:
    """A game with its history since a position."""
    game = load_position(document)
    play_again(game, choices, position)
    game.dealer = dealer
    return game


def restore_game(
    name: str,
    version: int,
    players: int,
    options: dict[str, str],
    choices: list[str],
    position: int,
    dealer: Dice | None,
) -> AnyGame:
    """A game played anew from its choices; what they do not lead to again is refused."""
    rules = find_game(name)
    game = rules.start(players, options)
    if version == rules.version:
        play_again(game, choices, position)
    else:  # the number of a position is of no use where other questions are asked
        for choice in upgrade(rules, version, players, options, choices):
            game.play(choice)
    game.dealer = dealer
    return game


def play_again(game: AnyGame, choices: list[str], position: int) -> None:
    """Make pickled choices again; the number of the position proves that they lead there."""
    for choice in choices:
        game.play(choice)
    if game.key() != position:
        raise BrokenRecord(
            "the choices do not lead to the pickled position: was its state changed by hand? "
            "Set history to None before pickling such a game"
        )


copyreg.pickle(Dice, reduce_dice)
copyreg.pickle(Choice, reduce_choice)
copyreg.pickle(Game, reduce_game)

for _rules in (CAYLUS_2005, MAGNA_CARTA, CAYLUS_1303):
    add(_rules)
