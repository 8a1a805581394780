"""The worked examples of the rule texts, played through; told in our own words."""

from tests.asking import asking
from tests.games.caylus2005.table import offered, play, position, road, seat

import kingsroad
from kingsroad import AnyGame

FOUR = ["blue", "red", "green", "orange"]


def pass_all(game: AnyGame) -> None:
    """Everybody who still places passes."""
    while asking(game.view()) == "PlaceWorker":
        game.play("pass")


def leave_provost(game: AnyGame) -> None:
    """Everybody who could still bribe the provost leaves him alone."""
    while asking(game.view()) == "MoveProvost":
        game.play("provost 0")


def goods(game: AnyGame, name: str) -> dict[str, int]:
    """The cubes that a seat holds, without those it has none of."""
    held = seat(game, name)
    kinds = ["food", "wood", "stone", "cloth", "gold"]
    return {kind: held[kind] for kind in kinds if held[kind]}


def deniers(game: AnyGame) -> dict[str, int]:
    """The money of all seats."""
    return {name: seat(game, name)["deniers"] for name in FOUR[: game.players]}


def prestige(game: AnyGame) -> dict[str, int]:
    """The points of all seats."""
    return {name: seat(game, name)["prestige"] for name in FOUR[: game.players]}


def workers_at(game: AnyGame, place: str) -> object:
    """Who stands in a special building or at the castle."""
    special = game.view()["special"]
    assert isinstance(special, dict)
    return special[place]


# -- phase 2: placing workers --------------------------------------------------------------------


def test_price_of_a_placement_grows_with_every_pass() -> None:
    """Four seats place: each pass raises the price by one, but not that of an own building.

    [place.1] [place.3] [place.4] [place.6] [place.7] [place.12] [place.14] [place.15] [place.16]
    """
    game = position(
        players=4,
        order=["blue", "green", "orange", "red"],
        special={"castle": ["blue"]},
        road={
            9: {"tile": "mason", "owner": "green"},
            10: {"tile": "food-farm", "owner": "red"},
        },
        seats={name: {"deniers": 8} for name in FOUR},
    )
    play(game, "blue: pass")
    assert deniers(game) == {"blue": 9, "red": 8, "green": 8, "orange": 8}
    assert [seat(game, name)["price"] for name in ("green", "orange", "red")] == [2, 2, 2]

    play(game, "green: place peddler")
    assert deniers(game)["green"] == 6
    play(game, "orange: pass")
    assert deniers(game)["orange"] == 8, "only the first to pass gains a denier"

    play(game, "red: place mason")
    assert deniers(game)["red"] == 5
    assert prestige(game) == {"blue": 0, "red": 0, "green": 1, "orange": 0}
    assert deniers(game)["green"] == 6, "the wages go to the bank, not to the owner"

    play(game, "green: pass", "red: place food-farm")
    assert deniers(game)["red"] == 4
    assert prestige(game) == {"blue": 0, "red": 0, "green": 1, "orange": 0}

    play(game, "red: place castle")
    assert deniers(game)["red"] == 0
    assert workers_at(game, "castle") == ["blue", "red"]
    assert seat(game, "red")["workers"] == 3
    assert game.view()["bridge"] == ["blue", "orange", "green"]


# -- phase 3: special buildings ------------------------------------------------------------------


def test_stables_put_blue_before_red() -> None:
    """Blue rides first, red second; green and orange move back but keep their order.

    [place.10] [stables.1] [stables.2] [stables.3] [stables.4]
    """
    game = position(
        players=4,
        order=["red", "green", "orange", "blue"],
        seats={name: {"deniers": 5} for name in FOUR},
    )
    play(game, "red: place sawmill", "green: pass", "orange: pass", "blue: place stables")
    play(game, "red: place stables")
    assert workers_at(game, "stables") == ["blue", "red"]
    assert game.view()["order"] == ["red", "green", "orange", "blue"]
    pass_all(game)
    assert game.view()["phase"] == "provost"
    assert game.view()["order"] == ["blue", "red", "green", "orange"]
    assert workers_at(game, "stables") == []
    assert [seat(game, name)["workers"] for name in FOUR] == [6, 5, 6, 6]
    leave_provost(game)
    play(game, "blue: pass", "red: pass", "green: pass", "orange: pass")


