"""What is not read from the printed thing carries its doubt; and what each character changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.caylus1303.table import (
    CHARACTERS,
    acting,
    asks,
    offered,
    places,
    play,
    position,
    seat,
)

from kingsroad import AnyGame
from kingsroad.games.caylus1303.tiles import BOARD_DOUBTS, CHARACTER_KEYS, TILES

# Of each tile the facts that are not certain. Two words: the fact, and how sure it is.
DOUBTFUL = {
    "fairground": "",
    "lawyer": "price probable",
    "carpenter": "",
    "toll": "",
    "farm": "",
    "second-farm": "copies probable",
    "sawmill": "",
    "quarry": "",
    "start-carpenter": "",
    "market": "",
    "second-market": "copies probable",
    "guild": "",
    "stone-guild": "price probable",
    "wood-farm": "cost probable, prestige probable, effect probable",
    "wood-sawmill": "cost probable, prestige probable, effect probable, set-up reconstructed",
    "wood-quarry": "cost probable, effect probable, set-up reconstructed",
    "spinning-mill": "cost probable, prestige probable, effect probable, set-up reconstructed",
    "wood-market": "cost probable, prestige probable",
    "covered-market": "cost probable, prestige probable",
    "manor": "cost probable, prestige probable",
    "tailor": "cost probable, prestige probable, price probable",
    "mason": "cost probable, prestige probable",
    "stone-farm": "cost probable, prestige reconstructed, effect probable",
    "stone-sawmill": "cost probable, prestige probable, sides check",
    "stone-quarry": "cost probable, prestige probable, effect probable",
    "gold-mine": "cost probable, prestige probable",
    "foundry": "cost probable, prestige probable, effect probable",
    "alchemist": "cost probable, prestige probable",
    "guild-house": "cost probable, prestige probable",
    "church": "cost probable, prestige probable",
    "jeweller": "cost probable, prestige probable",
    "theatre": "cost probable",
    "garden": "cost probable, prestige probable",
    "granary": "cost probable, prestige check",
    "manufacture": "cost probable, prestige probable",
    "statue": "cost probable, prestige probable",
    "cathedral": "cost probable, prestige probable",
    "mansion": "cost check, prestige check",
    "residence": "",
}


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.key)
def test_every_doubtful_fact_of_a_tile_says_so(tile: Any) -> None:
    """[wood.1] [stone.1] [monument.9] And what is certain has no doubt."""
    expected = {tuple(words.split()) for words in DOUBTFUL[tile.key].split(", ") if words}
    found = [(doubt.fact, doubt.confidence) for doubt in tile.doubts]
    for fact, confidence in expected:
        matching = [told for told in found if fact in told[0] and told[1] == confidence]
        assert len(matching) == 1, f"{tile.key}: {fact} is {confidence}"
    for fact, confidence in found:
        assert [1 for word, how in expected if word in fact and how == confidence], fact
    if "prestige" not in DOUBTFUL[tile.key]:
        assert not [fact for fact, _ in found if "prestige" in fact], "these PP are certain"
    for doubt in tile.doubts:
        assert doubt.why


@pytest.mark.parametrize(
    ("words", "confidence"),
    [
        ("4 free before the stone plot", "probable"),
        ("9 behind it", "probable"),
        ("3 spots beyond the end", "reconstructed"),
        ("first game", "reconstructed"),
    ],
)
def test_doubts_about_the_board(words: str, confidence: str) -> None:
    """[setup.4] [bridge.6] [first.1] [end.2]"""
    found = [doubt for doubt in BOARD_DOUBTS if words in doubt.fact]
    assert [doubt.confidence for doubt in found] == [confidence]


# -- the characters ------------------------------------------------------------------------------

ONE = {"food": 1, "wood": 1, "stone": 1}
Seats = dict[str, dict[str, Any]]
SECOND = ["red", "green", "blue"]
"""An order in which blue is the last."""


def add(seats: Seats, name: str, **more: Any) -> Seats:
    """Give a seat something more."""
    return {**seats, name: {**seats.get(name, {}), **more}}


def score_of(game: AnyGame, *lines: str) -> int:
    """Blue's PP after these choices."""
    play(game, *lines)
    return game.scores()[0]


