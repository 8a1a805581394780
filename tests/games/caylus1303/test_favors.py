"""Favors: a character of another seat, or a tile of the site."""

from __future__ import annotations

from typing import Any

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
    position,
    road,
    seat,
    seen,
)

from kingsroad import AnyGame


def favored(blue: dict[str, Any] | None = None, **words: Any) -> AnyGame:
    """Blue has paid 1 wood at the fairground and has a favor; green's bundle stops the round."""
    purse = dict(blue or {})
    purse["wood"] = purse.get("wood", 0) + 1
    words["seats"] = {"blue": purse, **words.get("seats", {})}
    game = acting({"fairground": "blue", **words.pop("workers", {})}, **words)
    play(game, "blue: offer 1")
    assert asks(game) == ("blue", "UseFavor")
    return game


def test_where_favors_come_from() -> None:
    """[favor.1] Fairground, the manor's build side, most bundles, theatre."""
    favored()
    game = acting({"manor": "blue"}, built=["red manor"])
    play(game, "blue: use")
    assert asks(game) == ("blue", "UseFavor")
    one = {"food": 1, "wood": 1, "stone": 1}
    game = position(phase="delivery", queue=["blue"], seats={"blue": one})
    play(game, "blue: bundle food-wood-stone")
    assert asks(game) == ("blue", "UseFavor")
    game = position(
        phase="administration",
        road={1: {"tile": "residence", "owner": "blue"}},
        seats={"blue": {"gold": 3, "wood": 4}},
    )
    play(game, "blue: erect theatre")
    assert asks(game) == ("blue", "UseFavor")


def test_one_of_two_must_be_chosen() -> None:
    """[favor.2] A character of another seat, or a tile; there is no third way."""
    game = favored(
        {"characters": ["thief"]},
        seats={"red": {"characters": ["steward", "bailiff"]}, "green": {"characters": ["foreman"]}},
        round=7,
    )
    assert offered(game) == [
        "steal steward",
        "steal bailiff",
        "steal foreman",
        "site 1",
        "site 2",
        "site 3",
    ]


def test_a_character_of_another_seat() -> None:
    """[favor.3] [favor.10] [favor.11] It changes hands; nothing of the board comes with it."""
    game = favored({"characters": ["thief"]}, seats={"red": {"characters": ["steward"]}})
    board = seen(game, "characters")
    assert len(board) == 3
    play(game, "blue: steal steward")
    assert asks(game) == STOPPED
    assert seat(game, "blue")["characters"] == ["thief", "steward"]
    assert seat(game, "red")["characters"] == []
    assert seen(game, "characters") == board


def test_a_tile_of_the_site() -> None:
    """[favor.4] [favor.7] [favor.8] Its effect, with no worker going anywhere."""
    game = favored()
    before = camp(game)
    play(game, "blue: site 1")
    assert offered(game) == ["use", "decline"]
    play(game, "blue: use")
    assert held(game, "blue") == {"food": 1}
    play(game, "blue: decline")
    assert camp(game) == [before[0] + 1, *before[1:]], "only the one from the fairground"
    assert "workers" not in str(seen(game, "road"))


