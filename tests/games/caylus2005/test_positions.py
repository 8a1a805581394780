"""Positions of Caylus (2005): written by hand, edited, played on; impossible ones are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.caylus2005.table import NEUTRAL, offered, play, position, road, seat
from tests.laws import Watch, chooser

import kingsroad
from kingsroad import AnyGame, ImpossiblePosition
from kingsroad.core.dice import Dice
from kingsroad.games.caylus2005.position.board_checks import MOST_PRESTIGE
from kingsroad.realm.stock import KINDS, MOST_IN_POSITION

Case = tuple[str, dict[str, Any]]
COUNTED = ["dungeon", "walls", "towers"]
LAID = ["DrawOrder", "DealStart"]
RESIDENCE = {"tile": "residence", "owner": "blue"}
WORKER = {"worker": "blue"}
CARPENTER_ENDS = ["CloseBuilding 6", "ActivateRoad 7"]
"""What is left of phase 5 when the worker on space 6 acts; there lies the carpenter."""
COUNT_ENDS = ["CloseSection", "CheckCount", "EndTurn"]


def at_carpenter(*questions: str, **more: Any) -> dict[str, Any]:
    """Phase 5 while blue's worker acts on space 6."""
    told = {"road": {6: WORKER, **more.pop("road", {})}, **more}
    return {"phase": "buildings", "agenda": [*questions, *CARPENTER_ENDS], **told}


# -- sound positions -----------------------------------------------------------------------------


def test_the_smallest_position() -> None:
    tiles = {str(space): {"tile": key} for space, key in enumerate(NEUTRAL, 1)}
    game = kingsroad.load_position(
        {"game": "caylus2005", "road": tiles, "seats": {"blue": {}, "red": {}}}
    )
    assert game.question.startswith("blue: PlaceWorker: place gate, ")
    assert seat(game, "blue")["deniers"] == 2, "it begins with the income"


def test_what_is_left_out_is_as_in_the_box() -> None:
    game = position(2, phase="income")
    seen: Any = game.view()
    assert seen["order"] == ["blue", "red"]
    assert seen["turn"] == 1
    assert seen["provost"] == seen["bailiff"] == 6
    assert road(game, 7) == {"tile": "peddler"}
    assert seat(game, "red")["workers"] == 6
    assert len(seen["supply"]) == 26
    assert game.rules.chosen_options(game.state) == {"favors": "standard", "jeweller": "off"}


@pytest.mark.parametrize(("bailiff", "turn"), [(6, 1), (7, 2), (8, 2), (9, 3), (10, 3), (11, 4)])
def test_a_missing_turn_is_the_first_that_fits(bailiff: int, turn: int) -> None:
    assert position(bailiff=bailiff).view()["turn"] == turn


@pytest.mark.parametrize(
    ("phase", "question"),
    [
        ("income", "blue: PlaceWorker: "),
        ("placement", "blue: PlaceWorker: "),
        ("special-buildings", "red: gate: "),
        ("provost", "green: bribe: "),
        ("buildings", "blue: farm: take food, take cloth"),
        ("castle", "red: castle: batch wood-stone, done"),
        ("end-of-turn", "blue: PlaceWorker: "),
    ],
)
def test_without_an_agenda_a_phase_begins(phase: str, question: str) -> None:
    known: dict[str, Any] = {"red": {"food": 1, "wood": 1, "stone": 1, "deniers": 1}}
    if phase not in ("income", "placement"):
        known["green"] = {"deniers": 2}
    told: dict[str, Any] = {"seats": known}
    if phase == "special-buildings":
        told["special"] = {"gate": "red"}
    if phase == "provost":
        told["bridge"] = ["green", "blue", "red"]
    if phase == "buildings":
        told["road"] = {1: {"worker": "blue"}}
    if phase == "castle":
        told["special"] = {"castle": ["red"]}
    assert position(phase=phase, **told).question.startswith(question)


def test_a_position_edited_as_text_plays_on() -> None:
    game = kingsroad.new_game("caylus2005", 2, seed=3)
    first = game.seat_name(game.seat)
    text = json.dumps(game.rules.write_position(game), indent=2)
    assert '"deniers": 7' in text
    document = json.loads(text.replace('"deniers": 7', '"deniers": 0'))
    document["seats"][first]["deniers"] = 40
    document["road"]["9"] = {"tile": "mason", "owner": first}
    edited = kingsroad.load_position(document)
    assert seat(edited, first)["deniers"] == 40
    play(edited, f"{first}: place mason")
    assert seat(edited, first)["deniers"] == 39
    assert road(edited, 9) == {"tile": "mason", "owner": first, "worker": first}


def test_workers_out_are_not_at_home() -> None:
    game = position(
        phase="special-buildings",
        special={"gate": "red", "inn-right": "red", "castle": ["red", "blue"], "stables": ["red"]},
        road={1: {"worker": "red"}},
    )
    assert seat(game, "red")["workers"] == 1
    assert seat(game, "blue")["workers"] == 5
    assert seat(game, "green")["workers"] == 6


