"""Whether the game of a table is over.

The first tables were once made without this column and later with it, under one and the same name;
so a database that says "first" may have it or lack it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "over"
down_revision = "first"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it where it is missing; a finished game is marked when its table next wakes."""
    columns = sa.inspect(op.get_bind()).get_columns("tables")
    if all(column["name"] != "over" for column in columns):
        op.add_column(
            "tables", sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false())
        )
