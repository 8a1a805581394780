"""Looking back over HTTP: moments, choices one by one, the record, the score, advice."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any, Final, NamedTuple

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
from kingsroad.server.replay import advice, looks
from kingsroad.server.replay.films import STRIDE, Film, Films, Look
from kingsroad.server.replay.games import PlayedGame, played_game
from kingsroad.server.security.requests import AnyRequest, household
from kingsroad.server.security.seeds import number
from kingsroad.server.service import Service
from kingsroad.server.table.room import Room
from kingsroad.server.wire.http import Analysis, AskAnalysis, Frame, Moment, Sheet

Count = Annotated[int, QueryParameter(ge=0, le=100_000)]
JSON: Final = "application/json"
TEXT: Final = "text/plain"
WAKING: Final = 200
"""What it costs to wake a table, in choices that are played for somebody who looks back."""


class Visit(NamedTuple):
    """Somebody looks back at a table, at what was played there so far."""

    room: Room
    played: PlayedGame
    asker: Asker

    def eyes(self, seat: str | None) -> int:
        """Through whose eyes they look: a seat of theirs, or when all is over any seat."""
        mine = self.room.chairs.seats_of(self.asker.person)
        if seat is None:
            return mine[0] if mine else NOBODY
        chosen = self.room.chairs.named(seat).number
        if chosen not in mine and not self.played.over:
            raise Refusal("foreign", f"{seat} is not your seat")
        return chosen


async def visit(service: Service, request: AnyRequest, table: str) -> Visit:
    """Come to a table whose game the one who asks may see."""
    asker = Asker(household(request), (await person_of(service, request)).id)
    if table not in service.rooms.awake:
        service.check_looks(asker, WAKING)
    awake = await service.rooms.find(table)
    async with service.rooms.entered(awake) as room:
        room.check_sight(asker.person)
        return Visit(room, played_game(room.ledger), asker)


async def seen(service: Service, request: AnyRequest, visit: Visit, look: Look) -> bytes:
    """What somebody sees, within their share. Only what takes time is left to a thread."""
    films, table, record = films_of(request), visit.room.id, visit.played.record
    work = films.work(table, record, look)
    service.check_looks(visit.asker, work)
    found = films.glance(table, record, look) if work < STRIDE else None
    if found is None:
        found = await asyncio.to_thread(films.look, table, record, look.find)
    return found


def films_of(request: AnyRequest) -> Films:
    """What the server keeps of games that are looked back at.

    No dependency: Litestar starts tasks for several, which costs more than most looks do.
    """
    films: Films = request.app.state.films
    return films


def encoded(found: bytes) -> Response[Any]:
    """An answer that is JSON already; the signature of its route says what is in it."""
    return Response(found, media_type=JSON)


@get("/api/tables/{table:str}/record", tags=["replay"], media_type=TEXT)
async def record(
    request: AnyRequest, table: FromPath[str], service: NamedDependency[Service]
) -> Response[str]:
    """The record; while the game runs, as the one who asks may read it."""
    try:
        found = await visit(service, request, table)
    except Refusal as refusal:
        if refusal.code != "broken":
            raise
        return await raw_record(service, request, table, refusal)
    room = found.room
    seat = None if found.played.over else found.eyes(None)
    created = partial(service.storage.created, table)
    look = looks.TheRecord(seat, list(room.chairs), created)
    text = (await seen(service, request, found, look)).decode()
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
    seat: FromQuery[str | None] = None,
    language: FromQuery[str | None] = None,
) -> Response[Moment]:
    """The table after so many choices, as a seat of mine may see it; after the end as any."""
    found = await visit(service, request, table)
    look = looks.AMoment(choices, found.eyes(seat), known_language(language))
    return encoded(await seen(service, request, found, look))


@get("/api/tables/{table:str}/frames", tags=["replay"])
async def all_frames(
    request: AnyRequest,
    table: FromPath[str],
    service: NamedDependency[Service],
    since: Count = 0,
    upto: Annotated[int | None, QueryParameter(ge=0, le=100_000)] = None,
    seat: FromQuery[str | None] = None,
    language: FromQuery[str | None] = None,
) -> Response[list[Frame]]:
    """The choices one by one with events, log and changes: for the log and for playback."""
    found = await visit(service, request, table)
    total = found.played.choices
    last = total if upto is None else min(upto, total)
    first = min(since, last)
    if upto is None:
        last = min(last, first + looks.MOST_FRAMES)
    look = looks.Steps(first, last, found.eyes(seat), known_language(language))
    return encoded(await seen(service, request, found, look))


@get("/api/tables/{table:str}/sheet", tags=["replay"])
async def score_sheet(
    request: AnyRequest,
    table: FromPath[str],
    service: NamedDependency[Service],
    language: FromQuery[str | None] = None,
) -> Response[Sheet]:
    """The final score by source, and the points round by round."""
    found = await visit(service, request, table)
    look = looks.TheScore(list(found.room.chairs), known_language(language))
    return encoded(await seen(service, request, found, look))


@post("/api/tables/{table:str}/analysis", tags=["replay"], status_code=200)
async def analyse(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[AskAnalysis],
    service: NamedDependency[Service],
    language: FromQuery[str | None] = None,
) -> Analysis:
    """What a bot thinks of a position: of a finished game, or of mine if the table allows it."""
    service.creations.check(household(request))
    if not is_offered(data.bot):
        raise Refusal("unknown", f"there is no bot called {data.bot[:60]!r}")
    room, played, asker = await visit(service, request, table)
    at = played.choices if data.at is None else data.at
    if not played.over:
        check_advice(room, asker.person, at)

    def find(film: Film) -> AnyGame:
        return film.upto(at).game

    game = await asyncio.to_thread(films_of(request).look, table, played.record, find)
    if game.seat < 0:
        raise Refusal("over", "nobody is asked anything there")
    seed = number(room.ledger.seed, "advice", at)
    try:
        with service.advising(household(request)):
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
