"""Upgrades on PostgreSQL: data of every earlier form, and kills in the middle."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import MetaData, create_engine, delete, insert, select
from sqlalchemy.pool import NullPool
from tests.server.databases import postgres
from tests.server.storage.test_upgrade import EARLIER, check_tables, earlier

from kingsroad.server.storage.storage import Storage, sqlite_address
from kingsroad.server.storage.upgrade import alembic_config, version_of

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


def fill(address: str, name: str, path: Path) -> None:
    """Give an empty database the form and the rows of an earlier one."""
    dump = create_engine(sqlite_address(str(earlier(name, path))), poolclass=NullPool)
    engine = create_engine(address, poolclass=NullPool)
    with dump.connect() as source, engine.begin() as connection:
        form = version_of(source)
        assert form is not None
        command.upgrade(alembic_config(connection), form)
        made = MetaData()
        made.reflect(connection)
        for table in made.sorted_tables:
            found = [dict(row) for row in source.execute(select(table)).mappings()]
            if found and table.name != "alembic_version":
                connection.execute(delete(table))
                connection.execute(insert(table), found)


@pytest.mark.parametrize("name", EARLIER[1:])  # the first of all was never on PostgreSQL
def test_data_of_every_earlier_form_comes_along(name: str, tmp_path: Path) -> None:
    with postgres() as address:
        fill(address, name, tmp_path / "x.db")
        with closing(Storage(address)) as storage:
            storage.migrate()
            check_tables(storage)


def test_killed_at_any_point_it_is_as_before_or_as_after(tmp_path: Path) -> None:
    with postgres() as address:
        fill(address, "pulse", tmp_path / "x.db")
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
            check_tables(storage)
