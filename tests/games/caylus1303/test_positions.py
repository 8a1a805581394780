"""Positions of Caylus 1303: written by hand, edited, played on; impossible ones are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.laws import comes_back

import kingsroad
from kingsroad import AnyGame
from kingsroad.core.dice import Dice

Case = tuple[str, dict[str, Any]]
Road = dict[int, dict[str, Any] | str | None]

SEATS = ["blue", "red", "green", "yellow", "black"]
FIRST_GAME = {"setup": "first-game"}
RICH = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9, "workers": 5}
ALL_RICH = dict.fromkeys(SEATS[:3], RICH)
BUNDLE = {"food": 2, "wood": 2, "stone": 2}
ROAD: Road = {
    1: "farm", 2: "sawmill", 3: "quarry", 4: "market", 5: "start-carpenter", 6: "guild",
    7: "second-market", 8: "stone-guild", 9: "wood-market", 14: "gold-mine",
}  # fmt: skip
SITE = ["second-farm", "covered-market", "jeweller"]
POOL = ["architect", "foreman", "bailiff", "day-labourer", "chamberlain", "deliveryman"]
"""The characters of a first game; the first ones are those of the seats, one each."""
MORE = ["journeyman", "early-riser"]
BEHIND = ["CrossBridge 0", "SendBailiff", "ActivateRoad 1"]
"""What is left of phase 2 behind the buildings before the bridge."""
END = ["Recruit", "ResetProvost", "EndRound"]
SET_UP = ["DrawFirst", "DealCharacters", "Draft", "DealStart"]
NOT_SO = "the phase cannot go on like that"
NOT_HERE = "this cannot be asked here"
NOT_ITS_TURN = "it is not the turn of this seat"


def document(
    players: int = 3,
    phase: str = "planning",
    road: Road | None = None,
    seats: dict[str, Any] | None = None,
    holds: dict[str, list[str]] | None = None,
    **told: Any,
) -> dict[str, Any]:
    """A position at the beginning of a phase, or wherever `agenda` puts it.

    `road` changes the plots of the set-up, None takes a tile away. `holds` says which characters
    some seats have; the others keep those of the pool that are not named. After planning
    everybody has passed, in seat order.
    """
    names = SEATS[:players]
    plots: dict[str, Any] = {}
    for plot, entry in {**ROAD, **(road or {})}.items():
        if entry is not None:
            plots[str(plot)] = {"tile": entry} if isinstance(entry, str) else dict(entry)
    given = holds or {}
    named = [one for owned in given.values() for one in owned]
    pool = [one for one in [*POOL, *MORE] if one not in named]
    owned = {}
    for name in names:
        characters = given[name] if name in given else [pool.pop(0)]
        owned[name] = {"characters": characters, **(seats or {}).get(name, {})}
    due = players + 3 - sum(len(one["characters"]) for one in owned.values())
    if phase not in ("planning", "setup"):
        told.setdefault("bridge", names)
    return {
        "game": "caylus1303", "phase": phase, "road": plots, "site": SITE, "seats": owned,
        "characters": pool[: max(due, 0)], **told,
    }  # fmt: skip


def table(**told: Any) -> AnyGame:
    """The game that goes on from such a document."""
    return kingsroad.load_position(document(**told))


def acting(place: str, *questions: str, **more: Any) -> dict[str, Any]:
    """Phase 2 while blue's worker acts, in a building before the bridge or on a plot."""
    known: dict[str, Any] = {"phase": "activation", "seats": ALL_RICH, **more}
    if place.isdigit():
        following = [f"LeaveBuilding {place}", f"ActivateRoad {int(place) + 1}"]
        plots: Any = {**ROAD, **known.get("road", {})}
        entry = plots[int(place)]
        entry = {"tile": entry} if isinstance(entry, str) else entry
        plots[int(place)] = {"workers": ["blue"], **entry}
        known["road"] = plots
        known.setdefault("provost", 23)
    else:
        order = ["fairground", "lawyer", "carpenter", "toll", "bridge"]
        following = [f"LeaveBuilding {place}", f"ActivateRoad {order[order.index(place) + 1]}"]
        following += BEHIND
        known["printed"] = {place: ["blue"], **known.get("printed", {})}
    return {"agenda": [*questions, *following], **known}


def crossing(*steps: str, **more: Any) -> dict[str, Any]:
    """Phase 2 at the bridge."""
    return {"phase": "activation", "seats": ALL_RICH, "agenda": list(steps), **more}


def delivering(*steps: str, **more: Any) -> dict[str, Any]:
    """Phase 3; red and blue stand at the site, and each may have delivered."""
    seats = dict.fromkeys(SEATS[:3], BUNDLE)
    known = {"queue": ["red", "blue"], "seats": seats, **more}
    return {"phase": "delivery", "agenda": list(steps), **known}


def visiting(*steps: str, tile: str = "residence", **more: Any) -> dict[str, Any]:
    """Phase 4 while blue's residence on plot 4 is visited, or what was built there."""
    known: dict[str, Any] = {"phase": "administration", "seats": ALL_RICH, **more}
    known["road"] = {4: {"tile": tile, "owner": "blue"}, **known.get("road", {})}
    return {"agenda": [*steps, "VisitResidences 5", *END], **known}


def setting_up(*steps: str, **more: Any) -> dict[str, Any]:
    """Before the first round, with all tiles laid; no seat has a character yet."""
    known = {"order": [], "holds": {"blue": [], "red": [], "green": []}, "characters": []}
    return {"phase": "setup", "agenda": list(steps), **known, **more}


def drafting(*steps: str, **more: Any) -> dict[str, Any]:
    """The draft, from green on down to blue."""
    known = {"order": SEATS[:3], "characters": POOL, **more}
    return setting_up(*steps, "DealStart", **known)


def laid_until(spot: int) -> Any:
    """Chance lays the next tile: at the site, on plots 1-8, site, plot 9, site, plot 14."""
    plots = [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 9, 0, 14]
    bare: Road = {plot: None for plot in plots[spot:] if plot}
    site = SITE[: plots[:spot].count(0)]
    return setting_up(f"LayTiles {spot}", *SET_UP, road=bare, site=site)


def after_draft(players: int, setup: str = "random") -> AnyGame:
    """A new game at the first question of its first round."""
    game = kingsroad.new_game("caylus1303", players, seed=players, setup=setup)
    while seen(game, "question")["name"] == "DraftCharacter":
        game.apply(game.legal[0])
    return game


def offered(game: AnyGame) -> list[str]:
    return [choice.name for choice in game.legal]


def seen(game: AnyGame, what: str) -> Any:
    return game.view()[what]


def seat(game: AnyGame, name: str) -> dict[str, Any]:
    owned: dict[str, Any] = seen(game, "seats")[name]
    return owned


