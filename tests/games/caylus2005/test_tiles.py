"""Every tile and every favor field in play.

The figures are written down here from the printed game, not taken from the engine's tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from tests.games.caylus2005.table import offered, play, position, road, seat

from kingsroad import AnyGame
from kingsroad.games.caylus2005.tiles import TILES

GOODS = ["food", "wood", "stone", "cloth", "gold"]
ON = {"jeweller": "on"}
BATCH = {"food": 1, "wood": 1, "stone": 1}
"""Green's batch holds the game in phase 6, before the next income."""

Owned = dict[str, int]


def seen(game: AnyGame, what: str) -> Any:
    """Something that lies on the table, from the view."""
    return game.view()[what]


def owned(game: AnyGame, name: str = "blue") -> Owned:
    """What a seat has, without what it has none of."""
    held = seat(game, name)
    return {kind: held[kind] for kind in [*GOODS, "deniers", "prestige"] if held[kind]}


def spread(words: str) -> Owned:
    """Read ``2 stone + 1 gold``."""
    parts = [part.split() for part in words.split("+")] if words else []
    return {kind: int(number) for number, kind in parts}


# -- what a tile costs and brings when it is built -----------------------------------------------


class Built(NamedTuple):
    """The price of a tile, `extra` cubes of any good on top, and what building it brings."""

    builder: str
    cost: str
    prestige: int
    favors: int = 0
    extra: int = 0
    income: int = 0


COSTS = {
    "food-farm": Built("carpenter", "1 wood + 1 food", 2),
    "cloth-farm": Built("carpenter", "1 wood + 1 food", 2),
    "wood-quarry": Built("carpenter", "1 wood + 1 food", 2),
    "wood-sawmill": Built("carpenter", "1 wood + 1 food", 2),
    "wood-market": Built("carpenter", "1 wood", 4, extra=1),
    "wood-peddler": Built("carpenter", "1 wood", 4, extra=1),
    "mason": Built("carpenter", "1 wood + 1 food", 4),
    "lawyer": Built("carpenter", "1 wood + 1 cloth", 4),
    "stone-farm": Built("mason", "1 stone + 1 food", 3),
    "park": Built("mason", "1 stone + 1 food", 3),
    "workshop": Built("mason", "1 stone + 1 food", 3),
    "church": Built("mason", "1 stone + 1 cloth", 3, favors=1),
    "tailor": Built("mason", "1 stone + 1 wood", 6),
    "bank": Built("mason", "1 stone + 1 wood", 6),
    "alchemist": Built("mason", "1 stone + 1 food", 6),
    "architect": Built("mason", "1 stone + 1 food", 6),
    "second-architect": Built("mason", "1 stone + 1 food", 6),
    "jeweller": Built("mason", "1 stone + 1 cloth", 6),
    "statue": Built("architect", "2 stone + 1 gold", 7, favors=1),
    "granary": Built("architect", "3 food + 1 gold", 10),
    "library": Built("architect", "3 wood + 1 gold", 10, income=1),
    "weaver": Built("architect", "3 cloth + 1 gold", 12),
    "theater": Built("architect", "3 wood + 2 gold", 14, favors=1),
    "college": Built("architect", "3 stone + 2 gold", 14, favors=1),
    "monument": Built("architect", "4 stone + 2 gold", 14, favors=2),
    "hotel": Built("architect", "3 stone + 2 gold", 16, income=2),
    "cathedral": Built("architect", "5 stone + 3 gold", 25),
    "residence": Built("lawyer", "1 deniers + 1 cloth", 2, income=1),
}


def builder(key: str, blue: Owned) -> AnyGame:
    """Blue works where a tile is built: on the carpenter, or on red's tile on space 9."""
    tile = COSTS[key].builder
    tiles: dict[int, dict[str, str] | str] = {6: {"tile": "carpenter", "worker": "blue"}}
    if tile == "architect" and key not in ("architect", "second-architect"):
        tiles[1] = {"tile": "residence", "owner": "blue"}
    if tile != "carpenter":
        tiles[6] = "carpenter"
        tiles[9] = {"tile": tile, "owner": "red", "worker": "blue"}
    if key == "second-architect":
        tiles[10] = {"tile": "architect", "owner": "red"}
    return position(
        phase="buildings",
        road=tiles,
        provost=9,
        special={"castle": ["green"]},
        seats={"blue": blue, "green": BATCH},
        options=ON,
    )


