"""The worked examples of the rule text, played through; told in our own words."""

from __future__ import annotations

from tests.games.magna_carta.table import (
    SEATS,
    asks,
    cards,
    deniers,
    held,
    offered,
    play,
    position,
    road,
    seat,
    seen,
    tokens,
)

import kingsroad

ONE = "batch food-wood-stone"


def test_layout_for_four_seats() -> None:
    """Three neutral cards in the order of drawing, then the peddler; new cards go behind it.

    [setup.2] [setup.3] [setup.5] [build.1]
    """
    game = kingsroad.new_game("magna_carta", 4, None)
    play(game, "chance: lay quarry", "chance: lay park", "chance: lay trading-post")
    assert cards(game) == ["quarry", "park", "trading-post", "peddler"]
    assert seen(game, "provost") == 4
    while game.seat_name(game.seat) == "chance":
        play(game, "chance: deal market" if "deal market" in offered(game) else offered(game)[0])
    play(game, "blue: keep", "red: keep", "green: keep", "orange: keep", "chance: first green")
    play(game, "green: build market", "green: give wood")
    assert cards(game) == ["quarry", "park", "trading-post", "peddler", "green-market"]


def test_red_hires_at_greens_new_market() -> None:
    """Green's market is the last card; red pays 1 denier and nobody else gets in this round.

    [place.1] [place.2] [place.3] [place.4] [build.3]
    """
    game = position(
        players=4,
        order=["green", "orange", "blue", "red"],
        seats={
            "green": {"wood": 2, "food": 1, "deniers": 2, "hand": ["market"]},
            "red": {"deniers": 3},
            "blue": {"deniers": 3},
        },
    )
    play(game, "green: build market", "green: give food")
    play(game, "orange: pass", "blue: draw", "chance: deal bank", "red: place green-market")
    assert deniers(game) == [2, 2, 2, 1]
    assert road(game, "green-market") == {"worker": "red"}
    for line in ("green: pass", "blue: pass"):
        assert "place green-market" not in offered(game)
        play(game, line)
    assert "place green-market" not in offered(game)


def test_blue_builds_a_quarry() -> None:
    """Two stone and a food for the large quarry at the end of the road; it is open to all.

    [build.1] [build.3] [build.6] [pay.1]
    """
    game = position(
        players=4,
        road=["green-market", "red-small-farm"],
        seats={
            "blue": {"stone": 3, "food": 2, "hand": ["large-quarry", "bank"], "deniers": 1},
            "red": {"deniers": 1},
        },
    )
    play(game, "blue: build large-quarry")
    assert held(game, "blue") == {"stone": 1, "food": 1, "deniers": 1}
    assert cards(game)[-1] == "blue-large-quarry"
    assert seat(game, "blue")["hand"] == ["bank"]
    assert "place blue-large-quarry" in offered(game)
    play(game, "red: pass", "green: pass", "orange: pass")
    assert "place blue-large-quarry" in offered(game)


def test_green_builds_the_statue() -> None:
    """Two stone and a gold; it covers one of green's residences and is green's to see.

    [prestige.1] [prestige.4] [prestige.5] [prestige.7]
    """
    game = position(
        players=4,
        order=["green", "orange", "blue", "red"],
        road=[
            {"card": "green-small-farm", "top": "residence"},
            {"card": "blue-bank", "top": "residence"},
            {"card": "green-market", "top": "residence"},
        ],
        seats={"green": {"stone": 2, "gold": 1}},
    )
    play(game, "green: erect statue")
    assert offered(game) == ["over small-farm", "over market"]
    play(game, "green: over small-farm")
    assert held(game, "green") == {}
    assert seen(game, "road")[4] == {"card": "green-small-farm", "top": "statue"}
    assert seat(game, "green")["prestige"] == ["statue"]
    assert game.scores() == [1, 0, 6 + 1, 0]
    assert [seat(game, name)["income"] for name in SEATS] == [3, 2, 3, 2]


def test_orange_is_first_to_pass() -> None:
    """Orange takes the first number of the bridge and 1 denier.

    [pass.1] [pass.2]
    """
    game = position(
        players=4,
        order=["orange", "blue", "red", "green"],
        seats={name: {"deniers": 2} for name in SEATS},
    )
    play(game, "orange: pass")
    assert seen(game, "bridge") == ["orange"]
    assert deniers(game) == [2, 2, 2, 3]
    play(game, "blue: pass")
    assert deniers(game) == [2, 2, 2, 3]


def test_red_has_the_last_word_on_the_provost() -> None:
    """He goes to the end of the road and back by one: green's bank acts, blue's quarry does not.

    [provost.1] [provost.2] [provost.5] [road.1] [road.2] [pass.5] [card.bank.worker]
    """
    game = position(
        players=4,
        phase="provost",
        bridge=["orange", "green", "blue", "red"],
        provost=5,
        road=["red-market", "green-bank", "blue-large-quarry"],
        workers={"green-bank": "red", "blue-large-quarry": "green"},
        seats={
            "orange": {"deniers": 1, "food": 1, "wood": 1, "stone": 1},
            "green": {"deniers": 3},
            "blue": {"deniers": 1},
            "red": {"deniers": 2},
        },
    )
    play(game, "orange: provost 0", "green: provost +1", "blue: provost +1")
    assert seen(game, "provost") == len(cards(game))
    play(game, "red: provost -1")
    assert cards(game)[seen(game, "provost") - 1] == "green-bank"
    assert deniers(game) == [0, 1, 2, 1]
    play(game, "red: offer 1", "green: offer 1")
    assert held(game, "red") == {"gold": 1}
    assert held(game, "green") == {"gold": 1}
    assert held(game, "blue") == {}
    assert asks(game) == ("orange", "OfferBatch")


def test_green_builds_most_at_the_castle() -> None:
    """Orange and blue take the last of the dungeon, green two of the walls, and the gold.

    [castle.1] [castle.3] [castle.4] [castle.5] [castle.7] [castle.8]
    """
    for batches, winner in ((2, "green"), (1, "orange")):
        game = position(
            players=4,
            phase="castle",
            bridge=["orange", "blue", "green", "red"],
            tokens={"dungeon": 2, "walls": 8, "towers": 9},
            seats={
                "orange": {"food": 1, "wood": 1, "stone": 1},
                "blue": {"gold": 1, "wood": 1, "stone": 1},
                "green": {"food": 2, "wood": 2, "stone": 2},
                "red": {"food": 1, "wood": 1, "stone": 1},
            },
        )
        play(game, f"orange: {ONE}", "blue: batch gold-wood-stone", *[f"green: {ONE}"] * batches)
        if batches == 1:
            play(game, "green: done")
        play(game, "red: done")
        assert tokens(game, "orange") == tokens(game, "blue") == [1, 0, 0]
        assert tokens(game, "green") == [0, batches, 0]
        assert tokens(game, "red") == [0, 0, 0]
        assert tokens(game) == [0, 8 - batches, 9]
        assert {name: seat(game, name)["gold"] for name in SEATS} == {
            name: int(name == winner) for name in SEATS
        }


def test_the_provost_reaches_the_end_of_the_road() -> None:
    """One card lies ahead, so he walks one; the first-player card goes clockwise.

    [round.1] [round.2]
    """
    game = position(
        players=4,
        phase="end-of-round",
        order=["orange", "blue", "red", "green"],
        road=["red-market", "green-bank", "blue-large-quarry"],
        provost=6,
    )
    assert seen(game, "provost") == 7 == len(cards(game))
    assert seen(game, "order") == ["blue", "red", "green", "orange"]
