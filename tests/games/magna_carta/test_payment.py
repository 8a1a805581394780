"""Paying with cubes: gold as a joker, the cube of any good."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.games.magna_carta.table import (
    asks,
    cards,
    deniers,
    held,
    offered,
    play,
    position,
    road,
    seat,
)

from kingsroad import AnyGame


def builds(key: str, **blue: Any) -> AnyGame:
    """Blue, with this card in hand, builds it."""
    game = position(seats={"blue": {**blue, "hand": [key]}})
    play(game, f"blue: build {key}")
    return game


def can_build(key: str, **blue: Any) -> bool:
    """Whether blue may build a card with so much."""
    return f"build {key}" in offered(position(seats={"blue": {**blue, "hand": [key]}}))


def erects(key: str, **blue: Any) -> AnyGame:
    """Blue, with one residence, builds a prestige building."""
    game = position(road=[{"card": "blue-market", "top": "residence"}], seats={"blue": blue})
    play(game, f"blue: erect {key}")
    return game


def can_erect(key: str, **blue: Any) -> bool:
    """Whether blue may build a prestige building with so much."""
    game = position(road=[{"card": "blue-market", "top": "residence"}], seats={"blue": blue})
    return f"erect {key}" in offered(game)


def turns(**blue: Any) -> AnyGame:
    """Blue's worker on the lawyer turns its market; green keeps the round from ending."""
    game = position(
        phase="buildings",
        road=["blue-lawyer", "blue-market"],
        workers={"blue-lawyer": "blue"},
        seats={"blue": blue, "green": {"food": 1, "wood": 1, "stone": 1}},
    )
    if not game.over and asks(game) == ("blue", "UseLawyer"):
        play(game, "blue: transform market")
    return game


def test_costs_and_batches_go_to_the_bank() -> None:
    """[pay.1] Nobody else has more after blue paid."""
    game = builds("bank", wood=1, stone=2, deniers=1)
    assert held(game, "blue") == {"deniers": 1}
    assert held(game, "red") == held(game, "green") == {}
    game = position(phase="castle", seats={"blue": {"food": 2, "wood": 2, "stone": 2}})
    play(game, "blue: batch food-wood-stone")
    assert held(game, "blue") == {"food": 1, "wood": 1, "stone": 1}
    assert held(game, "red") == held(game, "green") == {}


def test_gold_stands_in_for_what_is_missing() -> None:
    """[pay.2] [pay.7] Card, prestige building, residence; all without a question."""
    game = builds("bank", stone=1, gold=2)
    assert held(game, "blue") == {}
    assert cards(game)[-1] == "blue-bank"
    game = erects("statue", stone=1, gold=2)
    assert held(game, "blue") == {}
    play(game, "blue: over market")
    game = turns(gold=1, wood=1)
    assert held(game, "blue") == {"wood": 1}
    assert road(game, "blue-market") == {"top": "residence"}
    game = position(phase="castle", seats={"blue": {"wood": 1, "stone": 1, "gold": 1}})
    play(game, "blue: batch gold-wood-stone")
    assert seat(game, "blue")["tokens"]["dungeon"] == 1


def test_gold_by_choice() -> None:
    """[pay.3] Even while the cube is at hand, for some or for all of them."""
    for gold, left in ((0, {"food": 1, "gold": 5}), (1, {"food": 1, "stone": 1, "gold": 4})):
        game = builds("large-farm", food=2, stone=2, gold=5)
        assert offered(game) == ["gold 0", "gold 1"]
        play(game, "blue: gold 0")
        assert offered(game) == ["gold 0", "gold 1", "gold 2"]
        play(game, f"blue: gold {gold}")
        assert held(game, "blue") == left
    game = builds("large-farm", food=2, stone=2, gold=3)
    play(game, "blue: gold 1", "blue: gold 2")
    assert held(game, "blue") == {"food": 2, "stone": 2}
    game = turns(food=1, gold=1)
    assert offered(game) == ["gold 0", "gold 1"]
    play(game, "blue: gold 1")
    assert held(game, "blue") == {"food": 1}
    game = position(phase="castle", seats={"blue": {"food": 1, "wood": 1, "stone": 1, "gold": 1}})
    assert offered(game) == [
        "batch food-wood-stone",
        "batch food-wood-gold",
        "batch food-gold-stone",
        "batch gold-wood-stone",
        "done",
    ]


