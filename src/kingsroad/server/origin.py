"""Where a request comes from: its cookie, and the page that made it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from kingsroad.server.refusal import Refusal

COOKIE: Final = "kingsroad"
YEAR: Final = 365 * 24 * 3600


def is_foreign(connection: ASGIConnection[Any, Any, Any, Any], allowed: Collection[str]) -> bool:
    """Whether a page of another site asks. Programs that are no browsers name no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    if origin in allowed:
        return False
    try:
        page = urlsplit(origin).netloc
    except ValueError:  # no browser names such an origin
        return True
    return page.lower() != connection.headers.get("host", "").lower()


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], allowed: Collection[str]) -> None:
    """Refuse what a page of another site asks for."""
    if is_foreign(connection, allowed):
        raise Refusal("not-allowed", "a page of another site may not use this server")


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
