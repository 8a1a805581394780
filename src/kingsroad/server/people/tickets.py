"""Tickets: links and challenges that work once and not for long."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any, Final

from sqlalchemy import Connection

from kingsroad.server.service import Service
from kingsroad.server.storage import accounts
from kingsroad.server.storage.accounts import Ticket

MAIL: Final = "mail"
DEVICE: Final = "device"
PASSKEY: Final = "passkey"
SECONDS: Final = {MAIL: 30 * 60, DEVICE: 10 * 60, PASSKEY: 5 * 60}
"""How long each works."""
SECRET_BYTES: Final = 24
LONGEST: Final = 200
PAGE: Final = "/sign-in"
"""The page that links lead to. The secret stands behind a ``#``, which no server is ever sent."""


def new_secret() -> str:
    """What is in a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """A secret as it is stored."""
    return hashlib.sha256(secret[:LONGEST].encode()).hexdigest()


def ticket(purpose: str, secret: str, account: str, expires: int, data: dict[str, Any]) -> Ticket:
    """A ticket to be stored."""
    return Ticket(hashed(secret), purpose, account, json.dumps(data), expires, 0)


async def issue(
    service: Service, purpose: str, secret: str, account: str = "", **data: Any
) -> None:
    """Store a ticket."""
    now = service.settings.clock.now()
    expires = now + SECONDS[purpose]
    made = ticket(purpose, secret, account, expires, data)
    await service.writer.do(lambda writing: accounts.add_ticket(writing, made, now))


async def withdraw(service: Service, secret: str) -> None:
    """Forget a ticket that reached nobody."""
    await service.writer.do(lambda writing: accounts.remove_ticket(writing, hashed(secret)))


def use(service: Service, connection: Connection, secret: str, *purposes: str) -> Ticket:
    """Use a ticket up, in the transaction of what it is used for; or say why it does not work."""
    now = service.settings.clock.now()
    return accounts.use_ticket(connection, hashed(secret), purposes, now)


def check(service: Service, connection: Connection, secret: str, *purposes: str) -> Ticket:
    """A ticket that would work now."""
    now = service.settings.clock.now()
    return accounts.checked_ticket(connection, hashed(secret), purposes, now)