def build(game: AnyGame, key: str) -> int:
    """Build a tile and tell on which space; green's turn at the castle must follow."""
    if key == "residence":
        play(game, "blue:transform market")
        return 5
    before = set(seen(game, "road"))
    play(game, f"blue:build {key}")
    if COSTS[key].builder == "architect":
        play(game, "blue:over 1")
        return 1
    (space,) = set(seen(game, "road")) - before
    return int(space)


@pytest.mark.parametrize("key", COSTS)
def test_what_a_tile_costs_and_brings(key: str) -> None:
    """[build.5] [build.9] [build.12] [build.13] [prestige.4] [prestige.8] [jeweller.2]"""
    cost = spread(COSTS[key].cost)
    if COSTS[key].extra:
        cost["gold"] = 1
    game = builder(key, cost)
    space = build(game, key)
    assert road(game, space) == {"tile": key, "owner": "blue"}
    assert owned(game) == {"prestige": COSTS[key].prestige}
    for line in "ab"[: COSTS[key].favors]:
        play(game, f"blue:line {line}", "blue:decline")
    assert seen(game, "phase") == "castle"
    assert seat(game, "blue")["income"] == 2 + COSTS[key].income


@pytest.mark.parametrize("key", COSTS)
def test_one_cube_or_denier_less_does_not_pay_a_tile(key: str) -> None:
    """[build.5] [prestige.8] [turn.5] [turn.6]"""
    cost = spread(COSTS[key].cost)
    everything = dict.fromkeys([*GOODS, "deniers"], 9)
    wanted = f"build {key}" if key != "residence" else "transform market"
    assert wanted in offered(builder(key, everything))
    for kind, number in cost.items():
        game = builder(key, {**everything, kind: number - 1})
        assert wanted not in offered(game), f"with {number - 1} {kind}"


@pytest.mark.parametrize("key", [key for key, built in COSTS.items() if built.income])
def test_income_of_a_tile(key: str) -> None:
    """[income.2] [income.3] [income.4]"""
    game = position(phase="income", road={1: {"tile": key, "owner": "blue"}})
    assert owned(game) == {"deniers": 2 + COSTS[key].income}


@pytest.mark.parametrize(
    "key", [key for key, built in COSTS.items() if built.builder in ("architect", "lawyer")]
)
def test_residences_and_prestige_tiles_employ_nobody(key: str) -> None:
    """[place.8]"""
    plain = position(seats={"blue": {"deniers": 9}})
    game = position(road={9: {"tile": key, "owner": "blue"}}, seats={"blue": {"deniers": 9}})
    assert offered(game) == offered(plain)


# -- what a worker gets --------------------------------------------------------------------------


class Visit(NamedTuple):
    """What blue has before, the choices it makes, and what it has after."""

    held: str
    choices: list[str]
    left: str


VISITS = {
    "farm": [Visit("", ["take food"], "1 food"), Visit("", ["take cloth"], "1 cloth")],
    "forest": [Visit("", ["take food"], "1 food"), Visit("", ["take wood"], "1 wood")],
    "sawmill": [Visit("", [], "1 wood")],
    "quarry": [Visit("", [], "1 stone")],
    "market": [Visit("1 wood", ["give wood"], "4 deniers")],
    "carpenter": [Visit("1 wood + 1 food", ["build mason"], "4 prestige")],
    "peddler": [Visit("2 deniers", ["offer 1", "take stone"], "1 stone")],
    "fixed-carpenter": [Visit("1 wood + 1 cloth", ["build lawyer"], "4 prestige")],
    "gold-mine": [Visit("", [], "1 gold")],
    "food-farm": [Visit("", ["take food"], "2 food"), Visit("", ["take cloth"], "1 cloth")],
    "cloth-farm": [Visit("", ["take food"], "1 food"), Visit("", ["take cloth"], "2 cloth")],
    "wood-quarry": [Visit("", [], "2 stone")],
    "wood-sawmill": [Visit("", [], "2 wood")],
    "wood-market": [Visit("1 gold", ["give gold"], "6 deniers")],
    "wood-peddler": [
        Visit("2 deniers", ["offer 1", "take food"], "1 deniers + 1 food"),
        Visit("2 deniers", ["offer 2", "take food", "take cloth"], "1 food + 1 cloth"),
    ],
    "mason": [Visit("1 stone + 1 wood", ["build bank"], "6 prestige")],
    "lawyer": [Visit("1 deniers + 1 cloth", ["transform farm"], "2 prestige")],
    "stone-farm": [Visit("", [], "2 food + 1 cloth")],
    "park": [Visit("", [], "1 food + 2 wood")],
    "workshop": [Visit("", [], "2 stone + 1 cloth")],
    "church": [
        Visit("5 deniers", ["offer 1"], "3 deniers + 3 prestige"),
        Visit("5 deniers", ["offer 2"], "1 deniers + 5 prestige"),
    ],
    "tailor": [
        Visit("3 cloth", ["offer 1"], "1 cloth + 4 prestige"),
        Visit("3 cloth", ["offer 2"], "6 prestige"),
    ],
    "bank": [
        Visit("5 deniers", ["offer 1"], "3 deniers + 1 gold"),
        Visit("5 deniers", ["offer 2"], "2 gold"),
    ],
    "alchemist": [
        Visit("4 wood", ["offer 1"], "2 wood + 1 gold"),
        Visit("4 wood", ["offer 2"], "2 gold"),
    ],
    "architect": [Visit("3 wood + 1 gold", ["build library", "over 2"], "10 prestige")],
    "second-architect": [Visit("3 food + 1 gold", ["build granary", "over 2"], "10 prestige")],
    "jeweller": [
        Visit("3 gold", ["offer 1"], "2 gold + 5 prestige"),
        Visit("3 gold", ["offer 2"], "1 gold + 9 prestige"),
    ],
}
SPACES = {
    "farm": 1,
    "forest": 2,
    "sawmill": 3,
    "quarry": 4,
    "market": 5,
    "carpenter": 6,
    "peddler": 7,
    "fixed-carpenter": 8,
    "gold-mine": 16,
}