def play_on(game: AnyGame, seed: int, every: int = 1) -> None:
    """To the end at random; no worker gets lost, and positions can be written and read."""
    dice = Dice(seed)
    while not game.over:
        written: Any = game.rules.write_position(game)
        if dice.below(every) == 0:
            comes_back(game)
        out = [name for who in written["printed"].values() for name in who] + written["queue"]
        out += [name for entry in written["road"].values() for name in entry.get("workers", [])]
        for name, owned in seen(game, "seats").items():
            assert owned["workers"] + owned["camp"] + out.count(name) == 15
        game.apply(game.legal[dice.below(len(game.legal))])
    comes_back(game)


# -- sound positions -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_rich_game_comes_back(players: int) -> None:
    """Plenty of cubes bring monuments, deliveries and favors that poor seats rarely see."""
    game = after_draft(players)
    written: Any = game.rules.write_position(game)
    for owned in written["seats"].values():
        owned.update(food=20, wood=20, stone=20, cloth=20, gold=20)
    play_on(kingsroad.load_position(written), players)


def test_the_smallest_position() -> None:
    smallest = document(players=2)
    assert list(smallest) == ["game", "phase", "road", "site", "seats", "characters"]
    game = kingsroad.load_position(smallest)
    assert game.question == "blue: PlaceWorker: pass"
    del smallest["phase"]
    assert kingsroad.load_position(smallest).key() == game.key(), "planning is the first phase"


def test_what_is_left_out_is_as_in_the_box() -> None:
    game = table(players=2, seats={"red": {"workers": 4}})
    assert seen(game, "order") == ["blue", "red"]
    assert seen(game, "round") == 1
    assert seen(game, "provost") == 8
    assert seen(game, "queue") == seen(game, "used") == seen(game, "bridge") == []
    assert len(seen(game, "supply")) == 7 + 7 + 7
    assert seat(game, "blue")["camp"] == 15
    assert seat(game, "red")["camp"] == 11
    assert seat(game, "red")["houses"] == 9
    assert seat(game, "red")["food"] == 0


def test_the_provost_stands_where_the_road_puts_him() -> None:
    built: Road = {plot: {"tile": tile, "owner": "red"} for plot, tile in [
        (10, "tailor"), (11, "mason"), (12, "manor"), (13, "church"), (15, "wood-farm")
    ]}  # fmt: skip
    assert seen(table(road={10: built[10]}), "provost") == 9
    assert seen(table(road={plot: built[plot] for plot in (10, 11, 12, 13)}), "provost") == 13
    assert seen(table(road=built), "provost") == 14


def test_who_passed_first_leads_the_next_round() -> None:
    game = table(round=2, bridge=["red", "blue", "green"])
    assert seen(game, "order") == ["red", "green", "blue"]
    assert seen(game, "bridge") == []
    assert seen(table(round=2, order=["green", "blue", "red"]), "order")[0] == "green"


@pytest.mark.parametrize(
    ("phase", "question"),
    [
        ("planning", "blue: PlaceWorker: place fairground, "),
        ("activation", "red: toll: provost -2, "),
        ("delivery", "green: delivery: bundle food-wood-stone, done"),
        ("administration", "red: plot 6: "),
    ],
)
def test_without_an_agenda_a_phase_begins(phase: str, question: str) -> None:
    told: dict[str, Any] = {"seats": {**ALL_RICH, "green": BUNDLE}, "phase": phase}
    if phase == "activation":
        told["printed"] = {"toll": ["red"]}
    if phase == "delivery":
        told["queue"] = ["green"]
    if phase == "administration":
        told["road"] = {6: {"tile": "guild", "owner": "red"}}
    game = table(**told)
    assert game.question.startswith(question)
    assert seen(game, "phase") == phase
    play_on(game, 3, every=12)


def test_a_start_tile_under_a_house_turns_over_at_the_beginning_of_phase_4() -> None:
    claimed: Road = {6: {"tile": "guild", "owner": "red"}}
    game = table(phase="administration", seats=ALL_RICH, road=claimed)
    assert seen(game, "road")["6"] == {"tile": "residence", "owner": "red"}


def test_a_position_edited_as_text_plays_on() -> None:
    game = after_draft(2, setup="first-game")
    written: Any = json.loads(json.dumps(game.rules.write_position(game)))
    first, second = written["order"]
    written["seats"][first]["workers"] = 2
    written["road"]["10"] = {"tile": "church", "owner": second}
    del written["provost"]
    edited = kingsroad.load_position(written)
    assert seen(edited, "provost") == 9
    edited.play("place church")
    assert seat(edited, first)["workers"] == 1
    assert seen(edited, "road")["10"]["workers"] == [first]
    written = edited.rules.write_position(edited)
    assert [owned["prestige"] for owned in written["seats"].values()] == [
        int(name == second) for name in SEATS[:2]
    ]


RED_FARM: Road = {10: {"tile": "stone-farm", "owner": "red"}}
RED_FARM_JOINED: Road = {10: {"tile": "stone-farm", "owner": "red", "workers": ["blue", "green"]}}
JOINED = {"used": ["journeyman"], "holds": {"green": ["journeyman"]}}
ALCHEMIST: Road = {14: "alchemist"}
MANOR: Road = {10: {"tile": "manor", "owner": "red"}}
MASON_SITE = ["second-farm", "mason", "jeweller"]
CARPENTER_SITE = ["start-carpenter", "covered-market", "jeweller"]
NO_CARPENTER: Road = {5: "second-farm"}

