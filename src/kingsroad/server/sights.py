"""What was shown through which eyes, so that only differences need to be sent.

In some games everybody sees the same. There one view and one comparison serve the whole table,
however many look at it.
"""

from __future__ import annotations

from typing import Final

from kingsroad.core.game import NOBODY
from kingsroad.library import AnyGame
from kingsroad.server.show import View, differences, view_of
from kingsroad.server.wire import Change

OPEN: Final = frozenset({"caylus2005"})
"""The games in which nothing is hidden; a test compares the views."""


class Sights:
    """The last view through each pair of eyes, and the one before."""

    def __init__(self, open_game: bool) -> None:
        self.open: Final = open_game
        self.now: dict[int, View] = {}
        self.before: dict[int, View] = {}
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
        view = self.now.get(eyes)
        if view is None:
            view = self.now[eyes] = view_of(game, eyes)
        return view if eyes == seat else view | {"you": game.seat_name(seat)}

    def changes(self, game: AnyGame, seat: int) -> list[Change]:
        """What is different now for a seat."""
        eyes = self.eyes(seat)
        found = self.found.get(eyes)
        if found is None:
            self.look(game, eyes)
            found = self.found[eyes] = differences(self.before[eyes], self.now[eyes])
        return found
