"""What a browser is told about its account, and the cookie that goes with it."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response

from kingsroad.server.accounts.passkeys import Site
from kingsroad.server.people.person import Person
from kingsroad.server.security.requests import AnyRequest, cookie_for, household
from kingsroad.server.security.tokens import holder_of
from kingsroad.server.service import Service
from kingsroad.server.storage import accounts
from kingsroad.server.storage.accounts import Account
from kingsroad.server.wire.accounts import AccountInfo, Device, KeyInfo

SESSION_ID: Final = 16
"""So much of the hash names a session in the list."""


async def account_info(service: Service, request: AnyRequest, person: Person) -> AccountInfo:
    """Who somebody is."""

    def find() -> tuple[Account | None, list[Device], list[KeyInfo]]:
        storage, account = service.storage, person.account
        devices = [
            Device(
                each.token[:SESSION_ID],
                each.device,
                each.created,
                each.seen,
                each.token == person.session,
            )
            for each in accounts.sessions_of(storage, account)
        ]
        keys = [
            KeyInfo(each.id, each.device, each.created, each.used)
            for each in accounts.passkeys_of(storage, account)
        ]
        return accounts.find_account(storage, account), devices, keys

    account, devices, keys = await asyncio.to_thread(find) if person.account else (None, [], [])
    return AccountInfo(
        signed_in=account is not None,
        name=account.name if account else "",
        mail=(account.mail or "") if account else "",
        devices=devices,
        passkeys=keys,
        can_mail=service.mailer.server is not None,
        can_passkey=Site(request).can_passkey,
    )


def tell(service: Service, request: AnyRequest, event: str) -> None:
    """Let the log tell what somebody did with an account; never which one."""
    service.tell(event, household(request), request.scope.get("path_template", ""))


async def signed_in(
    service: Service, request: AnyRequest, account: Account, token: str
) -> Response[AccountInfo]:
    """The answer to a browser that is signed in from now on."""
    tell(service, request, "signed-in")
    person = Person(account.id, account.id, account.name, holder_of(token))
    info = await account_info(service, request, person)
    return Response(info, cookies=[cookie_for(token, request.url.scheme == "https")])


def signed_out(request: AnyRequest, info: AccountInfo) -> Response[AccountInfo]:
    """The answer to a browser that is a stranger from now on."""
    cookie = cookie_for("", request.url.scheme == "https")
    cookie.max_age = 0
    return Response(info, cookies=[cookie])
