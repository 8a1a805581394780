"""Phase 1: placing workers, what it costs, and passing."""

from __future__ import annotations

import pytest
from tests.games.caylus1303.table import (
    CHARACTERS,
    SEATS,
    START,
    acting,
    asks,
    camp,
    cross,
    hands,
    offered,
    places,
    play,
    position,
    road,
    seat,
    seen,
)

from kingsroad import ImpossiblePosition

PLACES = ["fairground", "lawyer", "carpenter", "toll", *START[:8], "wood-market", "gold-mine"]
"""Every building of the table that `position` sets up, in road order."""


def test_clockwise_from_the_holder_of_the_marker() -> None:
    """[plan.1] [plan.8] [plan.10] [plan.17] One action each: place, go to the site, or pass."""
    game = position(order=["red", "green", "blue"])
    play(game, "red: place farm", "green: place site", "blue: pass", "red: place guild")
    play(game, "green: pass", "red: pass")
    assert seen(game, "bridge") == ["blue", "green", "red"]
    assert (asks(game), seen(game, "phase")) == (("blue", "PayProvost"), "activation")


def test_any_building_of_the_road() -> None:
    """[plan.2] [plan.5] Printed, of the set-up, built by another or oneself, before or beyond him.

    The provost stands before plot 11; plots 12 and 13 are free.
    """
    game = position(built=["red tailor", "blue church"])
    assert places(game) == [*PLACES[:-1], "tailor", "church", "gold-mine", "site"]
    assert (seen(game, "provost"), road(game, 14)) == (10, {"tile": "gold-mine"})
    play(game, "blue: place gold-mine")
    assert road(game, 14) == {"tile": "gold-mine", "workers": ["blue"]}
    game = position(built=["red tailor", "blue church"])
    play(game, "blue: place church")
    assert road(game, 11) == {"tile": "church", "owner": "blue", "workers": ["blue"]}


def test_buildings_up_to_the_end_of_the_road() -> None:
    """[plan.2] [plan.5]"""
    built = ["red tailor", "red church", "red mason", "red foundry", "blue alchemist", "blue manor"]
    game = position(built=built)
    assert places(game)[-8:] == [
        *["tailor", "church", "mason", "foundry", "gold-mine", "alchemist", "manor", "site"]
    ]


def test_one_worker_on_a_building() -> None:
    """[plan.3] Neither another's nor one's own worker may stand there."""
    game = position()
    play(game, "blue: place farm")
    assert places(game) == [*[place for place in PLACES if place != "farm"], "site"]
    play(game, "red: place toll", "green: place wood-market")
    left = [place for place in PLACES if place not in ("farm", "toll", "wood-market")]
    assert places(game) == [*left, "site"]


def test_where_no_worker_stands() -> None:
    """[plan.4] [residence.2] No monument, no residence, no tile of the site, no empty plot."""
    game = position(
        road={1: {"tile": "residence", "owner": "red"}, 2: {"tile": "garden", "owner": "blue"}}
    )
    assert places(game) == [*PLACES[:4], *PLACES[6:], "site"]
    assert not {"second-farm", "covered-market", "jeweller"} & set(places(game))


def test_a_builder_gains_prestige_at_once() -> None:
    """[plan.6] [plan.7]"""
    game = position(built=["red tailor", "blue church"])
    play(game, "blue: place tailor")
    assert game.scores() == [0, 1, 0]
    play(game, "red: place farm", "green: place church")
    assert game.scores() == [1, 1, 0]
    game = position(built=["red tailor", "blue church"])
    play(game, "blue: place church", "red: place wood-market", "green: place gold-mine")
    play(game, "blue: place fairground", "red: place site")
    assert game.scores() == [0, 0, 0]


def test_the_queue_of_the_site() -> None:
    """[plan.8] [plan.9] First come, first in the queue; one worker of each seat."""
    game = position(players=4)
    play(game, "blue: place farm", "red: place site", "green: place site", "yellow: place guild")
    play(game, "blue: place site")
    assert seen(game, "queue") == ["red", "green", "blue"]
    assert "site" not in places(game), "red is there already"
    play(game, "red: pass")
    assert "site" not in places(game), "green too"
    play(game, "green: pass")
    assert "site" in places(game), "yellow is not"
    assert hands(game)[1] == 4


def test_passing_is_free_and_final() -> None:
    """[plan.10] [plan.11] [plan.16]"""
    game = position(seats={"blue": {"workers": 0}})
    assert offered(game) == ["pass"]
    play(game, "blue: pass", "red: place farm", "green: place guild", "red: pass")
    assert seen(game, "bridge") == ["blue", "red"]
    assert asks(game)[0] == "green"
    play(game, "green: place market")
    assert asks(game)[0] == "green", "the two others place no more"
    assert hands(game)[:2] == [0, 3]