def test_inn_green_drives_blue_out() -> None:
    """Blue lodges on the right and pays 1 until green, who came in on the left, takes over.

    [place.5] [place.11] [inn.1] [inn.3] [inn.4] [inn.5]
    """
    game = position(
        players=4,
        order=["green", "red", "orange", "blue"],
        special={"inn-right": "blue"},
        seats={name: {"deniers": 20} for name in FOUR},
    )
    play(game, "green: place inn", "red: pass", "orange: pass", "blue: place quarry")
    assert deniers(game)["blue"] == 19, "1 denier for the guest, although two have passed"
    assert (workers_at(game, "inn-left"), workers_at(game, "inn-right")) == ("green", "blue")
    assert seat(game, "green")["price"] == 3, "not cheaper before the inn has acted"
    pass_all(game)
    assert (workers_at(game, "inn-left"), workers_at(game, "inn-right")) == (None, "green")
    assert seat(game, "blue")["workers"] == 5, "home from the inn; one is still at the quarry"
    leave_provost(game)

    before = deniers(game)
    play(game, "green: place farm", "red: pass", "orange: pass", "blue: pass")
    play(game, "green: place forest", "green: place peddler")
    assert deniers(game)["green"] == before["green"] - 3
    assert seat(game, "green")["workers"] == 2, "one of the six lodges in the inn"
    play(game, "green: pass", "green: stay")
    assert workers_at(game, "inn-right") == "green"
    leave_provost(game)
    play(game, "green: take food", "green: take food", "green: decline")

    play(game, "green: pass")
    assert [seat(game, name)["price"] for name in FOUR] == [2, 2, 1, 2]
    play(game, "red: place inn")
    pass_all(game)
    assert workers_at(game, "inn-right") == "red"
    assert seat(game, "green")["workers"] == 6


def test_inn_guest_may_go_home() -> None:
    """Nobody new came: the guest takes the worker back and the cheap price is gone. [inn.3]"""
    game = position(players=4, phase="special-buildings", special={"inn-right": "green"})
    assert offered(game) == ["stay", "home"]
    play(game, "green: home")
    assert workers_at(game, "inn-right") is None
    assert seat(game, "green")["workers"] == 6
    play(game, "blue: pass")
    assert seat(game, "green")["price"] == 2


def test_joust_field_order_of_activation() -> None:
    """The post's denier comes in time for the joust field, the farm's cloth comes too late.

    [special.1] [post.1] [joust.1] [turn.8] [turn.9]
    """
    special = {"trading-post": "blue", "joust-field": "blue"}
    rich = position(special=special, phase="special-buildings", seats={"blue": {"cloth": 1}})
    assert offered(rich) == ["offer 1", "decline"]
    play(rich, "blue: offer 1")
    assert (seat(rich, "blue")["cloth"], seat(rich, "blue")["deniers"]) == (0, 2)
    assert asking(rich.view()) == "ReceiveFavor"

    poor = position(special=special, phase="special-buildings", road={1: {"worker": "blue"}})
    assert asking(poor.view()) == "MoveProvost", "no cloth yet: the joust field asks nothing"
    play(poor, "blue: provost 0", "blue: take cloth")
    assert seat(poor, "blue")["cloth"] == 1
    assert seat(poor, "blue")["markers"] == {"a": 0, "b": 0, "c": 0, "d": 0}


# -- phase 4: the provost ------------------------------------------------------------------------


def test_provost_ends_one_space_back() -> None:
    """In passing order: nothing, two back, two forward, one back; red's worker stays idle.

    [provost.1] [provost.2] [provost.5] [road.1] [road.3] [road.4]
    """
    game = position(
        players=4,
        phase="provost",
        bridge=["blue", "orange", "red", "green"],
        bailiff=10,
        road={
            9: {"tile": "wood-sawmill", "owner": "blue", "worker": "green"},
            10: {"tile": "wood-quarry", "owner": "blue", "worker": "red"},
        },
        seats={name: {"deniers": 3} for name in FOUR},
    )
    play(game, "blue: provost 0", "orange: provost -2")
    assert game.view()["provost"] == 8
    assert deniers(game) == {"blue": 3, "red": 3, "green": 3, "orange": 1}
    play(game, "red: provost +2")
    assert game.view()["provost"] == 10
    assert deniers(game)["red"] == 1
    play(game, "green: provost -1")
    assert goods(game, "green") == {"wood": 2}
    assert goods(game, "red") == {}
    assert road(game, 10) == {"tile": "wood-quarry", "owner": "blue"}
    assert seat(game, "red")["workers"] == 6
    # Two back, two forward, one back is one back: behind the bailiff, who walks one space.
    assert game.view()["bailiff"] == 11
    assert deniers(game) == {"blue": 5, "red": 3, "green": 4, "orange": 3}, "2 of them income"


