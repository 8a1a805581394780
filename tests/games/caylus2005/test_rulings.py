"""One test for each ruling of RULINGS.md; it fails if the opposite verdict is played."""

import re
from pathlib import Path
from typing import Any

import pytest
from tests.asking import asking
from tests.games.caylus2005.table import SEATS, offered, play, position, road, seat

import kingsroad
from kingsroad import AnyGame, Chronicle, ImpossiblePosition

RULES = Path(__file__).parents[3] / "src/kingsroad/games/caylus2005"
PLENTY = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9, "deniers": 9}
ALL_LINES = ["line a", "line b", "line c", "line d"]


def goods(game: AnyGame, name: str) -> dict[str, int]:
    """The cubes that a seat holds, without those it has none of."""
    held = seat(game, name)
    kinds = ["food", "wood", "stone", "cloth", "gold"]
    return {kind: held[kind] for kind in kinds if held[kind]}


def prestige(game: AnyGame) -> list[int]:
    """The points of all seats, in seat order."""
    return game.scores()


def standing(game: AnyGame, place: str) -> object:
    """Who stands in a special building or at the castle."""
    special = game.view()["special"]
    assert isinstance(special, dict)
    return special[place]


def supply(game: AnyGame) -> list[str]:
    """The tiles that nobody has built yet."""
    tiles = game.view()["supply"]
    assert isinstance(tiles, list)
    return tiles


def asks(game: AnyGame) -> tuple[str, object]:
    """Who is asked, and by which step."""
    return game.seat_name(game.seat), asking(game.view())


def own(tile: str, name: str = "blue") -> dict[str, str]:
    """A building of a seat with that seat's own worker in it."""
    return {"tile": tile, "owner": name, "worker": name}


def works_alone(tile: str, held: dict[str, Any]) -> AnyGame:
    """Blue's worker in one building, and nobody else on the road."""
    neutral = ["farm", "forest", "sawmill", "quarry", "market", "carpenter"]
    if tile in neutral:
        spaces: dict[int, dict[str, str] | str] = {neutral.index(tile) + 1: {"worker": "blue"}}
    elif tile in ("peddler", "fixed-carpenter", "gold-mine"):
        space = {"peddler": 7, "fixed-carpenter": 8, "gold-mine": 16}[tile]
        spaces = {space: {"worker": "blue"}}
    else:
        spaces = {1: {"tile": "residence", "owner": "blue"}, 9: own(tile)}
    return position(phase="buildings", provost=28, road=spaces, seats={"blue": held})


# -- gold ----------------------------------------------------------------------------------------


def test_r01_gold_is_no_joker() -> None:
    """Gold replaces neither a wood or food in a cost, nor the food of a batch, nor a denier."""
    assert works_alone("carpenter", {"food": 1, "gold": 5}).view()["phase"] == "placement"
    game = works_alone("carpenter", {"wood": 1, "gold": 5})
    assert offered(game) == ["build wood-market", "build wood-peddler", "decline"]
    assert works_alone("mason", {"gold": 9, "food": 9}).view()["phase"] == "placement"
    assert works_alone("architect", {"gold": 9, "stone": 1}).view()["phase"] == "placement"
    assert works_alone("lawyer", {"gold": 9, "cloth": 1}).view()["phase"] == "placement"
    assert works_alone("lawyer", {"gold": 9, "deniers": 1}).view()["phase"] == "placement"
    assert works_alone("tailor", {"gold": 9, "cloth": 1}).view()["phase"] == "placement"

    for held in ({"gold": 3, "wood": 1, "stone": 1}, {"gold": 3, "food": 1}):
        game = position(
            phase="castle",
            special={"castle": ["blue"]},
            seats={"blue": {**held, "prestige": 2}},
        )
        assert game.view()["phase"] == "placement", "no batch could be named"
        assert prestige(game)[0] == 0

    game = position(
        phase="special-buildings",
        special={"joust-field": "blue"},
        seats={"blue": {"gold": 9, "cloth": 1}},
    )
    assert game.view()["phase"] == "placement"
    assert goods(game, "blue") == {"gold": 9, "cloth": 1}
    assert offered(position(seats={"blue": {"gold": 9}})) == ["pass"]


def test_r02_gold_in_a_batch() -> None:
    """Food, gold and one other good are a batch; gold twice is not."""
    game = position(
        phase="castle",
        special={"castle": ["blue"]},
        seats={"blue": {"food": 1, "cloth": 1, "gold": 2}},
    )
    assert offered(game) == ["batch cloth-gold", "done"]
    play(game, "blue: batch cloth-gold")
    assert goods(game, "blue") == {"gold": 1}
    assert prestige(game)[0] == 5


def test_r03_any_cube_includes_gold() -> None:
    """A second wood or a gold pays for the wood market and peddler, and markets buy gold."""
    for tile in ("wood-market", "wood-peddler"):
        game = works_alone("carpenter", {"wood": 2})
        play(game, f"blue: build {tile}")
        assert (goods(game, "blue"), prestige(game)[0]) == ({}, 4)

        game = works_alone("carpenter", {"wood": 1, "gold": 1})
        play(game, f"blue: build {tile}")
        assert (goods(game, "blue"), prestige(game)[0]) == ({}, 4)

    for tile, price in (("market", 4), ("wood-market", 6)):
        game = works_alone(tile, {"gold": 1})
        assert offered(game) == ["give gold", "decline"]
        play(game, "blue: give gold")
        rent = seat(game, "blue")["income"]
        assert seat(game, "blue")["deniers"] == price + rent