def test_gold_in_a_cost_is_paid_in_gold() -> None:
    """[pay.4] Joker gold comes on top of it."""
    assert can_erect("statue", stone=2, gold=1)
    assert not can_erect("statue", stone=9, food=9, wood=9)
    assert not can_erect("statue", stone=1, gold=1, food=9)
    assert can_erect("statue", stone=1, gold=2)
    assert can_erect("statue", gold=3)
    assert not can_erect("cathedral", stone=5, gold=2, food=9, wood=9)
    game = erects("cathedral", stone=5, gold=4)
    assert offered(game) == ["gold 0", "gold 1"], "three of the four gold are spoken for"
    play(game, "blue: gold 1")
    assert held(game, "blue") == {"stone": 1}


def test_any_cube_is_a_cube_of_any_good() -> None:
    """[pay.5] [pay.8]"""
    for key in ("food", "wood", "stone"):
        game = builds("market", food=1, wood=2, stone=1)
        assert offered(game) == ["give food", "give wood", "give stone"]
        play(game, f"blue: give {key}")
        assert cards(game)[-1] == "blue-market"
        assert sum(held(game, "blue").values()) == 2
    assert can_build("market", wood=2)
    assert can_build("market", gold=2)
    assert not can_build("market", wood=1)
    assert not can_build("market", food=9, stone=9)
    game = builds("own-peddler", wood=1, food=1, gold=1)
    play(game, "blue: gold 0")
    assert offered(game) == ["give food", "give gold"]
    play(game, "blue: give gold")
    assert held(game, "blue") == {"food": 1}


def test_nothing_else_stands_in() -> None:
    """[pay.6] No gold for deniers, no plain cube for another, no denier for a cube."""
    assert offered(position(seats={"blue": {"gold": 9}})) == ["pass"]
    assert not can_build("large-farm", food=9, wood=9, deniers=9)
    assert not can_build("large-farm", stone=9, wood=9)
    game = position(
        phase="buildings",
        road=["blue-bank", "blue-church"],
        workers={"blue-bank": "blue", "blue-church": "blue", "peddler": "blue"},
        seats={"blue": {"gold": 9, "food": 9}},
    )
    assert asks(game) == ("blue", "OfferBatch"), "neither peddler nor bank nor church takes gold"
    assert held(turns(wood=9, stone=9), "blue") == {"wood": 9, "stone": 9}


@pytest.mark.parametrize(
    ("key", "purse"),
    [
        ("large-farm", {"food": 3, "stone": 2}),
        ("large-farm", {"food": 1, "stone": 1, "gold": 1}),
        ("large-farm", {"gold": 3}),
        ("bank", {"wood": 2, "stone": 2}),
    ],
)
def test_one_way_to_pay_is_simply_paid(key: str, purse: dict[str, int]) -> None:
    """[pay.7]"""
    game = builds(key, **purse)
    assert asks(game) == ("red", "TakeAction")
    assert cards(game)[-1] == f"blue-{key}"


@pytest.mark.parametrize(
    ("key", "purse"),
    [("market", {"wood": 2}), ("own-peddler", {"gold": 2}), ("market", {"wood": 5})],
)
def test_one_way_to_pay_any_cube_is_simply_paid(key: str, purse: dict[str, int]) -> None:
    """[pay.7] [pay.5] With one good left there is no question which cube it is."""
    game = builds(key, **purse)
    assert asks(game) == ("red", "TakeAction")
    assert cards(game)[-1] == f"blue-{key}"
    assert sum(held(game, "blue").values()) == sum(purse.values()) - 2