def test_the_first_to_pass_begins_the_next_round() -> None:
    """[plan.12] [plan.13] [reset.7] The phase goes on clockwise all the same."""
    game = position(order=["red", "green", "blue"])
    play(game, "red: place farm", "green: pass", "blue: place guild", "red: place market")
    play(game, "blue: pass", "red: pass")
    while asks(game)[1] != "PlaceWorker":
        play(game, offered(game)[-1] if "decline" in offered(game) else "provost 0")
    assert seen(game, "order") == ["green", "blue", "red"]
    assert asks(game) == ("green", "PlaceWorker")
    assert seen(game, "bridge") == []


def test_dearer_after_the_first_pass() -> None:
    """[plan.14] [plan.15] [limits.4] One further worker for the camp, however many have passed."""
    game = position(players=5, seats={"green": {"workers": 10}})
    play(game, "blue: place farm")
    assert (hands(game)[0], camp(game)[0]) == (4, 10)
    play(game, "red: pass", "green: place guild")
    assert (hands(game)[2], camp(game)[2]) == (8, 6), "one on the guild, one in the camp"
    play(game, "yellow: pass", "black: pass", "blue: pass", "green: place site")
    assert (hands(game)[2], camp(game)[2]) == (6, 7), "the site is dearer too"
    play(game, "green: place market")
    assert (hands(game)[2], camp(game)[2]) == (4, 8), "four have passed and it is still one"
    assert [seat(game, name)["price"] for name in SEATS] == [2] * 5


def test_who_cannot_pay_must_pass() -> None:
    """[plan.16] [plan.14] [round.6] It is asked, with passing as the only choice."""
    game = position(seats={"red": {"workers": 1}, "green": {"workers": 2}})
    play(game, "blue: pass")
    assert (asks(game), offered(game)) == (("red", "PlaceWorker"), ["pass"])
    play(game, "red: pass")
    assert offered(game)[0] == "place fairground"
    play(game, "green: place farm")
    assert (asks(game)[0], offered(game)) == ("green", ["pass"])


def test_passing_is_always_offered() -> None:
    """[plan.16] Also with all workers at hand."""
    game = position(seats={"blue": {"workers": 15}})
    assert offered(game)[-1] == "pass"
    assert len(offered(game)) == len(PLACES) + 2


def test_fifteen_workers_are_somewhere() -> None:
    """[limits.2] [setup.13] At hand, on the board, in the camp; never more."""
    game = position(seats={"blue": {"workers": 15}})
    play(game, "blue: place farm", "red: pass", "green: pass", "blue: place site")
    assert (hands(game)[0], camp(game)[0]) == (12, 1), "two on the board"
    for workers in (15, 16):
        with pytest.raises(ImpossiblePosition):
            acting({"farm": "blue"}, {"blue": {"workers": workers}})
    assert camp(acting({"farm": "blue"}, {"blue": {"workers": 14}}))[0] == 0


def test_only_workers_at_hand_pay() -> None:
    """[limits.4] Workers on the board cannot be sent on, here for the market and the bridge."""
    game = acting({"market": "blue", "farm": "blue", "stone-guild": "blue"})
    play(game, "blue: use")
    assert asks(game) == ("green", "DeliverBundle"), "neither bridge nor market"
    game = cross(acting({"market": "blue", "farm": "blue"}, {"blue": {"workers": 1}}))
    play(game, "blue: use", "blue: take cloth")
    assert (hands(game)[0], camp(game)[0]) == (0, 15)


def test_the_four_phases_in_order() -> None:
    """[round.1] Planning, activation, delivery, management, and the next round."""
    game = position(
        road={8: {"tile": "residence", "owner": "blue"}},
        seats={"blue": {"wood": 2, "food": 2, "stone": 2, "gold": 2}},
        round=2,
    )
    play(game, "blue: place farm", "red: pass", "green: pass", "blue: place site")
    assert seen(game, "phase") == "planning"
    play(game, "blue: pass")
    assert (seen(game, "phase"), asks(game)) == ("activation", ("red", "PayProvost"))
    play(game, "provost 0", "provost 0", "provost 0", "blue: use")
    assert (seen(game, "phase"), asks(game)) == ("delivery", ("blue", "DeliverBundle"))
    play(game, "blue: done")
    assert (seen(game, "phase"), asks(game)) == ("administration", ("blue", "ErectMonument"))
    play(game, "blue: decline")
    assert (seen(game, "phase"), asks(game)) == ("planning", ("red", "PlaceWorker"))
    assert seen(game, "round") == 3


def test_characters_of_the_game_do_not_matter_elsewhere() -> None:
    """[plan.3] [plan.14] Only Journeyman and Night Worker change where and for how much."""
    for one in CHARACTERS:
        if one == "early-riser":
            continue
        game = position(order=["red", "green", "blue"], seats={"blue": {"characters": [one]}})
        play(game, "red: place farm", "green: pass")
        assert ("farm" in places(game)) == (one == "journeyman")
        assert seat(game, "blue")["price"] == (1 if one == "night-worker" else 2)
