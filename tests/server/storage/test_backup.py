"""Backups: whole, of one moment, and good for either kind of database."""

from __future__ import annotations

import errno
import gzip
import os
import stat
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event
from tests.server.databases import postgres
from tests.server.helpers import Person, running

from kingsroad.cli.main import main
from kingsroad.core.errors import KingsroadError
from kingsroad.server.moving import back_up, restore
from kingsroad.server.security.tokens import KEY_FILE, make_key
from kingsroad.server.settings import ServerSettings


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
    flipped = bytes(each ^ 0x55 if 40 < place < 60 else each for place, each in enumerate(whole))
    other = [gzip.compress(line) for line in (b"12", b"[[1], 2]", b"[1]", b"\xff")]
    halves = (whole[:-30], whole[: len(whole) // 2])
    for broken in (*halves, flipped, *other, b"", b"no backup"):
        path = tmp_path / "broken.gz"
        path.write_bytes(broken)
        with pytest.raises(KingsroadError, match="is no backup, or is not whole"):
            restore(ServerSettings(tmp_path / "new"), path)
        assert not (tmp_path / "new").exists()


def test_what_cannot_keep_its_key_is_not_restored(tmp_path: Path) -> None:
    """Else it would be there without a key, and could not be restored again."""
    played(tmp_path / "old")
    settings = ServerSettings(tmp_path / "new", key=tmp_path / "nowhere" / "key")
    with pytest.raises(FileNotFoundError):
        restore(settings, tmp_path / "old" / "b.gz")
    settings = ServerSettings(tmp_path / "new")
    assert restore(settings, tmp_path / "old" / "b.gz")["tables"] == 1


def test_what_fails_at_the_end_leaves_no_key(tmp_path: Path) -> None:
    """Else the next try would find one there, and be refused."""
    played(tmp_path / "old")

    def fail(_connection: Connection) -> None:
        raise OSError(28, "No space left on device")

    settings = ServerSettings(tmp_path / "new")
    event.listen(Engine, "commit", fail)
    try:
        with pytest.raises(OSError, match="No space left"):
            restore(settings, tmp_path / "old" / "b.gz")
    finally:
        event.remove(Engine, "commit", fail)
    assert not settings.key_file.exists()
    assert restore(settings, tmp_path / "old" / "b.gz")["tables"] == 1


def test_a_full_disk_leaves_no_half_of_a_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played(tmp_path / "old")

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    (tmp_path / "new").mkdir()
    backup = tmp_path / "new" / "b.gz"
    assert main(["backup", str(backup), "--data", str(tmp_path / "old")]) == 2
    assert f"{backup} cannot be written: No space left" in capsys.readouterr().err
    assert not list((tmp_path / "new").iterdir())


def test_a_backup_has_the_key_or_is_none(tmp_path: Path) -> None:
    """One with a key that was made for it would lock everybody out."""
    played(tmp_path / "old")
    (tmp_path / "old" / KEY_FILE).unlink()
    with pytest.raises(KingsroadError, match="there is no key"):
        back_up(ServerSettings(tmp_path / "old"), tmp_path / "c.gz")
    assert not (tmp_path / "c.gz").exists()
    assert not (tmp_path / "old" / KEY_FILE).exists()


def test_a_database_that_cannot_be_used_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--data", str(tmp_path)]
    (tmp_path / "tables.db").write_bytes(b"this is no database at all" * 100)
    make_key(tmp_path / KEY_FILE)
    for command in (["backup", str(tmp_path / "b.gz")], ["admin", "reports"]):
        assert main([*command, *where]) == 2
        assert "the database cannot be used" in capsys.readouterr().err
