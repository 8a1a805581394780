"""Who may use a database: one server, or several that know of each other.

SQLite has a lock file beside it; on PostgreSQL it is an advisory lock, which the database itself
lets go of when a server dies.
"""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from kingsroad.core.errors import KingsroadError
from kingsroad.server.storage.folder import FolderLock
from kingsroad.server.storage.storage import Storage

NUMBER: Final = 0x6B696E67
"""The name of our lock on a PostgreSQL database."""
PATIENCE: Final = 10.0
"""Seconds that another server may take to end, or to bring the database up to date."""
PAUSE: Final = 0.1
ALONE: Final = "another server uses this database: stop it, or start both with --cluster"
TOGETHER: Final = "a server without --cluster uses this database: stop it, or start it with that"


class Claim:
    """The right to use a database."""

    def __init__(self, storage: Storage, cluster: bool) -> None:
        self.cluster: Final = cluster
        self.file: FolderLock | None = None
        self.engine: Engine | None = None
        self.connection: Connection | None = None
        if storage.kind == "postgresql":
            self.engine = create_engine(
                storage.engine.url, poolclass=NullPool, isolation_level="AUTOCOMMIT"
            )
        elif cluster:
            raise KingsroadError("several servers need PostgreSQL: --cluster needs --database")
        else:
            file = make_url(storage.engine.url).database
            if storage.kind == "sqlite" and file and file != ":memory:":
                self.file = FolderLock(Path(f"{file}.lock"), f"another server uses {file}")

    def prepare(self, storage: Storage) -> None:
        """Take the database and bring it up to date; who comes later finds it so.

        While it is changed nobody else may use it, also none of several servers.
        """
        if self.engine is None:
            storage.migrate()
            return
        alone = self.lock(shared=False, patience=0.0 if self.cluster else PATIENCE / 3)
        if not alone and not self.cluster:
            raise KingsroadError(ALONE)
        if not alone and not self.lock(shared=True, patience=PATIENCE):
            raise KingsroadError(TOGETHER)
        if alone:
            storage.migrate()
        elif not storage.is_up_to_date():
            raise KingsroadError(
                "the database must be brought up to date for this version, and other servers use "
                "it: stop all of them first"
            )
        if alone and self.cluster:
            self.lock(shared=True, patience=0.0)
            self.execute(f"SELECT pg_advisory_unlock({NUMBER})")

    def lock(self, shared: bool, patience: float) -> bool:
        """Lock the database; whether that was possible in time."""
        asked = f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}({NUMBER})"
        deadline = time.monotonic() + patience
        while not self.execute(asked):
            if time.monotonic() >= deadline:
                return False
            time.sleep(PAUSE)
        return True

    def execute(self, statement: str) -> bool:
        """Ask something on the connection that has the lock."""
        assert self.engine is not None
        if self.connection is None:
            self.connection = self.engine.connect()
        return bool(self.connection.execute(text(statement)).scalar())

    def is_kept(self) -> bool:
        """Whether this server still has the database; a lock that was lost is taken again.

        A database that cannot be reached is nobody else's either.
        """
        if self.engine is None:
            return True
        try:
            if self.connection is not None:
                self.execute("SELECT 1")
                return True
            return self.lock(shared=self.cluster, patience=0.0)
        except SQLAlchemyError:
            self.drop()
            return True

    def drop(self) -> None:
        """Forget a connection that is broken, and with it the lock."""
        if self.connection is not None:
            with suppress(SQLAlchemyError):
                self.connection.close()
        self.connection = None

    def close(self) -> None:
        """Let go."""
        self.drop()
        if self.engine is not None:
            self.engine.dispose()
        if self.file is not None:
            self.file.close()
