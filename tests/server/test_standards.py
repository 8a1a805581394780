"""Points of the OWASP ASVS about cookies, headers and methods; docs/server.md lists the others."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient
from tests.server.helpers import GENEROUS, Client

from kingsroad.server.app import make_app
from kingsroad.server.settings import ServerSettings

BODY = {"game": "caylus2005", "seats": [{"kind": "me"}] * 2}
PLAIN = "kingsroad"


def test_over_tls_the_cookie_is_of_this_host_alone(tmp_path: Path) -> None:
    app = make_app(ServerSettings(tmp_path, limits=GENEROUS))
    with TestClient(app, base_url="https://testserver.local") as client:
        given = client.post("/api/tables", json=BODY)
        cookie = given.headers["set-cookie"]
        assert cookie.startswith("__Host-kingsroad=")
        for part in ("Secure", "HttpOnly", "Path=/", "SameSite=lax"):
            assert part in cookie
        assert "Domain" not in cookie
        assert given.headers["strict-transport-security"] == "max-age=31536000"
        assert len(client.get("/api/tables").json()) == 1
        token = cookie.split(";")[0].partition("=")[2]
        client.cookies.clear()
        planted = client.get("/api/tables", headers={"Cookie": f"{PLAIN}={token}"})
        assert planted.json() == []  # one that a neighbour of the host may have set


def test_without_tls_browsers_are_not_told_to_come_by_it(client: Client) -> None:
    answer = client.post("/api/tables", json=BODY)
    assert "strict-transport-security" not in answer.headers
    assert answer.headers["set-cookie"].startswith("kingsroad=")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "x/y"])
def test_a_body_must_say_that_it_is_json(client: Client, kind: str) -> None:
    body = b'{"game": "caylus2005", "seats": [{"kind": "me"}, {"kind": "me"}]}'
    answer = client.post("/api/tables", content=body, headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["code"]) == (415, "malformed")
    kind = "application/json; charset=utf-8"
    answer = client.post("/api/tables", content=body, headers={"Content-Type": kind})
    assert answer.status_code == 201


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [("PUT", "/api/tables", {"GET", "POST"}), ("POST", "/health", {"GET"})],
)
def test_what_is_not_allowed_says_what_is(
    client: Client, method: str, path: str, allowed: set[str]
) -> None:
    answer = client.request(method, path)
    assert answer.status_code == 405
    assert allowed <= set(answer.headers["allow"].replace(" ", "").split(","))


@pytest.mark.parametrize(
    ("path", "allowed"),
    [("/api/tables", {"GET", "POST"}), ("/api/tables/x/seats/blue", {"DELETE", "POST"})],
)
def test_all_methods_of_a_path_are_told(client: Client, path: str, allowed: set[str]) -> None:
    answer = client.options(path)
    assert set(answer.headers["allow"].split(", ")) == {"OPTIONS", *allowed}


def test_scripts_are_from_here_alone(client: Client) -> None:
    policy = client.get("/").headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "'unsafe" not in policy  # no code of texts, and nothing inline: neither script nor style
    assert policy.startswith("default-src 'none'")
