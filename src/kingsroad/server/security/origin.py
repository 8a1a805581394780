"""Which page has made a request: those of other sites are refused."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from kingsroad.server.errors import Refusal
from kingsroad.server.security.requests import AnyConnection


def is_foreign(connection: AnyConnection, allowed: Collection[str]) -> bool:
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


def check_origin(connection: AnyConnection, allowed: Collection[str]) -> None:
    """Refuse what a page of another site asks for."""
    if is_foreign(connection, allowed):
        raise Refusal("not-allowed", "a page of another site may not use this server")
