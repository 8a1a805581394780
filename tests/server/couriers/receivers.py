"""Machines that are called in tests: a webhook, a push service, and one for mail."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller

from kingsroad.server.mail import MailServer

PATIENCE = 60.0


class Received(NamedTuple):
    """What somebody was sent."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """A machine that takes what is sent, or answers as it is told to."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.received: list[Received] = []
        self.status = 200
        self.silent = threading.Event()


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A web server on this machine."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.received.append(Received(self.path, headers, body))
            if receiver.silent.is_set():
                closing.wait(PATIENCE)
                return
            self.send_response(receiver.status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    closing = threading.Event()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    receiver = Receiver(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        closing.set()
        server.shutdown()
        server.server_close()


class Sink:
    """Takes mail, but for addresses that bounce."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.bouncing: set[str] = set()

    async def handle_RCPT(  # noqa: N802 - as the library has it
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if address in self.bouncing:
            return "550 there is nobody of that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        read = message_from_bytes(envelope.content, policy=policy.default)
        self.mails.append(read)
        return "250 OK"


@contextmanager
def post_office() -> Iterator[tuple[Sink, MailServer]]:
    """A server for mail on this machine."""
    sink = Sink()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(sink, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield sink, MailServer("127.0.0.1", port, "kings@example.org")
    finally:
        controller.stop()


def eventually(condition: Callable[[], object]) -> None:
    """Wait for what other tasks do."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it has not happened"
        time.sleep(0.01)
