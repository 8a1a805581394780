"""What Alembic runs: the migrations, on the connection that the storage hands over.

That connection is in a transaction, which makes all of them one step. Alembic must not open and
close its own.
"""

from __future__ import annotations

from alembic import context

from kingsroad.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
context.run_migrations()
