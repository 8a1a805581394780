"""Every tile on both sides: cost, PP, effect, owner's bonus; monuments.

The figures are written down here from the facts about the printed game, not taken from the
engine's tables.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest
from tests.games.caylus1303.table import (
    GOODS,
    STOPPED,
    acting,
    asks,
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
from kingsroad.games.caylus1303.tiles import CHARACTER_KEYS, KIND_NAMES, TILES


def spread(words: str) -> dict[str, int]:
    """Read ``2 stone + 1 gold``."""
    parts = [part.split() for part in words.split("+")] if words else []
    return {kind: int(number) for number, kind in parts}


class Card(NamedTuple):
    """Cost, PP; `plain`: a plain cube on top of the cost."""

    cost: str
    prestige: int
    plain: bool = False


class Visit(NamedTuple):
    """What a seat has before, the choices it makes, what it has after; PP it gained."""

    before: str
    choices: list[str]
    after: str
    prestige: int = 0


# -- what is printed -----------------------------------------------------------------------------

WOOD = {
    "wood-farm": Card("1 wood + 1 food", 2),
    "wood-sawmill": Card("1 wood + 1 food", 2),
    "wood-quarry": Card("1 wood + 1 food", 2),
    "spinning-mill": Card("2 wood", 2),
    "wood-market": Card("1 wood + 1 food", 3),
    "covered-market": Card("1 wood", 3, plain=True),
    "manor": Card("1 wood + 1 cloth", 4),
    "tailor": Card("1 wood", 4, plain=True),
    "mason": Card("1 wood", 4, plain=True),
}
STONE = {
    "stone-farm": Card("1 stone + 1 food", 3),
    "stone-sawmill": Card("1 stone + 1 food", 3),
    "stone-quarry": Card("1 stone + 1 food", 3),
    "gold-mine": Card("1 stone + 1 food", 4),
    "foundry": Card("1 stone + 1 wood", 5),
    "alchemist": Card("1 stone + 1 wood", 5),
    "guild-house": Card("1 stone", 4, plain=True),
    "church": Card("1 stone + 1 cloth", 5),
    "jeweller": Card("1 stone + 1 wood", 5),
}
MONUMENTS = {
    "theatre": Card("3 gold + 4 wood", 12),
    "garden": Card("1 gold + 1 wood", 4),
    "granary": Card("1 gold + 1 stone", 7),
    "manufacture": Card("1 gold + 1 cloth", 5),
    "statue": Card("1 gold + 2 stone", 7),
    "cathedral": Card("3 gold + 3 stone", 15),
    "mansion": Card("5 gold + 5 stone", 20),
}
RECRUITS = {"garden": "2 workers", "granary": "1 food", "manufacture": "1 cloth"}

TAKE_ONE = [Visit("", [f"take {good}"], f"1 {good}") for good in ("food", "wood", "stone", "cloth")]
MARKET = [
    Visit("2 workers", [f"take {good}"], f"1 {good} + 1 workers")
    for good in ("food", "wood", "stone", "cloth")
]
TAILOR = [
    Visit("3 cloth", ["offer 1"], "2 cloth", prestige=4),
    Visit("3 cloth", ["offer 2"], "1 cloth", prestige=6),
]
PRINTED = {
    "fairground": [Visit("2 wood", ["offer 1", "site 1", "use", "decline"], "1 wood + 1 food")],
    "lawyer": [Visit("2 cloth", ["claim farm"], "1 cloth")],
    "carpenter": [Visit("2 wood + 1 food", ["build wood-farm"], "1 wood", prestige=2)],
    "toll": [Visit("", ["provost +2"], ""), Visit("", ["provost -2"], "")],
}
START = {
    "farm": [Visit("", ["use"], "1 food")],
    "second-farm": [Visit("", ["use"], "1 food")],
    "sawmill": [Visit("", ["use"], "1 wood")],
    "quarry": [Visit("", ["use"], "1 stone")],
    "start-carpenter": [Visit("2 wood + 1 food", ["build wood-farm"], "1 wood", prestige=2)],
    "market": MARKET,
    "second-market": MARKET,
    "guild": [
        Visit(f"2 {good}", [f"give {good}"], f"1 {good} + 3 workers")
        for good in ("food", "wood", "stone", "cloth")
    ],
    "stone-guild": [Visit("2 stone", ["offer 1"], "1 stone + 4 workers")],
}
BUILD_SIDE = {
    "wood-farm": [Visit("", ["use"], "2 food")],
    "wood-sawmill": [Visit("", ["use"], "2 wood")],
    "wood-quarry": [Visit("", ["use"], "2 stone")],
    "spinning-mill": [Visit("", ["use"], "2 cloth")],
    "wood-market": TAKE_ONE,
    "covered-market": [Visit("", ["use"], "3 workers")],
    "manor": [Visit("", ["use", "site 1", "use", "decline"], "1 food")],
    "tailor": TAILOR,
    "mason": [Visit("2 stone + 1 food", ["build stone-farm"], "1 stone", prestige=3)],
    "stone-farm": [Visit("", ["use"], "2 food + 1 cloth")],
    "stone-sawmill": [Visit("", ["use"], "2 wood + 1 cloth")],
    "stone-quarry": [Visit("", ["use"], "2 stone + 1 cloth")],
    "gold-mine": [Visit("", ["use"], "1 gold")],
    "foundry": [
        Visit("4 workers", ["offer 1"], "1 gold + 3 workers"),
        Visit("4 workers", ["offer 2"], "2 gold + 1 workers"),
    ],
    "alchemist": [
        *[
            Visit(f"3 {good}", ["offer 1"], f"2 {good} + 1 gold")
            for good in ("food", "wood", "stone", "cloth")
        ],
        Visit("3 wood", ["offer 2"], "1 wood + 2 gold"),
        Visit("1 food + 1 cloth", ["offer 2"], "2 gold"),
    ],
    "guild-house": [
        Visit(f"2 {good}", [f"give {good}"], f"1 {good} + 5 workers")
        for good in ("food", "wood", "stone", "cloth")
    ],
    "church": [
        Visit("5 workers", ["offer 1"], "3 workers", prestige=4),
        Visit("5 workers", ["offer 2"], "1 workers", prestige=6),
    ],
    "jeweller": [
        Visit("3 gold", ["offer 1"], "2 gold", prestige=5),
        Visit("3 gold", ["offer 2"], "1 gold", prestige=9),
    ],
}
SETUP_SIDE = {
    **BUILD_SIDE,
    "wood-farm": [Visit("", ["use"], "1 food", prestige=1)],
    "wood-sawmill": [Visit("", ["use"], "1 wood", prestige=1)],
    "wood-quarry": [Visit("", ["use"], "1 stone", prestige=1)],
    "spinning-mill": [Visit("", ["use"], "1 cloth", prestige=1)],
    "covered-market": [Visit("", ["use"], "2 workers", prestige=1)],
    "manor": [Visit("", ["use"], "", prestige=2)],
    "mason": [Visit("2 stone + 1 food", ["build stone-farm"], "2 stone", prestige=3)],
    "stone-farm": [Visit("", ["use"], "1 food + 1 cloth")],
    "stone-sawmill": [Visit("", ["use"], "1 wood + 1 cloth")],
    "stone-quarry": [Visit("", ["use"], "1 stone + 1 cloth")],
}
BONUS = {"stone-farm": "1 food", "stone-sawmill": "1 wood", "stone-quarry": "1 stone"}


def test_the_tables_are_complete() -> None:
    """[start.8] [wood.1] [stone.1] [monument.9] 9 start, 9 wood, 9 stone tiles, 7 monuments."""
    assert [len(kind) for kind in (START, WOOD, STONE, MONUMENTS)] == [9, 9, 9, 7]
    everything = [*PRINTED, *START, *WOOD, *STONE, *MONUMENTS, "residence"]
    assert sorted(everything) == sorted(tile.key for tile in TILES)
    assert list(BUILD_SIDE) == [*WOOD, *STONE]
    kinds = Counter(KIND_NAMES[tile.kind] for tile in TILES)
    assert kinds == {
        "printed": 4,
        "start": 9,
        "wood": 9,
        "stone": 9,
        "monument": 7,
        "residential": 1,
    }
    assert len(CHARACTER_KEYS) == 12


def test_sums_of_the_printed_figures() -> None:
    """[wood.1] [stone.1] [monument.9] Against a slip of the pen in a single cell."""
    assert sum(card.prestige for card in WOOD.values()) == 26
    assert sum(card.prestige for card in STONE.values()) == 37
    assert sum(card.prestige for card in MONUMENTS.values()) == 70
    for tiles, kinds in ((WOOD, {"wood": 10, "food": 4, "cloth": 1}), (STONE, {"stone": 9})):
        total: Counter[str] = Counter()
        for card in tiles.values():
            total.update(spread(card.cost))
        assert kinds.items() <= total.items()
        assert sum(total.values()) + sum(card.plain for card in tiles.values()) == 18


# -- what tiles cost and bring -------------------------------------------------------------------


def building(key: str, purse: dict[str, int]) -> AnyGame:
    """Blue at the carpenter, at red's mason, or with a residence; `key` is in the supply."""
    words: dict[str, Any] = {"road": {9: "manor" if key == "wood-market" else "wood-market"}}
    words["site"] = ["farm", "tailor" if key == "covered-market" else "covered-market"]
    words["road"][14] = "gold-mine" if key != "gold-mine" else "church"
    words["site"].append("jeweller" if key != "jeweller" else "church")
    if key in MONUMENTS:
        words["road"][6] = {"tile": "residence", "owner": "blue"}
        return position(phase="administration", seats={"blue": purse}, **words)
    if key in WOOD:
        return acting({"carpenter": "blue"}, {"blue": purse}, **words)
    return acting({"mason": "blue"}, {"blue": purse}, built=["red mason", "red manor"], **words)


