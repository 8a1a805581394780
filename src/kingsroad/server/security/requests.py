"""Who makes a request: their address, and the secret in their cookie."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from kingsroad.server.security.tokens import holder_of, new_token

COOKIE: Final = "kingsroad"
YEAR: Final = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


def address(connection: AnyConnection) -> str:
    """Where somebody comes from."""
    return connection.client.host if connection.client else ""


def holder(connection: AnyConnection) -> str:
    """Who asks; empty for somebody without a cookie."""
    return holder_of(connection.cookies.get(COOKIE))


def token_of(request: AnyRequest) -> str:
    """The secret of who asks; a new one for a new person."""
    given = request.cookies.get(COOKIE)
    return given if given is not None and holder_of(given) else new_token()


def cookie_for(token: str, secure: bool) -> Cookie:
    """The cookie that holds a person's secret; scripts cannot read it."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=YEAR,
        path="/",
        httponly=True,
        secure=secure,
        samesite="lax",
    )
