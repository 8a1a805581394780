"""Nobody can make the server call machines that are not on the open network."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from typing import Any

import pytest
from tests.server.couriers.receivers import receiving

from kingsroad.server.couriers import guard
from kingsroad.server.couriers.guard import Poster, Undelivered, is_public


def post(url: str, poster: Poster | None = None) -> None:
    async def run() -> None:
        await (poster or Poster()).post(url, b"x", {})

    asyncio.run(run())


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://example.org/", "no-https"),
        ("ftp://example.org/", "no-address"),
        ("file:///etc/passwd", "no-address"),
        ("https://", "no-address"),
        ("https://user:secret@example.org/", "no-address"),
        ("https://example.org:99999/", "no-address"),
        ("https://exa mple.org/", "no-address"),
        ("https://example.org/\r\nHost: other", "no-address"),
        ("https://" + "a" * 2000, "no-address"),
        ("https://127.0.0.1/", "private"),
        ("https://[::1]/", "private"),
        ("https://10.1.2.3/", "private"),
        ("https://192.168.0.1:8303/", "private"),
        ("https://169.254.169.254/latest/meta-data", "private"),
        ("https://100.64.0.1/", "private"),
        ("https://0.0.0.0/", "private"),
        ("https://224.0.0.1/", "private"),
        ("https://[fd00::1]/", "private"),
        ("https://[fe80::1]/", "private"),
        ("https://[::ffff:127.0.0.1]/", "private"),
        ("https://[64:ff9b::10.0.0.1]/", "private"),
        ("https://[2002:7f00:1::]/", "private"),
        ("https://2130706433/", "private"),
        ("https://0x7f.1/", "private"),
    ],
)
def test_what_is_not_plainly_public_is_refused(url: str, why: str) -> None:
    with pytest.raises(Undelivered) as refused:
        post(url)
    assert refused.value.why == why


def test_public_addresses_are_public() -> None:
    for address in ("8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"):
        assert is_public(ip_address(address)), address


def resolved_to(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Let names mean something, one answer after the other; the names that were asked for."""
    asked: list[str] = []

    async def resolve(host: str, _port: int) -> list[Any]:
        asked.append(host)
        return [ip_address(each) for each in answers[min(len(asked), len(answers)) - 1]]

    monkeypatch.setattr(guard, "resolve", resolve)
    return asked


def test_one_private_address_among_public_ones_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    resolved_to(monkeypatch, ["8.8.8.8", "10.0.0.1"])
    with pytest.raises(Undelivered, match="private"):
        post("https://both.example/")


def test_the_connection_goes_to_the_address_that_was_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that means another machine the second time (rebinding) is asked only once."""
    asked = resolved_to(monkeypatch, ["192.0.43.8"], ["127.0.0.1"])
    monkeypatch.setattr(guard, "is_public", lambda address: str(address) == "192.0.43.8")
    connected: list[tuple[str, dict[str, Any]]] = []

    async def connect(_self: object, host: str, *_: Any, **how: Any) -> Any:
        connected.append((host, how))
        raise OSError

    backends = pytest.importorskip("httpcore._backends.anyio")
    monkeypatch.setattr(backends.AnyIOBackend, "connect_tcp", connect)
    with pytest.raises(Undelivered, match="unreachable"):
        post("https://rebinding.example/hook?x=1")
    assert asked == ["rebinding.example"]
    assert [host for host, _how in connected] == ["192.0.43.8"]


def test_this_machine_is_reached_only_where_tests_say_so() -> None:
    with receiving() as receiver:
        with pytest.raises(Undelivered, match="no-https"):
            post(receiver.address)
        assert receiver.received == []
        post(receiver.address + "/a?b=c", Poster(loopback=True))
        assert [each.path for each in receiver.received] == ["/a?b=c"]
        assert receiver.received[0].headers["host"] == receiver.address.removeprefix("http://")


@pytest.mark.parametrize(
    ("status", "why"),
    [(302, "refused"), (403, "refused"), (500, "refused"), (404, "gone"), (410, "gone")],
)
def test_only_a_success_is_one(status: int, why: str) -> None:
    with receiving() as receiver:
        receiver.status = status
        with pytest.raises(Undelivered) as refused:
            post(receiver.address, Poster(loopback=True))
        assert (refused.value.why, refused.value.status) == (why, status)
        assert len(receiver.received) == 1


def test_who_never_answers_is_not_waited_for() -> None:
    with receiving() as receiver:
        receiver.silent.set()
        with pytest.raises(Undelivered, match="silent"):
            post(receiver.address, Poster(loopback=True, patience=0.3))


def test_a_machine_that_does_not_listen_is_not_reached() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(Undelivered, match="unreachable"):
        post(f"http://127.0.0.1:{port}/", Poster(loopback=True))
