"""Sending to addresses that people have given: https only, to public machines, and to no other.

A name is resolved once, every address it has must be public, and the connection goes to one of the
addresses that were looked at. So a name that changes its mind in between (rebinding) changes
nothing. Redirections are not followed, and what is answered is not shown to anybody.
"""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import httpx

PATIENCE: Final = 6.0
"""Seconds for everything: finding the machine, sending, and its answer."""
LONGEST_URL: Final = 1000


class Undelivered(Exception):
    """Something could not be sent; why is a word for the owner (`web-notice-error-...`)."""

    def __init__(self, why: str, status: int = 0) -> None:
        super().__init__(why)
        self.why: Final = why
        self.status: Final = status


class Target(NamedTuple):
    """Where something is sent, with the machine that was found to be public."""

    url: SplitResult
    address: str


class Poster:
    """Sends to public machines; where tests say so, to this machine as well."""

    def __init__(self, loopback: bool = False, patience: float = PATIENCE) -> None:
        self.loopback: Final = loopback
        self.patience: Final = patience

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """Send something, or say why it could not be."""
        try:
            async with asyncio.timeout(self.patience):
                target = await self.vetted(url)
                status = await self.deliver(target, body, headers)
        except TimeoutError:
            raise Undelivered("silent") from None
        except (httpx.HTTPError, OSError, ValueError):
            raise Undelivered("unreachable") from None
        if status in (404, 410):
            raise Undelivered("gone", status)
        if not 200 <= status < 300:
            raise Undelivered("refused", status)

    async def vetted(self, url: str) -> Target:
        """Where an address leads; refused if that is not plainly a public machine."""
        parts = readable(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        if parts.scheme != "https" and not self.loopback:
            raise Undelivered("no-https")
        assert parts.hostname is not None
        found = await resolve(parts.hostname, port)
        if not found or not all(self.allowed(each, parts.scheme) for each in found):
            raise Undelivered("private")
        return Target(parts, str(found[0]))

    def allowed(self, address: IPv4Address | IPv6Address, scheme: str) -> bool:
        """Whether a machine may be sent to."""
        if self.loopback and address.is_loopback:
            return True
        return scheme == "https" and is_public(address)

    async def deliver(self, target: Target, body: bytes, headers: dict[str, str]) -> int:
        """Send to the machine that was looked at, under the name that was given; what it says."""
        url, address = target
        host = url.hostname or ""
        there = f"[{address}]" if ":" in address else address
        port = f":{url.port}" if url.port else ""
        where = httpx.URL(f"{url.scheme}://{there}{port}").copy_with(
            raw_path=((url.path or "/") + (f"?{url.query}" if url.query else "")).encode()
        )
        async with (
            httpx.AsyncClient(trust_env=False, timeout=self.patience) as client,
            client.stream(
                "POST",
                where,
                content=body,
                headers={**headers, "Host": f"{host}{port}"},
                extensions={"sni_hostname": host},
                follow_redirects=False,
            ) as answer,
        ):
            return answer.status_code


def readable(url: str) -> SplitResult:
    """An address taken apart; what is none, or carries a password, is refused."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        raise Undelivered("no-address") from None
    plain = len(url) <= LONGEST_URL and url.isascii() and url.isprintable() and " " not in url
    if not plain or parts.scheme not in ("https", "http") or not parts.hostname or parts.username:
        raise Undelivered("no-address")
    return parts


async def resolve(host: str, port: int) -> list[IPv4Address | IPv6Address]:
    """All addresses of a machine."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Undelivered("unreachable") from None
    return [ip_address(str(where[0]).partition("%")[0]) for *_, where in found]


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is somebody's on the open network, whatever it is wrapped in."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address.teredo is not None:
            inner = address.teredo[1]
        if inner is None and address.packed[:12] == bytes.fromhex("0064ff9b") + bytes(8):
            inner = IPv4Address(address.packed[12:])
        if inner is not None:
            return is_public(inner)
    return address.is_global and not address.is_multicast
