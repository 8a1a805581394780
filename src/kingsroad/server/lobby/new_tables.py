"""Setting up a table: a new game, or one that goes on from a record or from another table."""

from __future__ import annotations

import asyncio
import json
import secrets

from kingsroad.bots.levels import is_offered
from kingsroad.bots.persons import PERSONS
from kingsroad.core.choice import Choice
from kingsroad.library import find_game
from kingsroad.record import Record, read_record
from kingsroad.server.clock import Clock
from kingsroad.server.clocks.hours import check_terms
from kingsroad.server.errors import Refusal
from kingsroad.server.play.awake import Awake
from kingsroad.server.play.turns import Asker
from kingsroad.server.security.tokens import TOKEN_BYTES, new_id
from kingsroad.server.service import Service
from kingsroad.server.storage.meeting import list_table
from kingsroad.server.table.chairs import Chair
from kingsroad.server.table.ledger import Ledger, Line
from kingsroad.server.table.plain_text import clean
from kingsroad.server.table.room import Room
from kingsroad.server.wire.frames import NAME_LENGTH, RatingRange
from kingsroad.server.wire.http import NewTable, SeatPlan, Source

MOST_SEATS = 8


def check_seats(seats: int) -> None:
    """Refuse what is no table for any game, before there is anything as large."""
    if not 1 <= seats <= MOST_SEATS:
        raise Refusal("malformed", "a table has some seats")


async def open_table(service: Service, wanted: NewTable, asker: Asker, name: str = "") -> Awake:
    """Set up a table as somebody wants it, who may have a name already."""
    holder = asker.person
    check_seats(len(wanted.seats))
    now = service.settings.clock.even_seconds()
    chairs = [
        plan_chair(number, plan, holder, name)._replace(seen=now)
        for number, plan in enumerate(wanted.seats)
    ]
    if wanted.settings.clock is not None:
        check_terms(wanted.settings.clock)
    if wanted.settings.range is not None:
        check_range(wanted.settings.range)
    source = wanted.origin
    record = None if source is None else await found_record(service, source, holder)
    ledger, lines = await asyncio.to_thread(first_lines, wanted, record, service.settings.clock)
    note = "" if source is None else json.dumps({"table": source.table, "at": source.at})
    awake = await service.rooms.create(
        new_id(), ledger, chairs, wanted.settings, note, lines, asker
    )
    if wanted.listed:
        await service.writer.do(lambda writing: list_table(writing, awake.room.id, True))
        service.herald.tell("lobby", awake.room.id)
    return awake


def check_range(wanted: RatingRange) -> None:
    """Refuse a range in which nobody is."""
    if wanted.least is not None and wanted.most is not None and wanted.least > wanted.most:
        raise Refusal("malformed", "nobody has a rating above the lower and below the upper end")


async def open_again(service: Service, room: Room, asker: Asker) -> Awake:
    """A new table with the same game, people, bots and agreements as another."""
    old = room.ledger
    seed = secrets.token_bytes(TOKEN_BYTES)
    now = service.settings.clock.even_seconds()
    ledger = Ledger(old.rules, old.players, old.options, seed, service.settings.clock)
    chairs = [
        Chair(each.number, each.name, each.holder, "" if each.holder else each.bot, seen=now)
        for each in room.chairs
    ]
    lines = await asyncio.to_thread(ledger.open)
    awake = await service.rooms.create(new_id(), ledger, chairs, room.settings, "", lines, asker)
    service.herald.tell_all(awake.room)
    return awake


def plan_chair(number: int, plan: SeatPlan, holder: str, known_as: str) -> Chair:
    """A chair as it was planned."""
    name = clean(plan.name, NAME_LENGTH)
    if plan.kind == "bot":
        if not is_offered(plan.bot):
            known = ", ".join(PERSONS)
            raise Refusal("unknown", f"there is no bot called {plan.bot[:60]!r}; there are {known}")
        return Chair(number, "", "", plan.bot)
    if plan.kind == "open":
        return Chair(number, name, "", "")
    return Chair(number, name or known_as, holder, "")


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
        async with service.rooms.reading(source.table) as room:
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