def test_a_worker_may_stand_on_every_place() -> None:
    game = position(
        5,
        phase="special-buildings",
        special={
            "gate": "blue", "trading-post": "red", "merchants-guild": "green",
            "joust-field": "orange", "stables": ["black", "blue", "red"], "inn-left": "green",
            "inn-right": "orange", "castle": ["blue", "red", "green", "orange", "black"],
        },
    )  # fmt: skip
    assert game.question.startswith("blue: gate: ")
    written = game.rules.write_position(game)
    special: Any = written["special"]
    assert special["stables"] == ["black", "blue", "red"]
    assert special["castle"] == ["blue", "red", "green", "orange", "black"]


def test_a_finished_game_is_a_position() -> None:
    game = position(
        phase="end-of-turn", turn=12, bailiff=24, counted=COUNTED, agenda=[],
        seats={"red": {"prestige": 5, "gold": 3}},
    )  # fmt: skip
    assert game.over
    assert game.scores() == [0, 5, 0], "the final bonus is already in the prestige"


@pytest.mark.parametrize(
    "agenda",
    [
        ["UseTrade blue joust-field", "LeaveJoustField", "OpenStables", "OpenInn"],
        ["ReceiveFavor blue", "LeaveJoustField", "OpenStables", "OpenInn"],
        [
            "LeaveGate red",
            "OpenTradingPost",
            "OpenGuild",
            "OpenJoustField",
            "OpenStables",
            "OpenInn",
        ],
        ["GuideProvost green", "OpenJoustField", "OpenStables", "OpenInn"],
    ],
    ids=lambda agenda: str(agenda[0]),
)
def test_the_middle_of_phase_3(agenda: list[str]) -> None:
    special = {"joust-field": "blue"}
    special |= {"gate": "red"} if agenda[0].startswith("LeaveGate") else {}
    special |= {"merchants-guild": "green"} if agenda[0].startswith("Guide") else {}
    game = position(
        phase="special-buildings", special=special, agenda=agenda,
        seats={"blue": {"deniers": 1, "cloth": 1}},
    )  # fmt: skip
    assert game.rules.write_position(game)["agenda"] == agenda


QUESTIONS = {
    question: at_carpenter(
        question,
        road={9: RESIDENCE},
        seats={"blue": {**dict.fromkeys(KINDS, 5), "markers": {"c": 2}, "lines_used": ["c"]}},
    )
    for question in (
        "TakeOneOf blue farm", "TakeOneOf blue line-c", "OwnersCube red park",
        "SellCube blue 4 market", "UseTrade blue peddler", "TakeCubes blue 2 wood wood-peddler",
        "GiveCubes blue 2 food alchemist", "GiveAny blue wood-market",
        "BuildTile blue wood less must",
        "BuildTile blue stone full-price may", "BuildTile blue prestige full-price must",
        "ReplaceResidence blue statue", "UseLawyer blue full-price may", "ReceiveFavor blue",
        "UseFavor blue c",
    )
}  # fmt: skip


def test_what_follows_a_question_is_kept() -> None:
    game = position(
        **at_carpenter(
            "GiveCubes blue 1 food alchemist",
            "ReceiveOffer blue alchemist 2",
            seats={"blue": {"food": 1, "wood": 1}},
        )
    )
    play(game, "blue: give food")
    assert seat(game, "blue")["gold"] == 2
    game = position(
        **at_carpenter(
            "GiveAny blue wood-market", "LayTile blue wood-market", seats={"blue": {"food": 1}}
        )
    )
    assert road(game, 9) == {"tile": "wood-market", "owner": "blue"}


def test_changes_that_wait() -> None:
    game = position(
        **at_carpenter(
            "ReceiveFavor blue",
            road={
                6: {**WORKER, "claim": "red"},
                9: {"tile": "park", "owner": "green", "worker": "red", "claim": "green"},
            },
        )
    )
    written = game.rules.write_position(game)
    assert kingsroad.load_position(written).key() == game.key()
    assert road(game, 9)["claim"] == "green"
    play(game, "blue: line a", "blue: decline")
    assert road(game, 6) == {"tile": "residence", "owner": "red"}
    assert road(game, 9) == {"tile": "residence", "owner": "green"}


def test_a_waiting_change_is_part_of_the_key() -> None:
    def key(claim: dict[str, str]) -> int:
        return position(phase="provost", road={1: {**WORKER, **claim}}, seats={"blue": RICH}).key()

    assert len({key({}), key({"claim": "red"}), key({"claim": "green"})}) == 3


def test_the_middle_of_a_count() -> None:
    agenda = ["ReceiveFavor red", "CountHouses green", *COUNT_ENDS]
    game = position(
        phase="end-of-turn", turn=4, bailiff=12, agenda=agenda,
        seats={"red": {"houses": {"dungeon": 2}}, "green": {"prestige": 9}},
    )  # fmt: skip
    assert game.rules.write_position(game)["agenda"] == agenda
    play(game, "red: line a", "red: decline")
    assert seat(game, "green")["prestige"] == 7
    assert game.view()["counted"] == ["dungeon"]


