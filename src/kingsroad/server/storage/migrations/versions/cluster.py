"""Several servers on one database: which are alive, and which has which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "cluster"
down_revision = "clocks"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "servers",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("seal", sa.String(64), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("owner", sa.String(20), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
