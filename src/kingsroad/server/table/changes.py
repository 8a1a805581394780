"""How one view differs from another, and what was shown through which eyes: only changes are sent.

In some games everybody sees the same. There one view and one comparison serve the whole table,
however many look at it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from kingsroad.core.game import NOBODY
from kingsroad.library import AnyGame
from kingsroad.server.table.views import View, view_of
from kingsroad.server.wire.frames import ENCODER, Change

MISSING: Final = object()

Packed = dict[str, "bytes | Packed"]
"""The parts of a view as JSON: small to keep for many tables, and quick to compare."""


class LastViews:
    """The last view through each pair of eyes, and the one before."""

    def __init__(self, open_game: bool) -> None:
        self.open: Final = open_game
        self.now: dict[int, Packed] = {}
        self.before: dict[int, Packed] = {}
        self.found: dict[int, list[Change]] = {}
        """The differences that were looked for already."""

    def clear(self) -> None:
        """Nobody looks any more."""
        self.now.clear()
        self.before.clear()
        self.found.clear()

    def turn(self) -> None:
        """The table has changed: what was shown now was shown before."""
        self.before, self.now = self.now, {}
        self.found.clear()

    def eyes(self, seat: int) -> int:
        """Whose view serves for a seat."""
        return NOBODY if self.open else seat

    def was_shown(self, seat: int) -> bool:
        """Whether there is a view to compare with."""
        return self.eyes(seat) in self.before

    def look(self, game: AnyGame, seat: int) -> View:
        """The table through the eyes of a seat."""
        eyes = self.eyes(seat)
        view = view_of(game, eyes)
        self.now[eyes] = pack(view)
        return view if eyes == seat else {**view, "you": game.seat_name(seat)}

    def changes(self, game: AnyGame, seat: int) -> list[Change]:
        """What is different now for a seat."""
        eyes = self.eyes(seat)
        found = self.found.get(eyes)
        if found is None:
            view = view_of(game, eyes)
            now = self.now[eyes] = pack(view)
            found = self.found[eyes] = []
            compare(self.before[eyes], now, view, [], found)
        return found


def pack(view: View) -> Packed:
    """A view in its parts; the seats, of which a choice changes one or two, one by one."""
    return {
        key: pack(value) if key == "seats" else ENCODER.encode(value) for key, value in view.items()
    }


def compare(before: Packed, now: Packed, view: View, path: list[str], found: list[Change]) -> None:
    """Find what leads from one view to another; only the parts that differ are looked into."""
    for key, part in now.items():
        was = before.get(key)
        if was == part:
            continue
        below = [*path, key]
        if isinstance(was, dict) and isinstance(part, dict):
            compare(was, part, view[key], below, found)
        elif isinstance(was, bytes):
            found += differences(msgspec.json.decode(was), view[key], below)
        else:
            found.append(Change(below, view[key]))
    found += [Change([*path, key], gone=True) for key in before if key not in now]


def differences(before: Any, after: Any, path: Sequence[str] = ()) -> list[Change]:
    """What leads from one value below a path to another; applied in order, it makes them equal.

    Tables are looked into, all else changes as a whole.
    """
    if not isinstance(before, dict) or not isinstance(after, dict):
        return [] if before == after else [Change([*path], after)]
    found: list[Change] = []
    for key, value in after.items():
        old = before.get(key, MISSING)
        if old is MISSING:
            found.append(Change([*path, key], value))
        elif old != value:
            found += differences(old, value, [*path, key])
    found += [Change([*path, key], gone=True) for key in before if key not in after]
    return found
