"""An account over HTTP: become one, sign in with a passkey, see and end one's sessions."""

from __future__ import annotations

import asyncio
import json
from typing import Final

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from kingsroad.server.accounts import links, my_data
from kingsroad.server.accounts.answers import account_info, signed_in, signed_out, tell
from kingsroad.server.accounts.passkeys import (
    Site,
    challenge_in,
    checked_new,
    checked_use,
    making_options,
    new_challenge,
    using_options,
)
from kingsroad.server.errors import Refusal
from kingsroad.server.people import tickets
from kingsroad.server.people.devices import device_of
from kingsroad.server.people.joining import checked_name, new_account, sign_in
from kingsroad.server.people.person import NOBODY, Person, account_of, person_of
from kingsroad.server.security.requests import AnyRequest, household
from kingsroad.server.service import Service
from kingsroad.server.storage import accounts
from kingsroad.server.storage.accounts import Account
from kingsroad.server.wire.accounts import AccountInfo, KeyAnswer, KeyOptions, NewAccount


@get("/api/account", tags=["account"])
async def my_account(request: AnyRequest, service: NamedDependency[Service]) -> AccountInfo:
    """Who I am here: an account with its devices and passkeys, or a guest."""
    return await account_info(service, request, await person_of(service, request))


@post("/api/account", tags=["account"])
async def become_account(
    request: AnyRequest, data: JSONBody[NewAccount], service: NamedDependency[Service]
) -> Response[AccountInfo]:
    """Become an account, with the games of this browser; or give the account another name."""
    service.creations.check(household(request))
    person = await person_of(service, request)
    if person.account:
        name = checked_name(data.name)
        await service.writer.do(
            lambda writing: accounts.change_account(writing, person.account, name=name)
        )
        return Response(await account_info(service, request, person._replace(name=name)))
    account = new_account(service, data.name)

    def join(connection: Connection) -> Account:
        accounts.add_account(connection, account)
        return account

    return await signed_in(
        service, request, *await sign_in(service, join, device_of(request), person)
    )


# --- Passkeys ------------------------------------------------------------------------------------


@post("/api/account/passkeys/options", tags=["account"], status_code=200)
async def begin_passkey(
    request: AnyRequest, data: JSONBody[NewAccount], service: NamedDependency[Service]
) -> KeyOptions:
    """Begin to make a passkey: for my account, or for a new one with a name."""
    service.creations.check(household(request))
    person = await person_of(service, request)
    challenge = new_challenge()
    if person.account:
        known = await asyncio.to_thread(accounts.passkeys_of, service.storage, person.account)
        options = making_options(Site(request), challenge, person.account, person.name, known)
        await tickets.issue(service, tickets.PASSKEY, challenge, person.account)
        return KeyOptions(options)
    account = new_account(service, data.name)
    if await asyncio.to_thread(accounts.account_named, service.storage, account.name):
        raise Refusal("name-taken", "somebody else has this name")
    options = making_options(Site(request), challenge, account.id, account.name, [])
    await tickets.issue(
        service, tickets.PASSKEY, challenge, join={"id": account.id, "name": account.name}
    )
    return KeyOptions(options)


@post("/api/account/passkeys", tags=["account"])
async def finish_passkey(
    request: AnyRequest, data: JSONBody[KeyAnswer], service: NamedDependency[Service]
) -> Response[AccountInfo]:
    """The passkey is made: it opens my account from now on, or a new one."""
    service.creations.check(household(request))
    person = await person_of(service, request)
    device, now = device_of(request), service.settings.clock.now()
    challenge = challenge_in(data.credential)
    made = await asyncio.to_thread(
        checked_new, Site(request), data.credential, person.account, device, now
    )

    def add(connection: Connection) -> None:
        ticket = tickets.use(service, connection, challenge, tickets.PASSKEY)
        if ticket.account_id != person.account:
            raise Refusal("passkey", "this passkey was asked for by somebody else")
        accounts.add_passkey(connection, made)

    def join(connection: Connection) -> Account:
        ticket = tickets.use(service, connection, challenge, tickets.PASSKEY)
        wanted = json.loads(ticket.data).get("join")
        if ticket.account_id or not wanted:
            raise Refusal("passkey", "this passkey was asked for by somebody else")
        account = Account(wanted["id"], wanted["name"], None, now, False)
        accounts.add_account(connection, account)
        accounts.add_passkey(connection, made._replace(account_id=account.id))
        return account

    if person.account:
        await service.writer.do(add)
        tell(service, request, "passkey-added")
        return Response(await account_info(service, request, person))
    return await signed_in(service, request, *await sign_in(service, join, device, person))


