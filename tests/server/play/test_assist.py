"""Bots that think on other machines."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect
from tests.server.helpers import Client
from tests.server.processes import serving

from kingsroad.core.errors import KingsroadError
from kingsroad.server.options import read_options
from kingsroad.server.settings import settings_from

websockets = pytest.importorskip("websockets.sync.client")
SECRET = "a secret of two dozen letters"  # noqa: S105 - of these tests


def test_who_does_not_know_the_secret_is_shown_out(client: Client) -> None:
    for headers in ({}, {"Authorization": "Bearer "}, {"Authorization": "Bearer x"}):
        with (
            client.websocket_connect("/ws/assist", headers=headers) as session,
            pytest.raises(WebSocketDisconnect) as shown_out,
        ):
            session.receive_text(timeout=20)
        assert shown_out.value.code == 1008


def test_a_short_secret_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("short\n")
    with pytest.raises(KingsroadError, match="at least 24 letters"):
        settings_from(read_options({"assist_secret": str(tmp_path / "secret")}, {}))


def test_an_assistant_plays_a_bots_seat(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text(SECRET + "\n")
    with serving(tmp_path / "data", "--assist-secret", str(secret), "--operator", "127.0.0.1") as (
        where,
        process,
    ):
        command = [sys.executable, "-m", "kingsroad", "assist", f"ws://{where}", "--once"]
        helper = subprocess.Popen(
            [*command, "--secret", str(secret), "--thinkers", "1"],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert helper.stdout is not None
            assert "Thinking for" in helper.stdout.readline()
            body = {"game": "magna_carta", "seats": [{"kind": "bot", "bot": "apprentice"}] * 2}
            request = urllib.request.Request(
                f"http://{where}/api/tables",
                json.dumps(body).encode(),
                {"Content-Type": "application/json"},
            )
            with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - our own
                table = json.load(answer)["id"]
            with websockets.connect(f"ws://{where}/ws/tables/{table}") as socket:
                made = 0
                while made < 3:
                    made += json.loads(socket.recv(60))["type"] == "update"
            # The server has started no process of its own: the bot thought elsewhere.
            pid = process.pid
            children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
            started = [Path(f"/proc/{child}/cmdline").read_bytes() for child in children]
            assert not [each for each in started if b"spawn_main" in each]
        finally:
            helper.terminate()
            helper.communicate(timeout=20)
