"""One test for each ruling of RULINGS.md; it fails if the opposite verdict is played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.magna_carta.table import (
    BATCH,
    MONUMENTS,
    Entry,
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
from kingsroad import NOBODY, AnyGame, ImpossiblePosition
from kingsroad.core.dice import Dice

RULES = Path(__file__).parents[3] / "src/kingsroad/games/magna_carta"
PLENTY = {"food": 9, "wood": 9, "stone": 9, "gold": 9, "deniers": 9}
NONE = {"dungeon": 0, "walls": 0, "towers": 0}
ONE = "batch food-wood-stone"
DECK = ["small-farm", "small-sawmill", "small-quarry", "own-peddler", "market", "lawyer"]
DECK += ["large-farm", "large-sawmill", "large-quarry", "gold-mine", "bank", "church"]


def works(card: str, worker: str = "blue", **seats: Any) -> AnyGame:
    """One worker on the only card behind the peddler; green's batch stops the round."""
    return position(
        phase="buildings", road=[card], workers={card: worker}, seats={"green": BATCH, **seats}
    )


def builds(key: str, **blue: Any) -> AnyGame:
    """Blue builds a card from its hand."""
    game = position(seats={"blue": {**blue, "hand": [key]}})
    play(game, f"blue: build {key}")
    return game


def lawyers(cards_of_road: list[Entry], **words: Any) -> AnyGame:
    """Blue's worker on red's lawyer, behind or before other cards; green stops the round."""
    words["workers"] = {"red-lawyer": "blue", **words.get("workers", {})}
    words["seats"] = {"blue": {"food": 1}, "green": BATCH, **words.get("seats", {})}
    return position(phase="buildings", road=cards_of_road, **words)


# -- worker and owner ----------------------------------------------------------------------------


def test_r01_worker_before_owner() -> None:
    """[effect.2] [effect.3] The last dungeon token goes to the worker's seat."""
    game = position(
        phase="buildings",
        road=["red-church"],
        workers={"red-church": "blue"},
        tokens={"dungeon": 1, "walls": 7, "towers": 8},
        seats={"blue": {"deniers": 2}, "red": {"deniers": 3}, "green": BATCH},
    )
    play(game, "blue: offer 1", "red: offer 1")
    assert tokens(game, "blue") == [1, 0, 0]
    assert tokens(game, "red") == [0, 1, 0]


def test_r02_effects_whole_or_declined() -> None:
    """[effect.5] [effect.7] [card.own-peddler.worker]"""
    assert offered(works("red-large-farm")) == ["use", "decline"]
    assert offered(works("blue-market", blue={"wood": 1})) == ["give wood", "decline"]
    game = works("blue-bank", blue={"deniers": 5})
    assert offered(game) == ["offer 1", "offer 2", "decline"]
    play(game, "blue: offer 1")
    assert asks(game) == ("green", "OfferBatch")
    game = works("red-lawyer")
    assert offered(game) == ["use", "decline"], "even free deniers may be left"
    game = position(
        phase="buildings", neutral=["trading-post", "park"], workers={"trading-post": "blue"}
    )
    assert offered(game) == ["use", "decline"]
    game = works("red-own-peddler", blue={"deniers": 2})
    play(game, "blue: take wood", "blue: decline")
    assert held(game, "blue") == {"wood": 1, "deniers": 1}


def test_r03_owner_acts_without_worker_effect() -> None:
    """[effect.6] Blue declines; blue cannot."""
    for purse, lines in (({"food": 1}, ["blue: decline"]), ({}, [])):
        game = works("red-market", blue=purse)
        play(game, *lines, "red: use")
        assert held(game, "red") == {"deniers": 1}
        assert held(game, "blue") == purse


# -- gold and payment ----------------------------------------------------------------------------


def test_r04_gold_is_a_joker_for_all_building() -> None:
    """[pay.2] [pay.6] [castle.3]"""
    assert held(builds("small-farm", gold=2), "blue") == {}
    game = position(road=[{"card": "blue-bank", "top": "residence"}], seats={"blue": {"gold": 3}})
    assert offered(game) == ["erect theatre", "erect statue", "pass"], "no denier for a worker"
    game = lawyers(["red-lawyer", "blue-bank"], seats={"blue": {"gold": 1}})
    play(game, "blue: transform bank")
    assert held(game, "blue") == {}
    assert road(game, "blue-bank") == {"top": "residence"}
    game = position(phase="castle", seats={"blue": {"gold": 3}})
    assert offered(game) == ["batch gold-gold-gold", "done"]
    assert asks(works("blue-bank", blue={"gold": 2}))[0] == "green", "gold is no denier"


