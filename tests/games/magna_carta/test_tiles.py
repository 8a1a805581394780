"""Every card in play: cost, PP, the worker's effect and the owner's.

The figures are written down here from the printed game, not taken from the engine's tables.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.games.magna_carta.table import (
    BATCH,
    GOODS,
    asks,
    cards,
    held,
    offered,
    play,
    position,
    road,
    seat,
    seen,
    tokens,
)

from kingsroad import AnyGame
from kingsroad.games.magna_carta.tiles import TILES


def spread(words: str) -> dict[str, int]:
    """Read ``2 stone + 1 gold``."""
    parts = [part.split() for part in words.split("+")] if words else []
    return {kind: int(number) for number, kind in parts}


# -- what is printed -----------------------------------------------------------------------------


class Card(NamedTuple):
    """Cost, PP; a white cube in the cost; a stock; left out for beginners."""

    cost: str
    prestige: int
    white: bool = False
    stock: bool = False
    advanced: bool = False


DECK = {
    "small-farm": Card("1 food + 1 wood", 1, stock=True),
    "small-sawmill": Card("1 food + 1 wood", 1, stock=True),
    "small-quarry": Card("1 food + 1 wood", 1, stock=True),
    "own-peddler": Card("1 wood", 2, white=True),
    "market": Card("1 wood", 2, white=True),
    "lawyer": Card("1 food + 1 wood", 2, advanced=True),
    "large-farm": Card("1 food + 2 stone", 2),
    "large-sawmill": Card("1 food + 2 stone", 2),
    "large-quarry": Card("1 food + 2 stone", 2),
    "gold-mine": Card("1 food + 2 stone", 2),
    "bank": Card("1 wood + 2 stone", 3),
    "church": Card("1 wood + 2 stone", 3, advanced=True),
}
PRESTIGE = {
    "theatre": Card("2 wood + 1 gold", 6),
    "statue": Card("2 stone + 1 gold", 6),
    "hotel": Card("3 stone + 1 gold", 6, advanced=True),
    "stables": Card("3 food + 2 gold", 10),
    "town-hall": Card("3 wood + 2 gold", 10),
    "monument": Card("3 stone + 2 gold", 10),
    "cathedral": Card("5 stone + 3 gold", 14),
}
NEUTRAL = ["park", "forest", "quarry", "trading-post", "peddler"]
RESIDENCE = Card("1 food", 1)


class Visit(NamedTuple):
    """What a seat has before, the choices it makes, what it has after; tokens it gained."""

    before: str
    choices: list[str]
    after: str
    tokens: int = 0


WORKER = {
    "park": [Visit("", ["use"], "1 food")],
    "forest": [Visit("", ["use"], "1 wood")],
    "quarry": [Visit("", ["use"], "1 stone")],
    "trading-post": [Visit("", ["use"], "2 deniers")],
    "peddler": [
        Visit("1 deniers", ["take food"], "1 food"),
        Visit("2 deniers", ["take wood"], "1 wood + 1 deniers"),
        Visit("2 deniers", ["take stone"], "1 stone + 1 deniers"),
    ],
    "small-farm": [Visit("", ["use"], "1 food")],
    "small-sawmill": [Visit("", ["use"], "1 wood")],
    "small-quarry": [Visit("", ["use"], "1 stone")],
    "own-peddler": [
        Visit("1 deniers", ["take wood"], "1 wood"),
        Visit("3 deniers", ["take food", "take food"], "2 food + 1 deniers"),
        Visit("3 deniers", ["take stone", "take food"], "1 food + 1 stone + 1 deniers"),
        Visit("3 deniers", ["take wood", "decline"], "1 wood + 2 deniers"),
    ],
    "market": [
        Visit("2 food", ["give food"], "1 food + 4 deniers"),
        Visit("1 wood", ["give wood"], "4 deniers"),
        Visit("1 stone", ["give stone"], "4 deniers"),
        Visit("1 food + 1 gold", ["give gold"], "1 food + 4 deniers"),
    ],
    "lawyer": [Visit("2 food", ["transform own-peddler"], "1 food")],
    "large-farm": [Visit("", ["use"], "2 food")],
    "large-sawmill": [Visit("", ["use"], "2 wood")],
    "large-quarry": [Visit("", ["use"], "2 stone")],
    "gold-mine": [Visit("", ["use"], "1 gold")],
    "bank": [
        Visit("3 deniers", ["offer 1"], "1 gold + 2 deniers"),
        Visit("3 deniers", ["offer 2"], "2 gold"),
    ],
    "church": [
        Visit("5 deniers", ["offer 1"], "3 deniers", tokens=1),
        Visit("5 deniers", ["offer 2"], "", tokens=2),
    ],
}
OWNER = {
    "small-farm": [Visit("", ["use"], "1 food")],
    "small-sawmill": [Visit("", ["use"], "1 wood")],
    "small-quarry": [Visit("", ["use"], "1 stone")],
    "own-peddler": [
        Visit("2 deniers", ["take food"], "1 food + 1 deniers"),
        Visit("1 deniers", ["take wood"], "1 wood"),
        Visit("1 deniers", ["take stone"], "1 stone"),
    ],
    "market": [Visit("", ["use"], "1 deniers")],
    "lawyer": [Visit("", ["use"], "2 deniers")],
    "large-farm": [Visit("", ["use"], "1 food")],
    "large-sawmill": [Visit("", ["use"], "1 wood")],
    "large-quarry": [Visit("", ["use"], "1 stone")],
    "gold-mine": [
        Visit("2 food", ["offer 1"], "1 food + 1 gold"),
        Visit("1 food + 1 wood", ["offer 1", "give wood"], "1 food + 1 gold"),
        Visit("1 stone", ["offer 1"], "1 gold"),
    ],
    "bank": [Visit("3 deniers", ["offer 1"], "1 gold + 1 deniers")],
    "church": [Visit("4 deniers", ["offer 1"], "1 deniers", tokens=1)],
}
NEEDS = {
    "peddler": "1 deniers",
    "own-peddler": "1 deniers",
    "market": "1 food",
    "lawyer": "1 food",
    "bank": "1 deniers",
    "church": "2 deniers",
}
"""The least with which the worker's effect can be used; the others are free."""
OWNER_NEEDS = {
    "own-peddler": "1 deniers",
    "gold-mine": "1 food",
    "bank": "2 deniers",
    "church": "3 deniers",
}


