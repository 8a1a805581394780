"""How people want to be called, and how games ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "calls"
down_revision = "standing"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their tables; how old games ended is written when the server has started."""
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("details", sa.Text, nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("error", sa.String(40), nullable=False),
        sa.Column("sleeps", sa.BigInteger, nullable=False),
    )
    op.create_index("channels_by_person", "channels", ["person"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.SmallInteger, primary_key=True),
        sa.Column("place", sa.SmallInteger, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
