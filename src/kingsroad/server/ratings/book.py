"""The ratings of a running server: computed behind, so that nobody who looks waits for them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from typing import Final

from kingsroad.arena.ratings import CENTRE
from kingsroad.library import GAMES
from kingsroad.server.play.thinkers import Pool
from kingsroad.server.ratings.rated import Board, Finished, Rated, Seat, rate_all
from kingsroad.server.storage import results
from kingsroad.server.storage.storage import Storage

PAUSE: Final = 5.0
"""Seconds between two looks whether a game has ended."""
REST: Final = 20
"""After computing there is a rest so many times as long: it never takes more of a core."""
FIRST: Final = 2.0
"""Seconds that somebody who comes right after the start waits at most for the first ratings."""
PATIENCE: Final = 1800.0

log = logging.getLogger(__name__)


class Book:
    """What all finished games say, as of a moment ago."""

    def __init__(self, storage: Storage) -> None:
        self.storage: Final = storage
        self.version = (0, 0)
        self.counted: dict[str, list[Finished]] = {key: [] for key in GAMES}
        """The games that the ratings follow from."""
        self.boards = {key: rate_all((), key) for key in GAMES}
        self.looked: Final = asyncio.Event()
        self.task: Final = asyncio.create_task(self.keep())

    async def open(self) -> Book:
        """The book with the last ratings there are."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.looked.wait(), FIRST)
        return self

    def find(self, game: str, player: str) -> Rated | None:
        """How good somebody is at a game, if any of their games counted."""
        return next((each for each in self.boards[game].people if each.player == player), None)

    def value(self, game: str, player: str) -> int:
        """The rating of somebody; of who has none that of everybody new."""
        found = self.find(game, player)
        return round(CENTRE if found is None else found.rating.value)

    async def keep(self) -> None:
        """Look for ever."""
        while True:
            began = time.monotonic()
            try:
                await self.look()
            except Exception:
                log.exception("ratings could not be computed; the last ones stay")
            self.looked.set()
            await asyncio.sleep(max(PAUSE, REST * (time.monotonic() - began)))

    async def look(self) -> None:
        """Rate everybody anew at the games of which one has ended, or was taken back."""
        version, games = await asyncio.to_thread(self.read)
        if version == self.version:
            return
        counted = {key: [game for game in games if counts(game, key)] for key in GAMES}
        changed = {key: now for key, now in counted.items() if now != self.counted[key]}
        if changed:
            self.boards = self.boards | await compute(changed)
        self.counted, self.version = counted, version

    def read(self) -> tuple[tuple[int, int], list[Finished]]:
        """All finished games, if any is new."""
        with self.storage.engine.connect() as connection:
            version = results.version(connection)
            known = version == self.version
            return version, [] if known else finished(results.rows(connection))

    async def close(self) -> None:
        """Look no more."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


def counts(game: Finished, key: str) -> bool:
    """Whether a game changes ratings of a kind of game."""
    return game.game == key and game.rated


async def compute(games: dict[str, list[Finished]]) -> dict[str, Board]:
    """The ratings that follow from games.

    In a process that ends with it: they take seconds where thousands of games were played, in which
    this one has tables to serve, and which the end of the server need not wait for.
    """
    pool = Pool(1, PATIENCE)
    try:
        return {key: await pool.look(rate_game, played, key) for key, played in games.items()}
    finally:
        await pool.close()


def rate_game(games: list[Finished], key: str, _stop: Callable[[], bool]) -> Board:
    """Rate everybody at a game; the work of a process."""
    return rate_all(games, key)


def games_of(storage: Storage, player: str) -> list[Finished]:
    """All finished games of somebody, the last one too."""
    with storage.engine.connect() as connection:
        return finished(results.rows(connection, player))


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
