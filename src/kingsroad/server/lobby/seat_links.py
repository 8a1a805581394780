"""The links of seats: what one of them does now, or why it does nothing any more."""

from __future__ import annotations

from typing import Final, Literal

from kingsroad.server.errors import Refusal
from kingsroad.server.security.tokens import invite, same, way_back
from kingsroad.server.table.room import Room

REMEMBERED: Final = 100
"""So many generations of a seat's links are told from such as there never were."""


def link_does(key: bytes, room: Room, seat: int, secret: str) -> Literal["sit", "return"]:
    """What a link does: it offers an open seat, or gives a person theirs back."""
    chair = room.chairs[seat]
    now = chair.generation
    if chair.holder and same(secret, way_back(key, room.id, seat, now)):
        return "return"
    if chair.is_open and same(secret, invite(key, room.id, seat, now)):
        return "sit"
    for generation in range(max(0, now - REMEMBERED), now):
        before = (key, room.id, seat, generation)
        if same(secret, way_back(*before)):
            raise Refusal("used", "this private link was used, or the seat was given away")
        if same(secret, invite(*before)):
            if chair.is_open:
                raise Refusal("withdrawn", "this link was withdrawn; there is another one now")
            raise Refusal("taken", "somebody sits there already")
    raise Refusal("bad-link", "this link does not lead to that seat")