@pytest.mark.parametrize(
    ("key", "visit"), [(key, visit) for key, visits in VISITS.items() for visit in visits]
)
def test_what_a_worker_gets(key: str, visit: Visit) -> None:
    """[produce.1] [produce.2] [build.12] [build.13] [market.1] [peddler.1] [peddler.2]

    [offers.2] [offers.3] [offers.4] [offers.5] [offers.7]
    """
    space = SPACES.get(key, 9)
    entry = {"tile": key} if space != 9 else {"tile": key, "owner": "blue"}
    tiles: dict[int, dict[str, str] | str] = {space: {**entry, "worker": "blue"}}
    if "over 2" in visit.choices:
        tiles[2] = {"tile": "residence", "owner": "blue"}
    game = position(
        phase="buildings",
        road=tiles,
        provost=16,
        special={"castle": ["green"]},
        seats={"blue": spread(visit.held), "green": BATCH},
        options=ON,
    )
    for choice in visit.choices:
        play(game, f"blue:{choice}")
    assert seen(game, "phase") == "castle"
    assert owned(game) == spread(visit.left)
    assert seat(game, "blue")["workers"] == 6


# -- the places before the bridge and the castle -------------------------------------------------


def standing(**workers: Any) -> AnyGame:
    """Phase 3; green's denier holds the game up in phase 4."""
    told = {name.replace("_", "-"): where for name, where in workers.items()}
    return position(
        phase="special-buildings",
        special=told,
        seats={"blue": {"cloth": 1}, "green": {"deniers": 1}},
    )


def gate_sends_on() -> None:
    game = standing(gate="blue")
    play(game, "blue:place gold-mine")
    assert road(game, 16) == {"tile": "gold-mine", "worker": "blue"}
    assert seen(game, "special")["gate"] is None


def trading_post_pays() -> None:
    assert owned(standing(trading_post="blue")) == {"cloth": 1, "deniers": 3}


def guild_moves_the_provost() -> None:
    game = standing(merchants_guild="blue")
    play(game, "blue:provost +3")
    assert seen(game, "provost") == 9


def joust_field_sells_a_favor() -> None:
    game = standing(trading_post="blue", joust_field="blue")
    play(game, "blue:offer 1", "blue:line b", "blue:field 1")
    assert owned(game) == {"deniers": 3 - 1 + 3}


def stables_make_the_order() -> None:
    assert seen(standing(stables=["green", "red"]), "order") == ["green", "red", "blue"]


def inn_lodges() -> None:
    assert seen(standing(inn_left="red", inn_right="blue"), "special")["inn-right"] == "red"


def castle_takes_a_batch() -> None:
    game = position(phase="castle", special={"castle": ["blue"]}, seats={"blue": BATCH})
    play(game, "blue:batch wood-stone")
    assert owned(game) == {"prestige": 5}