def test_r05_payer_chooses_where_gold_goes() -> None:
    """[pay.3] [pay.7] [pay.8] Food first, then stone; without a choice no question."""
    game = builds("large-farm", food=1, stone=2, gold=1)
    assert offered(game) == ["gold 0", "gold 1"]
    play(game, "blue: gold 0")
    assert held(game, "blue") == {"stone": 2, "gold": 1}
    play(game, "blue: gold 1")
    assert held(game, "blue") == {"stone": 1}
    game = builds("large-farm", food=1, stone=2)
    assert asks(game)[0] == "red"
    game = builds("large-farm", food=1, stone=1, gold=1)
    assert asks(game)[0] == "red"


def test_r06_gold_costs_need_gold() -> None:
    """[pay.4] [pay.6]"""

    def erectable(**blue: int) -> list[str]:
        game = position(road=[{"card": "blue-bank", "top": "residence"}], seats={"blue": blue})
        return [name for name in offered(game) if name.startswith("erect")]

    assert erectable(food=9, wood=9, stone=9) == []
    assert erectable(stone=2, gold=1) == ["erect statue"]
    assert erectable(stone=1, gold=1) == [], "one gold is not two things"
    assert erectable(wood=1, gold=2) == ["erect theatre"]


def test_r07_any_cube_includes_gold() -> None:
    """[pay.5] [pay.8] [card.market.worker]"""
    game = builds("market", food=1, wood=2, gold=1)
    play(game, "blue: gold 0")
    assert offered(game) == ["give food", "give wood", "give gold"]
    play(game, "blue: give gold")
    assert held(game, "blue") == {"food": 1, "wood": 1}
    game = works("blue-market", blue={"food": 1, "gold": 1})
    assert offered(game) == ["give food", "give gold", "decline"]
    play(game, "blue: give gold")
    assert held(game, "blue") == {"food": 1, "deniers": 4}


def test_r08_gold_mine_owner_gives_a_plain_cube() -> None:
    """[card.gold-mine.owner] [turn.6]"""
    game = works("red-gold-mine", red={"gold": 2})
    play(game, "blue: use")
    assert asks(game) == ("green", "OfferBatch"), "nothing to ask red"
    game = works("red-gold-mine", red={"gold": 3, "wood": 1, "stone": 1})
    play(game, "blue: use", "red: offer 1")
    assert offered(game) == ["give wood", "give stone"]


def test_r09_players_peddler_sells_two_and_one() -> None:
    """[card.own-peddler.worker] [card.own-peddler.owner] [card.peddler]"""
    shop = ["take food", "take wood", "take stone", "decline"]
    game = works("red-own-peddler", blue={"deniers": 9}, red={"deniers": 9})
    assert offered(game) == shop
    play(game, "blue: take food")
    assert offered(game) == shop, "alike or different"
    play(game, "blue: take stone")
    assert asks(game) == ("red", "BuyCubes")
    assert offered(game) == shop
    play(game, "red: take food")
    assert asks(game) == ("green", "OfferBatch")
    assert held(game, "blue") == {"food": 1, "stone": 1, "deniers": 7}
    assert held(game, "red") == {"food": 1, "deniers": 8}
    game = position(
        phase="buildings",
        workers={"peddler": "blue"},
        seats={"blue": {"deniers": 9}, "green": BATCH},
    )
    assert offered(game) == shop
    play(game, "blue: take wood")
    assert asks(game) == ("green", "OfferBatch")


# -- setting up, decks and hands -----------------------------------------------------------------


def test_r10_first_seat_drawn_after_first_hands() -> None:
    """[setup.12] Chance draws it, and only when both hands are settled."""
    game = kingsroad.new_game("magna_carta", 2, None)
    asked: list[tuple[str, object]] = []
    while seen(game, "round") == 0 and len(asked) < 30:
        question = asks(game)
        asked.append(question)
        assert seen(game, "order") == []
        play(game, offered(game)[-1])
    assert [question for _, question in asked][-1] == "DrawFirst"
    assert asked[-1] == ("chance", "DrawFirst")
    assert "KeepHand" in [question for _, question in asked[:-1]]
    assert seen(game, "order") == ["red", "blue"], "the last that chance could draw"


