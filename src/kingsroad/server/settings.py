"""What an operator decides."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from math import isfinite
from pathlib import Path
from typing import Any, Final

from kingsroad.core.errors import KingsroadError
from kingsroad.server import journal
from kingsroad.server.clock import SYSTEM, Clock
from kingsroad.server.couriers.couriers import PAUSE as CALL_PAUSE
from kingsroad.server.mail import MailServer, mail_server
from kingsroad.server.options import Values
from kingsroad.server.play.rooms import SLEEP_AFTER
from kingsroad.server.play.thinkers import PATIENCE
from kingsroad.server.play.ticker import PAUSE as TICK
from kingsroad.server.security.limits import Limits
from kingsroad.server.security.origin import host_name
from kingsroad.server.security.tokens import KEY_FILE
from kingsroad.server.storage.storage import sqlite_address
from kingsroad.server.table.viewers import ABSENCE

DATABASE_FILE: Final = "tables.db"
HERE: Final = ("localhost", "127.0.0.1", "::1")
LEAST_SECRET: Final = 24
HIGHEST_PORT: Final = 65_535
ORIGIN: Final = re.compile(r"https?://[^/@\s?#]+")

Network = IPv4Network | IPv6Network


@dataclass(frozen=True)
class ServerSettings:
    """Where a server keeps its tables, whom it lets in, how long it waits for what."""

    data: Path
    """The folder of the database and the key."""
    database: str = ""
    """The address of another database than the one in the folder."""
    key: Path | None = None
    """Another key than the one in the folder."""
    cluster: bool = False
    """Whether other servers use the database too."""
    bus: str = ""
    """Over which Redis the servers tell each other what has changed."""
    assist_secret: str = ""
    """What programs on other machines must know to think for the bots; without one, none may."""
    thinkers: int = 1
    """Processes in which bots think."""
    origins: frozenset[str] = frozenset()
    """Other sites whose pages may use this server, as ``https://example.org``."""
    hosts: frozenset[str] = frozenset()
    """The names to which this server answers, as ``example.org``; if none is named, to all."""
    operators: frozenset[Network] = frozenset()
    """The networks whose requests are told which version this is, and the figures."""
    mail: MailServer | None = None
    """Where mail is handed in; without it none is sent."""
    local_calls: bool = False
    """Whether webhooks and push services may be on this machine: for tests, and never otherwise."""
    call_pause: float = CALL_PAUSE
    """Seconds before a call that failed is tried again."""
    sleep_after: float = SLEEP_AFTER
    absence: float = ABSENCE
    patience: float = PATIENCE
    tick: float = TICK
    """Seconds between two looks at the clocks."""
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
    def key_file(self) -> Path:
        """Where the key is."""
        return self.key or self.data / KEY_FILE

    @property
    def is_there(self) -> bool:
        """Whether the database in the folder was made."""
        return (self.data / DATABASE_FILE).exists()

    def check_is_there(self) -> None:
        """Refuse a folder in which no server has run."""
        if not self.database and not self.is_there:
            raise KingsroadError(f"there is no {self.data / DATABASE_FILE}; see --data")

    @property
    def address(self) -> str:
        """The address of the database."""
        return self.database or sqlite_address(str(self.data / DATABASE_FILE))


def settings_from(values: Values) -> ServerSettings:
    """The settings that an operator has chosen; what makes no sense is refused."""
    in_range("port", values.port, 1, HIGHEST_PORT)
    networks("proxy", values.proxy)
    journal.check(values.log_format, values.log_level)
    thinkers = values.thinkers
    if thinkers is None:
        thinkers = max(1, (os.cpu_count() or 2) - 1)
    return ServerSettings(
        data=Path(values.data),
        database=values.database,
        key=Path(values.key) if values.key else None,
        cluster=values.cluster,
        bus=values.bus,
        assist_secret=read_secret(values.assist_secret),
        thinkers=in_range("thinkers", thinkers, 1, None),
        origins=frozenset(map(checked_origin, values.origin)),
        hosts=host_names(values.site, values.host),
        operators=networks("operator", values.operator),
        mail=mail_from(values),
        limits=limits_from(values.limits),
    )


def mail_from(values: Values) -> MailServer | None:
    """Where mail is handed in.

    Links in mail lead to the name by which the server was asked, so it must know its names: else
    somebody could let it send links to a site of their own.
    """
    if not values.mail:
        return None
    if not values.site:
        raise KingsroadError("--mail needs --site: links in mail lead to a name of this server")
    return mail_server(values.mail, values.mail_from)


def read_secret(file: str) -> str:
    """A secret in a file of its own; one that could be guessed is refused."""
    if not file:
        return ""
    try:
        secret = Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise KingsroadError(f"--assist-secret: {file} cannot be read: {error}") from None
    if len(secret) < LEAST_SECRET:
        raise KingsroadError(f"the secret in {file} must have at least {LEAST_SECRET} letters")
    return secret


def in_range(name: str, number: int, least: int, most: int | None) -> int:
    """A number that is not too small and not too large."""
    if number < least:
        raise KingsroadError(f"--{name} must be at least {least}, not {number}")
    if most is not None and number > most:
        raise KingsroadError(f"--{name} must be at most {most}, not {number}")
    return number


def host_names(given: Iterable[str], host: str) -> frozenset[str]:
    """The names that the server answers to; addresses need no name."""
    for name in given:
        if host_name(name) != name.lower():  # with a scheme, a port or a path no request has it
            raise KingsroadError(f"--site: {name!r} is no name; write it as example.org")
    names = frozenset(name.lower() for name in given)
    return names | {"localhost"} if names or host in HERE else names


def checked_origin(origin: str) -> str:
    """A site as browsers name it; written otherwise, its pages would be refused."""
    found = ORIGIN.fullmatch(origin.lower())
    if found is None:
        raise KingsroadError(f"--origin: {origin!r} is no site; write it as https://example.org")
    return found[0]


def networks(name: str, given: Iterable[str]) -> frozenset[Network]:
    """Networks as an operator writes them."""
    found = set()
    for text in given:
        try:
            found.add(ip_network(text, strict=False))
        except ValueError:
            raise KingsroadError(f"--{name}: {text!r} is no address and no network") from None
    return frozenset(found)


def limits_from(given: dict[str, Any]) -> Limits:
    """Limits that the file of an operator changes."""
    usual = {each.name: each.default for each in fields(Limits)}
    for name, value in given.items():
        if name not in usual:
            there = ", ".join(sorted(usual))
            raise KingsroadError(f"there is no limit called {name!r}; there are {there}")
        whole = isinstance(value, int) and not isinstance(value, bool)
        rate = isinstance(value, float) and isinstance(usual[name], float) and isfinite(value)
        if not (whole or rate) or value <= 0:
            kind = "whole number" if isinstance(usual[name], int) else "number"
            raise KingsroadError(f"the limit {name} cannot be {value!r}: it is a {kind} above 0")
    return Limits(**given)
