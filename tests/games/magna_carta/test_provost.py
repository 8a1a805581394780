"""Phases 3, 4 and 6: the provost, and which cards act."""

from __future__ import annotations

from typing import Any

import pytest
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
)

from kingsroad import AnyGame

RICH = {"deniers": 9}


def street(provost: int, length: int = 7, **seats: Any) -> AnyGame:
    """A road of so many cards for three seats, the provost on one of them, in phase 3."""
    more: list[Any] = ["red-bank", "red-market", "red-church", "red-large-farm", "red-gold-mine"]
    return position(phase="provost", road=more[: length - 3], provost=provost, seats=seats)


def test_one_turn_each_in_passing_order() -> None:
    """[provost.1] [pass.5]"""
    game = position(
        phase="provost",
        bridge=["green", "blue", "red"],
        road=["red-bank", "red-market"],
        seats={**dict.fromkeys(["blue", "red"], RICH), "green": {**RICH, **BATCH}},
    )
    play(game, "green: provost +1", "blue: provost 0", "red: provost -2")
    assert seen(game, "provost") == 2
    assert seen(game, "phase") == "castle", "nobody has a second turn"
    assert deniers(game) == [9, 7, 8]


@pytest.mark.parametrize("by", [-3, -2, -1, 0, 1, 2, 3])
def test_one_denier_a_card(by: int) -> None:
    """[provost.2]"""
    game = street(4, blue={**RICH, **BATCH})
    assert offered(game) == [
        "provost -3",
        "provost -2",
        "provost -1",
        "provost 0",
        "provost +1",
        "provost +2",
        "provost +3",
    ]
    play(game, f"blue: provost {by:+d}" if by else "blue: provost 0")
    assert seen(game, "provost") == 4 + by
    assert deniers(game)[0] == 9 - abs(by)


def test_no_further_than_one_can_pay() -> None:
    """[provost.2] [turn.4] [turn.7] Who has no denier is not asked."""
    game = street(4, blue={"deniers": 1}, green={"deniers": 2})
    assert offered(game) == ["provost -1", "provost 0", "provost +1"]
    play(game, "blue: provost 0")
    assert asks(game) == ("green", "MoveProvost")
    assert offered(game)[0] == "provost -2"


@pytest.mark.parametrize(
    ("provost", "least", "most"), [(1, 0, 3), (2, -1, 3), (6, -3, 1), (7, -3, 0)]
)
def test_he_never_leaves_the_road(provost: int, least: int, most: int) -> None:
    """[provost.3]"""
    game = street(provost, blue=RICH)
    assert offered(game) == [
        f"provost {by:+d}" if by else "provost 0" for by in range(least, most + 1)
    ]


def test_every_card_is_one_step() -> None:
    """[provost.4] [setup.8] Residences count, a prestige building does not count twice."""
    game = position(
        phase="provost",
        provost=3,
        road=[
            {"card": "red-bank", "top": "residence"},
            {"card": "red-church", "top": "statue"},
            "red-market",
        ],
        seats={"blue": {**RICH, **BATCH}},
    )
    play(game, "blue: provost +3")
    assert seen(game, "provost") == 6
    assert cards(game)[seen(game, "provost") - 1] == "red-market"


def test_a_card_built_this_round_lengthens_the_road() -> None:
    """[provost.3] [build.3]"""
    game = position(seats={"blue": {"food": 1, "wood": 1, "deniers": 3, "hand": ["lawyer"]}})
    play(game, "blue: build lawyer", "red: pass", "green: pass", "blue: pass", "red: provost 0")
    play(game, "blue: provost +1")
    assert seen(game, "round") == 2


# -- which cards act -----------------------------------------------------------------------------


def working(provost: int) -> AnyGame:
    """Blue's workers on the second, third and fifth card, red's on the fourth."""
    return position(
        phase="provost",
        provost=provost,
        road=["red-large-quarry", "red-large-farm"],
        workers={
            "forest": "blue",
            "peddler": "blue",
            "red-large-quarry": "red",
            "red-large-farm": "blue",
        },
        seats={"blue": {"deniers": 3}, "green": BATCH},
    )