# -- phase 5: buildings --------------------------------------------------------------------------


def test_wood_farm_makes_food_or_cloth() -> None:
    """The food farm makes two food, or else one cloth. [produce.1] [produce.2]"""
    for choice, expected in (("take food", {"food": 2}), ("take cloth", {"cloth": 1})):
        game = position(
            phase="buildings",
            provost=9,
            road={9: {"tile": "food-farm", "owner": "red", "worker": "blue"}},
        )
        assert offered(game) == ["take food", "take cloth"]
        play(game, f"blue: {choice}")
        assert goods(game, "blue") == expected
        assert goods(game, "red") == {}, "a wood tile has no cube for its owner"


def test_stone_farm_makes_both_and_one_for_its_owner() -> None:
    """A visitor gets two food and one cloth, and the owner picks one cube of either good.

    [produce.1] [produce.3] [produce.6]
    """
    for choice, expected in (("take food", {"food": 1}), ("take cloth", {"cloth": 1})):
        game = position(
            phase="buildings",
            provost=9,
            road={9: {"tile": "stone-farm", "owner": "red", "worker": "blue"}},
        )
        assert offered(game) == ["take food", "take cloth"]
        play(game, f"red: {choice}")
        assert goods(game, "blue") == {"food": 2, "cloth": 1}
        assert goods(game, "red") == expected

    own = position(
        phase="buildings",
        provost=9,
        road={9: {"tile": "stone-farm", "owner": "blue", "worker": "blue"}},
    )
    assert asking(own.view()) == "PlaceWorker", "the owner gets no extra cube in person"
    assert goods(own, "blue") == {"food": 2, "cloth": 1}


def test_carpenter_builds_the_food_farm() -> None:
    """Red pays one food and one wood; the farm goes to the first free space, for 2 PP.

    [build.1] [build.5] [build.7] [build.8] [build.9]
    """
    game = position(
        players=4,
        phase="buildings",
        road={6: {"worker": "red"}, 9: {"tile": "mason", "owner": "green"}},
        seats={"red": {"food": 2, "wood": 2}},
    )
    play(game, "red: build food-farm")
    assert goods(game, "red") == {"food": 1, "wood": 1}
    assert road(game, 10) == {"tile": "food-farm", "owner": "red"}
    assert prestige(game) == {"blue": 0, "red": 2, "green": 0, "orange": 0}
    assert seat(game, "red")["workers"] == 6


def test_architect_builds_the_statue() -> None:
    """Green visits blue's architect, gives up a residence and gains 7 PP and a favor.

    [place.6] [prestige.1] [prestige.2] [prestige.3] [prestige.4] [prestige.5]
    """
    game = position(
        order=["green", "red", "blue"],
        bailiff=9,
        road={
            1: {"tile": "residence", "owner": "green"},
            2: {"tile": "residence", "owner": "green"},
            9: {"tile": "architect", "owner": "blue"},
        },
        seats={"green": {"deniers": 1, "gold": 1, "stone": 2}},
    )
    assert seat(game, "green")["income"] == 4
    play(game, "green: place architect")
    assert prestige(game) == {"blue": 1, "red": 0, "green": 0}
    pass_all(game)
    leave_provost(game)
    assert offered(game) == ["build statue", "decline"]
    play(game, "green: build statue")
    assert offered(game) == ["over 1", "over 2"]
    play(game, "green: over 2")
    assert goods(game, "green") == {}
    assert road(game, 1) == {"tile": "residence", "owner": "green"}
    assert road(game, 2) == {"tile": "statue", "owner": "green"}
    assert prestige(game) == {"blue": 1, "red": 0, "green": 7}
    assert seat(game, "green")["income"] == 3, "the income of the residence is lost"
    assert offered(game) == ["line a", "line b", "line c", "line d"]
    play(game, "green: line a", "green: field 1")
    assert prestige(game) == {"blue": 1, "red": 0, "green": 8}