def test_r11_first_hands_exchanged_in_seat_order() -> None:
    """[deck.3] [deck.4] Red knows what blue put away before it decides."""
    game = kingsroad.new_game("magna_carta", 3, 5)
    assert asks(game) == ("blue", "KeepHand")
    hand = seat(game, "blue")["hand"]
    play(game, "blue: exchange")
    assert asks(game) == ("red", "KeepHand")
    seats: Any = game.view(1)["seats"]
    assert seats["blue"]["discard"] == hand
    play(game, "red: keep")
    assert asks(game) == ("green", "KeepHand")
    play(game, "green: exchange")
    assert asks(game)[1] == "TakeAction"


def test_r12_reshuffle_waits_for_a_draw() -> None:
    """[deck.6] [draw.1] The hand put away later is shuffled in with the rest."""
    game = position(seats={"blue": {"deniers": 3, "hand": DECK[:10], "discard": ["church"]}})
    play(game, "blue: draw", "chance: deal bank")
    assert seat(game, "blue")["pile_size"] == 0
    assert seat(game, "blue")["discard"] == ["church"]
    play(game, "red: pass", "green: pass", "blue: exchange")
    assert offered(game) == [f"deal {key}" for key in DECK], "all twelve, in one shuffle"


def test_r13_exchange_draws_rest_then_reshuffles() -> None:
    """[exchange.3] [exchange.4]"""
    game = position(
        seats={
            "blue": {
                "deniers": 3,
                "hand": ["bank", "market"],
                "discard": [key for key in DECK if key not in ("bank", "market", "church")],
            }
        }
    )
    play(game, "blue: exchange")
    assert offered(game) == ["deal church"], "the rest of the pile first"
    play(game, "chance: deal church")
    assert offered(game) == [f"deal {key}" for key in DECK if key != "church"]
    play(game, "chance: deal bank")
    assert seat(game, "blue")["hand"] == ["bank", "church"]


def test_r14_draw_and_exchange_need_cards() -> None:
    """[draw.2] [exchange.5] [exchange.1]"""
    game = position(seats={"blue": {"deniers": 2, "hand": DECK}})
    assert "draw" not in offered(game)
    assert "exchange" in offered(game)
    play(game, "blue: exchange")
    while game.seat_name(game.seat) == "chance":
        game.apply(game.legal[0])
    assert seat(game, "blue")["hand"] == DECK
    assert deniers(game)[0] == 1
    game = position(seats={"blue": {"deniers": 2, "discard": DECK}})
    assert "draw" in offered(game)
    assert "exchange" not in offered(game)


def test_r15_forced_pass_is_asked() -> None:
    """[pass.4] [turn.7]"""
    game = position()
    for name in ("blue", "red", "green"):
        assert (asks(game), offered(game)) == ((name, "TakeAction"), ["pass"])
        play(game, f"{name}: pass")


# -- the lawyer ----------------------------------------------------------------------------------


def test_r16_lawyer_never_turns_a_lawyer() -> None:
    """[lawyer.1] [lawyer.2] Not even blue's own, through red's."""
    game = lawyers(["red-lawyer", "blue-lawyer", "blue-bank", "red-market"])
    assert offered(game) == ["transform bank", "decline"]
    game = lawyers(["red-lawyer", "blue-lawyer"])
    assert asks(game) == ("red", "UseGain")


def test_r17_waiting_card_acts_then_turns() -> None:
    """[lawyer.5] [lawyer.6] Before the next card acts, and also if all decline."""
    for answer in ("use", "decline"):
        game = lawyers(
            ["red-lawyer", "blue-large-farm", "red-large-quarry"],
            workers={"blue-large-farm": "green", "red-large-quarry": "green"},
        )
        play(game, "blue: transform large-farm", "red: decline")
        assert "top" not in road(game, "blue-large-farm")
        assert asks(game) == ("green", "UseGain")
        play(game, f"green: {answer}")
        assert asks(game) == ("blue", "UseGain")
        assert "top" not in road(game, "blue-large-farm")
        play(game, f"blue: {answer}")
        assert road(game, "blue-large-farm") == {"top": "residence", "worker": "green"}
        assert asks(game) == ("green", "UseGain"), "the large quarry is next"
        assert held(game, "blue") == ({"food": 1} if answer == "use" else {})