def test_his_last_place_decides() -> None:
    """[provost.5] [road.1] [road.2] Up to his card and no further, owner's effects included."""
    game = working(4)
    play(game, "blue: provost +1", "blue: use", "blue: take food", "red: use", "blue: use")
    assert asks(game) == ("red", "UseGain")
    play(game, "red: use")
    assert held(game, "blue") == {"wood": 1, "food": 3, "deniers": 1}
    assert held(game, "red") == {"stone": 2, "food": 1}

    game = working(4)
    play(game, "blue: provost 0", "blue: use", "blue: take food", "red: use")
    assert asks(game) == ("green", "OfferBatch")
    assert held(game, "red") == {"stone": 2}

    game = working(4)
    play(game, "blue: provost -3")
    assert asks(game) == ("green", "OfferBatch")
    assert held(game, "blue") == {}


def test_in_the_order_of_the_road() -> None:
    """[road.1] [road.3] [road.4] The park has no worker and gives nothing; forest comes first."""
    game = working(5)
    play(game, "blue: provost 0")
    assert asks(game) == ("blue", "UseGain")
    play(game, "blue: use")
    assert held(game, "blue") == {"wood": 1, "deniers": 3}
    assert asks(game) == ("blue", "BuyCubes")
    play(game, "blue: decline")
    assert asks(game) == ("red", "UseGain")
    play(game, "red: decline", "blue: use")
    assert asks(game) == ("red", "UseGain"), "the owner's effect before the card is done"
    play(game, "red: use")
    assert seat(game, "blue")["food"] == 2


def test_a_card_without_worker_does_nothing() -> None:
    """[road.3] Not even for its owner."""
    game = position(phase="buildings", road=["red-large-farm", "red-market"])
    assert seen(game, "round") == 2
    assert held(game, "red") == {"deniers": 2}


def test_workers_go_home_at_the_end_of_the_phase() -> None:
    """[road.5] All together, those beyond the provost too."""
    game = working(4)
    play(game, "blue: provost 0", "blue: use", "blue: take food")
    assert road(game, "forest") == {"worker": "blue"}
    assert road(game, "peddler") == {"worker": "blue"}
    assert [seat(game, name)["workers"] for name in ("blue", "red")] == [1, 3]
    play(game, "red: use")
    assert [entry for entry in seen(game, "road") if "worker" in entry] == []
    assert [seat(game, name)["workers"] for name in ("blue", "red")] == [4, 4]


# -- the end of the round ------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 5), (4, 5), (5, 5)])
def test_he_walks_two_cards_on(before: int, after: int) -> None:
    """[round.1]"""
    game = position(phase="end-of-round", road=["red-bank", "red-market"], provost=before)
    assert seen(game, "provost") == after


def test_first_player_card_goes_clockwise() -> None:
    """[round.2] [round.3] [action.1]"""
    game = position(phase="end-of-round", order=["green", "blue", "red"])
    assert seen(game, "order") == ["blue", "red", "green"]
    assert asks(game) == ("blue", "TakeAction")
    assert (seen(game, "round"), seen(game, "bridge")) == (2, [])
    play(game, "blue: pass", "red: pass", "green: pass", "blue: provost 0", "red: provost 0")
    play(game, "green: provost 0")
    assert seen(game, "order") == ["red", "green", "blue"]


def test_no_new_round_without_tokens() -> None:
    """[round.3] [turn.2] [end.1]"""
    gone = {"dungeon": 0, "walls": 0, "towers": 0}
    game = position(phase="end-of-round", tokens=gone)
    assert game.over
    assert seen(game, "round") == 1
    game = position(phase="end-of-round", tokens={**gone, "towers": 1})
    assert seen(game, "round") == 2
