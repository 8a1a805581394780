"""Connections before they are anything more: how many there may be, and how long they may dawdle.

A browser opens a few, and each of its requests arrives within moments. Whoever opens hundreds and
sends half a request on each would keep everybody else out.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Collection
from functools import partial
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from kingsroad.server.clock import SYSTEM, Clock
from kingsroad.server.security.limits import Limits
from kingsroad.server.security.requests import household_of

LATE: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\n"
    b"connection: close\r\n\r\n"
)
REMINDER: Final = 60.0
"""Seconds between two lines of the log about connections that were turned away."""

log = logging.getLogger(__name__)


class Gate:
    """Counts plain connections; who is one too many is turned away, and the log tells."""

    def __init__(
        self,
        limits: Limits,
        files: int,
        clock: Clock = SYSTEM,
        proxies: Collection[IPv4Network | IPv6Network] = (),
    ) -> None:
        self.limits: Final = limits
        self.proxies: Final = proxies
        """Where proxies are, beside this machine."""
        self.files: Final = files
        """How many connections of any kind there are files for."""
        self.clock: Final = clock
        self.plain: Final[Counter[str]] = Counter()
        self.turned_away = 0
        self.told = -REMINDER

    def is_proxy(self, peer: str) -> bool:
        """Whether a connection may be one of a proxy, which opens as many as all its visitors."""
        try:
            found = ip_address(peer)
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return found.is_loopback or any(found in network for network in self.proxies)

    def enter(self, household: str, open_now: int, is_proxy: bool = False) -> bool:
        """Whether somebody may open one more connection, while so many are open."""
        reason = self.objection(household, open_now, is_proxy)
        if reason:
            self.turned_away += 1
            self.tell(reason)
            return False
        self.plain[household] += 1
        return True

    def objection(self, household: str, open_now: int, is_proxy: bool) -> str:
        """What speaks against one more connection."""
        if open_now >= self.files:
            return "there are no more files for them"
        if self.plain.total() >= self.limits.plain:
            return f"{self.limits.plain} send no whole request"
        if self.plain[household] >= self.limits.plain_each and not is_proxy:
            return f"{household} has {self.limits.plain_each} already"
        return ""

    def leave(self, household: str) -> None:
        """A connection is closed, or has become a socket of a table, which is counted elsewhere."""
        self.plain[household] -= 1
        if not self.plain[household]:
            del self.plain[household]

    def tell(self, reason: str) -> None:
        """Write to the log, now and then."""
        now = self.clock.steady()
        if now - self.told >= REMINDER:
            self.told = now
            log.warning("connections are turned away (%d so far): %s", self.turned_away, reason)


class PlainConnection(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, for those who are let in, with a time for each request."""

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self.gate: Final = gate
        self.household: str | None = None
        """Who is counted at the gate, while they are."""
        self.deadline: asyncio.TimerHandle | None = None
        self.head = 0
        """Bytes of a request that is not whole which are not its body."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody knocks."""
        peer = transport.get_extra_info("peername")
        where = peer[0] if isinstance(peer, tuple) else ""
        household = household_of(where)
        let_in = self.gate.enter(household, len(self.connections), self.gate.is_proxy(where))
        super().connection_made(transport)
        if let_in:
            self.household = household
            self.expect_request()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Something comes; what is not a body is kept until it is whole, so it must not grow."""
        self.head += len(data)
        super().data_received(data)
        if self.head > self.gate.limits.head_bytes and not self.transport.is_closing():
            self.give_up(LARGE)

    def on_body(self, body: bytes) -> None:
        """A part of a body, which whoever takes it counts."""
        self.head -= len(body)
        super().on_body(body)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.expect_request()

    def on_message_complete(self) -> None:
        """A request is whole."""
        super().on_message_complete()
        self.stop_waiting()
        self.head = 0

    def handle_websocket_upgrade(self) -> None:
        """It is no plain connection any more."""
        self.let_go()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is no connection any more."""
        self.let_go()
        super().connection_lost(exc)

    def expect_request(self) -> None:
        """Wait for the whole of a request, and not for ever."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.gate.limits.request_seconds, self.give_up)

    def stop_waiting(self) -> None:
        """The request is there, or nobody wants it any more."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def let_go(self) -> None:
        """Count this connection no longer."""
        self.stop_waiting()
        if self.household is not None:
            self.gate.leave(self.household)
            self.household = None

    def give_up(self, why: bytes = LATE) -> None:
        """The request did not come in time, or has no end."""
        cycle = cast(RequestResponseCycle | None, self.cycle)  # none before the first request
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(why)
        self.transport.close()


def plain_connections(gate: Gate) -> Any:
    """What uvicorn makes for each connection, behind a gate."""
    return partial(PlainConnection, gate)
