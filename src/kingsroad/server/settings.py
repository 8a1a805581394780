"""What an operator decides."""

from __future__ import annotations

from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address
from pathlib import Path
from typing import Final

from kingsroad.server.clock import SYSTEM, Clock
from kingsroad.server.play.rooms import SLEEP_AFTER
from kingsroad.server.play.thinkers import PATIENCE
from kingsroad.server.security.limits import Limits
from kingsroad.server.storage.storage import sqlite_address
from kingsroad.server.table.viewers import ABSENCE

DATABASE_FILE: Final = "tables.db"

Network = IPv4Network | IPv6Network


@dataclass(frozen=True)
class ServerSettings:
    """Where a server keeps its tables, whom it lets in, how long it waits for what."""

    data: Path
    """The folder of the database and the key."""
    database: str = ""
    """The address of another database than the one in the folder."""
    thinkers: int = 1
    """Processes in which bots think."""
    origins: frozenset[str] = frozenset()
    """Other sites whose pages may use this server, as ``https://example.org``."""
    hosts: frozenset[str] = frozenset()
    """The names to which this server answers, as ``example.org``; if none is named, to all."""
    operators: frozenset[Network] = frozenset()
    """The networks whose requests are told which version this is."""
    sleep_after: float = SLEEP_AFTER
    absence: float = ABSENCE
    patience: float = PATIENCE
    limits: Limits = field(default_factory=Limits)
    clock: Clock = SYSTEM

    def is_operator(self, address: str) -> bool:
        """Whether somebody at an address runs this server."""
        try:
            where = ip_address(address)
        except ValueError:  # no network, as in tests and on sockets of the file system
            return False
        return any(where in network for network in self.operators)

    @property
    def address(self) -> str:
        """The address of the database."""
        return self.database or sqlite_address(str(self.data / DATABASE_FILE))
