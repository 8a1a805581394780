"""Phase 3: bundles, and the favor for most of them; Deliveryman, Chamberlain and their like."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest
from tests.games.caylus1303.table import (
    GOODS,
    SEATS,
    asks,
    camp,
    hands,
    held,
    listened,
    offered,
    play,
    position,
    seat,
    seen,
    told,
)

from kingsroad import AnyGame

BASIC = "bundle food-wood-stone"
TWO = {"food": 2, "wood": 2, "stone": 2}
ONE = {"food": 1, "wood": 1, "stone": 1}
NEXT_ROUND = "PlaceWorker"


def delivery(queue: list[str], players: int = 3, **seats: dict[str, Any]) -> AnyGame:
    """The delivery begins with these workers on the site."""
    return position(players=players, phase="delivery", queue=queue, seats=seats)


def test_in_the_order_of_the_queue() -> None:
    """[deliver.1] [deliver.2] Only who has a worker there."""
    game = delivery(["green", "blue"], blue=ONE, red=TWO, green=ONE)
    assert asks(game) == ("green", "DeliverBundle")
    play(game, "green: done")
    assert asks(game) == ("blue", "DeliverBundle")
    play(game, "blue: done")
    assert (asks(game)[1], seen(game, "phase")) == (NEXT_ROUND, "planning"), "red is not asked"


def test_as_many_as_one_wants_and_can() -> None:
    """[deliver.2] [deliver.5] One after the other, 5 PP each; the seat may stop."""
    game = delivery(["blue", "red"], blue={"food": 3, "wood": 3, "stone": 2}, red=TWO)
    play(game, f"blue: {BASIC}")
    assert (game.scores()[0], asks(game)[0]) == (5, "blue")
    play(game, f"blue: {BASIC}")
    assert game.scores()[0] == 10
    assert held(game, "blue") == {"food": 1, "wood": 1}
    assert asks(game)[0] == "red", "two goods make no bundle"
    play(game, f"red: {BASIC}", "red: done")
    assert held(game, "red") == {"food": 1, "wood": 1, "stone": 1}
    assert game.scores() == [10, 5, 0]


def test_which_bundles_there_are() -> None:
    """[deliver.3] [deliver.4] 1 food and two others, all different; gold may be one of them."""
    game = delivery(["blue"], blue=dict.fromkeys(GOODS, 3))
    assert offered(game) == [
        "bundle food-wood-stone",
        "bundle food-wood-cloth",
        "bundle food-wood-gold",
        "bundle food-stone-cloth",
        "bundle food-stone-gold",
        "bundle food-cloth-gold",
        "done",
    ]
    play(game, "blue: bundle food-cloth-gold")
    assert held(game, "blue") == {"food": 2, "wood": 3, "stone": 3, "cloth": 2, "gold": 2}
    assert game.scores()[0] == 5, "gold adds nothing"


@pytest.mark.parametrize(
    "purse",
    [
        {"wood": 9, "stone": 9, "cloth": 9, "gold": 9},
        {"food": 9, "wood": 9},
        {"food": 9},
        {"food": 1, "gold": 9},
    ],
)
def test_no_bundle_no_question(purse: dict[str, int]) -> None:
    """[deliver.3] [deliver.6] [deliver.9] [round.6] No penalty and no favor either."""
    game = delivery(["blue"], blue={**purse, "prestige": 3})
    assert asks(game)[1] == NEXT_ROUND
    assert held(game, "blue") == purse
    assert game.scores()[0] == 3


def test_nothing_delivered_nothing_won() -> None:
    """[deliver.6] [deliver.9] Both decline."""
    game = delivery(["blue", "red"], blue=ONE, red=ONE)
    play(game, "blue: done", "red: done")
    assert asks(game)[1] == NEXT_ROUND
    assert game.scores() == [0, 0, 0]
    assert held(game, "blue") == ONE


def test_most_bundles_bring_a_favor() -> None:
    """[deliver.7] [favor.1]"""
    game = delivery(["blue", "red", "green"], blue=ONE, red=TWO, green=ONE)
    play(game, f"blue: {BASIC}", f"red: {BASIC}", f"red: {BASIC}", f"green: {BASIC}")
    assert asks(game) == ("red", "UseFavor")


@pytest.mark.parametrize("queue", [["red", "blue", "green"], ["green", "red", "blue"]])
def test_ties_go_to_the_front_of_the_queue(queue: list[str]) -> None:
    """[deliver.8]"""
    game = delivery(queue, blue=ONE, red=ONE, green=ONE)
    play(game, *[f"{name}: {BASIC}" for name in queue])
    assert asks(game) == (queue[0], "UseFavor")


def test_ties_without_the_front() -> None:
    """[deliver.8] Green is ahead of blue, red delivers less."""
    game = delivery(["red", "green", "blue"], blue=TWO, red=ONE, green=TWO)
    play(game, f"red: {BASIC}", *[f"green: {BASIC}"] * 2, *[f"blue: {BASIC}"] * 2)
    assert asks(game) == ("green", "UseFavor")


def test_workers_leave_the_site_last() -> None:
    """[deliver.10] [road.9] When the favor has been dealt with, to the camp."""
    game = delivery(["blue", "red"], blue=ONE)
    play(game, f"blue: {BASIC}")
    assert (seen(game, "queue"), camp(game)) == (["blue", "red"], [14, 14, 15])
    chronicle = listened(game)
    play(game, "blue: site 1", "blue: use")
    assert asks(game) == ("blue", "EngageCharacter")
    assert seen(game, "queue") == ["blue", "red"]
    play(game, "blue: decline")
    assert seen(game, "queue") == []
    assert (hands(game), camp(game)) == ([3, 3, 3], [12, 12, 12]), "after the recruitment"
    assert told(chronicle, "favor", "gain", "home", "hire")[:4] == [
        ("gain", "blue", "second-farm", 0),
        ("home", "blue", "site", 0),
        ("home", "red", "site", 0),
        ("hire", "blue", "recruiting", 3),
    ]


def test_bundles_are_counted_anew_each_round() -> None:
    """[deliver.7]"""
    game = delivery(["blue"], blue=ONE)
    play(game, f"blue: {BASIC}")
    assert seat(game, "blue")["bundles"] == 1
    play(game, "blue: site 2", "blue: decline", "blue: decline")
    assert [seat(game, name)["bundles"] for name in SEATS[:3]] == [0, 0, 0]


# -- Deliveryman ---------------------------------------------------------------------------------

CARRIER = {"characters": ["deliveryman"]}


def test_without_a_worker_after_all_others() -> None:
    """[carrier.1]"""
    game = delivery(["green"], blue={**ONE, **CARRIER}, green=ONE)
    play(game, "green: done", f"blue: {BASIC}")
    assert asks(game) == ("blue", "UseFavor")
    assert game.scores() == [5, 0, 0]


def test_with_nobody_at_all_on_the_site() -> None:
    """[carrier.1]"""
    game = delivery([], red={**ONE, **CARRIER})
    assert asks(game) == ("red", "DeliverBundle")
    play(game, "red: done")
    assert asks(game)[1] == NEXT_ROUND


def test_the_deliveryman_on_the_board_does_nothing() -> None:
    """[carrier.1] [deliver.1] Somebody has to hold it."""
    game = position(
        phase="delivery", seats={"red": ONE}, characters=["deliveryman", "thief", "foreman"]
    )
    assert asks(game)[1] == NEXT_ROUND


def test_with_a_worker_twice() -> None:
    """[carrier.2] In turn, and again after all others."""
    game = delivery(["blue", "red"], blue={**TWO, **CARRIER}, red=ONE)
    play(game, f"blue: {BASIC}", "blue: done", f"red: {BASIC}")
    assert asks(game) == ("blue", "DeliverBundle")
    play(game, f"blue: {BASIC}")
    assert asks(game) == ("blue", "UseFavor")
    assert game.scores() == [10, 5, 0]


def test_with_a_worker_ahead_of_empty_hands_once() -> None:
    """[carrier.2] Nobody has delivered since, so there is nothing new to ask."""
    game = delivery(["blue", "red", "green"], blue={**TWO, **CARRIER}, green={"wood": 3})
    play(game, f"blue: {BASIC}", "blue: done")
    assert asks(game) == ("blue", "UseFavor")
    game = delivery(["red", "blue", "green"], blue={**ONE, **CARRIER}, red=ONE)
    play(game, "red: done", "blue: done")
    assert asks(game)[1] == NEXT_ROUND


def test_with_a_worker_ahead_of_one_who_delivers_all_twice() -> None:
    """[carrier.2] Red's hands are empty now, but they were not."""
    game = delivery(["blue", "red"], blue={**ONE, **CARRIER}, red=ONE)
    play(game, "blue: done", f"red: {BASIC}")
    assert asks(game) == ("blue", "DeliverBundle")


