"""Reviews of finished games: each is made once and kept with its table."""

from __future__ import annotations

import hashlib
import json
from typing import cast

from sqlalchemy import Connection, delete, insert, select

from kingsroad.learn.review import Review
from kingsroad.record import Record
from kingsroad.server.storage import schema
from kingsroad.server.storage.storage import Storage


def seal_of(record: Record) -> str:
    """What tells one course of a game from another: a last choice may have been taken back."""
    names = "\n".join(choice.name for choice in record.choices)
    return hashlib.sha256(names.encode()).hexdigest()


def load(storage: Storage, table: str, seal: str) -> Review | None:
    """The review of a game as it was played, if there is one."""
    reviews = schema.reviews.c
    with storage.engine.connect() as connection:
        found = connection.execute(
            select(reviews.document).where(reviews.table_id == table, reviews.seal == seal)
        ).scalar_one_or_none()
    return None if found is None else cast(Review, json.loads(found))


def save(connection: Connection, table: str, seal: str, review: Review, now: int) -> None:
    """Keep a review instead of an earlier one."""
    connection.execute(delete(schema.reviews).where(schema.reviews.c.table_id == table))
    connection.execute(
        insert(schema.reviews).values(
            table_id=table, seal=seal, document=json.dumps(review), at=now
        )
    )
