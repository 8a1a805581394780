"""Looking back over HTTP: moments, choices one by one, the record, the score, advice."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, cast

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from kingsroad.bots.levels import is_offered
from kingsroad.bots.thinker import ThinkerLost
from kingsroad.core.game import NOBODY
from kingsroad.library import AnyGame
from kingsroad.server.errors import Refusal
from kingsroad.server.languages import known_language
from kingsroad.server.people.person import person_of
from kingsroad.server.play.turns import Asker
from kingsroad.server.replay import advice, games
from kingsroad.server.replay.films import Film, Films
from kingsroad.server.replay.games import PlayedGame, played_game
from kingsroad.server.security.requests import AnyRequest, household
from kingsroad.server.security.seeds import number
from kingsroad.server.service import Service
from kingsroad.server.table.room import Room
from kingsroad.server.wire.http import Analysis, AskAnalysis, Frame, Moment, Sheet

Count = Annotated[int, QueryParameter(ge=0, le=100_000)]
TEXT: Final = "text/plain"


@get("/api/tables/{table:str}/record", tags=["replay"], media_type=TEXT)
async def record(
    request: AnyRequest, table: FromPath[str], service: NamedDependency[Service]
) -> Response[str]:
    """The record; while the game runs, as the one who asks may read it."""
    try:
        room, played, who = await readable(service, request, table)
    except Refusal as refusal:
        if refusal.code != "broken":
            raise
        return await raw_record(service, request, table, refusal)
    seat, chairs = eyes(room, who, None), list(room.chairs)

    def write() -> str:
        told = games.remarks(played, chairs, service.storage.created(table))
        return games.record_text(played, seat, told)

    text = await asyncio.to_thread(write)
    name = f'attachment; filename="{room.ledger.rules.key}-{room.id}.txt"'
    return Response(text, media_type=TEXT, headers={"Content-Disposition": name})


async def raw_record(
    service: Service, request: AnyRequest, table: str, refusal: Refusal
) -> Response[str]:
    """The choices of a finished game that cannot be opened, as they were written."""
    who = (await person_of(service, request)).id
    text = await asyncio.to_thread(service.storage.raw_record, table, who)
    if text is None:
        raise refusal
    return Response(f"# {refusal.reason}\n{text}", media_type=TEXT)


@get("/api/tables/{table:str}/at/{choices:int}", tags=["replay"])
async def at_choice(
    request: AnyRequest,
    table: FromPath[str],
    choices: FromPath[int],
    service: NamedDependency[Service],
    films: NamedDependency[Films],
    seat: FromQuery[str | None] = None,
    language: FromQuery[str | None] = None,
) -> Moment:
    """The table after so many choices, as a seat of mine may see it; after the end as any."""
    room, played, who = await readable(service, request, table)
    looking, spoken = eyes(room, who, seat), known_language(language)

    def find(film: Film) -> Moment:
        return games.moment(film, choices, looking, spoken)

    return await asyncio.to_thread(films.look, table, played.record, find)


@get("/api/tables/{table:str}/frames", tags=["replay"])
async def all_frames(
    request: AnyRequest,
    table: FromPath[str],
    service: NamedDependency[Service],
    films: NamedDependency[Films],
    since: Count = 0,
    upto: Annotated[int | None, QueryParameter(ge=0, le=100_000)] = None,
    seat: FromQuery[str | None] = None,
    language: FromQuery[str | None] = None,
) -> Response[list[Frame]]:
    """The choices one by one with events, log and changes: for the log and for playback."""
    room, played, who = await readable(service, request, table)
    total = played.choices
    last = total if upto is None else min(upto, total)
    first = min(since, last)
    if upto is None:
        last = min(last, first + games.MOST_FRAMES)
    looking, spoken = eyes(room, who, seat), known_language(language)

    def find(film: Film) -> bytes:
        return games.frames(film, first, last, looking, spoken)

    found = await asyncio.to_thread(films.look, table, played.record, find)
    return Response(cast(Any, found), media_type="application/json")  # encoded already


@get("/api/tables/{table:str}/sheet", tags=["replay"])
async def score_sheet(
    request: AnyRequest,
    table: FromPath[str],
    service: NamedDependency[Service],
    films: NamedDependency[Films],
    language: FromQuery[str | None] = None,
) -> Sheet:
    """The final score by source, and the points round by round."""
    room, played, _who = await readable(service, request, table)
    chairs, spoken = list(room.chairs), known_language(language)

    def find(film: Film) -> Sheet:
        return games.sheet(film, chairs, spoken)

    return await asyncio.to_thread(films.look, table, played.record, find)


async def readable(
    service: Service, request: AnyRequest, table: str
) -> tuple[Room, PlayedGame, str]:
    """A room whose game the one who asks may see, what was played there so far, and who asks."""
    who = (await person_of(service, request)).id
    awake = await service.rooms.find(table)
    async with service.rooms.entered(awake) as room:
        room.check_sight(who)
        return room, played_game(room.ledger), who


def eyes(room: Room, who: str, seat: str | None) -> int:
    """Through whose eyes somebody looks back: a seat of theirs, or when all is over any seat."""
    mine = room.chairs.seats_of(who)
    if seat is None:
        return mine[0] if mine else NOBODY
    chosen = room.chairs.named(seat).number
    if chosen not in mine and not room.ledger.game.over:
        raise Refusal("foreign", f"{seat} is not your seat")
    return chosen


@post("/api/tables/{table:str}/analysis", tags=["replay"], status_code=200)
async def analyse(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[AskAnalysis],
    service: NamedDependency[Service],
    films: NamedDependency[Films],
    language: FromQuery[str | None] = None,
) -> Analysis:
    """What a bot thinks of a position: of a finished game, or of mine if the table allows it."""
    service.creations.check(household(request))
    if not is_offered(data.bot):
        raise Refusal("unknown", f"there is no bot called {data.bot[:60]!r}")
    room, played, who = await readable(service, request, table)
    at = played.choices if data.at is None else data.at
    if not played.over:
        check_advice(room, who, at)

    def find(film: Film) -> AnyGame:
        return film.upto(at).game

    game = await asyncio.to_thread(films.look, table, played.record, find)
    if game.seat < 0:
        raise Refusal("over", "nobody is asked anything there")
    seed = number(room.ledger.seed, "advice", at)
    try:
        with service.advising(household(request)):
            asker = Asker(household(request), who)
            thought = await service.advisers.think(game, data.bot, seed, asker, explain=True)
    except ThinkerLost:
        raise Refusal("busy", "the bot does not answer; try again") from None
    return advice.analysis(game, at, thought, known_language(language))


def check_advice(room: Room, who: str, at: int) -> None:
    """Advice in a running game: only if the table allows it, and only for one's own question."""
    if not room.settings.analysis:
        raise Refusal("not-allowed", "at this table there is no advice while the game runs")
    if at != room.ledger.choices or room.ledger.game.seat not in room.chairs.seats_of(who):
        raise Refusal("not-allowed", "while the game runs, advice is for your own question only")


ROUTES: Final = [record, at_choice, all_frames, score_sheet, analyse]
