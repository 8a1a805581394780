"""Markets, peddlers and the buildings that make two offers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caylus2005.table import offered, play, position, seat

from kingsroad import AnyGame

GOODS = ["food", "wood", "stone", "cloth", "gold"]


def seen(game: AnyGame, what: str) -> Any:
    """Something that lies on the table, from the view."""
    return game.view()[what]


def visit(tile: str, blue: dict[str, int], options: dict[str, str] | None = None) -> AnyGame:
    """Phase 5, blue in a building; green's batch holds the game in phase 6."""
    space = {"market": 5, "peddler": 7}.get(tile, 9)
    entry = {"tile": tile, "worker": "blue"}
    if space == 9:
        entry["owner"] = "red"
    return position(
        phase="buildings",
        road={space: entry},
        provost=9,
        special={"castle": ["green"]},
        seats={"blue": blue, "green": {"food": 1, "wood": 1, "stone": 1}},
        options=options,
    )


def owned(game: AnyGame) -> dict[str, int]:
    """What blue has, without what it has none of."""
    held = seat(game, "blue")
    return {kind: held[kind] for kind in [*GOODS, "deniers", "prestige"] if held[kind]}


@pytest.mark.parametrize(("tile", "price"), [("market", 4), ("wood-market", 6)])
@pytest.mark.parametrize("good", GOODS)
def test_markets_buy_any_cube(tile: str, price: int, good: str) -> None:
    """[market.1]"""
    game = visit(tile, {good: 1})
    assert offered(game) == [f"give {good}", "decline"]
    play(game, f"blue:give {good}")
    assert owned(game) == {"deniers": price}


@pytest.mark.parametrize("tile", ["market", "wood-market"])
def test_markets_buy_one_cube_only(tile: str) -> None:
    """[market.2]"""
    game = visit(tile, {"food": 5, "gold": 5})
    play(game, "blue:give gold")
    assert seen(game, "phase") == "castle"
    assert seat(game, "blue")["gold"] == 4


def test_fixed_peddler_sells_one_cube_for_two_deniers() -> None:
    """[peddler.1] [peddler.3]"""
    game = visit("peddler", {"deniers": 9})
    assert offered(game) == ["offer 1", "decline"]
    play(game, "blue:offer 1")
    assert offered(game) == ["take food", "take wood", "take stone", "take cloth"]
    play(game, "blue:take cloth")
    assert owned(game) == {"deniers": 7, "cloth": 1}
    assert seen(game, "phase") == "castle"


def test_fixed_peddler_wants_two_deniers() -> None:
    """[peddler.1]"""
    assert seen(visit("peddler", {"deniers": 1}), "phase") == "castle"


def test_wood_peddler_sells_one_cube_for_one_denier() -> None:
    """[peddler.2]"""
    game = visit("wood-peddler", {"deniers": 1})
    assert offered(game) == ["offer 1", "decline"]
    play(game, "blue:offer 1", "blue:take wood")
    assert owned(game) == {"wood": 1}
    assert seen(game, "phase") == "castle"


@pytest.mark.parametrize(
    ("first", "second"),
    [(first, second) for i, first in enumerate(GOODS[:4]) for second in GOODS[i:4]],
)
def test_wood_peddler_sells_two_cubes_alike_or_different(first: str, second: str) -> None:
    """[peddler.2]"""
    game = visit("wood-peddler", {"deniers": 2})
    assert offered(game) == ["offer 1", "offer 2", "decline"]
    play(game, "blue:offer 2", f"blue:take {first}")
    if first != "cloth":  # after cloth only cloth is left to choose
        play(game, f"blue:take {second}")
    expected = {first: 1}
    expected[second] = expected.get(second, 0) + 1
    assert owned(game) == expected
    assert seen(game, "phase") == "castle"


def test_wood_peddler_sells_no_gold() -> None:
    """[peddler.3]"""
    game = visit("wood-peddler", {"deniers": 2})
    play(game, "blue:offer 2")
    assert "take gold" not in offered(game)
    play(game, "blue:take stone")
    assert offered(game) == ["take stone", "take cloth"]


