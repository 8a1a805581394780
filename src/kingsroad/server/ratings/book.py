"""The ratings of a running server: computed anew when a game has ended, and not more often."""

from __future__ import annotations

import asyncio
from itertools import groupby
from typing import Final

from kingsroad.arena.ratings import CENTRE
from kingsroad.library import GAMES
from kingsroad.server.ratings.rated import Board, Finished, Rated, Seat, rate_all
from kingsroad.server.storage import results
from kingsroad.server.storage.storage import Storage

PAUSE: Final = 60_000
"""Milliseconds between two looks whether a game has ended."""


class Book:
    """All finished games, and what they say."""

    def __init__(self, storage: Storage) -> None:
        self.storage: Final = storage
        self.lock: Final = asyncio.Lock()
        self.looked: int | None = None
        self.version = (-1, -1)
        self.games: list[Finished] = []
        self.boards: dict[str, Board] = {}

    async def open(self) -> Book:
        """The book as it is now."""
        async with self.lock:
            now = self.storage.clock.even()
            if self.looked is None or not 0 <= now - self.looked < PAUSE:
                await asyncio.to_thread(self.look)
                self.looked = now
        return self

    def find(self, game: str, player: str) -> Rated | None:
        """How good somebody is at a game, if any of their games counted."""
        return next((each for each in self.boards[game].people if each.player == player), None)

    def value(self, game: str, player: str) -> int:
        """The rating of somebody; of who has none that of everybody new."""
        found = self.find(game, player)
        return round(CENTRE if found is None else found.rating.value)

    def look(self) -> None:
        """Read everything again, if anything is new."""
        with self.storage.engine.connect() as connection:
            version = results.version(connection)
            if version == self.version:
                return
            games = finished(results.rows(connection))
        self.boards = {key: rate_all(games, key) for key in GAMES}
        self.games = games
        self.version = version


def finished(rows: list[results.Row]) -> list[Finished]:
    """Games from their seats."""
    found = []
    for table, seats in groupby(rows, key=lambda row: row.table):
        all_ = list(seats)
        first = all_[0]
        people = {row.player for row in all_ if row.player}
        # Alone with bots one may take back everything: that proves nothing.
        fair = first.fair and (len(people) > 1 or not first.undo)
        found.append(
            Finished(
                table,
                first.game,
                first.at,
                fair,
                tuple(Seat(row.player, row.place, row.score, row.bot) for row in all_),
            )
        )
    return found
