"""Requests and answers about meeting others: the lobby, invitations, notes, what was said."""

from __future__ import annotations

import msgspec

from kingsroad.server.wire.clocks import ClockTerms
from kingsroad.server.wire.frames import RatingRange

NOTES_LENGTH = 5_000
REASON_LENGTH = 300


class OpenTable(msgspec.Struct):
    """A table of the lobby."""

    id: str
    game: str
    title: str
    seats: list[str]
    """Who sits there, by name; empty for a seat that is open."""
    free: int
    clock: ClockTerms | None
    created: int
    yours: bool
    """Whether I sit there already."""
    range: RatingRange | None
    """Whom it is for; for everybody if nothing is said."""
    rating: int
    """Mine at this game; as long as nothing is known of me, that of everybody new."""
    fits: bool
    """Whether the table is for me."""
    here: bool
    """Whether somebody who sits there has the table open now."""


class JoinLobby(msgspec.Struct, forbid_unknown_fields=True):
    """Take a seat at a table of the lobby."""

    name: str = ""


class QuickMatch(msgspec.Struct, forbid_unknown_fields=True):
    """Find me a table of a game: one that waits for somebody, or a new one."""

    game: str
    players: int
    name: str = ""


class ListTable(msgspec.Struct, forbid_unknown_fields=True):
    """Show a table in the lobby, or not."""

    listed: bool


class InviteByName(msgspec.Struct, forbid_unknown_fields=True):
    """Offer an open seat to an account."""

    name: str


class Invitation(msgspec.Struct):
    """A seat that is offered to me."""

    table: str
    game: str
    title: str
    seat: str
    by: str
    """Who offers it."""
    at: int


class AnswerInvitation(msgspec.Struct, forbid_unknown_fields=True):
    """Take the seat, or not."""

    accept: bool


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    """What I keep in mind about a table."""

    text: str


class Report(msgspec.Struct, forbid_unknown_fields=True):
    """Why operators should look at what was said."""

    reason: str = ""


class Rematch(msgspec.Struct):
    """The table at which all play again."""

    id: str
