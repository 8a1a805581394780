"""Half requests, and more connections than there should be: others are served all the same."""

from __future__ import annotations

import logging
import resource
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from litestar import Litestar
from tests.server.helpers import VirtualClock

from kingsroad.server import files
from kingsroad.server.app import make_app
from kingsroad.server.connections import plain, pongs
from kingsroad.server.connections.plain import Gate
from kingsroad.server.run import make_server
from kingsroad.server.security.limits import Limits
from kingsroad.server.settings import ServerSettings, networks

SHORT = Limits(request_seconds=0.5, plain=5, plain_each=3)
WHOLE = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
HALVES = {
    "nothing": b"",
    "half a line": b"GET /api/games HT",
    "half the headers": b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "half the body": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b'Content-Length: 500\r\n\r\n{"game"',
}


@contextmanager
def serving(data: Path, limits: Limits, app: Litestar | None = None) -> Iterator[tuple[str, int]]:
    """A server in a thread, on loopback."""
    served = make_app(ServerSettings(data, limits=limits)) if app is None else app
    server = make_server(served, "127.0.0.1", 0, limits)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        yield server.servers[0].sockets[0].getsockname()
    finally:
        server.should_exit = True
        thread.join()


def answer(connection: socket.socket) -> bytes:
    """All that is said until the end."""
    connection.settimeout(10)
    found = b""
    while more := connection.recv(65536):
        found += more
    return found


@pytest.fixture
def address(tmp_path: Path) -> Iterator[tuple[str, int]]:
    with serving(tmp_path, SHORT) as found:
        yield found


@pytest.mark.parametrize("half", HALVES)
def test_half_a_request_is_not_waited_for(
    half: str, address: tuple[str, int], caplog: pytest.LogCaptureFixture
) -> None:
    with socket.create_connection(address) as connection:
        connection.sendall(HALVES[half])
        assert answer(connection).startswith(b"HTTP/1.1 408")
    assert not caplog.records


