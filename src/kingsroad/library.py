"""All games by name: what most users of the library call."""

from __future__ import annotations

import copyreg
import pickle
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar

from kingsroad.core.choice import Choice
from kingsroad.core.dice import Dice
from kingsroad.core.errors import BrokenRecord, ImpossiblePosition, UnknownGame
from kingsroad.core.event import Listener
from kingsroad.core.game import Game, Ruleset
from kingsroad.core.playout import play_out
from kingsroad.core.upgrade import upgrade
from kingsroad.games.caylus1303.meta import CAYLUS_1303
from kingsroad.games.caylus2005.meta import CAYLUS_2005
from kingsroad.games.magna_carta.meta import MAGNA_CARTA

# The games differ in their state; whoever asks for one by name gets it whatever it is.
AnyGame: TypeAlias = Game[Any]
AnyRuleset: TypeAlias = Ruleset[Any]

GAMES: dict[str, AnyRuleset] = {
    rules.key: rules for rules in (CAYLUS_2005, MAGNA_CARTA, CAYLUS_1303)
}


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
    return find_game, (rules.key,)


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
for _rules in GAMES.values():
    copyreg.pickle(type(_rules), reduce_rules)
