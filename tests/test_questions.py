"""Questions say what they are about, to everybody, and give nothing hidden away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.cli.test_text import table_of

import kingsroad
from kingsroad import AnyGame
from kingsroad.core.dice import Dice
from kingsroad.core.game import NOBODY
from kingsroad.research.text import observe

NAMES = list(kingsroad.GAMES)
GAMES = 12
NOTHING_BUT_THE_TURN = {"PlaceWorker", "TakeAction", "KeepHand", "DraftCharacter"}
"""A seat plays, or decides about the whole of its hand: nothing on the table asks for it."""
THINGS = {"tile", "line", "cause", "character", "space", "plot"}
"""What names who asks; a kind of tile or a seat alone would not."""


def moments(name: str) -> Iterator[AnyGame]:
    """Every moment of random games, poor and rich, with all options; rare choices come first."""
    seen: set[str] = set()
    for seed in range(GAMES):
        game = table_of(kingsroad.find_game(name), seed)
        dice = Dice(seed)
        while not game.over:
            yield game
            pool = [choice for choice in game.legal if choice.name not in seen] or game.legal
            choice = pool[dice.below(len(pool))]
            seen.add(choice.name)
            game.apply(choice)
        yield game


@pytest.mark.parametrize("name", NAMES)
def test_every_question_to_a_player_names_what_asks(name: str) -> None:
    for game in moments(name):
        if game.seat < 0:
            continue
        step = type(game.pending).__name__
        assert bool(THINGS & game.about.keys()) == (step not in NOTHING_BUT_THE_TURN), game.question
        seat, subject, _ = game.question.split(": ", 2)
        assert seat == game.seat_name(game.seat)
        assert (subject == step) == (step in NOTHING_BUT_THE_TURN)
        for key in ("tile", "cause"):
            assert game.about.get(key) in (None, *game.rules.words[key])


@pytest.mark.parametrize("name", NAMES)
def test_everybody_sees_the_same_question(name: str) -> None:
    for number, game in enumerate(moments(name)):
        if number % 7 and not game.over:
            continue
        asked = game.view()["question"]
        assert all(game.view(seat)["question"] == asked for seat in range(game.players))
        if game.over:
            assert asked is None
            assert game.about == {}
        else:
            named = {"name": type(game.pending).__name__, "seat": game.seat_name(game.seat)}
            assert asked == {**named, "about": game.about}
            for word in game.about.values():
                assert word in observe(game, NOBODY)


@pytest.mark.parametrize("name", [key for key in NAMES if kingsroad.GAMES[key].secrets])
def test_what_a_question_is_about_is_no_secret(name: str) -> None:
    """Dealt anew as a seat may imagine it, what is hidden changes no question."""
    for number, game in enumerate(moments(name)):
        if number % 5 == 0:
            for seat in range(game.players):
                imagined = game.rules.conceal(game, seat, Dice(number))
                assert imagined.about == game.about
