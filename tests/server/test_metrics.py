"""What the server tells of itself: figures for operators, and a log without secrets."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import pytest
from sqlalchemy import select
from tests.server.helpers import Client, Person, VirtualClock, running, service_of

from kingsroad.core.errors import KingsroadError
from kingsroad.server.journal import JsonLines, TextLines, Watch, request_id, set_up
from kingsroad.server.settings import ServerSettings
from kingsroad.server.storage import schema


def figures(client: Client) -> dict[str, float]:
    """The figures by their names with labels."""
    text = service_of(client).metrics.text().decode()
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_what_is_played_is_counted(client: Client) -> None:
    person = Person(client)
    table = person.create("caylus2005", "me", "me")["id"]
    with person.at(table) as seat:
        assert figures(client)["kingsroad_sockets"] == 1
        seat.choose()
        seat.expect("update")
        seat.choose("nonsense")
        seat.expect("refused")
    found = figures(client)
    assert found["kingsroad_rooms_awake"] == 1
    assert found['kingsroad_choices_total{game="caylus2005"}'] >= 1
    assert found['kingsroad_refusals_total{code="illegal"}'] == 1
    assert found["kingsroad_commit_seconds_count"] >= 2
    assert found["kingsroad_thinkers_queue"] == 0
    assert "kingsroad_clocks_overdue" in found
    made = 'http_requests_total{app_name="kingsroad",method="POST",path="/api/tables",'
    assert found[made + 'status_code="201"}'] >= 1
    assert not [name for name in found if table in name]


def test_bots_are_timed_by_their_level(client: Client) -> None:
    """How long they waited for a thinker, and how long they thought."""
    person = Person(client)
    table = person.create("caylus2005", "me", "apprentice")["id"]
    with person.at(table) as seat:
        while not figures(client).get('kingsroad_thought_seconds_count{level="apprentice"}'):
            if seat.question["options"]:
                seat.choose()
            seat.expect("update")
    assert figures(client)['kingsroad_thought_wait_seconds_count{level="apprentice"}'] >= 1


def test_operators_are_shown_every_figure_there_should_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ServerSettings, "is_operator", lambda _self, _address: True)
    with running(tmp_path) as client:
        told = client.get("/metrics").text
    found = set(re.findall(r"^# TYPE (\w+) (\w+)$", told, re.MULTILINE))
    assert {pair for pair in found if pair[0].startswith("kingsroad_")} >= {
        ("kingsroad_rooms_awake", "gauge"),
        ("kingsroad_choices_total", "counter"),
        ("kingsroad_commit_seconds", "histogram"),
        ("kingsroad_failed_commits_total", "counter"),
        ("kingsroad_thinkers_queue", "gauge"),
        ("kingsroad_thought_seconds", "histogram"),
        ("kingsroad_thought_wait_seconds", "histogram"),
        ("kingsroad_sockets", "gauge"),
        ("kingsroad_turned_away", "gauge"),
        ("kingsroad_refusals_total", "counter"),
        ("kingsroad_pushes_total", "counter"),
        ("kingsroad_pings_total", "counter"),
        ("kingsroad_clocks_overdue", "gauge"),
        ("kingsroad_broken_tables_total", "counter"),
    }
    assert ("http_requests_total", "counter") in found


def test_nothing_that_is_said_or_drawn_is_in_the_log(
    client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    """At any level of any logger, while people talk, choose and are refused."""
    caplog.set_level(logging.DEBUG)
    ann = Person(client)
    table = ann.create("magna_carta", "me", "me")["id"]
    with ann.at(table) as seat:
        seat.send(type="say", text="between you and me")
        seat.expect("said")
        seat.send(type="say", text="between you and me" * 1000)
        seat.expect("refused")
        seat.choose()
        seat.expect("update")
    with service_of(client).storage.engine.connect() as connection:
        seed = connection.execute(select(schema.tables.c.seed)).scalar_one()
    ours = [record for record in caplog.records if not record.name.startswith("http")]
    told = "".join(form.format(each) for each in ours for form in (JsonLines(), TextLines()))
    assert len(seed) >= 32
    for secret in ("between you", seed, ann.token, table):
        assert secret not in told


def test_figures_are_for_operators(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as client:
        answer = client.get("/metrics")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
        monkeypatch.setattr(ServerSettings, "is_operator", lambda _self, _address: True)
        answer = client.get("/metrics")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain; version=")
        assert "\nkingsroad_rooms_awake 0.0\n" in answer.text


def test_a_request_has_a_name(client: Client) -> None:
    first, second = (client.get("/api/games").headers["x-request-id"] for _ in range(2))
    assert first != second
    named = client.get("/api/games", headers={"X-Request-ID": "from-the-proxy-1"})
    assert named.headers["x-request-id"] == "from-the-proxy-1"
    other = client.get("/api/games", headers={"X-Request-ID": "no good\x7f"})
    assert "no good" not in other.headers["x-request-id"]


def test_requests_are_logged_without_their_tables(
    client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "kingsroad.access"):
        person = Person(client)
        table = person.create("caylus2005", "me", "open")
        person.get(f"/api/tables/{table['id']}")
    told = [JsonLines().format(record) for record in caplog.records]
    facts = [json.loads(line) for line in told]
    assert [(each["method"], each["route"], each["status"]) for each in facts] == [
        ("POST", "/api/tables", 201),
        ("GET", "/api/tables/{table}", 200),
    ]
    assert not [line for line in told if table["id"] in line or table["invites"]["red"] in line]


def test_attempts_are_logged(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    table = Person(client).create("caylus2005", "me", "open")["id"]
    guess = "0123456789abcdef0123456789abcdef"
    for _ in range(3):
        body = {"invite": guess, "name": "Eve"}
        Person(client).post(f"/api/tables/{table}/seats/red", body, 404)
    client.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
    told = [record for record in caplog.records if record.name == "kingsroad.security"]
    lines = [json.loads(JsonLines().format(record)) for record in told]
    assert [each["event"] for each in lines] == ["bad-link", "not-allowed"]
    assert {each["who"] for each in lines} == {"testclient"}
    assert lines[0]["reason"] == "this link does not lead to that seat"
    assert guess not in str(lines)
    assert table not in str(lines)


def test_who_tries_again_and_again_fills_no_log(caplog: pytest.LogCaptureFixture) -> None:
    clock, watch = VirtualClock(), Watch()
    for _ in range(50):
        watch.note(clock.steady(), "flood", "192.0.2.1")
    watch.note(clock.steady(), "flood", "192.0.2.2")
    clock.time += 61
    watch.note(clock.steady(), "flood", "192.0.2.1")
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records]
    assert [(each["who"], each.get("times")) for each in lines] == [
        ("192.0.2.1", None),
        ("192.0.2.2", None),
        ("192.0.2.1", 49),
    ]


def test_lines_for_machines_have_the_request() -> None:
    record = logging.LogRecord("x", logging.ERROR, "", 0, "bad %s", ("thing",), None)
    request_id.set("abc")
    line = json.loads(JsonLines().format(record))
    assert (line["request"], line["message"], line["level"]) == ("abc", "bad thing", "error")
    request_id.set("")


def test_a_log_of_another_kind_is_refused() -> None:
    with pytest.raises(KingsroadError, match="--log-format is text or json"):
        set_up("xml", "info")
    with pytest.raises(KingsroadError, match="--log-level is"):
        set_up("json", "loud")
