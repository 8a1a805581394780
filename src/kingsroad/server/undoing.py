"""Undo: free until somebody learned something or another person acted, then by consent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kingsroad.core.game import NOBODY
from kingsroad.server.ledger import Ledger
from kingsroad.server.wire import UndoState


class Way:
    """How the last choice of somebody can be undone."""

    def __init__(self, state: UndoState, choices: int = 0, seat: int = NOBODY) -> None:
        self.state: Final = state
        self.choices: Final = choices
        """How many choices the game would go back to."""
        self.seat: Final = seat
        """Whose choice that was."""


@dataclass
class Consent:
    """An undo that waits for the others."""

    by: int
    choices: int
    waiting: set[int]
    """The seats that have not agreed yet."""


def way_back(ledger: Ledger, people: Mapping[int, str], holder: str) -> Way:
    """The way back for somebody, given the seats that people play and who they are.

    Bots do not count as others: their choices are taken back with the person's. Where there is
    nobody else to ask, everything may be undone.
    """
    mine = [seat for seat, who in people.items() if who == holder]
    last = ledger.last_of(mine)
    if last < 0:
        return Way("none")
    seat = ledger.seats[last]
    alone = len(mine) == len(people)
    untouched = last == ledger.last_of(people.keys())
    if alone or (
        untouched and not ledger.game.over and not ledger.learned_since(last, people.keys())
    ):
        return Way("free", last, seat)
    return Way("ask", last, seat)