def test_r04_alchemist_takes_alike_not_gold() -> None:
    """Two or four cubes of one good will do; a gold never counts among them."""
    game = works_alone("alchemist", {"food": 2})
    assert offered(game) == ["offer 1", "decline"]
    play(game, "blue: offer 1")
    assert goods(game, "blue") == {"gold": 1}

    game = works_alone("alchemist", {"wood": 4})
    play(game, "blue: offer 2")
    assert goods(game, "blue") == {"gold": 2}

    game = works_alone("alchemist", {"food": 1, "stone": 2, "gold": 9})
    assert offered(game) == ["offer 1", "decline"], "gold does not fill up to four"
    play(game, "blue: offer 1")
    assert offered(game) == ["give food", "give stone"]
    assert works_alone("alchemist", {"cloth": 1, "gold": 9}).view()["phase"] == "placement"


# -- special buildings ---------------------------------------------------------------------------


def test_r05_gate_to_inn_beside_own_worker() -> None:
    """From the gate into the left circle, while the right one holds a worker of the seat."""
    game = position(
        phase="special-buildings",
        special={"gate": "blue", "inn-right": "blue"},
    )
    assert seat(game, "blue")["workers"] == 4
    play(game, "blue: place inn")
    assert (standing(game, "inn-left"), standing(game, "inn-right")) == (None, "blue")
    assert seat(game, "blue")["workers"] == 5, "the newcomer drove the own guest home"

    taken = position(
        phase="special-buildings",
        special={"gate": "blue", "inn-left": "red", "inn-right": "blue"},
    )
    assert "place inn" not in offered(taken)


def test_r06_stables_order_holds_in_same_turn_count() -> None:
    """Green rode first this turn, so green's favor comes first in this turn's count."""
    game = position(
        phase="special-buildings",
        order=["blue", "red", "green"],
        bailiff=11,
        special={"stables": ["green"]},
        seats={name: {"houses": {"dungeon": 2}} for name in ("blue", "green")},
    )
    assert game.view()["phase"] == "end-of-turn"
    for name in ("green", "blue"):
        play(game, f"{name}: line a", f"{name}: decline")
    play(game, "green: pass", "blue: pass", "red: pass")


# -- production ----------------------------------------------------------------------------------


def test_r07_production_is_compulsory() -> None:
    """Tiles that only yield cubes ask for no consent; every other building can be declined."""
    made: dict[str, dict[str, int]] = {
        "sawmill": {"wood": 1},
        "quarry": {"stone": 1},
        "gold-mine": {"gold": 1},
        "wood-quarry": {"stone": 2},
        "wood-sawmill": {"wood": 2},
        "stone-farm": {"food": 2, "cloth": 1},
        "park": {"food": 1, "wood": 2},
        "workshop": {"stone": 2, "cloth": 1},
    }
    for tile, expected in made.items():
        game = works_alone(tile, {})
        assert game.view()["phase"] == "placement", tile
        assert goods(game, "blue") == expected, tile
    either = {
        "farm": ["take food", "take cloth"],
        "forest": ["take food", "take wood"],
        "food-farm": ["take food", "take cloth"],
        "cloth-farm": ["take food", "take cloth"],
    }
    for tile, choices in either.items():
        assert offered(works_alone(tile, PLENTY)) == choices, tile
    optional = (
        "market carpenter peddler fixed-carpenter wood-market wood-peddler mason lawyer "
        "church tailor bank alchemist architect second-architect"
    )
    for tile in optional.split():
        game = works_alone(tile, PLENTY)
        play(game, "blue: decline")
        assert game.view()["phase"] == "placement", tile
        assert goods(game, "blue") == dict.fromkeys(goods(game, "blue"), 9), tile
        assert prestige(game)[0] == 0, tile


def test_r08_owner_cube_after_worker_and_compulsory() -> None:
    """The visitor's cubes are there before the owner chooses, and the owner cannot refuse."""
    yields: dict[str, tuple[dict[str, int], list[str]]] = {
        "stone-farm": ({"food": 2, "cloth": 1}, ["take food", "take cloth"]),
        "park": ({"food": 1, "wood": 2}, ["take food", "take wood"]),
        "workshop": ({"stone": 2, "cloth": 1}, ["take stone", "take cloth"]),
    }
    for tile, (visitors, owners) in yields.items():
        game = position(
            phase="buildings",
            provost=9,
            road={9: {"tile": tile, "owner": "red", "worker": "blue"}},
        )
        assert asks(game) == ("red", "OwnersCube")
        assert offered(game) == owners
        assert goods(game, "blue") == visitors
        assert goods(game, "red") == {}
        play(game, f"red: {owners[0]}")
        assert goods(game, "red") == {owners[0].removeprefix("take "): 1}


# -- the provost ---------------------------------------------------------------------------------


