"""What strangers try: bytes that are no text, names that are not ours, secrets they made up."""

from __future__ import annotations

import argparse
import json
import logging
import socket
import stat
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.server.helpers import Client, Person, running, service_of
from tests.server.processes import LOG, PATIENCE, create, serving

from kingsroad.cli.commands import serve
from kingsroad.core.errors import KingsroadError
from kingsroad.server.options import Values, read_options
from kingsroad.server.security.requests import household_of
from kingsroad.server.security.tokens import KEY_FILE, holder_of, make_key, read_key
from kingsroad.server.service import open_up
from kingsroad.server.settings import DATABASE_FILE, ServerSettings, settings_from
from kingsroad.server.storage import schema

websockets = pytest.importorskip("websockets.sync.client")
ConnectionClosed = pytest.importorskip("websockets.exceptions").ConnectionClosed
NO_TEXT = 1007
BODY = {"game": "caylus2005", "seats": [{"kind": "me"}] * 2}


@pytest.mark.parametrize("size", [0, 1, 31])
def test_a_key_that_is_too_short_is_refused(size: int, tmp_path: Path) -> None:
    (tmp_path / KEY_FILE).write_bytes(b"x" * size)
    with pytest.raises(KingsroadError, match=f"has {size} bytes instead of 32"):
        open_up(ServerSettings(tmp_path))


def test_a_key_is_made_whole_and_private(tmp_path: Path) -> None:
    """A draft from a start that was killed does no harm."""
    (tmp_path / "secret.new").write_bytes(b"half")
    path = tmp_path / KEY_FILE
    make_key(path)
    assert len(read_key(path)) == 32
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [KEY_FILE]


