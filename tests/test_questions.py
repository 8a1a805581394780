"""Questions say what they are about, to everybody, and give nothing hidden away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.cli.test_text import table_of
from tests.games.caylus1303.questions import acting

import kingsroad
from kingsroad import AnyGame
from kingsroad.core.dice import Dice
from kingsroad.core.game import NOBODY
from kingsroad.games.magna_carta.hands import DealCard
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


def test_what_a_question_is_about_is_no_secret() -> None:
    """Dealt anew as a seat may imagine them, the hidden cards change no question."""
    for number, game in enumerate(moments("magna_carta")):
        if number % 5 == 0:
            for seat in range(game.players):
                imagined = game.rules.conceal(game, seat, Dice(number))
                assert imagined.about == game.about


def test_what_chance_draws_for_a_seat_says_for_whom() -> None:
    for game in moments("magna_carta"):
        if isinstance(game.pending, DealCard):
            assert game.about == {"seat": game.seat_name(game.pending.to)}


def test_the_building_that_acts_is_named_in_caylus_2005() -> None:
    """In phase 5 the first worker on the road acts: all before it have gone home."""
    named = set()
    for game in moments("caylus2005"):
        view = game.view()
        if view["phase"] != "buildings" or "line" in game.about or game.over:
            continue
        road = view["road"]
        assert isinstance(road, dict)
        first = next(entry["tile"] for entry in road.values() if "worker" in entry)
        step = type(game.pending).__name__
        if step not in ("GiveAny", "ReplaceResidence"):  # about the tile that is being built
            assert game.about["tile"] == first, game.question
            named.add(step)
    assert {"BuildTile", "UseLawyer", "UseTrade", "SellCube", "OwnersCube"} <= named


def test_the_building_that_acts_is_named_in_caylus_1303() -> None:
    """In phase 2 the first worker acts; what a favor does instead has a tile of the site."""
    named = set()
    for game in moments("caylus1303"):
        view = game.view()
        asked = type(game.pending).__name__
        if asked not in ("UseGain", "UseTrade", "BuildTile", "UseLawyer", "UseFavor"):
            continue
        site = view["site"]
        assert isinstance(site, list)
        if view["phase"] == "activation" and game.about["tile"] not in site:
            assert game.about["tile"] == acting({**view}).tile, game.question
            named.add(asked)
    assert named == {"UseGain", "UseTrade", "BuildTile", "UseLawyer", "UseFavor"}
