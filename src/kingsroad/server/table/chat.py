"""What was said at a table."""

from __future__ import annotations

from typing import Final

from kingsroad.server.errors import Refusal
from kingsroad.server.table.chairs import Chair
from kingsroad.server.table.plain_text import clean
from kingsroad.server.wire.frames import CHAT_LENGTH, ChatLine

CHAT_SHOWN: Final = 50
"""So many of the last lines a table shows."""


class Chat:
    """The last things that were said."""

    def __init__(self, lines: list[ChatLine]) -> None:
        self.lines = lines
        self.said = lines[-1].number + 1 if lines else 0
        """How much was said since the table began."""

    def say(self, text: str, chair: Chair, seat: str, at: int) -> ChatLine:
        """Somebody says something."""
        words = clean(text, CHAT_LENGTH)
        if not words:
            raise Refusal("malformed", "there is nothing to say in that")
        line = ChatLine(self.said, seat, chair.name, words, at)
        self.said += 1
        self.lines = [*self.lines[1 - CHAT_SHOWN :], line]
        return line
