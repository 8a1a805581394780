"""Phase 3: gate, trading post, merchants' guild, joust field, stables and inn."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caylus2005.table import NEUTRAL, offered, play, position, road, seat

import kingsroad
from kingsroad import AnyGame, Chronicle

ROAD = [*NEUTRAL, "peddler", "fixed-carpenter", "gold-mine"]
WAITING = {"deniers": 1}
"""A seat with a denier is asked about the provost, so the game waits for it in phase 4."""


def seen(game: AnyGame, what: str) -> Any:
    """Something that lies on the table, from the view."""
    return game.view()[what]


def special(standing: dict[str, Any], **told: Any) -> AnyGame:
    """A position at the beginning of phase 3; green's denier holds the game up in phase 4."""
    seats = {"green": WAITING, **told.pop("seats", {})}
    return position(phase="special-buildings", special=standing, seats=seats, **told)


def gate(**told: Any) -> AnyGame:
    """Blue's worker at the gate."""
    return special({"gate": "blue", **told.pop("special", {})}, **told)


# -- all of them ---------------------------------------------------------------------------------


def test_special_buildings_act_in_their_order() -> None:
    """[special.1] [turn.1]"""
    game = special(
        {
            "inn-right": "red",
            "stables": ["green"],
            "joust-field": "blue",
            "merchants-guild": "red",
            "trading-post": "blue",
            "gate": "green",
        },
        provost=1,
        seats={"blue": {"cloth": 1}},
    )
    play(game, "green:home")
    assert seat(game, "blue")["deniers"] == 3
    play(game, "red:provost 0")
    assert seen(game, "order") == ["blue", "red", "green"]
    play(game, "blue:offer 1", "blue:line a", "blue:field 1")
    assert seen(game, "order") == ["green", "blue", "red"]
    play(game, "red:stay")
    assert seen(game, "phase") == "provost"


def test_workers_of_special_buildings_go_home() -> None:
    """[special.2] [stables.4]"""
    game = special(
        {
            "gate": "blue",
            "trading-post": "blue",
            "merchants-guild": "blue",
            "joust-field": "blue",
            "stables": ["blue"],
        }
    )
    assert seat(game, "blue")["workers"] == 1
    play(game, "blue:home")
    assert seat(game, "blue")["workers"] == 3
    play(game, "blue:provost 0")
    assert seat(game, "blue")["workers"] == 6


def test_a_worker_that_the_gate_sends_on_stays_out() -> None:
    """[special.2] [gate.6]"""
    game = gate()
    play(game, "blue:place farm")
    assert seat(game, "blue")["workers"] == 5
    assert seen(game, "special")["gate"] is None


def test_gate_guild_and_joust_field_may_be_left_unused() -> None:
    """[special.3] [guild.2]"""
    game = special(
        {"gate": "blue", "merchants-guild": "blue", "joust-field": "blue"},
        seats={"blue": {"deniers": 1, "cloth": 1}},
    )
    play(game, "blue:home", "blue:provost 0", "blue:decline")
    assert seen(game, "provost") == 6
    assert (seat(game, "blue")["deniers"], seat(game, "blue")["cloth"]) == (1, 1)
    assert seat(game, "blue")["markers"] == {"a": 0, "b": 0, "c": 0, "d": 0}


def test_trading_post_and_stables_always_take_effect() -> None:
    """[special.3] [post.1]"""
    game = special({"trading-post": "red", "stables": ["red"]})
    assert seen(game, "phase") == "provost", "nobody was asked"
    assert seat(game, "red")["deniers"] == 3
    assert seen(game, "order") == ["red", "blue", "green"]