def test_the_middle_of_the_setup() -> None:
    agenda = ["LayNeutral 3", *LAID]
    tiles = {"1": {"tile": "farm"}, "2": {"tile": "market"}}
    game = kingsroad.load_position(
        {
            "game": "caylus2005", "phase": "setup", "order": [], "agenda": agenda,
            "road": tiles, "seats": {"blue": {}, "red": {}},
        }
    )  # fmt: skip
    assert offered(game) == ["lay forest", "lay sawmill", "lay quarry", "lay carpenter"]
    assert game.rules.write_position(game)["agenda"] == agenda


# -- what is refused, and why --------------------------------------------------------------------

HEADER: list[Case] = [
    ("seats must be the first 2 to 5 of: blue, red, green, ", {"players": 1}),
    ("a position during setup needs an agenda", {"phase": "setup"}),
]  # fmt: skip

SEATS: list[Case] = [
    ("seats.blue.food must be 0 to ", {"seats": {"blue": {"food": 100_000}}}),
    ("seats.blue.deniers must be 0 to ", {"seats": {"blue": {"deniers": -1}}}),
    ("seats.blue.prestige must be 0 to ", {"seats": {"blue": {"prestige": -1}}}),
    ("seats.blue.markers.a must be 0 to 5", {"seats": {"blue": {"markers": {"a": 6}}}}),
    ("seats.blue.markers.e is not known", {"seats": {"blue": {"markers": {"e": 1}}}}),
    ("seats.blue.lines_used cannot be 'e'", {"seats": {"blue": {"lines_used": ["e"]}}}),
    ("seats.blue.lines_used names a twice", {"seats": {"blue": {"lines_used": ["a", "a"]}}}),
    ("seats.blue.houses.dungeon must be 0 to 6", {"seats": {"blue": {"houses": {"dungeon": 7}}}}),
    ("seats.blue.houses.attic is not known", {"seats": {"blue": {"houses": {"attic": 1}}}}),
    ("seats.blue.batches must be 0 to 30", {"seats": {"blue": {"batches": 31}}}),
    ("seats.blue.workers is not known", {"seats": {"blue": {"workers": 5}}}),
    ("seats.blue.markers: only 2 fields are open", {"seats": {"blue": {"markers": {"a": 3}}}}),
    (
        "seats.blue.markers: only 4 fields are open",
        {"bailiff": 12, "counted": ["dungeon"], "seats": {"blue": {"markers": {"d": 5}}}},
    ),
    ("seats.blue.lines_used: a used line", {"seats": {"blue": {"lines_used": ["a"]}}}),
    (
        "seats.red.batches: nobody offered so many",
        {"seats": {"red": {"batches": 1, "houses": {"dungeon": 1}}}},
    ),
    (
        "seats.red.batches: nobody offered so many",
        {"phase": "castle", "seats": {"red": {"batches": 1, "houses": {"dungeon": 1}}}},
    ),
    (
        "seats.red.batches: nobody offered so many",
        {
            "phase": "castle",
            "special": {"castle": ["red"]},
            "seats": {"red": {"batches": 2, "houses": {"dungeon": 1}}},
        },
    ),
]

TRACKS: list[Case] = [
    ("order cannot be 'black'", {"order": ["blue", "red", "black"]}),
    ("order names blue twice", {"order": ["blue", "blue", "red"]}),
    ("order must name every seat once", {"order": ["blue", "red"]}),
    ("order must be a list", {"order": "blue"}),
    (
        "PlaceWorker blue: this seat has passed",
        {"players": 2, "bridge": ["blue", "red"], "agenda": ["PlaceWorker blue"]},
    ),
    ("bridge must name every seat after placement", {"phase": "provost", "bridge": ["blue"]}),
    ("bailiff must be 1 to 28, not 29", {"bailiff": 29}),
    ("provost must be 1 to 28, not 0", {"provost": 0}),
    ("turn must be 0 to 18, not 19", {"turn": 19}),
    ("bailiff: after turn 0 he stands on 6 to 6, not 7", {"turn": 1, "bailiff": 7}),
    ("bailiff: after turn 3 he stands on 9 to 12, not 13", {"turn": 4, "bailiff": 13}),
    ("bailiff: after turn 3 he stands on 9 to 12, not 8", {"turn": 4, "bailiff": 8}),
    ("bailiff: after turn -1 he", {"turn": 0}),
    ("provost must stand with the bailiff in phase placement", {"provost": 7}),
    ("provost must stand with the bailiff in phase income", {"phase": "income", "provost": 5}),
    (
        "provost must stand with the bailiff in phase end-of-turn",
        {"phase": "end-of-turn", "turn": 4, "bailiff": 12, "provost": 11,
         "agenda": ["ReceiveFavor blue", *COUNT_ENDS]},
    ),
    ("counted cannot be 'attic'", {"counted": ["attic"]}),
    ("counted goes in the order: dungeon, walls", {"counted": ["towers"], "bailiff": 14}),
    ("counted goes in the order: dungeon, walls", {"counted": ["walls", "dungeon"]}),
    ("bailiff: the game ends when he has reached 24", {"bailiff": 24, "turn": 12}),
    (
        "bailiff: the game ends when he has reached 24",
        {"phase": "end-of-turn", "bailiff": 26, "turn": 12, "counted": COUNTED, "agenda": []},
    ),
    ("turn must be 0 during setup", {"phase": "setup", "turn": 1, "order": [], "agenda": LAID}),
    (
        "bridge: nobody has passed during setup",
        {"phase": "setup", "bridge": ["blue"], "order": [], "agenda": LAID},
    ),
    (
        "bailiff and provost stand on 6 during setup",
        {"phase": "setup", "bailiff": 7, "order": [], "agenda": LAID},
    ),
    (
        "bailiff and provost stand on 6 during setup",
        {"phase": "setup", "provost": 5, "order": [], "agenda": LAID},
    ),
]  # fmt: skip