@pytest.mark.parametrize("key", [*WOOD, *STONE])
def test_what_a_building_costs_and_brings(key: str) -> None:
    """[wood.1] [stone.1] [build.3] [build.9]"""
    card = {**WOOD, **STONE}[key]
    purse = Counter(spread(card.cost))
    if card.plain:
        purse["cloth"] += 1
    game = building(key, {**purse, "gold": 2})
    play(game, f"blue: build {key}")
    assert held(game, "blue") == {"gold": 2}
    assert game.scores() == [card.prestige, 0, 0]
    assert asks(game) == STOPPED


@pytest.mark.parametrize("key", MONUMENTS)
def test_what_a_monument_costs_and_brings(key: str) -> None:
    """[monument.9] [monument.2] [monument.4] [recruit.3] [recruit.4] [recruit.5]"""
    game = building(key, spread(MONUMENTS[key].cost))
    play(game, f"blue: erect {key}")
    assert game.scores() == [MONUMENTS[key].prestige, 0, 0]
    assert held(game, "blue").get("gold") is None
    if key == "theatre":
        assert asks(game) == ("blue", "UseFavor")
        return
    extra = spread(RECRUITS.get(key, ""))
    assert asks(game)[1] == "PlaceWorker", "no other monument brings a favor"
    assert held(game, "blue") == {good: extra[good] for good in extra if good in GOODS}
    assert hands(game) == [3 + extra.get("workers", 0), 3, 3]
    assert road(game, 6) == {"tile": key, "owner": "blue"}