PLACES: dict[str, Callable[[], None]] = {
    "gate": gate_sends_on,
    "trading-post": trading_post_pays,
    "merchants-guild": guild_moves_the_provost,
    "joust-field": joust_field_sells_a_favor,
    "stables": stables_make_the_order,
    "inn": inn_lodges,
    "castle": castle_takes_a_batch,
}


@pytest.mark.parametrize("key", PLACES)
def test_what_a_place_does(key: str) -> None:
    """[gate.1] [post.1] [guild.1] [joust.1] [stables.1] [inn.1] [castle.6]"""
    PLACES[key]()


def test_no_tile_is_left_out() -> None:
    keys = {tile.key for tile in TILES}
    assert set(VISITS) | set(PLACES) | set(COSTS) == keys
    assert len(keys) == len(TILES) == 44
    bought = {key for key, built in COSTS.items() if built.builder in ("carpenter", "mason")}
    assert bought <= set(VISITS), "what is built and employs workers is also visited"
    printed = set(SPACES)
    assert set(VISITS) == bought | printed


# -- the favor table -----------------------------------------------------------------------------

FIELDS = {
    ("a", 1): Visit("", [], "1 prestige"),
    ("a", 2): Visit("", [], "2 prestige"),
    ("a", 3): Visit("", [], "3 prestige"),
    ("a", 4): Visit("", [], "4 prestige"),
    ("a", 5): Visit("", [], "5 prestige"),
    ("b", 1): Visit("", [], "3 deniers"),
    ("b", 2): Visit("", [], "4 deniers"),
    ("b", 3): Visit("", [], "5 deniers"),
    ("b", 4): Visit("", [], "6 deniers"),
    ("b", 5): Visit("", [], "7 deniers"),
    ("c", 1): Visit("", [], "1 food"),
    ("c", 2): Visit("", ["take stone"], "1 stone"),
    ("c", 3): Visit("", [], "1 cloth"),
    ("c", 4): Visit("1 gold", ["take wood", "take stone"], "1 wood + 1 stone"),
    ("c", 5): Visit("", [], "1 gold"),
    ("d", 1): Visit("1 food", [], "1 food"),
    ("d", 2): Visit("1 food", ["build mason"], "4 prestige"),
    ("d", 3): Visit("1 food", ["build alchemist"], "6 prestige"),
    ("d", 4): Visit("1 cloth", ["transform farm"], "2 prestige"),
    ("d", 5): Visit("3 cloth + 1 gold", ["build weaver", "over 2"], "12 prestige"),
}


@pytest.mark.parametrize(("line", "field"), FIELDS)
def test_what_a_favor_field_gives(line: str, field: int) -> None:
    """[line.a] [line.b] [line.c1] [line.c2] [line.c3] [line.c4] [line.c5]

    [line.d] [line.d1] [line.d2] [line.d3] [line.d4] [line.d5]
    """
    visit = FIELDS[line, field]
    held = spread(visit.held)
    fee = {"deniers": 1, "cloth": held.get("cloth", 0) + 1}
    game = position(
        phase="special-buildings",
        road={2: {"tile": "residence", "owner": "blue"}},
        bailiff=18,
        counted=["dungeon", "walls"],
        special={"joust-field": "blue"},
        seats={"blue": {**held, **fee, "markers": {line: field - 1}}, "green": {"deniers": 1}},
    )
    play(game, "blue:offer 1", f"blue:line {line}")
    assert seat(game, "blue")["markers"][line] == field
    if (line, field) == ("d", 1):
        assert seen(game, "phase") == "provost", "nothing to choose"
    else:
        play(game, f"blue:field {field}")
    for choice in visit.choices:
        play(game, f"blue:{choice}")
    assert seen(game, "phase") == "provost"
    assert owned(game) == spread(visit.left)


def test_wood_or_stone() -> None:
    """[line.c2]"""
    game = position(
        phase="special-buildings",
        special={"joust-field": "blue"},
        seats={"blue": {"deniers": 1, "cloth": 1, "markers": {"c": 1}}, "green": {"deniers": 1}},
    )
    play(game, "blue:offer 1", "blue:line c", "blue:field 2")
    assert offered(game) == ["take wood", "take stone"]
    play(game, "blue:take wood")
    assert owned(game) == {"wood": 1}


def test_no_field_is_left_out() -> None:
    assert set(FIELDS) == {(line, field) for line in "abcd" for field in range(1, 6)}