ROAD: list[Case] = [
    ("road.0 is not known", {"road": {0: "mason"}}),
    ("road.29 is not known", {"road": {29: "mason"}}),
    ("road.9.tile cannot be 'palace'", {"road": {9: "palace"}}),
    ("road.9.owner cannot be 'black'", {"road": {9: {"tile": "mason", "owner": "black"}}}),
    ("road.9.house is not known", {"road": {9: {"tile": "mason", "house": "blue"}}}),
    ("road.7.tile cannot be mason; peddler is printed", {"road": {7: "mason"}}),
    (
        "road.10.tile mason is on the road twice or not in this game",
        {"road": {9: {"tile": "mason", "owner": "red"}, 10: {"tile": "mason", "owner": "red"}}},
    ),
    ("road.9.tile jeweller is on the road twice or not", {"road": {9: "jeweller"}}),
    ("road.3: farm is on the road twice", {"road": {3: "farm"}}),
    ("road.9: gate does not stand on the road", {"road": {9: "gate"}}),
    ("road.9: castle does not stand on the road", {"road": {9: "castle"}}),
    ("road.9: peddler is printed elsewhere", {"road": {9: "peddler"}}),
    ("road.9: farm lies on the first six spaces", {"road": {9: "farm"}}),
    ("road.3: mason needs a plot from 9 on", {"road": {3: {"tile": "mason", "owner": "red"}}}),
    ("road.3: park needs a plot from 9 on", {"road": {3: {"tile": "park", "owner": "red"}}}),
    ("road.10: mason lies behind a free plot", {"road": {10: {"tile": "mason", "owner": "red"}}}),
    ("road.17: mason lies behind a free plot", {"road": {17: {"tile": "mason", "owner": "red"}}}),
    ("road.1: farm has no owner", {"road": {1: {"owner": "red"}}}),
    ("road.7: peddler has no owner", {"road": {7: {"owner": "red"}}}),
    ("road.9: mason needs an owner", {"road": {9: "mason"}}),
    ("road.9: residence needs an owner", {"road": {9: "residence"}}),
    ("road.9 has an owner but no building", {"road": {9: {"owner": "red"}}}),
    ("road.9 has a worker but no building", {"road": {9: WORKER}}),
    ("road.9: no worker can stand in residence", {"road": {9: {**RESIDENCE, **WORKER}}}),
    (
        "road.9: no worker can stand in statue",
        {"road": {9: {"tile": "statue", "owner": "red", "worker": "red"}}},
    ),
]

WORKERS: list[Case] = [
    ("special.gate cannot be 'black'", {"special": {"gate": "black"}}),
    ("special.tower is not known", {"special": {"tower": "blue"}}),
    ("special.castle names red twice", {"special": {"castle": ["red", "red"]}}),
    (
        "special.stables has only 3 places",
        {"players": 4, "special": {"stables": ["blue", "red", "green", "orange"]}},
    ),
    (
        "no worker stands on a special building in phase provost",
        {"phase": "provost", "special": {"gate": "red"}},
    ),
    (
        "no worker stands on a special building in phase income",
        {"phase": "income", "special": {"stables": ["red"]}},
    ),
    (
        "no worker stands on a left circle of the inn in phase castle",
        {"phase": "castle", "special": {"inn-left": "red"}},
    ),
    (
        "no worker stands on a castle place in phase end-of-turn",
        {"phase": "end-of-turn", "special": {"castle": ["red"]}},
    ),
    (
        "no worker stands on a road building in phase castle",
        {"phase": "castle", "road": {1: WORKER}},
    ),
    ("stables are not used with two seats", {"players": 2, "special": {"stables": ["red"]}}),
    (
        "blue has more than 6 workers out",
        {"special": {"gate": "blue"}, "road": dict.fromkeys(range(1, 7), WORKER)},
    ),
]

CLAIMS: list[Case] = [
    ("road.1.claim waits, but no worker", {"phase": "buildings", "road": {1: {"claim": "red"}}}),
    ("road.1.claim cannot wait in phase placement", {"road": {1: {**WORKER, "claim": "red"}}}),
    (
        "road.7.claim: red cannot transform peddler",
        {"phase": "provost", "road": {7: {**WORKER, "claim": "red"}}},
    ),
    (
        "road.9.claim: red cannot transform lawyer",
        {
            "phase": "provost",
            "road": {9: {"tile": "lawyer", "owner": "red", **WORKER, "claim": "red"}},
        },
    ),
    (
        "road.9.claim: red cannot transform mason",
        {
            "phase": "provost",
            "road": {9: {"tile": "mason", "owner": "blue", **WORKER, "claim": "red"}},
        },
    ),
]