QUESTIONS: dict[str, dict[str, Any]] = {
    "lay the first": laid_until(0),
    "lay a start tile": laid_until(5),
    "lay at the site": laid_until(9),
    "lay a wood tile": laid_until(10),
    "lay a stone tile": laid_until(12),
    "first seat": setting_up(*SET_UP),
    "first seat of a first game": setting_up(*SET_UP, options=FIRST_GAME),
    "deal": setting_up(*SET_UP[1:], order=["red", "green", "blue"], characters=POOL[:4]),
    "draft": drafting("DraftCharacter green", "DraftCharacter red", "DraftCharacter blue"),
    "last draft": drafting("DraftCharacter blue", options=FIRST_GAME, characters=POOL[2:],
                           holds={"blue": [], "red": POOL[:1], "green": POOL[1:2]}),
    "rise early": {"agenda": ["RiseEarly red", "PlaceWorkers"], "seats": ALL_RICH,
                   "holds": {"red": ["early-riser"]}},
    "place": {"agenda": ["PlaceWorker green"], "seats": ALL_RICH, "bridge": ["red"],
              "printed": {"toll": ["blue"]}, "queue": ["green", "blue"]},
    "place after the journeyman": {"agenda": ["PlaceWorker blue"], "seats": ALL_RICH,
                                   "printed": {"toll": ["blue", "green"]}, **JOINED},
    "fairground": acting("fairground", "UseTrade blue fairground"),
    "favor": acting("fairground", "UseFavor blue"),
    "favor: site": acting("fairground", "UseGain blue second-farm setup-side",
                          "EngageCharacter blue"),
    "favor: second tile": acting("fairground", "UseGain blue covered-market setup-side",
                                 "EngageCharacter blue", round=4),
    "favor: third tile": acting("fairground", "UseTrade blue jeweller", "EngageCharacter blue",
                                round=7),
    "favor: mason": acting("fairground", "BuildTile blue stone less", "EngageCharacter blue",
                           round=4, site=MASON_SITE),
    "favor: carpenter pays": acting("fairground", "GiveCubes blue 1 food tailor",
                                    "LayTile blue tailor", "EngageCharacter blue",
                                    site=CARPENTER_SITE, road=NO_CARPENTER),
    "favor: character": acting("fairground", "EngageCharacter blue"),
    "lawyer": acting("lawyer", "UseLawyer blue"),
    "second at the lawyer": acting("lawyer", "UseLawyer blue", **JOINED,
                                   road={2: {"tile": "sawmill", "owner": "red"}}),
    "carpenter": acting("carpenter", "BuildTile blue wood full-price"),
    "carpenter pays": acting("carpenter", "GiveCubes blue 1 food tailor", "LayTile blue tailor"),
    "toll": acting("toll", "GuideProvost blue 2", printed={"toll": ["blue", "green"]}, **JOINED),
    "bridge": crossing("PayProvost red", "CrossBridge 2", *BEHIND[1:]),
    "bailiff": crossing("GuideProvost green 1", "ActivateRoad 1"),
    "gain": acting("1", "UseGain blue farm build-side"),
    "gain beside a claim": acting("1", "UseGain blue farm build-side",
                                  road={1: {"tile": "farm", "owner": "red"}}),
    "set-up side": acting("14", "UseGain blue gold-mine setup-side"),
    "owner's bonus": acting("10", "UseGain blue stone-farm build-side", "PayOwner red stone-farm",
                            road=RED_FARM),
    "owner's bonus of two": acting("10", "UseGain blue stone-farm build-side",
                                   "PayOwner red stone-farm", road=RED_FARM_JOINED, **JOINED),
    "no bonus for the second": acting("10", "UseGain blue stone-farm build-side", road=RED_FARM,
                                      **JOINED),
    "market": acting("4", "UseTrade blue market"),
    "alchemist": acting("14", "UseTrade blue alchemist", road=ALCHEMIST),
    "alchemist takes one": acting("14", "GiveCubes blue 1 food alchemist",
                                  "ReceiveOffer blue alchemist 1", road=ALCHEMIST),
    "alchemist takes two": acting("14", "GiveCubes blue 2 food alchemist",
                                  "ReceiveOffer blue alchemist 2", road=ALCHEMIST),
    "alchemist takes the second": acting("14", "GiveCubes blue 1 stone alchemist",
                                         "ReceiveOffer blue alchemist 2", road=ALCHEMIST),
    "manor": acting("10", "UseGain blue manor build-side", road=MANOR),
    "manor's favor": acting("10", "UseFavor blue", road=MANOR),
    "deliver": delivering("DeliverBundle blue", "DeliverBundles 2",
                          seats={"blue": BUNDLE, "red": {"bundles": 3}}),
    "deliveryman": delivering("DeliverBundle red", "HonourBestDeliverer",
                              holds={"red": ["deliveryman"]}),
    "deliveryman without a worker": delivering("DeliverBundle green", "HonourBestDeliverer",
                                               holds={"green": ["deliveryman"]}),
    "most bundles": delivering("UseFavor blue", "LeaveSite",
                               seats={"red": {"bundles": 1}, "blue": {"bundles": 2}}),
    "first in the queue": delivering("UseFavor red", "LeaveSite",
                                     seats={"red": {"bundles": 2}, "blue": {"bundles": 2}}),
    "goldsmith": delivering("DeliverBundle blue", "DeliverBundles 2", used=["goldsmith"],
                            holds={"red": ["goldsmith"]},
                            seats={"blue": BUNDLE, "red": {"bundles": 1}}),
    "monument": visiting("ErectMonument blue 4"),
    "theatre": visiting("UseFavor blue", tile="theatre"),
    "theatre: site": visiting("UseGain blue second-farm setup-side", "EngageCharacter blue",
                              tile="theatre"),
}  # fmt: skip


def test_what_was_paid_for_is_received() -> None:
    game = table(**QUESTIONS["alchemist takes the second"])
    game.play("give cloth")
    assert (seat(game, "blue")["cloth"], seat(game, "blue")["gold"]) == (8, 11)
    game = table(**QUESTIONS["carpenter pays"])
    game.play("give food")
    assert seen(game, "road")["10"] == {"tile": "tailor", "owner": "blue"}


def test_a_finished_game_is_a_position() -> None:
    game = table(phase="administration", round=9, agenda=[], seats={"red": {"prestige": 40}})
    assert game.over
    assert game.scores() == [0, 40, 0]
    comes_back(game)


# -- what is refused, and why --------------------------------------------------------------------

HEADER: list[Case] = [
    ("seats must be the first 2 to 5 of: blue, red, green, yellow, black, not blue",
     {"players": 1}),
    ("a position during setup needs an agenda",
     {"phase": "setup", "holds": {"blue": [], "red": [], "green": []}}),
]  # fmt: skip

TRACKS: list[Case] = [
    ("round must be 0 to 9, not 10", {"round": 10}),
    ("round must be 1 or more after setup", {"round": 0}),
    ("round must be 0 during setup", setting_up(*SET_UP, round=1)),
    ("order cannot be 'black'", {"order": ["blue", "red", "black"]}),
    ("order names blue twice", {"order": ["blue", "blue", "red"]}),
    ("order must name every seat once", {"order": ["blue", "red"]}),
    ("order must go round the table", {"order": ["blue", "green", "red"]}),
    ("bridge must be a list", {"bridge": "blue"}),
    ("bridge: nobody has passed during setup", setting_up(*SET_UP, bridge=["red"])),
    ("bridge: the planning is over when all seats have passed",
     {"bridge": SEATS[:3], "agenda": ["PlaceWorker blue"]}),
    ("bridge: nobody has passed before the planning has begun", {"bridge": ["red"], "round": 2}),
    ("bridge: there was no round before the first", {"bridge": SEATS[:3]}),
    ("bridge must name every seat after the planning",
     {"phase": "delivery", "bridge": ["blue", "red"]}),
    ("provost must be 0 to 26, not 27", {"phase": "activation", "provost": 27}),
    ("provost must stand on 8, before the last building", {"provost": 9}),
    ("provost must stand on 9, before the last building",
     {"provost": 8, "road": {10: {"tile": "tailor", "owner": "red"}}}),
    ("provost must stand on 8 during setup", setting_up(*SET_UP, provost=7)),
    ("provost must stand before the last building at the end",
     {"phase": "administration", "round": 9, "agenda": [], "provost": 3}),
]  # fmt: skip

