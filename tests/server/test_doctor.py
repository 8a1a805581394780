"""The doctor finds what is wrong with an installation."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.helpers import running
from tests.server.processes import free_port

from kingsroad.cli.main import main
from kingsroad.server.doctor import examine
from kingsroad.server.options import read_options
from kingsroad.server.security.tokens import KEY_FILE


def bad(**given: object) -> dict[str, str]:
    """What is wrong besides the build, which differs where tests run."""
    found = examine(read_options({"port": free_port(), **given}, {}))
    return {
        each.what: each.told
        for each in found
        if not each.well and each.what not in ("program", "client", "files")
    }


def test_nothing_is_wrong(tmp_path: Path) -> None:
    assert bad(data=str(tmp_path / "new")) == {}
    with running(tmp_path / "data"):
        assert bad(data=str(tmp_path / "data")) == {}


def test_what_is_wrong_is_told(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data):
        pass
    data.chmod(0o755)
    assert bad(data=str(data)) == {"folder": f"others may look into {data}: chmod 700 {data}"}
    data.chmod(0o700)
    (data / KEY_FILE).chmod(0o644)
    assert "chmod 600" in bad(data=str(data))["key"]
    (data / KEY_FILE).write_bytes(b"")
    assert "too short" in bad(data=str(data))["key"]
    (data / KEY_FILE).unlink()
    assert bad(data=str(data)) == {}
    for file in data.glob("tables.db-*"):  # a log of SQLite's would stand in for what is ruined
        file.unlink()
    (data / "tables.db").write_bytes(b"this is no database at all" * 100)
    assert "not a database" in bad(data=str(data))["database"]
    assert "name the site" in bad(data=str(data), host="0.0.0.0")["names"]  # noqa: S104 - a test
    assert set(bad(data=str(tmp_path / "x"), cluster=True)) == {"key"}
    assert "at most 65535" in bad(port=99_999)["settings"]
    assert bad(data=str(tmp_path / "x"), bus="redis://127.0.0.1:1/0")["bus"]


def test_the_command_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = ["--data", str(tmp_path / "x"), "--port", "99999"]
    assert main(["doctor", *where]) == 1
    assert "BAD  settings: --port must be at most 65535" in capsys.readouterr().out