def test_r09_provost_stays_between_1_and_28() -> None:
    """He can be sent to space 1 and to space 28 but not beyond, bribed or guided."""
    reach = {
        1: ["0", "+1", "+2", "+3"],
        2: ["-1", "0", "+1", "+2", "+3"],
        4: ["-3", "-2", "-1", "0", "+1", "+2", "+3"],
        25: ["-3", "-2", "-1", "0", "+1", "+2", "+3"],
        27: ["-3", "-2", "-1", "0", "+1"],
        28: ["-3", "-2", "-1", "0"],
    }
    for space, moves in reach.items():
        expected = [f"provost {move}" for move in moves]
        bribed = position(phase="provost", provost=space, seats={"blue": {"deniers": 5}})
        assert offered(bribed) == expected
        guided = position(
            phase="special-buildings", provost=space, special={"merchants-guild": "blue"}
        )
        assert offered(guided) == expected
    with pytest.raises(ImpossiblePosition, match="29"):
        position(road={29: "residence"})


# -- counts of full sections ---------------------------------------------------------------------


def test_r10_full_section_waits_for_phase_7() -> None:
    """The dungeon is filled in phase 6, yet it is counted only after the bailiff has moved."""
    game = position(
        phase="castle",
        special={"castle": ["blue", "red"]},
        seats={
            "blue": {"food": 1, "wood": 1, "stone": 1, "markers": {"a": 2}},
            "red": {"food": 1, "wood": 1, "stone": 1, "houses": {"dungeon": 5}},
            "green": {"prestige": 2},
        },
    )
    chronicle = Chronicle()
    game.listener = chronicle
    play(game, "blue: batch wood-stone", "red: batch wood-stone")
    assert seat(game, "red")["houses"] == {"dungeon": 5, "walls": 1, "towers": 0}
    assert (game.view()["phase"], game.view()["counted"]) == ("castle", [])
    assert prestige(game)[2] == 2, "green has not been counted"
    play(game, "blue: line a")
    assert seat(game, "blue")["markers"]["a"] == 2, "field 3 is still closed"
    play(game, "blue: field 2")
    assert asks(game) == ("red", "ReceiveFavor")
    assert (game.view()["phase"], game.view()["bailiff"]) == ("end-of-turn", 7)
    play(game, "red: line b", "red: field 1")
    assert prestige(game)[2] == 0
    kinds = [event.kind for event in chronicle.events]
    assert kinds.count("count") == 1
    assert kinds.index("bailiff") < kinds.index("count")


# -- the lawyer ----------------------------------------------------------------------------------


def lawyer_before(space_10: dict[str, str], **more: Any) -> AnyGame:
    """Blue's worker in blue's lawyer on space 9, and something on space 10."""
    seats: dict[str, dict[str, Any]] = {"blue": {"deniers": 1, "cloth": 1}}
    spaces: dict[int, dict[str, str] | str] = {9: own("lawyer"), 10: space_10}
    spaces.update(more.pop("road", {}))
    seats.update(more.pop("seats", {}))
    return position(phase="buildings", road=spaces, seats=seats, **more)


FARM_WITH_RED = {"tile": "food-farm", "owner": "blue", "worker": "red"}


def test_r11_lawyer_pp_come_with_the_change() -> None:
    """While red still works on the tile blue has paid but scored nothing."""
    game = lawyer_before(FARM_WITH_RED, provost=10)
    play(game, "blue: transform food-farm")
    assert asks(game) == ("red", "TakeOneOf")
    assert (seat(game, "blue")["deniers"], goods(game, "blue")) == (0, {})
    assert road(game, 10) == {**FARM_WITH_RED, "claim": "blue"}
    assert prestige(game) == [0, 0, 0]
    play(game, "red: take food")
    assert road(game, 10) == {"tile": "residence", "owner": "blue"}
    assert prestige(game) == [2, 0, 0]


def test_r12_waiting_change_before_next_building() -> None:
    """When the next building acts, the residence lies there and the old tile can be built."""
    game = lawyer_before(
        {"tile": "park", "owner": "blue", "worker": "red"},
        provost=11,
        road={11: own("mason", "red")},
        seats={"red": {"stone": 1, "food": 1}},
    )
    play(game, "blue: transform park", "blue: take wood")
    assert asks(game) == ("red", "BuildTile")
    assert road(game, 10) == {"tile": "residence", "owner": "blue"}
    assert prestige(game) == [2, 0, 0]
    play(game, "red: build park")
    assert road(game, 12) == {"tile": "park", "owner": "red"}


def test_r13_waiting_change_beyond_provost() -> None:
    """Red's worker is not reached and makes nothing, but the change is made all the same."""
    game = lawyer_before(
        FARM_WITH_RED,
        provost=9,
        road={11: own("cloth-farm", "green")},
        special={"castle": ["green"]},
        seats={"green": {"food": 1, "wood": 1, "stone": 1}},
    )
    chronicle = Chronicle()
    game.listener = chronicle
    play(game, "blue: transform food-farm")
    assert asks(game) == ("green", "OfferBatch"), "phase 5 is over"
    assert road(game, 10) == {"tile": "residence", "owner": "blue"}
    assert prestige(game) == [2, 0, 0]
    assert goods(game, "red") == {}
    told = [(event.kind, event.subject) for event in chronicle.events]
    change = told.index(("transform", "food-farm"))
    assert told.index(("home", "food-farm")) < change
    assert told.index(("home", "cloth-farm")) < change, "all workers go home first"


