"""The declared types of views against the views of played games: a type that lies fails."""

from collections.abc import Iterator
from typing import Any, TypedDict

import msgspec
import pytest

import kingsroad
from kingsroad.core.dice import Dice
from kingsroad.core.game import NOBODY
from kingsroad.library import AnyGame, part

KEYS = sorted(kingsroad.GAMES)
EVERY = 7
"""Only some moments are looked at, and not always the same ones."""


class Told(TypedDict):
    """A type for the check itself."""

    road: list[dict[str, int]]


def view_type(key: str) -> Any:
    """The type that a game declares for its views."""
    return part(kingsroad.GAMES[key], "games", "documents").View


def tables(key: str) -> Iterator[AnyGame]:
    """Games of all numbers of seats and all options."""
    rules = kingsroad.GAMES[key]
    variants: list[dict[str, str]] = [{}]
    variants += [{option.key: option.values[-1]} for option in rules.options]
    for seed, players in enumerate(rules.seats):
        for options in variants:
            yield rules.start(players, options, seed)


def moments(game: AnyGame, dice: Dice) -> Iterator[AnyGame]:
    """The game at some of its questions, and at the end."""
    while not game.over:
        if dice.below(EVERY) == 0:
            yield game
        game.apply(game.legal[dice.below(len(game.legal))])
    yield game


def is_of(value: object, declared: Any) -> bool:
    """Whether a value is of a type; what the type does not know is lost on the way, and found."""
    try:
        return bool(msgspec.convert(value, declared, strict=True) == value)
    except msgspec.ValidationError:
        return False


@pytest.mark.parametrize("key", KEYS)
def test_every_view_is_of_the_declared_type(key: str) -> None:
    declared = view_type(key)
    dice = Dice(3)
    for game in tables(key):
        for moment in moments(game, dice):
            for seat in (NOBODY, *range(moment.players)):
                view = moment.rules.view(moment, seat)
                assert is_of(view, declared), msgspec.convert(view, declared)


def test_the_check_itself() -> None:
    assert is_of({"road": [{"a": 1}]}, Told)
    assert not is_of({"road": [{"a": 1}], "more": 1}, Told), "an unknown key"
    assert not is_of({"road": [{"a": "1"}]}, Told), "another type"
    assert not is_of({}, Told), "a missing key"
