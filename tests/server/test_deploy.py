"""The examples in deploy/, with the real programs: a proxy with TLS before a running server."""

from __future__ import annotations

import json
import os
import shutil
import ssl
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.processes import PATIENCE, free_port, serving

from kingsroad.server.options import OPTIONS, read_options
from kingsroad.server.settings import settings_from

websockets = pytest.importorskip("websockets.sync.client")
DEPLOY = Path(__file__).parents[2] / "deploy"
UNCHECKED = ssl.create_default_context()
UNCHECKED.check_hostname = False
UNCHECKED.verify_mode = ssl.CERT_NONE


def program(name: str) -> str:
    """A program of the system; where everything must be tried, one that is missing is a failure."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        if os.environ.get("KINGSROAD_EXPECT_PROGRAMS"):
            pytest.fail(f"there is no {name}")
        pytest.skip(f"there is no {name}")
    return found


def nginx(folder: Path, port: int, server: str) -> list[str]:
    """The command that runs nginx with the example."""
    names = (str(folder / "key.pem"), str(folder / "cert.pem"))
    subprocess.run(
        [program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj",
         "/CN=localhost", "-days", "2", "-keyout", names[0], "-out", names[1]],
        check=True,
        capture_output=True,
    )  # fmt: skip
    site = (DEPLOY / "nginx.conf").read_text()
    for old, new in {
        "127.0.0.1:8303": server,
        "listen 443": f"listen 127.0.0.1:{port}",
        "example.org;": "localhost;",
        "/etc/ssl/certs/example.org.pem": names[1],
        "/etc/ssl/private/example.org.key": names[0],
    }.items():
        assert old in site
        site = site.replace(old, new)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log {folder}/errors;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{places}{site}}}\n"
    )
    return [program("nginx"), "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors")]


def caddy(folder: Path, port: int, server: str) -> list[str]:
    """The command that runs Caddy with the example."""
    text = (DEPLOY / "Caddyfile").read_text()
    for old, new in {
        "127.0.0.1:8303": server,
        "example.org {": f"https://localhost:{port} {{\n\tbind 127.0.0.1",
    }.items():
        assert old in text
        text = text.replace(old, new)
    inside = "local_certs\n\tskip_install_trust\n\tadmin off\n\tauto_https disable_redirects"
    (folder / "Caddyfile").write_text(f"{{\n\t{inside}\n}}\n{text}")
    return [
        program("caddy"),
        "run",
        "--adapter",
        "caddyfile",
        "--config",
        str(folder / "Caddyfile"),
    ]


@contextmanager
def proxied(kind: str, folder: Path, server: str) -> Iterator[str]:
    """A proxy before a server; where it listens."""
    port = free_port()
    command = {"nginx": nginx, "caddy": caddy}[kind](folder, port, server)
    home = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env=home)
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                ask(f"https://localhost:{port}/health")
                break
            except OSError:
                assert process.poll() is None, (folder / "said").read_text()
                assert time.monotonic() < deadline, (folder / "said").read_text()
                time.sleep(0.1)
        yield f"localhost:{port}"
    finally:
        process.terminate()
        process.wait(20)


def ask(address: str, body: object = None, **headers: str) -> tuple[int, Any, bytes]:
    data = None if body is None else json.dumps(body).encode()
    kind = {"Content-Type": "application/json"}
    request = urllib.request.Request(address, data, kind | headers)  # noqa: S310 - our own
    with urllib.request.urlopen(request, timeout=PATIENCE, context=UNCHECKED) as answer:  # noqa: S310
        return answer.status, answer.headers, answer.read()


@pytest.mark.parametrize("kind", ["nginx", "caddy"])
def test_a_table_is_played_through_a_proxy(kind: str, tmp_path: Path) -> None:
    (tmp_path / "proxy").mkdir(mode=0o755)
    with (
        serving(tmp_path / "data", "--site", "localhost") as (server, _process),
        proxied(kind, tmp_path / "proxy", server) as site,
    ):
        status, headers, _page = ask(f"https://{site}/")
        assert status == 200
        assert headers["Strict-Transport-Security"] == "max-age=31536000"
        new = {"game": "caylus2005", "seats": [{"kind": "me"}] * 2}
        status, headers, made = ask(f"https://{site}/api/tables", new, Origin=f"https://{site}")
        assert status == 201
        cookie = headers["Set-Cookie"]
        assert "Secure" in cookie
        table = json.loads(made)["id"]
        for origin in (f"http://{site}", "https://evil.example"):
            with pytest.raises(urllib.error.HTTPError) as refused:
                ask(f"https://{site}/api/tables", new, Origin=origin)
            assert refused.value.code == 403
            refused.value.close()
        with websockets.connect(
            f"wss://{site}/ws/tables/{table}",
            ssl=UNCHECKED,
            origin=f"https://{site}",
            additional_headers={"Cookie": cookie.split(";")[0]},
        ) as socket:
            shown = json.loads(socket.recv(PATIENCE))
            assert (shown["type"], len(shown["yours"])) == ("table", 2)
            choice = shown["question"]["options"][0]["choice"]
            message = {"type": "choose", "lines": shown["lines"], "choice": choice}
            socket.send(json.dumps(message))
            while json.loads(socket.recv(PATIENCE))["type"] != "update":
                pass


def test_the_examples_are_understood() -> None:
    """Settings by our own program; compose files as far as YAML and our variables go."""
    assert settings_from(read_options({"settings": str(DEPLOY / "kingsroad.toml")}, {})).hosts
    yaml = pytest.importorskip("yaml")
    for name in ("compose.yaml", "compose.cluster.yaml"):
        services = yaml.safe_load((DEPLOY / name).read_text())["services"]
        for service in services.values():
            variables = {
                key: value.replace("${SITE}", "example.org")
                for key, value in service.get("environment", {}).items()
                if key.startswith("KINGSROAD_")
            }
            known = {option.variable for option in OPTIONS}
            assert variables.keys() <= known
            settings = settings_from(read_options({}, variables))
            # Where an engine hides who comes, all visitors have the address of the gateway.
            assert not settings.is_operator("10.83.3.1")


@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile.cluster"])
def test_caddy_understands_its_files(name: str, tmp_path: Path) -> None:
    path = tmp_path / "Caddyfile"
    path.write_text("{\n\tlocal_certs\n\tskip_install_trust\n}\n" + (DEPLOY / name).read_text())
    home = {"SITE": "example.org", "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    command = [program("caddy"), "validate", "--adapter", "caddyfile", "--config", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=home)
    assert "Valid configuration" in done.stdout + done.stderr, done.stderr


def test_systemd_understands_the_unit() -> None:
    verify = [program("systemd-analyze"), "verify", "--man=no", str(DEPLOY / "kingsroad.service")]
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    complaints = [
        line
        for line in done.stderr.splitlines()
        if "kingsroad.service" in line and "is not executable" not in line
    ]
    assert complaints == []