def test_r14_favor_lawyer_in_phase_3_waits() -> None:
    """The joust field's favor reaches d4: the farm stays a farm until red has worked there."""
    game = position(
        phase="special-buildings",
        bailiff=12,
        counted=["dungeon"],
        road={1: {"worker": "red"}},
        special={"joust-field": "blue"},
        seats={"blue": {"deniers": 1, "cloth": 2, "markers": {"d": 3}}},
    )
    play(game, "blue: offer 1", "blue: line d", "blue: field 4", "blue: transform farm")
    assert asks(game) == ("red", "TakeOneOf")
    assert goods(game, "blue") == {}, "the cloth is paid"
    assert road(game, 1) == {"tile": "farm", "worker": "red", "claim": "blue"}
    assert prestige(game) == [0, 0, 0]
    play(game, "red: take cloth")
    assert road(game, 1) == {"tile": "residence", "owner": "blue"}
    assert prestige(game) == [2, 0, 0]
    assert goods(game, "red") == {"cloth": 1}


def test_r15_building_at_work_counts_as_occupied() -> None:
    """Between two favors of the monument blue changes the architect that is just acting."""
    game = position(
        phase="buildings",
        bailiff=12,
        counted=["dungeon"],
        road={1: {"tile": "residence", "owner": "blue"}, 9: own("architect")},
        seats={"blue": {"stone": 4, "gold": 2, "cloth": 1, "markers": {"d": 3}}},
    )
    play(game, "blue: build monument", "blue: over 1")
    play(game, "blue: line d", "blue: field 4", "blue: transform architect")
    assert asks(game) == ("blue", "ReceiveFavor")
    assert road(game, 9) == {**own("architect"), "claim": "blue"}
    assert prestige(game)[0] == 14
    assert "architect" not in supply(game)
    play(game, "blue: line b", "blue: decline")
    assert road(game, 9) == {"tile": "residence", "owner": "blue"}
    assert prestige(game)[0] == 16
    assert "architect" in supply(game)


def test_r16_change_at_once_when_worker_is_home() -> None:
    """Red worked on the farm earlier in the phase; nobody stands there, nothing waits."""
    game = position(
        phase="buildings",
        provost=11,
        road={9: FARM_WITH_RED, 10: own("lawyer"), 11: own("wood-market", "green")},
        seats={"blue": {"deniers": 1, "cloth": 1}, "green": {"food": 1}},
    )
    play(game, "red: take food", "blue: transform food-farm")
    assert asks(game) == ("green", "SellCube")
    assert road(game, 9) == {"tile": "residence", "owner": "blue"}
    assert prestige(game) == [2, 0, 0]
    assert "food-farm" in supply(game)


def test_r17_waiting_change_blocks_the_tile() -> None:
    """Neither a second lawyer nor a carpenter can have the tile before its change."""
    game = position(
        phase="buildings",
        bailiff=12,
        counted=["dungeon"],
        road={9: own("lawyer"), 10: own("mason"), 11: FARM_WITH_RED},
        seats={"blue": {**PLENTY, "markers": {"d": 3}}},
    )
    play(game, "blue: transform food-farm", "blue: build church", "blue: line d")
    lawyer = game.clone()
    play(lawyer, "blue: field 4")
    assert "transform food-farm" not in offered(lawyer)
    assert "transform church" in offered(lawyer)
    carpenter = game.clone()
    play(carpenter, "blue: field 2")
    assert "build food-farm" not in offered(carpenter)
    assert "build cloth-farm" in offered(carpenter)
    assert "food-farm" not in supply(game)
    play(game, "blue: decline", "red: take food")
    assert "food-farm" in supply(game)

    # A change that waits since phase 3 closes the tile to the lawyer's own worker as well.
    game = lawyer_before({**FARM_WITH_RED, "claim": "blue"}, provost=10)
    assert "transform farm" in offered(game)
    assert "transform food-farm" not in offered(game)


# -- building and tiles --------------------------------------------------------------------------


def full_road(free: int = 0) -> dict[int, dict[str, str] | str]:
    """Every plot built, apart from the last `free`; blue has mason, architect and a residence."""
    plots = [space for space in range(9, 29) if space != 16][: 19 - free]
    spaces: dict[int, dict[str, str] | str] = {
        space: {"tile": "residence", "owner": "red"} for space in plots
    }
    spaces[11] = {"tile": "residence", "owner": "blue"}
    spaces[9] = {"tile": "mason", "owner": "blue"}
    spaces[10] = {"tile": "architect", "owner": "blue"}
    return spaces


