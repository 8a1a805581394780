"""Clocks, who is waited for, and what happened besides the game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "clocks"
down_revision = "accounts"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their tables; who is waited for at an old table is noted when it next wakes."""
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_table(
        "waiting",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.SmallInteger, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("alarm", sa.BigInteger),
        sa.Column("acts", sa.BigInteger),
        sa.Column("told", sa.Boolean, nullable=False),
    )
    op.create_index("waiting_by_alarm", "waiting", ["alarm"])
    op.create_index("waiting_by_acts", "waiting", ["acts"])
    op.create_index("waiting_by_told", "waiting", ["told", "since"])
    op.create_table(
        "incidents",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.String(20), nullable=False),
        sa.Column("by", sa.String(20), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    hours = op.create_table(
        "hours",
        sa.Column("number", sa.SmallInteger, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(hours, [{"number": 0, "at": 0}])
