"""What Alembic runs: the migrations, on the connection that the storage hands over."""

from __future__ import annotations

from alembic import context

from kingsroad.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