def test_r18_full_road_stops_building() -> None:
    """No plot is left: carpenter, mason, d2 and d3 are shut; architect and d5 still build."""
    late: dict[str, Any] = {"bailiff": 18, "counted": ["dungeon", "walls"]}
    builders: dict[int, dict[str, str]] = {6: {"worker": "blue"}, 9: own("mason")}
    for space, worker in builders.items():
        for free in (0, 1):
            game = position(
                phase="buildings",
                road={**full_road(free), space: worker},
                seats={"blue": {**PLENTY, "deniers": 0}},
                **late,
            )
            assert asking(game.view()) == ("BuildTile" if free else "PlaceWorker")

    game = position(
        phase="buildings",
        road={**full_road(), 10: own("architect")},
        seats={"blue": PLENTY},
        **late,
    )
    play(game, "blue: build granary", "blue: over 11")
    assert road(game, 11) == {"tile": "granary", "owner": "blue"}

    for free, fields in ((0, [4, 5]), (1, [2, 3, 4, 5])):
        game = position(
            phase="special-buildings",
            road=full_road(free),
            special={"joust-field": "blue"},
            seats={"blue": {**PLENTY, "markers": {"d": 4}}},
            **late,
        )
        play(game, "blue: offer 1", "blue: line d")
        assert offered(game) == [*[f"field {field}" for field in fields], "decline"]


def test_r19_lawyer_tile_gives_four() -> None:
    """Building the lawyer brings 4 PP."""
    game = works_alone("carpenter", {"wood": 1, "cloth": 1})
    play(game, "blue: build lawyer")
    assert (prestige(game)[0], goods(game, "blue")) == (4, {})


def test_r20_nine_stone_tiles_two_architects() -> None:
    """The supply of a new game, with and without the jeweller."""
    stone = ["stone-farm", "park", "workshop", "church", "tailor", "bank", "alchemist"]
    stone += ["architect", "second-architect"]
    plain = kingsroad.new_game("caylus2005", players=3, seed=1)
    assert [tile for tile in supply(plain) if tile in {*stone, "jeweller"}] == stone
    assert len(supply(plain)) == 8 + 9 + 9
    extra = kingsroad.new_game("caylus2005", players=3, seed=1, jeweller="on")
    assert sorted(supply(extra)) == sorted([*supply(plain), "jeweller"])
    assert offered(plain) == offered(extra)
    assert [seat(plain, name) for name in SEATS[:3]] == [seat(extra, name) for name in SEATS[:3]]

    game = position(
        phase="buildings",
        bailiff=12,
        counted=["dungeon"],
        road={9: own("mason"), 10: {"tile": "architect", "owner": "red"}},
        seats={"blue": {"stone": 1, "food": 1}},
    )
    assert "build architect" not in offered(game)
    play(game, "blue: build second-architect")
    assert road(game, 11) == {"tile": "second-architect", "owner": "blue"}
    assert prestige(game)[0] == 6


def test_r21_tile_figures_follow_the_print() -> None:
    """Costs, points, yields and offers on which sources disagree."""
    built: dict[str, tuple[str, dict[str, int], int]] = {
        "church": ("mason", {"stone": 1, "cloth": 1}, 3),
        "tailor": ("mason", {"stone": 1, "wood": 1}, 6),
        "alchemist": ("mason", {"stone": 1, "food": 1}, 6),
        "cathedral": ("architect", {"stone": 5, "gold": 3}, 25),
        "wood-market": ("carpenter", {"wood": 2}, 4),
    }
    for tile, (builder, cost, points) in built.items():
        game = works_alone(builder, cost)
        play(game, f"blue: build {tile}")
        if tile == "cathedral":
            play(game, "blue: over 1")
        assert (goods(game, "blue"), prestige(game)[0]) == ({}, points), tile
        for kind in cost:
            short = works_alone(builder, {**cost, kind: cost[kind] - 1})
            assert f"build {tile}" not in offered(short), tile
    made: dict[str, dict[str, int]] = {
        "workshop": {"stone": 2, "cloth": 1},
        "wood-quarry": {"stone": 2},
        "park": {"wood": 2, "food": 1},
    }
    for tile, cubes in made.items():
        assert goods(works_alone(tile, {}), "blue") == cubes, tile
    offers: dict[str, list[tuple[dict[str, int], int]]] = {
        "church": [({"deniers": 2}, 3), ({"deniers": 4}, 5)],
        "tailor": [({"cloth": 2}, 4), ({"cloth": 3}, 6)],
    }
    for tile, prices in offers.items():
        for number, (price, points) in enumerate(prices, start=1):
            game = works_alone(tile, price)
            rent = seat(game, "blue")["income"]
            play(game, f"blue: offer {number}")
            assert (goods(game, "blue"), prestige(game)[0]) == ({}, points), tile
            assert seat(game, "blue")["deniers"] == rent, tile
    assert works_alone("church", {"deniers": 1}).view()["phase"] == "placement"
    assert works_alone("tailor", {"cloth": 1}).view()["phase"] == "placement"


# -- the castle ----------------------------------------------------------------------------------


def at_castle(*names: str, **more: Any) -> AnyGame:
    """Phase 6 begins with these seats at the castle."""
    return position(phase="castle", special={"castle": list(names)}, **more)


BATCH = {"food": 1, "wood": 1, "stone": 1}


def test_r22_section_under_way_is_first_uncounted() -> None:
    """After its count the dungeon is over, gaps or not, whether the bailiff is there or far."""
    gaps = at_castle("blue", bailiff=12, counted=["dungeon"], seats={"blue": BATCH})
    play(gaps, "blue: batch wood-stone")
    assert seat(gaps, "blue")["houses"] == {"dungeon": 0, "walls": 1, "towers": 0}
    assert prestige(gaps)[0] == 4

    early = at_castle(
        "blue",
        bailiff=8,
        counted=["dungeon", "walls"],
        seats={"blue": BATCH, "red": {"houses": {"dungeon": 6, "walls": 10}}},
    )
    play(early, "blue: batch wood-stone")
    assert seat(early, "blue")["houses"] == {"dungeon": 0, "walls": 0, "towers": 1}
    assert prestige(early)[0] == 3


