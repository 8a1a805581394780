"""Tables over HTTP: set one up, find mine, sit down, get up."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from kingsroad.library import GAMES
from kingsroad.server.errors import Refusal
from kingsroad.server.lobby import meeting, talk
from kingsroad.server.lobby.answers import answer_with_cookie, in_order, table_info, table_summary
from kingsroad.server.lobby.new_tables import open_table
from kingsroad.server.lobby.seat_links import link_does
from kingsroad.server.people.person import person_of, welcome
from kingsroad.server.play.turns import Asker
from kingsroad.server.security.requests import AnyRequest, household
from kingsroad.server.service import Service
from kingsroad.server.storage import lists
from kingsroad.server.storage.lists import Listed
from kingsroad.server.table.outcome import Outcome
from kingsroad.server.table.room import Room
from kingsroad.server.wire.http import (
    Claim,
    NewTable,
    SeatLink,
    SeatOffer,
    TableInfo,
    TableSummary,
)

MOST_SKIPPED: Final = 1_000_000


@post("/api/tables", tags=["tables"])
async def create_table(
    request: AnyRequest, data: JSONBody[NewTable], service: NamedDependency[Service]
) -> Response[TableInfo]:
    """Set up a table: a new game, or one that goes on from a record or another table."""
    service.creations.check(household(request))
    person, token = await welcome(service, request)
    awake = await open_table(service, data, Asker(household(request), person.id), person.name)
    return answer_with_cookie(request, table_info(service, awake.room, person.id), token)


@get("/api/tables", tags=["tables"])
async def my_tables(request: AnyRequest, service: NamedDependency[Service]) -> list[TableSummary]:
    """The tables at which I have a seat or which I set up: where it is my turn, then the others.

    Of finished games it has the last; ``/api/finished`` has all.
    """
    who = (await person_of(service, request)).id
    found = await asyncio.to_thread(lists.tables_of, service.storage, who) if who else []
    return in_order(summaries(found, who))


@get("/api/finished", tags=["tables"])
async def my_finished_tables(
    request: AnyRequest,
    service: NamedDependency[Service],
    skip: FromQuery[int] = 0,
) -> list[TableSummary]:
    """My finished games, the last first: a page of them, after so many."""
    if not 0 <= skip <= MOST_SKIPPED:
        raise Refusal("malformed", f"a page begins after 0 to {MOST_SKIPPED} games")
    who = (await person_of(service, request)).id
    find = lists.finished_tables_of
    found = await asyncio.to_thread(find, service.storage, who, skip) if who else []
    return summaries(found, who)


def summaries(tables: list[Listed], who: str) -> list[TableSummary]:
    """Tables in somebody's list; those of games that this server does not have are left out."""
    return [table_summary(each, who) for each in tables if each.game in GAMES]


@get("/api/tables/{table:str}", tags=["tables"])
async def show_table(
    request: AnyRequest, table: FromPath[str], service: NamedDependency[Service]
) -> TableInfo:
    """A table from outside: who sits there, which seats are open."""
    person = await person_of(service, request)
    awake = await service.rooms.find(table)
    async with service.rooms.entered(awake) as room:
        return table_info(service, room, person.id)


@post("/api/tables/{table:str}/seats/{seat:str}/look", tags=["tables"], status_code=200)
async def look_at_link(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[str],
    data: JSONBody[SeatLink],
    service: NamedDependency[Service],
) -> SeatOffer:
    """What the link of a seat does, before it is used; or why it does nothing."""
    service.creations.check(household(request))
    async with service.rooms.entered(await service.rooms.find(table)) as room:
        chair = room.chairs.named(seat)
        does = link_does(service.key, room, chair.number, data.invite)
        return SeatOffer(does, chair.name, room.publisher.seat_infos())


@post("/api/tables/{table:str}/seats/{seat:str}", tags=["tables"])
async def claim_seat(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[str],
    data: JSONBody[Claim],
    service: NamedDependency[Service],
) -> Response[TableInfo]:
    """Take an open seat with the secret of its link, or one's own with that of its private link."""
    service.creations.check(household(request))
    awake = await service.rooms.find(table)
    number = awake.room.chairs.named(seat).number
    person, token = await welcome(service, request)

    def sit(room: Room) -> Outcome:
        if link_does(service.key, room, number, data.invite) == "return":
            return room.seats.reclaim(person.id, number, data.name or person.name)
        return room.seats.claim(person.id, number, data.name or person.name)

    await service.rooms.act(awake, sit)
    return answer_with_cookie(request, table_info(service, awake.room, person.id), token)


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
    who = (await person_of(service, request)).id
    await service.rooms.act(awake, lambda room: room.seats.release(who, chair.number))
    return table_info(service, awake.room, who)


ROUTES: Final = [
    create_table,
    my_tables,
    my_finished_tables,
    show_table,
    look_at_link,
    claim_seat,
    leave_seat,
    *meeting.ROUTES,
    *talk.ROUTES,
]
