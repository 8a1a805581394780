"""The characters of phase 1, and the Architect. The others: provost, delivery, recruiting."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caylus1303.table import (
    STOPPED,
    acting,
    asks,
    camp,
    hands,
    held,
    offered,
    places,
    play,
    position,
    road,
    seat,
    seen,
)

from kingsroad import AnyGame


def holds(*characters: str, **more: Any) -> dict[str, Any]:
    """A seat with these characters."""
    return {"characters": list(characters), **more}


# -- Early Riser ---------------------------------------------------------------------------------


def test_riser_places_before_the_first_seat() -> None:
    """[riser.1] [riser.2] [riser.4] For one further worker; then the start player begins."""
    game = position(seats={"green": holds("early-riser")})
    assert asks(game) == ("green", "RiseEarly")
    assert offered(game)[-1] == "decline"
    play(game, "green: place farm")
    assert (hands(game)[2], camp(game)[2]) == (3, 11)
    assert (asks(game), "farm" in places(game)) == (("blue", "PlaceWorker"), False)
    play(game, "blue: place guild", "red: place market")
    assert asks(game)[0] == "green", "it has its usual turn too"


def test_riser_may_wait() -> None:
    """[riser.1] [riser.2] Declining costs nothing."""
    game = position(seats={"green": holds("early-riser")})
    play(game, "green: decline")
    assert (asks(game)[0], hands(game)) == ("blue", [5, 5, 5])


def test_riser_as_start_player_plays_twice() -> None:
    """[riser.4]"""
    game = position(seats={"blue": holds("early-riser")})
    play(game, "blue: place farm", "blue: place guild")
    assert asks(game)[0] == "red"
    assert (hands(game)[0], camp(game)[0]) == (2, 11)


def test_riser_on_buildings_and_site() -> None:
    """[riser.3] [plan.6] [plan.9] All places of phase 1; an owner gains PP; passing is not one."""
    game = position(built=["red church"], seats={"green": holds("early-riser")})
    early = offered(game)
    play(game, "green: decline")
    assert [name for name in early if name != "decline"] == offered(game)[:-1]
    game = position(built=["red church"], seats={"green": holds("early-riser")})
    play(game, "green: place church")
    assert game.scores() == [0, 1, 0]
    game = position(seats={"green": holds("early-riser")})
    play(game, "green: place site", "blue: place farm", "red: place guild")
    assert seen(game, "queue") == ["green"]
    assert "site" not in places(game)


@pytest.mark.parametrize(("workers", "asked"), [(0, False), (1, False), (2, True)])
def test_riser_needs_two_workers(workers: int, asked: bool) -> None:
    """[riser.5]"""
    game = position(seats={"green": holds("early-riser", workers=workers)})
    assert (asks(game) == ("green", "RiseEarly")) == asked


# -- Night Worker --------------------------------------------------------------------------------


def test_night_worker_places_as_before() -> None:
    """[night.1] Also on the site; the others pay."""
    game = position(seats={"red": holds("night-worker", workers=3)})
    play(game, "blue: pass", "red: place farm", "green: place guild", "red: place site")
    assert hands(game) == [5, 1, 3]
    assert camp(game)[1] == 12
    play(game, "green: pass", "red: place market")
    assert (hands(game)[1], offered(game)) == (0, ["pass"])


def test_night_worker_pays_as_early_riser() -> None:
    """[night.2] [riser.5]"""
    game = position(seats={"green": holds("night-worker", "early-riser")})
    play(game, "green: place farm")
    assert (hands(game)[2], camp(game)[2]) == (3, 11)
    game = position(seats={"green": holds("night-worker", "early-riser", workers=1)})
    assert asks(game)[0] == "blue"


# -- Journeyman ----------------------------------------------------------------------------------


def joined(**words: Any) -> AnyGame:
    """Red has a worker on the farm, green one on the guild; blue has the Journeyman."""
    words["seats"] = {"blue": holds("journeyman", workers=7), **words.get("seats", {})}
    game = position(order=["red", "green", "blue"], **words)
    play(game, "red: place farm", "green: place guild")
    return game


def test_journeyman_joins_once_per_round() -> None:
    """[journey.1] [plan.3]"""
    game = joined()
    assert {"farm", "guild"} <= set(places(game))
    play(game, "blue: place farm")
    assert road(game, 1)["workers"] == ["red", "blue"]
    assert seen(game, "used") == ["journeyman"]
    assert "guild" not in places(game), "red has no Journeyman"
    play(game, "red: pass", "green: pass")
    assert "guild" not in places(game), "blue's is used"


def test_journeyman_joins_again_in_the_next_round() -> None:
    """[journey.1]"""
    game = joined()
    play(game, "blue: place farm", "red: pass", "green: pass", "blue: pass")
    while asks(game)[1] != "PlaceWorker":
        play(game, "provost 0" if "provost 0" in offered(game) else "decline")
    assert seen(game, "used") == []
    play(game, "red: place farm", "green: pass")
    assert "farm" in places(game)


def test_journeyman_not_beside_itself_nor_on_the_site() -> None:
    """[journey.2] [plan.9]"""
    game = joined()
    play(game, "blue: place quarry", "red: place site", "green: place market", "blue: place toll")
    play(game, "red: pass", "green: pass")
    assert not {"quarry", "toll"} & set(places(game))
    assert {"farm", "site"} <= set(places(game))
    play(game, "blue: place site")
    assert "site" not in places(game)


def test_journeyman_everywhere_else() -> None:
    """[journey.3] Printed, of the set-up, another's, and its own with another's worker on it."""
    game = position(
        order=["red", "green", "blue"],
        built=["red church", "blue foundry"],
        seats={"blue": holds("journeyman", workers=9), "red": {"workers": 9}},
    )
    play(game, "red: place toll", "green: pass", "blue: place farm", "red: place gold-mine")
    play(game, "blue: place quarry", "red: place foundry")
    assert {"toll", "gold-mine", "foundry"} <= set(places(game))
    assert not {"farm", "quarry"} & set(places(game))
    play(game, "blue: place foundry")
    assert road(game, 11)["workers"] == ["red", "blue"]


def test_journeyman_pays_and_brings_as_usual() -> None:
    """[journey.4] [plan.6] [plan.14] 1 further worker after a pass, 1 PP for the builder."""
    game = position(
        order=["red", "green", "blue"],
        built=["red church"],
        seats={"blue": holds("journeyman")},
    )
    play(game, "red: pass", "green: place church")
    assert game.scores() == [0, 1, 0]
    play(game, "blue: place church")
    assert game.scores() == [0, 2, 0]
    assert (hands(game)[0], camp(game)[0]) == (3, 11)


def test_the_second_worker_acts_second() -> None:
    """[journey.5] When the first is in the camp."""
    game = acting({"farm": "red blue"}, {"blue": holds("journeyman")})
    assert asks(game)[0] == "red"
    play(game, "red: use")
    assert (asks(game), camp(game)) == (("blue", "UseGain"), [14, 15, 14])
    assert road(game, 1)["workers"] == ["blue"]
    play(game, "blue: use")
    assert (asks(game), camp(game)) == (STOPPED, [15, 15, 14])
    assert held(game, "red") == held(game, "blue") == {"food": 1}


# -- Thief and Steward ---------------------------------------------------------------------------


def test_thief_brings_nobody_prestige() -> None:
    """[thief.1] [thief.2] Not even the Steward; others go on bringing it."""
    game = position(
        order=["red", "green", "blue"],
        built=["red church", "red foundry"],
        seats={"blue": holds("thief"), "red": holds("steward")},
    )
    play(game, "red: pass", "green: place church", "blue: place foundry")
    assert game.scores() == [0, 2, 0]
    game = position(
        built=["red church", "blue foundry"],
        seats={"blue": holds("thief"), "red": holds("bailiff")},
    )
    play(game, "blue: place church", "red: place foundry")
    assert game.scores() == [1, 0, 0], "the Thief's own buildings still bring PP"


def test_thief_does_not_stop_the_bonus() -> None:
    """[thief.3]"""
    game = acting({"stone-farm": "blue"}, {"blue": holds("thief")}, built=["red stone-farm"])
    play(game, "blue: use")
    assert held(game, "red") == {"food": 1}


def test_steward_gains_two() -> None:
    """[steward.1] [steward.2] In all, and nothing for the own worker."""
    game = position(
        order=["red", "green", "blue"],
        built=["red church", "red foundry", "blue mason"],
        seats={"red": holds("steward")},
    )
    play(game, "red: place foundry")
    assert game.scores() == [0, 0, 0]
    play(game, "green: place church")
    assert game.scores() == [0, 2, 0]
    play(game, "blue: place farm", "red: place mason")
    assert game.scores() == [1, 2, 0], "blue has no Steward"


# -- Architect -----------------------------------------------------------------------------------


def test_architect_scores_one_more_for_each_building() -> None:
    """[architect.1] Wood, stone and monument; the printed PP besides."""
    rich = {"food": 5, "wood": 5, "stone": 5, "cloth": 5, "gold": 5}
    game = acting({"carpenter": "blue"}, {"blue": holds("architect", **rich)})
    play(game, "blue: build manor")
    assert game.scores() == [5, 0, 0]
    game = acting({"carpenter": "blue"}, {"blue": holds("architect", **rich)})
    play(game, "blue: build tailor", "blue: give food")
    assert game.scores() == [5, 0, 0], "with a plain cube too"
    game = acting({"mason": "blue"}, {"blue": holds("architect", **rich)}, built=["red mason"])
    play(game, "blue: build stone-farm")
    assert game.scores() == [4, 0, 0]
    game = position(
        phase="administration",
        road={1: {"tile": "residence", "owner": "blue"}},
        seats={"blue": holds("architect", **rich)},
    )
    play(game, "blue: erect cathedral")
    assert game.scores() == [16, 0, 0]


def test_architect_of_another_seat() -> None:
    """[architect.1]"""
    game = acting(
        {"carpenter": "blue"}, {"blue": {"wood": 1, "food": 1}, "red": holds("architect")}
    )
    play(game, "blue: build wood-farm")
    assert game.scores() == [2, 0, 0]
    assert seat(game, "blue")["houses"] == 8