def test_special_buildings_have_no_owner_and_never_become_residences() -> None:
    """[special.4] [lawyer.3]"""
    game = position(seats={"blue": {"deniers": 2}, "red": {"deniers": 2}})
    play(game, "blue:place gate", "red:place castle", "green:pass")
    assert game.scores() == [0, 0, 0]
    known = {choice.name for choice in kingsroad.find_game("caylus2005").catalogue.choices}
    assert "transform farm" in known
    for key in ["gate", "trading-post", "merchants-guild", "joust-field", "stables", "inn"]:
        assert f"place {key}" in known
        assert f"transform {key}" not in known


# -- gate ----------------------------------------------------------------------------------------


def test_gate_leads_to_every_open_place() -> None:
    """[gate.1] [gate.5] [place.8]"""
    game = gate(
        road={
            9: {"tile": "bank", "owner": "red"},
            10: {"tile": "residence", "owner": "blue"},
        },
        provost=3,
    )
    before = ["trading-post", "merchants-guild", "joust-field", "stables", "inn", "castle"]
    after = [*NEUTRAL, "peddler", "fixed-carpenter", "bank", "gold-mine"]
    assert offered(game) == [f"place {key}" for key in before + after] + ["home"]


def test_gate_is_free_of_charge() -> None:
    """[gate.1]"""
    game = gate(seats={"blue": {"deniers": 0}})
    play(game, "blue:place castle")
    assert seat(game, "blue")["deniers"] == 0
    assert seen(game, "special")["castle"] == ["blue"]


def test_gate_does_not_lead_to_taken_places() -> None:
    """[gate.1] [place.9]"""
    game = gate(
        road={1: {"tile": "farm", "worker": "blue"}, 2: {"tile": "forest", "worker": "red"}},
        special={"trading-post": "red", "inn-left": "green"},
    )
    for key in ["farm", "forest", "trading-post", "inn", "gate"]:
        assert f"place {key}" not in offered(game)
    assert "place sawmill" in offered(game)


def test_gate_to_castle_and_stables_only_without_a_worker_there() -> None:
    """[gate.2]"""
    game = gate(special={"castle": ["red", "blue"], "stables": ["blue"]})
    assert "place castle" not in offered(game)
    assert "place stables" not in offered(game)


def test_gate_to_castle_and_stables_takes_the_lowest_free_number() -> None:
    """[gate.2] [gate.6]"""
    game = gate(special={"castle": ["red"], "stables": ["green", "red"]})
    other = game.clone()
    play(game, "blue:place castle")
    assert seen(game, "special")["castle"] == ["red", "blue"]
    play(other, "blue:place stables")
    assert seen(other, "order") == ["green", "red", "blue"]


def test_gate_to_the_inn_beside_the_own_worker() -> None:
    """[gate.3] [inn.2]"""
    game = gate(special={"inn-right": "blue"})
    assert seat(game, "blue")["workers"] == 4
    play(game, "blue:place inn")
    assert seen(game, "special")["inn-right"] == "blue"
    assert seen(game, "special")["inn-left"] is None
    assert seat(game, "blue")["workers"] == 5


def test_gate_into_another_seats_building_gives_its_owner_prestige() -> None:
    """[gate.4]"""
    game = gate(road={9: {"tile": "bank", "owner": "red"}, 10: {"tile": "park", "owner": "blue"}})
    other = game.clone()
    play(game, "blue:place bank")
    assert game.scores() == [0, 1, 0]
    play(other, "blue:place park")
    assert other.scores() == [0, 0, 0]


def test_gate_leads_beyond_the_provost() -> None:
    """[gate.5]"""
    game = gate(provost=1)
    play(game, "blue:place gold-mine")
    assert road(game, 16)["worker"] == "blue"


def test_a_worker_from_the_gate_acts_in_the_same_turn() -> None:
    """[gate.6]"""
    game = gate()
    other = game.clone()
    play(game, "blue:place trading-post")
    assert seat(game, "blue")["deniers"] == 3
    assert seat(game, "blue")["workers"] == 6
    play(other, "blue:place quarry", "green:provost 0")
    assert seat(other, "blue")["stone"] == 1