TILES: list[Case] = [
    ("site has only 3 tiles", {"site": [*SITE, "tailor"]}),
    ("site must have 3 tiles", {"site": SITE[:2]}),
    ("site residence cannot be there", {"site": ["residence", *SITE[1:]]}),
    ("site: covered-market is not tile 1", {"site": ["covered-market", "second-farm", "jeweller"]}),
    ("site: church is not tile 2", {"site": ["second-farm", "church", "jeweller"]}),
    ("road.1.tile second-farm cannot be there", {"road": {1: "second-farm"}}),
    ("road.2.tile farm cannot be there", {"road": {2: "farm"}}),
    ("road.1.tile is missing", {"road": {1: {"owner": "red"}}}),
    ("road.1.tile cannot be 'palace'", {"road": {1: "palace"}}),
    ("road.24 is not known here", {"road": {24: "tailor"}}),
    ("road.1.house is not known here", {"road": {1: {"tile": "farm", "house": 1}}}),
    ("road.3 must have a building", {"road": {3: None}}),
    ("road.9 must have a building", {"road": {9: None}}),
    ("road.14 must have a building", {"road": {14: None}}),
    ("road.2: tailor does not lie on plots 1 to 8", {"road": {2: "tailor"}}),
    ("road.2: toll does not lie on plots 1 to 8", {"road": {2: "toll"}}),
    ("road.2: residence needs an owner", {"road": {2: "residence"}}),
    ("road.2: statue needs an owner", {"road": {2: "statue"}}),
    ("road.2: residence is not there during setup",
     setting_up(*SET_UP, road={2: {"tile": "residence", "owner": "red"}})),
    ("road.9: a wood tile lies there, not church", {"road": {9: "church"}}),
    ("road.9: the mason is never laid there", {"road": {9: "mason"}}),
    ("road.9: tailor has no owner there", {"road": {9: {"tile": "tailor", "owner": "red"}}}),
    ("road.14: a stone tile lies there, not tailor", {"road": {14: "tailor"}}),
    ("road.14: church has no owner there", {"road": {14: {"tile": "church", "owner": "red"}}}),
    ("road.10: residence is not built there",
     {"road": {10: {"tile": "residence", "owner": "red"}}}),
    ("road.10: statue is not built there", {"road": {10: {"tile": "statue", "owner": "red"}}}),
    ("road.10: nothing is built during setup",
     setting_up(*SET_UP, road={10: {"tile": "tailor", "owner": "red"}}, provost=8)),
    ("road.10: tailor needs an owner", {"road": {10: "tailor"}}),
    ("road.10.owner cannot be 'black'", {"road": {10: {"tile": "tailor", "owner": "black"}}}),
    ("road.12: tailor lies behind the free plot 10",
     {"road": {12: {"tile": "tailor", "owner": "red"}}}),
    ("road.15: tailor lies behind the free plot 10",
     {"road": {15: {"tile": "tailor", "owner": "red"}}}),
    ("site: in a first game second-farm lies there",
     {"options": FIRST_GAME, "site": ["farm", *SITE[1:]], "road": {1: "second-farm"}}),
    ("road.1: in a first game farm lies there",
     {"options": FIRST_GAME, "road": {1: "sawmill", 2: "farm"}}),
    ("road.9: in a first game wood-market lies there",
     {"options": FIRST_GAME, "road": {9: "tailor"}}),
    ("road.14: in a first game gold-mine lies there",
     {"options": FIRST_GAME, "road": {14: "church"}}),
    ("site: in a first game second-farm lies there",
     {**laid_until(0), "options": FIRST_GAME}),
]  # fmt: skip

NOBODYS_FARM: Road = {1: {"tile": "farm", "owner": "red"}}
TWO_CLAIMS: Road = {
    1: {"tile": "farm", "owner": "red"}, 2: {"tile": "sawmill", "owner": "blue"},
}  # fmt: skip
CLAIMS: list[Case] = [
    ("road.1: farm has no owner at the beginning of phase planning", {"road": NOBODYS_FARM}),
    ("road.1: farm has no owner in phase planning",
     {"road": NOBODYS_FARM, "agenda": ["PlaceWorker blue"]}),
    ("road.1: farm has no owner in phase setup", setting_up(*SET_UP, road=NOBODYS_FARM)),
    ("road.1: farm has no owner at the beginning of phase activation",
     {"phase": "activation", "road": NOBODYS_FARM}),
    ("road.1: farm has no owner in phase administration",
     visiting("ErectMonument blue 4", road=NOBODYS_FARM)),
    ("road: no more than 1 start tiles have an owner", {"phase": "delivery", "road": TWO_CLAIMS}),
    ("road: no more than 2 start tiles have an owner",
     {"phase": "delivery", **JOINED,
      "road": {**TWO_CLAIMS, 3: {"tile": "quarry", "owner": "green"}}}),
    ("road.2: sawmill: a seat claims one tile in a round",
     {"phase": "delivery", **JOINED,
      "road": {**TWO_CLAIMS, 2: {"tile": "sawmill", "owner": "red"}}}),
    ("LeaveBuilding fairground: the lawyer has not acted for so many workers yet",
     acting("fairground", "UseFavor blue", road=NOBODYS_FARM)),
    ("LeaveBuilding lawyer: the lawyer has not acted for so many workers yet",
     acting("lawyer", "UseLawyer blue", road=NOBODYS_FARM)),
    ("LeaveBuilding lawyer: the lawyer has not acted for so many workers yet",
     acting("lawyer", "UseLawyer blue", **JOINED, road=NOBODYS_FARM,
            printed={"lawyer": ["blue", "green"]})),
    ("LeaveBuilding lawyer: the lawyer has acted for this seat already",
     acting("lawyer", "UseLawyer blue", **JOINED, road={1: {"tile": "farm", "owner": "blue"}})),
]  # fmt: skip

