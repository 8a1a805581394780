"""Tables over HTTP: set one up, find mine, sit down, get up."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from kingsroad.library import GAMES, find_game
from kingsroad.server.errors import Refusal
from kingsroad.server.lobby.new_tables import open_table
from kingsroad.server.play.turns import Asker
from kingsroad.server.security.requests import (
    COOKIE,
    AnyRequest,
    cookie_for,
    holder,
    household,
)
from kingsroad.server.security.tokens import holder_of, invite, is_sealed, new_token, same
from kingsroad.server.service import Service
from kingsroad.server.storage.storage import Listed
from kingsroad.server.table.room import Room
from kingsroad.server.wire.http import Claim, NewTable, TableInfo, TableSummary


@post("/api/tables", tags=["tables"])
async def create_table(
    request: AnyRequest, data: JSONBody[NewTable], service: NamedDependency[Service]
) -> Response[TableInfo]:
    """Set up a table: a new game, or one that goes on from a record or another table."""
    service.creations.check(household(request))
    token = await token_for(service, request)
    who = holder_of(token)
    awake = await open_table(service, data, Asker(household(request), who))
    return answer_with_cookie(request, table_info(service, awake.room, who), token)


@get("/api/tables", tags=["tables"])
async def my_tables(request: AnyRequest, service: NamedDependency[Service]) -> list[TableSummary]:
    """The tables at which this browser has a seat, the newest first.

    Those of games that this server does not have cannot be opened, so they are left out.
    """
    who = holder(request)
    listed = await asyncio.to_thread(service.storage.tables_of, who) if who else []
    return [table_summary(each, who) for each in listed if each.game in GAMES]


@get("/api/tables/{table:str}", tags=["tables"])
async def show_table(
    request: AnyRequest, table: FromPath[str], service: NamedDependency[Service]
) -> TableInfo:
    """A table from outside: who sits there, which seats are open."""
    awake = await service.rooms.find(table)
    async with service.rooms.entered(awake) as room:
        return table_info(service, room, holder(request))


@post("/api/tables/{table:str}/seats/{seat:str}", tags=["tables"])
async def claim_seat(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[str],
    data: JSONBody[Claim],
    service: NamedDependency[Service],
) -> Response[TableInfo]:
    """Take an open seat, with the secret of its link."""
    service.creations.check(household(request))
    awake = await service.rooms.find(table)
    chair = awake.room.chairs.named(seat)
    if not same(data.invite, invite(service.key, table, chair.number)):
        raise Refusal("not-allowed", "this link does not lead to that seat")
    token = await token_for(service, request)
    who = holder_of(token)
    await service.rooms.act(awake, lambda room: room.claim(who, chair.number, data.name))
    return answer_with_cookie(request, table_info(service, awake.room, who), token)


@delete("/api/tables/{table:str}/seats/{seat:str}", tags=["tables"], status_code=200)
async def leave_seat(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[str],
    service: NamedDependency[Service],
) -> TableInfo:
    """Give a seat up: it is open again."""
    awake = await service.rooms.find(table)
    chair = awake.room.chairs.named(seat)
    who = holder(request)
    await service.rooms.act(awake, lambda room: room.release(who, chair.number))
    return table_info(service, awake.room, who)


async def token_for(service: Service, request: AnyRequest) -> str:
    """The secret of who asks. One that nobody got here is not taken: a new person gets a new one.

    Those from before there were seals are known by the seats that they hold.
    """
    given = request.cookies.get(COOKIE, "")
    who = holder_of(given)
    if who and (
        is_sealed(service.key, given) or await asyncio.to_thread(service.storage.knows, who)
    ):
        return given
    return new_token(service.key)


def table_summary(table: Listed, who: str) -> TableSummary:
    """A table in somebody's list."""
    rules = find_game(table.game)
    names = rules.seat_names
    return TableSummary(
        id=table.id,
        game=table.game,
        title=rules.title,
        seats=[chair.name or chair.bot or "" for chair in table.chairs],
        yours=[names[chair.number] for chair in table.chairs if chair.holder == who],
        created=table.created,
        moved=table.moved,
        over=table.over,
    )


def table_info(service: Service, room: Room, who: str) -> TableInfo:
    """A table from outside, for somebody; who sits there sees the links of the open seats."""
    ledger = room.ledger
    names = ledger.rules.seat_names
    mine = room.chairs.seats_of(who)
    return TableInfo(
        id=room.id,
        game=ledger.rules.key,
        title=ledger.rules.title,
        players=ledger.players,
        options=ledger.options,
        settings=room.settings,
        seats=room.publisher.seat_infos(),
        yours=[names[seat] for seat in mine],
        choices=ledger.choices,
        over=ledger.game.over,
        to_choose=None if ledger.game.over else names[ledger.game.seat],
        invites={
            names[chair.number]: invite(service.key, room.id, chair.number)
            for chair in room.chairs
            if mine and not chair.holder and not chair.bot
        },
    )


def answer_with_cookie(request: AnyRequest, info: TableInfo, token: str) -> Response[TableInfo]:
    """An answer that gives somebody a secret of their own."""
    return Response(info, cookies=[cookie_for(token, request.url.scheme == "https")])


ROUTES: Final = [create_table, my_tables, show_table, claim_seat, leave_seat]
