"""What the questions of Magna Carta are about."""

from __future__ import annotations

from tests.games.magna_carta.table import play, position
from tests.test_questions import moments

import kingsroad
from kingsroad.games.magna_carta.hands import DealCard


def test_a_dealt_card_says_for_whom() -> None:
    game = kingsroad.find_game("magna_carta").start(2, {})
    while type(game.pending).__name__ != "DealCard":
        assert game.about == {}
        game.apply(game.legal[0])
    assert game.about == {"seat": "blue"}
    assert game.question.startswith("chance: seat blue: deal ")
    play(game, *[choice.name for choice in game.legal[:3]])
    assert game.question.startswith("chance: seat red: deal ")


def test_cards_of_the_same_building_are_told_apart_by_their_spaces() -> None:
    game = position(
        phase="buildings",
        road=["red-small-farm", "blue-small-farm"],
        workers={"red-small-farm": "blue", "blue-small-farm": "blue"},
    )
    assert game.about == {"tile": "small-farm", "space": "4"}
    play(game, "blue: decline")
    while game.seat_name(game.seat) != "blue":
        assert game.about == {"tile": "small-farm", "space": "4"}, "now its owner is asked"
        play(game, "decline")
    assert game.question == "blue: small-farm, space 5: use, decline"


def test_what_is_paid_for_is_named() -> None:
    rich = {"food": 4, "wood": 4, "stone": 4, "gold": 4, "hand": ["bank"]}
    game = position(seats={"blue": rich})
    play(game, "build bank")
    assert game.about["tile"] == "bank"


def test_provost_and_castle_are_occasions() -> None:
    assert position(phase="provost", seats={"blue": {"deniers": 2}}).about == {"cause": "bribe"}
    batch = {"food": 1, "wood": 1, "stone": 1}
    assert position(phase="castle", seats={"blue": batch}).about == {"cause": "castle"}


def test_what_chance_draws_for_a_seat_says_for_whom() -> None:
    for game in moments("magna_carta"):
        if isinstance(game.pending, DealCard):
            assert game.about == {"seat": game.seat_name(game.pending.to)}