@delete("/api/account/passkeys/{key:str}", tags=["account"], status_code=200)
async def forget_passkey(
    request: AnyRequest, key: FromPath[str], service: NamedDependency[Service]
) -> AccountInfo:
    """A passkey opens my account no more."""
    person = await account_of(service, request)
    await service.writer.do(lambda writing: accounts.remove_passkey(writing, person.account, key))
    tell(service, request, "passkey-removed")
    return await account_info(service, request, person)


@post("/api/account/sign-in/options", tags=["account"], status_code=200)
async def begin_sign_in(request: AnyRequest, service: NamedDependency[Service]) -> KeyOptions:
    """Begin to sign in with a passkey, whichever the device has."""
    service.creations.check(household(request))
    challenge = new_challenge()
    options = using_options(Site(request), challenge)
    await tickets.issue(service, tickets.PASSKEY, challenge)
    return KeyOptions(options)


@post("/api/account/sign-in", tags=["account"], status_code=200)
async def finish_sign_in(
    request: AnyRequest, data: JSONBody[KeyAnswer], service: NamedDependency[Service]
) -> Response[AccountInfo]:
    """Sign in with a passkey; the games of this browser become the account's."""
    service.creations.check(household(request))
    person = await person_of(service, request)
    challenge = challenge_in(data.credential)
    key = str(data.credential.get("id", ""))
    passkey = await asyncio.to_thread(accounts.find_passkey, service.storage, key)
    if passkey is None:
        raise Refusal("passkey", "no account here has this passkey")
    found = passkey
    count = await asyncio.to_thread(checked_use, Site(request), data.credential, found)

    def enter(connection: Connection) -> Account:
        tickets.use(service, connection, challenge, tickets.PASSKEY)
        accounts.use_passkey(connection, found.id, count, service.settings.clock.now())
        return accounts.the_account(connection, found.account_id)

    return await signed_in(
        service, request, *await sign_in(service, enter, device_of(request), person)
    )


# --- Sessions ------------------------------------------------------------------------------------


@delete("/api/account/sessions/{session:str}", tags=["account"], status_code=200)
async def end_session(
    request: AnyRequest, session: FromPath[str], service: NamedDependency[Service]
) -> Response[AccountInfo]:
    """Sign one of my browsers out; ``others`` are all but this one."""
    person = await account_of(service, request)
    mine = await asyncio.to_thread(accounts.sessions_of, service.storage, person.account)
    if session == "others":
        ended = [each.token for each in mine if each.token != person.session]
    else:
        ended = [each.token for each in mine if each.token.startswith(session)]
        if len(ended) != 1:
            raise Refusal("unknown", "there is no such session")
    await end(service, person, ended)
    tell(service, request, "signed-out")
    if person.session in ended:
        return signed_out(request, await account_info(service, request, NOBODY))
    return Response(await account_info(service, request, person))


@post("/api/account/sign-out", tags=["account"], status_code=200)
async def sign_out(request: AnyRequest, service: NamedDependency[Service]) -> Response[AccountInfo]:
    """Sign this browser out."""
    person = await account_of(service, request)
    await end(service, person, [person.session])
    tell(service, request, "signed-out")
    return signed_out(request, await account_info(service, request, NOBODY))


async def end(service: Service, person: Person, sessions: list[str]) -> None:
    """Sign browsers out, with the connections that they have."""
    await service.writer.do(
        lambda writing: accounts.end_sessions(writing, person.account, sessions)
    )
    service.rooms.sign_out(sessions)


ROUTES: Final = [
    my_account,
    become_account,
    begin_passkey,
    finish_passkey,
    forget_passkey,
    begin_sign_in,
    finish_sign_in,
    end_session,
    sign_out,
    *links.ROUTES,
    *my_data.ROUTES,
]