def test_all_bundles_of_the_holder_count_together() -> None:
    """[carrier.3] One and one against red's one, red being ahead in the queue."""
    game = delivery(["red", "blue", "green"], blue={**TWO, **CARRIER}, red=ONE, green=ONE)
    play(game, f"red: {BASIC}", f"blue: {BASIC}", "blue: done", "green: done", f"blue: {BASIC}")
    assert asks(game) == ("blue", "UseFavor")


def test_ties_with_the_deliveryman() -> None:
    """[carrier.4] The worker's place counts; without one every tie is lost."""
    game = delivery(["blue", "red"], blue={**ONE, **CARRIER}, red=ONE)
    play(game, "blue: done", f"red: {BASIC}", f"blue: {BASIC}")
    assert asks(game) == ("blue", "UseFavor"), "blue's worker is ahead"
    game = delivery(["red"], blue={**ONE, **CARRIER}, red=ONE)
    play(game, f"red: {BASIC}", f"blue: {BASIC}")
    assert asks(game) == ("red", "UseFavor")
    game = delivery(["red"], blue={**TWO, **CARRIER}, red=ONE)
    play(game, f"red: {BASIC}", f"blue: {BASIC}", f"blue: {BASIC}")
    assert asks(game) == ("blue", "UseFavor"), "more is more"


