"""The worked examples of the rule text, played through; told in our own words.

Four seats are blue, red, green and yellow here. Where the text has a black seat, another colour
plays for it, and its docstring says which.
"""

from __future__ import annotations

import pytest
from tests.games.caylus1303.table import (
    SEATS,
    acting,
    asks,
    camp,
    hands,
    held,
    laid,
    offered,
    play,
    position,
    road,
    seat,
    seen,
)

BUNDLE = "bundle food-wood-stone"


def test_passing() -> None:
    """Blue, black, green, red: two pass, green goes on for one further worker each time.

    Red plays for black and yellow for red, so that they sit in this order.
    [plan.10] [plan.11] [plan.12] [plan.14] [plan.15] [plan.17]
    """
    game = position(players=4)
    play(game, "blue: pass")
    assert seen(game, "bridge") == ["blue"]
    assert [seat(game, name)["price"] for name in ("red", "green", "yellow")] == [2, 2, 2]
    play(game, "red: pass", "green: place farm")
    assert (hands(game)[2], camp(game)[2]) == (3, 11)
    play(game, "yellow: pass", "green: place guild")
    assert (hands(game)[2], camp(game)[2]) == (1, 12)
    assert asks(game)[0] == "green", "the last one still active"
    play(game, "green: pass")
    assert seen(game, "bridge") == ["blue", "red", "yellow", "green"]
    while asks(game)[1] != "PlaceWorker":
        play(game, "provost 0" if "provost 0" in offered(game) else "decline")
    assert seen(game, "order")[0] == "blue", "blue has the marker"


def test_the_carpenter_builds_a_quarry() -> None:
    """Red gives two single cubes; the tile goes on the first free plot, with red's house; 2 PP.

    [build.1] [build.3] [build.7] [build.8] [build.9] [wood.1]
    """
    game = acting(
        {"carpenter": "red"}, {"red": {"wood": 2, "food": 2, "stone": 1}}, built=["blue tailor"]
    )
    play(game, "red: build wood-quarry")
    assert held(game, "red") == {"wood": 1, "food": 1, "stone": 1}
    assert road(game, 11) == {"tile": "wood-quarry", "owner": "red"}
    assert game.scores() == [0, 2, 0]
    assert seat(game, "red")["houses"] == 8


def test_moving_the_provost_at_the_bridge() -> None:
    """Blue leaves him, black moves 2 back, red 2 forward, green 1 back: green acts, red does not.

    Red plays for black and yellow for red.
    [bridge.1] [bridge.2] [bridge.3] [bridge.8] [road.13]
    """
    game = position(
        players=4,
        phase="activation",
        bridge=["blue", "red", "yellow", "green"],
        workers={"second-market": "green", "stone-guild": "yellow"},
        queue=["blue"],
        seats={
            "blue": {"workers": 2, "food": 1, "wood": 1, "stone": 1},
            "red": {"workers": 3},
            "green": {"workers": 2},
            "yellow": {"workers": 2, "stone": 1},
        },
    )
    play(game, "blue: provost 0", "red: provost -2")
    assert seen(game, "provost") == 6, "before green's plot 7 and yellow's plot 8"
    play(game, "yellow: provost +2")
    assert seen(game, "provost") == 8
    play(game, "green: provost -1")
    assert (seen(game, "provost"), hands(game)) == (7, [2, 1, 1, 0])
    assert asks(game) == ("green", "UseTrade")
    play(game, "green: take cloth")
    assert asks(game) == ("blue", "DeliverBundle"), "the stone guild has not acted"
    assert held(game, "yellow") == {"stone": 1}
    assert camp(game) == [12, 14, 15, 15]


def test_activation_up_to_the_provost() -> None:
    """Red has 1 good and yellow 2; a red and a green worker stand beyond the provost in vain.

    [road.1] [road.7] [road.13] [road.14] [start.1] [wood.6]
    """
    built = ["blue wood-quarry", "blue wood-farm", "blue tailor"]
    game = position(players=4, built=built)
    play(game, "blue: pass", "red: place farm", "green: place tailor", "yellow: place wood-quarry")
    play(game, "red: place gold-mine", "green: pass", "yellow: pass", "red: pass")
    play(game, "blue: provost 0", "green: provost 0", "yellow: provost 0", "red: provost -1")
    assert seen(game, "provost") == 10, "behind the wood quarry"
    play(game, "red: use", "yellow: use")
    assert held(game, "red") == {"food": 1}
    assert held(game, "yellow") == {"stone": 2}
    assert held(game, "green") == {}
    assert seen(game, "phase") == "planning"
    assert camp(game) == [15 - workers for workers in hands(game)], "all are off the board"


@pytest.mark.parametrize(("bundles", "winner"), [(2, "green"), (1, "red")])
def test_delivery_and_the_favor(bundles: int, winner: str) -> None:
    """Red, ahead, delivers 1 bundle, green 2 and has the favor; with 1 each it is red's.

    [deliver.1] [deliver.5] [deliver.7] [deliver.8]
    """
    game = position(
        phase="delivery",
        queue=["red", "green"],
        seats={
            "red": {"food": 1, "wood": 1, "stone": 1},
            "green": {"food": 2, "wood": 2, "stone": 2},
        },
    )
    play(game, f"red: {BUNDLE}", *[f"green: {BUNDLE}"] * bundles)
    if bundles == 1:
        play(game, "green: done")
    assert game.scores() == [0, 5, 5 * bundles]
    assert asks(game) == (winner, "UseFavor")


