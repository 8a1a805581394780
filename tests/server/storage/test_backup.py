"""Backups: whole, of one moment, and good for either kind of database."""

from __future__ import annotations

import stat
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.databases import postgres
from tests.server.helpers import Person, running

from kingsroad.cli.main import main
from kingsroad.core.errors import KingsroadError
from kingsroad.server.security.tokens import KEY_FILE
from kingsroad.server.storage.backup import check, restore
from kingsroad.server.storage.storage import Storage, sqlite_address


def played(folder: Path, **settings: str) -> tuple[Person, str, str]:
    """A table at which something was played and said, backed up while the server runs."""
    with running(folder, **settings) as client:
        ann = Person(client)
        table = ann.create("caylus2005", "me", "me")["id"]
        with ann.at(table) as seat:
            seat.send(type="say", text="it's a start — ünïcode")
            seat.expect("said")
            seat.choose()
            seat.expect("update")
        where = ["--database", settings["database"]] if settings else []
        assert main(["backup", str(folder / "b.gz"), "--data", str(folder), *where]) == 0
        record = client.get(f"/api/tables/{table}/record", headers=ann.headers).text
    return ann, table, record


def test_a_backup_is_made_while_the_server_runs(tmp_path: Path) -> None:
    """And restored it is the same server: the table, what was said, the cookie, the links."""
    ann, table, record = played(tmp_path / "old")
    backup = tmp_path / "old" / "b.gz"
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    new = tmp_path / "new"
    assert main(["restore", str(backup), "--data", str(new)]) == 0
    assert (new / KEY_FILE).read_bytes() == (tmp_path / "old" / KEY_FILE).read_bytes()
    with running(new) as client:
        again = Person(client, ann.token)
        assert client.get(f"/api/tables/{table}/record", headers=again.headers).text == record
        with again.at(table) as seat:
            assert [line["text"] for line in seat.state["chat"]] == ["it's a start — ünïcode"]
            seat.choose()
            seat.expect("update")


def test_a_server_moves_to_postgresql_and_back(tmp_path: Path) -> None:
    ann, table, record = played(tmp_path / "old")
    with postgres() as database:
        first = ["restore", str(tmp_path / "old" / "b.gz"), "--data", str(tmp_path / "middle")]
        assert main([*first, "--database", database]) == 0
        where = ["--data", str(tmp_path / "middle"), "--database", database]
        with running(tmp_path / "middle", database=database) as client:
            assert client.get(f"/api/tables/{table}/record").text
            assert main(["backup", str(tmp_path / "c.gz"), *where]) == 0
    assert main(["restore", str(tmp_path / "c.gz"), "--data", str(tmp_path / "new")]) == 0
    with running(tmp_path / "new") as client:
        headers = Person(client, ann.token).headers
        assert client.get(f"/api/tables/{table}/record", headers=headers).text == record


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(tmp_path / "old")
    backup = str(tmp_path / "old" / "b.gz")
    assert main(["backup", backup, "--data", str(tmp_path / "old")]) == 2
    assert "is there already" in capsys.readouterr().err
    assert main(["restore", backup, "--data", str(tmp_path / "old")]) == 2
    assert "restore into an empty folder" in capsys.readouterr().err
    (tmp_path / "old" / KEY_FILE).unlink()
    assert main(["restore", backup, "--data", str(tmp_path / "old")]) == 2
    assert "the database is not empty" in capsys.readouterr().err
    assert main(["backup", "x.gz", "--data", str(tmp_path / "none")]) == 2
    assert "there is no" in capsys.readouterr().err


def test_half_a_backup_is_refused(tmp_path: Path) -> None:
    played(tmp_path / "old")
    whole = (tmp_path / "old" / "b.gz").read_bytes()
    for broken in (whole[:-30], whole[: len(whole) // 2], b"", b"no backup"):
        path = tmp_path / "broken.gz"
        path.write_bytes(broken)
        with pytest.raises(KingsroadError, match="is no backup, or is not whole"):
            check(path)
    target = tmp_path / "target.db"
    with closing(Storage(sqlite_address(str(target)))) as storage:
        with pytest.raises(KingsroadError, match="not whole"):
            restore(storage, path)
        with storage.engine.connect() as connection:
            tables = connection.exec_driver_sql("select name from sqlite_master").all()
            assert tables == []
