"""PostgreSQL and Redis for tests: programs of their own, on this machine, gone afterwards.

With KINGSROAD_TEST_POSTGRES set to the address of a PostgreSQL whose user may make databases, that
one is used; else one is started from the wheel pgserver, if it is installed.
"""

from __future__ import annotations

import atexit
import os
import secrets
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import make_url
from tests.server.processes import free_port

PATIENCE = 60.0


@cache
def postgres_server() -> str:
    """The address of a PostgreSQL that lasts as long as the tests, or a skip."""
    given = os.environ.get("KINGSROAD_TEST_POSTGRES")
    if given:
        return given
    pytest.importorskip("psycopg")
    pgserver = pytest.importorskip("pgserver")
    problem = ""
    for _ in range(3):  # on a busy machine it may not come up in the time it gives itself
        try:
            server = pgserver.get_server(tempfile.mkdtemp("-kingsroad-pg"), cleanup_mode="delete")
        except Exception as error:  # noqa: BLE001 - whatever the reason, it cannot be started
            problem = f"{type(error).__name__}: {error}"
        else:
            atexit.register(server.cleanup)
            address: str = server.get_uri()
            return address.replace("postgresql://", "postgresql+psycopg://", 1)
    pytest.skip(f"pgserver does not start: {problem}")


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database on PostgreSQL."""
    server = postgres_server()
    name = f"k{secrets.token_hex(6)}"
    engine = sa.create_engine(server, isolation_level="AUTOCOMMIT", poolclass=sa.NullPool)
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        with engine.connect() as connection:
            connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))


@contextmanager
def redis_server(folder: Path) -> Iterator[str]:
    """The address of a Redis, or of a Valkey."""
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if program is None:
        if os.environ.get("KINGSROAD_EXPECT_PROGRAMS"):
            pytest.fail("there is no redis-server")
        pytest.skip("there is no redis-server")
    pytest.importorskip("redis")
    from redis import Redis  # noqa: PLC0415 - an extra
    from redis.exceptions import ConnectionError as NotYet  # noqa: PLC0415 - likewise

    port = free_port()
    process = subprocess.Popen(
        [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)],
        stdout=subprocess.DEVNULL,
    )
    try:
        deadline = time.monotonic() + PATIENCE
        with Redis(port=port) as probe:
            while True:
                try:
                    probe.ping()
                    break
                except NotYet:
                    assert process.poll() is None, "Redis has ended"
                    assert time.monotonic() < deadline, "Redis does not answer"
                    time.sleep(0.02)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait(20)