def test_the_farm_and_its_owner() -> None:
    """Red places on blue's farm: 1 PP for blue; then 2 food, 1 cloth for red and 1 food for blue.

    [plan.6] [owner.1] [stone.2]
    """
    game = position(built=["blue stone-farm", "blue church"], order=["red", "green", "blue"])
    play(game, "red: place stone-farm")
    assert game.scores() == [1, 0, 0]
    play(game, "green: pass", "blue: pass", "red: pass", *["provost 0"] * 3)
    assert seen(game, "provost") == 10
    play(game, "red: use")
    assert held(game, "red") == {"food": 2, "cloth": 1}
    assert held(game, "blue") == {"food": 1}


def test_the_farm_with_the_owners_own_worker() -> None:
    """Had blue placed there itself, it would have 2 food and 1 cloth, and no PP.

    [plan.7] [owner.6] [stone.2]
    """
    game = position(built=["blue stone-farm", "blue church"])
    play(game, "blue: place stone-farm", "red: pass", "green: pass", "blue: pass")
    play(game, *["provost 0"] * 3, "blue: use")
    assert held(game, "blue") == {"food": 2, "cloth": 1}
    assert game.scores() == [0, 0, 0]


def test_recruitment_with_four_seats() -> None:
    """Green takes 3, black 5 (two residences), red 5 (garden), blue 3 and 1 cloth (manufacture).

    Yellow plays for black.
    [recruit.1] [recruit.2] [recruit.3] [recruit.5] [monument.6]
    """
    game = position(
        players=4,
        phase="administration",
        road={
            1: {"tile": "residence", "owner": "yellow"},
            3: {"tile": "garden", "owner": "red"},
            4: {"tile": "residence", "owner": "yellow"},
            7: {"tile": "manufacture", "owner": "blue"},
        },
    )
    assert hands(game) == [3, 5, 3, 5]
    assert [held(game, name) for name in SEATS[:4]] == [{"cloth": 1}, {}, {}, {}]


@pytest.mark.parametrize(
    ("built", "behind", "before"),
    [
        (["red wood-quarry", "blue mason"], "wood-quarry", "mason"),
        (
            ["red wood-quarry", "blue mason", "red tailor", "blue wood-sawmill"],
            "wood-sawmill",
            "gold-mine",
        ),
        (
            ["red wood-quarry", "blue mason", "red tailor", "blue wood-sawmill", "red alchemist"],
            "gold-mine",
            "alchemist",
        ),
    ],
)
def test_where_the_provost_begins(built: list[str], behind: str, before: str) -> None:
    """Between quarry and mason; between sawmill and gold mine; between gold mine and alchemist.

    [reset.1] [reset.2] [reset.4] [reset.5]
    """
    game = position(phase="administration", built=built, provost=3)
    spot = seen(game, "provost")
    assert (laid(game)[spot], laid(game)[spot + 1]) == (behind, before)


@pytest.mark.parametrize(
    ("workers", "bonus"), [("red green", 1), ("blue green", 0), ("green blue", 0)]
)
def test_the_journeyman_and_the_owners_bonus(workers: str, bonus: int) -> None:
    """Two others at blue's production building: 1 bonus cube; blue one of the two: none.

    [owner.5] [owner.6] [journey.5]
    """
    first, second = workers.split()
    game = acting(
        {"stone-quarry": workers},
        {second: {"characters": ["journeyman"]}},
        built=["blue stone-quarry"],
    )
    stones = {name: seat(game, name)["stone"] for name in SEATS[:3]}
    play(game, f"{first}: use", f"{second}: use")
    for name in (first, second):
        stones[name] += 2
    stones["blue"] += bonus
    assert {name: seat(game, name)["stone"] for name in SEATS[:3]} == stones


def test_an_early_start_player_plays_twice() -> None:
    """With the Early Riser the start player may place twice in a row, for 1 further worker.

    [riser.2] [riser.4]
    """
    game = position(order=["red", "green", "blue"], seats={"red": {"characters": ["early-riser"]}})
    play(game, "red: place farm", "red: place quarry", "green: place guild")
    assert (hands(game)[1], camp(game)[1]) == (2, 11)


@pytest.mark.parametrize(
    "bundle", ["wood-wood-wood", "food-food-stone", "wood-cloth-cloth", "gold-gold-gold"]
)
def test_bundles_of_the_chamberlain(bundle: str) -> None:
    """Three of a kind, two and one, whatever the seat has: 5 PP like any other.

    [chamberlain.1] [deliver.5]
    """
    purse = {good: bundle.split("-").count(good) for good in bundle.split("-")}
    game = position(
        phase="delivery",
        queue=["blue"],
        seats={"blue": {**purse, "characters": ["chamberlain"]}},
    )
    play(game, f"blue: bundle {bundle}")
    assert (game.scores()[0], held(game, "blue")) == (5, {})


def test_the_theatre() -> None:
    """12 PP, and a favor at once.

    [monument.7] [monument.9]
    """
    game = position(
        phase="administration",
        road={2: {"tile": "residence", "owner": "red"}},
        seats={"red": {"gold": 3, "wood": 4}},
    )
    play(game, "red: erect theatre")
    assert (game.scores(), asks(game)) == ([0, 12, 0], ("red", "UseFavor"))
