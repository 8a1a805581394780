"""What is stored about somebody: to take along, and to delete. Guests have this right as well."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Response, delete, get
from litestar.di import NamedDependency

from kingsroad.server.accounts.answers import account_info, signed_out, tell
from kingsroad.server.people.person import NOBODY, person_of
from kingsroad.server.security.requests import AnyRequest
from kingsroad.server.service import Service
from kingsroad.server.storage import belongings, lists
from kingsroad.server.wire.accounts import AccountInfo


@get("/api/account/export", tags=["account"])
async def export(
    request: AnyRequest, service: NamedDependency[Service]
) -> Response[dict[str, Any]]:
    """Everything that is stored about me, as JSON."""
    person = await person_of(service, request)
    found = await asyncio.to_thread(
        belongings.everything_of, service.storage, person.id, person.account
    )
    name = 'attachment; filename="kingsroad.json"'
    return Response(found, headers={"Content-Disposition": name})


@delete("/api/account", tags=["account"], status_code=200)
async def delete_account(
    request: AnyRequest, service: NamedDependency[Service]
) -> Response[AccountInfo]:
    """Delete everything about me: seats become open, what I said is gone, nobody is named.

    The choices that I made stay, as lines of games that others have played too.
    """
    person = await person_of(service, request)
    if person.id:
        sessions: list[str] = []
        if person.account:
            sessions = await asyncio.to_thread(
                belongings.sessions_of, service.storage, person.account
            )
        running = await asyncio.to_thread(lists.running_tables_of, service.storage, person.id)
        await service.rooms.forget(person.id, [each.id for each in running])
        await service.writer.do(
            lambda writing: belongings.delete_everything_of(writing, person.id, person.account)
        )
        service.pings.send("adopted", person.id)  # rooms of other servers wake without them
        service.rooms.sign_out(sessions)
        tell(service, request, "deleted")
    return signed_out(request, await account_info(service, request, NOBODY))


ROUTES: Final = [export, delete_account]
