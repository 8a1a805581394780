"""Tables over HTTP: set one up, sit down, look back, ask for advice."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from kingsroad.bots.levels import LEVELS
from kingsroad.bots.thinker import ThinkerLost
from kingsroad.core.game import NOBODY
from kingsroad.server import past, show
from kingsroad.server.api import (
    Analysis,
    AskAnalysis,
    Claim,
    Frame,
    Moment,
    NewTable,
    Sheet,
    TableInfo,
    TableSummary,
)
from kingsroad.server.desk import Desk
from kingsroad.server.opening import open_table
from kingsroad.server.origin import COOKIE, cookie_for
from kingsroad.server.past import Past, past_of
from kingsroad.server.reader import reading
from kingsroad.server.refusal import Refusal
from kingsroad.server.room import Room
from kingsroad.server.tokens import holder_of, invite, new_token, number, same

AnyRequest = Request[Any, Any, Any]
Count = Annotated[int, QueryParameter(ge=0, le=100_000)]
TEXT: Final = "text/plain; charset=utf-8"


def holder(request: AnyRequest) -> str:
    """Who asks; empty for somebody without a cookie."""
    return holder_of(request.cookies.get(COOKIE))


def address(request: AnyRequest) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def answer_with_cookie(request: AnyRequest, info: TableInfo, token: str) -> Response[TableInfo]:
    """An answer that gives somebody a secret of their own."""
    return Response(info, cookies=[cookie_for(token, request.url.scheme == "https")])


def token_of(request: AnyRequest) -> str:
    """The secret of who asks; a new one for a new person."""
    given = request.cookies.get(COOKIE)
    return given if given is not None and holder_of(given) else new_token()


# --- Tables --------------------------------------------------------------------------------------


@post("/api/tables", tags=["tables"])
async def create_table(
    request: AnyRequest, data: JSONBody[NewTable], desk: NamedDependency[Desk]
) -> Response[TableInfo]:
    """Set up a table: a new game, or one that goes on from a record or another table."""
    desk.creations.check(address(request))
    token = token_of(request)
    who = holder_of(token)
    awake = await open_table(desk, data, who)
    return answer_with_cookie(request, table_info(desk, awake.room, who), token)


@get("/api/tables", tags=["tables"])
async def my_tables(request: AnyRequest, desk: NamedDependency[Desk]) -> list[TableSummary]:
    """The tables at which this browser has a seat, the newest first."""
    who = holder(request)
    return await asyncio.to_thread(desk.storage.tables_of, who) if who else []


@get("/api/tables/{table:str}", tags=["tables"])
async def show_table(
    request: AnyRequest, table: FromPath[str], desk: NamedDependency[Desk]
) -> TableInfo:
    """A table from outside: who sits there, which seats are open."""
    awake = await desk.rooms.find(table)
    async with desk.rooms.entered(awake) as room:
        return table_info(desk, room, holder(request))


@post("/api/tables/{table:str}/seats/{seat:str}", tags=["tables"])
async def claim_seat(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[str],
    data: JSONBody[Claim],
    desk: NamedDependency[Desk],
) -> Response[TableInfo]:
    """Take an open seat, with the secret of its link."""
    desk.creations.check(address(request))
    awake = await desk.rooms.find(table)
    chair = awake.room.named(seat)
    if not same(data.invite, invite(desk.key, table, chair.number)):
        raise Refusal("not-allowed", "this link does not lead to that seat")
    token = token_of(request)
    who = holder_of(token)
    await desk.rooms.act(awake, lambda room: room.claim(who, chair.number, data.name))
    return answer_with_cookie(request, table_info(desk, awake.room, who), token)


@delete("/api/tables/{table:str}/seats/{seat:str}", tags=["tables"], status_code=200)
async def leave_seat(
    request: AnyRequest, table: FromPath[str], seat: FromPath[str], desk: NamedDependency[Desk]
) -> TableInfo:
    """Give a seat up: it is open again."""
    awake = await desk.rooms.find(table)
    chair = awake.room.named(seat)
    who = holder(request)
    await desk.rooms.act(awake, lambda room: room.release(who, chair.number))
    return table_info(desk, awake.room, who)


def table_info(desk: Desk, room: Room, who: str) -> TableInfo:
    """A table from outside, for somebody; who sits there sees the links of the open seats."""
    ledger = room.ledger
    names = ledger.rules.seat_names
    mine = room.seats_of(who)
    return TableInfo(
        id=room.id,
        game=ledger.rules.key,
        title=ledger.rules.title,
        players=ledger.players,
        options=ledger.options,
        settings=room.settings,
        seats=room.seat_infos(),
        yours=[names[seat] for seat in mine],
        choices=ledger.choices,
        over=ledger.game.over,
        to_choose=None if ledger.game.over else names[ledger.game.seat],
        invites={
            names[chair.number]: invite(desk.key, room.id, chair.number)
            for chair in room.chairs
            if mine and not chair.holder and not chair.bot
        },
    )


# --- Looking back --------------------------------------------------------------------------------


@get("/api/tables/{table:str}/record", tags=["replay"], media_type=TEXT)
async def record(
    request: AnyRequest, table: FromPath[str], desk: NamedDependency[Desk]
) -> Response[str]:
    """The record; while the game runs, as the one who asks may read it."""
    room, played = await readable(desk, request, table)
    text = await asyncio.to_thread(past.record_text, played, eyes(room, request, None))
    name = f'attachment; filename="{room.ledger.rules.key}-{room.id}.txt"'
    return Response(text, media_type=TEXT, headers={"Content-Disposition": name})


@get("/api/tables/{table:str}/at/{choices:int}", tags=["replay"])
async def at_choice(
    request: AnyRequest,
    table: FromPath[str],
    choices: FromPath[int],
    desk: NamedDependency[Desk],
    seat: FromQuery[str | None] = None,
    language: FromQuery[str | None] = None,
) -> Moment:
    """The table after so many choices, as a seat of mine may see it; after the end as any."""
    room, played = await readable(desk, request, table)
    looking = eyes(room, request, seat)
    return await asyncio.to_thread(past.moment, played, choices, looking, reading(language))


@get("/api/tables/{table:str}/frames", tags=["replay"])
async def all_frames(
    request: AnyRequest,
    table: FromPath[str],
    desk: NamedDependency[Desk],
    since: Count = 0,
    upto: Annotated[int | None, QueryParameter(ge=0, le=100_000)] = None,
    seat: FromQuery[str | None] = None,
    language: FromQuery[str | None] = None,
) -> list[Frame]:
    """The choices one by one with events, log and changes: for the log and for playback."""
    room, played = await readable(desk, request, table)
    total = len(played.choices)
    last = total if upto is None else min(upto, total)
    first = min(since, last)
    if upto is None:
        last = min(last, first + past.MOST_FRAMES)
    looking = eyes(room, request, seat)
    return await asyncio.to_thread(past.frames, played, first, last, looking, reading(language))


@get("/api/tables/{table:str}/sheet", tags=["replay"])
async def score_sheet(
    request: AnyRequest,
    table: FromPath[str],
    desk: NamedDependency[Desk],
    language: FromQuery[str | None] = None,
) -> Sheet:
    """The final score by source, and the points round by round."""
    room, played = await readable(desk, request, table)
    return await asyncio.to_thread(past.sheet, played, list(room.chairs), reading(language))


async def readable(desk: Desk, request: AnyRequest, table: str) -> tuple[Room, Past]:
    """A room whose game the one who asks may see, and what was played there so far."""
    awake = await desk.rooms.find(table)
    async with desk.rooms.entered(awake) as room:
        room.check_sight(holder(request))
        return room, past_of(room.ledger)


def eyes(room: Room, request: AnyRequest, seat: str | None) -> int:
    """Through whose eyes somebody looks back: a seat of theirs, or when all is over any seat."""
    mine = room.seats_of(holder(request))
    if seat is None:
        return mine[0] if mine else NOBODY
    chosen = room.named(seat).number
    if chosen not in mine and not room.ledger.game.over:
        raise Refusal("foreign", f"{seat} is not your seat")
    return chosen


# --- Advice --------------------------------------------------------------------------------------


@post("/api/tables/{table:str}/analysis", tags=["replay"], status_code=200)
async def analyse(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[AskAnalysis],
    desk: NamedDependency[Desk],
    language: FromQuery[str | None] = None,
) -> Analysis:
    """What a bot thinks of a position: of a finished game, or of mine if the table allows it."""
    desk.creations.check(address(request))
    if data.bot not in LEVELS:
        raise Refusal("unknown", f"there is no bot called {data.bot[:60]!r}")
    room, played = await readable(desk, request, table)
    at = len(played.choices) if data.at is None else data.at
    if not played.over:
        check_advice(room, holder(request), at)
    game = (await asyncio.to_thread(played.upto, at)).game
    if game.seat < 0:
        raise Refusal("over", "nobody is asked anything there")
    seed = number(room.ledger.seed, "advice", at)
    try:
        with desk.advising(address(request)):
            thought = await desk.advisers.think(game, data.bot, seed)
    except ThinkerLost:
        raise Refusal("busy", "the bot does not answer; try again") from None
    return show.analysis(game, at, thought, reading(language))


def check_advice(room: Room, who: str, at: int) -> None:
    """Advice in a running game: only if the table allows it, and only for one's own question."""
    if not room.settings.analysis:
        raise Refusal("not-allowed", "at this table there is no advice while the game runs")
    if at != room.ledger.choices or room.ledger.game.seat not in room.seats_of(who):
        raise Refusal("not-allowed", "while the game runs, advice is for your own question only")


ROUTES: Final = [
    create_table,
    my_tables,
    show_table,
    claim_seat,
    leave_seat,
    record,
    at_choice,
    all_frames,
    score_sheet,
    analyse,
]