WORKERS: list[Case] = [
    ("printed.castle is not known here", {"printed": {"castle": ["red"]}}),
    ("printed.toll must be a list", {"printed": {"toll": "red"}}),
    ("printed.toll names red twice", {"phase": "activation", "printed": {"toll": ["red", "red"]}}),
    ("printed.toll only one building has two workers, and none has more",
     {"phase": "activation", "printed": {"toll": ["red", "blue", "green"]}}),
    ("printed.toll only one building has two workers, and none has more",
     {"phase": "activation", "printed": {"lawyer": ["red", "blue"], "toll": ["red", "blue"]}}),
    ("toll: two workers need the journeyman, who is not used",
     {"phase": "activation", "printed": {"toll": ["red", "blue"]}}),
    ("no worker stands in toll at the beginning of phase planning",
     {"printed": {"toll": ["red"]}}),
    ("no worker stands in farm at the beginning of phase delivery",
     {"phase": "delivery", "road": {1: {"tile": "farm", "workers": ["red"]}}}),
    ("no worker stands in toll in phase setup",
     setting_up(*SET_UP, printed={"toll": ["red"]})),
    ("no worker can stand in residence",
     {"phase": "activation", "road": {1: {"tile": "residence", "owner": "red",
                                          "workers": ["red"]}}}),
    ("no worker can stand in statue",
     {"phase": "activation", "road": {1: {"tile": "statue", "owner": "red", "workers": ["red"]}}}),
    ("queue: no worker is there at the beginning of phase planning", {"queue": ["red"]}),
    ("queue: no worker is there at the beginning of phase administration",
     {"phase": "administration", "queue": ["red"]}),
    ("queue names red twice", {"phase": "delivery", "queue": ["red", "red"]}),
    ("seats.red.workers must be 0 to 15, not 16", {"seats": {"red": {"workers": 16}}}),
    ("red has more than 15 workers in all",
     {"phase": "activation", "printed": {"toll": ["red"]}, "seats": {"red": {"workers": 15}}}),
    ("red has more than 9 houses on the road",
     {"phase": "delivery", "road": {
         **{plot: {"tile": "residence", "owner": "red"} for plot in range(1, 9)},
         10: {"tile": "tailor", "owner": "red"}, 11: {"tile": "mason", "owner": "red"}}}),
    ("seats.red.workers: all are in the camp during setup",
     setting_up(*SET_UP, seats={"red": {"workers": 1}})),
    ("seats.red: nobody has cubes during setup", setting_up(*SET_UP, seats={"red": {"gold": 1}})),
    ("seats.red.prestige: nobody has any during setup",
     setting_up(*SET_UP, seats={"red": {"prestige": 1}})),
    ("seats.red.food must be 0 to ", {"seats": {"red": {"food": 100_000}}}),
    ("seats.red.deniers is not known here", {"seats": {"red": {"deniers": 1}}}),
    ("seats.red.camp is not known here", {"seats": {"red": {"camp": 1}}}),
    ("seats.red.bundles: none are delivered at the beginning of phase delivery",
     {"phase": "delivery", "queue": ["red"], "seats": {"red": {"bundles": 1}}}),
    ("seats.red.bundles: none are delivered in phase administration",
     visiting("ErectMonument blue 4", seats={"blue": RICH, "red": {"bundles": 1}})),
    ("seats.green.bundles: the seat has no worker at the site",
     delivering("DeliverBundle red", "DeliverBundles 1", seats={"green": {"bundles": 1}})),
]  # fmt: skip

JOINING = {"printed": {"toll": ["blue", "green"]}, "agenda": ["PlaceWorker blue"]}
PEOPLE: list[Case] = [
    ("characters cannot be 'king'", {"characters": ["king"]}),
    ("characters names thief twice", {"characters": ["thief", "thief"]}),
    ("seats.red.characters: thief is there twice",
     {"holds": {"blue": ["thief"], "red": ["thief"]}}),
    ("seats.red.characters: foreman is there twice", {"characters": [*POOL[3:5], "foreman"]}),
    ("characters must be 6 in all", {"characters": POOL[3:5]}),
    ("characters must be 6 in all", {"characters": [*POOL[3:], "thief"]}),
    ("characters must be 6 in all", setting_up(*SET_UP, characters=[*POOL, "thief"])),
    ("characters: 3 at most lie beside the castle",
     {"holds": {"red": []}, "characters": ["thief", *POOL[3:]]}),
    ("characters: thief is not in a first game of 3 seats",
     {"options": FIRST_GAME, "holds": {"red": ["thief"]}}),
    ("characters: journeyman is not in a first game of 3 seats",
     {"options": FIRST_GAME, "characters": [*POOL[3:5], "journeyman"]}),
    ("used: thief is not for once a round",
     {"used": ["thief"], "holds": {"red": ["thief"]}, "agenda": ["PlaceWorker blue"]}),
    ("used: journeyman belongs to no seat",
     {**JOINING, "used": ["journeyman"], "characters": [*POOL[3:5], "journeyman"]}),
    ("used: goldsmith belongs to no seat", {"phase": "administration", "used": ["goldsmith"]}),
    ("used: journeyman cannot be used yet at the beginning of phase planning", JOINED),
    ("used: goldsmith cannot be used yet at the beginning of phase delivery",
     {"phase": "delivery", "used": ["goldsmith"], "holds": {"red": ["goldsmith"]}}),
    ("used: goldsmith cannot be used yet in phase planning",
     {"agenda": ["PlaceWorker blue"], "used": ["goldsmith"], "holds": {"red": ["goldsmith"]}}),
    ("used: goldsmith has delivered no bundle",
     delivering("DeliverBundle blue", "DeliverBundles 2", used=["goldsmith"],
                holds={"red": ["goldsmith"]})),
    ("used: journeyman has joined no worker yet", {**JOINED, "agenda": ["PlaceWorker blue"]}),
    ("used: journeyman has joined no worker yet", {**JOINED, "phase": "activation"}),
    ("used: journeyman belongs to the seat of the second worker",
     {**JOINING, "used": ["journeyman"], "holds": {"red": ["journeyman"]}}),
]  # fmt: skip

