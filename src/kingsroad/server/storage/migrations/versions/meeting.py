"""Fair play and meeting others: votes, generations of links, notes, invitations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "meeting"
down_revision = "cluster"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what tables, chairs, chat and incidents did not know, and make the new tables."""
    no, zero = sa.false(), sa.text("0")
    for table, column in (
        ("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=no)),
        ("tables", sa.Column("motion", sa.Text, nullable=False, server_default="")),
        ("tables", sa.Column("rematch", sa.String(20), nullable=False, server_default="")),
        ("chairs", sa.Column("generation", sa.Integer, nullable=False, server_default=zero)),
        ("chairs", sa.Column("seen", sa.BigInteger, nullable=False, server_default=zero)),
        ("incidents", sa.Column("name", sa.Text, nullable=False, server_default="")),
        ("incidents", sa.Column("holder", sa.String(64), nullable=False, server_default="")),
        ("chat", sa.Column("holder", sa.String(64), nullable=False, server_default="")),
        ("chat", sa.Column("hidden", sa.Boolean, nullable=False, server_default=no)),
    ):
        op.add_column(table, column)
    op.create_index("tables_by_listed", "tables", ["listed"])
    op.create_index("chat_by_holder", "chat", ["holder"])
    op.create_index("incidents_by_holder", "incidents", ["holder"])
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("notes_by_holder", "notes", ["holder"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.SmallInteger, primary_key=True),
        sa.Column("account_id", sa.String(64), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("invitations_by_account", "invitations", ["account_id"])
    op.create_table(
        "reports",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
