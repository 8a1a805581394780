"""Chairs: who holds a seat, and who plays it."""

from __future__ import annotations

import unicodedata

import msgspec

from kingsroad.server.refusal import Refusal
from kingsroad.server.wire import SeatInfo


class Chair(msgspec.Struct, frozen=True):
    """A seat of a table. It is open if nobody holds it and no bot plays it."""

    number: int
    name: str
    """The name of the person."""
    holder: str
    """The hash of the person's secret; empty if nobody holds the seat."""
    bot: str
    """The level of the bot that plays it, in its own right or for the person; or empty."""

    @property
    def is_person(self) -> bool:
        """Whether a person plays it now."""
        return bool(self.holder) and not self.bot


def seat_info(chair: Chair, seat: str, present: bool) -> SeatInfo:
    """A chair as everybody may see it: never with the holder's secret, not even its hash."""
    held = bool(chair.holder)
    name = chair.name if held else chair.bot
    return SeatInfo(
        seat=seat,
        kind="bot" if chair.bot else "person" if held else "open",
        name=name,
        bot=chair.bot or None,
        held=held,
        present=held and present,
    )


def clean(text: str, longest: int) -> str:
    """Words of a person in one line, without what a terminal or browser could stumble over."""
    if len(text) > 4 * longest:
        raise Refusal("too-large", f"at most {longest} characters, please")
    kept = "".join(
        letter if unicodedata.category(letter)[0] != "C" else " "
        for letter in unicodedata.normalize("NFC", text)
    )
    return " ".join(kept.split())[:longest].strip()
