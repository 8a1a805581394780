"""A house full of people: what pages show when there is much of everything.

Tables are written as rows, for nobody plays at them here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, insert
from tests.web.clocked import ClockedServer

from kingsroad import GAMES
from kingsroad.core.dice import Dice
from kingsroad.library import find_game
from kingsroad.server.people.joining import new_account
from kingsroad.server.security.requests import COOKIE
from kingsroad.server.security.tokens import holder_of, new_id, new_token
from kingsroad.server.storage import accounts, results, schema
from kingsroad.server.storage.accounts import Account, Session
from kingsroad.server.table.outcome import Result
from kingsroad.server.wire.clocks import DAY, PRESETS
from kingsroad.server.wire.frames import NAME_LENGTH, RatingRange, Settings

NAMES: Final = (
    "Ann",
    "Bartholomäus-Maximilian",
    "W" * NAME_LENGTH,
    "Jean-Baptiste d'Étampes",
    "عبد الرحمن بن محمد",
    "Лев Николаевич",
    "Wilhelmina Mauerblümchen",
)
PEOPLE: Final = 40
FINISHED: Final = 220
OPEN: Final = 60


class Somebody(NamedTuple):
    """A person with an account, and the secret of a browser."""

    account: Account
    token: str

    @property
    def headers(self) -> dict[str, str]:
        """What makes a request theirs."""
        return {"Cookie": f"{COOKIE}={self.token}"}

    def cookie(self, server: str) -> Any:
        """What makes a browser theirs."""
        return {"name": COOKIE, "value": self.token, "url": server}


class Crowd:
    """People, and what they have done at a server."""

    def __init__(self, server: ClockedServer) -> None:
        self.service: Final = server.service
        self.now: Final = self.service.settings.clock.now()
        self.dice: Final = Dice(17)
        with self.service.storage.engine.begin() as connection:
            self.people: Final = list(self.signed_up(connection))
            for number in range(FINISHED):
                self.finish(connection, number)
            for number in range(OPEN):
                self.open(connection, number)

    @property
    def ann(self) -> Somebody:
        """The one who sat at all tables."""
        return self.people[0]

    def signed_up(self, connection: Connection) -> Iterator[Somebody]:
        """Everybody, with an account."""
        for number in range(PEOPLE):
            name = NAMES[number] if number < len(NAMES) else f"Player {number}"
            account, token = new_account(self.service, name), new_token(self.service.key)
            accounts.add_account(connection, account)
            session = Session(holder_of(token), account.id, "Firefox · Linux", self.now, self.now)
            accounts.add_session(connection, session)
            yield Somebody(account, token)

    def finish(self, connection: Connection, number: int) -> None:
        """A finished game of Ann's with others, some days ago."""
        game = sorted(GAMES)[number % len(GAMES)]
        seats = find_game(game).seats
        players = seats[number % len(seats)]
        # Neighbours meet more often, and who stands further on plays better.
        first = 1 + self.dice.below(PEOPLE - players)
        sitting = [0, *range(first, first + players - 1)]
        scores = [40 + each // 2 + self.dice.below(40) for each in sitting]
        at = self.now - (FINISHED - number) * DAY // 4
        people = [self.people[each].account for each in sitting]
        about = {"over": True, "round": 9, "scores": json.dumps(scores), "created": at}
        table = self.table(connection, game, Settings(undo="never"), people, about)
        ended = [
            Result(seat, 1 + sum(other > score for other in scores), score, "")
            for seat, score in enumerate(scores)
        ]
        results.save(connection, table, ended, at)

    def open(self, connection: Connection, number: int) -> None:
        """A table of the lobby."""
        game = sorted(GAMES)[number % len(GAMES)]
        clock = [None, *PRESETS.values()][number % (len(PRESETS) + 1)]
        wanted = RatingRange(1400, None) if number % 4 == 3 else None
        people = [self.people[1 + number % (PEOPLE - 1)].account, None, None]
        about = {"listed": True, "created": self.now - 60 * number}
        self.table(connection, game, Settings(clock=clock, range=wanted), people, about)

    def table(
        self,
        connection: Connection,
        game: str,
        settings: Settings,
        people: list[Account | None] | list[Account],
        about: dict[str, Any],
    ) -> str:
        """A table with its chairs."""
        table = new_id()
        plain = {
            "seed": "",
            "origin": "",
            "creator": "",
            "motion": "",
            "rematch": "",
            "options": "{}",
        }
        new = {"over": False, "listed": False, "round": 0, "scores": ""}
        connection.execute(
            insert(schema.tables).values(
                **plain
                | new
                | about
                | {
                    "id": table,
                    "game": game,
                    "rules": find_game(game).version,
                    "players": len(people),
                    "settings": msgspec.json.encode(settings).decode(),
                }
            )
        )
        connection.execute(
            insert(schema.chairs),
            [
                {
                    "table_id": table,
                    "number": seat,
                    "name": "" if each is None else each.name,
                    "holder": "" if each is None else each.id,
                    "bot": "",
                    "generation": 0,
                    "seen": about["created"],
                }
                for seat, each in enumerate(people)
            ],
        )
        return table
