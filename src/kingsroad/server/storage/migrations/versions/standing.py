"""How far the game of a table has come, and how it ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "standing"
down_revision = "digest"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both; for tables of old they are noted when these next wake."""
    zero = sa.text("0")
    op.add_column("tables", sa.Column("round", sa.Integer, nullable=False, server_default=zero))
    op.add_column("tables", sa.Column("scores", sa.Text, nullable=False, server_default=""))