@pytest.mark.parametrize("number", range(1, 10))
def test_tiles_open_by_the_round(number: int) -> None:
    """[favor.5] One in rounds 1 to 3, two in rounds 4 to 6, three from round 7 on."""
    game = favored(round=number)
    tiles = [name for name in offered(game) if name.startswith("site")]
    assert tiles == ["site 1", "site 2", "site 3"][: (number + 2) // 3]
    assert seen(game, "open_site_tiles") == len(tiles)


def test_a_tile_that_is_of_no_use() -> None:
    """[favor.6] [favor.10] The market without a worker, the farm declined."""
    game = favored(site=["market"], characters=["bailiff", "night-worker", "journeyman"])
    play(game, "blue: site 1")
    assert asks(game) == ("blue", "EngageCharacter"), "nothing to ask about the market"
    play(game, "blue: engage journeyman")
    assert (asks(game), held(game, "blue")) == (STOPPED, {})
    assert seat(game, "blue")["characters"][0] == "journeyman"
    game = favored(characters=["bailiff", "night-worker", "journeyman"])
    play(game, "blue: site 1", "blue: decline")
    assert (asks(game), held(game, "blue")) == (("blue", "EngageCharacter"), {})


def test_the_side_that_lies_up_at_its_price() -> None:
    """[favor.7] The covered market's set-up side, the jeweller for gold, the guild for a cube."""
    game = favored()
    play(game, "blue: site 2", "blue: use")
    assert (hands(game)[0], game.scores()[0]) == (2, 1)
    game = favored({"gold": 2}, round=8)
    play(game, "blue: site 3", "blue: offer 2")
    assert (held(game, "blue"), game.scores()[0]) == ({}, 9)
    game = favored({"stone": 1}, site=["guild"])
    play(game, "blue: site 1", "blue: give stone")
    assert (held(game, "blue"), hands(game)[0]) == ({}, 3)


def test_no_favor_from_the_manor_on_the_site() -> None:
    """[favor.7] [wood.14] It shows 2 PP."""
    game = favored(site=["farm", "manor"])
    play(game, "blue: site 2", "blue: use")
    assert (game.scores()[0], asks(game)) == (2, ("blue", "EngageCharacter"))


def test_the_market_of_the_site_takes_one_worker() -> None:
    """[favor.8] [start.5]"""
    game = favored({"workers": 2}, site=["market"])
    play(game, "blue: site 1", "blue: take stone", "blue: decline")
    cross(game)
    assert (hands(game)[0], camp(game)[0], held(game, "blue")) == (1, 14, {"stone": 1})


def test_nobody_owns_the_site() -> None:
    """[favor.9] [owner.1] The stone farm there: 1 food and 1 cloth, and no bonus for anyone."""
    game = favored(site=["farm", "manor", "stone-farm"], round=9)
    play(game, "blue: site 3", "blue: use", "blue: decline")
    assert held(game, "blue") == {"food": 1, "cloth": 1}
    assert held(game, "red") == {}
    assert held(game, "green") == {"food": 1, "wood": 1, "stone": 1}
    assert game.scores() == [0, 0, 0]


def test_a_character_of_the_board_afterwards() -> None:
    """[favor.10] To take or leave, if one is left."""
    board = ["bailiff", "night-worker", "journeyman"]
    game = favored(characters=board)
    play(game, "blue: site 1", "blue: use")
    assert offered(game) == [
        "engage night-worker",
        "engage journeyman",
        "engage bailiff",
        "decline",
    ]
    play(game, "blue: engage bailiff")
    assert seen(game, "characters") == ["night-worker", "journeyman"]
    assert "bailiff" in seat(game, "blue")["characters"]
    game = favored(characters=board)
    play(game, "blue: site 1", "blue: use", "blue: decline")
    assert (len(seen(game, "characters")), asks(game)) == (3, STOPPED)
    everyone = {"characters": ["steward", "thief", "architect", "foreman"]}
    game = favored(seats={"red": everyone}, characters=[])
    play(game, "blue: site 1", "blue: use")
    assert asks(game) == STOPPED, "none is left"


def test_any_number_of_characters() -> None:
    """[favor.11] All of them, or none; and all their powers."""
    everyone = ["night-worker", "steward", "bailiff", "architect", "foreman", "goldsmith"]
    game = favored({"characters": everyone}, characters=[], seats=none_for("red", "green"))
    assert offered(game) == ["site 1", "site 2"]
    play(game, "blue: site 1", "blue: decline")
    assert asks(game) == ("blue", "GuideProvost"), "the Bailiff"
    one = {"food": 1, "wood": 1, "gold": 1, "characters": everyone}
    game = position(
        phase="delivery",
        queue=["blue"],
        characters=[],
        seats={"blue": one, **none_for("red", "green")},
    )
    play(game, "blue: bundle food-wood-gold")
    assert game.scores()[0] == 11


def none_for(*names: str) -> dict[str, Any]:
    """Seats whose characters have all been taken."""
    return {name: {"characters": []} for name in names}


def test_a_power_works_for_the_holder_of_the_moment() -> None:
    """[favor.12] Blue takes the Bailiff before the bridge, the Architect before the carpenter."""
    game = favored(seats={"red": {"characters": ["bailiff"]}})
    play(game, "blue: steal bailiff")
    assert asks(game) == ("blue", "GuideProvost")
    game = favored(
        {"food": 1, "wood": 1},
        workers={"carpenter": "blue"},
        seats={"red": {"characters": ["architect"]}},
    )
    play(game, "blue: steal architect", "blue: build wood-farm")
    assert game.scores()[0] == 2 + 1


def test_a_used_power_stays_used() -> None:
    """[favor.13] Red's Journeyman has joined; blue takes it and has it in the next round."""
    game = favored(workers={"farm": "green red"}, seats={"red": {"characters": ["journeyman"]}})
    play(game, "blue: steal journeyman", "green: use", "red: use")
    assert seen(game, "used") == ["journeyman"]
    play(game, "green: done")
    assert (seen(game, "phase"), seen(game, "used")) == ("planning", [])
    play(game, "blue: place farm", "red: place guild", "green: pass")
    assert "place guild" in offered(game), "blue may join red"


def test_favors_may_build() -> None:
    """[favor.7] [build.1] The carpenter of the site, for its printed cost."""
    game = favored({"wood": 1, "food": 1}, site=["start-carpenter"])
    play(game, "blue: site 1", "blue: build wood-sawmill")
    assert road(game, 10) == {"tile": "wood-sawmill", "owner": "blue"}
    assert (held(game, "blue"), game.scores()[0]) == ({}, 2)