def test_the_tables_are_complete() -> None:
    """[build.6] [prestige.7] Every card of the engine is written down here, once."""
    everything = [*NEUTRAL, *DECK, *PRESTIGE, "residence"]
    assert sorted(everything) == sorted(tile.key for tile in TILES)
    assert sorted(WORKER) == sorted([*NEUTRAL, *DECK])
    assert sorted(OWNER) == sorted(DECK)
    assert (len(NEUTRAL), len(DECK), len(PRESTIGE)) == (5, 12, 7)


def total(cards_of: dict[str, Card]) -> dict[str, int]:
    """All costs together, white cubes apart."""
    sums = dict.fromkeys([*GOODS, "white"], 0)
    for card in cards_of.values():
        for kind, number in spread(card.cost).items():
            sums[kind] += number
        sums["white"] += int(card.white)
    return {kind: number for kind, number in sums.items() if number}


def test_sums_of_the_printed_figures() -> None:
    """[build.6] [prestige.7] [beginner.1] [beginner.2]"""
    easy_deck = {key: card for key, card in DECK.items() if not card.advanced}
    easy_prestige = {key: card for key, card in PRESTIGE.items() if not card.advanced}
    assert total(DECK) == {"food": 8, "wood": 8, "stone": 12, "white": 2}
    assert total(easy_deck) == {"food": 7, "wood": 6, "stone": 10, "white": 2}
    assert total(PRESTIGE) == {"food": 3, "wood": 5, "stone": 13, "gold": 12}
    assert total(easy_prestige) == {"food": 3, "wood": 5, "stone": 10, "gold": 11}
    assert sum(card.prestige for card in DECK.values()) == 23
    assert sum(card.prestige for card in easy_deck.values()) == 18
    assert sum(card.prestige for card in PRESTIGE.values()) == 62
    assert sum(card.prestige for card in easy_prestige.values()) == 56


def test_the_engine_has_the_same_sums() -> None:
    """[build.6] [prestige.7] [effect.9]"""
    whole = position(road=[f"blue-{key}" for key in DECK])
    assert whole.scores() == [23, 0, 0]
    residences: list[Any] = [
        {"card": f"blue-{key}", "top": top}
        for key, top in zip(["bank", "church", *list(DECK)[:5]], PRESTIGE, strict=True)
    ]
    assert position(road=residences).scores() == [62, 0, 0]
    easy = {"rules": "beginner"}
    ten: list[Any] = [f"blue-{key}" for key in DECK if not DECK[key].advanced]
    six = [key for key in PRESTIGE if not PRESTIGE[key].advanced]
    game = position(road=ten, options=easy, seats={"blue": {"prestige": six}})
    assert game.scores() == [18 + 56, 0, 0]


# -- what cards cost and bring -------------------------------------------------------------------


def in_hand(key: str, purse: dict[str, int]) -> AnyGame:
    """Blue, with this card in hand or a residence to cover, and so much."""
    if key in DECK:
        return position(seats={"blue": {**purse, "hand": [key]}})
    return position(road=[{"card": "blue-gold-mine", "top": "residence"}], seats={"blue": purse})