def test_lawyer_changes_the_neutral_quarry() -> None:
    """In an own lawyer blue turns the quarry into a residence for 2 PP and rent ever after.

    [place.3] [place.7] [lawyer.1] [lawyer.2] [lawyer.4] [lawyer.5] [income.2] [income.7]
    """
    game = position(
        bailiff=9,
        road={
            9: {"tile": "lawyer", "owner": "blue"},
            10: {"tile": "food-farm", "owner": "blue"},
            11: {"tile": "cloth-farm", "owner": "red"},
        },
        seats={"blue": {"deniers": 2, "cloth": 1}},
    )
    play(game, "blue: place lawyer", "red: pass", "green: pass", "blue: pass")
    leave_provost(game)
    assert prestige(game)["blue"] == 0
    assert "transform food-farm" in offered(game), "an own tile could go as well"
    assert "transform cloth-farm" not in offered(game)
    play(game, "blue: transform quarry")
    assert road(game, 4) == {"tile": "residence", "owner": "blue"}
    assert goods(game, "blue") == {}
    assert prestige(game)["blue"] == 2
    # 2 - 1 for the worker - 1 for the lawyer, and then the next income.
    assert deniers(game)["blue"] == 3
    pass_all(game)
    leave_provost(game)
    assert deniers(game)["blue"] == 7, "3 more, and 1 for passing first"
    assert "place quarry" not in offered(game)


# -- phase 6: the castle -------------------------------------------------------------------------


def castle_scene() -> AnyGame:
    """Red stands before green at the castle; four places of the dungeon are taken."""
    return position(
        players=4,
        phase="castle",
        order=["red", "blue", "orange", "green"],
        special={"castle": ["red", "green"]},
        seats={
            "blue": {"houses": {"dungeon": 3}},
            "red": {"houses": {"dungeon": 1}, "food": 1, "stone": 1, "wood": 1},
            "green": {"food": 2, "stone": 2, "wood": 1, "cloth": 1},
            "orange": {"prestige": 1},
        },
    )


def test_castle_red_one_house_green_two_with_overflow() -> None:
    """Red's house is worth 5; green fills the dungeon and begins the walls: 5 + 4 and the favor.

    [castle.1] [castle.4] [castle.6] [castle.7] [castle.11] [castle.14]
    """
    game = castle_scene()
    play(game, "red: batch wood-stone")
    assert goods(game, "red") == {}
    assert prestige(game)["red"] == 5
    play(game, "green: batch wood-stone")
    assert prestige(game)["green"] == 5
    play(game, "green: batch stone-cloth")
    assert prestige(game)["green"] == 9
    assert seat(game, "green")["houses"] == {"dungeon": 1, "walls": 1, "towers": 0}
    assert goods(game, "green") == {}
    play(game, "green: line a", "green: field 1")
    assert prestige(game)["green"] == 10
    assert workers_at(game, "castle") == []


def test_castle_tie_goes_to_the_first_at_the_castle() -> None:
    """Had green stopped at one house, the favor would have been red's. [castle.12]"""
    game = castle_scene()
    play(game, "red: batch wood-stone", "green: batch wood-stone", "green: done")
    assert prestige(game)["green"] == 5
    assert goods(game, "green") == {"food": 1, "stone": 1, "cloth": 1}
    play(game, "red: line b", "red: field 1")
    assert deniers(game)["red"] == 3


# -- phase 7: bailiff and counts -----------------------------------------------------------------


def test_bailiff_walks_one_space_past_a_lagging_provost() -> None:
    """The provost lags behind, so one space; the symbol is not reached and nothing is counted.

    [bailiff.1] [bailiff.3] [bailiff.4]
    """
    game = position(
        players=4,
        phase="end-of-turn",
        bailiff=10,
        provost=7,
        seats={name: {"prestige": 5} for name in FOUR},
    )
    assert (game.view()["bailiff"], game.view()["provost"]) == (11, 11)
    assert game.view()["counted"] == []
    assert prestige(game) == {"blue": 5, "red": 5, "green": 5, "orange": 5}


def test_bailiff_counts_a_full_dungeon_before_its_symbol() -> None:
    """The same walk with a full dungeon: it is counted wherever the bailiff is. [bailiff.5]"""
    game = position(
        players=4,
        phase="end-of-turn",
        bailiff=10,
        provost=7,
        seats={
            "blue": {"houses": {"dungeon": 1}, "prestige": 5},
            "red": {"houses": {"dungeon": 5}, "prestige": 5},
            "green": {"prestige": 5},
            "orange": {"prestige": 5},
        },
    )
    assert (game.view()["bailiff"], game.view()["provost"]) == (11, 11)
    play(game, "red: line b", "red: decline")
    assert game.view()["counted"] == ["dungeon"]
    assert prestige(game) == {"blue": 5, "red": 5, "green": 3, "orange": 3}