SETTING_UP: list[Case] = [
    (f"Draft: {NOT_SO}", setting_up(*SET_UP[:-1])),
    ("LayTiles 5: the tiles are laid one after the other",
     {**laid_until(6), "agenda": ["LayTiles 5", *SET_UP]}),
    ("LayTiles 5: the tiles are laid one after the other",
     {**laid_until(5), "site": SITE[:2]}),
    ("DrawFirst: the tiles are laid one after the other",
     {**laid_until(12), "agenda": SET_UP}),
    (f"LayTiles 5: {NOT_SO}", {**laid_until(5), "agenda": ["LayTiles 5", *SET_UP[1:]]}),
    (f"LayTiles 5: {NOT_SO}", {**laid_until(5), "agenda": ["LayTiles 5", "DealStart"]}),
    (f"DrawFirst: {NOT_SO}", setting_up("DrawFirst", "Draft", "DealStart")),
    (f"DrawFirst: {NOT_SO}", setting_up("DrawFirst", *SET_UP)),
    (f"UseFavor blue: {NOT_SO}", setting_up("UseFavor blue", *SET_UP, order=SEATS[:3])),
    ("DrawFirst: the first seat is drawn only once", setting_up(*SET_UP, order=SEATS[:3])),
    ("DrawFirst: characters are drawn after the first seat",
     setting_up(*SET_UP, characters=["thief"])),
    ("order must name every seat once", setting_up(*SET_UP[1:])),
    ("DealCharacters: the characters of a first game are not drawn",
     setting_up(*SET_UP[1:], order=SEATS[:3], options=FIRST_GAME)),
    ("DealCharacters: no seat has a character before the draft",
     setting_up(*SET_UP[1:], order=SEATS[:3], holds={"blue": [], "red": [], "green": ["thief"]})),
    ("DealCharacters has nothing to offer",
     setting_up(*SET_UP[1:], order=SEATS[:3], characters=POOL)),
    (f"DraftCharacter red: {NOT_ITS_TURN}", drafting("DraftCharacter red")),
    (f"DraftCharacter blue: {NOT_ITS_TURN}",
     drafting("DraftCharacter blue", "DraftCharacter red", "DraftCharacter green")),
    (f"DraftCharacter blue: {NOT_ITS_TURN}",
     drafting(*["DraftCharacter blue"] * 4)),
    (f"UseFavor blue: {NOT_ITS_TURN}", drafting("DraftCharacter red", "UseFavor blue")),
    ("DraftCharacter blue: all characters are drawn before the draft",
     drafting("DraftCharacter blue", characters=POOL[:3])),
    ("seats.red.characters: each seat drafts one, on its turn", drafting("DraftCharacter blue")),
    ("seats.blue.characters: each seat drafts one, on its turn",
     drafting("DraftCharacter green", "DraftCharacter red", "DraftCharacter blue",
              characters=POOL[1:], holds={"blue": POOL[:1], "red": [], "green": []})),
]  # fmt: skip

