"""Which page has made a request, and of whom: those of other sites are refused."""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address
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
        page = urlsplit(origin)
    except ValueError:  # no browser names such an origin
        return True
    scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
    here = connection.headers.get("host", "")
    return (page.scheme, page.netloc.lower()) != (scheme, here.lower())


def check_origin(connection: AnyConnection, allowed: Collection[str]) -> None:
    """Refuse what a page of another site asks for."""
    if is_foreign(connection, allowed):
        raise Refusal("not-allowed", "a page of another site may not use this server")


def check_host(connection: AnyConnection, allowed: Collection[str]) -> None:
    """Refuse what was sent to a name that is not ours.

    A page of another site may give its own name our address and then pass for one of ours. It
    cannot do so with addresses.
    """
    name = host_name(connection.headers.get("host", ""))
    if allowed and name not in allowed and not is_address(name):
        reason = f"this server does not answer to the name {name[:60]!r}; see its option --site"
        raise Refusal("not-allowed", reason)


def host_name(host: str) -> str:
    """A host without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether a host is named by its address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
