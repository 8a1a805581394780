"""Tables that were stored under rules 1 wake and go on under the present rules."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.test_old_rules import FOLDER, choices_of

from kingsroad.core.errors import KingsroadError
from kingsroad.record import Record, read_record
from kingsroad.server.storage import schema
from kingsroad.server.storage.storage import Storage, sqlite_address
from kingsroad.server.table.chairs import Chair
from kingsroad.server.table.ledger import CHOICE, RULES, UNDO, Kind, Ledger, Line
from kingsroad.server.table.outcome import ToStore
from kingsroad.server.wire.frames import Settings

TABLE = "1" * 20
RECORDS = [
    "caylus2005/07-5-seats-jeweller.log",
    "magna_carta/04-4-seats.log",
    "caylus1303/11-3-seats.log",
]


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    found = Storage(sqlite_address(str(tmp_path / "tables.db")))
    found.migrate()
    return found


def written(names: list[str]) -> list[Line]:
    """The lines of a table of rules 1, with undos that count the choices of rules 1."""
    lines: list[Line] = []

    def add(kind: Kind, text: str) -> None:
        lines.append(Line(len(lines), kind, 0, text, at=0))

    for number, name in enumerate(names, 1):
        add(CHOICE, name)
        if number % 40 == 0:  # ten choices are taken back and made again
            add(UNDO, str(number - 10))
            for again in names[number - 10 : number]:
                add(CHOICE, again)
    return lines


def store(storage: Storage, record: Record, lines: list[Line], version: int) -> None:
    """A table as an older program left it."""
    ledger = Ledger(record.rules, record.players, record.options, b"0123456789abcdef")
    chairs = [Chair(number, "", "", "random") for number in range(record.players)]
    with storage.engine.begin() as connection:
        storage.create(connection, TABLE, ledger, chairs, Settings(), "", lines)
        connection.execute(sa.update(schema.tables).values(rules=version))


def loaded(storage: Storage) -> Ledger:
    saved = storage.load(TABLE)
    assert saved is not None
    return saved.ledger


@pytest.mark.parametrize("name", RECORDS)
def test_an_old_table_wakes_and_goes_on(storage: Storage, name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    record = read_record(text)
    names = choices_of(text)[:-30]
    lines = written(names)
    store(storage, record, lines, 1)
    ledger = loaded(storage)
    assert ledger.lines == len(lines)
    assert ledger.choices < len(names), "or this test shows nothing"
    assert ledger.game.history == record.choices[: ledger.choices]
    assert loaded(storage).game.key() == ledger.game.key(), "looking at it changes nothing"

    before = ledger.choices
    wanted = ToStore()
    wanted.lines += ledger.choose(record.choices[before])[0]
    assert [line.kind for line in wanted.lines[:2]] == [RULES, CHOICE]
    wanted.lines += ledger.choose(ledger.game.legal[-1])[0]
    wanted.lines += ledger.undo(before + 1, 0)
    wanted.lines += ledger.choose(ledger.game.legal[0])[0]
    assert [line.kind for line in wanted.lines].count(RULES) == 1
    assert [line.number for line in wanted.lines] == list(range(len(lines), ledger.lines))
    with storage.engine.begin() as connection:
        storage.write(connection, [(TABLE, wanted)])
    again = loaded(storage)
    assert (again.game.key(), again.lines) == (ledger.game.key(), ledger.lines)
    assert again.game.history == ledger.game.history
    assert again.undo(before, 0)[0].kind == UNDO, "the change is told once"


def test_an_undo_can_be_the_first_that_is_done(storage: Storage) -> None:
    text = (FOLDER / RECORDS[0]).read_text(encoding="utf-8")
    record = read_record(text)
    store(storage, record, written(choices_of(text)), 1)
    ledger = loaded(storage)
    assert ledger.game.over
    lines = ledger.undo(ledger.choices - 5, 0)
    assert [line.kind for line in lines] == [RULES, UNDO]
    with storage.engine.begin() as connection:
        storage.write(connection, [(TABLE, ToStore(lines=lines))])
    assert loaded(storage).game.key() == record.replay(len(record) - 5).key()


def test_a_table_of_unknown_rules_is_refused(storage: Storage) -> None:
    text = (FOLDER / RECORDS[0]).read_text(encoding="utf-8")
    store(storage, read_record(text), [], 9)
    with pytest.raises(KingsroadError, match="under rules 9 of caylus2005"):
        loaded(storage)