def test_r18_card_turns_at_once_when_done() -> None:
    """[lawyer.4] [road.5]"""
    game = lawyers(
        ["blue-large-farm", "red-lawyer", "blue-bank"], workers={"blue-large-farm": "green"}
    )
    play(game, "green: decline", "blue: decline", "blue: transform large-farm")
    assert road(game, "blue-large-farm") == {"top": "residence", "worker": "green"}
    play(game, "red: decline")
    assert asks(game) == ("green", "OfferBatch"), "the worker has no further effect"
    assert road(game, "blue-large-farm") == {"top": "residence"}
    game = lawyers(["red-lawyer", "blue-bank"])
    play(game, "blue: transform bank")
    assert (asks(game)[0], road(game, "blue-bank")) == ("red", {"top": "residence"})


def test_r19_waiting_card_beyond_provost() -> None:
    """[lawyer.7] [road.2]"""
    game = lawyers(
        ["red-lawyer", "red-bank", "blue-large-farm"],
        workers={"red-bank": "red", "blue-large-farm": "green"},
        seats={"red": {"deniers": 3}},
        provost=5,
    )
    play(game, "blue: transform large-farm", "red: decline")
    assert held(game, "blue") == {}
    assert road(game, "blue-large-farm") == {"worker": "green", "turning": True}
    play(game, "red: decline")
    assert asks(game) == ("green", "OfferBatch"), "the farm did not act"
    assert road(game, "blue-large-farm") == {"top": "residence"}
    assert held(game, "green") == BATCH


def test_r20_waiting_card_chosen_once() -> None:
    """[lawyer.8]"""
    game = position(
        phase="buildings",
        road=["red-lawyer", "green-lawyer", "blue-large-farm"],
        workers={"red-lawyer": "blue", "green-lawyer": "blue", "blue-large-farm": "red"},
        seats={"blue": {"food": 2}, "green": BATCH},
    )
    play(game, "blue: transform large-farm", "red: decline")
    assert asks(game) == ("green", "UseGain"), "blue has nothing else to turn"
    assert held(game, "blue") == {"food": 1}


def test_r21_stock_returns_and_never_scores() -> None:
    """[lawyer.9] [build.5] [end.8]"""
    game = lawyers(["red-lawyer", {"card": "blue-small-farm", "cubes": 3}])
    assert game.scores()[0] == 1
    play(game, "blue: transform small-farm")
    assert road(game, "blue-small-farm") == {"top": "residence"}
    assert held(game, "blue") == {}
    game = lawyers(
        ["red-lawyer", {"card": "blue-small-farm", "cubes": 3}],
        workers={"blue-small-farm": "green"},
    )
    play(game, "blue: transform small-farm", "red: decline", "green: use", "blue: use")
    assert held(game, "blue") == {"food": 1}, "the owner's cube comes before the turning"
    assert road(game, "blue-small-farm") == {"top": "residence"}


# -- the provost and income ----------------------------------------------------------------------


def test_r22_provost_steps_on_residences() -> None:
    """[provost.4] [round.1]"""
    blocks: list[Entry] = [
        {"card": "blue-bank", "top": "residence"},
        {"card": "blue-church", "top": "statue"},
        "red-market",
        "red-bank",
    ]
    game = position(phase="provost", road=blocks, seats={"blue": {"deniers": 3, **BATCH}})
    play(game, "blue: provost +1")
    assert cards(game)[seen(game, "provost") - 1] == "blue-bank"
    assert deniers(game)[0] == 2
    game = position(phase="provost", road=blocks, seats={"blue": {"deniers": 3, **BATCH}})
    play(game, "blue: provost +3")
    assert cards(game)[seen(game, "provost") - 1] == "red-market"
    game = position(phase="end-of-round", road=blocks, provost=3)
    assert cards(game)[seen(game, "provost") - 1] == "blue-church"


def test_r23_provost_moves_once_one_way() -> None:
    """[provost.1] [provost.2] [provost.3]"""
    game = position(
        phase="provost",
        road=["red-market", "red-bank"],
        seats={"blue": {"deniers": 9}, "red": {"deniers": 1}, "green": BATCH},
    )
    assert offered(game) == ["provost -2", "provost -1", "provost 0", "provost +1", "provost +2"]
    play(game, "blue: provost +1")
    assert asks(game) == ("red", "MoveProvost"), "blue has had its turn"
    play(game, "red: provost -1")
    assert asks(game) == ("green", "OfferBatch")


