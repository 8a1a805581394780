"""Undo: free until somebody learned something or another person acted, then by consent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kingsroad.server.ledger import Ledger
from kingsroad.server.wire import UndoState


class Way:
    """How the last choice of somebody can be undone, if it can."""

    def __init__(self, state: UndoState, choices: int, seat: int) -> None:
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


def ways_back(ledger: Ledger, people: Mapping[int, str]) -> dict[str, Way]:
    """The way back for everybody who plays, given the seats that people play and who they are.

    Bots do not count as others: their choices are taken back with the person's. Where there is
    nobody else to ask, everything may be undone.
    """
    last: dict[str, int] = {}
    for seat, who in people.items():
        last[who] = max(last.get(who, -1), ledger.latest.get(seat, -1))
    newest = max(last.values(), default=-1)
    ways: dict[str, Way] = {}
    for who, at in last.items():
        if at < 0:
            continue
        untouched = at == newest and not ledger.game.over
        free = len(last) == 1 or (untouched and not ledger.learned_since(at, people.keys()))
        ways[who] = Way("free" if free else "ask", at, ledger.seats[at])
    return ways