PLAYING: list[Case] = [
    ("only a finished game has nothing to do", {"agenda": []}),
    ("only a finished game has nothing to do", {"phase": "administration", "agenda": []}),
    ("PlaceWorkers: the first step must ask a question", {"agenda": ["PlaceWorkers"]}),
    ("PlaceWorker black: there is no such seat", {"agenda": ["PlaceWorker black"]}),
    ("LayTile black tailor: there is no such seat",
     acting("carpenter", "GiveCubes blue 1 food tailor", "LayTile black tailor")),
    # planning
    ("PlaceWorker red: this seat has passed", {"agenda": ["PlaceWorker red"], "bridge": ["red"]}),
    (f"PlaceWorker red: {NOT_SO}", {"agenda": ["PlaceWorker red", "PlaceWorker blue"]}),
    (f"UseFavor red: {NOT_SO}", {"agenda": ["UseFavor red", "PlaceWorkers"]}),
    (f"RiseEarly red: {NOT_SO}", {"agenda": ["RiseEarly red"]}),
    ("RiseEarly red: this seat has no Early Riser", {"agenda": ["RiseEarly red", "PlaceWorkers"]}),
    ("RiseEarly red: he comes before all others",
     {**QUESTIONS["rise early"], "printed": {"toll": ["blue"]}}),
    ("RiseEarly red: he comes before all others", {**QUESTIONS["rise early"], "queue": ["blue"]}),
    ("RiseEarly red: he comes before all others", {**QUESTIONS["rise early"], "bridge": ["blue"]}),
    ("RiseEarly red has nothing to offer", {**QUESTIONS["rise early"], "seats": {}}),
    # the bridge
    (f"SendBailiff: {NOT_SO}", crossing("PayProvost red", "CrossBridge 2", "SendBailiff")),
    (f"PayProvost red: {NOT_SO}", crossing("PayProvost red", *BEHIND[1:])),
    (f"SendBailiff: {NOT_SO}",
     crossing("PayProvost red", "SendBailiff", "SendBailiff", "ActivateRoad 1")),
    (f"PayProvost red: {NOT_ITS_TURN}", crossing("PayProvost red", "CrossBridge 1", *BEHIND[1:])),
    (f"PayProvost red: {NOT_ITS_TURN}", crossing("PayProvost red", "CrossBridge 5", *BEHIND[1:])),
    (f"UseFavor red: {NOT_SO}", crossing("UseFavor red", "CrossBridge 2", *BEHIND[1:])),
    (f"PayProvost red: {NOT_SO}",
     crossing("PayProvost red", "PayProvost red", "CrossBridge 2", *BEHIND[1:])),
    ("PayProvost red: the workers before it have gone to the camp by then",
     crossing("PayProvost red", "CrossBridge 2", *BEHIND[1:], printed={"toll": ["red"]})),
    ("PayProvost red has nothing to offer",
     crossing("PayProvost red", "CrossBridge 2", *BEHIND[1:], seats={})),
    ("GuideProvost red 1: this seat has no Bailiff",
     crossing("GuideProvost red 1", "ActivateRoad 1")),
    ("GuideProvost green 2: this seat has no Bailiff",
     crossing("GuideProvost green 2", "ActivateRoad 1")),
    ("GuideProvost green 1: the workers before it have gone to the camp by then",
     crossing("GuideProvost green 1", "ActivateRoad 1", printed={"toll": ["red"]})),
    # the road
    (f"ActivateRoad 2: {NOT_SO}", crossing("UseGain blue farm build-side", "ActivateRoad 2")),
    (f"UseGain blue farm build-side: {NOT_SO}",
     crossing("UseGain blue farm build-side", "UseFavor blue", "ActivateRoad 1")),
    (f"UseFavor blue: {NOT_SO}",
     crossing("UseGain blue farm build-side", "UseFavor blue", "ActivateRoad 2")),
    (f"LeaveBuilding 2: {NOT_SO}",
     crossing("UseGain blue farm build-side", "LeaveBuilding 2", "ActivateRoad 2")),
    (f"LeaveBuilding 1: {NOT_SO}",
     acting("1", "UseGain blue farm build-side",
            agenda=["UseGain blue farm build-side", "LeaveBuilding 1", "ActivateRoad 2", *BEHIND])),
    (f"LeaveBuilding lawyer: {NOT_SO}",
     crossing("UseLawyer blue", "LeaveBuilding lawyer", "ActivateRoad carpenter",
              printed={"lawyer": ["blue"]})),
    ("LeaveBuilding 1: no worker acts there",
     crossing("UseGain blue farm build-side", "LeaveBuilding 1", "ActivateRoad 2")),
    ("LeaveBuilding 2: no worker acts there",
     acting("2", "UseGain blue sawmill build-side", provost=1)),
    ("LeaveBuilding 23: no worker acts there",
     crossing("UseGain blue farm build-side", "LeaveBuilding 23", "ActivateRoad 24")),
    ("LeaveBuilding 2: the workers before it have gone",
     acting("2", "UseGain blue sawmill build-side",
            road={1: {"tile": "farm", "workers": ["red"]}})),
    ("LeaveBuilding toll: the workers before it have gone",
     acting("toll", "GuideProvost blue 2", printed={"lawyer": ["red"]})),
    # what a building asks
    (f"UseGain red farm build-side: {NOT_HERE}", acting("1", "UseGain red farm build-side")),
    (f"UseGain blue sawmill build-side: {NOT_HERE}",
     acting("1", "UseGain blue sawmill build-side")),
    (f"UseGain blue gold-mine build-side: {NOT_HERE}",
     acting("14", "UseGain blue gold-mine build-side")),
    (f"UseGain blue market build-side: {NOT_HERE}", acting("4", "UseGain blue market build-side")),
    (f"UseTrade blue guild: {NOT_HERE}", acting("4", "UseTrade blue guild")),
    (f"UseTrade blue farm: {NOT_HERE}", acting("1", "UseTrade blue farm")),
    (f"BuildTile blue stone full-price: {NOT_HERE}",
     acting("carpenter", "BuildTile blue stone full-price")),
    (f"BuildTile blue wood less: {NOT_HERE}", acting("carpenter", "BuildTile blue wood less")),
    (f"BuildTile blue wood full-price: {NOT_HERE}",
     acting("toll", "BuildTile blue wood full-price")),
    (f"GuideProvost blue 1: {NOT_HERE}", acting("toll", "GuideProvost blue 1")),
    (f"GuideProvost blue 2: {NOT_HERE}", acting("lawyer", "GuideProvost blue 2")),
    (f"UseLawyer blue: {NOT_HERE}", acting("toll", "UseLawyer blue")),
    (f"PlaceWorker blue: {NOT_HERE}", acting("toll", "PlaceWorker blue")),
    (f"UseFavor blue: {NOT_HERE}", acting("toll", "UseFavor blue")),
    (f"UseFavor blue: {NOT_HERE}", acting("9", "UseFavor blue", road={9: "manor"})),
    (f"UseGain blue farm build-side: {NOT_HERE}",
     acting("1", "UseGain blue farm build-side", "UseGain blue farm build-side")),
    (f"UseGain blue farm build-side: {NOT_HERE}",
     acting("1", *["UseGain blue farm build-side"] * 3)),
    (f"GiveCubes blue 1 food alchemist: {NOT_HERE}",
     acting("14", "GiveCubes blue 1 food alchemist", road=ALCHEMIST)),
    (f"GiveCubes blue 1 wood alchemist: {NOT_HERE}",
     acting("14", "GiveCubes blue 1 wood alchemist", "ReceiveOffer blue alchemist 1",
            road=ALCHEMIST)),
    (f"GiveCubes blue 2 food alchemist: {NOT_HERE}",
     acting("14", "GiveCubes blue 2 food alchemist", "ReceiveOffer blue alchemist 1",
            road=ALCHEMIST)),
    (f"GiveCubes blue 0 food alchemist: {NOT_HERE}",
     acting("14", "GiveCubes blue 0 food alchemist", "ReceiveOffer blue alchemist 2",
            road=ALCHEMIST)),
    (f"GiveCubes blue 1 food tailor: {NOT_HERE}",
     acting("14", "GiveCubes blue 1 food tailor", "ReceiveOffer blue alchemist 1",
            road=ALCHEMIST)),
    (f"GiveCubes blue 1 food alchemist: {NOT_HERE}",
     acting("14", "GiveCubes blue 1 food alchemist", "ReceiveOffer red alchemist 1",
            road=ALCHEMIST)),
    (f"GiveCubes blue 1 food alchemist: {NOT_HERE}",
     acting("14", "GiveCubes blue 1 food alchemist", "UseFavor blue", road=ALCHEMIST)),
    (f"GiveCubes blue 1 food guild: {NOT_HERE}",
     acting("6", "GiveCubes blue 1 food guild", "ReceiveOffer blue guild 1")),
    (f"GiveCubes blue 1 food church: {NOT_HERE}",
     acting("14", "GiveCubes blue 1 food church", "ReceiveOffer blue church 1",
            road={14: "church"})),
    (f"GiveCubes blue 1 food tailor: {NOT_HERE}",
     acting("toll", "GiveCubes blue 1 food tailor", "LayTile blue tailor")),
    (f"GiveCubes blue 1 food mason: {NOT_HERE}",
     acting("carpenter", "GiveCubes blue 1 food mason", "LayTile blue tailor")),
    (f"GiveCubes blue 1 wood tailor: {NOT_HERE}",
     acting("carpenter", "GiveCubes blue 1 wood tailor", "LayTile blue tailor")),
    (f"GiveCubes blue 1 food manor: {NOT_HERE}",
     acting("carpenter", "GiveCubes blue 1 food manor", "LayTile blue manor")),
    (f"GiveCubes blue 1 food guild-house: {NOT_HERE}",
     acting("carpenter", "GiveCubes blue 1 food guild-house", "LayTile blue guild-house")),
    (f"GiveCubes blue 1 food covered-market: {NOT_HERE}",
     acting("carpenter", "GiveCubes blue 1 food covered-market", "LayTile blue covered-market")),
    (f"GiveCubes blue 1 food tailor: {NOT_HERE}",
     acting("carpenter", "GiveCubes blue 1 food tailor", "LayTile blue tailor",
            road={**{plot: {"tile": "residence", "owner": "blue"} for plot in range(1, 9)},
                  10: {"tile": "manor", "owner": "blue"}})),
    ("GiveCubes blue 1 food tailor has nothing to offer",
     acting("carpenter", "GiveCubes blue 1 food tailor", "LayTile blue tailor", seats={})),
    # the owner's bonus
    ("UseGain blue stone-farm build-side: the owner's bonus must follow",
     acting("10", "UseGain blue stone-farm build-side", road=RED_FARM)),
    ("PayOwner blue stone-farm: no such bonus is due",
     acting("10", "UseGain blue stone-farm build-side", "PayOwner blue stone-farm",
            road=RED_FARM)),
    ("PayOwner red stone-quarry: no such bonus is due",
     acting("10", "UseGain blue stone-farm build-side", "PayOwner red stone-quarry",
            road=RED_FARM)),
    ("PayOwner red farm: no such bonus is due",
     acting("1", "UseGain blue farm build-side", "PayOwner red farm")),
    ("PayOwner red stone-farm: no such bonus is due",
     acting("10", "UseGain blue stone-farm build-side", "PayOwner red stone-farm",
            used=["journeyman"], holds={"red": ["journeyman"]},
            road={10: {"tile": "stone-farm", "owner": "red", "workers": ["blue", "red"]}})),
    # favors
    (f"UseFavor red: {NOT_HERE}", acting("fairground", "UseFavor red")),
    (f"UseFavor blue: {NOT_HERE}", acting("fairground", "UseFavor blue", "UseFavor blue")),
    (f"UseFavor blue: {NOT_HERE}", acting("fairground", "UseFavor blue", "EngageCharacter blue")),
    (f"EngageCharacter red: {NOT_HERE}", acting("fairground", "EngageCharacter red")),
    (f"UseGain blue covered-market setup-side: {NOT_HERE}",
     acting("fairground", "UseGain blue covered-market setup-side", "EngageCharacter blue",
            round=3)),
    (f"UseGain blue covered-market build-side: {NOT_HERE}",
     acting("fairground", "UseGain blue covered-market build-side", "EngageCharacter blue",
            round=4)),
    (f"BuildTile blue stone full-price: {NOT_HERE}",
     acting("fairground", "BuildTile blue stone full-price", "EngageCharacter blue", round=4,
            site=MASON_SITE)),
    (f"UseGain blue second-farm setup-side: {NOT_HERE}",
     acting("fairground", "UseGain blue second-farm setup-side")),
    ("EngageCharacter blue has nothing to offer",
     acting("fairground", "EngageCharacter blue", holds={"red": POOL[2:]}, characters=[])),
    # delivery
    (f"UseFavor red: {NOT_SO}", delivering("UseFavor red", "DeliverBundles 1")),
    (f"DeliverBundle red: {NOT_SO}", delivering("DeliverBundle red")),
    (f"DeliverBundle red: {NOT_SO}",
     delivering("DeliverBundle red", "DeliverBundle red", "DeliverBundles 1")),
    (f"UseFavor red: {NOT_SO}", delivering("DeliverBundle red", "UseFavor red")),
    (f"DeliverBundle red: {NOT_ITS_TURN}", delivering("DeliverBundle red", "DeliverBundles 0")),
    (f"DeliverBundle red: {NOT_ITS_TURN}", delivering("DeliverBundle red", "DeliverBundles 2")),
    (f"DeliverBundle red: {NOT_ITS_TURN}", delivering("DeliverBundle red", "DeliverBundles 3")),
    ("DeliverBundle red: blue has delivered before its turn",
     delivering("DeliverBundle red", "DeliverBundles 1",
                seats={"red": BUNDLE, "blue": {"bundles": 1}})),
    ("DeliverBundle red: green has delivered before its turn",
     delivering("DeliverBundle red", "DeliverBundles 1", holds={"green": ["deliveryman"]},
                seats={"red": BUNDLE, "green": {"bundles": 1}})),
    (f"DeliverBundle red: {NOT_ITS_TURN}", delivering("DeliverBundle red", "HonourBestDeliverer")),
    (f"DeliverBundle blue: {NOT_ITS_TURN}",
     delivering("DeliverBundle blue", "HonourBestDeliverer", holds={"blue": ["deliveryman"]})),
    ("UseFavor red: only the favor for most bundles is asked here",
     delivering("UseFavor red", "LeaveSite")),
    ("UseFavor blue: only the favor for most bundles is asked here",
     delivering("UseFavor blue", "LeaveSite",
                seats={"red": {"bundles": 1}, "blue": {"bundles": 1}})),
    ("DeliverBundle red: only the favor for most bundles is asked here",
     delivering("DeliverBundle red", "LeaveSite", seats={"red": {"bundles": 1}})),
    ("DeliverBundle red has nothing to offer",
     delivering("DeliverBundle red", "DeliverBundles 1", seats={})),
    # administration
    (f"ErectMonument blue 4: {NOT_SO}",
     visiting("ErectMonument blue 4", agenda=["ErectMonument blue 4", *END])),
    (f"ErectMonument blue 4: {NOT_SO}",
     visiting("ErectMonument blue 4",
              agenda=["ErectMonument blue 4", "VisitResidences 5", *END[::-1]])),
    (f"UseFavor blue: {NOT_SO}",
     visiting("ErectMonument blue 4", agenda=["ErectMonument blue 4", "UseFavor blue", *END])),
    (f"VisitResidences 1: {NOT_SO}",
     visiting("ErectMonument blue 4",
              agenda=["ErectMonument blue 4", "VisitResidences 1", *END])),
    (f"VisitResidences 10: {NOT_SO}",
     visiting("ErectMonument blue 4",
              agenda=["ErectMonument blue 4", "VisitResidences 10", *END])),
    ("ErectMonument blue 3: the seat has no residence there to be visited",
     visiting("ErectMonument blue 3")),
    ("ErectMonument red 4: the seat has no residence there to be visited",
     visiting("ErectMonument red 4")),
    ("ErectMonument blue 4: the seat has no residence there to be visited",
     visiting("ErectMonument blue 4", tile="theatre")),
    ("ErectMonument blue 4: the seat has no residence there to be visited",
     visiting("ErectMonument blue 4", "ErectMonument blue 4")),
    (f"UseFavor blue: {NOT_HERE}", visiting("UseFavor blue")),
    (f"UseFavor blue: {NOT_HERE}", visiting("UseFavor blue", tile="statue")),
    (f"UseFavor red: {NOT_HERE}", visiting("UseFavor red", tile="theatre")),
    ("ErectMonument blue 4 has nothing to offer", visiting("ErectMonument blue 4", seats={})),
]  # fmt: skip

REFUSED = HEADER + TRACKS + TILES + CLAIMS + WORKERS + PEOPLE + SETTING_UP + PLAYING


def load(told: dict[str, Any]) -> AnyGame:
    """The game that goes on from such a table."""
    return table(**told)


# -- refused, or playable under the laws ---------------------------------------------------------

ODD: dict[str, dict[str, Any]] = {
    "nobody has a worker": {"seats": {name: {"workers": 0} for name in SEATS[:3]}},
    "all workers of a seat are at hand": {"seats": {**ALL_RICH, "red": {**RICH, "workers": 15}}},
    "the last round begins": {"round": 9, "seats": ALL_RICH},
    "the last round ends": {"phase": "administration", "round": 9, "seats": ALL_RICH},
    "the provost is behind the bridge": {"phase": "activation", "provost": 0, "seats": ALL_RICH},
    "the provost is beyond the road": {"phase": "activation", "provost": 26, "seats": ALL_RICH},
    "everybody delivers": {"phase": "delivery", "queue": SEATS[:3], "seats": ALL_RICH},
    "one seat has all characters that seats may have": {
        "holds": {"blue": [*POOL[:4]], "red": [], "green": []}, "seats": ALL_RICH,
    },
}  # fmt: skip
