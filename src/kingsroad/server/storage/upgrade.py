"""Bringing a database up to date, in one transaction: it is done whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Inspector, Table, inspect, select

from kingsroad.core.errors import KingsroadError
from kingsroad.server.storage.schema import metadata

MIGRATIONS: Final = "kingsroad.server.storage:migrations"


def bring_up_to_date(connection: Connection) -> None:
    """Run the migrations that a database lacks, and see that it is what the program expects."""
    config = alembic_config(connection)
    version = version_of(connection)
    if version is None:
        clear_half_made(connection)
    elif version not in {
        each.revision for each in ScriptDirectory.from_config(config).walk_revisions()
    }:
        raise KingsroadError(
            f"the database was made by a newer Kingsroad (its form is {version!r}); "
            "start that one, or one newer still"
        )
    command.upgrade(config, "head")
    check_form(connection)


def alembic_config(connection: Connection) -> Config:
    """What Alembic must know."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    return config


def version_of(connection: Connection) -> str | None:
    """Which form a database says it has."""
    return MigrationContext.configure(connection).get_current_revision()


def is_newest(connection: Connection) -> bool:
    """Whether a database lacks no migration."""
    scripts = ScriptDirectory.from_config(alembic_config(connection))
    return version_of(connection) == scripts.get_current_head()


def clear_half_made(connection: Connection) -> None:
    """Remove tables without a version.

    Servers of old could be killed between making the tables and noting the version. On SQLite,
    where the file is all ours, nothing is lost with them as long as they are empty.
    """
    present = [
        table for table in metadata.sorted_tables if inspect(connection).has_table(table.name)
    ]
    for table in reversed(present):
        if connection.dialect.name != "sqlite" or has_rows(connection, table):
            names = ", ".join(each.name for each in present)
            raise KingsroadError(
                f"the database has tables ({names}) but does not say of which version; "
                "restore a backup, or use an empty database"
            )
        table.drop(connection)


def has_rows(connection: Connection, table: Table) -> bool:
    """Whether there is anything in a table."""
    return connection.execute(select(1).select_from(table).limit(1)).first() is not None


def check_form(connection: Connection) -> None:
    """Refuse a database whose tables are not those of the program."""
    found = inspect(connection)
    missing = [lack for table in metadata.sorted_tables for lack in lacks(found, table)]
    if missing:
        raise KingsroadError(
            f"the database is not as this program expects it: {'; '.join(missing)}; "
            "somebody has changed it by hand, so restore a backup"
        )


def lacks(found: Inspector, table: Table) -> Iterator[str]:
    """What a table should have and has not, or has and should not."""
    if not found.has_table(table.name):
        yield f"there is no table {table.name}"
        return
    columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
    expected = {column.name: column.nullable for column in table.columns}
    for name in expected.keys() - columns.keys():
        yield f"{table.name} has no column {name}"
    for name in columns.keys() - expected.keys():
        yield f"{table.name} has a column {name}"
    for name in expected.keys() & columns.keys():
        if expected[name] != columns[name]:
            yield f"{table.name}.{name} {'may' if columns[name] else 'may not'} be empty"
    if (
        found.get_pk_constraint(table.name)["constrained_columns"]
        != table.primary_key.columns.keys()
    ):
        yield f"{table.name} has another primary key"
    indexes = {index["name"] for index in found.get_indexes(table.name)}
    for index in table.indexes:
        if index.name not in indexes:
            yield f"{table.name} has no index {index.name}"
