"""Rooms without network and disk: who may do what, and who is told what."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from tests.server.helpers import VirtualClock, apply_changes, view_through

import kingsroad
from kingsroad.core.dice import Dice
from kingsroad.core.game import NOBODY
from kingsroad.library import GAMES, find_game
from kingsroad.server.clock import SYSTEM
from kingsroad.server.errors import Refusal
from kingsroad.server.table.chairs import Chair
from kingsroad.server.table.changes import differences
from kingsroad.server.table.ledger import Ledger
from kingsroad.server.table.outcome import Outcome
from kingsroad.server.table.room import Room
from kingsroad.server.table.viewers import Viewer
from kingsroad.server.table.views import question
from kingsroad.server.wire.frames import Settings

ANN, BOB, CAT = "a" * 64, "b" * 64, "c" * 64
SEED = bytes(range(16))


class Screen:
    """What somebody has been told."""

    def __init__(self, room: Room, holder: str = "") -> None:
        self.messages: list[dict[str, Any]] = []
        self.text = ""
        self.view: dict[str, Any] = {}
        self.viewer = Viewer(holder, self.hear)
        room.join(self.viewer)

    def hear(self, data: bytes) -> None:
        self.text += data.decode()
        message = json.loads(data)
        self.messages.append(message)
        if message["type"] == "table":
            self.view = message["view"]
        if message["type"] == "update":
            apply_changes(self.view, message["changes"])

    @property
    def last(self) -> dict[str, Any]:
        return self.messages[-1]


def make_room(
    *holders: str,
    game: str = "caylus2005",
    settings: Settings | None = None,
    seed: bytes = SEED,
    **more: Any,
) -> Room:
    """A room; a holder that is no hash is the level of a bot."""
    rules = find_game(game)
    ledger = Ledger(rules, len(holders), rules.checked(len(holders), {}), seed)
    ledger.open()
    now = more.get("clock", SYSTEM).even_seconds()
    chairs = [
        Chair(number, "", holder, "", seen=now)
        if len(holder) in (0, 64)
        else Chair(number, "", "", holder)
        for number, holder in enumerate(holders)
    ]
    return Room("1" * 20, ledger, chairs, settings or Settings(), **more)


def holder_asked(room: Room) -> str:
    return room.chairs[room.ledger.game.seat].holder


def play(room: Room, name: str | None = None) -> None:
    """One choice of whoever is asked."""
    game = room.ledger.game
    choice = name or game.legal[0].name
    if room.bot_turn() is None:
        room.publish(room.choose(holder_asked(room), room.ledger.lines, choice))
    else:
        room.publish(room.choose_for_bot(room.ledger.lines, choice))


def refused(code: str) -> Any:
    return pytest.raises(Refusal, check=lambda error: error.code == code)


@pytest.mark.parametrize("game", list(GAMES))
def test_deltas_lead_to_the_view(game: str) -> None:
    """Through every pair of eyes, all game long, view and deltas agree with the engine."""
    room = make_room(ANN, BOB, CAT, game=game)
    screens = [Screen(room, who) for who in (ANN, BOB, CAT, "")]
    dice = Dice(4)
    while not room.ledger.game.over:
        legal = room.ledger.game.legal
        play(room, legal[dice.below(len(legal))].name)
        for seat, screen in zip((0, 1, 2, -1), screens, strict=True):
            assert screen.view == view_through(room.ledger.game, seat)
            assert screen.last["lines"] == room.ledger.lines
    assert screens[0].last["over"]


def test_a_bot_in_a_hurry_is_told_of_now_and_then() -> None:
    """Everybody hears that a busy server makes bots think less, but not at every choice."""
    clock = VirtualClock()
    room = make_room("alienor", "alienor", clock=clock)
    screen = Screen(room)

    def choose(share: float) -> None:
        room.publish(
            room.settle(
                room.choose_for_bot(room.ledger.lines, room.ledger.game.legal[0].name, share)
            )
        )

    def told() -> list[tuple[str, str]]:
        heard = [each["incident"] for each in screen.messages if each["type"] == "incident"]
        return [(each["kind"], each["bot"]) for each in heard]

    choose(1.0)
    assert told() == []
    choose(0.5)
    assert told() == [("hurried", "alienor")]
    choose(0.5)
    assert len(told()) == 1
    clock.time += 601
    choose(0.5)
    assert told() == [("hurried", "alienor"), ("hurried", "alienor")]


@pytest.mark.parametrize("game", list(GAMES))
def test_open_games_look_the_same_to_everybody(game: str) -> None:
    """But for the options; in the others some view differs at some time."""
    played = kingsroad.new_game(game, players=3, seed=2)
    dice = Dice(2)
    same = True
    while not played.over:
        views = [played.view(seat) for seat in (-1, 0, 1, 2)]
        for view in views:
            del view["you"], view["options"]
        same = same and views.count(views[0]) == len(views)
        played.apply(played.legal[dice.below(len(played.legal))])
    assert same == (not played.rules.hidden)


@pytest.mark.parametrize("game", list(GAMES))
def test_only_who_is_asked_sees_options(game: str) -> None:
    room = make_room(ANN, BOB, game=game)
    screens = {ANN: Screen(room, ANN), BOB: Screen(room, BOB), "": Screen(room)}
    for _ in range(20):
        play(room)
        for who, screen in screens.items():
            options = screen.last["question"]["options"]
            assert bool(options) == (who == holder_asked(room))
            assert all(option["label"] and option["text"] for option in options)


def test_choices_that_are_refused_change_nothing() -> None:
    room = make_room(ANN, BOB)
    asked = holder_asked(room)
    other = BOB if asked == ANN else ANN
    before = room.ledger.lines, room.ledger.game.key()
    with refused("stale"):
        room.choose(asked, room.ledger.lines - 1, "pass")
    with refused("foreign"):
        room.choose(other, room.ledger.lines, "pass")
    with refused("foreign"):
        room.choose("", room.ledger.lines, "pass")
    with refused("foreign"):
        room.choose(CAT, room.ledger.lines, "pass")
    with refused("foreign"):
        room.choose(asked, room.ledger.lines, "pass", seat="purple")
    with refused("illegal"):
        room.choose(asked, room.ledger.lines, "fly away")
    with refused("illegal"):
        room.choose(asked, room.ledger.lines, "build church")
    assert (room.ledger.lines, room.ledger.game.key()) == before


def test_lines_count_on_after_an_undo() -> None:
    """So a choice that was meant for the table before the undo is stale."""
    room = make_room(ANN, BOB)
    who = holder_asked(room)
    seen = room.ledger.lines
    play(room)
    room.publish(room.undo(who, room.ledger.lines))
    assert room.ledger.lines == seen + 2
    with refused("stale"):
        room.choose(who, seen, "pass")


def test_undo_is_free_until_another_person_acts() -> None:
    room = make_room(ANN, BOB)
    first = holder_asked(room)
    second = BOB if first == ANN else ANN
    screen = Screen(room, first)
    before = room.ledger.game.key()
    play(room)
    assert screen.last["undo"] == "free"
    room.publish(room.undo(first, room.ledger.lines))
    assert room.ledger.game.key() == before
    assert screen.last["undone"]
    assert screen.view == view_through(room.ledger.game, room.ledger.game.seat)
    play(room)
    play(room)
    assert screen.last["undo"] == "ask"
    asking = room.undo(first, room.ledger.lines)
    assert not asking.store
    room.publish(asking)
    assert screen.last["asked"] == {
        "by": room.ledger.rules.seat_names[room.chairs.seats_of(first)[0]],
        "choices": room.ledger.choices - 2,
        "waiting": [room.ledger.rules.seat_names[room.chairs.seats_of(second)[0]]],
    }
    agreed = room.answer(second, room.ledger.lines, agree=True)
    assert agreed.store
    room.publish(agreed)
    assert room.ledger.game.key() == before


def test_undo_that_is_not_agreed_to() -> None:
    room = make_room(ANN, BOB)
    first = holder_asked(room)
    second = BOB if first == ANN else ANN
    play(room)
    play(room)
    after = room.ledger.game.key()
    with refused("stale"):
        room.answer(second, room.ledger.lines, agree=True)
    room.undo(first, room.ledger.lines)
    with refused("waiting"):
        room.undo(first, room.ledger.lines)
    room.answer(second, room.ledger.lines, agree=False)
    assert room.undos.request is None
    assert room.ledger.game.key() == after
    room.undo(first, room.ledger.lines)
    play(room)  # whoever goes on has not agreed
    assert room.undos.request is None


def test_undo_takes_bots_along_and_asks_nobody_where_nobody_is() -> None:
    room = make_room(ANN, "journeyman", "journeyman")
    while holder_asked(room) != ANN:
        play(room)
    before = room.ledger.game.key()
    play(room)
    while holder_asked(room) != ANN:
        play(room)
    assert room.undos.state_of(ANN) == "free"
    room.undo(ANN, room.ledger.lines)
    assert room.ledger.game.key() == before


def test_undo_stops_where_a_card_was_seen() -> None:
    """A drawn card is seen by its seat: after that the other person must agree."""
    room = make_room(ANN, BOB, game="magna_carta")
    while not any(choice.name == "draw" for choice in room.ledger.game.legal):
        play(room, "keep" if room.ledger.game.legal[0].name == "keep" else None)
    who = holder_asked(room)
    play(room, "draw")
    assert room.undos.state_of(who) == "ask"


def test_undo_of_a_draw_of_a_bot_teaches_nobody() -> None:
    """What a bot drew nobody has seen, so it is no information for people."""
    room = make_room(ANN, "journeyman", BOB, game="magna_carta")
    ledger = room.ledger
    while ledger.game.legal[0].name == "keep":
        play(room)
    while holder_asked(room) == "" or "draw" not in {each.name for each in ledger.game.legal}:
        play(room, "pass")
        if ledger.game.over:
            pytest.fail("nobody could draw")
    who = holder_asked(room)
    play(room, "pass")
    if room.bot_turn() is not None and "draw" in {each.name for each in ledger.game.legal}:
        play(room, "draw")
        assert room.undos.state_of(who) == "free"


@pytest.mark.parametrize(("game", "state"), [("magna_carta", "none"), ("caylus1303", "ask")])
def test_undo_after_the_end(game: str, state: str) -> None:
    """When all secret cards lie open there is no way back; else the others are asked."""
    room = make_room(ANN, BOB, game=game)
    while not room.ledger.game.over:
        play(room, room.ledger.game.legal[-1].name)
    assert {room.undos.state_of(ANN), room.undos.state_of(BOB)} == {state}
    with refused("over"):
        room.choose(ANN, room.ledger.lines, "pass")


def test_undo_can_be_forbidden() -> None:
    room = make_room(ANN, BOB, settings=Settings(undo="never"))
    who = holder_asked(room)
    play(room)
    with refused("not-allowed"):
        room.undo(who, room.ledger.lines)


def test_one_browser_on_several_seats_looks_through_the_asked_seat() -> None:
    room = make_room(ANN, ANN, game="magna_carta")
    screen = Screen(room, ANN)
    for _ in range(12):
        asked = room.ledger.game.seat_name(room.ledger.game.seat)
        assert screen.view["you"] == asked
        assert screen.last["question"]["options"]
        play(room)
    assert {message["type"] for message in screen.messages} == {"table", "update"}
    assert sum(message["type"] == "update" for message in screen.messages) == 12


def test_hidden_hands_are_in_no_message_to_others() -> None:
    """What was dealt to one is ``deal ?`` for everybody else, in choices and in events."""
    room = make_room(ANN, BOB, game="magna_carta")
    screens = {"blue": Screen(room, ANN), "red": Screen(room, BOB), "": Screen(room)}
    dice = Dice(11)
    dealt = 0
    while not room.ledger.game.over:
        marks = {name: len(screen.messages) for name, screen in screens.items()}
        legal = room.ledger.game.legal
        play(room, legal[dice.below(len(legal))].name)
        for name, screen in screens.items():
            for other in ("blue", "red"):
                assert ("hand" in screen.view["seats"][other]) == (other == name)
            for message in screen.messages[marks[name] :]:
                cards = [each["choice"] for each in message["made"] if each["seat"] == "chance"]
                cards = [each for each in cards if each.startswith("deal ")]
                draws = [each for each in message["events"] if each["kind"] == "draw"]
                assert [card != "deal ?" for card in cards] == [
                    each["seat"] == name for each in draws
                ]
                assert all(("subject" in each) == (each["seat"] == name) for each in draws)
                dealt += len(draws)
    assert dealt > 20


def test_seats_change_hands() -> None:
    room = make_room(ANN, BOB, "", absence=3600)
    screen = Screen(room, ANN)
    with refused("foreign"):
        room.seats.stand_in("", "green", "journeyman")
    with refused("unknown"):
        room.seats.stand_in(ANN, "green", "genius")
    with refused("unknown"):
        room.seats.stand_in(ANN, "purple", "journeyman")
    room.publish(room.seats.stand_in(ANN, "green", "journeyman"))
    assert screen.last["seats"][2]["kind"] == "bot"
    with refused("too-early"):  # Bob has not been away for long
        room.seats.stand_in(ANN, "red", "journeyman")
    room.seats.stand_in(BOB, "red", "journeyman")
    assert room.chairs.people() == {0: ANN}
    assert room.chairs[1].holder == BOB
    with refused("foreign"):
        room.seats.stand_in(ANN, "red", None)
    room.seats.stand_in(BOB, "red", None)
    assert room.chairs.people() == {0: ANN, 1: BOB}
    room.seats.stand_in(ANN, "green", None)
    room.seats.claim(CAT, 2, "  Cat\n\x07 ")
    assert room.chairs[2].name == "Cat"
    with refused("taken"):
        room.seats.claim(BOB, 2, "Bob")
    with refused("foreign"):
        room.seats.release(BOB, 2)
    room.seats.release(CAT, 2)
    assert room.chairs.seats_of(CAT) == []


def test_an_abandoned_seat_can_be_handed_to_a_bot_and_back() -> None:
    room = make_room(ANN, BOB, absence=0.0)
    here = Screen(room, BOB)
    with refused("too-early"):
        room.seats.stand_in(ANN, "red", "master")
    room.leave(here.viewer)
    room.seats.stand_in(ANN, "red", "master")
    back = Screen(room, BOB)
    assert back.last["seats"][1] == {
        "seat": "red",
        "kind": "bot",
        "name": "",
        "bot": "master",
        "held": True,
        "present": True,
        "seen": None,
    }
    while room.ledger.game.seat != 1:
        play(room)
    with refused("foreign"):
        room.choose(BOB, room.ledger.lines, room.ledger.game.legal[0].name)
    room.seats.stand_in(BOB, "red", None)
    assert room.choose(BOB, room.ledger.lines, room.ledger.game.legal[0].name).moves


def test_who_is_away_long_enough_is_told_by_the_clock() -> None:
    clock = VirtualClock()
    room = make_room(ANN, BOB, clock=clock)
    here = Screen(room, BOB)
    clock.time += 3600
    room.leave(here.viewer)
    clock.time += 899
    with refused("too-early"):
        room.seats.stand_in(ANN, "red", "master")
    clock.time += 1
    assert room.seats.stand_in(ANN, "red", "master").people_changed


def test_an_action_returns_all_that_came_of_it() -> None:
    """What must be stored and what is told then; nothing of it is left on the room."""
    clock = VirtualClock(5000.5)
    room = make_room(ANN, BOB, clock=clock)
    who = holder_asked(room)
    chosen = room.choose(who, room.ledger.lines, "pass")
    assert [line.text for line in chosen.store.lines] == ["pass"]
    assert [move.choice.name for move in chosen.moves] == ["pass"]
    assert [event.kind for event in chosen.events] == ["pass", "gain"]
    assert not chosen.undone
    assert not chosen.people_changed
    assert not chosen.said
    back = room.undo(who, room.ledger.lines)
    assert [(line.kind, line.text) for line in back.store.lines] == [
        ("undo", str(room.ledger.choices))
    ]
    assert back.undone
    assert not back.moves
    said = room.say(ANN, "hello")
    assert said.said == said.store.chat
    assert said.said[0].at == 5000
    assert room.seats.release(BOB, 1).reseated == BOB
    quiet = Screen(room, ANN)
    room.publish(Outcome())
    assert len(quiet.messages) == 1


def test_lines_have_the_time_at_which_they_were_made() -> None:
    clock = VirtualClock(7.9)
    rules = find_game("magna_carta")
    ledger = Ledger(rules, 2, rules.checked(2, {}), SEED, clock)
    assert {line.at for line in ledger.open()} == {7}
    clock.time = 60.2
    assert ledger.choose(ledger.game.legal[0])[0][0].at == 60
    assert ledger.undo(ledger.choices - 1, 0)[0].at == 60


def test_chat_is_for_those_who_sit() -> None:
    room = make_room(ANN, BOB)
    screen = Screen(room)
    with refused("foreign"):
        room.say("", "hello")
    with refused("malformed"):
        room.say(ANN, " \n ")
    with refused("too-large"):
        room.say(ANN, "x" * 100_000)
    for number in range(60):
        room.publish(room.say(ANN, f"line {number}\x1b[2J"))
    assert screen.last["line"]["text"] == "line 59 [2J"
    assert len(Screen(room, BOB).messages[0]["chat"]) == 50


def test_spectators_can_be_shut_out() -> None:
    room = make_room(ANN, BOB, settings=Settings(spectators=False))
    with refused("not-allowed"):
        Screen(room)
    Screen(room, BOB)


def test_no_message_has_a_secret_of_a_person() -> None:
    room = make_room(ANN, BOB)
    screens = [Screen(room, ANN), Screen(room, BOB), Screen(room)]
    room.publish(room.say(ANN, "hello"))
    play(room)
    room.publish(room.seats.stand_in(ANN, "blue", "master"))
    for screen in screens:
        assert ANN not in screen.text
        assert BOB not in screen.text
        assert SEED.hex() not in screen.text


def test_differences() -> None:
    before = {"a": 1, "b": {"c": None, "d": [1]}, "e": {"f": 2}, "g": {}}
    after = {"j": [], "a": 1, "b": {"c": "x", "d": [1, 2]}, "h": 0, "g": {"i": None}}
    found = differences(before, after)
    apply_changes(before, msgspec.to_builtins(found))
    assert before == after
    assert differences(after, after) == []


def test_secrets_that_lay_open_stay_played_out_for_who_was_away() -> None:
    """A bot stood in to the end and all saw its cards: there is no way back to before that."""
    room = make_room(ANN, BOB, game="magna_carta", absence=0.0)
    room.seats.stand_in(ANN, "red", "journeyman")
    while not room.ledger.game.over:
        play(room, room.ledger.game.legal[-1].name)
    assert room.undos.state_of(ANN) == "none"
    alone = make_room(ANN, "journeyman", game="magna_carta")
    while not alone.ledger.game.over:
        play(alone, alone.ledger.game.legal[-1].name)
    assert alone.undos.state_of(ANN) == "free"


def test_who_gives_up_a_seat_does_not_look_on_where_nobody_may() -> None:
    room = make_room(ANN, BOB, settings=Settings(spectators=False))
    heard: list[bytes] = []
    room.join(Viewer(BOB, heard.append))
    room.publish(room.seats.release(BOB, 1))
    assert heard[-1] == b""


def test_nothing_that_is_told_depends_on_what_is_hidden() -> None:
    """Questions, options with all they explain, and views: the same whatever the others hold."""
    room = make_room(ANN, BOB, CAT, game="magna_carta")
    ledger, dice = room.ledger, Dice(8)
    while not ledger.game.over:
        game = ledger.game
        for seat in (NOBODY, 0, 1, 2):
            other = ledger.rules.conceal(game, seat, Dice(ledger.lines))
            assert other.view(seat) == game.view(seat)
            assert question(other, seat) == question(game, seat)
        play(room, game.legal[dice.below(len(game.legal))].name)
