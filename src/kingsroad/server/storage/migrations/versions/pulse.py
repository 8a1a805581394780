"""One row that is written to see whether anything can be written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "pulse"
down_revision = "over"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make its table."""
    pulse = op.create_table(
        "pulse",
        sa.Column("number", sa.SmallInteger, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(pulse, [{"number": 0, "at": 0}])
