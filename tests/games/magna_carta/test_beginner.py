"""The beginner rules: what is different."""

from __future__ import annotations

from typing import Any

import pytest
from tests.asking import asking
from tests.games.magna_carta.table import (
    BATCH,
    asks,
    cards,
    deniers,
    held,
    offered,
    play,
    position,
    road,
    seat,
    seen,
    tokens,
)

import kingsroad
from kingsroad import AnyGame, ImpossiblePosition
from kingsroad.core.dice import Dice

DECK = ["small-farm", "small-sawmill", "small-quarry", "own-peddler", "market"]
DECK += ["large-farm", "large-sawmill", "large-quarry", "gold-mine", "bank"]
EASY = {"rules": "beginner"}
PLENTY = {"food": 9, "wood": 9, "stone": 9, "gold": 9, "deniers": 9}


def beginner(**words: Any) -> AnyGame:
    """A beginner position."""
    return position(options=EASY, **words)


def test_ten_cards_a_deck() -> None:
    """[beginner.1]"""
    game = kingsroad.new_game("magna_carta", 2, None, rules="beginner")
    play(game, "chance: lay park")
    assert offered(game) == [f"deal {key}" for key in DECK]
    assert seat(game, "blue")["pile_size"] == 10
    for key in ("lawyer", "church"):
        with pytest.raises(ImpossiblePosition):
            beginner(road=[f"blue-{key}"])


def test_six_prestige_buildings() -> None:
    """[beginner.2]"""
    six = ["theatre", "statue", "stables", "town-hall", "monument", "cathedral"]
    game = beginner(seats={"blue": PLENTY})
    assert seen(game, "supply") == six
    assert [name for name in offered(game) if "erect" in name] == [f"erect {key}" for key in six]


def test_no_residences() -> None:
    """[beginner.3]"""
    with pytest.raises(ImpossiblePosition):
        beginner(road=[{"card": "blue-bank", "top": "residence"}])


def test_prestige_buildings_need_no_residence() -> None:
    """[beginner.4] [beginner.10] They are paid for and lie before the builder."""
    game = beginner(seats={"blue": {"stone": 2, "gold": 1}})
    assert offered(game) == ["erect statue", "pass"]
    play(game, "blue: erect statue")
    assert asks(game) == ("red", "TakeAction")
    assert held(game, "blue") == {}
    assert seat(game, "blue")["prestige"] == ["statue"]
    assert cards(game) == ["park", "forest", "peddler"]
    assert "statue" not in seen(game, "supply")
    assert game.scores() == [6, 0, 0]


def test_no_provost_and_five_phases() -> None:
    """[beginner.5] [beginner.8] Nobody is asked to move him, and he does not walk on."""
    game = beginner(seats={name: {"deniers": 5} for name in ("blue", "red", "green")})
    assert "provost" not in game.view()
    play(game, "blue: place park", "red: pass", "green: pass", "blue: pass")
    assert (seen(game, "phase"), asks(game)) == ("buildings", ("blue", "UseGain"))
    play(game, "blue: use")
    assert (seen(game, "round"), seen(game, "phase")) == (2, "actions")
    assert seen(game, "order") == ["red", "green", "blue"]
    assert "provost" not in game.view()
    with pytest.raises(ImpossiblePosition):
        beginner(phase="provost")


def test_income_is_two_deniers() -> None:
    """[beginner.6]"""
    game = beginner(phase="income", road=["blue-bank"], seats={"blue": {"prestige": ["statue"]}})
    assert deniers(game) == [2, 2, 2]


def test_every_card_with_a_worker_acts() -> None:
    """[beginner.7] To the last card of the road."""
    keys = [f"red-{key}" for key in DECK[5:9]]
    game = beginner(
        phase="buildings",
        road=[*keys],
        workers={"park": "blue", "red-large-farm": "blue", "red-gold-mine": "green"},
        seats={"red": BATCH},
    )
    play(game, "blue: use", "blue: use", "red: use", "green: use", "red: offer 1")
    play(game, "red: give food")
    assert held(game, "blue") == {"food": 3}
    assert held(game, "green") == {"gold": 1}
    assert held(game, "red") == {"food": 1, "wood": 1, "stone": 1, "gold": 1}
    assert asks(game) == ("red", "OfferBatch")


def test_tokens_come_from_batches_only() -> None:
    """[beginner.9] [beginner.1] Those that are gone were earned, or left an idle castle."""
    for seed in range(3):
        game = kingsroad.new_game("magna_carta", 3, seed, rules="beginner")
        dice = Dice(seed)
        while not game.over:
            choice = game.legal[dice.below(len(game.legal))]
            name, before = game.seat_name(game.seat), sum(tokens(game, "blue"))
            game.apply(choice)
            if sum(tokens(game, "blue")) != before:
                assert (name, choice.verb) == ("blue", "batch")


def test_the_score() -> None:
    """[beginner.10]"""
    game = beginner(
        road=["blue-bank", {"card": "blue-small-farm", "cubes": 4}, "red-market"],
        seats={
            "blue": {
                "prestige": ["cathedral", "theatre"],
                "tokens": {"dungeon": 1},
                "gold": 2,
                "food": 4,
                "deniers": 5,
            }
        },
    )
    assert game.scores() == [3 + 1 + 14 + 6 + 4 + 2 + 1 + 1, 2, 0]


def test_the_rest_stays_as_it_is() -> None:
    """[beginner.5] [beginner.9] Stocks, the first denier, castle gold, idle tokens."""
    game = beginner(players=2, seats={"blue": {"food": 1, "wood": 1, "hand": ["small-farm"]}})
    play(game, "blue: build small-farm", "red: pass")
    assert road(game, "blue-small-farm") == {"cubes": 2}
    assert deniers(game) == [0, 1]
    play(game, "blue: pass")
    assert tokens(game) == [3, 6, 7]
    game = beginner(phase="castle", seats={"red": BATCH})
    play(game, "red: batch food-wood-stone")
    assert seat(game, "red")["gold"] == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_beginner_games_end(players: int) -> None:
    """[beginner.5] [beginner.8] [end.1]"""
    game = kingsroad.new_game("magna_carta", players, seed=players, rules="beginner")
    dice = Dice(players)
    while not game.over:
        assert asking(game.view()) not in ("MoveProvost", "UseLawyer")
        game.apply(game.legal[dice.below(len(game.legal))])
    assert sum(tokens(game)) == 0
    assert game.state.provost == 0, "he never came to the road"