def test_bailiff_walks_two_spaces_onto_the_dungeon_symbol() -> None:
    """The provost is one space ahead, so two spaces: the symbol is reached, the dungeon counted.

    [bailiff.1] [bailiff.3] [bailiff.4] [count.1]
    """
    game = position(
        players=4,
        phase="end-of-turn",
        bailiff=10,
        provost=11,
        seats={name: {"prestige": 5} for name in FOUR},
    )
    assert (game.view()["bailiff"], game.view()["provost"]) == (12, 12)
    assert game.view()["counted"] == ["dungeon"]
    assert prestige(game) == {"blue": 3, "red": 3, "green": 3, "orange": 3}


def test_bailiff_does_not_count_the_dungeon_twice() -> None:
    """The same walk when the full dungeon was counted in an earlier turn. [bailiff.7]"""
    game = position(
        players=4,
        phase="end-of-turn",
        bailiff=10,
        provost=11,
        counted=["dungeon"],
        seats={
            "blue": {"houses": {"dungeon": 6}, "prestige": 5},
            "red": {"prestige": 5},
            "green": {"prestige": 5},
            "orange": {"prestige": 5},
        },
    )
    assert game.view()["bailiff"] == 12
    assert game.view()["phase"] == "placement", "nobody was asked about a favor"
    assert game.view()["counted"] == ["dungeon"]
    assert prestige(game) == {"blue": 5, "red": 5, "green": 5, "orange": 5}


def test_dungeon_count_after_the_castle_scene() -> None:
    """Red 2 and blue 3 houses: a favor each; orange none: a loss down to 0; green 1: nothing.

    [count.1] [count.2] [count.3] [turn.4] [bailiff.5]
    """
    game = castle_scene()
    play(game, "red: batch wood-stone", "green: batch wood-stone", "green: batch stone-cloth")
    play(game, "green: line c", "green: decline")
    assert game.view()["phase"] == "end-of-turn"
    assert prestige(game)["orange"] == 1, "red and blue come before orange"
    play(game, "red: line a", "red: field 1", "blue: line a", "blue: field 1")
    assert game.view()["phase"] == "placement"
    assert prestige(game) == {"blue": 1, "red": 6, "green": 9, "orange": 0}
    assert seat(game, "green")["markers"]["c"] == 1, "the walls were not counted"
    assert game.view()["counted"] == ["dungeon"]


# -- royal favors --------------------------------------------------------------------------------


def test_favor_in_the_dungeon_count_cannot_enter_field_3() -> None:
    """Orange's marker is stuck on field 2 of line a while the dungeon is counted: 2 PP.

    [favor.3] [favor.8] [favor.10] [favor.11] [line.a]
    """
    game = position(
        players=4,
        phase="end-of-turn",
        bailiff=11,
        seats={"orange": {"houses": {"dungeon": 2}, "markers": {"a": 2}}},
    )
    play(game, "orange: line a")
    assert offered(game) == ["field 1", "field 2", "decline"]
    assert seat(game, "orange")["markers"]["a"] == 2
    play(game, "orange: field 2")
    assert prestige(game)["orange"] == 2


def test_favor_of_the_church_may_use_an_earlier_field() -> None:
    """While the towers rise blue builds the church, moves from c2 to c3 and takes a food.

    [build.10] [favor.2] [favor.3] [favor.9] [line.c1]
    """
    game = position(
        players=4,
        phase="buildings",
        bailiff=18,
        counted=["dungeon", "walls"],
        road={9: {"tile": "mason", "owner": "blue", "worker": "blue"}},
        seats={"blue": {"stone": 1, "cloth": 1, "markers": {"c": 2}}},
    )
    play(game, "blue: build church")
    assert road(game, 10) == {"tile": "church", "owner": "blue"}
    assert prestige(game)["blue"] == 3
    play(game, "blue: line c")
    assert seat(game, "blue")["markers"] == {"a": 0, "b": 0, "c": 3, "d": 0}
    assert offered(game) == ["field 1", "field 2", "field 3", "decline"]
    play(game, "blue: field 1")
    assert goods(game, "blue") == {"food": 1}