def test_a_key_that_is_lost_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Without one people have their seats, but not their links."""
    for links_lost in (False, True):
        with running(tmp_path) as client:
            ann = Person(client)
            table = ann.create("caylus2005", "me", "me")["id"]
        (tmp_path / KEY_FILE).unlink()
        assert ("links that were given out lead nowhere" in caplog.text) is links_lost
    with running(tmp_path) as client, Person(client, ann.token).at(table) as seat:
        assert seat.state["you"]


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(KingsroadError, match="choose another with --data"):
        open_up(ServerSettings(tmp_path / "file"))


def test_nobody_else_on_the_machine_reads_the_tables(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data) as client:
        Person(client).create("caylus2005", "me", "me")
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in data.iterdir()}
    assert {name: mode for name, mode in modes.items() if name.startswith(DATABASE_FILE)} == {
        DATABASE_FILE: 0o600,
        f"{DATABASE_FILE}-wal": 0o600,
        f"{DATABASE_FILE}-shm": 0o600,
        f"{DATABASE_FILE}.lock": 0o600,
    }
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    (data / DATABASE_FILE).chmod(0o644)
    with running(data):
        assert stat.S_IMODE((data / DATABASE_FILE).stat().st_mode) == 0o600


@pytest.mark.parametrize("body", [b'{"game":"\xff"}', b'{"game":"x","seats":[{"kind":"\xe9"}]}'])
def test_a_body_that_is_no_text(
    client: Client, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert not caplog.records


def test_a_frame_that_is_no_text_ends_its_connection_only(tmp_path: Path) -> None:
    with serving(tmp_path) as (where, _):
        address = f"ws://{where}/ws/tables/{create(where)[0]}"
        with websockets.connect(address) as one, websockets.connect(address) as other:
            for kind in ("table", "people"):
                assert json.loads(one.recv(timeout=PATIENCE))["type"] == kind
            one.send(b'{"type":"\xff"}', text=True)
            with pytest.raises(ConnectionClosed) as closed:
                one.recv(timeout=PATIENCE)
            assert closed.value.rcvd.code == NO_TEXT
            assert json.loads(other.recv(timeout=PATIENCE))["type"] == "table"
    assert (tmp_path / LOG).read_text() == ""


def test_what_could_not_be_written_is_not_logged(
    client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    """A database quotes the row that it refuses; chats and seeds have no place in a log."""
    with service_of(client).storage.engine.begin() as connection:
        connection.exec_driver_sql(
            "create trigger no before insert on tables begin select raise(fail, 'no'); end"
        )
    with caplog.at_level(logging.DEBUG):
        assert client.post("/api/tables", json=BODY).status_code == 503
    written = [record.getMessage() for record in caplog.records if "write failed" in record.msg]
    assert written == ["a write failed: IntegrityError: no"]
    engine = service_of(client).storage.engine
    with pytest.raises(sa.exc.IntegrityError) as refused, engine.begin() as connection:
        connection.execute(sa.insert(schema.tables).values(id="secret"))
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("path", ["/", "/api/games/caylus2005/rules", "/no.js"])
def test_the_charset_is_named_once(client: Client, path: str) -> None:
    assert client.get(path).headers["content-type"].count("charset") == 1


def test_a_table_of_an_unknown_game_does_not_hide_the_others(client: Client) -> None:
    person = Person(client)
    tables = [person.create("caylus2005", "me", "me")["id"] for _ in range(2)]
    with service_of(client).storage.engine.begin() as connection:
        change = sa.update(schema.tables).where(schema.tables.c.id == tables[0])
        connection.execute(change.values(game="of-another-day"))
    assert [each["id"] for each in person.get("/api/tables")] == [tables[1]]


def test_a_server_answers_to_its_names_only(tmp_path: Path) -> None:
    """A page of another site may give its own name our address."""
    with running(tmp_path, hosts=frozenset({"example.org"})) as client:
        for host, status in {
            "example.org": 200,
            "EXAMPLE.org:8303": 200,
            "127.0.0.1:8303": 200,
            "[::1]:8303": 200,
            "evil.example": 403,
            "[": 403,
            "": 403,
        }.items():
            answer = client.get("/api/games", headers={"Host": host})
            assert answer.status_code == status, host
        assert client.get("/health", headers={"Host": "evil.example"}).status_code == 200
        with client.websocket_connect(f"/ws/tables/{'0' * 20}") as session:
            assert json.loads(session.receive_text(timeout=10))["code"] == "not-allowed"


def test_the_scheme_of_a_page_counts(client: Client) -> None:
    host = client.base_url.netloc.decode()
    for page, status in {f"http://{host}": 201, f"https://{host}": 403, "null": 403}.items():
        assert client.post("/api/tables", json=BODY, headers={"Origin": page}).status_code == status


@pytest.mark.parametrize(
    ("address", "household"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_limits_count_households(address: str, household: str) -> None:
    assert household_of(address) == household


@pytest.mark.parametrize("made_up", ["0" * 32, "0" * 64, "f" * 63, "nonsense"])
def test_a_secret_that_was_not_given_here_is_not_taken(client: Client, made_up: str) -> None:
    person = Person(client, made_up)
    person.create("caylus2005", "me", "me")
    assert person.token != made_up
    given = person.token
    person.create("caylus2005", "me", "me")
    assert person.token == given


def test_a_secret_from_before_the_seals_keeps_its_seats(client: Client) -> None:
    person = Person(client)
    table = person.create("caylus2005", "me", "me")["id"]
    old = Person(client, "ab" * 16)
    with service_of(client).storage.engine.begin() as connection:
        seat = schema.chairs.c.table_id == table
        connection.execute(sa.update(schema.chairs).where(seat).values(holder=holder_of(old.token)))
    old.create("caylus2005", "me", "me")
    assert old.token == "ab" * 16
    assert len(old.get("/api/tables")) == 2


@pytest.mark.parametrize(
    "wrong", [["--port", "99999"], ["--port", "0"], ["--port", "-1"], ["--operator", "me"]]
)
def test_arguments_that_make_no_sense(wrong: list[str], tmp_path: Path) -> None:
    with pytest.raises(KingsroadError, match=wrong[0]):
        serve.make_server(values("--data", str(tmp_path), *wrong))
    assert not list(tmp_path.iterdir())


def test_a_port_that_is_taken_is_told_before_anything_is_made(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(KingsroadError, match=f"port {port} of 127.0.0.1 cannot be used"):
            serve.make_server(values("--data", str(tmp_path / "data"), "--port", str(port)))
    with pytest.raises(KingsroadError, match=r"port 8303 of 192\.0\.2\.1 .* --host and --port"):
        serve.make_server(values("--data", str(tmp_path / "data"), "--host", "192.0.2.1"))
    assert not list(tmp_path.iterdir())


def test_the_names_of_a_server() -> None:
    """One for this machine alone answers to no name of the world."""
    for given, names in [
        ([], {"localhost"}),
        (["--site", "Example.org"], {"localhost", "example.org"}),
        (["--host", "::"], set()),
        (["--host", "::", "--site", "a.example"], {"localhost", "a.example"}),
    ]:
        assert settings_from(values(*given)).hosts == names


def values(*given: str) -> Values:
    parser = argparse.ArgumentParser()
    serve.configure(parser)
    return read_options(vars(parser.parse_args(given)), {})