def test_r23_overflow_runs_through_all_sections() -> None:
    """Blue fills the dungeon and the walls in one castle turn and goes on in the towers."""
    game = at_castle(
        "blue",
        seats={
            "blue": {"food": 13, "wood": 13, "stone": 13},
            "red": {"houses": {"dungeon": 5}},
        },
    )
    play(game, *["blue: batch wood-stone"] * 11)
    assert prestige(game)[0] == 5 + 10 * 4
    play(game, *["blue: batch wood-stone"] * 2)
    assert prestige(game)[0] == 5 + 10 * 4 + 2 * 3
    assert seat(game, "blue")["houses"] == {"dungeon": 1, "walls": 10, "towers": 2}


def test_r24_castle_loss_at_end_of_own_castle_turn() -> None:
    """The loss is there when the next seat is asked, by choice (blue) as by need (red)."""
    game = at_castle(
        "blue",
        "red",
        "green",
        seats={
            "blue": {**BATCH, "prestige": 3},
            "red": {"prestige": 1},
            "green": BATCH,
        },
    )
    assert asks(game) == ("blue", "OfferBatch")
    assert prestige(game) == [3, 1, 0]
    play(game, "blue: done")
    assert asks(game) == ("green", "OfferBatch")
    assert prestige(game) == [1, 0, 0]
    play(game, "green: batch wood-stone", "green: line a", "green: field 1")
    assert prestige(game) == [1, 0, 6]


def test_r25_no_loss_when_castle_has_no_room() -> None:
    """Blue takes the last place of the towers; neither red nor green loses a point."""
    game = at_castle(
        "blue",
        "red",
        "green",
        bailiff=18,
        counted=["dungeon", "walls"],
        seats={
            "blue": {**BATCH, "houses": {"towers": 13}},
            "red": {**BATCH, "prestige": 5},
            "green": {"prestige": 5},
        },
    )
    play(game, "blue: batch wood-stone")
    assert asks(game) == ("blue", "ReceiveFavor"), "red is not asked for a batch"
    assert prestige(game) == [3, 5, 5]
    assert goods(game, "red") == BATCH


def test_r26_best_builder_favor() -> None:
    """After the last castle turn, for the lower number of a tie; without houses for nobody."""
    game = at_castle("red", "blue", seats={"blue": BATCH, "red": BATCH})
    play(game, "red: batch wood-stone")
    assert asks(game) == ("blue", "OfferBatch"), "no favor before the last castle turn"
    play(game, "blue: batch wood-stone")
    assert asks(game) == ("red", "ReceiveFavor")
    assert standing(game, "castle") == ["red", "blue"], "the workers are still there"
    play(game, "red: line a", "red: field 1")
    assert game.view()["phase"] == "placement", "blue receives none"

    idle = at_castle("red", "blue", seats={"blue": BATCH, "red": BATCH})
    play(idle, "red: done", "blue: done")
    assert idle.view()["phase"] == "placement"
    assert seat(idle, "red")["markers"]["a"] == 0


# -- royal favors --------------------------------------------------------------------------------


def test_r27_different_lines_per_phase() -> None:
    """One turn with favors in phases 3, 5 (two buildings), 6 and 7."""
    game = position(
        phase="special-buildings",
        bailiff=11,
        road={
            1: {"tile": "residence", "owner": "blue"},
            9: own("mason"),
            10: own("architect"),
        },
        special={"joust-field": "blue", "castle": ["blue"]},
        seats={
            "blue": {
                "deniers": 1,
                "food": 1,
                "wood": 1,
                "stone": 4,
                "cloth": 2,
                "gold": 1,
                "houses": {"dungeon": 2},
            }
        },
    )
    play(game, "blue: offer 1")
    assert offered(game) == ALL_LINES
    play(game, "blue: line a", "blue: decline", "blue: build church")
    assert offered(game) == ALL_LINES, "phase 5 begins anew"
    play(game, "blue: line a", "blue: decline", "blue: build statue", "blue: over 1")
    assert offered(game) == ["line b", "line c", "line d"], "all of phase 5 belongs together"
    play(game, "blue: line b", "blue: decline", "blue: batch wood-stone")
    assert offered(game) == ALL_LINES
    play(game, "blue: line a", "blue: decline")
    assert game.view()["phase"] == "end-of-turn"
    assert offered(game) == ALL_LINES


