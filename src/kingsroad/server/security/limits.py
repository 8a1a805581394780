"""How much and how often: nobody takes more than a share of the server."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from kingsroad.server.clock import SYSTEM, Clock
from kingsroad.server.errors import Refusal

REMEMBERED: Final = 10_000


@dataclass(frozen=True)
class Limits:
    """What is allowed. A rate is a number a second, with a burst above it."""

    frame_bytes: int = 16_384
    """The largest frame of a WebSocket from a client."""
    body_bytes: int = 524_288
    """The largest body of a request; a record of a long game has 20 KB."""
    frames: float = 10.0
    frames_burst: float = 40.0
    sayings: float = 1.0
    sayings_burst: float = 10.0
    """What one person says, on however many connections and at however many tables."""
    flood: int = 100
    """Frames beyond the rate after which a connection is closed."""
    requests: float = 20.0
    requests_burst: float = 100.0
    creations: float = 0.5
    creations_burst: float = 30.0
    """New tables, joins and analyses, which cost more than other requests."""
    looks: float = 400.0
    looks_burst: float = 8_000.0
    """Choices that are played again for one who looks back, 20 microseconds each; what was looked
    at before costs none."""
    connections: int = 10_000
    connections_each: int = 200
    """Connections of one address; a whole school may share it."""
    connections_person: int = 40
    """Connections of one person, from wherever."""
    plain: int = 2_000
    plain_each: int = 100
    """Connections that are not yet, or never, one to a table."""
    head_bytes: int = 65_536
    """How much of a request there may be besides its body; browsers send a hundredth of it."""
    request_seconds: float = 20.0
    """How long a request may take to arrive, with its body."""
    viewers: int = 100
    """Connections at one table."""
    outbox: int = 256
    """Messages that may wait for a slow client before it is disconnected."""


class Bucket:
    """A bucket of tokens that fills at a rate; each use takes one."""

    __slots__ = ("burst", "clock", "left", "rate", "seen")

    def __init__(self, rate: float, burst: float, clock: Clock = SYSTEM) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.seen = clock.steady()

    def take(self, amount: float = 1.0) -> bool:
        """Whether there is a token. Who wants more than there are has debts to wait for."""
        now = self.clock.steady()
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1.0:
            return False
        self.left -= amount
        return True


class Buckets:
    """A bucket for each address or person; those not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Clock = SYSTEM) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.clock: Final = clock
        self.known: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def check(self, who: str, amount: float = 1.0) -> None:
        """Refuse who comes too often, or wants too much."""
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = Bucket(self.rate, self.burst, self.clock)
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        self.known.move_to_end(who)
        if not bucket.take(amount):
            raise Refusal("flood", "too many requests; wait a moment and try again")
