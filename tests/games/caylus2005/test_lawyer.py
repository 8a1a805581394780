"""The lawyer: what changes into a residence, and when."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caylus2005.table import offered, play, position, road, seat

from kingsroad import AnyGame

NEUTRAL = ["farm", "forest", "sawmill", "quarry", "market", "carpenter"]
LAWYER = {"tile": "lawyer", "owner": "red", "worker": "blue"}


def seen(game: AnyGame, what: str) -> Any:
    """Something that lies on the table, from the view."""
    return game.view()[what]


def transforms(keys: list[str]) -> list[str]:
    """The offers to change some tiles, and to decline."""
    return [f"transform {key}" for key in keys] + ["decline"]


def office(tiles: dict[int, Any] | None = None, **told: Any) -> AnyGame:
    """Phase 5, blue at red's lawyer on space 9; green's batch holds the game in phase 6."""
    blue = {"deniers": 5, "cloth": 3, **told.pop("blue", {})}
    told.setdefault("provost", 9)
    return position(
        phase="buildings",
        road={9: LAWYER, **(tiles or {})},
        special={"castle": ["green"]},
        seats={"blue": blue, "green": {"food": 1, "wood": 1, "stone": 1}},
        **told,
    )


def test_a_residence_costs_a_denier_and_a_cloth() -> None:
    """[lawyer.1] [lawyer.4]"""
    game = office()
    play(game, "blue:transform market")
    assert road(game, 5) == {"tile": "residence", "owner": "blue"}
    assert (seat(game, "blue")["deniers"], seat(game, "blue")["cloth"]) == (4, 2)
    assert seat(game, "blue")["prestige"] == 2
    assert seen(game, "phase") == "castle", "one tile only"


@pytest.mark.parametrize("held", [{"deniers": 0}, {"cloth": 0}])
def test_without_denier_or_cloth_nothing_happens(held: dict[str, int]) -> None:
    """[lawyer.1] [turn.9]"""
    assert seen(office(blue=held), "phase") == "castle"


def test_neutral_and_own_tiles_can_be_changed() -> None:
    """[lawyer.2] [lawyer.3]"""
    game = office(
        {
            2: {"tile": "residence", "owner": "blue"},
            3: {"tile": "residence", "owner": "red"},
            10: {"tile": "mason", "owner": "blue"},
            11: {"tile": "bank", "owner": "blue"},
            12: {"tile": "park", "owner": "red"},
            13: {"tile": "statue", "owner": "blue"},
        }
    )
    keys = ["farm", "quarry", "market", "carpenter", "mason", "bank"]
    assert offered(game) == transforms(keys)


def test_an_own_lawyer_is_never_changed() -> None:
    """[lawyer.3]"""
    game = office({9: {"tile": "lawyer", "owner": "blue", "worker": "blue"}})
    assert offered(game) == transforms(NEUTRAL)


def test_a_favor_does_not_change_the_lawyer_either() -> None:
    """[lawyer.3] [line.d4]"""
    game = position(
        phase="special-buildings",
        road={9: {"tile": "lawyer", "owner": "blue"}},
        bailiff=12,
        counted=["dungeon"],
        special={"joust-field": "blue"},
        seats={"blue": {"deniers": 1, "cloth": 2, "markers": {"d": 3}}},
    )
    play(game, "blue:offer 1", "blue:line d", "blue:field 4")
    assert offered(game) == [f"transform {key}" for key in NEUTRAL]


def test_the_residence_belongs_to_the_seat_that_paid() -> None:
    """[lawyer.4]"""
    game = office()
    play(game, "blue:transform farm")
    assert road(game, 1)["owner"] == "blue"
    assert game.scores() == [2, 0, 0]
    assert seat(game, "blue")["income"] == 3


def test_a_neutral_tile_leaves_the_game() -> None:
    """[lawyer.5]"""
    game = office()
    supply = seen(game, "supply")
    play(game, "blue:transform farm")
    assert seen(game, "supply") == supply
    assert "farm" not in {entry["tile"] for entry in seen(game, "road").values()}


def test_an_own_tile_goes_back_to_the_supply() -> None:
    """[lawyer.6]"""
    tiles = {10: {"tile": "food-farm", "owner": "blue"}, 9: LAWYER}
    game = office(tiles)
    assert "food-farm" not in seen(game, "supply")
    play(game, "blue:transform food-farm")
    assert "food-farm" in seen(game, "supply")
    assert road(game, 10) == {"tile": "residence", "owner": "blue"}


def test_anyone_can_build_a_tile_that_went_back() -> None:
    """[lawyer.6]"""
    game = position(
        phase="buildings",
        road={
            9: {**LAWYER},
            10: {"tile": "park", "owner": "blue"},
            11: {"tile": "mason", "owner": "blue", "worker": "red"},
        },
        provost=11,
        seats={"blue": {"deniers": 1, "cloth": 1}, "red": {"stone": 1, "food": 1}},
    )
    play(game, "blue:transform park", "red:build park")
    assert road(game, 12) == {"tile": "park", "owner": "red"}
    assert seat(game, "red")["prestige"] == 3


def test_a_tile_without_a_worker_changes_at_once() -> None:
    """[lawyer.7]"""
    game = office({10: {"tile": "bank", "owner": "blue"}, 11: {"tile": "tailor", "owner": "red"}})
    play(game, "blue:transform bank")
    assert road(game, 10) == {"tile": "residence", "owner": "blue"}


def test_a_tile_whose_worker_has_gone_home_changes_at_once() -> None:
    """[lawyer.7]"""
    game = office({4: {"tile": "quarry", "worker": "red"}})
    assert seat(game, "red")["stone"] == 1
    play(game, "blue:transform quarry")
    assert road(game, 4) == {"tile": "residence", "owner": "blue"}


def waiting() -> AnyGame:
    """Blue paid for its bank on space 10, where red's worker stands."""
    game = office(
        {
            10: {"tile": "bank", "owner": "blue", "worker": "red"},
            11: {"tile": "architect", "owner": "blue", "worker": "blue"},
        },
        provost=11,
        blue={"gold": 1, "food": 3},
    )
    play(game, "blue:transform bank")
    return game


