"""The doctor finds what is wrong with an installation."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.server.databases import redis_server
from tests.server.helpers import Person, running
from tests.server.processes import free_port

from kingsroad.cli.main import main
from kingsroad.server.doctor import examine
from kingsroad.server.options import OPTIONS, Option, read_options
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
    assert bad(data=str(data)) == {}  # nobody has ever had a seat
    for file in data.glob("tables.db-*"):  # a log of SQLite's would stand in for what is ruined
        file.unlink()
    (data / "tables.db").write_bytes(b"this is no database at all" * 100)
    assert "not a database" in bad(data=str(data))["database"]
    assert "name the site" in bad(data=str(data), host="0.0.0.0")["names"]  # noqa: S104 - a test
    assert set(bad(data=str(tmp_path / "x"), cluster=True)) == {"key", "database"}
    assert "at most 65535" in bad(port=99_999)["settings"]
    assert bad(data=str(tmp_path / "x"), bus="redis://127.0.0.1:1/0")["bus"]


def test_a_key_that_is_lost_is_told(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data) as client:
        Person(client).create("caylus2005", "me", "me")
    (data / KEY_FILE).unlink()
    assert "put it back from a backup" in bad(data=str(data))["key"]


def test_a_key_that_cannot_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path):
        pass
    monkeypatch.setattr("os.access", lambda _path, mode: mode != os.R_OK)  # as root may read all
    assert "cannot be read" in bad(data=str(tmp_path))["key"]


WRONG: dict[str, list[tuple[object, str, str]]] = {
    "host": [("192.0.2.1", "server", "cannot be used")],
    "port": [(99_999, "settings", "--port must be at most 65535")],
    "data": [("/dev/null/x", "folder", "choose another folder with --data")],
    "database": [
        ("nonsense", "database", "the database cannot be used: Could not parse"),
        ("nonsense", "database", "write it as postgresql+psycopg://"),
        ("postgres://me:secret@127.0.0.1/x", "database", "write it as postgresql+psycopg://"),
        ("postgresql+psycopg://127.0.0.1:1/x", "database", "127.0.0.1"),
    ],
    "thinkers": [(0, "settings", "--thinkers must be at least 1")],
    "origin": [
        (["example.org"], "settings", "write it as https://example.org"),
        (["https://example.org/"], "settings", "write it as https://example.org"),
    ],
    "site": [
        (["https://example.org"], "settings", "write it as example.org"),
        (["example.org:443"], "settings", "write it as example.org"),
    ],
    "operator": [(["me"], "settings", "--operator: 'me' is no address")],
    "proxy": [(["nginx"], "settings", "--proxy: 'nginx' is no address")],
    "mail": [
        ("smtp://127.0.0.1", "settings", "--mail needs --site"),
    ],
    "mail-from": [("nobody", "settings", "no address")],
    "key": [("/nowhere/key", "key", "there is no /nowhere/key")],
    "cluster": [(True, "database", "several servers need PostgreSQL")],
    "bus": [
        ("redis://127.0.0.1:1/0", "bus", "127.0.0.1:1"),
        ("kafka://127.0.0.1", "bus", "no address of a Redis"),
    ],
    "assist-secret": [("/nowhere/secret", "settings", "--assist-secret: /nowhere/secret")],
    "log-format": [("xml", "settings", "--log-format is text or json")],
    "log-level": [("loud", "settings", "--log-level is")],
}
"""For each setting, what may be wrong with it, where the doctor sees it, and what it says."""
ALSO: dict[str, dict[str, object]] = {
    "mail-from": {"mail": "smtp://127.0.0.1", "site": ["example.org"]},
}


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_each_setting_that_is_wrong_is_told(option: Option, tmp_path: Path) -> None:
    for value, where, told in WRONG[option.name]:
        given = {"data": str(tmp_path / "x"), **ALSO.get(option.name, {}), option.field: value}
        assert told in bad(**given)[where], value


def test_a_variable_that_is_misspelled_is_told(tmp_path: Path) -> None:
    values = read_options({"port": free_port(), "data": str(tmp_path / "x")}, {})
    there = {"KINGSROAD_SITES": "a.example", "KINGSROAD_PORT": "1", "KINGSROAD_LANGUAGE": "de"}
    told = [each.told for each in examine(values, there) if each.what == "variable"]
    assert told == ["KINGSROAD_SITES means nothing; do you mean KINGSROAD_SITE?"]


@pytest.mark.parametrize("scheme", ["redis", "valkey"])
def test_a_bus_that_answers_is_well(scheme: str, tmp_path: Path) -> None:
    with redis_server(tmp_path) as address:
        given = {"data": str(tmp_path / "x"), "bus": address.replace("redis", scheme, 1)}
        assert bad(**given) == {}


def test_the_command_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = ["--data", str(tmp_path / "x"), "--port", "99999"]
    assert main(["doctor", *where]) == 1
    assert "BAD  settings: --port must be at most 65535" in capsys.readouterr().out
