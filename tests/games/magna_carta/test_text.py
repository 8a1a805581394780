"""Sentences of Magna Carta: what cards are, what choices cost and bring, what the log joins."""

from __future__ import annotations

from typing import Any

from tests.cli.test_text import consequence, good
from tests.games.magna_carta.table import play

import kingsroad
from kingsroad.core.event import Event
from kingsroad.core.game import NOBODY
from kingsroad.realm.stock import stock
from kingsroad.text import LogLine, ask, card, narrate, tell
from kingsroad.text.books import book_of
from kingsroad.text.vocabulary import tile_noun, words_of

RULES = kingsroad.find_game("magna_carta")


def test_every_card_is_described_and_has_a_short_name() -> None:
    words = words_of(RULES)
    for tile in book_of(RULES).tiles:
        assert good(card(RULES, tile.key))
        assert len(words.name(tile_noun(tile.key), "short")) <= 14
    assert words.name(tile_noun("red-own-peddler"), "the") == "red's peddler"
    assert words.name(tile_noun("own-peddler"), "the") == "the player's peddler"
    assert card(RULES, "gold-mine") == (
        "Gold mine (player card); costs 1 food, 2 stone; worth 2 prestige; take 1 gold; "
        "owner: pay 1 plain cube for 1 gold."
    )


def road_of_cards(agenda: list[str], **more: Any) -> kingsroad.AnyGame:
    """A game of Magna Carta with three seats, at some question."""
    document: dict[str, object] = {
        "game": "magna_carta",
        "phase": "actions",
        "round": 1,
        "provost": 5,
        "order": ["blue", "red", "green"],
        "road": [
            {"card": "park"},
            {"card": "forest"},
            {"card": "peddler"},
            {"card": "red-bank"},
            {"card": "blue-church"},
            {"card": "red-small-farm", "cubes": 3},
        ],
        "seats": {
            "blue": {
                "food": 3,
                "wood": 3,
                "stone": 3,
                "gold": 3,
                "deniers": 9,
                "hand": ["market", "gold-mine"],
            },
            "red": {"hand": ["lawyer"]},
            "green": {"hand": []},
        },
        **more,
    }
    if agenda:
        document["agenda"] = agenda
    return kingsroad.load_position(document)


def test_actions_say_price_and_owner() -> None:
    game = road_of_cards(["TakeAction blue"])
    assert consequence(game, "place park") == "1 denier"
    assert consequence(game, "place blue-church") == "1 denier"
    assert consequence(game, "place red-bank") == "1 denier, red may pay 2 deniers for 1 gold"
    assert consequence(game, "place red-small-farm") == (
        "1 denier, red may take 1 food from the card, past the provost"
    )
    assert consequence(game, "build market") == (
        "1 wood, any cube: 2 prestige, sell any cube for 4 deniers"
    )
    assert consequence(game, "exchange") == "1 denier, put your hand away, draw 2 cards"
    assert consequence(game, "pass") == "number 1, +1 denier"


def test_payments_say_what_is_paid() -> None:
    game = road_of_cards(["TakeAction blue"])
    play(game, "build gold-mine", "gold 0")
    assert ask(game) == "Blue, how much stone for the gold mine do you pay in gold?"
    assert consequence(game, "gold 0") == "pay 2 stone"
    assert consequence(game, "gold 1") == "pay 1 stone, 1 gold"


def test_offers_and_batches() -> None:
    game = road_of_cards(
        [],
        phase="buildings",
        bridge=["blue", "red", "green"],
        road=[
            {"card": "park"},
            {"card": "forest"},
            {"card": "peddler"},
            {"card": "red-bank", "worker": "blue"},
        ],
        provost=4,
    )
    assert ask(game) == "Blue, do you accept an offer of the bank?"
    assert consequence(game, "offer 2") == "3 deniers for 2 gold"
    game = road_of_cards([], phase="castle", bridge=["blue", "red", "green"])
    assert consequence(game, "batch food-wood-stone") == "dungeon token, 4 prestige"
    assert consequence(game, "done") == "hand in no batch"


def test_a_drawn_card_is_told_to_its_seat_only() -> None:
    drawn = [Event("draw", 1, key, 0, 0, 1) for key in ("bank", "market")]
    paid = Event("pay", 1, "drawing", 0, stock(deniers=1))
    assert narrate([paid, *drawn], RULES, 1) == [
        LogLine("pay", "Red draws the bank and the market for 1 denier.")
    ]
    assert narrate([paid, *drawn], RULES, 0) == [LogLine("pay", "Red draws 2 cards for 1 denier.")]
    assert narrate(drawn[:1], RULES, NOBODY) == [LogLine("draw", "Red draws a card.")]
    assert tell(drawn[0], RULES) == "Red draws the bank."
    assert tell(drawn[0].seen_by(0), RULES) == "Red draws a card."


def test_the_log_joins_what_belongs_together() -> None:
    def told(*events: Event) -> list[str]:
        return [line.text for line in narrate(events, RULES)]

    batch = stock(food=1, wood=1, stone=1)
    castle = [Event("pay", 0, "castle", 0, batch), Event("token", 0, "walls", 1, 0)]
    assert told(*castle) == [
        "Blue hands in 1 food, 1 wood, 1 stone and takes 1 token of the walls."
    ]
    lost = [Event("token", NOBODY, key, 1, 0) for key in ("walls", "towers")]
    assert told(*lost) == [
        "Nobody builds the castle: 1 token of the walls and 1 token of the towers out of the game."
    ]
    market = [
        Event("pay", 0, "market", 0, stock(food=1)),
        Event("gain", 0, "market", 0, stock(deniers=4)),
        Event("gain", 1, "market", 0, stock(deniers=1)),
    ]
    assert told(*market) == [
        "Blue pays 1 food and receives 4 deniers (market).",
        "Red receives 1 denier (market).",
    ]
    residence = [
        Event("pay", 2, "residence", 0, stock(food=1)),
        Event("transform", 2, "bank", 7, 0),
    ]
    assert told(*residence) == ["Green turns the bank on space 7 into a residence for 1 food."]