def test_a_tile_with_a_worker_waits() -> None:
    """[lawyer.8] [lawyer.13]"""
    game = office(
        {10: {"tile": "wood-market", "owner": "blue", "worker": "blue"}},
        provost=10,
        blue={"gold": 1},
    )
    play(game, "blue:transform wood-market")
    assert (seat(game, "blue")["deniers"], seat(game, "blue")["cloth"]) == (4, 2)
    assert road(game, 10)["tile"] == "wood-market"
    assert road(game, 10)["claim"] == "blue"
    assert seat(game, "blue")["prestige"] == 0
    assert "wood-market" not in seen(game, "supply")
    play(game, "blue:give gold")
    assert seat(game, "blue")["deniers"] == 10, "the tile acts as it always did"
    assert road(game, 10) == {"tile": "residence", "owner": "blue"}
    assert seat(game, "blue")["prestige"] == 2
    assert "wood-market" in seen(game, "supply")


def test_a_waiting_change_happens_before_the_next_building_acts() -> None:
    """[lawyer.9]"""
    game = waiting()
    play(game, "blue:build granary")
    assert offered(game) == ["over 10"], "the residence is there for the architect"
    assert seat(game, "blue")["prestige"] == 2


def test_a_waiting_tile_still_belongs_to_its_owner() -> None:
    """[lawyer.13] [produce.3]"""
    game = office({10: {"tile": "park", "owner": "blue", "worker": "red"}}, provost=10)
    play(game, "blue:transform park")
    assert offered(game) == ["take food", "take wood"]
    play(game, "blue:take wood")
    assert seat(game, "red")["wood"] == 2
    assert road(game, 10) == {"tile": "residence", "owner": "blue"}


