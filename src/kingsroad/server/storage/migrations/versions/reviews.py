"""What was found out about finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "reviews"
down_revision = "calls"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table; a game is reviewed when somebody asks for it."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seal", sa.String(64), nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