def test_a_worker_that_is_not_moved_goes_home() -> None:
    """[gate.7]"""
    game = gate()
    play(game, "blue:home")
    assert seat(game, "blue")["workers"] == 6
    assert seen(game, "special")["gate"] is None


# -- trading post, guild, joust field ------------------------------------------------------------


def test_trading_post_pays_three_deniers() -> None:
    """[post.1]"""
    game = special({"trading-post": "blue"}, seats={"blue": {"deniers": 2}})
    assert seat(game, "blue")["deniers"] == 5


@pytest.mark.parametrize("by", [-3, -2, -1, 1, 2, 3])
def test_guild_moves_the_provost_free_of_charge(by: int) -> None:
    """[guild.1]"""
    game = special({"merchants-guild": "blue"})
    play(game, f"blue:provost {by:+d}")
    assert seen(game, "provost") == 6 + by
    assert seat(game, "blue")["deniers"] == 0


def test_guild_moves_him_three_spaces_at_most() -> None:
    """[guild.1] [guild.2]"""
    game = special({"merchants-guild": "blue"})
    assert offered(game) == [f"provost {by}" for by in ["-3", "-2", "-1", "0", "+1", "+2", "+3"]]


def test_guild_keeps_the_provost_on_the_road() -> None:
    """[guild.3]"""
    low = special({"merchants-guild": "blue"}, provost=2)
    assert offered(low) == [f"provost {by}" for by in ["-1", "0", "+1", "+2", "+3"]]
    high = special({"merchants-guild": "blue"}, provost=27)
    assert offered(high) == [f"provost {by}" for by in ["-3", "-2", "-1", "0", "+1"]]


def test_joust_field_sells_a_favor() -> None:
    """[joust.1] [favor.1]"""
    game = special({"joust-field": "blue"}, seats={"blue": {"deniers": 2, "cloth": 1}})
    assert offered(game) == ["offer 1", "decline"]
    play(game, "blue:offer 1")
    assert (seat(game, "blue")["deniers"], seat(game, "blue")["cloth"]) == (1, 0)
    play(game, "blue:line a", "blue:field 1")
    assert seat(game, "blue")["prestige"] == 1


@pytest.mark.parametrize("held", [{"deniers": 1}, {"cloth": 1}, {"deniers": 1, "wood": 1}])
def test_joust_field_needs_denier_and_cloth(held: dict[str, int]) -> None:
    """[joust.1]"""
    game = special({"joust-field": "blue"}, seats={"blue": held})
    assert seen(game, "phase") == "provost"


def test_joust_field_sells_only_one_favor() -> None:
    """[joust.2]"""
    game = special({"joust-field": "blue"}, seats={"blue": {"deniers": 5, "cloth": 5}})
    play(game, "blue:offer 1", "blue:line b", "blue:decline")
    assert seen(game, "phase") == "provost"
    assert seat(game, "blue")["cloth"] == 4


# -- stables -------------------------------------------------------------------------------------


def test_stables_lead_the_turn_order() -> None:
    """[stables.1] [stables.2]"""
    game = position(
        5, phase="special-buildings", special={"stables": ["orange", "green"]},
        order=["blue", "red", "green", "orange", "black"], seats={"blue": WAITING},
    )  # fmt: skip
    assert seen(game, "order") == ["orange", "green", "blue", "red", "black"]


def test_three_riders_take_the_first_three_places() -> None:
    """[stables.1] [stables.2]"""
    game = position(
        5, phase="special-buildings", special={"stables": ["black", "red", "orange"]},
        order=["green", "blue", "red", "orange", "black"], seats={"blue": WAITING},
    )  # fmt: skip
    assert seen(game, "order") == ["black", "red", "orange", "green", "blue"]


def test_new_order_holds_for_a_count_of_the_same_turn() -> None:
    """[stables.3] [count.1]"""
    game = position(
        phase="special-buildings",
        special={"stables": ["green"]},
        bailiff=11,
        seats={"blue": {"houses": {"dungeon": 2}}, "green": {"houses": {"dungeon": 2}}},
    )
    play(game, "green:line a", "green:decline", "blue:line a")