def test_beyond_the_provost_a_change_waits_for_the_end_of_the_phase() -> None:
    """[lawyer.10]"""
    game = position(
        phase="buildings",
        road={
            9: LAWYER,
            10: {"tile": "wood-market", "owner": "red", "worker": "red"},
            11: {"tile": "bank", "owner": "blue", "worker": "red"},
        },
        provost=10,
        special={"castle": ["green"]},
        seats={
            "blue": {"deniers": 1, "cloth": 1},
            "red": {"gold": 1},
            "green": {"food": 1, "wood": 1, "stone": 1},
        },
    )
    play(game, "blue:transform bank")
    assert road(game, 11) == {"tile": "bank", "owner": "blue", "worker": "red", "claim": "blue"}
    play(game, "red:decline")
    assert seen(game, "phase") == "castle"
    assert road(game, 11) == {"tile": "residence", "owner": "blue"}
    assert seat(game, "blue")["prestige"] == 2
    assert seat(game, "red")["gold"] == 1, "the bank did not act"
    assert seat(game, "red")["workers"] == 6


def test_several_changes_wait_for_their_own_tiles() -> None:
    """[lawyer.9] [lawyer.10]"""
    game = office(
        {
            10: {"tile": "park", "owner": "blue", "worker": "red", "claim": "blue"},
            11: {"tile": "bank", "owner": "blue", "worker": "red"},
            12: {"tile": "tailor", "owner": "blue", "worker": "red", "claim": "blue"},
        },
        provost=10,
    )
    play(game, "blue:transform bank")
    assert [road(game, space).get("claim") for space in (10, 11, 12)] == ["blue"] * 3
    play(game, "blue:take wood")
    residence = {"tile": "residence", "owner": "blue"}
    assert [road(game, space) for space in (10, 11, 12)] == [residence] * 3
    assert seat(game, "blue")["prestige"] == 6


def test_a_change_waits_on_the_last_space_too() -> None:
    """[lawyer.10] [setup.3]"""
    tiles = {plot: {"tile": "residence", "owner": "red"} for plot in range(10, 28) if plot != 16}
    game = office({**tiles, 28: {"tile": "bank", "owner": "blue", "worker": "red"}})
    play(game, "blue:transform bank")
    assert road(game, 28) == {"tile": "residence", "owner": "blue"}
    assert "bank" in seen(game, "supply")


def test_the_building_at_work_counts_as_occupied() -> None:
    """[lawyer.11] [line.d4]"""
    game = position(
        phase="buildings",
        road={9: {"tile": "mason", "owner": "blue", "worker": "blue"}},
        bailiff=12,
        counted=["dungeon"],
        special={"castle": ["green"]},
        seats={
            "blue": {"stone": 1, "cloth": 2, "markers": {"d": 3}},
            "green": {"food": 1, "wood": 1, "stone": 1},
        },
    )
    play(game, "blue:build church", "blue:line d", "blue:field 4", "blue:transform mason")
    assert seen(game, "phase") == "castle"
    assert road(game, 9) == {"tile": "residence", "owner": "blue"}
    assert seat(game, "blue")["prestige"] == 3 + 2


def test_while_it_works_the_building_is_claimed_not_changed() -> None:
    """[lawyer.11] [lawyer.13]"""
    game = position(
        phase="buildings",
        road={
            1: {"tile": "residence", "owner": "blue"},
            9: {"tile": "architect", "owner": "blue", "worker": "blue"},
        },
        bailiff=12,
        counted=["dungeon"],
        seats={"blue": {"stone": 4, "gold": 2, "cloth": 2, "markers": {"d": 3}}},
    )
    play(game, "blue:build monument", "blue:over 1", "blue:line d", "blue:field 4")
    play(game, "blue:transform architect")
    assert road(game, 9)["claim"] == "blue"
    assert road(game, 9)["tile"] == "architect"
    assert seat(game, "blue")["prestige"] == 14
    play(game, "blue:line a", "blue:decline")
    assert road(game, 9) == {"tile": "residence", "owner": "blue"}
    assert seat(game, "blue")["prestige"] == 16


