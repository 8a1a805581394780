"""What people keep in mind about a table, and what was said there that should not have been."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from kingsroad.server.errors import Refusal
from kingsroad.server.people.person import person_of
from kingsroad.server.security.requests import AnyRequest, household
from kingsroad.server.service import Service
from kingsroad.server.storage import meeting
from kingsroad.server.table.plain_text import clean
from kingsroad.server.wire.meeting import NOTES_LENGTH, REASON_LENGTH, Notes, Report


@get("/api/tables/{table:str}/notes", tags=["tables"])
async def my_notes(
    request: AnyRequest, table: FromPath[str], service: NamedDependency[Service]
) -> Notes:
    """What I keep in mind about a table."""
    person = await person_of(service, request)
    if not person.id:
        return Notes("")
    return Notes(await asyncio.to_thread(meeting.notes_of, service.storage, table, person.id))


@put("/api/tables/{table:str}/notes", tags=["tables"])
async def keep_notes(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[Notes],
    service: NamedDependency[Service],
) -> Notes:
    """Keep something in mind about a table at which I sit; nobody else reads it."""
    if len(data.text) > NOTES_LENGTH:
        raise Refusal("too-large", f"at most {NOTES_LENGTH} characters, please")
    person = await person_of(service, request)
    awake = await service.rooms.find(table)
    awake.room.chairs.needed(person.id)
    now = service.settings.clock.now()
    await service.writer.do(
        lambda writing: meeting.keep_notes(writing, table, person.id, data.text, now)
    )
    return data


@post("/api/tables/{table:str}/chat/{number:int}/report", tags=["tables"], status_code=200)
async def report(
    request: AnyRequest,
    table: FromPath[str],
    number: FromPath[int],
    data: JSONBody[Report],
    service: NamedDependency[Service],
) -> Report:
    """Ask operators to look at what was said; for those who sit there."""
    service.creations.check(household(request))
    person = await person_of(service, request)
    awake = await service.rooms.find(table)
    awake.room.chairs.needed(person.id)
    if all(line.number != number for line in awake.room.chat.lines):
        raise Refusal("unknown", "nothing of that number was said here lately")
    reason, now = clean(data.reason, REASON_LENGTH), service.settings.clock.now()
    await service.writer.do(
        lambda writing: meeting.report(writing, table, number, person.id, reason, now)
    )
    return Report(reason)


ROUTES: Final = [my_notes, keep_notes, report]