@pytest.mark.parametrize("key", DECK)
def test_what_a_card_costs_and_brings(key: str) -> None:
    """[build.1] [build.4] [build.6] [end.4] [pay.1]"""
    cost = spread(DECK[key].cost)
    rest = {"food": 1} if DECK[key].white else {}
    if DECK[key].white:
        cost.update({"food": 1, "stone": 1})
    game = in_hand(key, cost)
    play(game, f"blue: build {key}")
    if DECK[key].white:
        play(game, "blue: give stone")
    assert held(game, "blue") == rest
    assert cards(game)[-1] == f"blue-{key}"
    assert road(game, f"blue-{key}") == ({"cubes": 4} if DECK[key].stock else {})
    assert game.scores() == [DECK[key].prestige, 0, 0]
    assert seat(game, "blue")["income"] == 2


@pytest.mark.parametrize("key", PRESTIGE)
def test_what_a_prestige_building_costs_and_brings(key: str) -> None:
    """[prestige.1] [prestige.7] [end.4] [card.hotel] [income.3]"""
    game = in_hand(key, spread(PRESTIGE[key].cost))
    play(game, f"blue: erect {key}", "blue: over gold-mine")
    assert held(game, "blue") == {}
    assert road(game, "blue-gold-mine") == {"top": key}
    assert game.scores() == [PRESTIGE[key].prestige, 0, 0]
    assert seat(game, "blue")["income"] == (3 if key == "hotel" else 2)


@pytest.mark.parametrize("key", [*DECK, *PRESTIGE])
def test_one_cube_less_does_not_pay(key: str) -> None:
    """[build.6] [prestige.7] [turn.4] [turn.6] [pay.4] [pay.6]"""
    card = {**DECK, **PRESTIGE}[key]
    wanted = f"build {key}" if key in DECK else f"erect {key}"
    cost = spread(card.cost)
    gold = cost.get("gold", 0)
    rich = {**dict.fromkeys(["food", "wood", "stone"], 9), "gold": gold, "deniers": 9}
    assert wanted in offered(in_hand(key, rich))
    for kind, number in cost.items():
        purse = {**rich, kind: number - 1}
        assert wanted not in offered(in_hand(key, purse)), f"with {number - 1} {kind}"
        if kind != "gold":
            purse["gold"] += 1
            assert wanted in offered(in_hand(key, purse)), f"a gold for a {kind}"
    if card.white:
        assert wanted not in offered(in_hand(key, cost))


@pytest.mark.parametrize("key", [key for key in DECK if key != "lawyer"])
def test_every_card_but_the_lawyer_can_be_a_residence(key: str) -> None:
    """[build.6] [lawyer.1] [lawyer.3] [card.residence] [income.2] [end.4]"""
    game = position(
        phase="buildings",
        road=["red-lawyer", f"blue-{key}"],
        workers={"red-lawyer": "blue"},
        seats={"blue": spread(RESIDENCE.cost), "green": BATCH},
    )
    play(game, f"blue: transform {key}")
    assert held(game, "blue") == {}
    assert road(game, f"blue-{key}") == {"top": "residence"}
    assert game.scores()[0] == RESIDENCE.prestige
    assert seat(game, "blue")["income"] == 3


@pytest.mark.parametrize("key", [*PRESTIGE, "residence"])
def test_residences_and_prestige_buildings_never_act(key: str) -> None:
    """[card.residence] [card.hotel] [place.5] No worker, no effect; 1 denier of two of them."""
    game = position(
        phase="income",
        road=[{"card": "blue-market", "top": key}],
        seats={name: {"deniers": 3} for name in ("blue", "red", "green")},
    )
    earned = 3 if key in ("residence", "hotel") else 2
    assert held(game, "blue") == {"deniers": 3 + earned}
    for name in ("blue", "red", "green"):
        assert "place blue-market" not in offered(game)
        play(game, f"{name}: pass")


# -- what cards do -------------------------------------------------------------------------------


def visited(
    key: str, before: dict[str, int], worker: str = "blue", owner: str = "red", of: str = "blue"
) -> AnyGame:
    """A worker on an owner's card, or on a neutral one; seat `of` has so much before.

    Green's batch stops the round at the castle.
    """
    seats = {"green": BATCH, of: before}
    if key in NEUTRAL:
        others = [other for other in NEUTRAL if other not in (key, "peddler")]
        first = others if key == "peddler" else [key, *others]
        return position(phase="buildings", neutral=first, workers={key: worker}, seats=seats)
    entry: dict[str, Any] = {"card": f"{owner}-{key}"}
    if DECK[key].stock:
        entry["cubes"] = 4
    more: list[Any] = ["blue-own-peddler"] if key == "lawyer" else []
    return position(
        phase="buildings",
        road=[entry, *more],
        workers={f"{owner}-{key}": worker},
        seats=seats,
    )


