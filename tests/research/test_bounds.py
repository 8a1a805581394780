"""No game, however it is played, is longer than the bound says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import kingsroad
from kingsroad import AnyGame, Choice
from kingsroad.realm.effect import Nothing
from kingsroad.research.bounds import questions
from kingsroad.research.profile import Bounds, profile_of

SEATED = [(key, players) for key, rules in kingsroad.GAMES.items() for players in rules.seats]
Policy = Callable[[AnyGame, Random], Choice]


def anything(game: AnyGame, chance: Random) -> Choice:
    return chance.choice(game.legal)


def busy(game: AnyGame, chance: Random) -> Choice:
    """Never passes, declines or is done while there is anything else."""
    idle = ("pass", "decline", "done", "home")
    doing = [choice for choice in game.legal if choice.verb not in idle]
    return chance.choice(doing or game.legal)


def slow(game: AnyGame, chance: Random) -> Choice:
    """Spends everything on what does not bring the end nearer."""
    for wanted in ("exchange", "draw", "provost 0", "decline", "done"):
        for choice in game.legal:
            if choice.name == wanted:
                return choice
    return busy(game, chance)


def bounds_of(name: str, players: int) -> Bounds:
    return profile_of(kingsroad.find_game(name)).bounds(players)


def length(name: str, players: int, policy: Policy, seed: int) -> Bounds:
    game = kingsroad.new_game(name, players=players, seed=None)
    chance = Random(seed)
    decisions = draws = 0
    while not game.over:
        if game.seat == kingsroad.CHANCE:
            draws += 1
            game.apply(chance.choice(game.legal))
        else:
            decisions += 1
            game.apply(policy(game, chance))
    return Bounds(decisions, draws)


@pytest.mark.parametrize("policy", [anything, busy, slow])
@pytest.mark.parametrize(("name", "players"), SEATED)
def test_no_game_reaches_its_bound(name: str, players: int, policy: Policy) -> None:
    bound = bounds_of(name, players)
    for seed in range(3):
        played = length(name, players, policy, seed)
        assert played.decisions < bound.decisions
        assert played.draws <= bound.draws


@pytest.mark.parametrize("name", ["caylus2005", "caylus1303"])
def test_where_chance_only_sets_up_its_bound_is_exact(name: str) -> None:
    for players in kingsroad.GAMES[name].seats:
        assert length(name, players, anything, 1).draws == bounds_of(name, players).draws


def test_more_seats_play_longer() -> None:
    for name, rules in kingsroad.GAMES.items():
        bounds = [bounds_of(name, players).decisions for players in rules.seats]
        assert bounds == sorted(bounds)


def test_what_is_not_there_asks_nothing() -> None:
    assert questions(None) == questions(Nothing()) == 0
