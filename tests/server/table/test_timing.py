"""The clocks of a room: whose runs, what a turn brings, and what happens when the time is out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.server.helpers import VirtualClock
from tests.server.table.test_room import ANN, BOB, CAT, Screen, holder_asked, make_room, refused

from kingsroad.bots.levels import OPPONENT
from kingsroad.server.clocks.glass import Saved
from kingsroad.server.table.chairs import Chair
from kingsroad.server.table.outcome import Outcome
from kingsroad.server.table.room import Memory, Room
from kingsroad.server.table.timing import BOT_AFTER, OTHERS_AFTER
from kingsroad.server.wire.clocks import DAY, HOUR, MINUTE, ClockTerms
from kingsroad.server.wire.frames import Settings

TERMS = ClockTerms(DAY, HOUR, 3 * DAY)


def timed_room(*holders: str, clock: VirtualClock, **more: Any) -> Room:
    """A room with a clock where the first seat begins."""
    for seed in range(50):
        room = make_room(
            *holders, clock=clock, settings=Settings(clock=TERMS), seed=bytes([seed] * 16), **more
        )
        if room.ledger.game.seat == 0:
            room.settle(Outcome())
            return room
    raise AssertionError("the first seat never begins")


def do(room: Room, outcome: Outcome) -> Outcome:
    """What the caller of a room does with every action."""
    room.settle(outcome)
    room.publish(outcome)
    return outcome


def turn(room: Room) -> int:
    """All choices of a seat until another is asked; the seat."""
    seat = room.ledger.game.seat
    while room.ledger.game.seat == seat:
        choice = room.ledger.game.legal[0].name
        do(room, room.choose(holder_asked(room), room.ledger.lines, choice))
    return seat


def left(room: Room) -> list[int]:
    """Seconds on the clocks."""
    state = room.timing.state(room.ledger.rules.seat_names)
    assert state is not None
    return [each.left // 1000 for each in state.seats]


def lapsed(room: Room) -> list[int | None]:
    """Since when clocks are out."""
    return [glass.lapsed for glass in room.timing.saved.glasses]


def test_only_the_clock_of_who_is_asked_runs_and_a_turn_brings_time_once() -> None:
    clock = VirtualClock()
    room = timed_room(ANN, BOB, clock=clock)
    clock.time += 2 * HOUR
    assert left(room) == [DAY - 2 * HOUR, DAY]
    first = turn(room)
    assert first == 0
    assert left(room) == [DAY - HOUR, DAY]
    clock.time += 10
    do(room, room.undo(ANN, room.ledger.lines))
    assert room.ledger.game.seat == 0
    assert left(room) == [DAY - HOUR, DAY - 10]
    clock.time += 10
    turn(room)
    assert left(room) == [DAY - HOUR - 10, DAY - 10]
    clock.time += 60
    turn(room)
    assert left(room)[1] == DAY - 10 - 60 + HOUR


def test_nobody_is_charged_while_somebody_is_still_to_come_or_a_bot_plays() -> None:
    clock = VirtualClock()
    room = timed_room(ANN, "", clock=clock)
    clock.time += DAY
    assert left(room) == [DAY, DAY]
    waits = room.timing.waiting
    assert waits is not None
    assert (waits.number, waits.due) == (0, None)
    do(room, room.seats.claim(BOB, 1, "Bob"))
    clock.time += HOUR
    assert left(room) == [DAY - HOUR, DAY]
    do(room, room.seats.stand_in(ANN, "blue", "journeyman"))
    assert room.timing.waiting is None
    clock.time += DAY
    assert left(room) == [DAY - HOUR, DAY]


def test_out_of_time_nothing_happens_in_silence() -> None:
    clock = VirtualClock()
    room = timed_room(ANN, BOB, clock=clock)
    screen = Screen(room, BOB)
    clock.time += DAY - 1
    assert not do(room, room.tick()).store
    clock.time += 1
    with refused("too-early"):  # nobody has heard of it yet
        room.seats.stand_in(BOB, "blue", "journeyman")
    told = do(room, room.tick())
    assert [each.kind for each in told.incidents] == ["lapsed"]
    assert told.store.clocks == room.timing.saved
    assert told.store.incidents == told.incidents
    assert screen.last["type"] == "incident"
    assert screen.last["incident"]["seat"] == "blue"
    assert not do(room, room.tick()).store  # it is told once
    clock.time += OTHERS_AFTER // 1000 - 1
    with refused("too-early"):
        room.seats.stand_in(BOB, "blue", "journeyman")
    clock.time += 1
    done = do(room, room.seats.stand_in(BOB, "blue", "journeyman"))
    incident = done.incidents[0]
    assert (incident.kind, incident.seat, incident.by, incident.bot) == (
        "bot",
        "blue",
        "red",
        "journeyman",
    )
    with refused("foreign"):
        room.seats.stand_in(BOB, "blue", None)
    back = do(room, room.seats.stand_in(ANN, "blue", None))
    assert [each.kind for each in back.incidents] == ["returned"]
    assert left(room) == [DAY // 4, DAY]
    assert room.bot_turn() is None
    assert room.choose(ANN, room.ledger.lines, room.ledger.game.legal[0].name).moves


def test_who_plays_after_all_is_not_late_any_more() -> None:
    clock = VirtualClock()
    room = timed_room(ANN, BOB, clock=clock)
    clock.time += 2 * DAY
    do(room, room.tick())
    assert lapsed(room) == [clock.even(), None]
    turn(room)
    assert left(room)[0] == HOUR
    assert lapsed(room) == [None, None]
    with refused("too-early"):
        room.seats.stand_in(BOB, "blue", "journeyman")


def test_if_nobody_decides_a_bot_plays_on_in_the_end() -> None:
    clock = VirtualClock()
    room = timed_room(ANN, BOB, clock=clock)
    clock.time += DAY
    do(room, room.tick())
    waits = room.timing.waiting
    assert waits is not None
    assert waits.acts == clock.even() + BOT_AFTER
    clock.time += BOT_AFTER // 1000 - 1
    assert not do(room, room.tick()).store
    clock.time += 1
    done = do(room, room.tick())
    assert [(each.kind, each.by, each.bot) for each in done.incidents] == [("bot", "", OPPONENT)]
    assert room.chairs[0] == Chair(0, "", ANN, OPPONENT, seen=room.chairs[0].seen)
    assert done.store.waiting == []


def test_time_is_given_to_others_and_revives_who_is_late() -> None:
    clock = VirtualClock()
    room = timed_room(ANN, BOB, clock=clock)
    clock.time += DAY
    do(room, room.tick())
    for seconds in (0, -5, 3 * DAY + 1):
        with refused("malformed"):
            room.give_time(BOB, "blue", seconds)
    with refused("not-allowed"):
        room.give_time(ANN, "blue", HOUR)
    with refused("foreign"):
        room.give_time(CAT, "blue", HOUR)
    done = do(room, room.give_time(BOB, "blue", HOUR))
    assert left(room) == [HOUR, DAY]
    assert [(each.kind, each.by, each.seconds) for each in done.incidents] == [
        ("gave", "red", HOUR)
    ]
    assert lapsed(room) == [None, None]
    for _ in range(20):
        do(room, room.give_time(BOB, "blue", 2 * DAY + 23 * HOUR))
    with refused("not-allowed"):
        room.give_time(BOB, "blue", 3 * DAY)


def test_a_pause_needs_everybody_and_one_ends_it() -> None:
    clock = VirtualClock()
    room = timed_room(ANN, BOB, CAT, clock=clock)
    assert not do(room, room.pause(ANN, True)).incidents
    state = room.timing.state(room.ledger.rules.seat_names)
    assert state is not None
    assert state.asked is not None
    assert (state.asked.by, state.asked.waiting) == ("blue", ["red", "green"])
    do(room, room.pause(ANN, True))  # asking twice is no consent of the others
    do(room, room.pause(BOB, True))
    assert not room.timing.saved.paused
    do(room, room.pause(CAT, False))
    with refused("stale"):
        room.pause(CAT, False)
    with refused("stale"):
        room.resume(ANN)
    for who in (BOB, ANN, CAT):
        done = do(room, room.pause(who, True))
    assert [(each.kind, each.by) for each in done.incidents] == [("paused", "red")]
    with refused("not-allowed"):
        room.pause(ANN, True)
    clock.time += 30 * DAY
    assert left(room) == [DAY, DAY, DAY]
    assert not do(room, room.tick()).store
    do(room, room.resume(CAT))
    clock.time += MINUTE
    assert left(room) == [DAY - MINUTE, DAY, DAY]


def test_a_table_without_a_clock_knows_who_is_waited_for_and_refuses_the_rest() -> None:
    clock = VirtualClock()
    room = make_room(ANN, BOB, clock=clock)
    outcome = room.settle(Outcome())
    assert outcome.store.clocks is None
    assert outcome.store.waiting is not None
    assert [each.number for each in outcome.store.waiting] == [room.ledger.game.seat]
    assert room.settle(Outcome()).store.waiting is None
    with refused("not-allowed"):
        room.give_time(BOB, "blue", 5)
    with refused("not-allowed"):
        room.pause(ANN, True)
    with refused("not-allowed"):
        room.resume(ANN)
    assert not room.settle(room.tick()).store


@pytest.mark.parametrize("waits", [0, 5 * HOUR, 2 * DAY])
def test_after_a_restart_the_clocks_are_the_same(waits: int) -> None:
    clock = VirtualClock()
    room = timed_room(ANN, BOB, clock=clock)
    clock.time += HOUR
    turn(room)
    clock.time += waits
    do(room, room.tick())
    read = msgspec.json.decode(msgspec.json.encode(room.timing.saved), type=Saved)
    again = Room(
        room.id,
        room.ledger,
        list(room.chairs),
        room.settings,
        Memory(
            [],
            {},
            room.incidents.shown,
            clocks=read,
            waiting=room.timing.waiting,
            round=room.round,
        ),
        clock=clock,
    )
    outcome = again.settle(Outcome())
    assert not outcome.store
    assert left(again) == left(room)
    clock.time += 7
    assert left(again) == left(room)
    assert again.timing.waiting == room.timing.waiting
