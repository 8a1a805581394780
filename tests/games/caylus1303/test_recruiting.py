"""Phase 4: recruitment."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caylus1303.table import SEATS, asks, camp, hands, held, play, position, seat, seen


def owned(**plots: list[int]) -> dict[int, Any]:
    """Residences of the seats."""
    return {
        plot: {"tile": "residence", "owner": name}
        for name, several in plots.items()
        for plot in several
    }


@pytest.mark.parametrize(("players", "recruits"), [(2, 3), (3, 3), (4, 3), (5, 2)])
def test_recruits_by_number_of_seats(players: int, recruits: int) -> None:
    """[recruit.1] [recruit.7] Every seat, unasked."""
    game = position(players=players, phase="administration")
    assert asks(game)[1] == "PlaceWorker"
    assert hands(game) == [recruits] * players
    assert camp(game) == [15 - recruits] * players


def test_one_more_for_each_residence() -> None:
    """[recruit.2] [residence.3]"""
    game = position(phase="administration", road=owned(blue=[1, 5, 8], red=[2]))
    assert hands(game) == [6, 4, 3]


def test_other_buildings_bring_no_workers() -> None:
    """[recruit.2] [monument.6] Neither wood, stone nor monuments, the garden apart."""
    road: dict[int, Any] = {
        plot: {"tile": key, "owner": "blue"}
        for plot, key in enumerate(["theatre", "granary", "manufacture", "statue"], 1)
    }
    road.update({5: {"tile": "cathedral", "owner": "red"}, 6: {"tile": "mansion", "owner": "red"}})
    game = position(phase="administration", road=road, built=["red church", "red covered-market"])
    assert hands(game) == [3, 3, 3]


def test_garden_granary_and_manufacture() -> None:
    """[recruit.3] [recruit.4] [recruit.5] [recruit.6] Of an earlier round and of this one."""
    for tile, workers, goods in (
        ("garden", 5, {}),
        ("granary", 3, {"food": 1}),
        ("manufacture", 3, {"cloth": 1}),
    ):
        game = position(phase="administration", road={4: {"tile": tile, "owner": "red"}})
        assert (hands(game), held(game, "red")) == ([3, workers, 3], goods)
        assert held(game, "blue") == {}
        purse = {"gold": 1, "wood": 1, "stone": 1, "cloth": 1}
        game = position(phase="administration", road=owned(red=[4]), seats={"red": purse})
        play(game, f"red: erect {tile}")
        paid = {"garden": "wood", "granary": "stone", "manufacture": "cloth"}[tile]
        left = {**purse, "gold": 0, paid: 0}
        for good, number in goods.items():
            left[good] = left.get(good, 0) + number
        assert held(game, "red") == {good: number for good, number in left.items() if number}
        assert hands(game) == [3, workers, 3]


def test_all_together() -> None:
    """[recruit.1] [recruit.2] [recruit.3] [labourer.1]"""
    game = position(
        phase="administration",
        road={**owned(blue=[1, 2]), 3: {"tile": "garden", "owner": "blue"}},
        seats={"blue": {"characters": ["day-labourer"], "workers": 1}},
    )
    assert hands(game) == [1 + 3 + 2 + 2 + 1, 3, 3]


def test_no_more_than_the_camp_has() -> None:
    """[limits.3] [limits.2]"""
    for workers, after in ((11, 15), (12, 15), (14, 15), (15, 15)):
        game = position(
            phase="administration", road=owned(blue=[1]), seats={"blue": {"workers": workers}}
        )
        assert (hands(game)[0], camp(game)[0]) == (after, 0)


def test_day_labourer() -> None:
    """[labourer.1] One more, for the holder only; not from the board."""
    game = position(phase="administration", seats={"red": {"characters": ["day-labourer"]}})
    assert hands(game) == [3, 4, 3]
    game = position(phase="administration", characters=["day-labourer", "bailiff", "night-worker"])
    assert hands(game) == [3, 3, 3]


def test_also_in_the_last_round() -> None:
    """[recruit.7] [end.1]"""
    game = position(
        phase="administration",
        round=9,
        road={1: {"tile": "granary", "owner": "blue"}, **owned(red=[2])},
    )
    assert game.over
    assert hands(game) == [3, 4, 3]
    assert held(game, "blue") == {"food": 1}


def test_what_is_shown_is_what_comes() -> None:
    """[recruit.1] [recruit.2] The view foretells the recruits of each seat."""
    game = position(
        players=5,
        road={**owned(blue=[1], green=[2, 3]), 4: {"tile": "garden", "owner": "black"}},
        seats={"yellow": {"characters": ["day-labourer"]}},
    )
    assert [seat(game, name)["recruits"] for name in SEATS] == [3, 2, 4, 3, 4]
    assert seen(game, "phase") == "planning"