CHUNKED = (
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
ENDLESS = {
    "a line": (b"GET /", b"x" * 1000),
    "a header": (b"GET / HTTP/1.1\r\nX: ", b"x" * 1000),
    "headers": (b"GET / HTTP/1.1\r\n", b"X: 12345678\r\n" * 100),
    "chunks of nothing": (CHUNKED, b"1;" + b"x" * 1000 + b"\r\n1\r\n"),
    "trailers": (CHUNKED + b"0\r\n", b"X: 12345678\r\n" * 100),
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_what_comes_before_a_body_does_not_grow(kind: str, tmp_path: Path) -> None:
    """Else one connection would fill the memory."""
    begin, more = ENDLESS[kind]
    with (
        serving(tmp_path, Limits(head_bytes=20_000)) as address,
        socket.create_connection(address) as connection,
    ):
        connection.settimeout(10)
        connection.sendall(begin)
        assert is_ended(connection, more)


def is_ended(connection: socket.socket, more: bytes) -> bool:
    """Whether a connection is closed from the other side while it sends a lot."""
    try:
        for _ in range(1_000):
            connection.sendall(more)
            time.sleep(0.001)
    except ConnectionError:
        return True
    return False


def test_large_bodies_come_through(tmp_path: Path) -> None:
    """In one piece or in small chunks, again and again; why one is refused, its sender learns."""
    body = b'{"game": "' + b"x" * 100_000 + b'"}'
    chunks = b"".join(b"%x\r\n%b\r\n" % (len(c), c) for c in (body[:50_000], body[50_000:]))
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    whole = head + b"Content-Length: %d\r\n\r\n" % len(body) + body
    pieces = head + b"Transfer-Encoding: chunked\r\n\r\n" + chunks + b"0\r\n\r\n"
    with (
        serving(tmp_path, Limits(head_bytes=20_000)) as address,
        socket.create_connection(address) as connection,
    ):
        connection.settimeout(10)
        for request in (whole, pieces, whole):
            connection.sendall(request)
            assert connection.recv(65536).startswith(b"HTTP/1.1 400")
        connection.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * 20_100)
        assert answer(connection).startswith(b"HTTP/1.1 431")


def test_sockets_are_logged_without_their_tables(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    websockets = pytest.importorskip("websockets.sync.client")
    with caplog.at_level(logging.INFO), serving(tmp_path, Limits()) as (host, port):
        name = "0123456789abcdef0123"
        with websockets.connect(f"ws://{host}:{port}/ws/tables/{name}?language=de") as table:
            assert "unknown" in table.recv()
    assert name not in caplog.text
    facts = [
        record.__dict__["facts"] for record in caplog.records if record.name.endswith("access")
    ]
    assert [(each["method"], each["route"]) for each in facts] == [("SOCKET", "/ws/tables/{table}")]


def test_who_pings_and_does_not_listen_is_shown_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else answers would wait for them without end."""
    monkeypatch.setattr(pongs, "MOST_UNREAD", 10_000)
    ping = bytes([0x89, 0x80 | 125]) + bytes(4) + b"x" * 125
    shake = (
        b"GET /ws/news HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
        b"Sec-WebSocket-Version: 13\r\n\r\n"
    )
    with (
        serving(tmp_path, Limits()) as address,
        socket.create_connection(address) as connection,
    ):
        connection.settimeout(10)
        connection.sendall(shake)
        assert connection.recv(65536).startswith(b"HTTP/1.1 101")
        connection.sendall(ping)
        assert connection.recv(65536)[0] == 0x8A  # who listens is answered
        assert is_ended(connection, ping * 200)


def test_a_socket_that_is_refused_is_no_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Else whoever is not let in could fill the log."""
    websockets = pytest.importorskip("websockets.sync.client")
    with serving(tmp_path, Limits()) as (host, port):
        for path in ("/ws/news", "/ws/tables/0123456789abcdef0123"):
            there = f"ws://{host}:{port}{path}"
            with websockets.connect(there, origin="https://evil.example") as foreign:
                assert "not-allowed" in foreign.recv()
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "security: not-allowed" in caplog.text


def test_a_drip_does_not_stretch_the_time(address: tuple[str, int]) -> None:
    """Each byte in time, the whole of it never."""
    with socket.create_connection(address) as connection:
        began = time.monotonic()
        with suppress(OSError):  # it is closed from the other side
            for byte in HALVES["half the headers"] * 10:
                connection.sendall(bytes([byte]))
                time.sleep(0.05)
        assert time.monotonic() - began < 5


def test_a_second_request_has_its_own_time(address: tuple[str, int]) -> None:
    with socket.create_connection(address) as connection:
        for _ in range(3):
            connection.sendall(WHOLE)
            time.sleep(0.4)
            connection.settimeout(10)
            assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        connection.sendall(HALVES["half a line"])
        assert b"HTTP/1.1 408" in answer(connection)


def test_who_is_one_too_many_is_turned_away_until_others_go(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = Limits(request_seconds=60, plain=5)
    with serving(tmp_path, limits) as address, ExitStack() as held:
        waiting = [held.enter_context(socket.create_connection(address)) for _ in range(5)]
        time.sleep(0.2)
        with socket.create_connection(address) as connection:
            assert refused(connection)
        assert "turned away (1 so far): 5 send no whole request" in caplog.text
        waiting[0].close()
        time.sleep(0.2)
        with socket.create_connection(address) as connection:
            connection.sendall(WHOLE)
            assert connection.recv(65536).startswith(b"HTTP/1.1 200")


def test_who_is_turned_away_is_counted(tmp_path: Path) -> None:
    limits = Limits(request_seconds=60, plain=1)
    app = make_app(ServerSettings(tmp_path, limits=limits))
    with serving(tmp_path, limits, app) as address, ExitStack() as held:
        held.enter_context(socket.create_connection(address))
        time.sleep(0.2)
        with socket.create_connection(address) as connection:
            assert refused(connection)
        assert b"kingsroad_turned_away 1.0\n" in app.state.service.metrics.text()


def refused(connection: socket.socket) -> bool:
    try:
        return answer(connection) == b""
    except ConnectionResetError:
        return True


def test_an_address_has_its_share_but_for_a_proxy(caplog: pytest.LogCaptureFixture) -> None:
    clock = VirtualClock()
    gate = Gate(Limits(plain=10, plain_each=2), 12, clock)
    assert [gate.enter("192.0.2.1", 0) for _ in range(3)] == [True, True, False]
    assert [gate.enter("2001:db8::/64", 0) for _ in range(3)] == [True, True, False]
    assert gate.is_proxy("127.0.0.1")
    assert [gate.enter("127.0.0.1", 0, is_proxy=True) for _ in range(7)] == [True] * 6 + [False]
    assert len(caplog.records) == 1
    gate.leave("127.0.0.1")
    assert not gate.enter(
        "127.0.0.1", 12, is_proxy=True
    )  # ten sockets of tables and two plain: no file is left
    clock.time += plain.REMINDER
    assert not gate.enter("192.0.2.1", 0)
    assert len(caplog.records) == 2
    assert "5 so far" in caplog.text


def test_proxies_on_other_machines_open_connections_for_all_too() -> None:
    """Those that an operator has named, by their address or network."""
    proxies = networks("proxy", ["192.0.2.9", "10.83.3.0/24", "2001:db8::7"])
    gate = Gate(Limits(plain=100, plain_each=2), 200, proxies=proxies)
    for peer in ("192.0.2.9", "10.83.3.5", "::ffff:10.83.3.6", "2001:db8::7"):
        assert [gate.is_proxy(peer), gate.is_proxy("192.0.2.1")] == [True, False]
    assert all(gate.enter("10.83.3.5", 0, is_proxy=True) for _ in range(5))
    assert [gate.enter("192.0.2.1", 0) for _ in range(3)] == [True, True, False]
    # Neighbours of a proxy that share its /64 are counted as anybody.
    assert not gate.is_proxy("2001:db8::8")


@pytest.fixture
def limit(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The limit of files as it is set, the last one last."""
    found = [(1024, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda _which: found[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _which, limit: found.append(limit))
    return found


def test_files_are_raised_as_far_as_needed(
    limit: list[tuple[int, int]], caplog: pytest.LogCaptureFixture
) -> None:
    assert files.room_for(2000) == 2000
    assert limit == [(1024, 4096), (2100, 4096)]
    assert not caplog.records


def test_too_few_files_are_told(
    limit: list[tuple[int, int]], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert files.room_for(10_000) == 3996
    assert limit[-1] == (4096, 4096)
    assert "open 4096 files; for 10000 connections it needs 10100" in caplog.text
