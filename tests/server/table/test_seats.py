"""Seats: nobody's is given away behind their back, and whatever happens is told and kept."""

from __future__ import annotations

import pytest
from tests.server.helpers import VirtualClock
from tests.server.table.test_room import ANN, BOB, CAT, Screen, make_room, refused

from kingsroad.server.table.outcome import Outcome
from kingsroad.server.table.room import Room
from kingsroad.server.table.viewers import ABSENCE


def kinds(room: Room) -> list[str]:
    return [line.kind for line in room.incidents.shown]


def away(*holders: str, game: str = "caylus2005") -> tuple[Room, VirtualClock]:
    """A room at which the others have not been seen for long, and Ann is."""
    clock = VirtualClock()
    room = make_room(*holders, game=game, clock=clock)
    clock.time += ABSENCE + 1
    return room, clock


def test_absence_is_many_minutes_and_not_one() -> None:
    assert ABSENCE >= 600


def test_a_bot_for_somebody_absent_is_voted_by_all_others() -> None:
    room, _ = away(ANN, BOB, CAT)
    ann, cat = Screen(room, ANN), Screen(room, CAT)
    room.publish(room.seats.stand_in(ANN, "red", "journeyman"))
    assert not room.chairs[1].bot
    expected = {"kind": "bot", "seat": "red", "bot": "journeyman", "by": "blue"}
    assert cat.last["motion"] == expected | {"waiting": ["green"]}
    with refused("waiting"):
        room.seats.stand_in(CAT, "red", "master")
    with refused("foreign"):
        room.seats.vote("d" * 64, True)
    outcome = room.seats.vote(CAT, True)
    stored = outcome.store
    assert (stored.motion, stored.chairs[0].bot) == ("", "journeyman")
    assert [line.kind for line in stored.incidents] == ["bot"]
    room.publish(outcome)
    assert ann.last["motion"] is None
    told = [each["incident"] for each in ann.messages if each["type"] == "incident"]
    assert [(line["kind"], line["seat"], line["bot"]) for line in told] == [
        ("bot", "red", "journeyman")
    ]


def test_one_no_ends_it_and_so_does_the_return_of_the_person() -> None:
    room, clock = away(ANN, BOB, CAT)
    Screen(room, CAT)
    room.seats.stand_in(ANN, "red", "journeyman")
    assert room.seats.vote(CAT, False).store.motion == ""
    assert room.votes.current() is None
    clock.time += 1
    room.seats.stand_in(ANN, "red", "journeyman")
    bob = Screen(room, BOB)
    assert bob.last["motion"] is None
    with refused("stale"):
        room.seats.vote(CAT, True)
    room.leave(bob.viewer)
    clock.time += 5
    assert room.votes.current() is None  # having been here settles it for good
    with refused("too-early"):
        room.seats.stand_in(ANN, "red", "journeyman")


def test_nobody_waits_for_the_vote_of_somebody_who_is_gone_too() -> None:
    room, _ = away(ANN, BOB, CAT)
    Screen(room, ANN)
    room.seats.stand_in(ANN, "red", "journeyman")
    assert room.chairs[1].bot == "journeyman"


def test_a_vote_is_forgotten_after_a_week() -> None:
    room, clock = away(ANN, BOB, CAT)
    Screen(room, CAT)
    room.seats.stand_in(ANN, "red", "journeyman")
    clock.time += 8 * 24 * 3600
    assert room.votes.current() is None


@pytest.mark.parametrize(("game", "asked"), [("caylus2005", False), ("magna_carta", True)])
def test_the_seat_of_a_bot_is_opened_by_consent_where_hands_are_hidden(
    game: str, asked: bool
) -> None:
    room = make_room(ANN, BOB, "journeyman", game=game)
    Screen(room, BOB)
    room.seats.stand_in(ANN, "green", None)
    assert bool(room.chairs[2].bot) == asked
    if asked:
        room.seats.vote(BOB, True)
    assert room.chairs[2].is_open
    assert kinds(room) == ["opened"]


