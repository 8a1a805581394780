"""Tables as people are told of them: in their list, and from outside."""

from __future__ import annotations

import json

import msgspec
from litestar import Response

from kingsroad.bots.persons import bot_name
from kingsroad.library import find_game
from kingsroad.server.security.requests import AnyRequest, cookie_for
from kingsroad.server.security.tokens import invite, way_back
from kingsroad.server.service import Service
from kingsroad.server.storage.lists import Listed
from kingsroad.server.table.room import Room
from kingsroad.server.wire.frames import SeatInfo
from kingsroad.server.wire.http import TableInfo, TableSummary


def table_summary(table: Listed, who: str) -> TableSummary:
    """A table in somebody's list."""
    rules = find_game(table.game)
    names = rules.seat_names
    mine = [chair for chair in table.chairs if chair.holder == who]
    waited = None if table.over or table.waited < 0 else table.waited
    called = [chair.name or bot_name(chair.bot) for chair in table.chairs]
    return TableSummary(
        id=table.id,
        game=table.game,
        title=rules.title,
        seats=called,
        yours=[names[chair.number] for chair in mine],
        created=table.created,
        moved=table.moved,
        over=table.over,
        round=table.round,
        to_choose=None if waited is None else names[waited],
        waits_for="" if waited is None else called[waited],
        your_turn=any(chair.number == waited for chair in mine),
        due=None if table.over else table.due,
        scores=json.loads(table.scores) if table.scores else [],
        replaced=not table.over and any(chair.bot for chair in mine),
    )


def in_order(tables: list[TableSummary]) -> list[TableSummary]:
    """Where it is my turn first, the one with the least time first; finished games last."""
    newest = sorted(tables, key=lambda table: -table.moved)
    return sorted(
        newest,
        key=lambda table: (table.over, not table.your_turn, table.due or float("inf")),
    )


def table_info(service: Service, room: Room, who: str) -> TableInfo:
    """A table from outside, for somebody.

    Who sits there sees the links of the open seats, and so does who set it up.
    """
    ledger = room.ledger
    names = ledger.rules.seat_names
    mine = room.chairs.seats_of(who)
    seats = room.publisher.seat_infos()
    if not room.settings.spectators and not room.may_invite(who):
        seats = [nameless(each) for each in seats]
    return TableInfo(
        id=room.id,
        game=ledger.rules.key,
        title=ledger.rules.title,
        players=ledger.players,
        options=ledger.options,
        settings=room.settings,
        seats=seats,
        yours=[names[seat] for seat in mine],
        choices=ledger.choices,
        over=ledger.game.over,
        to_choose=None if ledger.game.over else names[ledger.game.seat],
        invites={
            names[chair.number]: invite(service.key, room.id, chair.number, chair.generation)
            for chair in room.chairs
            if chair.is_open and room.may_invite(who)
        },
        returns={
            names[seat]: way_back(service.key, room.id, seat, room.chairs[seat].generation)
            for seat in mine
        },
    )


def nameless(seat: SeatInfo) -> SeatInfo:
    """A seat as those see it whom the table lets not look on: whether it is taken."""
    if not seat.held:
        return seat
    return msgspec.structs.replace(seat, name="", present=False, seen=None)


def answer_with_cookie(request: AnyRequest, info: TableInfo, token: str) -> Response[TableInfo]:
    """An answer that gives somebody a secret of their own."""
    return Response(info, cookies=[cookie_for(token, request.url.scheme == "https")])
