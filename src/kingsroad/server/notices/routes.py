"""Notifications over HTTP: the ways to call me, a test of each, and the end of them."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import Any, Final
from urllib.parse import quote, urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from sqlalchemy import Connection

from kingsroad.server.couriers.guard import Undelivered
from kingsroad.server.couriers.letters import Call
from kingsroad.server.couriers.push import check_keys
from kingsroad.server.errors import Refusal
from kingsroad.server.languages import known_language
from kingsroad.server.people.person import Person, account_of, person_of, welcome
from kingsroad.server.security.requests import AnyRequest, cookie_for, household
from kingsroad.server.service import Service
from kingsroad.server.storage import accounts, channels
from kingsroad.server.storage.channels import Channel
from kingsroad.server.table.plain_text import clean
from kingsroad.server.wire.notices import (
    ChannelInfo,
    ChannelKind,
    NewMail,
    NewPush,
    NewWebhook,
    Notices,
)

ID_BYTES: Final = 16
FIELD_LENGTH: Final = 40
PREFIX_LENGTH: Final = 100
DEVICE_LENGTH: Final = 60
KINDS: Final[dict[str, ChannelKind]] = {
    "push": "push",
    "webhook": "webhook",
    "mail": "mail",
    "digest": "digest",
}


@get("/api/notices", tags=["notices"])
async def my_notices(request: AnyRequest, service: NamedDependency[Service]) -> Notices:
    """All ways to call me, and what this server can."""
    return await notices_of(service, await person_of(service, request))


@post("/api/notices/push", tags=["notices"])
async def add_push(
    request: AnyRequest, data: JSONBody[NewPush], service: NamedDependency[Service]
) -> Response[Notices]:
    """Call this browser."""
    keys = {"p256dh": data.keys.p256dh, "auth": data.keys.auth}
    try:
        await service.couriers.poster.vetted(data.endpoint)
    except Undelivered as error:
        raise not_reached(error) from None
    check_keys(data.endpoint, keys)
    details = {**keys, "device": clean(data.device, DEVICE_LENGTH)}
    return await added(service, request, "push", data.endpoint, details)


@post("/api/notices/webhook", tags=["notices"])
async def add_webhook(
    request: AnyRequest, data: JSONBody[NewWebhook], service: NamedDependency[Service]
) -> Response[Notices]:
    """Send to an address, if a test message arrives there."""
    service.creations.check(household(request))
    details = {
        "field": clean(data.field, FIELD_LENGTH),
        "prefix": data.prefix[:PREFIX_LENGTH] if data.prefix.isprintable() else "",
    }
    tried = new_channel(service, request, "", "webhook", data.url, details)
    try:
        await service.couriers.send(tried, Call("test", "", ""))
    except Undelivered as error:
        raise not_reached(error) from None
    return await added(service, request, "webhook", data.url, details)


@post("/api/notices/mail", tags=["notices"])
async def add_mail(
    request: AnyRequest, data: JSONBody[NewMail], service: NamedDependency[Service]
) -> Response[Notices]:
    """Write to the address of my account."""
    person = await account_of(service, request)
    address = await mail_of(service, person)
    if not address:
        raise Refusal("no-mail", "your account has no address for mail, or no mail is sent here")
    if not 0 <= data.hour < 24:
        raise Refusal("malformed", "a day has the hours 0 to 23")
    try:
        ZoneInfo(data.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refusal("malformed", f"there is no time zone {data.zone[:60]!r}") from None
    kind: ChannelKind = "digest" if data.daily else "mail"
    details = {"hour": data.hour, "zone": data.zone} if data.daily else {}
    return await added(service, request, kind, address, details)


@post("/api/notices/{channel:str}/test", tags=["notices"], status_code=200)
async def test_channel(
    request: AnyRequest, channel: FromPath[str], service: NamedDependency[Service]
) -> Notices:
    """Call me once, to see whether it works; one that slept is awake again then."""
    service.creations.check(household(request))
    person = await person_of(service, request)
    found = await asyncio.to_thread(service.couriers.read, channels.find, channel)
    if found is None or not person.id or found.person != person.id:
        raise Refusal("unknown", "there is no such way to call you")
    now = service.settings.clock.even()
    try:
        await service.couriers.send(found, Call("test", "", ""))
    except Undelivered as error:
        note = partial(channels.failed, channel=found, why=error.why, now=now)
        await service.writer.do(note)
        raise not_reached(error) from None
    await service.writer.do(partial(channels.worked, channel=found.id, now=now))
    return await notices_of(service, person)


@delete("/api/notices/{channel:str}", tags=["notices"], status_code=200)
async def remove_channel(
    request: AnyRequest, channel: FromPath[str], service: NamedDependency[Service]
) -> Notices:
    """Call me this way no more."""
    person = await person_of(service, request)
    await end(service, channel, person.id or "nobody")
    return await notices_of(service, person)


@post("/api/unsubscribe/{channel:str}", tags=["notices"], status_code=204)
async def unsubscribe(channel: FromPath[str], service: NamedDependency[Service]) -> None:
    """The link of a mail: who has it needs nothing else. One that ends nothing is told so."""
    if not await end(service, channel, None):
        raise Refusal("bad-link", "nothing is sent by this link's leave, or not any more")


@get("/api/unsubscribe/{channel:str}", tags=["notices"])
async def show_unsubscribe(channel: FromPath[str]) -> Redirect:
    """Programs for mail that know no better open the same link: the page does the rest."""
    return Redirect(f"/unsubscribe/{quote(channel, safe='')}", status_code=303)


async def end(service: Service, channel: str, person: str | None) -> bool:
    """End a channel; whether there was one."""
    ended: list[bool] = []

    def write(connection: Connection) -> None:
        ended[:] = [channels.remove(connection, channel, person)]

    await service.writer.do(write)
    return ended[0]


async def added(
    service: Service,
    request: AnyRequest,
    kind: ChannelKind,
    address: str,
    details: dict[str, Any],
) -> Response[Notices]:
    """Add a channel; a guest without a cookie gets one, so that it is somebody's."""
    person, token = await welcome(service, request)
    channel = new_channel(service, request, person.id, kind, address, details)
    await service.writer.do(partial(channels.add, channel=channel))
    cookie = cookie_for(token, request.url.scheme == "https")
    return Response(await notices_of(service, person), cookies=[cookie])


