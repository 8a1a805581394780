"""Links that sign in: by mail, or shown on one device for another. Each works once."""

from __future__ import annotations

import asyncio
import json
from typing import Final

import segno
from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody
from sqlalchemy import Connection

from kingsroad.server.accounts.answers import signed_in
from kingsroad.server.errors import Refusal
from kingsroad.server.languages import known_language
from kingsroad.server.mail import is_address, say
from kingsroad.server.people import tickets
from kingsroad.server.people.devices import device_of
from kingsroad.server.people.joining import new_account, sign_in
from kingsroad.server.people.person import account_of, person_of
from kingsroad.server.security.requests import AnyRequest, household
from kingsroad.server.service import Service
from kingsroad.server.storage import accounts
from kingsroad.server.storage.accounts import Account, Ticket
from kingsroad.server.table.plain_text import clean
from kingsroad.server.wire.accounts import (
    AccountInfo,
    AskMail,
    DeviceLink,
    Sent,
    TicketInfo,
    TicketToUse,
)
from kingsroad.server.wire.frames import NAME_LENGTH

QUIET: Final = 4
"""The white edge that a QR code needs."""


def link(request: AnyRequest, secret: str) -> str:
    """A link to this server."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}{tickets.PAGE}#{secret}"


@post("/api/account/mail", tags=["account"], status_code=200)
async def ask_mail(
    request: AnyRequest,
    data: JSONBody[AskMail],
    service: NamedDependency[Service],
    language: FromQuery[str | None] = None,
) -> Sent:
    """Send a link to an address. The answer is the same whoever has it, or nobody."""
    spoken = known_language(language)
    service.creations.check(household(request))
    address = data.mail.strip().lower()
    if not is_address(address):
        raise Refusal("malformed", "that is no address for mail")
    if service.mailer.server is None:
        raise Refusal("no-mail", "this server sends no mail")
    service.mails.check(address)
    person = await person_of(service, request)
    secret = tickets.new_secret()
    name = clean(data.name, NAME_LENGTH)
    await tickets.issue(
        service,
        tickets.MAIL,
        secret,
        person.account,
        mail=address,
        name=name,
        guest=person.guest,
    )
    minutes = tickets.SECONDS[tickets.MAIL] // 60
    text = say(spoken, "mail-link-text", link=link(request, secret), minutes=minutes)
    try:
        await service.mailer.send(address, say(spoken, "mail-link-subject"), text)
    except Refusal:
        await tickets.withdraw(service, secret)
        raise
    return Sent(minutes)


@post("/api/account/link", tags=["account"], status_code=200)
async def device_link(request: AnyRequest, service: NamedDependency[Service]) -> DeviceLink:
    """A link, and the same as a QR code, that signs another device in to my account."""
    service.creations.check(household(request))
    person = await account_of(service, request)
    secret = tickets.new_secret()
    await tickets.issue(service, tickets.DEVICE, secret, person.account)
    address = link(request, secret)
    path, size = picture(address)
    return DeviceLink(address, path, size, tickets.SECONDS[tickets.DEVICE] // 60)


def picture(text: str) -> tuple[str, int]:
    """A QR code as the path of its dark squares, and the side of the whole with its edge."""
    rows = [bytes(row) for row in segno.make(text, micro=False).matrix]
    squares = [
        f"M{QUIET + x} {QUIET + y}h1v1h-1z"
        for y, row in enumerate(rows)
        for x, dark in enumerate(row)
        if dark
    ]
    return "".join(squares), len(rows) + 2 * QUIET


@post("/api/account/ticket/look", tags=["account"], status_code=200)
async def look_at_ticket(
    request: AnyRequest, data: JSONBody[TicketToUse], service: NamedDependency[Service]
) -> TicketInfo:
    """What a link would do; it is not used up by looking, as programs that read mail do."""
    service.requests.check(household(request))

    def look() -> TicketInfo:
        with service.storage.engine.connect() as connection:
            ticket = tickets.check(service, connection, data.ticket, tickets.MAIL, tickets.DEVICE)
            return ticket_info(connection, ticket)

    return await asyncio.to_thread(look)


def ticket_info(connection: Connection, ticket: Ticket) -> TicketInfo:
    """What a ticket does."""
    about = json.loads(ticket.data)
    mail = str(about.get("mail", ""))
    if ticket.account_id:
        account = accounts.the_account(connection, ticket.account_id)
        return TicketInfo("add-mail" if mail else "sign-in", account.name, mail)
    found = accounts.account_by(connection, "mail", mail)
    if found is not None:
        return TicketInfo("sign-in", found.name, mail)
    return TicketInfo("join", str(about.get("name", "")), mail)


@post("/api/account/ticket", tags=["account"], status_code=200)
async def use_ticket(
    request: AnyRequest, data: JSONBody[TicketToUse], service: NamedDependency[Service]
) -> Response[AccountInfo]:
    """Use a link: this browser is signed in, and its games become the account's."""
    service.creations.check(household(request))
    person = await person_of(service, request)
    with_guest: list[str] = []

    def enter(connection: Connection) -> Account:
        ticket = tickets.use(service, connection, data.ticket, tickets.MAIL, tickets.DEVICE)
        about = json.loads(ticket.data)
        mail = str(about.get("mail", ""))
        # Who asked for the mail as a guest has become the account, wherever the mail was read.
        with_guest[:] = [str(about.get("guest", ""))]
        if ticket.account_id:
            if mail:
                accounts.change_account(connection, ticket.account_id, mail=mail)
            return accounts.the_account(connection, ticket.account_id)
        found = accounts.account_by(connection, "mail", mail)
        if found is not None:
            return found
        account = new_account(service, data.name or str(about.get("name", "")), mail)
        accounts.add_account(connection, account)
        return account

    return await signed_in(
        service, request, *await sign_in(service, enter, device_of(request), person, with_guest)
    )


ROUTES: Final = [ask_mail, device_link, look_at_ticket, use_ticket]
