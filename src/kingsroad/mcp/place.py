"""A place at a table that a model has taken: all it sees of the game goes through here."""

from __future__ import annotations

from typing import Final

from kingsroad.core.errors import KingsroadError
from kingsroad.library import AnyRuleset


class NotYet(KingsroadError):
    """Something that cannot be done now."""


class Place:
    """One seat of one game. What it tells is what this seat may know, and nothing else."""

    def __init__(self, rules: AnyRuleset) -> None:
        self.rules: Final = rules

    async def table(self) -> str:
        """Everything that lies on the table."""
        raise NotImplementedError

    async def question(self) -> str:
        """Who must choose what, with the options if it is this seat; or how the game ended."""
        raise NotImplementedError

    async def choose(self, text: str) -> None:
        """Choose for this seat, by name or number; what is not offered is refused."""
        raise NotImplementedError

    async def wait(self, seconds: float) -> bool:
        """Wait until this seat is asked or the game is over; whether it came to that in time."""
        raise NotImplementedError

    def news(self) -> list[str]:
        """What happened since this was asked the last time, as sentences."""
        raise NotImplementedError

    async def record(self) -> str:
        """The record, as this seat may read it."""
        raise NotImplementedError

    async def leave(self) -> None:
        """Stop playing."""
        raise NotImplementedError
