"""Backups: everything of a server in one file, made while it runs, for either kind of database.

A backup is gzipped lines of JSON: first what it is, with the key; then one row a line; last how
many rows there are of each table and a digest of all of it. All rows are those of one moment.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, cast

from alembic import command
from alembic.util import CommandError
from sqlalchemy import Connection, MetaData, Table, insert, inspect, select, text

from kingsroad.core.errors import KingsroadError
from kingsroad.server.storage.storage import Storage
from kingsroad.server.storage.upgrade import alembic_config, bring_up_to_date, version_of
from kingsroad.version import VERSION

FORM: Final = "kingsroad backup 1"
CHUNK: Final = 500
"""Rows that are read or written at a time: a backup may be larger than what fits in memory."""
PASSING: Final = ("servers", "leases")
"""Tables about the servers that run just now; a backup has none of them."""

Row = dict[str, Any]


def back_up(storage: Storage, key: bytes, path: Path) -> Counter[str]:
    """Write a backup; how many rows of each table it has. A file that is there is not replaced."""
    draft = path.with_name(path.name + ".part")
    draft.unlink(missing_ok=True)
    if path.exists():
        raise KingsroadError(f"{path} is there already")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as file:
                counts = write_all(storage, key, file)
            raw.flush()
            os.fsync(raw.fileno())
        draft.replace(path)
    except OSError as error:
        raise KingsroadError(f"{path} cannot be written: {error.strerror}") from None
    finally:
        draft.unlink(missing_ok=True)
    return counts


def write_all(storage: Storage, key: bytes, file: gzip.GzipFile) -> Counter[str]:
    """Write all lines of a backup; how many rows of each table it has."""
    seen = hashlib.sha256()
    counts: Counter[str] = Counter()

    def write(line: object) -> None:
        data = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        seen.update(data)
        file.write(data)

    with storage.engine.connect() as connection:
        one_moment(connection)
        version = version_of(connection)
        if version is None:
            raise KingsroadError("there is nothing to back up: the database is empty")
        write([FORM, {"version": VERSION, "form": version, "key": as_text(key)}])
        for table in tables_of(connection):
            rows = connection.execute(select(table).execution_options(yield_per=CHUNK))
            for row in rows.mappings():
                write([table.name, {name: as_text(value) for name, value in row.items()}])
                counts[table.name] += 1
    write(["end", {"rows": dict(counts), "digest": seen.hexdigest()}])
    return counts


def restore(storage: Storage, path: Path, keep_key: Callable[[bytes], object]) -> Counter[str]:
    """Fill an empty database from a backup that was checked; how many rows of each table there are.

    If its key cannot be kept, nothing was restored.
    """
    lines = read(path)
    about = next(lines)[1]
    counts: Counter[str] = Counter()
    with storage.engine.begin() as connection:
        if inspect(connection).get_table_names():
            raise KingsroadError("the database is not empty; restore into an empty one")
        config = alembic_config(connection)
        try:
            command.upgrade(config, about["form"])
        except CommandError:
            raise KingsroadError(
                f"the backup was made by a newer Kingsroad ({about['version']}); use that one"
            ) from None
        known = {table.name: table for table in tables_of(connection)}
        for table in reversed(list(known.values())):
            connection.execute(table.delete())  # what the migrations put in is in the backup too
        gathered: list[Row] = []
        name = ""
        for kind, row in lines:
            if kind != name or len(gathered) >= CHUNK:
                fill(connection, known.get(name), gathered)
                gathered, name = [], kind
            if kind == "end":
                break
            gathered.append({key: from_text(value) for key, value in row.items()})
            counts[kind] += 1
        bring_up_to_date(connection)
        keep_key(cast(bytes, from_text(about["key"])))
    return counts


def fill(connection: Connection, table: Table | None, rows: list[Row]) -> None:
    """Put rows into a table."""
    if table is not None and rows:
        connection.execute(insert(table), rows)


def check(path: Path) -> None:
    """Read a backup to its end; one that is cut off or was changed is refused."""
    seen, counts, whole = hashlib.sha256(), Counter[str](), False
    for line in raw_lines(path):
        try:
            kind, row = json.loads(line)
        except (ValueError, TypeError):  # no JSON, or no pair
            break
        if not isinstance(kind, str):
            break
        if kind == "end":
            whole = row == {"rows": dict(counts), "digest": seen.hexdigest()}
            break
        seen.update(line)
        if kind != FORM:
            counts[kind] += 1
    if not whole:
        raise KingsroadError(f"{path} is no backup, or is not whole")


def read(path: Path) -> Iterator[tuple[str, Row]]:
    """The lines of a backup that was checked."""
    for line in raw_lines(path):
        kind, row = json.loads(line)
        yield kind, row


def raw_lines(path: Path) -> Iterator[bytes]:
    """The lines of a file, as far as it can be unpacked."""
    try:
        with gzip.open(path) as file:
            yield from file
    except (EOFError, gzip.BadGzipFile, UnicodeDecodeError, zlib.error):
        return


def one_moment(connection: Connection) -> None:
    """Let everything that is read be of one moment, whatever is written meanwhile."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))


def tables_of(connection: Connection) -> list[Table]:
    """All tables there are, those that others refer to first."""
    found = MetaData()
    found.reflect(connection)
    return [
        table
        for table in found.sorted_tables
        if table.name not in PASSING and table.name != "alembic_version"
    ]


def as_text(value: object) -> object:
    """A value as JSON has it."""
    return {"b": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def from_text(value: object) -> object:
    """A value as the database has it."""
    if isinstance(value, dict):
        return base64.b64decode(value["b"])
    return value
