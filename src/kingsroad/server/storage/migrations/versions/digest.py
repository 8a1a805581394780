"""A digest of each line and all before it.

Lines that are there get none, but are part of the digest of the next that is written.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "digest"
down_revision = "meeting"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it."""
    op.add_column("lines", sa.Column("digest", sa.String(32), nullable=False, server_default=""))
