"""Meeting others: open tables, a quick match, playing again, invitations by name."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from kingsroad.bots.persons import bot_name
from kingsroad.library import GAMES, find_game
from kingsroad.server.errors import Refusal
from kingsroad.server.lobby.answers import answer_with_cookie, table_info
from kingsroad.server.lobby.new_tables import check_seats, open_again, open_table
from kingsroad.server.people.person import Person, account_of, person_of, welcome
from kingsroad.server.play.awake import Awake
from kingsroad.server.play.turns import Asker
from kingsroad.server.ratings.book import Book
from kingsroad.server.security.requests import AnyRequest, household
from kingsroad.server.service import Service
from kingsroad.server.storage import accounts, lists, meeting
from kingsroad.server.storage.lists import Listed
from kingsroad.server.table.outcome import Outcome
from kingsroad.server.table.room import Room
from kingsroad.server.wire.frames import RatingRange, Settings
from kingsroad.server.wire.http import NewTable, SeatPlan, TableInfo
from kingsroad.server.wire.meeting import (
    AnswerInvitation,
    Invitation,
    InviteByName,
    JoinLobby,
    ListTable,
    OpenTable,
    QuickMatch,
    Rematch,
)


@get("/api/lobby", tags=["lobby"])
async def open_tables(request: AnyRequest, service: NamedDependency[Service]) -> list[OpenTable]:
    """The tables at which anybody may take a seat."""
    person = await person_of(service, request)
    listed = await asyncio.to_thread(lists.open_tables, service.storage)
    book, here = await service.book.open(), service.presence.is_at
    return [
        open_table_info(each, person, book, here(each.id)) for each in listed if each.game in GAMES
    ]


def open_table_info(table: Listed, person: Person, book: Book, here: bool) -> OpenTable:
    """A table as the lobby shows it to somebody."""
    settings = settings_of(table)
    rating = book.value(table.game, person.id)
    return OpenTable(
        id=table.id,
        game=table.game,
        title=find_game(table.game).title,
        seats=[chair.name or bot_name(chair.bot) for chair in table.chairs],
        free=sum(chair.is_open for chair in table.chairs),
        clock=settings.clock,
        created=table.created,
        yours=any(chair.holder == person.id for chair in table.chairs if chair.holder),
        range=settings.range,
        rating=rating,
        fits=is_within(rating, settings.range),
        here=here,
    )


def settings_of(table: Listed) -> Settings:
    """What a table has agreed on, as it is stored."""
    return msgspec.json.decode(table.settings, type=Settings)


def is_within(rating: int, wanted: RatingRange | None) -> bool:
    """Whether a table is for somebody of such a rating."""
    if wanted is None:
        return True
    return (wanted.least is None or wanted.least <= rating) and (
        wanted.most is None or rating <= wanted.most
    )


@post("/api/lobby/{table:str}", tags=["lobby"])
async def join_table(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[JoinLobby],
    service: NamedDependency[Service],
) -> Response[TableInfo]:
    """Take a seat at a table of the lobby."""
    service.creations.check(household(request))
    person, token = await welcome(service, request)
    awake = await take_a_seat(service, table, person, data.name)
    return answer_with_cookie(request, table_info(service, awake.room, person.id), token)


async def take_a_seat(service: Service, table: str, person: Person, name: str) -> Awake:
    """Sit down where a table of the lobby has a free seat."""
    listed = await asyncio.to_thread(lists.open_tables, service.storage, table)
    shown = next((each for each in listed if each.game in GAMES), None)
    if shown is None:
        raise Refusal("taken", "this table has no free seat any more")
    rating = (await service.book.open()).value(shown.game, person.id)
    if not is_within(rating, settings_of(shown).range):
        raise Refusal("out-of-range", f"this table is not for a rating of {rating}")
    awake = await service.rooms.find(table)

    def sit(room: Room) -> Outcome:
        if room.chairs.seats_of(person.id):
            return Outcome()
        free = [chair.number for chair in room.chairs if chair.is_open]
        if not free:
            raise Refusal("taken", "this table has no free seat any more")
        return room.seats.claim(person.id, free[0], name or person.name)

    await service.rooms.act(awake, sit)
    return awake


@post("/api/lobby", tags=["lobby"])
async def quick_match(
    request: AnyRequest, data: JSONBody[QuickMatch], service: NamedDependency[Service]
) -> Response[TableInfo]:
    """Sit down at a table that waits for somebody, the one that waits longest; or open one."""
    service.creations.check(household(request))
    check_seats(data.players)
    person, token = await welcome(service, request)
    listed = await asyncio.to_thread(lists.open_tables, service.storage)
    for each in sorted(listed, key=lambda table: table.created):
        fits = each.game == data.game and len(each.chairs) == data.players
        mine = any(chair.holder == person.id for chair in each.chairs)
        timed = settings_of(each).clock is not None
        if not fits or mine or timed:
            continue
        try:
            awake = await take_a_seat(service, each.id, person, data.name)
        except Refusal:  # somebody was quicker, or it is for others
            continue
        return answer_with_cookie(request, table_info(service, awake.room, person.id), token)
    seats = [SeatPlan("me", name=data.name), *[SeatPlan("open")] * (data.players - 1)]
    wanted = NewTable(seats, game=data.game, listed=True)
    asker = Asker(household(request), person.id)
    awake = await open_table(service, wanted, asker, person.name)
    return answer_with_cookie(request, table_info(service, awake.room, person.id), token)


@post("/api/tables/{table:str}/listed", tags=["lobby"], status_code=200)
async def list_table(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[ListTable],
    service: NamedDependency[Service],
) -> TableInfo:
    """Show a table in the lobby, or not; for those who sit there or set it up."""
    person = await person_of(service, request)
    awake = await service.rooms.find(table)
    if not awake.room.may_invite(person.id):
        raise Refusal("foreign", "you have no seat at this table")
    await service.writer.do(lambda writing: meeting.list_table(writing, table, data.listed))
    service.herald.tell("lobby", table)
    return table_info(service, awake.room, person.id)


@post("/api/tables/{table:str}/rematch", tags=["lobby"])
async def play_again(
    request: AnyRequest, table: FromPath[str], service: NamedDependency[Service]
) -> Rematch:
    """The same people once more, at a new table that all of them find among their games."""
    service.creations.check(household(request))
    person = await person_of(service, request)
    awake = await service.rooms.find(table)
    room = awake.room
    room.chairs.needed(person.id)
    if not room.ledger.game.over:
        raise Refusal("not-over", "the game is not over yet")
    async with service.rematching:
        if room.rematch:
            return Rematch(room.rematch)
        again = (await open_again(service, room, Asker(household(request), person.id))).room.id
        await service.writer.do(lambda writing: meeting.set_rematch(writing, table, again))
        await service.rooms.act(awake, lambda room: room.play_again(again))
    return Rematch(again)


# --- Invitations ---------------------------------------------------------------------------------


@post("/api/tables/{table:str}/seats/{seat:str}/invitation", tags=["lobby"], status_code=200)
async def invite_by_name(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[str],
    data: JSONBody[InviteByName],
    service: NamedDependency[Service],
) -> TableInfo:
    """Offer an open seat to an account, which finds it among its games."""
    service.creations.check(household(request))
    person = await person_of(service, request)
    awake = await service.rooms.find(table)
    room = awake.room
    if not room.may_invite(person.id):
        raise Refusal("foreign", "you have no seat at this table")
    chair = room.chairs.named(seat)
    if not chair.is_open:
        raise Refusal("taken", "somebody sits there already")
    invited = await asyncio.to_thread(accounts.account_named, service.storage, data.name)
    if invited is None or invited.closed:
        raise Refusal("no-account", "nobody here has this name")
    found = invited.id
    mine = room.chairs.seats_of(person.id)
    by = person.name or (room.chairs[mine[0]].name if mine else "")
    now = service.settings.clock.now()
    await service.writer.do(
        lambda writing: meeting.invite(writing, table, chair.number, found, by, now)
    )
    service.herald.tell("games", found)
    return table_info(service, room, person.id)


@get("/api/invitations", tags=["lobby"])
async def my_invitations(
    request: AnyRequest, service: NamedDependency[Service]
) -> list[Invitation]:
    """The seats that are offered to me."""
    person = await person_of(service, request)
    if not person.account:
        return []
    found = await asyncio.to_thread(meeting.invitations_of, service.storage, person.account)
    return [
        Invitation(
            each.table,
            each.game,
            find_game(each.game).title,
            find_game(each.game).seat_names[each.number],
            each.by,
            each.at,
        )
        for each in found
        if each.game in GAMES
    ]


@post("/api/invitations/{table:str}/{seat:str}", tags=["lobby"], status_code=200)
async def answer_invitation(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[str],
    data: JSONBody[AnswerInvitation],
    service: NamedDependency[Service],
) -> TableInfo:
    """Take a seat that is offered to me, or decline it."""
    person = await account_of(service, request)
    awake = await service.rooms.find(table)
    number = awake.room.chairs.named(seat).number
    mine = await asyncio.to_thread(meeting.invitations_of, service.storage, person.account)
    if all((each.table, each.number) != (table, number) for each in mine):
        raise Refusal("bad-link", "this seat is not offered to you, or not any more")
    if data.accept:
        await service.rooms.act(
            awake, lambda room: room.seats.claim(person.id, number, person.name)
        )
    await service.writer.do(lambda writing: meeting.drop_invitation(writing, table, number))
    return table_info(service, awake.room, person.id)


ROUTES: Final = [
    open_tables,
    join_table,
    quick_match,
    list_table,
    play_again,
    invite_by_name,
    my_invitations,
    answer_invitation,
]