OFFERS = [
    ("church", "offer 1", {"deniers": 2}, {"prestige": 3}, "offers.2"),
    ("church", "offer 2", {"deniers": 4}, {"prestige": 5}, "offers.2"),
    ("tailor", "offer 1", {"cloth": 2}, {"prestige": 4}, "offers.3"),
    ("tailor", "offer 2", {"cloth": 3}, {"prestige": 6}, "offers.3"),
    ("bank", "offer 1", {"deniers": 2}, {"gold": 1}, "offers.4"),
    ("bank", "offer 2", {"deniers": 5}, {"gold": 2}, "offers.4"),
    ("jeweller", "offer 1", {"gold": 1}, {"prestige": 5}, "offers.7"),
    ("jeweller", "offer 2", {"gold": 2}, {"prestige": 9}, "offers.7"),
]


@pytest.mark.parametrize(("tile", "offer", "price", "worth", "rule"), OFFERS)
def test_an_offer_is_paid_and_received(
    tile: str, offer: str, price: dict[str, int], worth: dict[str, int], rule: str
) -> None:
    """[offers.2] [offers.3] [offers.4] [offers.7]"""
    game = visit(tile, price, {"jeweller": "on"})
    assert offer in offered(game), rule
    play(game, f"blue:{offer}")
    assert owned(game) == worth
    assert seen(game, "phase") == "castle"


@pytest.mark.parametrize(("tile", "offer", "price", "worth", "rule"), OFFERS)
def test_an_offer_that_cannot_be_paid_is_not_made(
    tile: str, offer: str, price: dict[str, int], worth: dict[str, int], rule: str
) -> None:
    """[offers.2] [offers.3] [offers.4] [offers.7] [turn.8]"""
    short = {kind: amount - 1 for kind, amount in price.items()}
    assert offer not in offered(visit(tile, short, {"jeweller": "on"})), rule
    assert worth


@pytest.mark.parametrize("tile", ["church", "tailor", "bank", "alchemist", "jeweller"])
def test_one_offer_once_or_neither(tile: str) -> None:
    """[offers.1]"""
    plenty = {"deniers": 20, "cloth": 20, "gold": 20}
    game = visit(tile, plenty, {"jeweller": "on"})
    assert offered(game) == ["offer 1", "offer 2", "decline"]
    declined = game.clone()
    play(declined, "blue:decline")
    assert owned(declined) == plenty
    play(game, "blue:offer 1")
    assert seen(game, "phase") == "castle"
    assert owned(game) != plenty


@pytest.mark.parametrize(
    ("offer", "cubes", "gold"),
    [
        ("offer 1", ["wood", "wood"], 1),
        ("offer 1", ["food", "cloth"], 1),
        ("offer 2", ["food", "wood", "stone", "cloth"], 2),
        ("offer 2", ["stone", "stone", "stone", "stone"], 2),
        ("offer 2", ["food", "food", "cloth", "cloth"], 2),
    ],
)
def test_alchemist_turns_cubes_into_gold(offer: str, cubes: list[str], gold: int) -> None:
    """[offers.5] [offers.6]"""
    game = visit("alchemist", {good: cubes.count(good) for good in set(cubes)})
    play(game, f"blue:{offer}")
    assert owned(game) == {"gold": gold}
    assert seen(game, "phase") == "castle"


def test_alchemist_accepts_no_gold() -> None:
    """[offers.6]"""
    game = visit("alchemist", {"wood": 1, "gold": 9})
    assert seen(game, "phase") == "castle"
    game = visit("alchemist", {"wood": 2, "gold": 9})
    assert offered(game) == ["offer 1", "decline"]
    play(game, "blue:offer 1")
    assert owned(game) == {"gold": 10}


def test_cubes_are_given_unasked_where_nothing_is_left_to_choose() -> None:
    """[offers.6] One food is in every handful of two; which cube joins it is asked."""
    game = visit("alchemist", {"food": 3, "wood": 1})
    play(game, "blue:offer 1")
    assert owned(game) == {"food": 2, "wood": 1}
    assert offered(game) == ["give food", "give wood"]
    game = visit("alchemist", {"food": 3, "wood": 1})
    play(game, "blue:offer 2")
    assert owned(game) == {"gold": 2}


def test_every_handful_of_cubes_can_be_named() -> None:
    """[offers.6] [turn.8] [turn.10]"""
    game = visit("alchemist", {"food": 1, "stone": 2, "cloth": 1})
    play(game, "blue:offer 1")
    handfuls = []
    for first in offered(game):
        then = game.clone()
        play(then, first)
        handfuls += [(first[5:], second[5:]) for second in offered(then)]
    assert handfuls == [
        ("food", "stone"),
        ("food", "cloth"),
        ("stone", "stone"),
        ("stone", "cloth"),
    ]