@pytest.mark.parametrize("key", [*WOOD, *STONE, *MONUMENTS])
def test_one_cube_less_does_not_pay(key: str) -> None:
    """[wood.1] [stone.1] [monument.9] [round.2] [round.4] Gold in plenty does not help."""
    card = {**WOOD, **STONE, **MONUMENTS}[key]
    wanted = f"erect {key}" if key in MONUMENTS else f"build {key}"
    rich = dict.fromkeys(GOODS, 9)
    assert wanted in offered(building(key, rich))
    for kind, number in spread(card.cost).items():
        purse = {**rich, kind: number - 1}
        assert wanted not in offered(building(key, purse)), f"with {number - 1} {kind}"
    if card.plain:
        purse = {**spread(card.cost), "gold": 9}
        assert wanted not in offered(building(key, purse)), "without the plain cube"


# -- what tiles do -------------------------------------------------------------------------------


def visits(table: dict[str, list[Visit]]) -> list[tuple[str, Visit]]:
    """Every line of a table with its tile."""
    return [(key, visit) for key, lines in table.items() for visit in lines]


def check(game: AnyGame, visit: Visit) -> None:
    """Blue makes the choices of a visit and has what it says, with nothing left to do."""
    if asks(game)[1] == "PayProvost":
        cross(game)
    play(game, *[f"blue: {choice}" for choice in visit.choices])
    cross(game)
    assert asks(game) == STOPPED, "the effect is used once"
    got = held(game, "blue")
    if hands(game)[0]:
        got["workers"] = hands(game)[0]
    assert got == spread(visit.after)
    assert game.scores()[0] == visit.prestige


