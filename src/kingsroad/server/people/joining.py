"""Becoming an account and signing in: a browser gets a new secret, and a guest's games follow."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection

from kingsroad.server.errors import Refusal
from kingsroad.server.people.person import NOBODY, Person
from kingsroad.server.security.tokens import holder_of, new_token
from kingsroad.server.service import Service
from kingsroad.server.storage import accounts
from kingsroad.server.storage.accounts import Account, Session
from kingsroad.server.table.plain_text import clean
from kingsroad.server.wire.frames import NAME_LENGTH

ID_BYTES: Final = 32
DEVICE_LENGTH: Final = 200

Step = Callable[[Connection], Account]
"""What is written to find or make the account that is signed in to."""

log = logging.getLogger(__name__)


def checked_name(name: str) -> str:
    """A name that an account can have."""
    chosen = clean(name, NAME_LENGTH)
    if not chosen:
        raise Refusal("malformed", "an account needs a name")
    return chosen


def new_account(service: Service, name: str, mail: str | None = None) -> Account:
    """An account to be stored."""
    now = service.settings.clock.now()
    return Account(secrets.token_hex(ID_BYTES), checked_name(name), mail, now, False)


async def sign_in(
    service: Service, step: Step, device: str, person: Person = NOBODY, also: Sequence[str] = ()
) -> tuple[Account, str]:
    """Sign a browser in to the account that a step finds or makes; the secret of its cookie.

    What this person had as a guest becomes the account's, and what others had who turn out to be
    the same. All of it is one step: either everything is stored or nothing. The browser gets a new
    secret, so one that somebody knew before leads nowhere.
    """
    token = new_token(service.key)
    now = service.settings.clock.now()
    found: list[Account] = []

    def write(connection: Connection) -> None:
        account = step(connection)
        if account.closed:
            raise Refusal("closed", "this account was closed by those who run the server")
        if person.account:
            accounts.end_sessions(connection, person.account, [person.session])
        session = Session(holder_of(token), account.id, device[:DEVICE_LENGTH], now, now)
        accounts.add_session(connection, session)
        for guest in (person.guest, *also):
            accounts.adopt(connection, guest, account.id, account.name)
        found[:] = [account]

    await service.writer.do(write)
    account = found[0]
    for guest in (person.guest, *also):
        if guest:
            await service.rooms.adopt(guest, account.id, account.name)
    log.info("account %s is signed in on a further browser", account.id[:8])
    return account, token