CASTLE: list[Case] = [
    (
        "houses: no more than 6 in the dungeon",
        {"seats": {"blue": {"houses": {"dungeon": 4}}, "red": {"houses": {"dungeon": 3}}}},
    ),
    ("counted: dungeon: neither full nor reached", {"counted": ["dungeon"]}),
    ("counted: the dungeon must be counted, the bailiff passed it", {"bailiff": 12}),
    (
        "counted: the walls must be counted, the bailiff passed it",
        {"bailiff": 18, "counted": ["dungeon"]},
    ),
    (
        "counted: the dungeon must be counted, it is full",
        {"seats": {"blue": {"houses": {"dungeon": 6}}}},
    ),
    (
        "houses: the walls cannot be begun before the dungeon",
        {"seats": {"blue": {"houses": {"walls": 1}}}},
    ),
    ("bailiff: the game ends when he has reached 24", {"bailiff": 24, "counted": COUNTED}),
]

AGENDA: list[Case] = [
    ("there is no step called ''", {"agenda": [""]}),
    ("'DrawOrder blue' must be: DrawOrder", {"agenda": ["DrawOrder blue"]}),
    ("in 'ActivateRoad 30' space is one of: 0", {"agenda": ["ActivateRoad 30"]}),
    ("agenda: only a finished game has nothing to do", {"agenda": []}),
    ("OpenGate: the first step must ask a question", {"agenda": ["OpenGate"]}),
    (
        "PlaceWorker cannot stand in phase income",
        {"phase": "income", "agenda": ["PlaceWorker blue"]},
    ),
    (
        "Phase castle: the phase must end",
        {"agenda": ["PlaceWorker blue", "Phase castle"]},
    ),
    # setup
    (
        "LayNeutral 7: the phase must end",
        {"phase": "setup", "order": [], "agenda": ["LayNeutral 7", *LAID]},
    ),
    (
        "LayNeutral 1: the phase must end",
        {"phase": "setup", "agenda": ["LayNeutral 1", *LAID]},
    ),
    (
        "LayNeutral 3: the spaces before 3 are laid, the others not",
        {"phase": "setup", "order": [], "agenda": ["LayNeutral 3", *LAID]},
    ),
    ("DrawOrder: the phase must end", {"phase": "setup", "order": [], "agenda": ["DrawOrder"]}),
    (
        "PlaceWorker blue: the phase must end",
        {"phase": "setup", "order": [], "agenda": ["PlaceWorker blue", "DealStart"]},
    ),
    ("DrawOrder has nothing to offer", {"phase": "setup", "agenda": LAID}),
    # placement
    ("ReceiveFavor blue: the phase must end", {"agenda": ["ReceiveFavor blue"]}),
    (
        "PlaceWorker blue: the phase must end",
        {"agenda": ["PlaceWorker red", "PlaceWorker blue"]},
    ),
    ("PlaceWorker black: there is no such seat", {"agenda": ["PlaceWorker black"]}),
    (
        "PlaceWorker blue: this seat has passed",
        {"bridge": ["blue"], "agenda": ["PlaceWorker blue"]},
    ),
    # special buildings
    (
        "UseTrade blue joust-field: the phase must end",
        {"phase": "special-buildings", "agenda": ["UseTrade blue joust-field"]},
    ),
    (
        "LeaveInn blue: its worker is not there",
        {"phase": "special-buildings", "agenda": ["LeaveInn blue"]},
    ),
    (
        "LeaveGate blue: the phase must end",
        {"phase": "special-buildings", "special": {"gate": "blue"}, "agenda": ["LeaveGate blue"]},
    ),
    (
        "GuideProvost red: its worker is not there",
        {
            "phase": "special-buildings",
            "special": {"merchants-guild": "blue"},
            "agenda": ["GuideProvost red", "OpenJoustField", "OpenStables", "OpenInn"],
        },
    ),
    (
        "LeaveJoustField: no worker is there",
        {
            "phase": "special-buildings",
            "agenda": ["ReceiveFavor blue", "LeaveJoustField", "OpenStables", "OpenInn"],
        },
    ),
    (
        "LeaveInn blue: workers have gone home from the buildings before it",
        {
            "phase": "special-buildings", "special": {"gate": "red", "inn-right": "blue"},
            "agenda": ["LeaveInn blue"],
        },
    ),
    (
        "LeaveInn blue: workers have gone home from the buildings before it",
        {
            "phase": "special-buildings", "special": {"inn-left": "red", "inn-right": "blue"},
            "agenda": ["LeaveInn blue"],
        },
    ),
    (
        "LeaveJoustField: workers have gone home from the buildings before it",
        {
            "phase": "special-buildings", "special": {"trading-post": "red", "joust-field": "blue"},
            "agenda": ["ReceiveFavor blue", "LeaveJoustField", "OpenStables", "OpenInn"],
        },
    ),
    # provost
    (
        "MoveProvost blue: the phase must end",
        {"phase": "provost", "agenda": ["MoveProvost blue"]},
    ),
    (
        "MoveProvost blue: the phase must end",
        {"phase": "provost", "agenda": ["MoveProvost blue", "BribeProvost 0"]},
    ),
    (
        "ReceiveFavor blue: the phase must end",
        {"phase": "provost", "agenda": ["ReceiveFavor blue", "BribeProvost 1"]},
    ),
    (
        "MoveProvost red: it is not the turn of this seat",
        {"phase": "provost", "agenda": ["MoveProvost red", "BribeProvost 1"]},
    ),
    (
        "MoveProvost blue has nothing to offer",
        {"phase": "provost", "agenda": ["MoveProvost blue", "BribeProvost 1"]},
    ),
    # buildings
    (
        "GiveAny blue market: the phase must end",
        {"phase": "buildings", "agenda": ["GiveAny blue market"]},
    ),
    (
        "CloseBuilding 6: the phase must end",
        {
            "phase": "buildings",
            "road": {6: WORKER},
            "agenda": ["ReceiveFavor blue", "CloseBuilding 6", "ActivateRoad 8"],
        },
    ),
    (
        "CloseBuilding 6: no worker acts there",
        {"phase": "buildings", "agenda": ["ReceiveFavor blue", *CARPENTER_ENDS]},
    ),
    ("CloseBuilding 6: no worker acts there", at_carpenter("ReceiveFavor blue", provost=5)),
    (
        "CloseBuilding 6: the worker on 2 has gone home by then",
        at_carpenter("ReceiveFavor blue", road={2: {"worker": "red"}}),
    ),
    # castle
    (
        "OfferBatch blue: the phase must end",
        {"phase": "castle", "special": {"castle": ["blue"]}, "agenda": ["OfferBatch blue"]},
    ),
    (
        "OfferBatch red: it is not the turn of this seat",
        {
            "phase": "castle",
            "special": {"castle": ["blue"]},
            "agenda": ["OfferBatch red", "EndCastleTurn red", "BuildCastle 2"],
        },
    ),
    (
        "OfferBatch blue has nothing to offer",
        {
            "phase": "castle",
            "special": {"castle": ["blue"]},
            "agenda": ["OfferBatch blue", "EndCastleTurn blue", "BuildCastle 2"],
        },
    ),
    # end of turn
    (
        "ReceiveFavor blue: the phase must end",
        {"phase": "end-of-turn", "turn": 4, "bailiff": 12, "agenda": ["ReceiveFavor blue"]},
    ),
    (
        "CloseSection: this section is not due to be counted",
        {
            "phase": "end-of-turn", "turn": 1, "bailiff": 7,
            "agenda": ["ReceiveFavor blue", *COUNT_ENDS],
        },
    ),
    (
        "EndTurn: the phase must end",
        {
            "phase": "end-of-turn", "turn": 12, "bailiff": 24, "counted": COUNTED,
            "agenda": ["ReceiveFavor blue", *COUNT_ENDS],
        },
    ),
    (
        "CountHouses red: it is not the turn of this seat",
        {
            "phase": "end-of-turn", "turn": 4, "bailiff": 12,
            "agenda": ["ReceiveFavor blue", "CountHouses red", *COUNT_ENDS],
        },
    ),
    (
        "CountHouses blue: it is not the turn of this seat",
        {
            "phase": "end-of-turn", "turn": 4, "bailiff": 12,
            "agenda": [
                "ReceiveFavor blue", "CountHouses blue", "CountHouses blue", "CountHouses red",
                "CountHouses green", *COUNT_ENDS,
            ],
        },
    ),
]  # fmt: skip