@pytest.mark.parametrize("key", ["market", "own-peddler"])
def test_gold_or_the_cube_itself_is_no_question_where_both_go(key: str) -> None:
    """[pay.7] [pay.5] One wood and one gold: whichever is the wood, the other is the any cube."""
    game = builds(key, wood=1, gold=1)
    assert asks(game) == ("red", "TakeAction")
    assert held(game, "blue") == {}


def ends(game: AnyGame) -> set[int]:
    """The tables to which the answers of the payer lead."""
    if asks(game)[0] != "blue":
        return {int(game.key())}
    found: set[int] = set()
    for choice in game.legal:
        after = game.clone()
        after.apply(choice)
        found |= ends(after)
    return found


@pytest.mark.parametrize("key", ["market", "own-peddler", "large-farm", "small-farm", "church"])
def test_a_question_about_paying_is_asked_only_where_the_answers_differ(key: str) -> None:
    """[pay.7] All purses of up to three of each good, each answer followed to its end."""
    asked = 0
    for food, wood, stone, gold in product(range(4), repeat=4):
        purse = {"food": food, "wood": wood, "stone": stone, "gold": gold}
        if can_build(key, **purse):
            game = builds(key, **purse)
            if asks(game)[0] == "blue":
                asked += 1
                assert len(ends(game)) > 1, purse
    assert asked > 0


def test_order_of_the_questions() -> None:
    """[pay.8] Food, then wood, then stone; the cube of any good last."""
    game = builds("large-quarry", food=1, stone=2, gold=3)
    assert asks(game) == ("blue", "PayKind")
    assert offered(game) == ["gold 0", "gold 1"]
    play(game, "blue: gold 1")
    assert held(game, "blue") == {"food": 1, "stone": 2, "gold": 2}
    play(game, "blue: gold 1")
    assert held(game, "blue") == {"food": 1, "stone": 1, "gold": 1}

    game = builds("small-farm", food=1, wood=1, gold=2)
    play(game, "blue: gold 1")
    assert held(game, "blue") == {"food": 1, "wood": 1, "gold": 1}
    play(game, "blue: gold 0")
    assert held(game, "blue") == {"food": 1, "gold": 1}

    game = builds("church", wood=1, stone=2, gold=1)
    play(game, "blue: gold 1")
    assert held(game, "blue") == {"wood": 1}, "the gold is gone, so stone is paid in stone"

    game = builds("market", food=1, wood=1, gold=2)
    play(game, "blue: gold 1")
    assert offered(game) == ["give food", "give wood", "give gold"]


def test_gold_is_kept_back_for_what_is_missing_later() -> None:
    """[pay.8] [turn.6] No answer leads into a payment that fails."""
    game = builds("small-farm", food=1, gold=1)
    assert asks(game)[0] == "red", "the gold must be the wood"
    assert held(game, "blue") == {}
    game = builds("large-farm", food=1, stone=1, gold=2)
    assert offered(game) == ["gold 0", "gold 1"]
    play(game, "blue: gold 1")
    assert held(game, "blue") == {"food": 1}
    game = erects("stables", food=3, gold=3)
    assert offered(game) == ["gold 0", "gold 1"]


def test_a_stock_cannot_be_spent() -> None:
    """[pay.9] Four food lie on blue's small farm; blue has none."""
    game = position(
        road=[{"card": "blue-small-farm", "cubes": 4}],
        seats={"blue": {"wood": 1, "stone": 1, "hand": ["small-sawmill", "lawyer"]}},
    )
    assert offered(game) == ["pass"]
    game = position(
        phase="buildings",
        road=[{"card": "blue-small-farm", "cubes": 4}, "red-lawyer"],
        workers={"red-lawyer": "blue"},
        seats={"blue": {"wood": 1, "stone": 1}},
    )
    assert asks(game) == ("red", "UseGain"), "blue has no food for the lawyer"
    play(game, "red: decline")
    assert seat(game, "blue")["tokens"]["dungeon"] == 0
    assert deniers(game) == [2, 2, 2]
