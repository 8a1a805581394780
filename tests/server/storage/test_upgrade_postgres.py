"""Upgrades on PostgreSQL: killed at any point, the database is as before or as after."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from tests.server.databases import postgres

from kingsroad.server.storage.storage import Storage
from kingsroad.server.storage.upgrade import MIGRATIONS

KILLED = """
import os, signal, sys
from sqlalchemy import create_engine, event, inspect, text
from sqlalchemy.pool import NullPool
from kingsroad.server.storage.storage import Storage

def form():
    engine = create_engine(sys.argv[1], poolclass=NullPool)
    with engine.connect() as connection:
        found = inspect(connection)
        version = connection.execute(text("select version_num from alembic_version")).scalar()
        return version, {name: [c["name"] for c in found.get_columns(name)]
                         for name in found.get_table_names()}

before = form()
for allowed in range(0, 1000, 3):
    if os.fork() == 0:
        storage = Storage(sys.argv[1])
        seen = 0
        def count(_connection, _cursor, statement, *_more):
            global seen
            seen += statement.lstrip().upper().startswith(
                ("CREATE", "ALTER", "INSERT", "UPDATE", "DELETE", "DROP"))
            if seen > allowed:
                os.kill(os.getpid(), signal.SIGKILL)
        event.listen(storage.engine, "after_cursor_execute", count)
        storage.migrate()
        os._exit(0)
    end = os.waitstatus_to_exitcode(os.wait()[1])
    print("killed" if end == -9 else end, "same" if form() == before else "other", flush=True)
    if end == 0:
        break
"""


def test_killed_at_any_point_it_is_as_before_or_as_after() -> None:
    with postgres() as address:
        config = Config()
        config.set_main_option("script_location", MIGRATIONS)
        engine = create_engine(address)
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "pulse")
        engine.dispose()
        done = subprocess.run(
            [sys.executable, "-c", KILLED, address],
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
        ends = done.stdout.splitlines()
        assert ends == ["killed same"] * (len(ends) - 1) + ["0 other"]
        assert len(ends) > 4
        with closing(Storage(address)) as storage:
            assert storage.is_up_to_date()