ASKED: list[Case] = [
    ("ReceiveFavor black: there is no such seat", at_carpenter("ReceiveFavor black")),
    (
        "LayTile black mason: there is no such seat",
        at_carpenter("ReceiveFavor blue", "LayTile black mason"),
    ),
    (
        "ReceiveOffer black bank 1: there is no such seat",
        at_carpenter("ReceiveFavor blue", "ReceiveOffer black bank 1"),
    ),
    (
        "ReceiveFavor blue: this cannot be asked",
        at_carpenter("ReceiveFavor blue", options={"favors": "simple"}),
    ),
    (
        "UseFavor blue a: this cannot be asked",
        at_carpenter("UseFavor blue a", options={"favors": "simple"}),
    ),
    ("TakeOneOf blue quarry: this", at_carpenter("TakeOneOf blue quarry")),
    ("TakeOneOf blue setup: this", at_carpenter("TakeOneOf blue setup")),
    ("TakeOneOf blue line-a: this", at_carpenter("TakeOneOf blue line-a")),
    ("TakeOneOf blue final-gold: this", at_carpenter("TakeOneOf blue final-gold")),
    ("OwnersCube blue bank: this", at_carpenter("OwnersCube blue bank")),
    ("OwnersCube blue quarry: this", at_carpenter("OwnersCube blue quarry")),
    ("SellCube blue 4 farm: this", at_carpenter("SellCube blue 4 farm")),
    ("SellCube blue 6 market: this", at_carpenter("SellCube blue 6 market")),
    ("UseTrade blue farm: this", at_carpenter("UseTrade blue farm")),
    (
        "ReceiveOffer blue farm 1: this",
        at_carpenter("ReceiveFavor blue", "ReceiveOffer blue farm 1"),
    ),
    (
        "ReceiveOffer blue peddler 2: this",
        at_carpenter("ReceiveFavor blue", "ReceiveOffer blue peddler 2"),
    ),
    ("GiveCubes blue 0 food bank: this", at_carpenter("GiveCubes blue 0 food bank")),
    ("TakeCubes blue 0 food bank: this", at_carpenter("TakeCubes blue 0 food bank")),
    (
        "BuildTile blue neutral full-price must: this",
        at_carpenter("BuildTile blue neutral full-price must"),
    ),
    (
        "BuildTile blue prestige less must: this",
        at_carpenter("BuildTile blue prestige less must"),
    ),
    ("LayTile blue farm: this", at_carpenter("ReceiveFavor blue", "LayTile blue farm")),
    ("LayTile blue statue: this", at_carpenter("ReceiveFavor blue", "LayTile blue statue")),
    (
        "LayTile blue mason: this",
        at_carpenter(
            "ReceiveFavor blue", "LayTile blue mason", road={9: {"tile": "mason", "owner": "red"}}
        ),
    ),
    (
        "LayTile blue mason: this",
        at_carpenter(
            "ReceiveFavor blue",
            "LayTile blue mason",
            road=dict.fromkeys([*range(9, 16), *range(17, 29)], RESIDENCE),
        ),
    ),
    ("ReplaceResidence blue mason: this", at_carpenter("ReplaceResidence blue mason")),
    (
        "ReplaceResidence blue statue: this",
        at_carpenter(
            "ReplaceResidence blue statue", road={9: {"tile": "statue", "owner": "red"}}
        ),
    ),
    ("ReplaceResidence blue statue has nothing", at_carpenter("ReplaceResidence blue statue")),
    ("PlaceWorker blue: this cannot be asked", at_carpenter("PlaceWorker blue")),
    (
        "OpenInn: this cannot be asked",
        at_carpenter("ReceiveFavor blue", "OpenInn"),
    ),
    (
        "LayTile blue mason: nothing comes between paying and this",
        at_carpenter("BuildTile blue wood full-price must", "LayTile blue mason"),
    ),
    (
        "LayTile blue mason: nothing comes between paying and this",
        at_carpenter("GiveAny blue mason", "LayTile blue mason"),
    ),
    (
        "LayTile blue wood-market: nothing comes between paying and this",
        at_carpenter("GiveAny blue market", "LayTile blue wood-market"),
    ),
    (
        "ReceiveOffer blue alchemist 1: nothing comes between paying and this",
        at_carpenter("GiveCubes blue 1 food bank", "ReceiveOffer blue alchemist 1"),
    ),
    (
        "ReplaceResidence blue statue: nothing comes between paying and this",
        at_carpenter("ReceiveFavor blue", "ReplaceResidence blue statue", road={9: RESIDENCE}),
    ),
    (
        "LayTile blue mason: only one tile is laid at a time",
        at_carpenter("ReceiveFavor blue", "LayTile blue lawyer", "LayTile blue mason"),
    ),
]  # fmt: skip

