"""Chairs: who holds a seat, and who plays it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from kingsroad.server.errors import Refusal
from kingsroad.server.security.tokens import same


class Chair(NamedTuple):
    """A seat of a table. It is open if nobody holds it and no bot plays it."""

    number: int
    name: str
    """The name of the person."""
    holder: str
    """The hash of the person's secret; empty if nobody holds the seat."""
    bot: str
    """The key of the bot that plays it, in its own right or for the person; or empty."""
    generation: int = 0
    """Links belong to a generation; a later one makes them worthless."""
    seen: int = 0
    """When its person was last here, in seconds since 1970."""

    @property
    def is_open(self) -> bool:
        """Whether nobody holds it and no bot plays it."""
        return not self.holder and not self.bot

    @property
    def is_person(self) -> bool:
        """Whether a person plays it now."""
        return bool(self.holder) and not self.bot


class Chairs:
    """All chairs of a table."""

    def __init__(self, chairs: list[Chair], seat_names: list[str]) -> None:
        self.chairs: Final = chairs
        self.seat_names: Final = seat_names
        self.held: Final[dict[str, list[int]]] = {}
        """The seats of those who were asked for them; forgotten when a chair changes."""
        self.played: dict[int, str] | None = None
        """The seats that people play; forgotten likewise."""

    def __getitem__(self, seat: int) -> Chair:
        return self.chairs[seat]

    def __iter__(self) -> Iterator[Chair]:
        return iter(self.chairs)

    def seats_of(self, holder: str) -> list[int]:
        """The seats that somebody holds."""
        if not holder:
            return []
        seats = self.held.get(holder)
        if seats is None:
            seats = [chair.number for chair in self.chairs if same(chair.holder, holder)]
            if seats:
                self.held[holder] = seats
        return seats

    def needed(self, holder: str) -> list[int]:
        """The seats of somebody who must have one."""
        seats = self.seats_of(holder)
        if not seats:
            raise Refusal("foreign", "you have no seat at this table")
        return seats

    def people(self) -> dict[int, str]:
        """The seats that people play now, with who they are."""
        if self.played is None:
            self.played = {chair.number: chair.holder for chair in self.chairs if chair.is_person}
        return self.played

    def named(self, name: str) -> Chair:
        """A chair by the colour of its seat."""
        for chair in self.chairs:
            if self.seat_names[chair.number] == name:
                return chair
        raise Refusal("unknown", f"there is no seat called {name!r} at this table")

    def bot_at(self, seat: int) -> str:
        """The key of the bot that plays a seat; empty for people, and for no seat at all."""
        return self.chairs[seat].bot if seat >= 0 else ""

    def holders(self) -> list[str]:
        """Everybody who holds a seat."""
        return list(dict.fromkeys(chair.holder for chair in self.chairs if chair.holder))

    def others_hold(self, holder: str) -> bool:
        """Whether anybody else holds a seat; also those for whom a bot stands in."""
        return any(chair.holder not in ("", holder) for chair in self.chairs)

    def replace(self, chair: Chair) -> None:
        """Somebody else plays a seat, or under another name."""
        self.chairs[chair.number] = chair
        self.held.clear()
        self.played = None
