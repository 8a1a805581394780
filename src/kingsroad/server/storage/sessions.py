"""Whose browser it is that asks: every request wants to know, so it is kept for a moment.

Whatever this server stores about people ends that moment at once, for everybody; what another
server or an operator stores is seen when it is over.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple

from kingsroad.server.storage import accounts
from kingsroad.server.storage.accounts import Account, Session
from kingsroad.server.storage.writer import Writer

MOMENT: Final = 2.0
"""Seconds that an answer of the database is kept."""
REMEMBERED: Final = 10_000

Found = tuple[Session, Account] | None


class Kept(NamedTuple):
    """An answer, and what it is good for."""

    found: Found
    changes: int
    """How often people had changed when it was asked for."""
    until: float


class Sessions:
    """Those who came just now."""

    def __init__(self, writer: Writer) -> None:
        self.writer: Final = writer
        self.kept: Final[OrderedDict[str, Kept]] = OrderedDict()

    async def find(self, token: str) -> Found:
        """The browser with a token, and whose it is; none if it is no account's, or ended."""
        storage = self.writer.storage
        changes, now = self.writer.changes, storage.clock.steady()
        kept = self.kept.get(token)
        if kept is not None and kept.changes == changes and now < kept.until:
            return kept.found
        found = await asyncio.to_thread(accounts.session_of, storage, token)
        self.kept[token] = Kept(found, changes, now + MOMENT)
        self.kept.move_to_end(token)
        if len(self.kept) > REMEMBERED:
            self.kept.popitem(last=False)
        return found

    def forget(self, token: str) -> None:
        """Something has changed on another server."""
        self.kept.pop(token, None)