def test_a_favor_in_phase_3_waits_like_any_other_lawyer() -> None:
    """[lawyer.8] [line.d4]"""
    game = position(
        phase="special-buildings",
        road={1: {"tile": "quarry", "worker": "red"}, 4: "farm"},
        bailiff=12,
        counted=["dungeon"],
        special={"joust-field": "blue"},
        seats={"blue": {"deniers": 1, "cloth": 2, "markers": {"d": 3}}, "red": {"deniers": 1}},
    )
    play(game, "blue:offer 1", "blue:line d", "blue:field 4", "blue:transform quarry")
    assert seat(game, "blue")["cloth"] == 0
    assert road(game, 1) == {"tile": "quarry", "worker": "red", "claim": "blue"}
    play(game, "red:provost 0")
    assert seat(game, "red")["stone"] == 1
    assert road(game, 1) == {"tile": "residence", "owner": "blue"}


def test_a_waiting_change_closes_the_tile_to_other_seats() -> None:
    """[lawyer.12]"""
    game = position(
        phase="special-buildings",
        road={
            1: {"tile": "farm", "worker": "green", "claim": "blue"},
            2: {"tile": "forest", "worker": "green"},
        },
        bailiff=12,
        counted=["dungeon"],
        special={"joust-field": "red"},
        seats={"red": {"deniers": 1, "cloth": 2, "markers": {"d": 3}}},
    )
    play(game, "red:offer 1", "red:line d", "red:field 4")
    assert offered(game) == [f"transform {key}" for key in NEUTRAL[1:]]


def test_a_tile_that_waits_is_not_offered() -> None:
    """[lawyer.12]"""
    game = position(
        phase="buildings",
        road={
            9: LAWYER,
            10: {"tile": "bank", "owner": "blue", "worker": "red", "claim": "blue"},
            11: {"tile": "tailor", "owner": "blue", "worker": "red"},
        },
        provost=9,
        seats={"blue": {"deniers": 5, "cloth": 5}},
    )
    assert offered(game) == transforms([*NEUTRAL, "tailor"])


def test_a_waiting_change_is_no_residence_for_an_architect() -> None:
    """[lawyer.13] [prestige.6]"""
    game = office(
        {
            10: {"tile": "architect", "owner": "blue", "worker": "blue"},
            11: {"tile": "bank", "owner": "blue", "worker": "red"},
        },
        provost=11,
        blue={"gold": 1, "food": 3},
    )
    play(game, "blue:transform bank")
    assert seen(game, "phase") == "castle", "the architect, then the penniless red in the bank"
    assert seat(game, "blue")["gold"] == 1
    assert road(game, 11) == {"tile": "residence", "owner": "blue"}


def test_a_waiting_tile_cannot_be_built_again_yet() -> None:
    """[lawyer.13] [build.4]"""
    game = position(
        phase="buildings",
        road={
            9: LAWYER,
            10: {"tile": "mason", "owner": "red", "worker": "red"},
            11: {"tile": "park", "owner": "blue", "worker": "red"},
        },
        provost=11,
        seats={"blue": {"deniers": 1, "cloth": 1}, "red": {"stone": 1, "food": 1}},
    )
    play(game, "blue:transform park")
    assert "build workshop" in offered(game)
    assert "build park" not in offered(game)


def test_nothing_is_built_on_a_residence_by_carpenter_or_mason() -> None:
    """[lawyer.14] [build.7]"""
    game = position(
        phase="buildings",
        road={
            1: {"tile": "residence", "owner": "blue"},
            6: {"tile": "carpenter", "worker": "blue"},
            9: {"tile": "residence", "owner": "blue"},
        },
        seats={"blue": {"wood": 1, "food": 1}},
    )
    play(game, "blue:build mason")
    assert road(game, 10)["tile"] == "mason"
