"""What was said at a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from kingsroad.server.errors import Refusal
from kingsroad.server.table.chairs import Chair
from kingsroad.server.table.plain_text import clean
from kingsroad.server.wire.frames import CHAT_LENGTH, ChatLine

CHAT_SHOWN: Final = 50
"""So many of the last lines a table shows."""


class Chat:
    """The last things that were said."""

    def __init__(self, lines: list[ChatLine], speakers: dict[int, str]) -> None:
        self.lines = lines
        self.speakers: Final = speakers
        """Who said a line, by its number."""
        self.said = lines[-1].number + 1 if lines else 0
        """How much was said since the table began."""

    def say(self, text: str, chair: Chair, seat: str, at: int) -> ChatLine:
        """Somebody says something."""
        words = clean(text, CHAT_LENGTH)
        if not words:
            raise Refusal("malformed", "there is nothing to say in that")
        line = ChatLine(self.said, seat, chair.name, words, at)
        self.said += 1
        self.speakers[line.number] = chair.holder
        self.lines = [*self.lines[1 - CHAT_SHOWN :], line]
        return line

    def hide(self, numbers: Collection[int]) -> list[ChatLine]:
        """Take lines away; those that were shown are returned as they are shown from now on."""
        gone = [
            ChatLine(line.number, line.seat, line.name, "", line.at, True)
            for line in self.lines
            if line.number in numbers and not line.hidden
        ]
        by_number = {line.number: line for line in gone}
        self.lines = [by_number.get(line.number, line) for line in self.lines]
        return gone

    def shows(self, numbers: Collection[int]) -> bool:
        """Whether any of some lines is still shown."""
        return any(line.number in numbers and not line.hidden for line in self.lines)

    def said_by(self, holder: str) -> list[int]:
        """The numbers of what somebody said."""
        return [number for number, speaker in self.speakers.items() if speaker == holder]

    def rename(self, guest: str, account: str) -> None:
        """What a guest said, an account has said."""
        for number in self.said_by(guest):
            self.speakers[number] = account