REFUSED = HEADER + SEATS + TRACKS + ROAD + WORKERS + CLAIMS + CASTLE + AGENDA + ASKED


def load(told: dict[str, Any]) -> AnyGame:
    """The game that goes on from such a table."""
    return position(**told)


def test_the_road_of_a_running_game_is_laid() -> None:
    with pytest.raises(ImpossiblePosition, match=r"road\.1 must have a building"):
        kingsroad.load_position({"game": "caylus2005", "seats": {"blue": {}, "red": {}}})
    with pytest.raises(ImpossiblePosition, match="the neutral tiles are laid first"):
        kingsroad.load_position(
            {
                "game": "caylus2005", "phase": "setup", "order": [], "agenda": LAID,
                "seats": {"blue": {}, "red": {}},
            }
        )  # fmt: skip


# -- refused, or playable under the laws ---------------------------------------------------------

RICH = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9, "deniers": 20}
EVERYBODY_RICH = dict.fromkeys(("blue", "red", "green"), RICH)

ODD: dict[str, dict[str, Any]] = {
    "a section is named that is not the first": {"counted": ["towers"], "bailiff": 14},
    "setup in the last turn": {"phase": "setup", "turn": 18, "order": [], "agenda": LAID},
    "setup with the bailiff under way": {
        "phase": "setup", "bailiff": 8, "order": [], "agenda": LAID,
    },
    "setup with the bailiff behind his start": {
        "phase": "setup", "bailiff": 5, "order": [], "agenda": LAID,
    },
    "setup with the provost elsewhere": {
        "phase": "setup", "provost": 3, "order": [], "agenda": LAID,
    },
    "setup with a seat on the bridge": {
        "phase": "setup", "bridge": ["blue"], "order": [], "agenda": LAID,
    },
    "a tile that was paid is built again first": at_carpenter(
        "BuildTile blue wood full-price must", "LayTile blue mason", seats={"blue": RICH}
    ),
    "the last plot is taken first": at_carpenter(
        "BuildTile blue wood full-price must", "LayTile blue mason", seats={"blue": RICH},
        road=dict.fromkeys([*range(9, 16), *range(17, 28)], RESIDENCE),
    ),
    "a prestige tile that was paid is built again first": at_carpenter(
        "BuildTile blue prestige full-price must", "ReplaceResidence blue statue",
        seats={"blue": RICH}, road={9: RESIDENCE, 10: RESIDENCE},
    ),
    "the bailiff is beyond the last count": {"phase": "end-of-turn", "bailiff": 27, "turn": 12},
    "the bailiff is beyond the last count, and it is done": {
        "phase": "end-of-turn", "bailiff": 27, "turn": 12, "counted": COUNTED,
    },
    "over with the bailiff far beyond": {
        "phase": "end-of-turn", "bailiff": 28, "turn": 12, "counted": COUNTED, "agenda": [],
    },
    "a section is counted before its time": {
        "phase": "end-of-turn", "turn": 1, "bailiff": 7,
        "agenda": ["ReceiveFavor blue", *COUNT_ENDS], "seats": EVERYBODY_RICH,
    },
    "workers stayed where a special building has acted": {
        "phase": "special-buildings", "special": {"trading-post": "green", "inn-right": "blue"},
        "agenda": ["LeaveInn blue"], "seats": EVERYBODY_RICH,
    },
    "a worker stayed at the gate": {
        "phase": "special-buildings", "special": {"gate": "red", "inn-right": "blue"},
        "agenda": ["LeaveInn blue"], "seats": EVERYBODY_RICH,
    },
    "workers stayed in the stables": {
        "phase": "special-buildings", "special": {"stables": ["red"], "inn-right": "blue"},
        "agenda": ["LeaveInn blue"], "seats": EVERYBODY_RICH,
    },
    "a guest decides although a newcomer is there": {
        "phase": "special-buildings", "special": {"inn-left": "red", "inn-right": "blue"},
        "agenda": ["LeaveInn blue"], "seats": EVERYBODY_RICH,
    },
    "nothing is left to do in the joust field": {
        "phase": "special-buildings", "special": {"joust-field": "blue"},
        "agenda": ["LeaveJoustField", "OpenStables", "OpenInn"],
    },
    "lines are used in a phase without favors": {
        "agenda": ["PlaceWorker blue"],
        "seats": {"blue": {"lines_used": ["a"], "markers": {"a": 1}, **RICH}},
    },
    "markers on the table though favors are simple": {
        "options": {"favors": "simple"}, "seats": {"blue": {"markers": {"a": 2}, **RICH}},
    },
    "many cubes of one kind are due": at_carpenter("TakeCubes blue 4 cloth final-gold"),
    "more cubes are due than there are": at_carpenter(
        "GiveCubes blue 1 food bank", "GiveCubes blue 4 food bank", seats={"blue": {"food": 1}}
    ),
    "the castle is offered by a seat that is not there": {
        "phase": "castle", "special": {"castle": ["blue"]},
        "agenda": ["ReceiveFavor red", "LeaveCastle"], "seats": EVERYBODY_RICH,
    },
    "a seat without turn has offered batches": {
        "phase": "castle", "special": {"castle": ["blue", "red"]},
        "seats": {"red": {"batches": 1, "houses": {"dungeon": 1}}, "blue": RICH},
    },
    "the castle is full, and then some": {
        "phase": "castle", "special": {"castle": ["blue"]}, "bailiff": 17, "turn": 8,
        "counted": ["dungeon"],
        "seats": {"blue": RICH, "red": {"houses": {"walls": 10, "towers": 13}}},
    },
    "sixteen batches in one phase": {
        "phase": "castle", "special": {"castle": ["blue"]},
        "agenda": ["OfferBatch blue", "EndCastleTurn blue", "BuildCastle 2"],
        "seats": {"blue": {"batches": 16, "houses": {"dungeon": 6, "walls": 10}, **RICH}},
    },
    "an offer of a tile that is not in this game": at_carpenter(
        "UseTrade blue jeweller", seats={"blue": RICH}
    ),
    "the turn is the last that is possible": {
        "turn": 18, "bailiff": 23, "counted": ["dungeon", "walls"], "seats": EVERYBODY_RICH,
    },
}  # fmt: skip