def visits(table: dict[str, list[Visit]]) -> list[tuple[str, Visit]]:
    """Every line of a table with its card."""
    return [(key, visit) for key, lines in table.items() for visit in lines]


@pytest.mark.parametrize(("key", "visit"), visits(WORKER))
def test_what_a_worker_gets(key: str, visit: Visit) -> None:
    """[card.park] [card.forest] [card.quarry] [card.trading-post] [card.peddler]

    [card.small-farm.worker] [card.small-sawmill.worker] [card.small-quarry.worker]
    [card.own-peddler.worker] [card.market.worker] [card.lawyer.worker]
    [card.large-farm.worker] [card.large-sawmill.worker] [card.large-quarry.worker]
    [card.gold-mine.worker] [card.bank.worker] [card.church.worker]
    """
    game = visited(key, spread(visit.before))
    play(game, *[f"blue: {choice}" for choice in visit.choices])
    assert asks(game)[0] != "blue", "the effect is used once"
    assert held(game, "blue") == spread(visit.after)
    assert tokens(game, "blue") == [visit.tokens, 0, 0]
    if key in DECK and DECK[key].stock:
        assert road(game, f"red-{key}")["cubes"] == 4, "the worker's cube comes from the bank"
    if key == "lawyer":
        assert road(game, "blue-own-peddler") == {"top": "residence"}


@pytest.mark.parametrize(("key", "visit"), visits(WORKER))
def test_an_own_card_gives_the_same(key: str, visit: Visit) -> None:
    """[effect.1] [effect.4]"""
    game = visited(key, spread(visit.before), owner="blue")
    play(game, *[f"blue: {choice}" for choice in visit.choices])
    assert asks(game) == ("green", "OfferBatch"), "nothing for the owner"
    assert held(game, "blue") == spread(visit.after)
    assert tokens(game, "blue") == [visit.tokens, 0, 0]


@pytest.mark.parametrize(("key", "visit"), visits(OWNER))
def test_what_an_owner_gets(key: str, visit: Visit) -> None:
    """[card.small-farm.owner] [card.small-sawmill.owner] [card.small-quarry.owner]

    [card.own-peddler.owner] [card.market.owner] [card.lawyer.owner] [card.large-farm.owner]
    [card.large-sawmill.owner] [card.large-quarry.owner] [card.gold-mine.owner]
    [card.bank.owner] [card.church.owner]
    """
    game = visited(key, spread(visit.before), worker="green", of="red")
    if asks(game)[0] == "green":
        play(game, "green: decline")
    play(game, *[f"red: {choice}" for choice in visit.choices])
    assert asks(game) == ("green", "OfferBatch")
    assert held(game, "red") == spread(visit.after)
    assert tokens(game, "red") == [visit.tokens, 0, 0]
    if DECK[key].stock:
        assert road(game, f"red-{key}") == {"cubes": 3}


@pytest.mark.parametrize("key", NEEDS)
def test_what_a_worker_needs(key: str) -> None:
    """[turn.4] [turn.6] [turn.7]"""
    ((kind, number),) = spread(NEEDS[key]).items()
    assert asks(visited(key, {kind: number}))[0] == "blue"
    assert asks(visited(key, {kind: number - 1}))[0] != "blue"


@pytest.mark.parametrize("key", OWNER_NEEDS)
def test_what_an_owner_needs(key: str) -> None:
    """[turn.4] [turn.6] [turn.7]"""
    ((kind, number),) = spread(OWNER_NEEDS[key]).items()
    for have, asked in ((number, True), (number - 1, False)):
        game = visited(key, {kind: have}, worker="green", of="red")
        if offered(game)[-1] == "decline" and asks(game)[0] == "green":
            play(game, "green: decline")
        assert (asks(game)[0] == "red") == asked


def visit_again(game: AnyGame) -> None:
    """Blue works at red's small sawmill once more; the provost is left alone."""
    while asks(game)[1] in ("TakeAction", "MoveProvost"):
        if asks(game)[1] == "MoveProvost":
            play(game, "provost 0")
        elif asks(game)[0] == "blue" and "place red-small-sawmill" in offered(game):
            play(game, "blue: place red-small-sawmill")
        else:
            play(game, "pass")


def test_a_stock_runs_out() -> None:
    """[card.small-sawmill.owner] [build.4] Then the owner has nothing, the worker still has."""
    game = position(
        players=2,
        road=[{"card": "red-small-sawmill", "cubes": 2}],
        provost=3,
        seats={"blue": {"deniers": 9}},
    )
    for left in (1, 0):
        visit_again(game)
        play(game, "blue: use", "red: use")
        assert road(game, "red-small-sawmill") == ({"cubes": left} if left else {})
    visit_again(game)
    play(game, "blue: use")
    assert (seen(game, "round"), asks(game)[1]) == (4, "TakeAction")
    assert [seat(game, name)["wood"] for name in ("blue", "red")] == [3, 2]
