"""The lawyer and residences."""

from __future__ import annotations

from tests.games.caylus1303.table import (
    START,
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


def test_a_house_above_a_start_building() -> None:
    """[lawyer.1] [lawyer.4] 1 cloth; the tile stays what it is."""
    game = acting({"lawyer": "blue"}, {"blue": {"cloth": 2}})
    assert offered(game) == [
        "claim farm",
        "claim sawmill",
        "claim quarry",
        "claim market",
        "claim start-carpenter",
        "claim guild",
        "claim second-market",
        "claim stone-guild",
        "decline",
    ]
    play(game, "blue: claim market")
    assert held(game, "blue") == {"cloth": 1}
    assert road(game, 4) == {"tile": "market", "owner": "blue"}
    assert seat(game, "blue")["houses"] == 8


def test_without_cloth_no_lawyer() -> None:
    """[lawyer.1] [round.2]"""
    game = acting(
        {"lawyer": "blue"}, {"blue": {"food": 9, "wood": 9, "stone": 9, "gold": 9, "workers": 0}}
    )
    assert asks(game) == STOPPED


def test_what_is_never_chosen() -> None:
    """[lawyer.2] [lawyer.3] Only yellow flags on the road, and none with a house."""
    game = acting(
        {"lawyer": "blue"},
        {"blue": {"cloth": 1}},
        road={
            1: {"tile": "residence", "owner": "red"},
            2: {"tile": "garden", "owner": "blue"},
        },
        built=["blue tailor", "blue church"],
    )
    assert offered(game) == [*[f"claim {tile}" for tile in START[2:8]], "decline"]


def test_the_second_worker_must_choose_another() -> None:
    """[lawyer.3] The Journeyman joins the first worker."""
    game = acting(
        {"lawyer": "red blue"},
        {"red": {"cloth": 1}, "blue": {"cloth": 2, "characters": ["journeyman"]}},
    )
    play(game, "red: claim farm")
    assert asks(game) == ("blue", "UseLawyer")
    assert "claim farm" not in offered(game)
    play(game, "blue: claim guild")
    assert (road(game, 1)["owner"], road(game, 6)["owner"]) == ("red", "blue")


def test_no_start_building_left() -> None:
    """[lawyer.2] [round.6]"""
    game = acting(
        {"lawyer": "blue"},
        {"blue": {"cloth": 1}},
        road={
            plot: {"tile": "residence", "owner": ["blue", "red"][plot % 2]} for plot in range(1, 9)
        },
    )
    assert asks(game) == STOPPED


def test_the_tile_acts_once_more_and_then_turns() -> None:
    """[lawyer.4] [residence.1] [residence.2] For whoever stands there, and in phase 4 it turns."""
    game = acting({"lawyer": "blue", "farm": "red"}, {"blue": {"cloth": 1}})
    play(game, "blue: claim farm", "red: use")
    assert held(game, "red") == {"food": 1}
    assert road(game, 1) == {"tile": "farm", "owner": "blue"}, "until the management"
    play(game, "green: done")
    assert seen(game, "phase") == "planning"
    assert road(game, 1) == {"tile": "residence", "owner": "blue"}
    assert places(game)[4] == "sawmill"
    assert game.scores() == [0, 0, 0]


def test_lawyer_and_residence_give_no_prestige() -> None:
    """[lawyer.5] [architect.1] Not even with the Architect."""
    game = acting({"lawyer": "blue"}, {"blue": {"cloth": 1, "characters": ["architect"]}})
    play(game, "blue: claim farm", "green: done")
    assert road(game, 1)["tile"] == "residence"
    assert game.scores() == [0, 0, 0]


def test_a_residence_brings_a_worker_at_once() -> None:
    """[residence.3] [residence.1] In the round in which it turns and in every later one."""
    game = acting({"lawyer": "blue"}, {"blue": {"cloth": 1}})
    play(game, "blue: claim farm", "green: done")
    assert hands(game) == [4, 3, 3]
    play(game, "blue: pass", "red: pass", "green: pass", *["provost 0"] * 3)
    assert hands(game) == [8, 6, 6]


def test_every_claimed_tile_turns() -> None:
    """[residence.1] Those of all seats, each for its own house: two with the Journeyman."""
    game = position(
        phase="administration",
        road={2: {"owner": "red"}, 8: {"owner": "blue"}},
        seats={"blue": {"characters": ["journeyman"]}},
        used=["journeyman"],
    )
    assert [road(game, plot) for plot in (2, 8)] == [
        {"tile": "residence", "owner": owner} for owner in ("red", "blue")
    ]
    assert "residence" not in [road(game, plot)["tile"] for plot in (1, 3, 4, 5, 6, 7)]
    assert hands(game) == [4, 4, 3]
    assert camp(game) == [11, 11, 12]


def test_without_a_house_no_lawyer() -> None:
    """[limits.6] [limits.5] Nine stand on the board; the one at the bridge does not count."""
    owned = {plot: {"tile": "residence", "owner": "blue"} for plot in range(1, 7)}
    built = ["blue tailor", "blue church", "blue foundry", "red mason"]
    game = acting({"lawyer": "blue"}, {"blue": {"cloth": 1}}, road={**owned}, built=built[1:])
    assert seat(game, "blue")["houses"] == 1
    assert offered(game) == ["claim second-market", "claim stone-guild", "decline"]
    game = acting({"lawyer": "blue"}, {"blue": {"cloth": 1}}, road={**owned}, built=built)
    assert seat(game, "blue")["houses"] == 0
    assert asks(game) == STOPPED
