"""The owner's bonus of stone farm, sawmill and quarry."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caylus1303.table import (
    STOPPED,
    acting,
    asks,
    held,
    listened,
    offered,
    play,
    position,
    seen,
    told,
)

from kingsroad import AnyGame

BONUS = {"stone-farm": "food", "stone-sawmill": "wood", "stone-quarry": "stone"}
OTHERS = ["gold-mine", "foundry", "alchemist", "guild-house", "church", "jeweller"]
WOODEN = ["wood-farm", "wood-sawmill", "wood-quarry", "spinning-mill", "wood-market"]
WOODEN += ["covered-market", "manor", "tailor", "mason"]
JOURNEYMAN = {"characters": ["journeyman"]}


def farm(workers: str, **words: Any) -> AnyGame:
    """Red's stone farm with these workers on it."""
    return acting({"stone-farm": workers}, built=["red stone-farm"], **words)


@pytest.mark.parametrize("tile", BONUS)
def test_bonus_for_another_seats_worker(tile: str) -> None:
    """[owner.1] [owner.2] 1 of the own good, unasked; not for the owner's own worker."""
    game = acting({tile: "blue"}, built=[f"red {tile}"])
    play(game, "blue: use")
    assert (asks(game), held(game, "red")) == (STOPPED, {BONUS[tile]: 1})
    game = acting({tile: "red"}, built=[f"red {tile}"])
    play(game, "red: use")
    assert asks(game) == STOPPED
    goods = {BONUS[tile]: 2, "cloth": 1}
    assert held(game, "red") == goods, "what the worker takes and no more"


def test_after_the_worker_has_acted() -> None:
    """[owner.2]"""
    game = farm("blue")
    chronicle = listened(game)
    assert held(game, "red") == {}
    play(game, "blue: use")
    assert told(chronicle, "gain", "home") == [
        ("gain", "blue", "stone-farm", 0),
        ("gain", "red", "stone-farm", 0),
        ("home", "blue", "stone-farm", 0),
    ]


def test_bonus_even_if_the_cubes_are_declined() -> None:
    """[owner.3]"""
    game = farm("blue")
    play(game, "blue: decline")
    assert (held(game, "blue"), held(game, "red")) == ({}, {"food": 1})


def test_no_bonus_beyond_the_provost() -> None:
    """[owner.4] [plan.6] The PP of the placement is kept."""
    game = position(built=["red stone-farm"])
    play(game, "blue: place stone-farm", "red: pass", "green: pass", "blue: pass")
    assert (seen(game, "provost"), game.scores()) == (9, [0, 1, 0])
    play(game, *["provost 0"] * 3)
    assert (seen(game, "phase"), held(game, "red"), held(game, "blue")) == ("planning", {}, {})
    assert game.scores() == [0, 1, 0]


def test_one_bonus_for_two_workers() -> None:
    """[owner.5] After the first of them, though the second acts too."""
    game = farm("green blue", seats={"blue": JOURNEYMAN})
    play(game, "green: use")
    assert held(game, "red") == {"food": 1}
    play(game, "blue: use")
    assert held(game, "red") == {"food": 1}
    assert held(game, "blue") == {"food": 2, "cloth": 1}


@pytest.mark.parametrize("workers", ["red blue", "blue red"])
def test_no_bonus_if_one_worker_is_the_owners(workers: str) -> None:
    """[owner.6] Whoever of them was there first."""
    first, second = workers.split()
    game = farm(workers, seats={second: JOURNEYMAN})
    play(game, f"{first}: use", f"{second}: decline")
    assert asks(game) == STOPPED
    assert held(game, first) == {"food": 2, "cloth": 1}
    assert held(game, second) == {}


@pytest.mark.parametrize("tile", OTHERS)
def test_no_bonus_from_other_stone_buildings(tile: str) -> None:
    """[owner.1]"""
    purse = {"food": 2, "gold": 2, "workers": 0}
    game = acting({tile: "blue"}, {"blue": purse}, built=[f"red {tile}"])
    for _ in range(4):
        if asks(game) != STOPPED:
            play(game, offered(game)[0])
    assert (asks(game), held(game, "red")) == (STOPPED, {})
    assert game.scores()[1] == 0


@pytest.mark.parametrize("tile", WOODEN)
def test_no_bonus_from_wood_buildings(tile: str) -> None:
    """[wood.18]"""
    game = acting({tile: "blue"}, {"blue": {"cloth": 1, "stone": 1}}, built=[f"red {tile}"])
    for _ in range(4):
        if asks(game) != STOPPED:
            play(game, offered(game)[-1] if asks(game)[1] == "UseFavor" else offered(game)[0])
    assert (asks(game), held(game, "red")) == (STOPPED, {})
    assert game.scores()[1] == 0


def test_no_bonus_from_the_set_up_side() -> None:
    """[owner.1] [setup.10] Nobody owns the tile on plot 14."""
    game = acting({"stone-quarry": "blue"}, road={14: "stone-quarry"})
    play(game, "blue: use")
    assert held(game, "blue") == {"stone": 1, "cloth": 1}
    assert held(game, "red") == {}