def rise(seats: Seats) -> int:
    """Is blue asked first, though it sits last?"""
    return int(asks(position(order=SECOND, seats=seats))[0] == "blue")


def work_at_night(seats: Seats) -> int:
    """What does a placement cost blue after a pass?"""
    game = position(order=SECOND, seats=seats)
    play(game, "red: pass", "green: pass")
    before = int(seat(game, "blue")["workers"])
    play(game, "blue: place farm")
    return before - int(seat(game, "blue")["workers"])


def join(seats: Seats) -> int:
    """Can blue go where red is?"""
    game = position(order=SECOND, seats=seats)
    play(game, "red: place farm", "green: pass")
    return int("farm" in places(game))


def steal(seats: Seats) -> int:
    """How many PP has red from blue's worker?"""
    game = position(built=["red church"], seats=seats)
    play(game, "blue: place church")
    return game.scores()[1]


def keep_house(seats: Seats) -> int:
    """How many PP has blue from green's worker?"""
    game = position(order=["green", "blue", "red"], built=["blue church"], seats=seats)
    return score_of(game, "green: place church")


def send_bailiff(seats: Seats) -> int:
    """How far back can blue move the provost after the bridge?"""
    game = acting({}, seats)
    return int(offered(game)[0].split()[1]) if asks(game) == ("blue", "GuideProvost") else 0


def design(seats: Seats) -> int:
    """What does a wood farm bring blue?"""
    return score_of(
        acting({"carpenter": "blue"}, add(seats, "blue", food=1, wood=1)), "blue: build wood-farm"
    )


def carry(seats: Seats) -> int:
    """What does blue deliver without a worker on the site?"""
    game = position(phase="delivery", seats=add(seats, "blue", **ONE))
    asked = asks(game) == ("blue", "DeliverBundle")
    return score_of(game, "blue: bundle food-wood-stone") if asked else 0


def keep_the_purse(seats: Seats) -> int:
    """What does blue get for three wood?"""
    game = position(phase="delivery", queue=["blue"], seats=add(seats, "blue", wood=3))
    first = offered(game)[0]
    return score_of(game, first) if asks(game)[1] == "DeliverBundle" else 0


def oversee(seats: Seats) -> int:
    """What does blue get for a bundle?"""
    game = position(phase="delivery", queue=["blue"], seats=add(seats, "blue", **ONE))
    return score_of(game, "blue: bundle food-wood-stone")


def gild(seats: Seats) -> int:
    """What does blue get for a bundle with gold?"""
    purse = {"food": 1, "wood": 1, "gold": 1}
    game = position(phase="delivery", queue=["blue"], seats=add(seats, "blue", **purse))
    return score_of(game, "blue: bundle food-wood-gold")


def labour(seats: Seats) -> int:
    """How many workers does blue recruit?"""
    return int(seat(position(phase="administration", seats=seats), "blue")["workers"])


CHANGES: dict[str, tuple[Callable[[Seats], int], int, int]] = {
    "early-riser": (rise, 0, 1),
    "night-worker": (work_at_night, 2, 1),
    "journeyman": (join, 0, 1),
    "thief": (steal, 1, 0),
    "steward": (keep_house, 1, 2),
    "bailiff": (send_bailiff, 0, -1),
    "architect": (design, 2, 3),
    "deliveryman": (carry, 0, 5),
    "chamberlain": (keep_the_purse, 0, 5),
    "foreman": (oversee, 5, 6),
    "goldsmith": (gild, 5, 10),
    "day-labourer": (labour, 3, 4),
}


@pytest.mark.parametrize("character", CHARACTERS)
def test_what_a_character_changes(character: str) -> None:
    """[riser.1] [night.1] [journey.1] [thief.1] [steward.1] [bailiff.1] [architect.1]

    [carrier.1] [chamberlain.1] [foreman.1] [goldsmith.1] [labourer.1] For its holder; in the
    hands of another seat it does nothing for blue.
    """
    measure, without, with_it = CHANGES[character]
    assert measure({"red": {"characters": [character]}}) == without
    assert measure({"blue": {"characters": [character]}}) == with_it


def test_there_are_twelve() -> None:
    """[setup.15]"""
    assert CHARACTER_KEYS == CHARACTERS == list(CHANGES)