def test_r28_nested_favor_takes_another_line() -> None:
    """A favor builds the church: tile, points, then the inner favor; the outer goes on last."""
    game = position(
        phase="special-buildings",
        bailiff=12,
        counted=["dungeon"],
        special={"joust-field": "blue"},
        seats={"blue": {"deniers": 1, "cloth": 2, "markers": {"d": 2}}},
    )
    play(game, "blue: offer 1", "blue: line d", "blue: field 3", "blue: build church")
    assert asks(game) == ("blue", "ReceiveFavor")
    assert road(game, 9) == {"tile": "church", "owner": "blue"}
    assert prestige(game)[0] == 3
    assert offered(game) == ["line a", "line b", "line c"]
    assert standing(game, "joust-field") == "blue"
    play(game, "blue: line a")
    assert standing(game, "joust-field") == "blue"
    play(game, "blue: field 1")
    assert prestige(game)[0] == 4
    assert standing(game, "joust-field") is None

    game = position(
        phase="buildings",
        bailiff=12,
        counted=["dungeon"],
        road={1: {"tile": "residence", "owner": "blue"}, 9: own("architect")},
        seats={"blue": {"stone": 4, "gold": 2, "cloth": 1, "markers": {"d": 2}}},
    )
    play(game, "blue: build monument", "blue: over 1")
    play(game, "blue: line d", "blue: field 3", "blue: build church")
    assert (asks(game), prestige(game)[0]) == (("blue", "ReceiveFavor"), 14 + 3)
    play(game, "blue: line a", "blue: field 1")
    assert offered(game) == ["line b", "line c"], "the second favor of the monument"


def test_r29_several_counts_in_one_phase() -> None:
    """Dungeon and walls are both full: one count after the other, lines shared by both."""
    game = position(
        phase="end-of-turn",
        seats={
            "blue": {"houses": {"dungeon": 2, "walls": 3}, "markers": {"a": 2, "b": 2}},
            "red": {"houses": {"dungeon": 4, "walls": 7}},
            "green": {"prestige": 9},
        },
    )
    assert game.view()["counted"] == []
    play(game, "blue: line a")
    assert seat(game, "blue")["markers"]["a"] == 2, "field 3 opens only after this count"
    play(game, "blue: decline", "red: line a", "red: decline")
    # Now the walls.
    assert game.view()["counted"] == ["dungeon"]
    assert prestige(game)[2] == 7
    assert offered(game) == ["line b", "line c", "line d"]
    play(game, "blue: line b")
    assert seat(game, "blue")["markers"]["b"] == 3
    play(game, "blue: decline", "blue: line c", "blue: decline")
    for line in "bcd":
        assert offered(game) == [name for name in ALL_LINES if name >= f"line {line}"]
        play(game, f"red: line {line}")
        if "decline" in offered(game):
            play(game, "red: decline")
    assert game.view()["counted"] == ["dungeon", "walls"]
    assert prestige(game)[2] == 4


def test_r30_favor_line_compulsory_use_optional() -> None:
    """No way round a line and its step; the effect may be left, but not once it is chosen."""
    start: dict[str, Any] = {
        "phase": "special-buildings",
        "special": {"joust-field": "blue"},
    }
    game = position(seats={"blue": {"deniers": 1, "cloth": 1}}, **start)
    play(game, "blue: offer 1")
    assert offered(game) == ALL_LINES
    play(game, "blue: line a")
    assert seat(game, "blue")["markers"]["a"] == 1
    assert offered(game) == ["field 1", "decline"]
    play(game, "blue: decline")
    assert prestige(game)[0] == 0

    # Without cubes the carpenter of d2 cannot be carried out: the marker moves, and that is all.
    game = position(seats={"blue": {"deniers": 1, "cloth": 1, "markers": {"d": 1}}}, **start)
    play(game, "blue: offer 1", "blue: line d")
    assert seat(game, "blue")["markers"]["d"] == 2
    assert game.view()["phase"] == "placement"

    game = position(
        seats={"blue": {"deniers": 1, "cloth": 1, "food": 1, "markers": {"d": 1}}}, **start
    )
    play(game, "blue: offer 1", "blue: line d")
    assert offered(game) == ["field 2", "decline"]
    play(game, "blue: field 2")
    assert "build food-farm" in offered(game)
    assert "decline" not in offered(game)


def test_r31_favor_c4_may_return_the_same_good() -> None:
    """Gold may be given; what was given may be taken, also twice; gold may not be taken."""
    game = position(
        phase="special-buildings",
        bailiff=12,
        counted=["dungeon"],
        special={"joust-field": "blue"},
        seats={"blue": {"deniers": 1, "cloth": 1, "wood": 1, "gold": 1, "markers": {"c": 3}}},
    )
    play(game, "blue: offer 1", "blue: line c", "blue: field 4")
    assert offered(game) == ["give wood", "give gold"]
    golden = game.clone()
    play(game, "blue: give wood")
    assert offered(game) == ["take food", "take wood", "take stone", "take cloth"]
    play(game, "blue: take wood", "blue: take wood")
    assert goods(game, "blue") == {"wood": 2, "gold": 1}
    play(golden, "blue: give gold", "blue: take food", "blue: take stone")
    assert goods(golden, "blue") == {"food": 1, "wood": 1, "stone": 1}


# -- two seats, options, supplies ----------------------------------------------------------------


