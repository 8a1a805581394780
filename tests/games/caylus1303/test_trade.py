"""Prices and choices of cubes: fairground, markets, guilds, alchemist; what the camp gives."""

from __future__ import annotations

import pytest
from tests.games.caylus1303.table import (
    STOPPED,
    acting,
    asks,
    camp,
    cross,
    hands,
    held,
    offered,
    play,
    seat,
)

PLAIN = ["food", "wood", "stone", "cloth"]


def test_fairground() -> None:
    """[fair.1] [favor.1] 1 wood for a favor, or nothing at all."""
    game = acting({"fairground": "blue"}, {"blue": {"wood": 2}})
    assert offered(game) == ["offer 1", "decline"]
    play(game, "blue: offer 1")
    assert held(game, "blue") == {"wood": 1}
    assert asks(game) == ("blue", "UseFavor")
    game = acting({"fairground": "blue"}, {"blue": {"wood": 2}})
    play(game, "blue: decline")
    assert (asks(game), held(game, "blue")) == (STOPPED, {"wood": 2})
    game = acting({"fairground": "blue"}, {"blue": {"food": 2, "stone": 2, "cloth": 2, "gold": 2}})
    assert asks(game) == STOPPED


def test_gold_replaces_nothing() -> None:
    """[round.4] Neither a cube of a price nor a plain one."""
    rich = {"gold": 9, "workers": 0}
    built = ["red tailor", "red alchemist", "red guild-house"]
    for tile in ("fairground", "lawyer", "carpenter", "guild", "stone-guild", *built):
        game = acting({tile.split()[-1]: "blue"}, {"blue": rich}, built=built)
        assert asks(game) == STOPPED, tile


def test_market_takes_a_worker_for_a_plain_cube() -> None:
    """[start.5] [round.4] Any good but gold."""
    game = cross(acting({"market": "blue"}, {"blue": {"workers": 2}}))
    assert offered(game) == [*[f"take {good}" for good in PLAIN], "decline"]
    play(game, "blue: take cloth")
    assert (hands(game)[0], camp(game)[0]) == (1, 14), "one from hand, one from the market"
    assert held(game, "blue") == {"cloth": 1}


def test_guild_takes_any_plain_cube() -> None:
    """[start.6] [round.4] Of what the seat holds."""
    game = acting({"guild": "blue"}, {"blue": {"wood": 1, "cloth": 2, "gold": 1}})
    assert offered(game) == ["give wood", "give cloth", "decline"]
    play(game, "blue: give cloth")
    assert held(game, "blue") == {"wood": 1, "cloth": 1, "gold": 1}
    assert hands(game)[0] == 3


def test_several_cubes_in_the_order_of_the_goods() -> None:
    """[round.7] [stone.10] One at a time; what could not be completed is not offered."""
    built = ["red alchemist"]
    game = acting({"alchemist": "blue"}, {"blue": {"food": 1, "stone": 2, "cloth": 1}}, built=built)
    play(game, "blue: offer 2")
    assert offered(game) == ["give food", "give stone"], "cloth is the last and there is but one"
    play(game, "blue: give stone")
    assert offered(game) == ["give stone", "give cloth"], "no going back to food"
    play(game, "blue: give cloth")
    assert held(game, "blue") == {"food": 1, "stone": 1, "gold": 2}


def test_the_camp_gives_what_it_has() -> None:
    """[limits.3] [limits.2] The rest is lost; who has no worker there is not asked."""
    for workers, after in ((0, 4), (10, 14), (12, 14), (13, 14)):
        game = cross(acting({"stone-guild": "blue"}, {"blue": {"stone": 1, "workers": workers}}))
        play(game, "blue: offer 1")
        assert hands(game)[0] == after
        assert hands(game)[0] + camp(game)[0] == 15
        assert held(game, "blue") == {}
    game = cross(acting({"stone-guild": "blue"}, {"blue": {"stone": 1, "workers": 14}}))
    assert asks(game) == STOPPED


@pytest.mark.parametrize(("tile", "asked"), [("guild-house", False), ("covered-market", False)])
def test_only_workers_and_none_in_the_camp(tile: str, asked: bool) -> None:
    """[limits.3] [round.6] Not offered."""
    game = cross(
        acting({tile: "blue"}, {"blue": {"food": 3, "workers": 14}}, built=[f"red {tile}"])
    )
    assert (asks(game)[0] == "blue") == asked


def test_workers_and_prestige_with_an_empty_camp() -> None:
    """[limits.3] [wood.12] The set-up side of the covered market also brings 1 PP: offered."""
    game = cross(
        acting({"covered-market": "blue"}, {"blue": {"workers": 14}}, road={9: "covered-market"})
    )
    play(game, "blue: use")
    assert (game.scores()[0], hands(game)[0], camp(game)[0]) == (1, 14, 1)


def test_a_seat_takes_only_its_own_workers() -> None:
    """[limits.3] The camp is full of others' workers."""
    game = cross(acting({"guild": "blue"}, {"blue": {"food": 1, "workers": 13}}))
    assert camp(game)[1] == 15
    play(game, "blue: give food")
    assert hands(game) == [14, 0, 0]
    assert camp(game)[1] == 15


def test_stock_never_runs_out() -> None:
    """[limits.1] More cubes and PP than lie in the box."""
    game = acting(
        {"farm": "blue", "gold-mine": "red"},
        {"blue": {"food": 20, "prestige": 130}, "red": {"gold": 15}},
    )
    play(game, "blue: use", "red: use")
    assert (held(game, "blue"), held(game, "red")) == ({"food": 21}, {"gold": 16})
    assert seat(game, "blue")["prestige"] == 130


@pytest.mark.parametrize(
    ("tile", "least"),
    [("foundry", 1), ("church", 2)],
)
def test_workers_at_hand_as_the_price(tile: str, least: int) -> None:
    """[limits.4] [round.5] The worker on the tile does not count."""
    for workers in range(6):
        game = cross(
            acting(
                {tile: "blue"}, {"blue": {"workers": workers}}, built=["red foundry", "red church"]
            )
        )
        expected = [f"offer {i + 1}" for i in range(2) if workers >= least + 2 * i]
        assert offered(game)[:-1] == expected if expected else asks(game) == STOPPED