def test_r24_hotel_replaces_residence_income() -> None:
    """[income.2] [income.3] [prestige.4]"""
    game = position(
        road=[{"card": "red-bank", "top": "residence"}],
        order=["red", "green", "blue"],
        seats={"red": {"stone": 3, "gold": 1}},
    )
    assert [seat(game, name)["income"] for name in ("blue", "red")] == [2, 3]
    play(game, "red: erect hotel", "red: over bank")
    assert [seat(game, name)["income"] for name in ("blue", "red")] == [2, 3]
    game = position(phase="income", road=[{"card": "red-bank", "top": "hotel"}])
    assert deniers(game) == [2, 3, 2]


# -- the castle ----------------------------------------------------------------------------------


def test_r25_batches_in_one_castle_turn() -> None:
    """[castle.1] [castle.2] [castle.4]"""
    three = {"food": 3, "wood": 3, "stone": 3}
    game = position(players=2, phase="castle", seats={"blue": {**three, "gold": 1}, "red": three})
    play(game, f"blue: {ONE}", "blue: batch gold-wood-stone", "blue: done", f"red: {ONE}")
    assert asks(game) == ("red", "OfferBatch")
    play(game, "red: done")
    assert seen(game, "round") == 2, "no second round of offers for blue"
    assert tokens(game, "blue") == [2, 0, 0]


def test_r26_castle_gold_after_last_offer() -> None:
    """[castle.7] [castle.8] [church.4]"""
    game = position(
        phase="buildings",
        bridge=["green", "red", "blue"],
        road=["red-church"],
        workers={"red-church": "blue"},
        tokens={**NONE, "towers": 5},
        seats={"blue": {"deniers": 5, **BATCH}, "red": BATCH, "green": BATCH},
    )
    play(game, "blue: offer 2", f"green: {ONE}", f"red: {ONE}")
    assert [seat(game, name)["gold"] for name in ("blue", "red", "green")] == [0, 0, 0]
    play(game, f"blue: {ONE}")
    assert game.over
    assert [seat(game, name)["gold"] for name in ("blue", "red", "green")] == [0, 0, 1]
    assert game.scores() == [6, 2 + 3, 2 + 1]


def test_r27_church_with_one_token_left() -> None:
    """[church.1] [church.3] [effect.3]"""
    rich = {name: {"deniers": 9} for name in ("blue", "red", "green")}
    words: dict[str, Any] = {
        "phase": "buildings",
        "tokens": {**NONE, "towers": 1},
        "road": ["red-church"],
        "workers": {"red-church": "blue"},
        "seats": rich,
    }
    game = position(**words)
    assert offered(game) == ["offer 1", "decline"], "5 deniers would buy half a bargain"
    play(game, "blue: offer 1")
    assert game.over, "the church has nothing for red"
    assert deniers(game) == [7, 9, 9]
    game = position(**words)
    play(game, "blue: decline")
    assert (asks(game)[0], offered(game)) == ("red", ["offer 1", "decline"])


def test_r28_church_takes_the_last_token() -> None:
    """[end.1] [end.2] [castle.6] [castle.9]"""
    game = position(
        phase="buildings",
        road=["red-church", "red-gold-mine"],
        workers={"red-church": "blue", "red-gold-mine": "blue"},
        tokens={**NONE, "towers": 1},
        provost=4,
        seats={"blue": {"deniers": 2}, "green": BATCH},
    )
    play(game, "blue: offer 1")
    assert game.over, "the gold mine lies beyond the provost"
    assert seen(game, "phase") == "end-of-round"
    assert seen(game, "provost") == 5
    assert held(game, "green") == BATCH, "no batch, no castle gold"
    game = position(
        phase="buildings",
        road=["red-church", "red-gold-mine"],
        workers={"red-church": "blue", "red-gold-mine": "blue"},
        tokens={**NONE, "towers": 1},
        seats={"blue": {"deniers": 2}},
    )
    play(game, "blue: offer 1")
    assert asks(game) == ("blue", "UseGain"), "the rest of the road still acts"
    play(game, "blue: use")
    assert game.over
    assert held(game, "blue") == {"gold": 1}


def test_r29_last_single_token_leaves() -> None:
    """[castle.9] [end.1]"""
    game = position(phase="castle", tokens={**NONE, "towers": 1})
    assert game.over
    assert tokens(game) == [0, 0, 0]
    assert [tokens(game, name) for name in ("blue", "red", "green")] == [[0, 0, 0]] * 3


# -- what is seen --------------------------------------------------------------------------------


