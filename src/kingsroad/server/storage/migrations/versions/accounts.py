"""People with accounts: their browsers, their passkeys, and links that work once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "accounts"
down_revision = "pulse"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their tables; who set up the tables of old is not known."""
    op.add_column("tables", sa.Column("creator", sa.String(64), nullable=False, server_default=""))
    op.create_index("tables_by_creator", "tables", ["creator"])
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("mail", sa.Text, nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
    )
    op.create_index("accounts_by_name", "accounts", ["folded"], unique=True)
    op.create_index("accounts_by_mail", "accounts", ["mail"], unique=True)
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(64), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_by_account", "sessions", ["account_id"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("account_id", sa.String(64), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_by_account", "passkeys", ["account_id"])
    op.create_table(
        "tickets",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(20), nullable=False),
        sa.Column("account_id", sa.String(64), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