def test_r32_two_seats_price_three() -> None:
    """After a pass all that is not one's own costs 3: castle, special, neutral, fixed, visit."""
    new = kingsroad.new_game("caylus2005", players=2, seed=1)
    for name in ("blue", "red"):
        assert goods(new, name) == {"food": 2, "wood": 1}

    foreign = ["castle", "gate", "inn", "farm", "peddler", "gold-mine", "cloth-farm"]
    for place, price in [*[(place, 3) for place in foreign], ("food-farm", 1)]:
        game = position(
            players=2,
            road={
                9: {"tile": "food-farm", "owner": "red"},
                10: {"tile": "cloth-farm", "owner": "blue"},
            },
            seats={"red": {"deniers": 5}},
        )
        play(game, "blue: pass", f"red: place {place}")
        assert seat(game, "red")["deniers"] == 5 - price, place
        assert seat(game, "blue")["deniers"] == 1, "the denier for passing first stays"

    poor = position(
        players=2,
        road={9: {"tile": "food-farm", "owner": "red"}},
        seats={"red": {"deniers": 2}},
    )
    play(poor, "blue: pass")
    assert offered(poor) == ["place food-farm", "pass"]


def test_r33_two_seats_first_place_after_phase_7() -> None:
    """A count asks the old first seat first; the new turn begins with the other one."""
    game = position(
        players=2,
        phase="end-of-turn",
        bailiff=11,
        seats={name: {"houses": {"dungeon": 2}} for name in ("blue", "red")},
    )
    play(game, "blue: line a", "blue: decline", "red: line a", "red: decline")
    play(game, "red: pass", "blue: pass")

    for players, is_open in ((2, False), (3, True)):
        game = position(players, seats={"blue": {"deniers": 5}})
        assert ("place stables" in offered(game)) == is_open
        game = position(players, phase="special-buildings", special={"gate": "blue"})
        assert ("place stables" in offered(game)) == is_open


def test_r34_simple_favors_have_no_limit() -> None:
    """Seven favors in one phase 7 are 21 PP; with the favor table three of them are lost."""
    castle: dict[str, Any] = {
        "phase": "end-of-turn",
        "seats": {"blue": {"houses": {"dungeon": 6, "walls": 10, "towers": 14}}},
    }
    game = position(options={"favors": "simple"}, **castle)
    assert game.over
    assert prestige(game) == [21, 0, 0]

    table = position(**castle)
    for line in "abcd":
        play(table, f"blue: line {line}")
        if "decline" in offered(table):
            play(table, "blue: decline")
    assert table.over
    assert prestige(table) == [0, 0, 0]


def test_r35_supplies_are_endless() -> None:
    """More cubes, coins, houses and residences than the box holds; workers stay at six."""
    hoard: dict[str, Any] = {
        "food": 40,
        "wood": 40,
        "stone": 40,
        "cloth": 40,
        "gold": 40,
        "deniers": 200,
    }
    eight: dict[int, dict[str, str] | str] = {
        space: {"tile": "residence", "owner": "blue"} for space in (9, 10, 11, 12, 13, 14, 15, 17)
    }
    game = position(
        phase="special-buildings",
        bailiff=18,
        counted=["dungeon", "walls"],
        special={"trading-post": "blue", "castle": ["blue"]},
        road={
            **eight,
            3: {"worker": "blue"},
            4: {"worker": "blue"},
            16: {"worker": "blue"},
            18: own("lawyer"),
        },
        seats={
            "blue": {
                "cloth": 2,
                "food": 1,
                "houses": {"dungeon": 6, "walls": 10, "towers": 4},
            },
            "red": hoard,
            "green": hoard,
        },
    )
    assert seat(game, "blue")["deniers"] == 3
    play(game, "blue: provost 0", "red: provost 0", "green: provost 0")
    assert goods(game, "blue") == {"cloth": 2, "food": 1, "wood": 1, "stone": 1, "gold": 1}
    play(game, "blue: transform farm")
    assert road(game, 1) == {"tile": "residence", "owner": "blue"}
    assert seat(game, "blue")["income"] == 2 + 9
    play(game, "blue: batch wood-stone")
    assert seat(game, "blue")["houses"]["towers"] == 5

    game = position(seats={"blue": {"deniers": 40}})
    play(game, "blue: place gate", "red: pass", "green: pass")
    play(game, *[f"blue: place {place}" for place in ("farm", "forest", "sawmill")])
    play(game, "blue: place quarry", "blue: place market")
    assert seat(game, "blue")["workers"] == 0
    assert offered(game) == ["pass"]


# -- the list itself -----------------------------------------------------------------------------


def test_every_ruling_has_its_test() -> None:
    """RULINGS.md names each test here once, and only rules that RULES.md has."""
    rows = [
        line.strip("|").split("|")
        for line in (RULES / "RULINGS.md").read_text(encoding="utf-8").splitlines()
        if re.match(r"\| R\d", line)
    ]
    assert [row[0].strip() for row in rows] == [f"R{number + 1}" for number in range(len(rows))]
    named = []
    rules = set(re.findall(r"\[(\w+\.\w+)\]", (RULES / "RULES.md").read_text(encoding="utf-8")))
    for row in rows:
        number = int(row[0].strip()[1:])
        found = re.findall(r"`test_rulings\.py::(test_r(\d\d)_\w+)`", row[-1])
        assert [int(digits) for _, digits in found] == [number], f"R{number} needs its own test"
        named.append(found[0][0])
        for rule in re.findall(r"`([^`]+)`", row[-2]):
            assert rule in rules, f"R{number} names {rule}, which RULES.md does not have"
    written = [name for name in globals() if re.match(r"test_r\d", name)]
    assert written == named
