"""Positions of Magna Carta: written by hand, edited, played on; impossible ones are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.asking import asking
from tests.games.magna_carta.table import offered, play, position, road, seat

import kingsroad
from kingsroad import AnyGame

Case = tuple[str, dict[str, Any]]
RICH = {"food": 9, "wood": 9, "stone": 9, "gold": 9, "deniers": 20}
EVERYBODY_RICH = dict.fromkeys(("blue", "red", "green"), RICH)
BEGINNER = {"rules": "beginner"}
DRAWN = "DrawFirst"
KEEPS = ["KeepHand blue", "KeepHand red", "KeepHand green"]
FIRST_HANDS = {name: {"hand": ["market", "lawyer", "bank"]} for name in ("blue", "red", "green")}
NOT_SO = "the phase cannot go on like that"
GONE = {"dungeon": 0, "walls": 0, "towers": 0}
FARM = "red-large-farm"


def acting(card: str, worker: str, *questions: str, **more: Any) -> dict[str, Any]:
    """Phase 4 while the worker on the fourth card acts; there are three neutral cards."""
    known = {"workers": {card: worker, **more.pop("workers", {})}, "seats": EVERYBODY_RICH, **more}
    known["road"] = [card, *known.get("road", [])]
    return {
        "phase": "buildings", "agenda": [*questions, "CloseCard 4", "ActivateRoad 5"], **known,
    }  # fmt: skip


def paying(*steps: str, **more: Any) -> dict[str, Any]:
    """Phase 2 while blue pays for a card; then acts red."""
    return {"agenda": [*steps, "TakeAction red"], "seats": {"blue": RICH}, **more}


def setting_up(*steps: str, **more: Any) -> dict[str, Any]:
    """Before the first round."""
    return {"phase": "setup", "order": [], "round": 0, "agenda": list(steps), **more}


def raw(**told: Any) -> dict[str, Any]:
    """A document for two seats."""
    return {
        "game": "magna_carta", "road": [{"card": "park"}, {"card": "peddler"}],
        "seats": {"blue": {}, "red": {}}, **told,
    }  # fmt: skip


# -- sound positions -----------------------------------------------------------------------------


def test_the_smallest_position() -> None:
    game = kingsroad.load_position(raw())
    assert game.question == "blue: TakeAction: place park, place peddler, draw, pass"
    assert seat(game, "blue")["deniers"] == 2, "it begins with the income"


def test_what_is_left_out_is_as_in_the_box() -> None:
    seen: Any = kingsroad.load_position(raw(phase="actions")).view()
    assert seen["order"] == ["blue", "red"]
    assert seen["round"] == 1
    assert seen["provost"] == 2
    assert seen["tokens"] == {"dungeon": 5, "walls": 6, "towers": 7}
    assert seen["seats"]["red"]["pile_size"] == 12
    assert seen["seats"]["red"]["workers"] == 4
    assert len(seen["supply"]) == 7


def test_tokens_of_seats_are_not_left() -> None:
    seen: Any = position(seats={"blue": {"tokens": {"dungeon": 4}}}).view()
    assert seen["tokens"] == {"dungeon": 2, "walls": 7, "towers": 8}


def test_the_beginner_game() -> None:
    game = kingsroad.load_position(raw(options=BEGINNER, seats={"blue": {}, "red": RICH}))
    seen: Any = game.view()
    assert "provost" not in seen
    assert seen["seats"]["red"]["pile_size"] == 10
    assert len(seen["supply"]) == 6
    document = game.rules.write_position(game)
    assert document["options"] == BEGINNER
    assert kingsroad.load_position(document).key() == game.key()


@pytest.mark.parametrize(
    ("phase", "question"),
    [
        ("income", "blue: TakeAction: "),
        ("actions", "blue: TakeAction: "),
        ("provost", "blue: bribe: "),
        ("buildings", "red: forest, space 2: use, decline"),
        ("castle", "red: castle: batch food-wood-stone, done"),
        ("end-of-round", "red: TakeAction: "),
    ],
)
def test_without_an_agenda_a_phase_begins(phase: str, question: str) -> None:
    told: dict[str, Any] = {"seats": {"red": {"food": 1, "wood": 1, "stone": 1}}}
    told["seats"]["blue"] = {"deniers": 1}
    if phase == "buildings":
        told["workers"] = {"forest": "red"}
    assert position(phase=phase, **told).question.startswith(question)


def test_a_position_edited_as_text_plays_on() -> None:
    game = kingsroad.new_game("magna_carta", 2, seed=3)
    while asking(game.view()) == "KeepHand":
        game.play("keep")
    first = game.seat_name(game.seat)
    document = json.loads(json.dumps(game.rules.write_position(game)))
    document["seats"][first]["deniers"] = 40
    document["seats"][first]["hand"] = []
    document["road"].append({"card": f"{first}-market"})
    edited = kingsroad.load_position(document)
    assert seat(edited, first)["deniers"] == 40
    play(edited, f"{first}: place {first}-market")
    assert seat(edited, first)["deniers"] == 39
    assert road(edited, f"{first}-market") == {"worker": first}
    assert seat(edited, first)["pile_size"] == 11


QUESTIONS: dict[str, dict[str, Any]] = {
    "deal": setting_up(
        "DealCard red 1", "DealCard green 3", *KEEPS, DRAWN,
        seats={"blue": FIRST_HANDS["blue"], "red": {"hand": ["bank", "church"]}},
    ),
    "keep": setting_up(*KEEPS[1:], DRAWN, seats=FIRST_HANDS),
    "new hand": setting_up(
        "DealCard red 2", KEEPS[2], DRAWN,
        seats={**FIRST_HANDS, "red": {"hand": ["bank"], "discard": ["market", "lawyer", "church"]}},
    ),
    "first": setting_up(DRAWN, seats=FIRST_HANDS),
    "action": {"agenda": ["TakeAction green"], "bridge": ["red"]},
    "draw": {"agenda": ["DealCard blue 1", "TakeAction red"]},
    "pay gold": paying("PayKind blue small-farm food", "PayCost blue small-farm wood",
                       "BuildCard blue small-farm"),
    "pay any": paying("GiveAny blue market", "BuildCard blue market"),
    "erect": paying("ErectPrestige blue statue",
                    road=[{"card": "blue-bank", "top": "residence"}]),
    "pay monument": paying("PayKind blue statue stone", "PayCost blue statue cloth",
                           "ErectPrestige blue statue",
                           road=[{"card": "blue-bank", "top": "residence"}]),
    "provost": {"phase": "provost", "agenda": ["MoveProvost red", "BribeProvost 2"],
                "seats": EVERYBODY_RICH},
    "gain": acting(FARM, "blue", "UseGain blue 4 worker", "UseGain red 4 owner"),
    "owner gains": acting(FARM, "blue", "UseGain red 4 owner"),
    "buy": acting("red-own-peddler", "blue", "BuyCubes blue 1 own-peddler",
                  "BuyCubes red 1 own-peddler"),
    "sell": acting("red-market", "red", "SellCube red 4 market"),
    "trade": acting("red-bank", "blue", "UseTrade blue bank worker", "UseTrade red bank owner"),
    "give": acting("red-gold-mine", "blue", "GiveCubes red 1 food gold-mine",
                   "ReceiveOffer red gold-mine owner 1"),
    "lawyer": acting("red-lawyer", "blue", "UseLawyer blue 4", "UseGain red 4 owner",
                     road=["blue-bank"]),
    "pay lawyer": acting("red-lawyer", "blue", "PayKind blue residence food",
                         "PayCost blue residence wood", "TurnCard blue 5 4", "UseGain red 4 owner",
                         road=["blue-bank"]),
    "waiting": acting(FARM, "blue", "UseGain blue 4 worker",
                      road=["blue-bank", {"card": "green-bank", "turning": True}],
                      workers={"green-bank": "blue"}),
    "castle": {"phase": "castle", "agenda": ["OfferBatch red", "BuildCastle 2"],
               "seats": {**EVERYBODY_RICH, "blue": {"batches": 2, "tokens": {"dungeon": 2}}}},
}  # fmt: skip


def test_the_first_question_can_be_written_and_read() -> None:
    agenda = [
        "LayNeutral 1", "LayPeddler", "DealCard blue 3", "DealCard red 3", *KEEPS[:2], DRAWN,
    ]  # fmt: skip
    game = kingsroad.load_position(raw(phase="setup", road=[], agenda=agenda))
    assert offered(game) == ["lay park", "lay forest", "lay quarry", "lay trading-post"]
    assert game.rules.write_position(game)["agenda"] == agenda
    assert kingsroad.load_position(game.rules.write_position(game)).key() == game.key()


def test_a_card_that_is_paid_for_is_nowhere_else() -> None:
    game = position(**QUESTIONS["pay any"])
    assert seat(game, "blue")["pile_size"] == 11
    play(game, "blue: give gold")
    assert road(game, "blue-market") == {}
    assert seat(game, "blue")["gold"] == 8


def test_what_was_paid_for_is_received() -> None:
    game = position(**QUESTIONS["give"])
    play(game, "red: give stone")
    assert (seat(game, "red")["stone"], seat(game, "red")["gold"]) == (8, 10)


def test_a_finished_game_is_a_position() -> None:
    game = position(phase="end-of-round", tokens=GONE, agenda=[], seats={"red": {"gold": 3}})
    assert game.over
    assert game.scores() == [0, 3, 0]


def test_hands_and_what_all_can_tell_of_them_come_back() -> None:
    game = position(
        seats={"red": {"hand": ["bank", "church"], "known": ["church"], "discard": ["lawyer"]}}
    )
    document: Any = game.rules.write_position(game)
    red = document["seats"]["red"]
    assert (red["hand"], red["known"], red["discard"]) == (
        ["bank", "church"],
        ["church"],
        ["lawyer"],
    )
    assert kingsroad.load_position(document).key() == game.key()
    del red["known"]
    assert kingsroad.load_position(document).key() != game.key()


# -- what is refused, and why --------------------------------------------------------------------

HEADER: list[Case] = [
    ("seats must be the first 2 to 4 of: blue, red, green, orange, not blue", {"players": 1}),
    ("a position during setup needs an agenda",
     {"phase": "setup", "order": [], "round": 0}),
]  # fmt: skip

SEATS: list[Case] = [
    ("seats.blue.food must be 0 to ", {"seats": {"blue": {"food": 100_000}}}),
    ("seats.blue.deniers must be 0 to ", {"seats": {"blue": {"deniers": -1}}}),
    ("seats.blue.cloth is not known", {"seats": {"blue": {"cloth": 1}}}),
    ("seats.blue.tokens.walls must be 0 to 8", {"seats": {"blue": {"tokens": {"walls": 9}}}}),
    ("seats.blue.tokens.attic is not known", {"seats": {"blue": {"tokens": {"attic": 1}}}}),
    ("seats.red.prestige hotel is not to be had",
     {"seats": {"blue": {"prestige": ["hotel"]}, "red": {"prestige": ["hotel"]}}}),
    ("seats.red.prestige hotel is not to be had",
     {"options": BEGINNER, "seats": {"red": {"prestige": ["hotel"]}}}),
    ("seats.red.prestige: a prestige building lies on a residence",
     {"seats": {"red": {"prestige": ["hotel"]}}}),
    ("seats.red.prestige: a prestige building lies on a residence",
     {"road": [{"card": "red-bank", "top": "residence"}],
      "seats": {"red": {"prestige": ["hotel"]}}}),
    ("seats.red.hand cannot be 'park'", {"seats": {"red": {"hand": ["park"]}}}),
    ("seats.red.hand lawyer cannot be there",
     {"options": BEGINNER, "seats": {"red": {"hand": ["lawyer"]}}}),
    ("seats.red.discard bank cannot be there",
     {"seats": {"red": {"hand": ["bank"], "discard": ["bank"]}}}),
    ("seats.red.known must be cards of the hand", {"seats": {"red": {"known": ["bank"]}}}),
    ("seats.red.batches must be 0 to 24", {"seats": {"red": {"batches": 25}}}),
    ("seats.red.batches: batches are offered in the castle phase only",
     {"seats": {"red": {"batches": 1, "tokens": {"dungeon": 1}}}}),
    ("seats.red.batches: batches are offered in the castle phase only",
     {"phase": "castle", "seats": {"red": {"batches": 1, "tokens": {"dungeon": 1}}}}),
    ("seats.red.batches: each batch has brought a token",
     {"phase": "castle", "agenda": ["OfferBatch red", "BuildCastle 2"],
      "seats": {"red": {"batches": 1, **RICH}}}),
    ("blue has more than 4 workers out",
     {"phase": "provost", "road": ["red-bank", FARM],
      "workers": dict.fromkeys(("park", "forest", "peddler", "red-bank", FARM), "blue")}),
]  # fmt: skip

TRACKS: list[Case] = [
    ("order cannot be 'orange'", {"order": ["blue", "red", "orange"]}),
    ("order names blue twice", {"order": ["blue", "blue", "red"]}),
    ("order must name every seat once", {"order": ["blue", "red"]}),
    ("order must go round the table", {"order": ["blue", "green", "red"]}),
    ("bridge must be a list", {"bridge": "blue"}),
    ("bridge: actions are over when all seats have passed",
     {"bridge": ["blue", "red", "green"], "agenda": ["TakeAction blue"]}),
    ("bridge must name every seat after the actions", {"phase": "provost", "bridge": ["blue"]}),
    ("bridge: nobody passes during setup",
     setting_up(DRAWN, bridge=["red"], seats=FIRST_HANDS)),
    ("round must be 0 to 24, not 25", {"round": 25}),
    ("round must be 1 or more after setup", {"round": 0}),
    ("round must be 0 during setup", setting_up(DRAWN, round=1)),
    ("round: only 1 tokens are gone", {"round": 3, "seats": {"red": {"tokens": {"dungeon": 1}}}}),
    ("provost must be 0 to 64, not 65", {"provost": 65}),
    ("provost must stand on 1 to 4", {"provost": 5, "road": ["blue-bank"]}),
    ("provost must stand on 1 to 3", {"provost": 0}),
    ("provost: he starts on the peddler", setting_up(DRAWN, provost=2, seats=FIRST_HANDS)),
    ("the beginner game has no provost", {"options": BEGINNER, "provost": 3}),
    ("the beginner game has no provost", {"options": BEGINNER, "phase": "provost"}),
    ("tokens.walls must be 0 to 8, not 9", {"tokens": {"walls": 9}}),
    ("tokens: there are 8 of the towers",
     {"tokens": {"towers": 8}, "seats": {"red": {"tokens": {"towers": 1}}}}),
    ("tokens: those of the dungeon are taken before worse ones", {"tokens": {"walls": 6}}),
    ("tokens: those of the walls are taken before worse ones",
     {"tokens": {"dungeon": 0, "towers": 3}}),
    ("tokens: without tokens the game is over by now", {"tokens": GONE}),
]  # fmt: skip

ROAD: list[Case] = [
    ("road must be a list", {"road_told": {}}),
    ("road has more cards than there are", {"road_told": [{"card": "park"}] * 64}),
    (
        "road has more cards than there are",
        {"road_told": [{"card": "park", "turning": True}] * 63},
    ),
    ("road.1.card is missing", {"road_told": [{}]}),
    ("road.1 must be a table", {"road_told": ["park"]}),
    ("road: neutral cards are missing", {"road_told": [{"card": "park"}]}),
    ("road.4.card cannot be 'palace'", {"road": ["palace"]}),
    ("road.4.house is not known", {"road": [{"card": "red-bank", "house": 1}]}),
    ("road.4.cubes must be 0 to 4", {"road": [{"card": "red-small-farm", "cubes": 5}]}),
    ("road.4.top cannot be 'bank'", {"road": [{"card": "red-bank", "top": "bank"}]}),
    ("road.4.worker cannot be 'orange'", {"road": [{"card": "red-bank", "worker": "orange"}]}),
    ("road.4.turning must be true or false, not 1", {"road": [{"card": "red-bank", "turning": 1}]}),
    ("road.4.card red-bank cannot be there",
     {"road": ["red-bank"], "seats": {"red": {"hand": ["bank"]}}}),
    ("road.5.card red-bank cannot be there", {"road": ["red-bank", "red-bank"]}),
    ("road.4.card red-church cannot be there", {"road": ["red-church"], "options": BEGINNER}),
    ("road: park is there twice", {"neutral": ["park", "park"]}),
    ("road: red-bank: the first 3 cards are neutral", {"neutral": ["red-bank", "park"]}),
    ("road: quarry: the first 3 cards are neutral", {"road": ["quarry"]}),
    ("road: the peddler is the last of the neutral cards",
     {"road_told": [{"card": "peddler"}, {"card": "park"}, {"card": "forest"}]}),
    ("road: orange-bank: this seat does not play", {"road": ["orange-bank"]}),
    ("road: park never becomes a residence",
     {"road_told": [{"card": "park", "top": "residence"}, {"card": "forest"},
                    {"card": "peddler"}]}),
    ("road: red-lawyer never becomes a residence",
     {"road": [{"card": "red-lawyer", "top": "residence"}]}),
    ("road: red-bank never becomes a residence",
     {"road": [{"card": "red-bank", "top": "residence"}], "options": BEGINNER}),
    ("road: red-bank: its prestige building is not its owner's",
     {"road_told": [{"card": "park"}, {"card": "forest"}, {"card": "peddler"},
                    {"card": "red-bank", "top": "statue"}]}),
    ("road: red-market: its prestige building is there twice",
     {"road_told": [{"card": "park"}, {"card": "forest"}, {"card": "peddler"},
                    {"card": "red-bank", "top": "statue"},
                    {"card": "red-market", "top": "statue"}],
      "seats": {"red": {"prestige": ["statue"]}}}),
    ("road: red-bank: no worker stands there",
     {"phase": "provost", "road": [{"card": "red-bank", "top": "residence", "worker": "red"}]}),
    ("road: red-bank: no worker stands there",
     {"phase": "buildings", "road": [{"card": "red-bank", "top": "residence", "worker": "red"}]}),
    ("road: red-bank: no worker stands there in phase castle",
     {"phase": "castle", "road": [{"card": "red-bank", "worker": "red"}]}),
    ("road: red-bank holds at most 0 cubes", {"road": [{"card": "red-bank", "cubes": 1}]}),
    ("road: red-small-farm holds at most 2 cubes",
     {"players": 2, "road": [{"card": "red-small-farm", "cubes": 3}]}),
    ("road: red-small-farm holds at most 0 cubes",
     {"road": [{"card": "red-small-farm", "cubes": 1, "top": "residence"}]}),
    ("road: red-bank: a card waits to turn only for its worker",
     {"phase": "provost", "road": [{"card": "red-bank", "worker": "red", "turning": True}]}),
    ("road: red-bank: a card waits to turn only for its worker",
     {"phase": "buildings", "road": [{"card": "red-bank", "worker": "red", "turning": True}]}),
    ("road: red-bank: a card waits to turn only for its worker",
     acting(FARM, "red", "UseGain red 4 worker", road=[{"card": "red-bank", "turning": True}])),
    ("road: red-lawyer never becomes a residence",
     acting(FARM, "red", "UseGain red 4 worker", road=[{"card": "red-lawyer", "turning": True}],
            workers={"red-lawyer": "red"})),
    ("road: red-bank never becomes a residence",
     acting(FARM, "red", "UseGain red 4 worker", road=[{"card": "red-bank", "turning": True}],
            workers={"red-bank": "red"}, options=BEGINNER)),
    ("road: red-bank is a residence already",
     acting(FARM, "red", "UseGain red 4 worker", workers={"red-bank": "red"},
            road=[{"card": "red-bank", "turning": True, "top": "residence"}])),
]  # fmt: skip

AGENDA: list[Case] = [
    ("only a finished game has nothing to do", {"agenda": []}),
    ("only a finished game has nothing to do", {"phase": "end-of-round", "agenda": []}),
    ("TakeActions: the first step must ask a question", {"agenda": ["TakeActions"]}),
    ("TakeAction orange: there is no such seat", {"agenda": ["TakeAction orange"]}),
    ("DealCard orange 1: there is no such seat",
     {"agenda": ["DealCard orange 1", "TakeAction red"]}),
    ("BuildCard orange bank: there is no such seat",
     paying("GiveAny blue market", "BuildCard orange bank")),
    ("nothing is asked in phase income", {"phase": "income", "agenda": ["TakeAction blue"]}),
    ("nothing is asked in phase end-of-round",
     {"phase": "end-of-round", "agenda": ["TakeAction blue"]}),
    # setup
    (f"{DRAWN}: {NOT_SO}", setting_up(DRAWN, order=["blue", "red", "green"])),
    (f"KeepHand green: {NOT_SO}", setting_up(*KEEPS, seats=FIRST_HANDS)),
    ("KeepHand red: hands are kept or exchanged in seat order",
     setting_up("KeepHand red", DRAWN, seats=FIRST_HANDS)),
    (f"LayNeutral 1: {NOT_SO}",
     setting_up("LayNeutral 1", "LayPeddler", *KEEPS, DRAWN, provost=0, road_told=[])),
    (f"LayNeutral 2: {NOT_SO}",
     setting_up("LayNeutral 2", *KEEPS, DRAWN, provost=0, road_told=[])),
    ("the neutral cards are laid first",
     setting_up(*KEEPS, DRAWN, provost=0, road_told=[], seats=FIRST_HANDS)),
    (f"DealCard red 1: {NOT_SO}",
     setting_up("DealCard red 1", "DealCard green 1", KEEPS[2], DRAWN, seats=FIRST_HANDS)),
    (f"DealCard blue 1: {NOT_SO}", setting_up("DealCard blue 1", KEEPS[2], DRAWN)),
    (f"DealCard red 4: {NOT_SO}", setting_up("DealCard red 4", KEEPS[2], DRAWN)),
    (f"OfferBatch blue: {NOT_SO}", setting_up("OfferBatch blue", *KEEPS, DRAWN)),
    ("seats.green.hand: a first hand has 3 cards",
     setting_up(*KEEPS, DRAWN, seats={**FIRST_HANDS, "green": {}})),
    # actions
    (f"MoveProvost blue: {NOT_SO}", {"agenda": ["MoveProvost blue"]}),
    ("TakeAction red: this seat has passed",
     {"agenda": ["TakeAction red"], "bridge": ["red"]}),
    ("DealCard blue 1: it is not the turn of this seat",
     {"agenda": ["DealCard blue 1", "TakeAction green"]}),
    ("DealCard blue 1: it is not the turn of this seat",
     {"agenda": ["DealCard blue 1", "TakeAction red"], "bridge": ["blue"]}),
    ("DrawFirst: it is not the turn of this seat", {"agenda": [DRAWN, "TakeAction red"]}),
    (f"DealCard blue 12: {NOT_SO}",
     {"agenda": ["DealCard blue 12", "TakeAction red"], "seats": {"blue": {"hand": ["bank"]}}}),
    (f"DealCard blue 1: {NOT_SO}",
     {"agenda": ["DealCard blue 1", "DealCard blue 1", "TakeAction red"]}),
    ("BuildCard blue market: the card is elsewhere",
     paying("GiveAny blue market", "BuildCard blue market", road=["blue-market"])),
    ("BuildCard blue park: the card is elsewhere",
     paying("GiveAny blue market", "BuildCard blue park")),
    ("ErectPrestige blue statue: it is not to be had",
     paying("ErectPrestige blue statue", road=[{"card": "red-bank", "top": "statue"}])),
    (f"ErectPrestige blue statue: {NOT_SO}", paying("ErectPrestige blue statue")),
    (f"BuildCard red market: {NOT_SO}", paying("GiveAny blue market", "BuildCard red market")),
    (f"GiveAny blue market: {NOT_SO}", paying("GiveAny blue market")),
    (f"GiveAny blue bank: {NOT_SO}", paying("GiveAny blue bank", "BuildCard blue bank")),
    (f"PayKind blue bank wood: {NOT_SO}",
     paying("PayKind blue bank wood", "BuildCard blue bank")),
    (f"PayKind blue bank wood: {NOT_SO}",
     paying("PayKind blue bank wood", "PayCost blue bank wood", "BuildCard blue bank")),
    (f"PayKind blue bank wood: {NOT_SO}",
     paying("PayKind blue bank wood", "PayKind blue bank stone", "BuildCard blue bank")),
    (f"PayKind blue bank food: {NOT_SO}",
     paying("PayKind blue bank food", "PayCost blue bank wood", "BuildCard blue bank")),
    (f"PayKind blue market wood: {NOT_SO}",
     paying("PayKind blue market wood", "PayCost blue market stone", "GiveAny blue market",
            "BuildCard blue market")),
    ("PayKind blue bank wood: the seat could not pay this",
     paying("PayKind blue bank wood", "PayCost blue bank stone", "BuildCard blue bank", seats={})),
    ("GiveAny blue market has nothing to offer",
     paying("GiveAny blue market", "BuildCard blue market", seats={})),
    # provost and castle
    (f"MoveProvost blue: {NOT_SO}", {"phase": "provost", "agenda": ["MoveProvost blue"]}),
    ("MoveProvost red: it is not the turn of this seat",
     {"phase": "provost", "agenda": ["MoveProvost red", "BribeProvost 1"]}),
    ("MoveProvost blue: it is not the turn of this seat",
     {"phase": "provost", "agenda": ["MoveProvost blue", "BribeProvost 4"]}),
    ("MoveProvost red has nothing to offer",
     {"phase": "provost", "agenda": ["MoveProvost red", "BribeProvost 2"]}),
    (f"OfferBatch blue: {NOT_SO}", {"phase": "castle", "agenda": ["OfferBatch blue"]}),
    ("OfferBatch red: it is not the turn of this seat",
     {"phase": "castle", "agenda": ["OfferBatch red", "BuildCastle 1"]}),
    ("OfferBatch red has nothing to offer",
     {"phase": "castle", "agenda": ["OfferBatch red", "BuildCastle 2"]}),
    # buildings
    (f"UseGain blue 1 worker: {NOT_SO}",
     {"phase": "buildings", "agenda": ["UseGain blue 1 worker"]}),
    (f"CloseCard 1: {NOT_SO}",
     {"phase": "buildings",
      "agenda": ["UseGain blue 1 worker", "CloseCard 1", "ActivateRoad 3"]}),
    ("CloseCard 1: no worker acts there",
     {"phase": "buildings",
      "agenda": ["UseGain blue 1 worker", "CloseCard 1", "ActivateRoad 2"]}),
    ("CloseCard 4: no worker acts there",
     acting(FARM, "blue", "UseGain blue 4 worker", provost=3)),
    ("CloseCard 62: no worker acts there",
     {"phase": "buildings",
      "agenda": ["UseGain blue 1 worker", "CloseCard 62", "ActivateRoad 63"]}),
    ("CloseCard 4: the worker on 5 has not acted yet",
     acting(FARM, "blue", "UseGain blue 4 worker", workers={"red-bank": "blue"},
            road=[{"card": "red-bank", "top": "residence"}])),
    ("CloseCard 5: the card on 4 has turned by then",
     {"phase": "buildings", "workers": {FARM: "red", "red-bank": "red"}, "seats": EVERYBODY_RICH,
      "agenda": ["UseTrade red bank worker", "CloseCard 5", "ActivateRoad 6"],
      "road": [{"card": FARM, "turning": True}, "red-bank"]}),
    ("UseGain green 4 worker: this cannot", acting(FARM, "blue", "UseGain green 4 worker")),
    ("UseGain blue 4 owner: this cannot", acting(FARM, "blue", "UseGain blue 4 owner")),
    ("UseGain blue 3 worker: this cannot", acting(FARM, "blue", "UseGain blue 3 worker")),
    ("UseTrade blue bank worker: this cannot", acting(FARM, "blue", "UseTrade blue bank worker")),
    ("UseTrade blue bank worker: this cannot",
     acting("red-church", "blue", "UseTrade blue bank worker")),
    ("GiveCubes blue 1 food bank: this cannot",
     acting("red-bank", "blue", "GiveCubes blue 1 food bank", "ReceiveOffer blue bank worker 1")),
    ("GiveCubes red 1 wood gold-mine: this cannot",
     acting("red-gold-mine", "blue", "GiveCubes red 1 wood gold-mine")),
    (f"GiveCubes red 1 food gold-mine: {NOT_SO}",
     acting("red-gold-mine", "blue", "GiveCubes red 1 food gold-mine")),
    ("ReceiveOffer red gold-mine owner 2: this cannot",
     acting("red-gold-mine", "blue", "GiveCubes red 1 food gold-mine",
            "ReceiveOffer red gold-mine owner 2")),
    ("BuyCubes blue 3 own-peddler: this cannot",
     acting("red-own-peddler", "blue", "BuyCubes blue 3 own-peddler")),
    ("SellCube blue 5 market: this cannot", acting("red-market", "blue", "SellCube blue 5 market")),
    ("UseLawyer blue 3: this cannot", acting("red-lawyer", "blue", "UseLawyer blue 3")),
    ("UseLawyer blue 4: this cannot", acting(FARM, "blue", "UseLawyer blue 4")),
    ("UseLawyer blue 4 has nothing to offer", acting("red-lawyer", "blue", "UseLawyer blue 4")),
    ("PayKind blue bank food: this cannot",
     acting("red-lawyer", "blue", "PayKind blue bank food", road=["blue-bank"])),
    ("TurnCard blue 40 4: this cannot",
     acting("red-lawyer", "blue", "PayKind blue residence food", "PayCost blue residence wood",
            "TurnCard blue 40 4")),
    ("TurnCard blue 4 4: this cannot",
     acting("red-lawyer", "blue", "PayKind blue residence food", "PayCost blue residence wood",
            "TurnCard blue 4 4")),
    (f"PayKind blue residence food: {NOT_SO}",
     acting("red-lawyer", "blue", "PayKind blue residence food", "PayCost blue residence wood")),
    ("UseGain blue 1 owner: this cannot",
     {"phase": "buildings", "workers": {"park": "red"},
      "agenda": ["UseGain blue 1 owner", "CloseCard 1", "ActivateRoad 2"]}),
    (f"UseGain blue 4 worker: {NOT_SO}",
     acting(FARM, "blue", "UseGain blue 4 worker", "UseGain blue 4 worker")),
    (f"UseGain blue 4 worker: {NOT_SO}",
     acting(FARM, "blue", "UseGain red 4 owner", "UseGain blue 4 worker")),
    (f"UseGain red 4 owner: {NOT_SO}",
     acting(FARM, "blue", "UseGain blue 4 worker", "UseGain red 4 owner", "UseGain red 4 owner")),
]  # fmt: skip

REFUSED = HEADER + SEATS + TRACKS + ROAD + AGENDA


def load(told: dict[str, Any]) -> AnyGame:
    """The game that goes on from such a table; `road_told` is the whole road as it is."""
    told = dict(told)
    if "road_told" not in told:
        return position(**told)
    road_told = told.pop("road_told")
    seats = {"blue": {}, "red": {}, "green": {}, **told.pop("seats", {})}
    return kingsroad.load_position(
        {"game": "magna_carta", "phase": "actions", "road": road_told, "seats": seats, **told}
    )


# -- refused, or playable under the laws ---------------------------------------------------------

ODD: dict[str, dict[str, Any]] = {
    "nothing but a lawyer to build": {
        "seats": {"blue": {"hand": ["lawyer"], "discard": [], **RICH}},
    },
    "one token is left": {"tokens": {"dungeon": 0, "walls": 0, "towers": 1}, "round": 20,
                          "seats": EVERYBODY_RICH},
    "no token is left, and the road acts": {
        "phase": "buildings", "tokens": GONE, "road": ["red-church"],
        "workers": {"red-church": "blue"}, "seats": EVERYBODY_RICH,
    },
    "no token is left at the castle": {"phase": "castle", "tokens": GONE, "seats": EVERYBODY_RICH},
    "the last round ends": {"phase": "end-of-round", "tokens": GONE},
    "all cards are in hand": {
        "seats": {"blue": {"deniers": 9, "hand": [
            "small-farm", "small-sawmill", "small-quarry", "own-peddler", "market", "lawyer",
            "large-farm", "large-sawmill", "large-quarry", "gold-mine", "bank", "church"]}},
    },
    "a residence without a lawyer": {
        "road": [{"card": "red-bank", "top": "residence"}], "seats": EVERYBODY_RICH,
    },
    "a small card without cubes": {
        "phase": "buildings", "road": ["red-small-farm"], "workers": {"red-small-farm": "blue"},
    },
    "a card waits on the lawyer's own space": acting(
        FARM, "blue", "UseGain blue 4 worker", road=["red-lawyer"],
        workers={"red-lawyer": "green"},
    ),
    "the acting card waits": {
        "phase": "buildings", "workers": {FARM: "blue"}, "seats": EVERYBODY_RICH,
        "agenda": ["UseGain blue 4 worker", "CloseCard 4", "ActivateRoad 5"],
        "road": [{"card": FARM, "turning": True}],
    },
    "an owner is left out": acting(FARM, "blue", "UseGain blue 4 worker"),
    "nobody has a worker at home": {
        "phase": "provost", "players": 2, "road": ["red-bank", FARM],
        "workers": {"park": "blue", "peddler": "blue", "red-bank": "blue", FARM: "blue"},
        "seats": {"blue": RICH, "red": RICH},
    },
    "passed seats are named at the beginning of the actions": {"bridge": ["red"]},
    "everybody has passed at the beginning of the actions": {"bridge": ["red", "blue", "green"]},
    "a seat that passed is paid to draw": {
        "agenda": ["DealCard red 3", "TakeAction green"], "bridge": ["blue"],
    },
    "the pile must be shuffled first": {
        "agenda": ["DealCard blue 1", "TakeAction red"], "road": ["blue-bank"],
        "seats": {"blue": {"hand": ["market"], "discard": [
            "small-farm", "small-sawmill", "small-quarry", "own-peddler", "lawyer",
            "large-farm", "large-sawmill", "large-quarry", "gold-mine", "church"]}},
    },
    "a way to pay that is the only one": paying(
        "PayKind blue small-farm food", "PayCost blue small-farm wood",
        "BuildCard blue small-farm", seats={"blue": {"food": 1, "wood": 1}},
    ),
    "the second kind is paid": paying(
        "PayKind blue small-farm wood", "PayCost blue small-farm stone",
        "BuildCard blue small-farm", seats={"blue": {"wood": 1, "gold": 1}},
    ),
    "batches of seats whose turn is to come": {
        "phase": "castle", "agenda": ["OfferBatch red", "BuildCastle 2"],
        "seats": {**EVERYBODY_RICH, "green": {"batches": 1, "tokens": {"dungeon": 1}}},
    },
    "beginners' monuments": {
        "options": BEGINNER, "seats": {"blue": {"prestige": ["statue", "cathedral"]}},
    },
    "beginners pay for a monument": paying(
        "PayKind blue statue stone", "PayCost blue statue cloth", "ErectPrestige blue statue",
        options=BEGINNER,
    ),
    "the round is the last that is possible": {
        "players": 4, "round": 24, "tokens": {"dungeon": 0, "walls": 0, "towers": 1},
    },
    "as much as a position may hold": {
        "seats": {name: {"food": 99, "gold": 99, "deniers": 999} for name in ("blue", "red")},
        "tokens": {"dungeon": 0, "walls": 0, "towers": 1}, "phase": "castle",
    },
}  # fmt: skip