def new_channel(
    service: Service,
    request: AnyRequest,
    person: str,
    kind: ChannelKind,
    address: str,
    details: dict[str, Any],
) -> Channel:
    """A channel to be stored; links in it lead to the site as this browser knows it."""
    return Channel(
        id=secrets.token_hex(ID_BYTES),
        person=person,
        kind=kind,
        address=address,
        details=details,
        language=known_language(request.query_params.get("language")),
        origin=str(request.base_url).rstrip("/"),
        created=service.settings.clock.now(),
        used=0,
        failures=0,
        error="",
        sleeps=0,
    )


async def notices_of(service: Service, person: Person) -> Notices:
    """All ways to call somebody."""
    found = await asyncio.to_thread(service.couriers.read, channels.channels_of, person.id)
    now = service.settings.clock.even()
    return Notices(
        push_key=service.push_key,
        mail=await mail_of(service, person),
        channels=[channel_info(each, now) for each in found],
    )


async def mail_of(service: Service, person: Person) -> str:
    """The address of an account, where this server sends mail."""
    if not person.account or service.mailer.server is None:
        return ""
    account = await asyncio.to_thread(accounts.find_account, service.storage, person.account)
    return "" if account is None or account.mail is None else account.mail


def channel_info(channel: Channel, now: int) -> ChannelInfo:
    """A channel as its owner sees it; the address of a webhook is a secret, its machine is not."""
    label = channel.address
    if channel.kind == "webhook":
        label = urlsplit(channel.address).hostname or ""
    elif channel.kind == "push":
        label = str(channel.details.get("device", ""))
    return ChannelInfo(
        id=channel.id,
        kind=KINDS[channel.kind],
        label=label,
        hour=channel.details.get("hour"),
        error=channel.error,
        asleep=channel.sleeps > now,
        used=channel.used,
    )


def not_reached(error: Undelivered) -> Refusal:
    """Why nothing could be sent, for who wanted it."""
    told = f" (it answered {error.status})" if error.status else ""
    return Refusal("undelivered", f"nothing could be sent there: {error.why}{told}")


ROUTES: Final = [
    my_notices,
    add_push,
    add_webhook,
    add_mail,
    test_channel,
    remove_channel,
    unsubscribe,
    show_unsubscribe,
]
