"""Lines that were changed behind the server's back are found; a finished game stays readable."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.helpers import Client, Person, running, service_of

from kingsroad.server.storage import schema

LINES = schema.lines
PLACE = LINES.c.number == 3


def played(client: Client, choices: int = 6) -> tuple[Person, str]:
    """A table at which some choices were made."""
    ann = Person(client)
    table = ann.create("caylus2005", "me", "me")["id"]
    with ann.at(table) as seat:
        for _ in range(choices):
            while not seat.question["options"]:
                seat.receive()
            seat.choose()
            seat.expect("update")
    return ann, table


def change(folder: Path, *statements: Any) -> None:
    """Change the database by hand, while no server runs."""
    engine = sa.create_engine(f"sqlite:///{folder / 'tables.db'}")
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


@pytest.mark.parametrize(
    "done",
    [
        sa.update(LINES).where(PLACE).values(text="pass"),
        sa.update(LINES).where(PLACE).values(seat=1 - LINES.c.seat),
        sa.update(LINES).where(PLACE).values(at=LINES.c.at + 1),
        sa.update(LINES).where(PLACE).values(digest="0" * 32),
        sa.delete(LINES).where(PLACE),
    ],
)
def test_a_line_that_was_changed_closes_the_table(done: Any, tmp_path: Path) -> None:
    with running(tmp_path) as client:
        ann, table = played(client)
    change(tmp_path, done)
    with running(tmp_path) as client:
        again = Person(client, ann.token)
        answer = client.get(f"/api/tables/{table}", headers=again.headers)
        assert (answer.status_code, answer.json()["code"]) == (409, "broken")
        assert "line 3 is not what was once written there" in answer.json()["reason"]
        assert service_of(client).metrics.broken._value.get() == 1.0
        assert [each["id"] for each in again.get("/api/tables")] == [table]


def test_lines_of_another_table_do_not_fit(tmp_path: Path) -> None:
    with running(tmp_path) as client:
        ann, table = played(client, 2)
        other = ann.create("caylus2005", "me", "me")["id"]
    change(
        tmp_path,
        sa.delete(LINES).where(LINES.c.table_id == table),
        sa.update(LINES).where(LINES.c.table_id == other).values(table_id=table),
    )
    with running(tmp_path) as client:
        assert client.get(f"/api/tables/{table}").json()["code"] == "broken"


def test_lines_without_digests_are_part_of_the_next(tmp_path: Path) -> None:
    """A table from before there were any plays on; what is written then covers all of it."""
    with running(tmp_path) as client:
        ann, table = played(client)
    change(tmp_path, sa.update(LINES).values(digest=""))
    with running(tmp_path) as client, Person(client, ann.token).at(table) as seat:
        seat.choose()
        seat.expect("update")
    change(tmp_path, sa.update(LINES).where(PLACE).values(at=LINES.c.at + 1))
    with running(tmp_path) as client:
        assert client.get(f"/api/tables/{table}").json()["code"] == "broken"


def test_a_finished_game_is_always_readable(tmp_path: Path) -> None:
    """Even one of a game, or of rules, that this program does not know."""
    with running(tmp_path) as client:
        ann, table = played(client)
    tables = schema.tables
    change(tmp_path, sa.update(tables).values(game="lost", over=False))
    with running(tmp_path) as client:
        path = f"/api/tables/{table}/record"
        assert client.get(path).json()["code"] == "broken"
        assert Person(client, ann.token).get("/api/tables") == []
    change(tmp_path, sa.update(tables).values(over=True))
    with running(tmp_path) as client:
        answer = client.get(path)
        assert answer.status_code == 200
        reason, about, *choices = answer.text.splitlines()
        assert reason.startswith("# this table cannot be opened")
        assert about.startswith("lost rules ")
        assert len(choices) >= 6
    closed = '{"undo":"fair","analysis":false,"spectators":false}'
    change(tmp_path, sa.update(tables).values(settings=closed))
    with running(tmp_path) as client:
        assert client.get(path).json()["code"] == "broken"
        assert client.get(path, headers=Person(client, ann.token).headers).status_code == 200
