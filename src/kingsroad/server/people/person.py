"""The person behind a request: a guest, known by a cookie alone, or an account."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from kingsroad.server.errors import Refusal
from kingsroad.server.security.requests import AnyConnection, AnyRequest, household, secret_of
from kingsroad.server.security.tokens import holder_of, is_sealed, new_token
from kingsroad.server.service import Service
from kingsroad.server.storage import accounts

HOUR: Final = 3600
"""How exactly it is noted when a browser was here."""


class Person(NamedTuple):
    """Somebody who asks."""

    id: str
    """As chairs say who holds them: of an account its id, of a guest the hash of the cookie; empty
    for somebody without one."""
    account: str = ""
    """The id of the account; empty for a guest."""
    name: str = ""
    """The name of the account."""
    session: str = ""
    """The browser of the account, by the hash of its cookie."""

    @property
    def guest(self) -> str:
        """The id of a guest; empty for an account."""
        return "" if self.account else self.id


NOBODY: Final = Person("")


async def person_of(service: Service, connection: AnyConnection) -> Person:
    """Who asks. A session that was ended is over at once; elsewhere, within two seconds."""
    token = holder_of(secret_of(connection))
    if not token:
        return NOBODY
    found = await service.sessions.find(token)
    if found is None:
        return Person(token)
    session, account = found
    now = service.settings.clock.now()
    if now - session.seen > HOUR:
        await service.writer.do(lambda writing: accounts.touch_session(writing, token, now))
    return Person(account.id, account.id, account.name, token)


async def account_of(service: Service, connection: AnyConnection) -> Person:
    """Who asks, if it is an account; anybody else is refused."""
    person = await person_of(service, connection)
    if not person.account:
        raise Refusal("signed-out", "for this you must be signed in")
    return person


async def welcome(service: Service, request: AnyRequest) -> tuple[Person, str]:
    """Who asks, with the secret of their cookie; a newcomer gets a new one.

    One that nobody got here is not taken. Those from before there were seals are known by the seats
    that they hold.
    """
    given = secret_of(request)
    person = await person_of(service, request)
    if person.account or (
        person.id
        and (
            is_sealed(service.key, given)
            or await asyncio.to_thread(service.storage.knows, person.id)
        )
    ):
        return person, given
    if given:
        route = request.scope.get("path_template", "")
        reason = "a cookie that this server has not given; its browser gets a new one"
        service.note("forged", household(request), route, reason)
    token = new_token(service.key)
    return Person(holder_of(token)), token