# -- Chamberlain, Foreman, Goldsmith -------------------------------------------------------------


def test_chamberlain_delivers_any_three_cubes() -> None:
    """[chamberlain.1] Alike or different, without food; 35 kinds of bundles."""
    game = delivery(["blue"], blue={**dict.fromkeys(GOODS, 3), "characters": ["chamberlain"]})
    every = ["bundle " + "-".join(three) for three in combinations_with_replacement(GOODS, 3)]
    assert len(every) == 35
    assert offered(game) == [*every, "done"]
    play(game, "blue: bundle wood-wood-wood")
    assert (held(game, "blue"), game.scores()[0]) == (
        {"food": 3, "stone": 3, "cloth": 3, "gold": 3},
        5,
    )
    game = delivery(["blue"], blue={"stone": 2, "gold": 1, "characters": ["chamberlain"]})
    assert offered(game) == ["bundle stone-stone-gold", "done"]
    game = delivery(["blue"], blue={"stone": 2, "characters": ["chamberlain"]})
    assert asks(game)[1] == NEXT_ROUND


def test_foreman_scores_one_more_for_every_bundle() -> None:
    """[foreman.1]"""
    game = delivery(["blue"], blue={**TWO, "characters": ["foreman"]})
    play(game, f"blue: {BASIC}")
    assert game.scores() == [6, 0, 0]
    play(game, f"blue: {BASIC}")
    assert game.scores() == [12, 0, 0]


def test_goldsmith_once_per_round() -> None:
    """[goldsmith.1] [goldsmith.2] The first bundle with gold, unasked."""
    purse = {"food": 3, "wood": 3, "stone": 1, "gold": 2}
    game = delivery(["blue"], blue={**purse, "characters": ["goldsmith"]})
    play(game, f"blue: {BASIC}")
    assert game.scores()[0] == 5
    assert seen(game, "used") == []
    play(game, "blue: bundle food-wood-gold")
    assert game.scores()[0] == 15
    assert seen(game, "used") == ["goldsmith"]
    play(game, "blue: bundle food-wood-gold")
    assert game.scores()[0] == 20


def test_goldsmith_again_in_the_next_round() -> None:
    """[goldsmith.1]"""
    both = {"food": 2, "wood": 2, "gold": 2, "characters": ["goldsmith", "deliveryman"]}
    game = delivery([], blue=both)
    play(game, "blue: bundle food-wood-gold", "blue: done", "blue: site 2")
    play(game, "blue: decline", "blue: decline")
    assert (seen(game, "used"), game.scores()[0]) == ([], 10)
    play(game, *["pass"] * 3, *["provost 0"] * 3, "blue: bundle food-wood-gold")
    assert game.scores()[0] == 20


def test_foreman_and_goldsmith_add_up() -> None:
    """[goldsmith.3] [foreman.1]"""
    purse = {"food": 1, "wood": 1, "gold": 1, "characters": ["goldsmith", "foreman"]}
    game = delivery(["blue"], blue=purse)
    play(game, "blue: bundle food-wood-gold")
    assert game.scores()[0] == 5 + 1 + 5


def test_their_powers_are_the_holders_only() -> None:
    """[foreman.1] [goldsmith.1] [chamberlain.1] Red holds them, blue delivers."""
    characters = ["chamberlain", "foreman", "goldsmith"]
    game = delivery(["blue"], blue={**ONE, "gold": 1}, red={"characters": characters})
    assert "bundle wood-stone-gold" not in offered(game)
    play(game, "blue: bundle food-wood-gold")
    assert game.scores() == [5, 0, 0]