def test_a_person_alone_with_bots_asks_nobody() -> None:
    room = make_room(ANN, "journeyman", game="magna_carta")
    room.seats.stand_in(ANN, "red", None)
    assert room.chairs[1].is_open


def test_the_level_of_a_bot_is_not_changed_behind_the_back_of_others() -> None:
    room = make_room(ANN, BOB, "journeyman")
    Screen(room, BOB)
    room.seats.stand_in(ANN, "green", "apprentice")
    assert room.chairs[2].bot == "journeyman"
    room.seats.vote(BOB, True)
    assert room.chairs[2].bot == "apprentice"


def test_the_seat_of_somebody_lost_is_freed_by_vote_with_new_links() -> None:
    room, _ = away(ANN, BOB)
    before = room.chairs[1].generation
    with refused("not-allowed"):
        room.seats.free(ANN, "blue")
    room.seats.free(ANN, "red")
    assert room.chairs[1].is_open
    assert room.chairs[1].generation > before
    assert kinds(room) == ["freed"]


def test_where_hands_are_hidden_a_seat_is_freed_after_a_day_only() -> None:
    room, clock = away(ANN, BOB, game="magna_carta")
    with refused("too-early"):
        room.seats.free(ANN, "red")
    clock.time += 24 * 3600
    room.seats.free(ANN, "red")
    assert room.chairs[1].is_open


def test_every_change_of_hands_makes_old_links_worthless() -> None:
    room = make_room(ANN, "")
    seen = [room.chairs[1].generation]

    def step(outcome: Outcome) -> None:
        seen.append(outcome.store.chairs[0].generation)

    step(room.withdraw(ANN, "red"))
    step(room.seats.claim(BOB, 1, "Bob"))
    step(room.seats.reclaim(CAT, 1, ""))
    step(room.seats.release(CAT, 1))
    step(room.seats.stand_in(ANN, "red", "journeyman"))
    step(room.seats.stand_in(ANN, "red", None))
    assert seen == sorted(set(seen))
    assert kinds(room) == ["withdrawn", "joined", "reclaimed", "left", "seated", "opened"]
    assert room.incidents.shown[3].name == "Bob"
    with refused("taken"):
        room.seats.reclaim(BOB, 1, "Bob")
    with refused("foreign"):
        room.withdraw(CAT, "red")


def test_a_seat_of_a_bot_is_not_taken_by_a_link() -> None:
    room = make_room(ANN, "journeyman")
    with refused("taken"):
        room.seats.claim(BOB, 1, "Bob")


def test_the_absence_is_counted_from_what_is_stored() -> None:
    clock = VirtualClock()
    room = make_room(ANN, BOB, clock=clock)
    bob = Screen(room, BOB)
    clock.time += 3000
    left = room.leave(bob.viewer)
    assert [(chair.number, chair.seen) for chair in left.store.chairs] == [(1, clock.now())]
    clock.time += ABSENCE
    woken = Room("1" * 20, room.ledger, list(room.chairs), room.settings, clock=clock)
    woken.seats.stand_in(ANN, "red", "journeyman")
    assert woken.chairs[1].bot == "journeyman"


def test_who_looks_on_is_listed() -> None:
    room = make_room(ANN, BOB)
    ann = Screen(room, ANN)
    guest = Screen(room)
    friend = Screen(room, CAT)
    friend.viewer.name = "Cat"
    room.publish(Outcome(people_changed=True))
    assert ann.last["watching"] == ["", "Cat"]
    room.leave(guest.viewer)
    room.leave(friend.viewer)
    assert ann.last["watching"] == []


def test_who_wants_to_be_forgotten_is() -> None:
    room = make_room(ANN, BOB)
    bob = Screen(room, BOB)
    room.publish(room.seats.rename(ANN, "blue", "Ann"))
    room.publish(room.say(ANN, "my address is"))
    room.publish(room.forget(ANN))
    assert room.chairs[0].is_open
    assert room.chat.lines[0].hidden
    hidden = [each["line"] for each in bob.messages if each["type"] == "said"][-1]
    assert (hidden["number"], hidden["text"]) == (0, "")
    assert [(line.kind, line.name) for line in room.incidents.shown] == [("left", "")]