def test_favor_of_the_joust_field_builds_the_park() -> None:
    """While the walls rise green jousts, moves from d2 to d3 and builds the park for one food.

    [joust.1] [favor.8] [line.d] [line.d3] [build.7] [build.9]
    """
    game = position(
        players=4,
        phase="special-buildings",
        bailiff=12,
        counted=["dungeon"],
        special={"joust-field": "green"},
        seats={"green": {"deniers": 1, "cloth": 1, "food": 1, "markers": {"d": 2}}},
    )
    play(game, "green: offer 1", "green: line d")
    assert seat(game, "green")["markers"] == {"a": 0, "b": 0, "c": 0, "d": 3}
    assert "field 3" in offered(game), "no mason on the board is needed"
    play(game, "green: field 3", "green: build park")
    assert goods(game, "green") == {}
    assert road(game, 9) == {"tile": "park", "owner": "green"}
    assert prestige(game)["green"] == 3


def test_favors_of_the_monument_need_two_lines() -> None:
    """The monument brings two favors at once, and they must go to different lines.

    [prestige.5] [favor.13]
    """
    game = position(
        players=4,
        phase="buildings",
        provost=9,
        road={
            1: {"tile": "residence", "owner": "blue"},
            9: {"tile": "architect", "owner": "blue", "worker": "blue"},
        },
        seats={"blue": {"stone": 4, "gold": 2}},
    )
    play(game, "blue: build monument", "blue: over 1")
    assert prestige(game)["blue"] == 14
    assert offered(game) == ["line a", "line b", "line c", "line d"]
    play(game, "blue: line b", "blue: field 1")
    assert offered(game) == ["line a", "line c", "line d"]
    play(game, "blue: line a", "blue: field 1")
    assert game.view()["phase"] == "placement"
    assert prestige(game)["blue"] == 15
    assert deniers(game)["blue"] == 5, "3 from line b and 2 of income"


# -- the end, and two seats ----------------------------------------------------------------------


def test_end_bonus_for_gold_cubes_and_deniers() -> None:
    """The towers' symbol is reached: 3 PP a gold, 1 PP for three cubes, 1 PP for four deniers.

    [end.1] [end.2] [end.3] [end.4] [end.5] [end.6]
    """
    tower = {"houses": {"towers": 1}}
    game = position(
        phase="end-of-turn",
        bailiff=23,
        counted=["dungeon", "walls"],
        seats={
            "blue": {
                "gold": 2,
                "food": 2,
                "wood": 2,
                "stone": 1,
                "cloth": 1,
                "deniers": 11,
                "prestige": 20,
                **tower,
            },
            "red": {"food": 2, "deniers": 3, "prestige": 30, **tower},
            "green": {"gold": 1, "cloth": 5, "deniers": 4, "prestige": 10},
        },
    )
    assert game.over
    assert game.view()["counted"] == ["dungeon", "walls", "towers"]
    # Green built nothing there and lost 4 PP first: 10 - 4 + 3 + 1 + 1.
    assert game.scores() == [20 + 6 + 2 + 2, 30, 11]
    assert game.ranking() == [1, 1, 3]


def test_two_seats_pay_three_after_a_pass() -> None:
    """Once blue has passed red pays 3 for all but an own building. [two.4] [two.5] [place.15]"""
    game = position(
        players=2,
        road={
            9: {"tile": "food-farm", "owner": "red"},
            10: {"tile": "cloth-farm", "owner": "blue"},
        },
        seats={"blue": {"deniers": 1}, "red": {"deniers": 20}},
    )
    play(game, "blue: place cloth-farm", "red: place farm")
    assert deniers(game) == {"blue": 0, "red": 19}, "1 denier before anybody has passed"
    play(game, "blue: pass", "red: place castle")
    assert deniers(game) == {"blue": 1, "red": 16}
    play(game, "red: place food-farm")
    assert deniers(game)["red"] == 15
    play(game, "red: place trading-post")
    assert deniers(game)["red"] == 12


def test_two_seats_keep_the_power_of_the_inn() -> None:
    """The guest of the inn pays 1 even after the other seat has passed. [two.5] [place.5]"""
    game = position(
        players=2,
        special={"inn-right": "red"},
        seats={"red": {"deniers": 2}},
    )
    play(game, "blue: pass", "red: place castle", "red: place farm")
    assert deniers(game)["red"] == 0


def test_two_seats_take_turns_at_going_first() -> None:
    """Both start with 5 deniers, and whoever began a turn is second in the next. [two.1] [two.2]"""
    game = kingsroad.new_game("caylus2005", players=2, seed=3)
    assert deniers(game) == {"blue": 7, "red": 7}, "5 and the first income"
    first = game.seat_name(game.seat)
    second = "red" if first == "blue" else "blue"
    for leader, follower in ((first, second), (second, first), (first, second)):
        play(game, f"{leader}: pass", f"{follower}: pass")
        leave_provost(game)
