"""Self-play in lots: each depends on nothing but its numbers, so any worker may play it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from kingsroad.bots.evaluator import HandMade
from kingsroad.bots.library import judge_for, learned
from kingsroad.bots.selfplay import Manner, Samples, self_play
from kingsroad.core.dice import Dice, derived_seed
from kingsroad.library import AnyRuleset, find_game
from kingsroad.training.settings import Settings

T = TypeVar("T")


@dataclass(frozen=True)
class Lot:
    """Some games to be played."""

    settings: Settings
    first: int
    """The number of the first game, counted over the whole run."""
    games: int
    weights: bytes
    """The network that learns."""
    start: bool
    """Whether the hand-made judge plays."""


@dataclass(frozen=True)
class Harvest:
    """What a lot has brought, as bytes: see `Samples`."""

    pairs: bytes
    targets: bytes
    games: int
    decisions: int
    points: float
    """The mean score of a seat, summed over the games."""


def play_lot(lot: Lot) -> Harvest:
    """Play all games of a lot."""
    settings = lot.settings
    rules = find_game(settings.game)
    reader = learned(rules, lot.weights)
    player = HandMade(judge_for(rules)) if lot.start else reader
    out = Samples()
    decisions, points = 0, 0.0
    for number in range(lot.first, lot.first + lot.games):
        seed = derived_seed(settings.seed, number)
        dice = Dice(seed + 1)
        players = drawn_seats(rules, settings, dice)
        game = rules.start(players, drawn_options(rules, settings, dice), seed)
        game.history = None
        manner = drawn_manner(settings, lot.start, players, dice)
        decisions += self_play(game, player, reader, manner, dice, out)
        points += sum(game.scores()) / players
    return Harvest(out.pairs.getvalue(), out.targets.getvalue(), lot.games, decisions, points)


def drawn(items: list[T] | tuple[T, ...], dice: Dice) -> T:
    """One of some things, each as likely."""
    return items[dice.below(len(items))]


def drawn_seats(rules: AnyRuleset, settings: Settings, dice: Dice) -> int:
    """The number of seats of a game."""
    return drawn([n for n in rules.seats for _ in range(settings.seat_weights[n])], dice)


def drawn_options(rules: AnyRuleset, settings: Settings, dice: Dice) -> dict[str, str]:
    """The options of a game: as a rule the usual ones."""
    if dice.below(1000) >= int(1000 * settings.variants):
        return {}
    return {option.key: drawn(option.values, dice) for option in rules.options}


def drawn_manner(settings: Settings, start: bool, players: int, dice: Dice) -> Manner:
    """How a game is played. The first games are learned from their end alone."""
    heat = settings.start_heat if start else settings.heat * drawn(settings.heats, dice)
    searches = not start and players <= settings.searched_seats
    return Manner(
        heat=heat,
        wild=settings.wild,
        opening=drawn(settings.openings, dice),
        trace=1.0 if start else settings.trace,
        kept=min(1.0, settings.views / players),
        searched=settings.searched,
        iterations=settings.search if searches else 0,
    )