def test_stable_workers_go_home() -> None:
    """[stables.4]"""
    game = special({"stables": ["red", "blue"]})
    assert seen(game, "special")["stables"] == []
    assert seat(game, "red")["workers"] == seat(game, "blue")["workers"] == 6


# -- inn -----------------------------------------------------------------------------------------


def test_newcomer_of_the_inn_drives_out_the_guest() -> None:
    """[inn.1]"""
    game = special({"inn-left": "blue", "inn-right": "red"})
    assert seen(game, "special")["inn-right"] == "blue"
    assert seen(game, "special")["inn-left"] is None
    assert seat(game, "red")["workers"] == 6
    assert seat(game, "blue")["workers"] == 5


def test_newcomer_drives_out_even_an_own_worker() -> None:
    """[inn.2]"""
    game = special({"inn-left": "blue", "inn-right": "blue"})
    assert seen(game, "special")["inn-right"] == "blue"
    assert seen(game, "special")["inn-left"] is None
    assert seat(game, "blue")["workers"] == 5


def test_newcomer_of_the_inn_is_not_asked() -> None:
    """[inn.1] [special.2]"""
    game = special({"inn-left": "blue"})
    assert seen(game, "phase") == "provost"
    assert seen(game, "special")["inn-right"] == "blue"


@pytest.mark.parametrize(("answer", "guest", "home"), [("stay", "red", 5), ("home", None, 6)])
def test_guest_stays_or_goes_home(answer: str, guest: str | None, home: int) -> None:
    """[inn.3]"""
    game = special({"inn-right": "red"})
    assert offered(game) == ["stay", "home"]
    play(game, f"red:{answer}")
    assert seen(game, "special")["inn-right"] == guest
    assert seat(game, "red")["workers"] == home


def test_guest_is_asked_every_turn_anew() -> None:
    """[inn.3]"""
    game = position(special={"inn-right": "red"})
    for _ in range(2):
        play(game, "blue:pass", "red:pass", "green:pass", "red:stay")
        while seen(game, "phase") == "provost":
            play(game, "provost 0")


def test_cheap_placements_begin_in_the_next_turn() -> None:
    """[inn.4] [inn.5]"""
    game = special({"inn-left": "green"}, seats={"green": {"deniers": 20}})
    play(game, "green:provost 0", "blue:pass", "red:pass")
    assert seat(game, "green")["workers"] == 5
    play(game, "green:place castle", "green:place farm", "green:place forest")
    assert seat(game, "green")["deniers"] == 20 + 2 - 3
    play(game, "green:place quarry", "green:place market")
    assert offered(game) == ["pass"]


def test_cheap_placements_end_when_the_guest_leaves() -> None:
    """[inn.4]"""
    game = special({"inn-right": "green"}, seats={"green": {"deniers": 20}})
    play(game, "green:home", "green:provost 0", "blue:pass", "red:pass", "green:place castle")
    assert seat(game, "green")["deniers"] == 20 + 2 - 3


def test_workers_go_home_in_the_order_of_activation() -> None:
    """[special.1] [special.2]"""
    game = position(
        special={"inn-right": "green"}, seats={"blue": {"deniers": 20, "cloth": 1}, "red": {}}
    )
    play(game, "blue:place stables", "red:pass", "green:pass")
    for place in ["joust-field", "merchants-guild", "trading-post", "gate"]:
        play(game, f"blue:place {place}")
    chronicle = Chronicle()
    game.listener = chronicle
    play(game, "blue:pass", "blue:home", "blue:provost 0", "blue:decline", "green:home")
    gone = [event.subject for event in chronicle.take() if event.kind == "home"]
    assert gone == ["gate", "trading-post", "merchants-guild", "joust-field", "stables", "inn"]
