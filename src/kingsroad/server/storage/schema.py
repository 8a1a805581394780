"""The tables of the database. What changes here needs a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("origin", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
)
"""What is known of a table without its lines; the seed deals and never leaves the server."""

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("number", SmallInteger, primary_key=True),
    Column("name", Text, nullable=False),
    Column("holder", String(64), nullable=False),
    Column("bot", String(40), nullable=False),
    Index("chairs_by_holder", "holder"),
)

lines = Table(
    "lines",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Choices and undos. Lines are only added; two with one number cannot be."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", String(20), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

pulse = Table(
    "pulse",
    metadata,
    Column("number", SmallInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""One row, written to see whether anything can be written."""
