"""What a message of a client means to a room."""

from __future__ import annotations

from kingsroad.server.errors import Refusal
from kingsroad.server.table.outcome import Outcome
from kingsroad.server.table.room import Room
from kingsroad.server.wire.frames import (
    Answer,
    Choose,
    FromClient,
    Rename,
    Say,
    StandIn,
    Undo,
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
            return room.stand_in(holder, message.seat, message.bot)
        case Rename():
            return room.rename(holder, message.seat, message.name)
    raise Refusal("malformed", "that means nothing to a table")
