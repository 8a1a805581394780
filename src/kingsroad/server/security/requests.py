"""Who makes a request: their address, and the secret in their cookie."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE: Final = "kingsroad"
SECURE_COOKIE: Final = "__Host-kingsroad"
"""Over TLS: browsers take it from this very host only, not from a neighbour with a like name."""
YEAR: Final = 365 * 24 * 3600
HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that its user cannot choose."""

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


def address(connection: AnyConnection) -> str:
    """Where somebody comes from."""
    return connection.client.host if connection.client else ""


def household(connection: AnyConnection) -> str:
    """Whom limits count as one: an address, or with IPv6 the network that a household is given."""
    return household_of(address(connection))


@lru_cache(10_000)
def household_of(address: str) -> str:
    """The household of an address; what is none stands for itself."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), HOUSEHOLD), strict=False))


def secret_of(connection: AnyConnection) -> str:
    """The secret in somebody's cookie; empty without one."""
    return connection.cookies.get(SECURE_COOKIE if is_secure(connection) else COOKIE, "")


def is_secure(connection: AnyConnection) -> bool:
    """Whether somebody comes over TLS."""
    return connection.scope["scheme"] in ("https", "wss")


def cookie_for(token: str, secure: bool) -> Cookie:
    """The cookie that holds a person's secret; scripts cannot read it."""
    return Cookie(
        key=SECURE_COOKIE if secure else COOKIE,
        value=token,
        max_age=YEAR,
        path="/",
        httponly=True,
        secure=secure,
        samesite="lax",
    )
