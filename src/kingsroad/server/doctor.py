"""What is wrong with an installation: everything a server needs, looked at one by one."""

from __future__ import annotations

import os
import shutil
import stat
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from kingsroad.core.errors import KingsroadError
from kingsroad.library import COMPILED
from kingsroad.server.cluster.pings import redis_address
from kingsroad.server.files import RESERVE, allowed
from kingsroad.server.options import Values, misspelled
from kingsroad.server.ports import objection
from kingsroad.server.security.tokens import KEY_BYTES, read_key
from kingsroad.server.settings import ServerSettings, settings_from
from kingsroad.server.static import Client
from kingsroad.server.storage.storage import Storage, usable
from kingsroad.version import VERSION

SPACE: Final = 200_000_000
"""Bytes that should be free where the tables are."""
PATIENCE: Final = 5.0


class Finding(NamedTuple):
    """Something that was looked at."""

    what: str
    well: bool
    told: str


def examine(values: Values, environ: Mapping[str, str] = os.environ) -> Iterator[Finding]:
    """Look at everything; the first line is about the settings, without which there is no more."""
    yield Finding("program", COMPILED, f"{VERSION}, {'compiled' if COMPILED else SLOW}")
    try:
        settings = settings_from(values)
    except KingsroadError as error:
        yield Finding("settings", False, str(error))
        return
    yield Finding("settings", True, "understood")
    for variable, meant in misspelled(environ).items():
        yield Finding("variable", False, f"{variable} means nothing; do you mean {meant}?")
    looks: list[tuple[str, Callable[[], tuple[bool, str]]]] = [
        ("client", client),
        ("folder", lambda: folder(settings)),
        ("key", lambda: key(settings)),
        ("database", lambda: database(settings)),
        ("files", lambda: files(settings)),
        ("names", lambda: names(settings, values.host)),
        ("server", lambda: server(values)),
    ]
    if values.bus:
        looks.append(("bus", lambda: bus(values.bus)))
    for what, look in looks:
        try:
            yield Finding(what, *look())
        except (KingsroadError, OSError) as error:
            yield Finding(what, False, str(error))


SLOW: Final = "interpreted, so many times slower: install a C compiler and install again"


def client() -> tuple[bool, str]:
    """The page for the browser."""
    built = Client().built
    return built, "there" if built else "missing: install from a wheel, or with npm at hand"


def is_open_to_others(path: Path) -> bool:
    """Whether other users of this machine may look; Windows has other means than these bits."""
    return sys.platform != "win32" and bool(stat.S_IMODE(path.stat().st_mode) & 0o077)


def folder(settings: ServerSettings) -> tuple[bool, str]:
    """The folder of the tables."""
    path = settings.data
    there = next(each for each in (path, *path.absolute().parents) if each.exists())
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        return False, f"nothing can be written into {there}: choose another folder with --data"
    if not path.exists():
        return True, f"{path} is made at the first start"
    if is_open_to_others(path):
        return False, f"others may look into {path}: chmod 700 {path}"
    free = shutil.disk_usage(path).free
    if free < SPACE:
        return False, f"only {free // 1_000_000} MB are free at {path}"
    return True, f"{path}, {free // 1_000_000_000} GB free"


def key(settings: ServerSettings) -> tuple[bool, str]:
    """The key."""
    path = settings.key_file
    if not path.exists():
        if settings.key or settings.cluster:
            return False, f"there is no {path}: all servers need the same, 32 random bytes"
        if not is_used(settings):
            return True, f"{path} is made at the first start"
    elif not os.access(path, os.R_OK):
        return False, f"{path} cannot be read by the user that runs the server: chown it"
    elif path.stat().st_size < KEY_BYTES:
        return False, f"{path} is too short: put it back from a backup"
    read_key(path)  # which refuses one that is lost
    if is_open_to_others(path):
        return False, f"others may read {path}: chmod 600 {path}"
    return True, str(path)


def is_used(settings: ServerSettings) -> bool:
    """Whether people have tables in a database; one that cannot be asked is looked at by itself."""
    if not settings.database and not settings.is_there:
        return False
    with (
        suppress(SQLAlchemyError, KingsroadError),
        closing(Storage(settings.address)) as storage,
    ):
        return storage.is_used()
    return False


def database(settings: ServerSettings) -> tuple[bool, str]:
    """The database."""
    if settings.cluster and not settings.database.startswith("postgresql"):
        return False, "several servers need PostgreSQL: set --database"
    if not settings.database and not settings.is_there:
        return True, "made at the first start"
    with closing(Storage(settings.address)) as storage, usable():
        newest = storage.is_up_to_date()
    form = "up to date" if newest else "brought up to date at the next start: make a backup before"
    return True, f"{storage.kind}, {form}"


def files(settings: ServerSettings) -> tuple[bool, str]:
    """How many connections the system allows."""
    wanted = settings.limits.connections + settings.limits.plain + RESERVE
    most = allowed(wanted)
    if most < wanted:
        return False, f"{most} may be open, {wanted} are needed: ulimit -n, or LimitNOFILE"
    return True, f"{wanted} may be open"


def names(settings: ServerSettings, host: str) -> tuple[bool, str]:
    """The names that the server answers to."""
    if not settings.hosts:
        return False, f"{host} answers to any name: name the site with --site example.org"
    return True, ", ".join(sorted(settings.hosts))


def server(values: Values) -> tuple[bool, str]:
    """Whether it runs, and how it is."""
    host = "127.0.0.1" if values.host in ("0.0.0.0", "::") else values.host  # noqa: S104 - as set
    where = f"http://{f'[{host}]' if ':' in host else host}:{values.port}/health"
    try:
        with urllib.request.urlopen(where, timeout=PATIENCE):
            return True, f"runs at port {values.port}"
    except urllib.error.HTTPError as error:
        with error:
            return False, f"runs at port {values.port} and says {error.code}: {error.read()!r}"
    except OSError:
        problem = objection(values.host, values.port)
        return not problem, problem or f"does not run; port {values.port} is free"


def bus(address: str) -> tuple[bool, str]:
    """The Redis between servers."""
    known = redis_address(address)
    try:
        from redis import Redis  # noqa: PLC0415 - an extra
        from redis.exceptions import RedisError  # noqa: PLC0415 - likewise
    except ImportError:
        return False, "needs another package: pip install 'kingsroad[cluster]'"
    try:
        with Redis.from_url(known, socket_timeout=PATIENCE) as probe:
            probe.ping()
    except (RedisError, ValueError) as error:
        return False, str(error)
    return True, "answers"