@pytest.mark.parametrize(("key", "visit"), visits({**PRINTED, **START}))
def test_printed_and_start_buildings(key: str, visit: Visit) -> None:
    """[start.1] [start.2] [start.3] [start.4] [start.5] [start.6] [start.7] [start.8] [start.9]

    [fair.1] [lawyer.1] [build.1] [toll.1]
    """
    site = ["farm"] if key == "second-farm" else []
    game = acting({key: "blue"}, {"blue": spread(visit.before)}, site=site)
    check(game, visit)
    assert game.scores()[1:] == [0, 0]


@pytest.mark.parametrize(("key", "visit"), visits(BUILD_SIDE))
def test_build_sides(key: str, visit: Visit) -> None:
    """[wood.2] [wood.4] [wood.6] [wood.8] [wood.10] [wood.11] [wood.13] [wood.15] [wood.16]

    [stone.2] [stone.4] [stone.6] [stone.8] [stone.9] [stone.10] [stone.11] [stone.12] [stone.13]
    [owner.1] [wood.18] The owner has its bonus and no more.
    """
    game = acting({key: "blue"}, {"blue": spread(visit.before)}, built=[f"red {key}"])
    check(game, visit)
    assert held(game, "red") == spread(BONUS.get(key, ""))
    assert game.scores()[1] == 0


ON_THE_ROAD = {key: lines for key, lines in SETUP_SIDE.items() if key != "mason"}
"""The mason never starts there; the next test has it on the site."""


@pytest.mark.parametrize(("key", "visit"), visits(ON_THE_ROAD))
def test_set_up_sides_on_the_road(key: str, visit: Visit) -> None:
    """[wood.3] [wood.5] [wood.7] [wood.9] [wood.10] [wood.12] [wood.14] [wood.15] [setup.7]

    [stone.3] [stone.5] [stone.7] [stone.8] [stone.9] [stone.10] [stone.11] [stone.12] [stone.13]
    """
    game = acting(
        {key: "blue"}, {"blue": spread(visit.before)}, road={9 if key in WOOD else 14: key}
    )
    check(game, visit)
    assert held(game, "red") == {}


@pytest.mark.parametrize(("key", "visit"), visits({**START, **SETUP_SIDE}))
def test_the_same_on_the_site(key: str, visit: Visit) -> None:
    """[wood.17] [build.11] [favor.7] [favor.8] A favor uses the side that lies up."""
    site = [key] if key in START else ["farm", key] if key in WOOD else ["farm", "manor", key]
    purse = spread(visit.before)
    purse["wood"] = purse.get("wood", 0) + 1
    game = acting({"fairground": "blue"}, {"blue": purse}, site=site, round=7)
    play(game, "blue: offer 1", f"blue: site {len(site)}")
    check(game, visit._replace(choices=[*visit.choices, "decline"]))
    assert held(game, "red") == {}, "nobody owns the site"


def test_a_residence_does_nothing_but_recruit() -> None:
    """[residence.2] [residence.3] [start.8] No worker, no effect; 1 worker at recruitment."""
    game = position(phase="administration", road={2: {"tile": "residence", "owner": "red"}})
    assert (hands(game), held(game, "red")) == ([3, 4, 3], {})
    assert "place residence" not in offered(game)
    assert seat(game, "red")["recruits"] == 4
    assert seen(game, "supply").count("residence") == 0