def test_r30_what_is_open_and_what_is_secret() -> None:
    """[view.1] [view.2] [view.3] [view.4] [view.5] [view.6]"""
    red = {"gold": 2, "deniers": 3, "hand": ["bank", "lawyer"], "discard": ["church"]}
    game = position(order=["red", "green", "blue"], seats={"red": red})
    for number in (NOBODY, 0, 2):
        seats: Any = game.view(number)["seats"]
        shown = seats["red"]
        assert (shown["gold"], shown["deniers"], shown["discard"]) == (2, 3, ["church"])
        assert (shown["hand_size"], shown["pile_size"]) == (2, 9)
        assert "hand" not in shown
        assert game.view(number)["options"] == []
    assert seat(game, "red")["hand"] == ["lawyer", "bank"]
    hands = {
        tuple(seat(game.rules.conceal(game, 0, Dice(seed)), "red")["hand"]) for seed in range(30)
    }
    assert len(hands) > 10, "blue cannot tell"
    play(game, "red: exchange")
    seats = game.view(0)["seats"]
    assert seats["red"]["discard"] == ["lawyer", "bank", "church"]


# -- figures -------------------------------------------------------------------------------------


def test_r31_card_figures_and_endless_bank() -> None:
    """[build.6] [prestige.7] [setup.10] [setup.11] Each figure is held in test_tiles.py."""
    assert position(road=[f"blue-{key}" for key in DECK]).scores()[0] == 23
    tops: list[Entry] = [
        {"card": f"blue-{key}", "top": top}
        for key, top in zip([*DECK[:5], *DECK[10:]], MONUMENTS, strict=True)
    ]
    assert position(road=tops).scores()[0] == 62
    game = works("blue-gold-mine", blue={"gold": 99})
    play(game, "blue: use")
    assert held(game, "blue") == {"gold": 100}
    game = position(players=4, road=["red-bank"], seats={"blue": {"deniers": 9}})
    play(game, "blue: place park", "red: pass", "green: pass", "orange: pass")
    play(game, "blue: place forest", "blue: place quarry", "blue: place peddler")
    assert "place red-bank" not in offered(game)


def test_r32_beginner_rules_differ() -> None:
    """[beginner.1] [beginner.2] [beginner.4] [beginner.5] [beginner.7] [beginner.8]"""
    easy = {"rules": "beginner"}
    game = position(
        options=easy,
        road=["red-bank"],
        seats={"blue": {**PLENTY, "deniers": 2}, "red": {"deniers": 5}, "green": {"deniers": 5}},
    )
    assert seat(game, "blue")["pile_size"] == 10
    assert "hotel" not in seen(game, "supply")
    play(game, "blue: place red-bank", "red: pass", "green: pass")
    play(game, "blue: erect statue", "blue: gold 0")
    assert seat(game, "blue")["prestige"] == ["statue"]
    play(game, "blue: pass")
    assert asks(game) == ("blue", "UseTrade"), "nobody was asked about the provost"
    play(game, "blue: decline", "red: decline", "blue: done")
    assert seen(game, "order") == ["red", "green", "blue"]
    play(game, "red: pass", "green: pass", "blue: pass")
    assert asks(game) == ("blue", "OfferBatch"), "nor in the next round"
    for card in ("blue-lawyer", "blue-church"):
        with pytest.raises(ImpossiblePosition):
            position(options=easy, road=[card])
    standard = position(seats={"blue": PLENTY})
    assert seat(standard, "blue")["pile_size"] == 12
    assert not [name for name in offered(standard) if name.startswith("erect")]
    assert seen(standard, "provost") == 3


# -- the list itself -----------------------------------------------------------------------------


def test_every_ruling_has_its_test() -> None:
    """RULINGS.md names each test here once, and only rules that RULES.md has."""
    rows = [
        line.strip("|").split("|")
        for line in (RULES / "RULINGS.md").read_text(encoding="utf-8").splitlines()
        if re.match(r"\| R\d", line)
    ]
    assert [row[0].strip() for row in rows] == [f"R{number + 1}" for number in range(len(rows))]
    text = (RULES / "RULES.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"^- \[([a-z]+(?:\.[a-z0-9-]+)+)\]", text, re.MULTILINE))
    named = []
    for row in rows:
        number = int(row[0].strip()[1:])
        found = re.findall(r"`test_rulings\.py::(test_r(\d\d)_\w+)`", row[-1])
        assert [int(digits) for _, digits in found] == [number], f"R{number} needs its own test"
        named.append(found[0][0])
        for rule in re.findall(r"`([^`]+)`", row[-2]):
            assert rule in rules, f"R{number} names {rule}, which RULES.md does not have"
    written = [name for name in globals() if re.match(r"test_r\d", name)]
    assert written == named
