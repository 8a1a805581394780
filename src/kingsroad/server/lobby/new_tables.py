"""Setting up a table: a new game, or one that goes on from a record or from another table."""

from __future__ import annotations

import asyncio
import json
import secrets

from kingsroad.bots.levels import LEVELS
from kingsroad.core.choice import Choice
from kingsroad.library import find_game
from kingsroad.record import Record, read_record
from kingsroad.server.clock import Clock
from kingsroad.server.errors import Refusal
from kingsroad.server.play.rooms import Awake
from kingsroad.server.play.turns import Asker
from kingsroad.server.security.tokens import TOKEN_BYTES, new_id
from kingsroad.server.service import Service
from kingsroad.server.table.chairs import Chair
from kingsroad.server.table.ledger import Ledger, Line
from kingsroad.server.table.plain_text import clean
from kingsroad.server.table.room import Room
from kingsroad.server.wire.frames import NAME_LENGTH
from kingsroad.server.wire.http import NewTable, SeatPlan, Source

MOST_SEATS = 8


async def open_table(service: Service, wanted: NewTable, asker: Asker) -> Awake:
    """Set up a table as somebody wants it."""
    holder = asker.person
    if not 1 <= len(wanted.seats) <= MOST_SEATS:
        raise Refusal("malformed", "a table has some seats")
    chairs = [plan_chair(number, plan, holder) for number, plan in enumerate(wanted.seats)]
    source = wanted.origin
    record = None if source is None else await found_record(service, source, holder)
    ledger, lines = await asyncio.to_thread(first_lines, wanted, record, service.settings.clock)
    note = "" if source is None else json.dumps({"table": source.table, "at": source.at})
    return await service.rooms.create(new_id(), ledger, chairs, wanted.settings, note, lines, asker)


def plan_chair(number: int, plan: SeatPlan, holder: str) -> Chair:
    """A chair as it was planned."""
    name = clean(plan.name, NAME_LENGTH)
    if plan.kind == "bot":
        if plan.bot not in LEVELS:
            known = ", ".join(LEVELS)
            raise Refusal("unknown", f"there is no bot called {plan.bot[:60]!r}; there are {known}")
        return Chair(number, "", "", plan.bot)
    if plan.kind == "open":
        return Chair(number, name, "", "")
    return Chair(number, name, holder, "")


def first_lines(wanted: NewTable, record: Record | None, clock: Clock) -> tuple[Ledger, list[Line]]:
    """The game of a new table, with the lines that it begins with."""
    seed = secrets.token_bytes(TOKEN_BYTES)
    seats = len(wanted.seats)
    choices: list[Choice] = []
    if record is None:
        rules = find_game(wanted.game)
        ledger = Ledger(rules, seats, rules.checked(seats, wanted.options), seed, clock)
    else:
        if record.players != seats:
            raise Refusal("malformed", f"that game has {record.players} seats, not {seats}")
        if record.position is not None:  # the lines of a table begin with the setting up
            raise Refusal("malformed", "a table cannot go on from a record that begins midway")
        assert wanted.origin is not None
        at = len(record) if wanted.origin.at is None else wanted.origin.at
        record.replay(at)  # a broken record is refused with its line
        choices = record.choices[:at]
        ledger = Ledger(record.rules, record.players, record.options, seed, clock)
    return ledger, ledger.open(choices)


async def found_record(service: Service, source: Source, holder: str) -> Record:
    """The record that a table goes on from."""
    if source.table:
        awake = await service.rooms.find(source.table)
        async with service.rooms.entered(awake) as room:
            check_copy(room, holder)
            return room.ledger.record()
    if not source.record:
        raise Refusal("malformed", "say which table or which record to go on from")
    return await asyncio.to_thread(read_record, source.record)


def check_copy(room: Room, holder: str) -> None:
    """A running game may be copied only where that tells nothing, and the table allows it."""
    room.check_sight(holder)
    ledger = room.ledger
    if ledger.game.over:
        return
    if ledger.rules.secrets:
        raise Refusal("not-allowed", "the cards are secret until the game is over")
    if not room.settings.analysis or not room.chairs.seats_of(holder):
        raise Refusal("not-allowed", "at this table nobody plays on elsewhere while the game runs")