@pytest.mark.parametrize("phase", ["income", "castle"])
def test_the_most_that_a_document_can_hold_does_not_overflow(phase: str) -> None:
    """The goods of a seat share one number; whatever a game adds must not spill over."""
    most = dict(zip(KINDS, MOST_IN_POSITION, strict=True))
    full = {**most, "prestige": MOST_PRESTIGE}
    told = {"blue": full, "red": full, "green": full}
    for number in range(3):
        dice = Dice(number)
        watch = Watch(position(phase=phase, seats=told))
        choose = chooser(dice, watch.game.rules.catalogue.choices, number)
        watch.check()
        while not watch.game.over:
            watch.play(choose(watch.game.legal))
            watch.check()


def test_batches_are_part_of_the_key() -> None:
    """Sixteen batches need five bits."""

    def told(batches: int) -> dict[str, Any]:
        houses = {"dungeon": 6, "walls": 10}
        return {
            "phase": "castle", "special": {"castle": ["blue"]},
            "agenda": ["OfferBatch blue", "EndCastleTurn blue", "BuildCastle 2"],
            "seats": {"blue": {"batches": batches, "houses": houses, **RICH}},
        }  # fmt: skip

    keys = {position(**told(batches)).key() for batches in range(17)}
    assert len(keys) == 17
