"""What a message of a client means to a room."""

from __future__ import annotations

from kingsroad.server.errors import Refusal
from kingsroad.server.table.outcome import Outcome
from kingsroad.server.table.room import Room
from kingsroad.server.wire.frames import (
    Answer,
    Choose,
    Free,
    FromClient,
    GiveTime,
    Pause,
    Rename,
    Resume,
    Say,
    StandIn,
    Undo,
    Vote,
    Withdraw,
)


def act(holder: str, message: FromClient, room: Room) -> Outcome:
    """Do in a room what a message of somebody asks for."""
    match message:
        case Choose():
            return room.choose(holder, message.lines, message.choice, message.seat)
        case Undo():
            return room.undo(holder, message.lines)
        case Answer():
            return room.answer(holder, message.lines, message.agree)
        case Say():
            return room.say(holder, message.text)
        case StandIn():
            return room.seats.stand_in(holder, message.seat, message.bot)
        case Free():
            return room.seats.free(holder, message.seat)
        case Vote():
            return room.seats.vote(holder, message.agree)
        case Withdraw():
            return room.withdraw(holder, message.seat)
        case Rename():
            return room.seats.rename(holder, message.seat, message.name)
        case GiveTime():
            return room.give_time(holder, message.seat, message.seconds)
        case Pause():
            return room.pause(holder, message.agree)
        case Resume():
            return room.resume(holder)
    raise Refusal("malformed", "that means nothing to a table")
